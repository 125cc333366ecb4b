"""Connect Four: random games to the end with legal lists, Sofra against OpenSpiel's C++, in one run.

OpenSpiel's rollouts run inside one call to MCTSBot with a RandomRolloutEvaluator of many rollouts,
so that Python costs nothing. Both are measured in turn and the best of each counts, because noise
only ever slows. Run it by `make bench-peers`.
"""

import subprocess
import sys
import time

import pyspiel

ROUNDS = 5
ROLLOUTS = 20_000


def openspiel_round(seed):
    """Decisions a second of OpenSpiel's rollouts from the empty board."""
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 10, False, seed, False)
    state = game.new_initial_state()
    began = time.perf_counter()
    bot.mcts_search(state)
    seconds = time.perf_counter() - began
    # Two simulations: one evaluates the board, one a child of it. A random game is 21.4 decisions
    # long on average, and one less after the first move.
    return ROLLOUTS * (MEAN_LENGTH + MEAN_LENGTH - 1) / seconds


def mean_length():
    """The average length of a random game, by OpenSpiel itself."""
    import random

    rng = random.Random(1)
    game = pyspiel.load_game("connect_four")
    games = 2000
    total = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            total += 1
    return total / games


def sofra_round(program):
    return float(subprocess.run([program], check=True, capture_output=True, text=True).stdout)


MEAN_LENGTH = mean_length()


def main():
    program = sys.argv[1]
    theirs = ours = 0.0
    for round_number in range(ROUNDS):
        theirs = max(theirs, openspiel_round(round_number + 1))
        ours = max(ours, sofra_round(program))
    print(f"OpenSpiel  {theirs / 1e6:6.2f} million decisions/s on one core (C++ rollouts)")
    print(f"Sofra      {ours / 1e6:6.2f} million decisions/s on one core")
    print(f"ratio      {ours / theirs:6.1f} x")


if __name__ == "__main__":
    main()
