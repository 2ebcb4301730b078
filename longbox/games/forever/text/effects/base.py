"""What effects have in common: the cards that they do something to, and how much of it."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import CardAmount, CardEffect, Situation, Target
from longbox.games.forever.definitions import (
    ASSET,
    ATTACHMENT,
    CANNOT_BE_CHOSEN,
    EVENT,
    MINION,
    RESOURCE,
    SCHEME,
    GameCard,
)
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.targets import Pronoun, The
from longbox.kernel.terms import Bearer
from longbox.texts import measured

REVEALED: Final = "the revealed card"
DISCARDED: Final = "the discarded card"
FOUND: Final = "the found card"
OUT_OF_PLAY: Final = (REVEALED, DISCARDED, FOUND)
"""What a text can speak of that is not in play. [forever Out Of Play]"""
IN_DECKS: Final = (ASSET, ATTACHMENT, EVENT, MINION, RESOURCE, SCHEME)
"""The types of the cards in hands, decks and discard piles: no character and no Location is ever among them."""


class OnCards(CardEffect):
    """Something that is done to cards. It could do something if it could be done to enough of them.

    Attributes:
        out_of_play: What of `OUT_OF_PLAY` it can be done to; all else must be in play. [forever Out Of Play]
    """

    out_of_play: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ("target",)
    mentions: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        cards = self.target.pick(game, resolution, self.able(game, resolution))
        if not isinstance(self.target, Pronoun):
            resolution.speak_of(cards, self.target.sorts(), self.target.spoken_as)
        resolution.did = bool(cards)
        self.do(game, cards, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return len(self.able(game, resolution)) >= self.target.least

    def able(self, game: ForeverGame, resolution: Situation) -> list[GameCard]:
        """The cards that it may mean and to which it can be done. [forever Cannot, Ignore]"""
        shielded = resolution.shielded
        cards = self.target.candidates(game, resolution)
        able = [card for card in cards if card is not shielded and self.affects(game, card, resolution)]
        if all_may_be_meant(game, self.target, resolution):
            return able
        return [card for card in able if may_be_meant(game, card, self.target, resolution)]

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it can be done to a card."""
        return game.in_play(card)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        """Do it to the cards that were chosen, and leave in the situation how much was done."""
        raise NotImplementedError

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.target.sorts_on(bearer) if isinstance(self.target, The) else ()


def all_may_be_meant(game: ForeverGame, target: Target, situation: Situation) -> bool:
    """Whether a text can mean any card, as mostly: nothing is ignored, and nothing cannot be chosen."""
    if target.chooses and game.about(CANNOT_BE_CHOSEN):
        return False
    return not game.is_swayed(situation.source)


def may_be_meant(game: ForeverGame, card: GameCard, target: Target, situation: Situation) -> bool:
    """Whether a text can mean a card: one that cannot be chosen isn't, where it chooses, nor is what it ignores.

    [forever Target, Cannot, Swayed]
    """
    if situation.source is not None and game.ignores(situation.source, card):
        return False
    return not (target.chooses and game.forbidden(card, CANNOT_BE_CHOSEN))


class MeasuredOnCards(OnCards):
    """Something that is done to cards to an extent: "a Hero suffers 2 damage"."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "target", "each")
    defaults: ClassVar[dict[str, object]] = {"each": None}
    order: ClassVar[tuple[str, ...]] = ("target", "amount", "each")
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount, target: Target, each: CardAmount | None = None) -> None:
        super().__init__(target)
        self.amount = amount
        self.each = each

    def extent(self, game: ForeverGame, situation: Situation) -> int:
        """How much of it is done."""
        return times(game, self.amount, self.each, situation)


class Measured(measured.Measured[ForeverGame, Situation]):
    """Something that is done to an extent: "draw two cards", "draw a card for each Minion you control"."""

    fields: ClassVar[tuple[str, ...]] = ("amount", "each")
    defaults: ClassVar[dict[str, object]] = {"each": None}
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount, each: CardAmount | None = None) -> None:
        super().__init__(amount)
        self.each = each

    def extent(self, game: ForeverGame, situation: Situation) -> int:
        """How much of it is done."""
        return times(game, self.amount, self.each, situation)


def times(game: ForeverGame, amount: CardAmount, each: CardAmount | None, situation: Situation) -> int:
    """So much, or so much for each of what a text counts."""
    return amount.count(game, situation) * (1 if each is None else each.count(game, situation))
