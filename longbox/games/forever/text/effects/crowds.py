"""Citizens that texts move, claim, place or return. [forever Move Citizens, Claim, Advancing A Scheme]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import CardAmount, CardEffect, Situation, Target
from longbox.games.forever.actions import acting, citizens
from longbox.games.forever.definitions import LOCATION, SCHEME, UNALIGNED, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import Chosen
from longbox.games.forever.text.effects.base import MeasuredOnCards, OnCards
from longbox.games.forever.text.filters import Picked
from longbox.games.forever.text.targets import The, WhereItStands
from longbox.kernel.terms import AMOUNT, DEED, Need

HOLDING: tuple[str, ...] = (LOCATION, SCHEME, UNALIGNED)
"""The cards on which citizens can be."""


class MoveToSanctuary(MeasuredOnCards):
    """Move citizens from a card to Sanctuary: no claim. [forever Move Citizens]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", HOLDING, "have citizens on it", "Move Citizens"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).citizens > 0

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        counts = how_many(game, self.amount, situation, cards)
        if self.each is not None:
            counts = [count * self.each.count(game, situation) for count in counts]
        by = situation.controller
        situation.amount = sum(
            [citizens.move(game, card, None, count, by) for card, count in zip(cards, counts, strict=True)]
        )
        situation.did = situation.amount > 0


def how_many(game: ForeverGame, amount: CardAmount, situation: Situation, cards: list[GameCard]) -> list[int]:
    """How many citizens a text means of those on each of some cards; its player chooses where it says so.

    Meanwhile a Scheme that the player can't see goes by its place: who thinks imagines another there.
    """
    if not isinstance(amount, Chosen):
        return [amount.count(game, situation)] * len(cards)
    there = [game.permanent(card).citizens for card in cards if game.knows(situation.player, card)]
    there += [game.permanent(card).citizens for card in cards if not game.knows(situation.player, card)]
    spots = set_aside_unknown(game, situation.player, cards)
    counts = [amount.choose(game, situation, each) for each in there]
    cards += [scheme for spot in spots if (scheme := game.scheme_at(spot)) is not None]
    return counts


class MoveFromSanctuary(MeasuredOnCards):
    """Move citizens from Sanctuary to a card: no claim. [forever Move Citizens, Sanctuary]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", HOLDING, "have citizens put on it", "Move Citizens"),)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return game.sanctuary > 0 and super().possible(game, resolution)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        count = self.extent(game, situation)
        situation.amount = sum([citizens.move(game, None, card, count, situation.controller) for card in cards])
        situation.did = situation.amount > 0


class MoveToSupply(MoveToSanctuary):
    """Return citizens from a card to the supply."""

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        counts = how_many(game, self.amount, situation, cards)
        situation.amount = sum([citizens.give_up(game, card, count) for card, count in zip(cards, counts, strict=True)])
        situation.did = situation.amount > 0


class MoveBack(MoveToSanctuary):
    """Move citizens from a card at a Location to that Location: no claim. [forever Move Citizens]"""

    needs = (Need("target", (SCHEME, UNALIGNED), "have citizens on it at a Location", "Move Citizens"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        counts = how_many(game, self.amount, situation, cards)
        situation.amount = sum(
            [self.move(game, card, count, situation) for card, count in zip(cards, counts, strict=True)]
        )
        situation.did = situation.amount > 0

    def move(self, game: ForeverGame, card: GameCard, count: int, situation: Situation) -> int:
        """Move citizens from a card to the Location where it is, if it is at one."""
        location = game.location(game.spot_of(card))
        return 0 if location is None else citizens.move(game, card, location, count, situation.controller)


class MoveCitizens(CardEffect):
    """Move citizens from one card to another, as to a Scheme: no claim. [forever Move Citizens]"""

    fields = ("amount", "origin", "goal")
    order = ("origin", "goal", "amount")
    mentions = ("origin", "goal")
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (
        Need("origin", HOLDING, "have citizens on it", "Move Citizens"),
        Need("goal", HOLDING, "have citizens put on it", "Move Citizens"),
    )

    def __init__(self, amount: CardAmount, origin: Target, goal: Target) -> None:
        self.amount = amount
        self.origin = origin
        self.goal = goal

    def is_unlikely(self) -> bool:
        """Where they go back to the Location of what they lie on, that is meant: "from it to its Location"."""
        filter = self.goal.filter if isinstance(self.goal, The) else None
        return isinstance(filter, Picked) and type(filter.target) is WhereItStands

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        origins = self.origin.pick(game, resolution, self.origins(game, resolution))
        resolution.speak_of(origins, self.origin.sorts(), self.origin.spoken_as)
        counts = how_many(game, self.amount, resolution, origins)
        able = self.goals(game, resolution, origins)
        spots = set_aside_unknown(game, resolution.player, origins)
        goals = self.goal.pick(game, resolution, able)
        origins += [scheme for spot in spots if (scheme := game.scheme_at(spot)) is not None]
        resolution.speak_of(goals, self.goal.sorts(), self.goal.spoken_as)
        moved = 0
        for origin, count in zip(origins, counts, strict=True):
            for goal in goals[:1]:
                moved += citizens.move(game, origin, goal, count, resolution.controller)
        resolution.amount = moved
        resolution.did = moved > 0

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        origins = self.origins(game, resolution)
        return any([self.has_goal(game, origin, resolution) for origin in origins])

    def has_goal(self, game: ForeverGame, origin: GameCard, situation: Situation) -> bool:
        """Whether there is something to which citizens can be moved from a card: also to "the Scheme there"."""
        left = situation.speaking_to(situation.player)
        left.speak_of([origin], self.origin.sorts(), self.origin.spoken_as)
        return bool(self.goals(game, left, [origin]))

    def origins(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards that citizens can be moved from."""
        able = self.origin.candidates(game, situation)
        return [card for card in able if game.in_play(card) and game.permanent(card).citizens > 0]

    def goals(self, game: ForeverGame, situation: Situation, origins: list[GameCard]) -> list[GameCard]:
        """The cards that they can be moved to."""
        return [card for card in self.goal.candidates(game, situation) if game.in_play(card) and card not in origins]


def set_aside_unknown(game: ForeverGame, player: int, cards: list[GameCard]) -> list[int]:
    """Take the Schemes that a player can't see out of some cards, and return at which places they lie.

    While the player is asked something they go by these: who thinks imagines other Schemes there.
    """
    unknown = [card for card in cards if not game.knows(player, card)]
    for card in unknown:
        cards.remove(card)
    return [game.permanent(card).spot for card in unknown]


class PlaceCitizens(MeasuredOnCards):
    """Place citizens of the supply on a card: a Scheme that gains some is advanced. [forever Advancing A Scheme]"""

    needs = (Need("target", HOLDING, "have citizens put on it", "Advancing A Scheme"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        count = self.extent(game, situation)
        situation.amount = sum([citizens.bring(game, card, count, situation.controller) for card in cards])


class Claims(OnCards):
    """Unaligned characters claim citizens at their Locations. [forever Unaligned Character Cards]"""

    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)
    needs = (Need("target", (UNALIGNED,), "claim citizens on its own", "Unaligned Character Cards"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.citizens_at(game.permanent(card).spot) > 0

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        situation.amount = sum([acting.claim_alone(game, card, situation.controller) for card in cards])


class ClaimsSoMany(Claims):
    """The same, but so many citizens, whatever the Claim value is: "Amanda Waller claims 2 citizens"."""

    fields = ("target", "amount")

    def __init__(self, target: Target, amount: CardAmount) -> None:
        super().__init__(target)
        self.amount = amount

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        count = self.amount.count(game, situation)
        claimed = [citizens.claim(game, card, count, game.permanent(card).spot, situation.controller) for card in cards]
        situation.amount = sum(claimed)
