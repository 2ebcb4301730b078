"""What players may do or not, and what they choose to do of several things."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from longbox.games.dcdb.effects.base import CardEffect
from longbox.games.dcdb.effects.choosing import DO_ONE
from longbox.games.dcdb.effects.discarding import DISCARD
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.questions import Question
from longbox.texts.conditions import If


class Wording:
    """How effects are said: the lexicon, which knows all effects, says it as it is made.

    Attributes:
        words_of: An effect in the words of the cards.
    """

    def __init__(self) -> None:
        self.words_of: Callable[[CardEffect], str] = repr


WORDING: Final = Wording()


class OneOf(Choice):
    """One of several things to do, as an answer, in the words of the card.

    Attributes:
        effect: What is done.
    """

    __slots__ = ("effect", "text")

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect
        self.text = WORDING.words_of(effect)

    def key(self) -> str:
        return self.text


class ChooseOne(CardEffect):
    """Do one of several things; what can't be done can't be chosen. [dcdb The Joker]"""

    fields: ClassVar[tuple[str, ...]] = ("modes",)
    forks = ("modes",)

    def __init__(self, modes: tuple[CardEffect, ...]) -> None:
        self.modes = modes

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        able = [mode for mode in self.modes if mode.possible(game, resolution)]
        if len(able) > 1:
            choices: list[Choice] = [OneOf(mode) for mode in able]
            chosen = game.ask(Question(resolution.player, DO_ONE, choices, resolution.source))
            able = [able[choices.index(chosen)]]
        for mode in able:
            mode.run(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return any([mode.possible(game, resolution) for mode in self.modes])


class OneOrOther(ChooseOne):
    """The same, said in one sentence: "draw a card or +2 Power"."""


class DoneIf(If[DeckBuildingGame, Resolution]):
    """Something that is done if something is so, said after it: "draw a card if you control a Location"."""


class Instead(CardEffect):
    """One thing, or another in its place if something is so: "+1 Power. If ..., +3 Power instead."."""

    fields = ("effect", "condition", "other")
    forks = ("other",)
    order = ("condition", "effect", "other")

    def __init__(
        self, effect: CardEffect, condition: Condition[DeckBuildingGame, Resolution], other: CardEffect
    ) -> None:
        self.effect = effect
        self.condition = condition
        self.other = other

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        holds = self.condition.holds(game, resolution)
        (self.other if holds else self.effect).run(game, resolution)


class UnlessDiscarded(CardEffect):
    """Something is done, unless a card of a kind is discarded from the hand."""

    fields = ("effect", "kind")

    def __init__(self, effect: CardEffect, kind: CardKind) -> None:
        self.effect = effect
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        found = [card for card in hand if self.kind.matches(game, card)]
        asked = game.is_asked_in_any_case(player, self.kind.matches)
        card = game.choose_card(player, DISCARD, found, resolution.source, optional=True, in_any_case=asked)
        if card is None:
            self.effect.run(game, resolution)
        else:
            game.discard(card)
