"""What encounter cards do with schemes. [champions Main Scheme, Side Scheme, Acceleration Token]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardAmount, CardEffect, Filter, Occasion, Situation
from longbox.games.champions.actions import entering, threat, timing
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import PLACING_THREAT
from longbox.games.champions.table import BENEATH
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.drawing import held
from longbox.games.champions.text.effects.moving import STAYING, remember
from longbox.games.champions.text.filters import Definite
from longbox.games.champions.text.targets import CardTarget
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED
from longbox.kernel.zones import EVERYBODY

PLACE: Final[Prompt] = Prompt("Choose a card to put facedown under it", "Choose")


class PlaceAccelerationTokens(CardEffect):
    """Place acceleration tokens on the main scheme. [champions Acceleration Token]"""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for _ in range(self.count):
            game.accelerate()


class PlaceRandomCardHere(CardEffect):
    """Put a random card of your hand facedown under this card."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = game.random_card(situation.player)
        situation.did = card is not None
        if card is None:
            return
        game.move(card, BENEATH)
        put_under(game, card, situation)


class PlaceHere(OnCards):
    """Put cards in play facedown under this card, out of play. [champions In Play And Out Of Play]"""

    prompt: ClassVar[Prompt] = PLACE
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type not in STAYING and card is not situation.source

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        leaving = [card for card in cards if self.affects(game, card, situation)]
        for card in leaving:
            remember(game, card, situation)
            entering.leave_to(game, card, BENEATH)
            put_under(game, card, situation)
        situation.did = bool(leaving)


class PlaceFromHandHere(CardEffect):
    """Choose a card of a kind in your hand, and put it facedown under this card. [champions Choose]"""

    fields = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = game.choose_card(situation.player, PLACE, held(game, situation, self.filter), situation.source)
        situation.did = card is not None
        if card is not None:
            game.move(card, BENEATH)
            put_under(game, card, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(held(game, situation, self.filter))


def put_under(game: ChampionsGame, card: GameCard, situation: Situation) -> None:
    """Note under which card one lies facedown that has just been put there."""
    host = situation.source
    if host is not None and game.lies_in(card, BENEATH):
        game.beneath[card.serial] = host.serial
        game.log.append(Happening(events.BENEATH, situation.player, card.alone, seen_by=0, note=str(host)))


class ReturnFacedownCards(CardEffect):
    """Return the cards that lie facedown under this card to their owners' hands. [champions Ownership And Control]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        host = situation.source
        assert host is not None
        held = [serial for serial, under in game.beneath.items() if under == host.serial]
        for serial in held:
            del game.beneath[serial]
            card = game.box[serial]
            owner = game.players[game.owners[serial]]
            hand = entering.hand_of(game, owner.number)
            game.move(card, hand)
            seen_by = owner.bit if hand is owner.hand else EVERYBODY
            note = f"to {hand.in_words()}"
            game.log.append(Happening(events.MOVED, owner.number, card.alone, seen_by=seen_by, note=note))


class AdvanceToStage(CardEffect):
    """Go on to the other side of this stage, as the rules tell of every first side. [champions Main Scheme]"""

    fields = ("stage",)

    def __init__(self, stage: str) -> None:
        self.stage = stage

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        """Nothing more: the main scheme deck goes on by itself when the first side is resolved."""


class ThreatPlacedInStepOne(Occasion):
    """Threat is placed on this card during step one of the villain phase. [champions Villain Phase]"""

    kinds = (events.THREAT,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        by_the_step = game.phase == PLACING_THREAT and event.source is None
        return by_the_step and event.cards[0] is situation.source


class ThreatOn(CardAmount):
    """The threat on schemes. [champions Threat]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([game.permanent(scheme).threat for scheme in self.filter.cards(game, situation)])


class MoveThreat(CardEffect):
    """Move threat from schemes to another, where it counts as placed: all that is, of all of them. [champions Move]"""

    fields = ("amount", "origin", "target")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("threat moved", "threat removed", "threat placed")

    def __init__(self, amount: CardAmount, origin: CardTarget, target: CardTarget) -> None:
        self.amount = amount
        self.origin = origin
        self.target = target

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        moved = 0
        for scheme in self.target.choose(game, situation):
            for origin in self.origin.choose(game, situation):
                happenings = threat.take_threat(game, origin, amount, situation.source, situation.player, None)
                timing.responses(game, happenings)
                if happenings:
                    threat.place_threat(game, scheme, happenings[0].amount, situation)
                    moved += situation.amount
        situation.amount = moved
        situation.did = moved > 0

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return any([game.permanent(origin).threat > 0 for origin in self.origin.candidates(game, situation)])
