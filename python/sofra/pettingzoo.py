"""Environments for PettingZoo: the games with all their seats.

>>> from sofra import pettingzoo
>>> env = pettingzoo.env("belaad", seats=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))

Agents are `seat_0`, `seat_1`, … An observation is a dictionary of the seat's view as numbers
(`observation`) and the legal actions (`action_mask`, zeros for a seat that isn't asked). Rewards are
paid at the end, by rank from -1 to 1. Where several seats decide at once they are asked in the order
of seats, and none sees another's answer before all are in.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import sofra
from sofra import _spaces

__all__ = ["env", "parallel_env", "raw_env"]


def env(name: str, **arguments: Any) -> "OrderEnforcingWrapper[str, Any, int | None]":
    """A game, with PettingZoo's checks of the order of calls. Arguments as `raw_env`."""
    return OrderEnforcingWrapper(raw_env(name, **arguments))


def parallel_env(name: str, **arguments: Any) -> "turn_based_aec_to_parallel_wrapper":
    """A game in which all agents answer at every step and only the asked one's answer counts."""
    return turn_based_aec_to_parallel_wrapper(env(name, **arguments))


class raw_env(AECEnv):  # type: ignore[misc]
    """A game of `sofra` for PettingZoo.

    `seats` and `options` as in `sofra.Game`, `reward` is "rank", "score" or "win". After
    `max_cycles` decisions for each seat the game is broken off.
    """

    metadata = {
        "render_modes": _spaces.RENDER_MODES,
        "name": "sofra_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _spaces.check_render_mode(render_mode)
        self.game = sofra.Game(name, seats, options, seed=0)
        self.game.returns(reward)
        self.metadata = {**self.metadata, "name": f"sofra_{name}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._setup = (name, self.game.seats, options)
        self._reward = reward
        self._limit = None if max_cycles is None else max_cycles * self.game.seats
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = _spaces.Seeds()
        self._nothing = np.zeros(sofra.spec(name).actions, np.int8)
        space = spaces.Dict(
            {
                "observation": _spaces.observation_space(name),
                "action_mask": spaces.Box(0, 1, self._nothing.shape, np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: _spaces.action_space(name) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = sofra.Game(*self._setup, seed=self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not self.game.over
        mask = self.game.mask(seat) if asked else self._nothing.copy()
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.act(action, self._seats[agent])  # type: ignore[arg-type]
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over:
            paid = self.game.returns(self._reward)
            self.rewards = dict(zip(self.possible_agents, paid))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._limit is not None and self._decisions >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return _spaces.render(self.game, self.render_mode, None)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        asked = self.game.asked
        self.agent_selection = self.possible_agents[0 if asked is None else asked]
