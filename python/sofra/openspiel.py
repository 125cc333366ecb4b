"""The games for OpenSpiel, registered as `sofra_<name>`.

>>> import pyspiel, sofra.openspiel
>>> game = pyspiel.load_game("sofra_simurgh(players=3,seed=7)")
>>> state = game.new_initial_state()

Chance is sampled inside (`kSampledStochastic`; Connect Four has none). Games are sequential: where
several seats decide at once they are asked in the order of seats, and none sees another's answer.
Returns are by rank, from -1 to 1, and add up to 0. `resample_from_infostate` deals anew what a player
can't know, and all chance to come, so that IS-MCTS runs unchanged; give it
`use_observation_string=True`, since a view is quicker to write than all that was seen before it.
OpenSpiel can't pickle Python games that sample chance inside; `state.serialize()` and
`game.deserialize_state()` keep a position.

Parameters: `players`; `seed`, from which the games of one game object follow in order (-1 for fresh
ones); `options` as on the command line, separated by `;` (`"clans=random;rounds=5"`).
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import sofra

__all__ = ["SofraGame", "SofraObserver", "SofraState", "TimedISMCTS", "short_name"]


def short_name(name: str) -> str:
    """What a game is called in OpenSpiel."""
    return "sofra_" + name.replace("-", "_")


def _type(name: str) -> Any:
    spec = sofra.spec(name)
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(name),
        long_name=name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC
        if name != "connect-four"
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if name != "connect-four"
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.min_seats, "seed": -1, "options": ""},
    )


class SofraGame(pyspiel.Game):  # type: ignore[misc]
    """A game of `sofra` for OpenSpiel."""

    #: The game's name in `sofra`; each registered class has its own.
    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        spec = sofra.spec(self.name)
        self.seats = int(params.get("players", spec.min_seats))
        self.options = spec.read_options([o for o in str(params.get("options", "")).split(";") if o])
        self._seed = int(params.get("seed", -1))
        self._begun = 0
        bounds = spec.bounds(self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=bounds["decisions"],
        )
        super().__init__(_type(self.name), info, params)

    def new_initial_state(self, *_: Any) -> "SofraState":
        return SofraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SofraObserver":
        return SofraObserver(self, iig_obs_type, params)

    def begin(self) -> sofra.Game:
        """The next game of this game object's series."""
        seed = None if self._seed < 0 else sofra.nth_seed(self._seed, self._begun)
        self._begun += 1
        return sofra.Game(self.name, self.seats, self.options, seed)


class SofraState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SofraGame) -> None:
        super().__init__(game)
        # Begun on first use: OpenSpiel also makes states only to fill them with a copy.
        self._game: sofra.Game | None = None

    @property
    def game(self) -> sofra.Game:
        """The game itself, with everything `sofra.Game` can do."""
        if self._game is None:
            self._game = self.get_game().begin()
        return self._game

    def current_player(self) -> int:
        asked = self.game.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.legal(player)) if player == self.game.asked else []

    def _apply_action(self, action: int) -> None:
        self.game.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return sofra.spec(self.game.name).action_json(action)

    def is_terminal(self) -> bool:
        return self.game.over

    def returns(self) -> list[float]:
        return self.game.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen: their view, their answers and the events they saw."""
        return _information(self.game, self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """The player's view and what they may do, which a view by itself doesn't always tell."""
        return _observation(self.game, self._seat(player))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any = None) -> "SofraState":
        """Another state that the player can't tell from this one."""
        seed = probability_sampler() if callable(probability_sampler) else None
        other: SofraState = self.clone()
        other._game = self.game.resample(player_id, None if seed is None else repr(seed))
        return other

    def __str__(self) -> str:
        return f"{self.game.steps} steps\n{self.game.text()}"

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player


class SofraObserver:
    """A player's view as numbers from 0 to 1: each divided by the largest of its block."""

    def __init__(self, game: SofraGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise sofra.BadSetup(f"an observer takes no parameters, such as {params}")
        spec = sofra.spec(game.name)
        # Whether OpenSpiel's C++ asks for the information state rather than the observation.
        self._everything = bool(getattr(iig_obs_type, "perfect_recall", False))
        self.tensor = np.zeros(spec.observation_size, np.float32)
        self._numbers = np.zeros(spec.observation_size, np.uint8)
        self._scale = np.zeros(spec.observation_size, np.float32)
        self.dict = {}
        for block in spec.blocks:
            self._scale[block.start : block.stop] = 1 / block.max
            self.dict[block.name] = self.tensor[block.start : block.stop].reshape(block.shape)

    def set_from(self, state: SofraState, player: int) -> None:
        state.game.observation(player, self._numbers)
        np.multiply(self._numbers, self._scale, out=self.tensor)

    def string_from(self, state: SofraState, player: int) -> str:
        told = _information if self._everything else _observation
        return told(state.game, player)


def _observation(game: sofra.Game, player: int) -> str:
    return f"{game.view_json(player)}\n{game.legal(player)}"


def _information(game: sofra.Game, player: int) -> str:
    return f"{game.information(player)}\n{game.legal(player)}"


class TimedISMCTS:
    """OpenSpiel's IS-MCTS in Python, unchanged, with a limit of time instead of simulations.

    With random playouts, unless another `evaluator` is given. `simulations` counts those of the last
    decision. `clock` says what time is: by default what a clock on the wall shows; `time.process_time`
    counts only the work of this process, for a machine that does other things, too.
    """

    def __init__(
        self,
        game: SofraGame,
        seconds: float,
        uct_c: float = 2.0,
        seed: int | None = None,
        evaluator: Any = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        from open_spiel.python.algorithms import ismcts, mcts

        rng = np.random.RandomState(seed)
        self.seconds = seconds
        self.simulations = 0
        self._clock = clock
        self._until = 0.0
        self._worlds = np.random.RandomState(rng.randint(1 << 31))
        self._bot = ismcts.ISMCTSBot(
            game,
            evaluator or mcts.RandomRolloutEvaluator(1, rng),
            uct_c,
            1 << 30,
            random_state=rng,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=True,
        )
        self._bot.set_resampler(self._world)

    def step(self, state: SofraState) -> int:
        """The action it takes."""
        self.simulations = 0
        self._until = self._clock() + self.seconds
        try:
            policy = self._bot.run_search(state)
        except _TimeUp:
            policy = self._bot.get_final_policy(state, self._bot._root_node)
        return int(max(policy, key=lambda each: each[1])[0])

    def _world(self, state: SofraState, player: int) -> SofraState:
        # Called once before every simulation. Without any simulation there is no policy.
        if self.simulations > 1 and self._clock() >= self._until:
            raise _TimeUp
        self.simulations += 1
        return state.resample_from_infostate(player, self._worlds.random_sample)


class _TimeUp(Exception):
    """The time for a decision is over."""


def _register() -> None:
    for name in sofra.games():
        kind = type("Sofra_" + short_name(name), (SofraGame,), {"name": name})
        pyspiel.register_game(_type(name), kind)


_register()
