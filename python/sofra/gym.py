"""Environments for Gymnasium: one seat against bots.

>>> import gymnasium, sofra.gym
>>> env = gymnasium.make("sofra/belaad-v0", seats=2, rivals="easy")
>>> observation, info = env.reset(seed=7)
>>> env.step(env.action_space.sample(info["action_mask"]))

An observation is the seat's view as numbers, `info["action_mask"]` the legal actions. The reward is
paid at the end, by rank from -1 to 1. `VectorEnv` plays many games at once, in Rust threads.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space

import sofra
from sofra import _spaces

__all__ = ["SeatEnv", "VectorEnv"]

_ILLEGAL = ("raise", "lose")


class SeatEnv(gymnasium.Env):
    """One seat of a game against bots of a level.

    `seats` and `options` as in `sofra.Game`; `seat` is the learner's, or None for one that goes round
    from game to game; `rivals` is the level of the bots, `reward` "rank", "score" or "win". An illegal
    action raises `IllegalAction`, or ends the game with -1 if `illegal="lose"`.
    """

    metadata = {"render_modes": _spaces.RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        rivals: str = "easy",
        seat: int | None = 0,
        reward: str = "rank",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        _spaces.check_render_mode(render_mode)
        self.game = sofra.Game(name, seats, options, seed=0)
        if seat is not None and not 0 <= seat < self.game.seats:
            raise sofra.BadSetup(f"there is no seat {seat} in a game with {self.game.seats} seats")
        if illegal not in _ILLEGAL:
            raise sofra.BadSetup(f"illegal is one of {', '.join(_ILLEGAL)}, not {illegal!r}")
        self.game.returns(reward)
        self.render_mode = render_mode
        self.observation_space = _spaces.observation_space(name)
        self.action_space = _spaces.action_space(name)
        self.seat = seat or 0
        self._setup = (name, self.game.seats, options)
        self._rivals = rivals
        self._bot = sofra.Bot(rivals, 0)
        self._place = seat
        self._reward = reward
        self._illegal = illegal
        self._seeds = _spaces.Seeds()
        self._games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        root = self._seeds.next(seed)
        self.seat = self._games % self.game.seats if self._place is None else self._place
        self._games += 1
        self.game = sofra.Game(*self._setup, seed=root)
        self._bot = sofra.Bot(self._rivals, root)
        self._let_rivals_play()
        return self._shown()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.game.act(action, self.seat)
        except sofra.IllegalAction as error:
            if self._illegal == "raise":
                raise
            observation, info = self._shown()
            return observation, -1.0, True, False, {**info, "illegal": str(error)}
        self._let_rivals_play()
        observation, info = self._shown()
        reward = self.game.returns(self._reward)[self.seat]
        return observation, reward, self.game.over, False, info

    def action_masks(self) -> Any:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.game.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return _spaces.render(self.game, self.render_mode, self.seat)

    def _let_rivals_play(self) -> None:
        game = self.game
        while not game.over and self.seat not in game.waiting:
            game.act(self._bot.choose(game))
        # Seats that decide at the same time as ours answer once ours has.

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        info = {"action_mask": self.game.mask(self.seat), "seat": self.seat}
        return self.game.observation(self.seat), info


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many games of one seat against bots, stepped in Rust threads.

    Arguments as `SeatEnv`. A game that ends is followed by the next in the same step; its last
    observation isn't kept, since nothing follows from it. After `limit` decisions a game is broken
    off. With `copy=False` the observations and masks are the arrays of the batch, which every step
    overwrites.
    """

    metadata = {
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        rivals: str = "easy",
        seat: int | None = 0,
        reward: str = "rank",
        limit: int = 0,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.batch = sofra.Batch(
            name, num_envs, seats, options, 0,
            rivals=rivals, seat=seat, reward=reward, limit=limit, threads=threads,
        )  # fmt: skip
        self.single_observation_space = _spaces.observation_space(name)
        self.single_action_space = _spaces.action_space(name)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)
        self._seats = self.batch.seat.copy()
        self._seeded = False
        self._copy = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if isinstance(seed, list):
            seed = next((each for each in seed if each is not None), None)
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._seeded = True
        self.batch.reset(seed)
        return self._shown()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        *_, rewards, done = self.batch.step(actions)
        reward = rewards[self._rows, self._seats].astype(np.float64)
        truncated = self.batch.truncated.copy()
        observation, info = self._shown()
        return observation, reward, done & ~truncated, truncated, info

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        observation, mask = self.batch.observation, self.batch.mask
        if self._copy:
            observation, mask = observation.copy(), mask.copy()
        self._seats = self.batch.seat.copy()
        return observation, {"action_mask": mask, "seat": self._seats}


def _register() -> None:
    for name in sofra.games():
        gymnasium.register(
            id=f"sofra/{name}-v0",
            entry_point="sofra.gym:SeatEnv",
            vector_entry_point="sofra.gym:VectorEnv",
            kwargs={"name": name},
            # Illegal actions are refused by the environment itself, with the rule.
            disable_env_checker=True,
        )


_register()
