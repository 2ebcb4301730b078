"""Effects that let a player name or choose what exists in the game: card names, affiliations. [vs 511.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import ANY, NAME, Fact
from longbox.games.vs.events import Happening
from longbox.games.vs.terms import AFFILIATION_CHOICE, ReadingFilter, Situation, TextEffect
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

NAME_CARD: Final = Prompt("Name a card", "511.4")
CHOOSE_AFFILIATION: Final = Prompt("Choose an affiliation", "511.4")

CARD_NAME: Final = "card"
"""What a name that a text let somebody name is kept under, in situations and on objects."""


def card_names(game: VsGame) -> list[str]:
    """All names of cards, so that naming one tells nothing about the decks. [vs 511.4]"""
    return sorted({card.card_name for card in game.every_card()})


def affiliation_names(game: VsGame) -> list[str]:
    """All affiliations that cards have. [vs 511.4]"""
    return sorted({name for card in game.every_card() for name in card.affiliations})


def choose_name(game: VsGame, player: int, prompt: Prompt, names: list[str], situation: Situation) -> str:
    """Let a player choose one of some names, and tell which."""
    choices: list[Choice] = [Word(name) for name in names]
    answer = game.ask(Question(player, prompt, choices, situation.source)) if len(choices) > 1 else choices[0]
    name = names[choices.index(answer)]
    game.happen(Happening(events.NAME, player, [], source=situation.source, note=name))
    return name


class NameCards(TextEffect):
    """Name different cards, which the text then speaks of. [vs 511.4]"""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: VsGame, situation: Situation) -> None:
        left = card_names(game)
        named: list[str] = []
        for _ in range(self.count):
            name = choose_name(game, situation.player, NAME_CARD, left, situation)
            left.remove(name)
            named.append(name)
        situation.names = {**situation.names, CARD_NAME: tuple(named)}


class ChooseAffiliation(TextEffect):
    """Choose an affiliation, which the text then speaks of. [vs 511.4]"""

    def run(self, game: VsGame, situation: Situation) -> None:
        names = affiliation_names(game)
        name = choose_name(game, situation.player, CHOOSE_AFFILIATION, names, situation)
        situation.names = {**situation.names, AFFILIATION_CHOICE: (name,)}


class HasNamedName(ReadingFilter):
    """Cards with a name that the text let a player name: "card with that name"."""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        named = situation.names.get(CARD_NAME, ())
        return any([name in named for name in qualities.names])

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, ANY),)


class HasOneOfTheNames(HasNamedName):
    """The same, where several names were named: "with those names"."""
