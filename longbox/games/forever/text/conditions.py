"""What texts ask: "there is a Scheme at this Location", "Batman is exhausted", "your hand is empty"."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardAmount, CardCondition, Filter, Situation, Target
from longbox.games.forever.act import Act
from longbox.games.forever.definitions import SCHEME, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import CONFRONTATION, MAINTENANCE, PLANNING, PLOTTING, ROGUE_DRAW
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, MASTER_PLAN, NOWHERE, REMOVED
from longbox.games.forever.text.amounts import held
from longbox.games.forever.text.filters import Definite, bring_up, found, is_in_state
from longbox.games.forever.text.places import WhereIs
from longbox.games.forever.text.players import players_of
from longbox.kernel.terms import AMOUNT, CARD, Bound, Need
from longbox.texts.conditions import Did

BEATEN: Final = (events.KNOCK_OUT, events.CAPTURE, events.SWAY, events.DEFEAT)
"""What becomes of a character that has suffered too much. [forever Damage]"""
PHASES_OF_STAGE: Final[dict[str, tuple[int, ...]]] = {
    "Plotting": (PLOTTING, ROGUE_DRAW),
    "Planning": (PLANNING,),
    "Confrontation": CONFRONTATION,
    "Maintenance": (MAINTENANCE,),
}
"""The phases of each stage. [forever Overview Of A Round]"""


class IsInState(CardCondition):
    """Whether a certain card is in a state: "Batman is exhausted"."""

    fields = ("filter", "state")
    mentions = ("filter",)

    def __init__(self, filter: Definite, state: str) -> None:
        self.filter = filter
        self.state = state

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = self.filter.cards(game, resolution)
        bring_up(resolution, self.filter, cards)
        return bool(cards) and all([is_in_state(game, card, self.state) for card in cards])


class TheyDid(Did[ForeverGame, Situation]):
    """Whether another player did what stands before: "a Hero player may discard a card. If they do, ..."."""


class IsNotInState(IsInState):
    """Whether a certain card in play is not in a state: "Batman is not exhausted"."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.filter, resolution)
        bring_up(resolution, self.filter, cards)
        return bool(cards) and not any([is_in_state(game, card, self.state) for card in cards])


class ClaimedTheLast(CardCondition):
    """Whether the Threatening or Rescue that is going on claimed the last citizen of its Location. [forever Claim]"""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        act = resolution.act
        return act is not None and act.amount > 0 and game.citizens_at(act.spot) == 0


class BeatTheAttacked(CardCondition):
    """Whether the attack that is going on took out the character that was attacked. [forever Attack]

    What it is called is asked, too: "if this attack captures a Rogue".
    """

    fields = ("filter",)
    defaults: ClassVar[dict[str, object]] = {"filter": None}

    def __init__(self, filter: Filter | None = None) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        act = resolution.act
        if act is None or act.target is None or not is_beaten(act, act.target):
            return False
        return self.filter is None or self.filter.matches(game, act.target, resolution)


class BeatenThisWay(CardCondition):
    """Whether what was just done took out a character of a kind: "if a Hero was KO'd this way". [forever Damage]"""

    fields = ("filter",)
    refers = AMOUNT

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        out = [*game.cards(KNOCKED_OUT), *game.cards(CAPTURED), *game.cards(REMOVED)]
        return any([card in out and self.filter.matches(game, card, resolution) for card in resolution.cards])


def is_beaten(act: Act, card: GameCard) -> bool:
    """Whether a character was knocked out, captured, swayed or defeated in an attack."""
    return any([event.kind in BEATEN and event.cards[0] is card for event in act.happened])


class ItIs(CardCondition):
    """Whether what the text spoke of is of a kind: "if it is a Gift card"."""

    fields = ("filter",)
    refers = "it"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = resolution.meant_by(self)
        return bool(cards) and all([self.filter.matches(game, card, resolution) for card in cards])


class ThatIs(CardCondition):
    """Whether the card of a kind that the text spoke of is of a kind, too: "if that Event has the Magic trait"."""

    fields = ("target", "filter")

    def __init__(self, target: Target, filter: Filter) -> None:
        self.target = target
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = self.target.candidates(game, resolution)
        return bool(cards) and all([self.filter.matches(game, card, resolution) for card in cards])


class Exactly(CardCondition):
    """Whether there is exactly so much of something: "there is exactly one Hero at this Location"."""

    fields = ("amount", "number")

    def __init__(self, amount: CardAmount, number: int) -> None:
        self.amount = amount
        self.number = number

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(self.amount, self.number, self.number),)

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return self.amount.count(game, resolution) == self.number


class IsAmong(CardCondition):
    """Whether a certain card is one of some cards: "Superman is at a Location with five or more citizens"."""

    fields = ("who", "filter")
    mentions = ("who",)

    def __init__(self, who: Definite, filter: Filter) -> None:
        self.who = who
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.who, resolution)
        bring_up(resolution, self.who, cards)
        return bool(cards) and all([self.filter.matches(game, card, resolution) for card in cards])


class IsNotAmong(IsAmong):
    """Whether a certain card in play is none of some cards: "Superman is not at a Location"."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.who, resolution)
        bring_up(resolution, self.who, cards)
        return bool(cards) and not any([self.filter.matches(game, card, resolution) for card in cards])


class IsTheOnly(IsAmong):
    """Whether a certain card is the only one of some cards: "Superman is the only Hero at this Location"."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.who, resolution)
        bring_up(resolution, self.who, cards)
        return bool(cards) and found(game, self.filter, resolution) == cards


class AreTogether(CardCondition):
    """Whether two certain cards are at the same Location: "Superman and Batman are at the same Location"."""

    fields = ("who", "whose")

    def __init__(self, who: Definite, whose: Definite) -> None:
        self.who = who
        self.whose = whose

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        spots = [game.spot_of(card) for card in found(game, self.who, resolution)]
        others = [game.spot_of(card) for card in found(game, self.whose, resolution)]
        return any([spot != NOWHERE and spot in others for spot in spots])


class AllAre(CardCondition):
    """Whether all cards of a kind, of which there are some, are of another: "each Hero you control is exhausted"."""

    fields = ("filter", "other")

    def __init__(self, filter: Filter, other: Filter) -> None:
        self.filter = filter
        self.other = other

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.filter, resolution)
        return bool(cards) and all([self.other.matches(game, card, resolution) for card in cards])


class IsInStage(CardCondition):
    """Whether it is a stage of the round now: "it is the Planning Stage". [forever Playing The Game]"""

    fields = ("stage",)

    def __init__(self, stage: str) -> None:
        self.stage = stage

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return game.phase in PHASES_OF_STAGE[self.stage]


class IsYourTurn(CardCondition):
    """Whether it is your turn: an Action Phase, or an activation. [forever Turn]"""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return game.active == resolution.player


class IsAt(CardCondition):
    """Whether a certain card is at the Location of the text's card: "Robin is at this Location"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(found(game, self.filter, resolution))


class IsCompletedScheme(CardCondition):
    """Whether the Scheme that says it is completed, and faceup in the Master Plan. [forever Master Plan]"""

    needs = (Need(CARD, (SCHEME,), "be in the Master Plan", "Master Plan"),)

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        source = resolution.source
        if source is None or not game.in_play(source) or not game.lies_in(source, MASTER_PLAN):
            return False
        return not game.permanent(source).facedown


class HasThere(CardCondition):
    """Whether a card of a kind is at the Location of a certain card: "Black Manta's Location has a Scheme"."""

    fields = ("whose", "filter")

    def __init__(self, whose: Definite, filter: Filter) -> None:
        self.whose = whose
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(found(game, WhereIs(self.filter, self.whose), resolution))


class LacksThere(HasThere):
    """Whether a certain card is at a Location without a card of a kind: "Black Manta's Location has no Scheme"."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        at_one = [game.spot_of(card) != NOWHERE for card in self.whose.cards(game, resolution)]
        return any(at_one) and not super().holds(game, resolution)


class HandIsEmpty(CardCondition):
    """Whether you hold no card."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return held(game, resolution.player, resolution) == 0


class IsOut(CardCondition):
    """Whether a character of a kind is knocked out or captured now: "while a Hero is KO'd". [forever Knocked Out]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        out = [*game.cards(KNOCKED_OUT), *game.cards(CAPTURED)]
        return any([self.filter.matches(game, card, resolution) for card in out])


class HoldsMore(CardCondition):
    """Whether you hold more cards than each player of a kind: "you have more cards in hand than the Hero player"."""

    fields = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        others = [each for each in players_of(game, self.kind, resolution.player) if each != resolution.player]
        own = held(game, resolution.player, resolution)
        return bool(others) and all([self.is_so(own, held(game, other, resolution)) for other in others])

    def is_so(self, own: int, other: int) -> bool:
        """Whether so many cards are more than another player's."""
        return own > other


class TheyHoldMore(HoldsMore):
    """Whether any player of a kind holds more cards than you: "an opponent has more cards in hand than you"."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        others = players_of(game, self.kind, resolution.player)
        own = held(game, resolution.player, resolution)
        return any([held(game, other, resolution) > own for other in others])


class HoldsFewer(HoldsMore):
    """Whether you hold fewer cards than each player of a kind."""

    def is_so(self, own: int, other: int) -> bool:
        return own < other
