"""Decisions a second from Python: one environment and many, ours beside theirs, in one run.

Random play with observations and legal actions. Everything is measured in turn, several rounds, and
the best round of each counts, because noise only ever slows. Run it by `make bench-python`; the table
it prints is that of docs/python.md.
"""

import argparse
import json
import time
import warnings
from pathlib import Path

import numpy as np

import sofra

warnings.filterwarnings("ignore")
SIZES = (1, 16, 256, 4096)


def decisions_a_second(step, seconds, clock):
    """Decisions a second of a function that makes some and returns how many."""
    step()
    count, began = 0, clock()
    while (spent := clock() - began) < seconds:
        count += step()
    return count / spent


def ours_game(name):
    """`sofra.Game` by itself: legal list, observation, action."""
    rng, spec = np.random.default_rng(1), sofra.spec(name)
    numbers = np.zeros(spec.observation_size, np.uint8)
    game = [sofra.Game(name, seed=1)]

    def step():
        for _ in range(100):
            if game[0].over:
                game[0] = sofra.Game(name)
            legal = game[0].legal()
            game[0].observation(None, numbers)
            game[0].act(legal[int(rng.random() * len(legal))])
        return 100

    return step


def aec(env):
    """An environment of PettingZoo's kind, by its own loop."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step():
        made = 0
        for _agent in env.agent_iter(100):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                # NumPy searches truth values many times as fast as numbers.
                legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
                env.step(legal[int(rng.random() * len(legal))])
                made += 1
        if not env.agents:
            env.reset()
        return made

    return step


def ours_pettingzoo(name):
    from sofra import pettingzoo

    return aec(pettingzoo.raw_env(name))


def theirs_pettingzoo(name):
    import importlib

    return aec(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def openspiel(name, ours=False):
    """OpenSpiel's Python loop over a state, with observations."""
    import pyspiel

    if ours:
        import sofra.openspiel  # noqa: F401
    rng, game = np.random.default_rng(1), pyspiel.load_game(name)
    state = [game.new_initial_state()]
    # Hearts has numbers only for the information state.
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def step():
        made = 0
        while made < 100:
            now = state[0]
            if now.is_terminal():
                state[0] = game.new_initial_state()
                continue
            if now.is_chance_node():
                outcomes, weights = zip(*now.chance_outcomes())
                now.apply_action(int(rng.choice(outcomes, p=weights)))
                continue
            legal = now.legal_actions()
            getattr(now, tensor)(now.current_player())
            now.apply_action(legal[int(rng.random() * len(legal))])
            made += 1
        return made

    return step


def openspiel_cpp(name, mean):
    """OpenSpiel's C++ loop, without observations: rollouts inside one search (as in peers.py)."""
    import pyspiel

    game = pyspiel.load_game(name)
    rollouts = 50

    def step():
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        bot = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(rollouts, step.seed), 1.0, 1, 10, False, step.seed, False
        )
        step.seed += 1
        bot.mcts_search(state)
        return round(rollouts * mean)

    step.seed = 1
    return step


def mean_decisions(name, games=30):
    """The decisions of a random game of OpenSpiel."""
    import pyspiel

    rng, game, made = np.random.default_rng(2), pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(int(rng.choice(outcomes, p=weights)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                made += 1
    return made / games


def rlcard(name):
    """RLCard's environment with its random agents: whole games."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def step():
        trajectories, _ = env.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return step


def pgx(name, size):
    """Pgx on the CPU: a compiled step of many games with observations and random legal actions."""
    import jax
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), size)
    state = jax.jit(jax.vmap(env.init))(keys)
    advance = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def one(state, key):
        choose, again = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        action = jax.random.categorical(choose, logits, axis=-1)
        return advance(state, action, jax.random.split(again, size))

    keep = [state, jax.random.PRNGKey(2)]

    def step():
        for _ in range(8):
            keep[1], key = jax.random.split(keep[1])
            keep[0] = one(keep[0], key)
        keep[0].observation.block_until_ready()
        return 8 * size

    return step


def ours_batch(name, size):
    """`sofra.Batch` with observations, masks and actions drawn by itself."""
    batch = sofra.Batch(name, size, seed=1)
    steps = max(1, 4096 // size)

    def step():
        for _ in range(steps):
            batch.step(batch.sample())
        return steps * size

    return step


def contenders():
    """What is measured: the group, the name, and what makes its step."""
    for name in sofra.games():
        yield "one", f"sofra.Game {name}", lambda name=name: ours_game(name)
        yield "one", f"sofra.pettingzoo {name}", lambda name=name: ours_pettingzoo(name)
        short = "sofra_" + name.replace("-", "_")
        yield "one", f"sofra.openspiel {name}", lambda short=short: openspiel(short, ours=True)
    for name in ("gin_rummy_v4", "texas_holdem_v4"):
        yield "one", f"PettingZoo {name}", lambda name=name: theirs_pettingzoo(name)
    for name in ("gin-rummy", "limit-holdem"):
        yield "one", f"RLCard {name}", lambda name=name: rlcard(name)
    for name in ("backgammon", "gin_rummy", "hearts"):
        yield "one", f"OpenSpiel Python {name}", lambda name=name: openspiel(name)
        yield "one", f"OpenSpiel C++ {name}", lambda name=name: openspiel_cpp(name, mean_decisions(name))
    for size in SIZES:
        for name in sofra.games():
            yield f"batch {size}", f"sofra.Batch {name}", lambda name=name, size=size: ours_batch(name, size)
        for name in ("backgammon", "connect_four"):
            yield f"batch {size}", f"Pgx {name}", lambda name=name, size=size: pgx(name, size)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seconds", type=float, default=0.7, help="of each round")
    arguments.add_argument("--only", default="", help="those with this in their name")
    arguments.add_argument(
        "--processor", action="store_true", help="seconds of processor time, of all threads: for a busy machine"
    )
    arguments.add_argument("--out", type=Path)
    args = arguments.parse_args()
    clock = time.process_time if args.processor else time.perf_counter
    steps, best, missing = {}, {}, {}
    for group, name, make in contenders():
        if args.only not in name:
            continue
        try:
            steps[group, name] = make()
            steps[group, name]()
        except Exception as error:  # A peer that can't be run is named, and the others still run.
            if name.startswith("sofra"):
                raise
            missing[group, name] = f"{type(error).__name__}: {error}"
            steps.pop((group, name), None)
    for _ in range(args.rounds):
        for key, step in steps.items():
            best[key] = max(best.get(key, 0), decisions_a_second(step, args.seconds, clock))
    base = best.get(("one", "PettingZoo gin_rummy_v4"))
    print("| | | decisions/s | to PettingZoo's Gin Rummy |\n|---|---|---:|---:|")
    for (group, name), speed in best.items():
        ratio = f"{speed / base:,.1f} ×" if base else ""
        print(f"| {group} | {name} | {speed:,.0f} | {ratio} |")
    for (group, name), why in missing.items():
        print(f"| {group} | {name} | not run: {why} | |")
    if args.out:
        args.out.write_text(json.dumps([[*key, speed] for key, speed in best.items()], indent=1))


if __name__ == "__main__":
    main()
