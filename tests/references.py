"""What words like "it" and "that card" mean in a text as it is read, and which cards they hit as it is played.

Each way to bring cards up stands before each other way, and each word for a card after both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations, product
from typing import Any, Final, NamedTuple

from longbox.games import find_card_language
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.language import TextError, UnboundReference
from longbox.rulings import BadRuling

Facts = dict[int, tuple[str, object]]
"""What each card is called, and what it is like, by its serial number."""


class Way(NamedTuple):
    """A way to bring up a card.

    Attributes:
        sentence: What a text says.
        called: What it calls the card.
        card: The name of the card that it then means; nothing, if it comes to mean none.
        sort: What kind of card that is, for what can be done to it.
    """

    sentence: str
    called: str
    card: str
    sort: str


class Ending(NamedTuple):
    """What a text does at last to the card that it means.

    Attributes:
        sentence: What it says.
        sorts: The kinds of cards that are otherwise once it was done to them.
    """

    sentence: str
    sorts: tuple[str, ...]


Played = Callable[[str, Sequence[Way]], Facts]
"""Plays a text, in which some ways bring up their cards, and tells what is left."""

DECLINED: Final = ("no", "done", "decline")


class Chooses(Answerer):
    """Chooses the cards that ways bring up, one after another, and declines whatever it may."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self.names = [way.card for way in ways if way.card != way.called]

    def answer(self, question: Question, view: View[Any]) -> Choice:
        keys = question.keys()
        for name in self.names:
            found = [place for place, key in enumerate(keys) if key in (name, f"card {name}")]
            if name and found:
                self.names.remove(name)
                return question.choices[found[0]]
        declining = [place for place, key in enumerate(keys) if key in DECLINED]
        return question.choices[declining[0] if declining else 0]


def pairs(ways: Sequence[Way], costs: Sequence[Way] = ()) -> list[tuple[Way, Way]]:
    """Each way before each other, and what can only be a cost before each."""
    return [*permutations(ways, 2), *product(costs, ways)]


def meaning_of(game: str, text: str) -> str:
    """What the last word of a text that refers to something means; nothing, if the text is refused."""
    language = find_card_language(game)
    try:
        return language.bindings(language.read(text))[-1].meaning
    except TextError:
        return ""


def card_meant(meaning: str, ways: Sequence[Way]) -> Way:
    """The way that brought up what is so called, the latest of them."""
    return next(way for way in reversed(ways) if way.called == meaning)


def misread(game: str, ways: Sequence[Way], endings: Sequence[Ending], played: Played) -> list[str]:
    """The texts of these ways, and an ending, that hit in play what they are not shown to mean, and what they hit."""
    wrong = []
    start = " ".join([way.sentence for way in ways])
    for ending in endings:
        text = f"{start} {ending.sentence}"
        meaning = meaning_of(game, text)
        if not meaning:
            continue
        meant = card_meant(meaning, ways)
        wanted = [meant.card] if meant.card and meant.sort in ending.sorts else []
        try:
            hit = changed(played(start, ways), played(text, ways))
        except BadRuling:  # No card can say that: it does to a card out of play what is done in play
            assert not wanted
            continue
        if hit != wanted:
            wrong.append(f"{text} It is shown to mean {meaning!r}, and hits {hit}.")
    return wrong


def changed(before: Facts, after: Facts) -> list[str]:
    """The cards that are otherwise, by name."""
    return sorted([name for serial, (name, state) in after.items() if before[serial] != (name, state)])


def facts_of(game: Game[Any], but: str) -> Facts:
    """Where each card lies and what it is like, but for those of a name."""
    lying = {card.serial: place for place, pile in enumerate(game.piles) for card in pile}
    facts: Facts = {}
    for card in game.box:
        thing = game.objects.get(card.serial)
        if card.name != but:
            facts[card.serial] = card.name, (lying.get(card.serial), None if thing is None else thing.state())
    return facts


def refusal(game: str, text: str) -> str:
    """What a text is refused with as a word in it is unclear; nothing, if it is read."""
    language = find_card_language(game)
    try:
        language.read(text)
    except UnboundReference as error:
        return str(error)
    return ""
