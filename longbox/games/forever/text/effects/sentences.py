"""One sentence after another, where the later ones speak of what the earlier ones did. [forever Resolving Effects]"""

from __future__ import annotations

from typing import Any

from longbox.games.forever.abilities import CardAmount, CardEffect, Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import OUT_OF_PLAY
from longbox.games.forever.text.effects.others import ControllerDoes, EachDoes, ThatPlayerDoes
from longbox.kernel.effects import NO_CARDS, Effect
from longbox.kernel.terms import Term, parts_of
from longbox.texts import sequences
from longbox.texts.conditions import DoneIf
from longbox.texts.may import MayFor, effects_in


class InTurn(sequences.InTurn[ForeverGame, Situation]):
    """A sentence, and then what follows it.

    Where the first can't be done, what follows can't speak of its cards: "discard a card from your hand. ... its
    Infamy" is nothing with an empty hand. So it isn't offered for that alone.
    """

    def __init__(self, first: Effect[ForeverGame, Situation], rest: Effect[ForeverGame, Situation]) -> None:
        super().__init__(first, rest)
        self.speaks_anew = any([speaks_of_cards(part) for part in parts_of(first)])

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        if self.first.possible(game, resolution):
            return True
        left = resolution
        if self.speaks_anew:
            left = resolution.speaking_to(resolution.player)
            left.speak_of(NO_CARDS)
        return self.rest.possible(game, left)


class MayPay(MayFor[ForeverGame, Situation]):
    """You may do something as a cost, and what that brings: "you may discard a card from your hand to draw two cards".

    Said at once in a reaction it is what the reaction costs. [forever Resolving Effects, Cost]
    """

    def is_unlikely(self) -> bool:
        return True


class TheyMayPay(MayFor[ForeverGame, Situation]):
    """The same, of others: "the Hero player may discard two cards from their hand to discard this card"."""

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return self.effect.possible(game, resolution) and (self.benefit.possible(game, resolution) or self.speaks_anew)

    def __init__(self, effect: Effect[ForeverGame, Situation], benefit: Effect[ForeverGame, Situation]) -> None:
        super().__init__(effect, benefit)
        self.speaks_anew = any([speaks_of_cards(part) for part in parts_of(effect)])


class PayFor(MayPay):
    """The same, as a player does it: "then, discard any number of cards to do 1 additional damage for each".

    [forever Resolving Effects]
    """

    optional = False

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        resolution.did = False
        if self.effect.possible(game, resolution):
            resolution.did = True
            self.effect.run(game, resolution)
        if resolution.did:
            self.benefit.run(game, resolution)


class ForEach(Effect[ForeverGame, Situation]):
    """Something that is done anew for each of what a text counts, which is counted once, before it begins.

    Who chooses for it chooses each time: "for each card discarded this way, place a citizen on a Scheme".
    """

    fields = ("each", "effect")

    def __init__(self, each: CardAmount, effect: Effect[ForeverGame, Situation]) -> None:
        self.each = each
        self.effect = effect

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        done = 0
        for _ in range(self.each.count(game, resolution)):
            if not game.over and self.effect.possible(game, resolution):
                resolution.amount = 0
                self.effect.run(game, resolution)
                done += resolution.amount
        resolution.amount = done

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return self.each.count(game, resolution) > 0 and self.effect.possible(game, resolution)


def speaks_of_cards(part: Term) -> bool:
    """Whether a text can speak of the cards of a part of it from there on."""
    named: tuple[Any, ...] = part.brings
    return bool(part.mentions) or any([words in OUT_OF_PLAY for words in named])


class DoneOnlyIf(DoneIf[ForeverGame, Situation]):
    """Something is done if something is so, said after it: "ready Batman if there is a Rogue at this Location"."""

    def is_unlikely(self) -> bool:
        """What others do if something is so is said of them: "each Hero player draws a card if ..."."""
        return is_theirs(self.effect)


def is_theirs(effect: CardEffect) -> bool:
    """Whether what is told ends with what others do."""
    parts = effects_in(effect)
    return isinstance(effect, EachDoes | ControllerDoes | ThatPlayerDoes) or (bool(parts) and is_theirs(parts[-1]))
