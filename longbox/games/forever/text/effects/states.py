"""Cards that exhaust, ready, move, turn over, change hands. [forever Ready, Activate, Gain Control]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    THIS_ACT,
    THIS_ACTIVATION,
    THIS_GAME,
    CardAmount,
    CardEffect,
    Constant,
    Filter,
    Situation,
    Target,
)
from longbox.games.forever.actions import playing, timing
from longbox.games.forever.definitions import (
    CANNOT_EXHAUST,
    CANNOT_MOVE,
    CANNOT_READY,
    CHARACTERS,
    HERO,
    LOCATION,
    ROGUE,
    SCHEME,
    TEAM,
    USED_CARDS,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.text.dues import NextCosts
from longbox.games.forever.text.effects.base import OnCards
from longbox.games.forever.text.filters import Definite, Picked, found
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import Need
from longbox.texts.filters import AnyCard

EXHAUSTIBLE: Final = (*TEAM, *USED_CARDS)
"""What is ever exhausted, and readies. [forever Ready]"""
HELD: Final = "held for some time"
SAY_AT_ONCE: Final = "say at once what is done to it"
GO_TO: Final[Prompt] = Prompt("Choose a Location to go to", "Resolving Effects")


class Choose(OnCards):
    """Cards are chosen, of which the text goes on to speak: "choose a Hero. That Hero ...". [forever Target]"""

    needs = (Need("target", (*CHARACTERS, *USED_CARDS, LOCATION), "be chosen first", "Scheme", SAY_AT_ONCE),)

    def is_unlikely(self) -> bool:
        """Who says "choose a card" after looking at a hand means one of that hand."""
        return isinstance(getattr(self.target, "filter", None), AnyCard)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Who thinks imagines other Schemes where one lies facedown, so that none is held on to."""
        return game.in_play(card) and card.definition.type != SCHEME

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        """Nothing is done to them yet."""


class PickOut(Choose):
    """The same of which something is so at once, Schemes as well: "a Scheme needs +1 citizen". [forever Target]"""

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card)


class Exhaust(OnCards):
    """Exhaust cards."""

    needs = (Need("target", EXHAUSTIBLE, "be exhausted", "Ready"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if card.definition.type not in EXHAUSTIBLE or not game.in_play(card) or game.permanent(card).exhausted:
            return False
        return not game.forbidden(card, CANNOT_EXHAUST)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.permanent(card).exhausted = True
            event = Happening(events.EXHAUST, game.controller(card), card.alone, 0, situation.source, situation.player)
            timing.tell(game, event)


class Ready(OnCards):
    """Ready cards. [forever Ready]"""

    needs = (Need("target", EXHAUSTIBLE, "ready", "Ready"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).exhausted and not game.forbidden(card, CANNOT_READY)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.permanent(card).exhausted = False
            event = Happening(events.READY, game.controller(card), card.alone, 0, situation.source, situation.player)
            timing.tell(game, event)


class GoToLocation(OnCards):
    """Characters go to a Location that you choose."""

    needs = (Need("target", CHARACTERS, "go to a Location", "Activate"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and len(game.locations()) > 1 and not game.forbidden(card, CANNOT_MOVE)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            thing = game.permanent(card)
            places = [place for place in game.locations() if game.permanent(place).spot != thing.spot]
            place = game.choose_card(situation.player, GO_TO, places, situation.source)
            if place is not None:
                thing.spot = game.permanent(place).spot
                timing.tell(game, Happening(events.MOVED, game.controller(card), card.alone, note=f"to {place}"))


class GoThere(OnCards):
    """Characters go to a Location that the text names: "move a Hero to this Location"."""

    fields = ("target", "place")
    needs = (Need("target", CHARACTERS, "go to a Location", "Activate"),)

    def __init__(self, target: Target, place: Definite) -> None:
        super().__init__(target)
        self.place = place

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not game.in_play(card) or game.forbidden(card, CANNOT_MOVE):
            return False
        return any([game.spot_of(place) != game.spot_of(card) for place in found(game, self.place, situation)])

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for place in found(game, self.place, situation)[:1]:
            for card in cards:
                game.permanent(card).spot = game.spot_of(place)
                timing.tell(game, Happening(events.MOVED, game.controller(card), card.alone, note=f"to {place}"))


class GoWhere(OnCards):
    """Characters go to a Location of a kind, which the player chooses: "move a Hero to a Location with no Rogue"."""

    fields = ("target", "filter")
    needs = (Need("target", CHARACTERS, "go to a Location", "Activate"),)

    def __init__(self, target: Target, filter: Filter) -> None:
        super().__init__(target)
        self.filter = filter

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not game.in_play(card) or game.forbidden(card, CANNOT_MOVE):
            return False
        return bool(self.places(game, card, situation))

    def places(self, game: ForeverGame, card: GameCard, situation: Situation) -> list[GameCard]:
        """The Locations to which a character can go so, other than its own."""
        meant = found(game, self.filter, situation)
        return [place for place in meant if game.spot_of(place) != game.spot_of(card)]

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            place = game.choose_card(situation.player, GO_TO, self.places(game, card, situation), situation.source)
            if place is not None:
                game.permanent(card).spot = game.spot_of(place)
                timing.tell(game, Happening(events.MOVED, game.controller(card), card.alone, note=f"to {place}"))


class ExchangePlaces(OnCards):
    """Two characters go each to the Location of the other. [forever Character Cards]"""

    needs = (Need("target", CHARACTERS, "go to a Location", "Activate"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether a character is at a Location: from the play area there is nothing to exchange."""
        if not game.in_play(card) or not card.definition.is_character or game.forbidden(card, CANNOT_MOVE):
            return False
        return game.permanent(card).spot != NOWHERE

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return len(self.able(game, resolution)) > 1

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        if len(cards) != 2:
            situation.did = False
            return
        first, other = [game.permanent(card) for card in cards]
        first.spot, other.spot = other.spot, first.spot
        for card in cards:
            note = f"to {game.place_name(game.permanent(card).spot)}"
            timing.tell(game, Happening(events.MOVED, game.controller(card), card.alone, note=note))


class ReturnToPlayArea(OnCards):
    """Characters leave their Location for their play area."""

    needs = (Need("target", (HERO, ROGUE), "return to a play area", "Ready Phase"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).spot != NOWHERE

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.permanent(card).spot = NOWHERE
            game.tell(Happening(events.MOVED, situation.player, card.alone, note="to the play area"))


class TurnFaceup(OnCards):
    """Turn Schemes faceup. [forever Scheme]"""

    needs = (Need("target", (SCHEME,), "be turned faceup", "Scheme"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).facedown

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            playing.turn_faceup(game, card)


class IsHeld(Constant):
    """A card is under the control of a player for some time, then its owner's again. [forever Gain Control]"""

    def aspects(self) -> tuple[str, ...]:
        return (HELD,)

    def ended(self, game: ForeverGame, situation: Situation) -> None:
        for card in situation.cards:
            if game.in_play(card) and game.controller(card) == situation.player != game.owners[card.serial]:
                game.give_control(card, game.owners[card.serial])


class NextForLess(CardEffect):
    """The next such card that you buy, or such character that you recruit, costs more or less. [forever Cost]"""

    fields = ("who", "amount", "cost", "until")
    defaults: ClassVar[dict[str, object]] = {"until": THIS_GAME}

    def __init__(self, who: Filter, amount: CardAmount, cost: str, until: str = THIS_GAME) -> None:
        self.who = who
        self.amount = amount
        self.cost = cost
        self.until = until

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        game.start(NextCosts(self.who, self.amount, self.cost), resolution, self.until)


class ForSomeTime(CardEffect):
    """Something is so until the end of the action, the activation or the round."""

    fields = ("constant", "until")

    def __init__(self, constant: Constant, until: str) -> None:
        self.constant = constant
        self.until = until

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if not self.possible(game, resolution):
            return
        who = getattr(self.constant, "who", None)
        if isinstance(who, Picked):
            PickOut(who.target).run(game, resolution)
        game.start(self.constant, resolution.speaking_to(resolution.player), self.until)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        who = getattr(self.constant, "who", None)
        if isinstance(who, Picked) and not PickOut(who.target).possible(game, resolution):
            return False
        if self.until == THIS_ACT:
            return bool(game.acts)
        return self.until != THIS_ACTIVATION or game.activated != NO_CARD


class GainControl(OnCards):
    """You gain control of cards of other players. [forever Gain Control]"""

    needs = (Need("target", USED_CARDS, "come under another player's control", "Gain Control"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.controller(card) not in (situation.player, -1)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.give_control(card, situation.player)


class GainControlForSomeTime(GainControl):
    """The same until the end of something: then it is its owner's again, unless another has it by then."""

    fields = ("target", "until")

    def __init__(self, target: Target, until: str) -> None:
        super().__init__(target)
        self.until = until

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return super().possible(game, resolution) and (self.until != THIS_ACT or bool(game.acts))

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        super().do(game, cards, situation)
        for card in cards:
            held = situation.speaking_to(situation.player)
            held.cards = card.alone
            game.start(IsHeld(), held, self.until)
