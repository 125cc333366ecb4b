#!/usr/bin/env python3
"""OpenSpiel's search against our `master`, each with the same time for a decision.

    pip install ./python open_spiel
    python3 examples/python/mcts_against_master.py connect-four --games 10 --seconds 1

In Connect Four OpenSpiel plays MCTS, in the games with hidden cards IS-MCTS; both are its Python
programs, unchanged, with random playouts. `bench/ismcts.py` plays enough games to say how strong.
"""
import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import sofra
import sofra.openspiel

arguments = argparse.ArgumentParser()
arguments.add_argument("game", nargs="?", default="connect-four", choices=sofra.games())
arguments.add_argument("--games", type=int, default=4)
arguments.add_argument("--seconds", type=float, default=1.0)
args = arguments.parse_args()


class TimedMCTS(mcts.MCTSBot):
    """MCTS with as many simulations as fit into the time, by the speed of its last search."""

    def mcts_search(self, state):
        began = time.perf_counter()
        root = super().mcts_search(state)
        each = (time.perf_counter() - began) / self.max_simulations
        self.max_simulations = max(16, int(args.seconds / each))
        return root


def rival(game, seed):
    """OpenSpiel's player for a game."""
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        return sofra.openspiel.TimedISMCTS(game, args.seconds, seed=seed)
    rng = np.random.RandomState(seed)
    return TimedMCTS(game, 2.0, 200, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


won = 0.0
for number in range(args.games):
    game = pyspiel.load_game(sofra.openspiel.short_name(args.game), {"players": 2, "seed": number})
    state, theirs = game.new_initial_state(), rival(game, number)
    ours, seat = sofra.Bot(f"master:millis={int(args.seconds * 1000)}", seed=number), number % 2
    while not state.is_terminal():
        mine = state.current_player() == seat
        state.apply_action(ours.choose(state.game) if mine else theirs.step(state))
    won += state.game.returns("win")[seat]
    print(f"game {number + 1}: master has {won:g} of {number + 1}", flush=True)
