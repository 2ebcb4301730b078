"""Damage that encounter cards deal out, take over, or undo. [champions Damage, Replacement Effects]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardAmount, CardCondition, CardEffect, Filter, Occasion, Situation
from longbox.games.champions.act import Act
from longbox.games.champions.actions import damage, timing
from longbox.games.champions.definitions import FIGHTERS, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured
from longbox.games.champions.text.filters import Definite
from longbox.games.champions.text.occasions import doer
from longbox.games.champions.text.targets import Each, chooser
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need
from longbox.kernel.zones import NOBODY

ASSIGN: Final[Prompt] = Prompt("Choose who takes 1 of the damage", "Damage")


class SharedDamage(Measured):
    """Damage that a player shares out among cards of a kind, 1 at a time. [champions Damage]"""

    fields = ("amount", "filter")
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def __init__(self, amount: CardAmount, filter: Filter) -> None:
        super().__init__(amount)
        self.filter = filter

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return type(self)(amount, self.filter)

    def share_out(self, game: ChampionsGame, able: list[GameCard], situation: Situation) -> dict[int, int]:
        """Let the player share it out: how much each takes, by serial number."""
        shares: dict[int, int] = {card.serial: 0 for card in able}
        for _ in range(self.amount.count(game, situation)):
            left = [card for card in able if self.takes_more(game, card, shares[card.serial])]
            chosen = game.choose_card(chooser(game, situation), ASSIGN, left, situation.source)
            if chosen is None:
                break
            shares[chosen.serial] += 1
        return shares

    def takes_more(self, game: ChampionsGame, card: GameCard, share: int) -> bool:
        """Whether who was given a share can be given 1 more."""
        return True


class AssignDamage(SharedDamage):
    """Assign damage among characters of a kind; nobody is assigned more than defeats them.

    Of an encounter card, the first player assigns it. [champions Damage, First Player]
    """

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        characters = [card for card in game.characters() if self.filter.matches(game, card, situation)]
        shares = self.share_out(game, characters, situation)
        hits = [(card, shares[card.serial]) for card in characters]
        happenings = damage.hurt(game, hits, situation.source, NOBODY, None)
        situation.amount = sum([event.amount for event in happenings])
        situation.did = situation.amount > 0
        timing.responses(game, happenings)

    def takes_more(self, game: ChampionsGame, card: GameCard, share: int) -> bool:
        return share < game.remaining(card)


class DivideDamage(SharedDamage):
    """Deal damage that is divided among cards of a kind as the player likes. [champions Damage, Choose]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        shares = self.share_out(game, self.able(game, situation), situation)
        hits = [(game.box[serial], share) for serial, share in shares.items() if share]
        damage.deal_shares(game, hits, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.amount.count(game, situation) > 0 and bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """Those who can take damage. [champions Cannot]"""
        found = [card for card in Each(self.filter).candidates(game, situation) if card.definition.is_character]
        return [card for card in found if not game.take_damage_forbidden(card, situation.source)]


class PlaceDamageHere(CardEffect):
    """Place damage that would be dealt on this card instead. [champions Replacement Effects]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event, card = situation.event, situation.source
        assert event is not None
        if card is not None and game.in_play(card):
            event.instead = True
            game.permanent(card).damage += event.amount
            situation.amount = event.amount
            situation.did = True


class DamageOn(CardAmount):
    """The damage that lies on cards. [champions Sustained Damage; Damage Sustained]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([game.permanent(card).damage for card in self.filter.cards(game, situation)])


class OwnersTakeDamage(CardEffect):
    """Players take damage for each printed resource of a type on the cards of theirs that were discarded.

    [champions Printed, Damage]
    """

    fields = ("resource", "amount")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        discarded = situation.cards
        for player in game.in_order():
            own = [card for card in discarded if game.owners[card.serial] == player]
            count = sum([card.definition.resources.count(self.resource) for card in own])
            part = situation.speaking_to(player)
            damage.deal_damage(game, game.identity(player).alone, self.amount * count, part)


class IncreaseDamage(Measured):
    """Increase the damage that is about to be taken. [champions Modifiers]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if situation.event is not None:
            situation.event.amount += self.amount.count(game, situation)


class HasHitPointsAtMost(CardCondition):
    """Whether a character has so many remaining hit points or fewer. [champions Remaining Hit Points]"""

    fields = ("who", "most")

    def __init__(self, who: Definite, most: int) -> None:
        self.who = who
        self.most = most

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return any([game.remaining(card) <= self.most for card in self.who.cards(game, situation)])


class AttacksOther(Occasion):
    """A character attacks another of a kind. [champions Attack]"""

    kinds = (events.ATTACK,)
    fields = ("who", "whom")
    mentions = ("who", "whom")
    needs = (Need("who", FIGHTERS, "attack", "Attack"),)

    def __init__(self, who: Filter, whom: Filter) -> None:
        self.who = who
        self.whom = whom

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        act = event.act
        if act is None or not self.who.matches(game, act.actor, situation):
            return False
        return any([self.whom.matches(game, card, situation) for card in attacked_in(act)])

    def referred(self, event: Happening) -> list[GameCard]:
        return event.cards if event.act is None else doer(self.who, event) + attacked_in(event.act)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call(event.cards, self.who)
        situation.call([] if event.act is None else attacked_in(event.act), self.whom)


def attacked_in(act: Act) -> list[GameCard]:
    """Those who are attacked."""
    return act.targets if act.target is None else act.target.alone
