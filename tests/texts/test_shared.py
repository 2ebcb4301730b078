"""What the texts of all games share is said and done alike in each."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.games.dcdb import effects
from longbox.games.dcdb.kinds import AnyCard, DiscardPile, OfType
from longbox.games.dcdb.system import SYSTEM
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Question
from longbox.kernel.terms import Term
from longbox.kernel.view import View
from longbox.texts.amounts import Fixed, Times
from longbox.texts.conditions import AllSo, AtLeast
from longbox.texts.may import May
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
EXPLAINED = {
    "champions": "Action: Deal X damage to an enemy, where X is the number of allies you control.",
    "vs": "Lose X endurance, where X is the number of characters you control.",
}


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
    """It is read into the same class in each, once, and printed as it was written."""
    read = longbox.read_card(game, text)
    assert [type(part) for part in parts(read)].count(meaning) == 1
    assert longbox.write_card(game, read) == text


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
