"""Board games for research: complete rules, bots, and thousands of games at once.

>>> import sofra
>>> game = sofra.Game("simurgh", seats=3, seed=7)
>>> game.act(game.legal()[0])
1

`Game` is one game, `Bot` decides for a seat, `Batch` steps many games in Rust threads. Adapters for
other libraries are `sofra.pettingzoo`, `sofra.openspiel` and `sofra.gym`.
"""

from sofra._sofra import (
    LEVELS,
    BadJournal,
    BadSetup,
    BadShape,
    Batch,
    Block,
    Bot,
    Broken,
    Game,
    IllegalAction,
    SofraError,
    Spec,
    __version__,
    games,
    nth_seed,
    spec,
)

__all__ = [
    "LEVELS",
    "BadJournal",
    "BadSetup",
    "BadShape",
    "Batch",
    "Block",
    "Bot",
    "Broken",
    "Game",
    "IllegalAction",
    "SofraError",
    "Spec",
    "__version__",
    "games",
    "nth_seed",
    "spec",
]
