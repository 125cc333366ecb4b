"""Random games stepped from Python are the games of `sofra simulate`, journal for journal.

`SOFRA` names the program, `SOFRA_GAMES` how many games of each kind with each number of seats; `make test`
plays few, `make bench-python` more than 10,000 in all.
"""

import os
import subprocess
from pathlib import Path

import choices
import sofra

PROGRAM = os.environ.get("SOFRA", str(Path(__file__).parents[2] / "target/debug/sofra"))
GAMES = int(os.environ.get("SOFRA_GAMES", "3"))


def test_journals_are_those_of_simulate(name: str, seats: int, tmp_path: Path) -> None:
    seed = f"equal {name}"
    subprocess.run(
        [PROGRAM, "simulate", name, "--seats", str(seats), "--bots", "random"]
        + ["--games", str(GAMES), "--seed", seed, "--out", str(tmp_path)],
        check=True,
        capture_output=True,
    )
    files = sorted(tmp_path.iterdir())
    assert len(files) == GAMES
    for number, file in enumerate(files):
        game = choices.play(name, seats, sofra.nth_seed(seed, number))
        assert game.journal() == file.read_text(), file.name
