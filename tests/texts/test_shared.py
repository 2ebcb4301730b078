"""What the texts of all games share is said and done alike in each."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.games.dcdb.kinds import AnyCard, OfType
from longbox.games.dcdb.places import DiscardPile
from longbox.games.dcdb.system import SYSTEM
from longbox.games.dcdb.text import effects
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Question
from longbox.kernel.terms import Term
from longbox.kernel.view import View
from longbox.texts.amounts import Fixed, Times
from longbox.texts.choosing import ChooseOne
from longbox.texts.comparing import EXACTLY, LESS, MORE, OR_LESS, OR_MORE, bounds_of, compare
from longbox.texts.conditions import AllSo, AtLeast, InsteadIf
from longbox.texts.may import May, Unless
from longbox.texts.measured import Measured
from longbox.texts.sequences import WhereX

TWO_CONDITIONS = {
    "dcdb": "If you control a Location and your discard pile is empty, draw a card.",
    "champions": "Action: If you are in hero form and you control an ally, draw 1 card.",
    "vs": "If you control a stunned character and you have the initiative, draw a card.",
}
OFFERS = {
    "dcdb": "You may gain a Hero from the Line-Up. If you do, draw a card.",
    "champions": "Action: You may draw 1 card. If you do, heal 1 damage from your hero.",
    "vs": "You may draw a card. If you do, lose 2 endurance.",
}
INSTEAD = {
    "dcdb": "Draw a card. If you control a Location, draw two cards instead.",
    "champions": "Action: Draw 1 card (draw 2 cards instead if you control an ally).",
    "vs": "Draw a card. If you control a stunned character, instead, draw two cards.",
}
MODES = {
    "dcdb": "Choose one: draw a card; or +2 Power.",
    "champions": "Action: Either draw 1 card or heal 1 damage from your hero.",
}
EXTENTS = {
    "dcdb": "Draw two cards.",
    "champions": "Action: Draw 2 cards.",
    "vs": "Draw two cards.",
}
EXPLAINED = {
    "champions": "Action: Deal X damage to an enemy, where X is the number of allies you control.",
    "vs": "Lose X endurance, where X is the number of characters you control.",
}
UNLESS = {
    "dcdb": "Attack: Each foe gains a Weakness unless they reveal a Hero from their hand.",
    "champions": "Action: Unless you draw 1 card, heal 1 damage from your hero.",
    "vs": "Draw a card unless target opponent loses 2 endurance.",
}
"""Who may avert it, and by what, differs from game to game; that it then isn't done doesn't."""


def parts(term: object) -> list[Term]:
    """A meaning and all that it is made of."""
    if isinstance(term, tuple):
        return [part for item in term for part in parts(item)]
    return [term, *parts(term.values())] if isinstance(term, Term) else []


@pytest.mark.parametrize(
    ("game", "text", "meaning"),
    [
        *[(game, text, AllSo) for game, text in TWO_CONDITIONS.items()],
        *[(game, text, May) for game, text in OFFERS.items()],
        *[(game, text, WhereX) for game, text in EXPLAINED.items()],
    ],
)
def test_what_is_said_in_several_games_is_one_meaning(game: str, text: str, meaning: type[Term]) -> None:
    """It is read into the same class in each, once, or one that adds to it; and it is printed as it was written."""
    read = longbox.read_card(game, text)
    assert [isinstance(part, meaning) for part in parts(read)].count(True) == 1
    assert longbox.write_card(game, read) == text


@pytest.mark.parametrize(("game", "text"), UNLESS.items())
def test_what_happens_unless_it_is_averted_is_a_kind_of_one_meaning(game: str, text: str) -> None:
    """Each game says how it is averted, and none what follows from that."""
    (found,) = [part for part in parts(longbox.read_card(game, text)) if isinstance(part, Unless)]
    assert type(found).run is Unless.run
    assert type(found).averted is not Unless.averted


class Says(AllSo[Any, Any]):
    """So, or not so."""

    fields = ("answer",)

    def __init__(self, answer: bool) -> None:
        self.answer = answer

    def holds(self, game: Any, resolution: Any) -> bool:
        return self.answer


def test_several_conditions_must_all_hold() -> None:
    """One that doesn't is enough."""
    for first in (True, False):
        for other in (True, False):
            both = AllSo((Says(first), Says(other)))
            assert both.holds(None, Resolution(0, None)) is (first and other)


class Chooser(Answerer):
    """Declines where that is possible, or takes the first that is offered."""

    def __init__(self, *, declines: bool) -> None:
        self.declines = declines
        self.asked = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.asked += 1
        return DONE if self.declines and DONE in question.choices else question.choices[0]


def discard_pile_after(effect: Any, *, declines: bool) -> tuple[int, bool, int]:
    """How many cards of a discard pile with three are left after an effect, whether it was done, and questions."""
    game: Any = SYSTEM.new_game({"players": 2}, 1)
    player = game.players[0]
    chooser = Chooser(declines=declines)
    game.answerers = [chooser, chooser]
    for card in [card for card in game.box if card.definition.name == "Kick"][:3]:
        game.move(card, player.discard)
    resolution = Resolution(0, None)
    effect.run(game, resolution)
    return len(game.cards(player.discard)), resolution.did, chooser.asked


def test_what_a_player_may_do_can_be_declined() -> None:
    """As many cards as the text says are destroyed, or none; and "if you do" asks which it was."""
    destroy = effects.Destroy(2, AnyCard(), DiscardPile())
    assert discard_pile_after(May(destroy), declines=False)[:2] == (1, True)
    assert discard_pile_after(May(destroy), declines=True)[:2] == (3, False)
    assert discard_pile_after(destroy, declines=True)[0] == 1
    too_many = May(effects.Destroy(4, AnyCard(), DiscardPile()))
    assert discard_pile_after(too_many, declines=False)[:2] == (3, False)


def test_amounts_are_the_same_in_all_games() -> None:
    """The first game counts what it draws for with the amounts of the others, and asks for so many with them."""
    text = "Draw a card for each Villain in your discard pile."
    drawn = [part for part in parts(longbox.read_card("dcdb", text)) if isinstance(part, effects.Draw)]
    assert drawn == [effects.Draw(Times(Fixed(1), effects.CardsIn(OfType("Villain"), DiscardPile())))]
    enough = AtLeast[Any, Any](effects.CardsIn(AnyCard(), DiscardPile()), 1)
    assert not enough.holds(SYSTEM.new_game({"players": 2}, 1), Resolution(0, None))


@pytest.mark.parametrize(
    ("game", "text", "meaning"),
    [
        *[(game, text, InsteadIf) for game, text in INSTEAD.items()],
        *[(game, text, ChooseOne) for game, text in MODES.items()],
        *[(game, text, Measured) for game, text in EXTENTS.items()],
    ],
)
def test_what_games_carry_out_otherwise_is_still_one_idea(game: str, text: str, meaning: type[Term]) -> None:
    """A class of its own that a game has for it is a kind of the shared one."""
    assert any([isinstance(part, meaning) for part in parts(longbox.read_card(game, text))])


@pytest.mark.parametrize(
    ("relation", "so"),
    [
        (EXACTLY, (False, True, False)),
        (OR_LESS, (True, True, False)),
        (OR_MORE, (False, True, True)),
        (LESS, (True, False, False)),
        (MORE, (False, False, True)),
    ],
)
def test_numbers_compare(relation: str, so: tuple[bool, bool, bool]) -> None:
    """Below, at and above a number, and its bounds say the same."""
    assert (compare(1, relation, 2), compare(2, relation, 2), compare(3, relation, 2)) == so
    ((_, least, most),) = bounds_of("cards", relation, 2)
    assert (least <= 1 <= most, least <= 2 <= most, least <= 3 <= most) == so


def test_what_can_not_be_done_is_not_chosen() -> None:
    """Of several things, those that can be done are offered; a single one is done without asking; none is nothing."""
    draw, destroy = effects.Draw(Fixed(1)), effects.Destroy(4, AnyCard(), DiscardPile())
    game = SYSTEM.new_game({"players": 2}, 1)
    held = len(game.cards(game.players[0].hand))
    one = ChooseOne[Any, Any]((destroy, draw))
    assert (one.able(game, Resolution(0, None)), one.possible(game, Resolution(0, None))) == ([draw], True)
    one.run(game, Resolution(0, None))
    assert len(game.cards(game.players[0].hand)) == held + 1
    none = ChooseOne[Any, Any]((destroy,))
    none.run(game, Resolution(0, None))
    assert not none.possible(game, Resolution(0, None))
