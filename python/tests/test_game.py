"""One game, from Python."""

import copy
import pickle
import random
from xml.etree import ElementTree

import numpy as np
import pytest

import sofra


def middle(name: str, seats: int | None = None, steps: int = 40, seed: int = 3) -> sofra.Game:
    """A position some random decisions into a game."""
    game = sofra.Game(name, seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if game.over:
            break
        game.act(rng.choice(game.legal()))
    return game


def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    one, two = middle(name, seats), middle(name, seats)
    assert one.journal() == two.journal()
    assert one.seats == seats
    assert sofra.Game(name, seats, seed=1).seed != sofra.Game(name, seats, seed=2).seed
    assert sofra.Game(name, seats).seed != sofra.Game(name, seats).seed


def test_a_game_ends_and_pays(name: str, seats: int) -> None:
    game = sofra.Game(name, seats, seed=5)
    bot = sofra.Bot("random", seed=5)
    assert game.returns() == [0.0] * seats and game.outcome() is None
    while not game.over:
        game.act(bot.choose(game))
    ranks, wins = game.returns(), game.returns("win")
    assert sum(ranks) == pytest.approx(0) and max(map(abs, ranks)) <= 1
    assert sum(wins) == pytest.approx(1)
    outcome = game.outcome()
    assert outcome is not None
    assert [seat["score"] for seat in outcome["seats"]] == game.returns("score")
    assert game.legal() == [] and game.asked is None and game.waiting == []
    with pytest.raises(sofra.IllegalAction):
        game.act(0, 0)


def test_mask_and_list_agree_and_numbers_keep_their_range(name: str, seats: int) -> None:
    spec = sofra.spec(name)
    game = middle(name, seats)
    mask, out = game.mask(), np.full(spec.observation_size, 255, np.uint8)
    assert mask.dtype == np.int8 and mask.shape == (spec.actions,)
    assert sorted(game.legal()) == np.flatnonzero(mask).tolist()
    assert game.observation(0, out) is out
    for block in spec.blocks:
        assert out[block.start : block.stop].max() <= block.max, block
        assert np.prod(block.shape) == block.stop - block.start


def test_what_a_seat_cannot_know_changes_and_its_view_does_not(name: str, seats: int) -> None:
    game = middle(name, seats)
    if game.over:
        return
    for seat in range(seats):
        other = game.resample(seat, seed=1)
        assert other.view(seat) == game.view(seat)
        assert other.information(seat) == game.information(seat)
        assert (other.observation(seat) == game.observation(seat)).all()
        assert other.seed != game.seed
        again = pickle.loads(pickle.dumps(other))
        assert again.state() == other.state() and again.waiting == other.waiting
        with pytest.raises(sofra.SofraError, match="resampled"):
            other.undo()


def test_copies_are_independent_and_survive_pickling(name: str) -> None:
    game = middle(name, steps=8)
    before = game.journal()
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.journal() == before and twin.waiting == game.waiting
        twin.act(twin.legal()[0])
        assert game.journal() == before


def test_a_resampled_game_does_not_know_what_others_answered() -> None:
    """Tactics cards are chosen at the same time: an answer that is held is nobody else's business."""
    game = sofra.Game("clash-of-rage", 2, seed=1)
    while len(game.waiting) < 2:
        game.act(game.legal()[0])
    game.act(game.legal(0)[0], 0)
    assert game.waiting == [1]

    def answers(seat: int) -> set[str]:
        worlds = [game.resample(seat, seed=seed) for seed in range(20)]
        assert all(world.waiting == [1] for world in worlds)
        return {world.state()["players"][0]["chosen"] for world in worlds}

    assert len(answers(0)) == 1 and len(answers(1)) > 1
    twin = pickle.loads(pickle.dumps(game))
    assert twin.state() == game.state() and twin.waiting == [1]


def test_undo_is_as_if_it_had_never_been(name: str) -> None:
    game = middle(name, steps=8)
    # Answers that are held while others decide aren't steps, and a journal doesn't have them.
    before, steps = sofra.Game.from_journal(game.journal()), game.steps
    while (added := game.act(game.legal()[-1])) == 0:
        pass
    assert game.steps == steps + added
    game.undo(added)
    assert game.state() == before.state() and game.waiting == before.waiting
    assert game.steps == steps and game.information(0) == before.information(0)
    with pytest.raises(sofra.SofraError, match="steps to take back"):
        game.undo(steps + 1)
    assert game.steps == steps


def test_illegal_actions_name_the_rule_and_change_nothing(name: str, seats: int) -> None:
    game = sofra.Game(name, seats, seed=3)
    for _ in range(6):
        # In Connect Four, this fills the first column.
        game.act(game.legal()[0])
    before, spec = game.journal(), sofra.spec(name)
    wrong = next(action for action in range(spec.actions) if not game.mask()[action])
    with pytest.raises(sofra.IllegalAction) as caught:
        game.act(wrong)
    prefix = caught.value.rule
    assert prefix is not None and str(caught.value).startswith(prefix) and prefix in spec.rules
    assert (caught.value.seat, caught.value.action) == (game.asked, wrong)
    assert game.why(wrong) == (prefix, str(caught.value)[len(prefix) + 2 :].rsplit(" (", 1)[0])
    assert game.why(game.legal()[0]) is None
    idle = next(seat for seat in range(seats + 1) if seat not in game.waiting)
    if idle < seats:
        with pytest.raises(sofra.IllegalAction) as caught:
            game.act(game.legal()[0], idle)
        assert caught.value.rule is not None
    for number in (-1, spec.actions, 2**40):
        with pytest.raises(sofra.IllegalAction, match="numbers go from 0 to"):
            game.act(number)
    for nonsense in ({"fly": 1}, "fly"):
        with pytest.raises(sofra.IllegalAction, match="is not an action"):
            game.act(nonsense)
        assert game.why(nonsense) is not None
    with pytest.raises(TypeError):
        game.act(1.5)  # type: ignore[arg-type]
    with pytest.raises(sofra.BadSetup, match="there is no seat 9"):
        game.legal(9)
    assert game.journal() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"name": "chess"}, "there is no game 'chess': the games are simurgh"),
        ({"name": "simurgh", "seats": 9}, "simurgh is for"),
        ({"name": "simurgh", "seats": -1}, "simurgh is for"),
        ({"name": "simurgh", "seats": 900}, "simurgh is for"),
        ({"name": "simurgh", "options": {"wings": True}}, "simurgh has no option 'wings'"),
        ({"name": "clash-of-rage", "options": {"clans": "none"}}, "option clans can't be"),
    ],
)
def test_a_wrong_setup_is_named(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(sofra.BadSetup) as caught:
        sofra.Game(**arguments)  # type: ignore[arg-type]
    assert said in str(caught.value)


def test_wrong_types_are_named() -> None:
    with pytest.raises(TypeError, match="a seed is"):
        sofra.Game("simurgh", seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="JSON"):
        sofra.Game("simurgh", options={"x": object()})
    with pytest.raises(sofra.BadSetup, match="returns are"):
        sofra.Game("simurgh", seed=1).returns("glory")
    with pytest.raises(sofra.BadSetup, match="not a language"):
        sofra.Game("simurgh", seed=1).text(language="fr")


def test_buffers_of_another_size_are_refused_and_left_alone() -> None:
    game = sofra.Game("belaad", seed=1)
    short = np.full(3, 7, np.uint8)
    with pytest.raises(sofra.BadShape, match="3 numbers, not"):
        game.observation(0, short)
    assert (short == 7).all()
    with pytest.raises(sofra.BadShape, match="3 numbers, not"):
        game.mask(0, np.zeros(3, np.int8))
    frozen = np.zeros(sofra.spec("belaad").observation_size, np.uint8)
    frozen.flags.writeable = False
    with pytest.raises(sofra.BadShape, match="written"):
        game.observation(0, frozen)
    with pytest.raises(TypeError):
        game.observation(0, np.zeros(10, np.float32))  # type: ignore[arg-type]


def test_broken_journals_name_their_line() -> None:
    journal = middle("connect-four", steps=6).journal()
    lines = journal.splitlines()
    again = sofra.Game.from_journal(journal)
    assert again.journal() == journal
    with pytest.raises(sofra.BadJournal) as caught:
        sofra.Game.from_journal("\n".join([*lines[:3], "nonsense"]))
    assert caught.value.line == 4
    for text in ("", "{}", lines[0][:-1]):
        with pytest.raises(sofra.SofraError):
            sofra.Game.from_journal(text)
    with pytest.raises(sofra.BadJournal):
        sofra.Game.from_state("connect-four", {"rows": 1})


def test_a_game_is_shown_as_text_page_and_picture(name: str, seats: int) -> None:
    game = middle(name, seats)
    for seat in (None, 0):
        assert len(game.text(seat).splitlines()) > 3
        page, picture = game.html(seat), game.svg(seat, "de")
        assert page.startswith("<!DOCTYPE html>") and "/assets/" not in page
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert game._repr_html_().startswith("<iframe")


def test_words_come_with_choices(name: str) -> None:
    game = sofra.Game(name, seed=1)
    choices = game.choices()
    assert [choice["id"] for choice in choices] == game.legal()
    assert all(choice["text"] and "{" not in choice["text"] for choice in choices)
    assert game.prompt() and game.prompt(language="de") != game.prompt()
    twin = game.clone()
    twin.act(choices[0]["action"])
    game.act(choices[0]["id"])
    assert twin.journal() == game.journal()
    spec = sofra.spec(name)
    assert spec.action(choices[0]["id"])["action"] == choices[0]["action"]
    with pytest.raises(sofra.IllegalAction):
        spec.action(-1)


def test_bots_decide_and_advise(name: str) -> None:
    game = middle(name, steps=6)
    assert sofra.Bot("greedy", seed=1).choose(game) in game.legal()
    before = game.journal()
    advice = game.advise("search:simulations=20:millis=0")
    assert {each["id"] for each in advice} <= set(game.legal()) and advice
    assert game.journal() == before
    twins = [sofra.Bot("easy:millis=0", seed=4).choose(game) for _ in range(2)]
    assert twins[0] == twins[1]


def test_wrong_bots_are_named() -> None:
    with pytest.raises(sofra.BadSetup, match="there is no bot 'genius': the bots are random"):
        sofra.Bot("genius")
    with pytest.raises(sofra.BadSetup, match="there is no setting 'brain'"):
        sofra.Bot("hard:brain=1")
    with pytest.raises(sofra.BadSetup, match="there is no bot"):
        sofra.Game("simurgh", seed=1).advise("genius")
    game = sofra.Game("connect-four", seed=1)
    with pytest.raises(sofra.SofraError, match="seat 1 has nothing to decide"):
        sofra.Bot("easy").choose(game, 1)
