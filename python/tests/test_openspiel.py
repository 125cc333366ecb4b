"""OpenSpiel's own test and its search on our games."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import sofra
import sofra.openspiel


HIDDEN = [name for name in sofra.games() if name != "connect-four"]


def load(name: str, seats: int, seed: int = 1) -> pyspiel.Game:
    """The game with this many seats."""
    return pyspiel.load_game(sofra.openspiel.short_name(name), {"players": seats, "seed": seed})


def test_their_random_simulation(name: str, seats: int) -> None:
    """It can't serialize a Python game that samples chance; the next test serializes positions."""
    pyspiel.random_sim_test(
        load(name, seats), num_sims=1, serialize=name not in HIDDEN, verbose=False
    )


def test_a_position_is_written_down_and_read_again(name: str, seats: int) -> None:
    game = load(name, seats)
    state = game.new_initial_state()
    for _ in range(20):
        if state.is_terminal():
            break
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state) and again.history() == state.history()
        assert again.game.journal() == state.game.journal()
        state.apply_action(state.legal_actions()[-1])


def test_observations_are_named_blocks_from_0_to_1(name: str) -> None:
    game = load(name, sofra.spec(name).min_seats)
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, state.current_player())
    assert observation.tensor.min() >= 0 and 0 < observation.tensor.max() <= 1
    assert set(observation.dict) == {block.name for block in sofra.spec(name).blocks}
    assert np.allclose(state.observation_tensor(0), _tensor(game, state, 0))


def _tensor(game: pyspiel.Game, state: pyspiel.State, player: int) -> np.ndarray:
    observation = make_observation(game)
    observation.set_from(state, player)
    return observation.tensor


def test_games_follow_from_their_seed_and_copies_do_not_count(name: str) -> None:
    def series() -> list[str]:
        game = load(name, sofra.spec(name).min_seats, 9)
        first = game.new_initial_state()
        first.apply_action(first.legal_actions()[0])
        copy = first.clone()
        assert copy.game.journal() == first.game.journal()
        return [first.game.seed, game.new_initial_state().game.seed]

    assert series() == series() == [sofra.nth_seed(9, 0), sofra.nth_seed(9, 1)]


def test_a_resampled_state_looks_the_same_to_its_player(name: str, seats: int) -> None:
    state = load(name, seats).new_initial_state()
    for _ in range(20):
        if state.is_terminal():
            return
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        state.apply_action(state.legal_actions()[0])


def test_states_that_look_the_same_have_the_same_actions(name: str) -> None:
    """Searches keep what they learned by what the player sees."""
    known: dict[tuple[int, str], list[int]] = {}
    rng = random.Random(1)
    for _ in range(10):
        state = load(name, 2).new_initial_state()
        for _ in range(60):
            if state.is_terminal():
                break
            legal, player = state.legal_actions(), state.current_player()
            assert known.setdefault((player, state.observation_string()), legal) == legal
            assert known.setdefault((player, state.information_state_string()), legal) == legal
            state.apply_action(rng.choice(legal))


@pytest.mark.parametrize("name", HIDDEN)
def test_their_search_for_hidden_information_runs_unchanged(name: str) -> None:
    game = load(name, 2)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng, use_observation_string=True)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", HIDDEN)
def test_a_search_for_a_time_finds_a_legal_action(name: str) -> None:
    game = load(name, 2)
    state = game.new_initial_state()
    bot = sofra.openspiel.TimedISMCTS(game, seconds=0, seed=1)
    assert bot.step(state) in state.legal_actions()
    assert bot.simulations > 0 or len(state.legal_actions()) == 1


def test_options_are_read_and_wrong_ones_named() -> None:
    game = pyspiel.load_game("sofra_clash_of_rage", {"options": "clans=random"})
    assert game.new_initial_state().game.name == "clash-of-rage"
    with pytest.raises(sofra.BadSetup, match="option clans can't be"):
        pyspiel.load_game("sofra_clash_of_rage", {"options": "clans=none"})
    with pytest.raises(sofra.BadSetup, match="clash-of-rage is for"):
        pyspiel.load_game("sofra_clash_of_rage", {"players": 5})
