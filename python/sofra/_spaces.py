"""What a game's observations and actions are, as Gymnasium's spaces."""

import numpy as np
from gymnasium import spaces

import sofra


def highest(name: str) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
    """The largest number at each place of an observation."""
    return np.concatenate(
        [np.full(block.stop - block.start, block.max, np.uint8) for block in sofra.spec(name).blocks]
    )


def observation_space(name: str) -> spaces.Box:
    """The numbers of an observation."""
    high = highest(name)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def action_space(name: str) -> spaces.Discrete:
    """The numbers of the actions."""
    return spaces.Discrete(sofra.spec(name).actions)


class Seeds:
    """The seeds of the games that an environment plays one after another."""

    def __init__(self) -> None:
        self._root: int | str | None = None
        self._number = 0

    def next(self, root: int | str | None) -> str | None:
        """The seed of the next game. A new root begins a new series; None, a fresh seed, without any."""
        if root is not None:
            self._root, self._number = root, 0
        if self._root is None:
            return None
        self._number += 1
        return sofra.nth_seed(self._root, self._number - 1)


def render(game: sofra.Game, mode: str | None, seat: int | None) -> str | None:
    """The position as text, as a page or as a picture; None without a mode."""
    if mode == "ansi":
        return game.text(seat)
    if mode == "html":
        return game.html(seat)
    if mode == "svg":
        return game.svg(seat)
    if mode == "human":
        print(game.text(seat))
    return None


RENDER_MODES = ["human", "ansi", "html", "svg"]


def check_render_mode(mode: str | None) -> None:
    """Refuses an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise sofra.BadSetup(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
