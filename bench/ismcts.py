"""`master` against OpenSpiel's Python IS-MCTS, the same time for each decision, one core for each game.

    python bench/ismcts.py --jobs 16 --games 60 --out ismcts.jsonl

Two players, seats in turn: games 2n and 2n + 1 have the same deal with the seats exchanged. A game depends
only on its number and on time. Every game is a line of the file, so that a stopped run can be resumed: what
is in the file isn't played again. `--report` prints what is in it.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from pathlib import Path

GAMES = ["belaad", "simurgh", "clash-of-rage", "dwar7s-fall"]


def play(task):
    """Plays one game and returns how it went."""
    # Imported in each worker process, never in the one that hands out games.
    import pyspiel

    import sofra
    import sofra.openspiel

    name, number, args = task
    seat = number % 2
    deal = number // 2
    game = pyspiel.load_game(sofra.openspiel.short_name(name), {"players": 2, "seed": deal})
    state = game.new_initial_state()
    master = sofra.Bot(f"{args.bot}:millis={round(args.seconds * 1000)}{args.settings}", seed=number)
    clock = time.process_time if args.processor else time.perf_counter
    rival = sofra.openspiel.TimedISMCTS(game, args.seconds, args.uct, seed=number, clock=clock)
    spent, asked, simulations = [0.0, 0.0], [0, 0], 0
    while not state.is_terminal():
        ours = state.current_player() == seat
        side = 0 if ours else 1
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            continue
        began = clock()
        action = master.choose(state.game) if ours else rival.step(state)
        spent[side] += clock() - began
        asked[side] += 1
        simulations += 0 if ours else rival.simulations
        state.apply_action(action)
        if state.game.steps >= args.limit:
            break
    outcome = state.game.outcome()
    return {
        "game": name,
        "number": number,
        "seat": seat,
        "win": state.game.returns("win")[seat] if outcome else None,
        "scores": [each["score"] for each in outcome["seats"]] if outcome else None,
        "steps": state.game.steps,
        "decisions": asked,
        "seconds": [round(each, 2) for each in spent],
        "simulations": simulations,
        "bot": args.bot,
        "limit": args.seconds,
        "clock": "processor" if args.processor else "wall",
    }


def report(lines):
    """The share of the wins of each game with its interval."""
    for name in GAMES:
        played = [line for line in lines if line["game"] == name]
        over = [line for line in played if line["win"] is not None]
        if not over:
            continue
        count, share = len(over), sum(line["win"] for line in over) / len(over)
        # Wilson's interval, which stays within 0 and 1.
        z = 1.96
        middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2)
        spent = [sum(line["seconds"][side] for line in played) for side in (0, 1)]
        asked = [sum(line["decisions"][side] for line in played) for side in (0, 1)]
        sims = sum(line["simulations"] for line in played) / max(1, asked[1])
        print(
            f"{name:14} {share:6.1%} [{middle - half:.1%}, {middle + half:.1%}] of {count} games"
            f" ({len(played) - count} broken off), {spent[0] / max(1, asked[0]):.2f} :"
            f" {spent[1] / max(1, asked[1]):.2f} s a decision, {sims:.0f} simulations a decision of IS-MCTS"
        )


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--only", nargs="*", default=GAMES, choices=GAMES)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments.add_argument("--games", type=int, default=60, help="of each kind")
    arguments.add_argument("--seconds", type=float, default=1.0, help="for a decision")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument(
        "--processor",
        action="store_true",
        help="IS-MCTS has its time of the processor, master by the clock: on a busy machine master gets less",
    )
    arguments.add_argument("--bot", default="master")
    arguments.add_argument("--settings", default=":simulations=0:threads=1", help="of the bot: as many simulations as fit")
    arguments.add_argument("--uct", type=float, default=2.0)
    arguments.add_argument("--limit", type=int, default=6000, help="steps after which a game is broken off")
    arguments.add_argument("--out", type=Path, default=Path("ismcts.jsonl"))
    arguments.add_argument("--report", action="store_true", help="play nothing")
    args = arguments.parse_args()
    lines = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out.exists() else []
    known = {(line["game"], line["number"]) for line in lines}
    # The games in turn, so that a run that is stopped has some of each.
    numbers = range(args.first, args.first + args.games)
    tasks = [(name, number, args) for number in numbers for name in args.only]
    tasks = [task for task in tasks if task[:2] not in known and not args.report]
    if tasks:
        # Fresh processes: none inherits another's threads.
        with multiprocessing.get_context("spawn").Pool(args.jobs) as pool, args.out.open("a") as out:
            for line in pool.imap_unordered(play, tasks):
                lines.append(line)
                out.write(json.dumps(line) + "\n")
                out.flush()
    report(lines)


if __name__ == "__main__":
    main()
