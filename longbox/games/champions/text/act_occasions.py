"""What abilities wait for of attacks and thwarts, and to whom or what these are made. [champions Attack, Thwart]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, Filter, Occasion, Situation
from longbox.games.champions.definitions import ALTER_EGO, CHARACTERS, ENEMIES, FRIENDS, HERO, SCHEMES, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import ENDING_PLAYER_PHASE, TAKING_TURN
from longbox.games.champions.text.effects.encounter_damage import AttacksOther
from longbox.games.champions.text.filters import OfTypes
from longbox.games.champions.text.occasions import (
    AttacksOrThwarts,
    Happens,
    TakesDamage,
    ThwartsTarget,
    doer,
    of_attack,
)
from longbox.kernel.events import EventKind
from longbox.kernel.terms import PLAYER, Need
from longbox.kernel.zones import NOBODY

PLAYER_PHASE: Final = "player phase"
VILLAIN_PHASE: Final = "villain phase"
YOUR_TURN: Final = "your turn"
ANY_SCHEME: Final = OfTypes(SCHEMES)
ANY_ENEMY: Final = OfTypes(ENEMIES)


class BasicAttackOn(AttacksOther):
    """A character makes a basic attack against another: "after you make a basic attack against a minion"."""

    needs = (Need("who", FRIENDS, "make a basic attack", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


class BasicAttackOrThwart(AttacksOrThwarts):
    """A character makes a basic attack or a basic thwart. [champions Attack, Thwart]"""

    needs = (Need("who", FRIENDS, "make a basic attack or thwart", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


class UsesBasicPower(Happens):
    """A character uses a basic power: it attacks, thwarts, defends or recovers with it.

    [champions Attack; Thwart; Defend, Defense; Recover]
    """

    kinds = (events.ATTACK, events.THWART, events.DEFENSE, events.RECOVERED)
    needs = (Need("who", (*FRIENDS, ALTER_EGO), "use a basic power", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return is_basic(event) and super().matches(game, event, situation)


def is_basic(event: Happening) -> bool:
    """Whether it is the use of a basic power. Allies that defend use none. [champions Defend, Defense; Recover]"""
    if event.kind is events.DEFENSE:
        return event.act is not None and event.cards[0] is event.act.defender and event.cards[0].definition.type == HERO
    return event.kind is events.RECOVERED or (event.act is not None and event.act.basic)


class ThwartsAndDefeats(ThwartsTarget):
    """A character thwarts and defeats a scheme of a kind, whose last threat it removes. [champions Thwart, Defeat]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if not Happens.matches(self, game, event, situation):
            return False
        return any([self.whom.matches(game, card, situation) for card in defeated_in(event)])

    def referred(self, event: Happening) -> list[GameCard]:
        return doer(self.who, event) + defeated_in(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.call(defeated_in(event), self.whom)


def defeated_in(event: Happening) -> list[GameCard]:
    """Those that were defeated in the attack or thwart that something is a part of. [champions Defeat]"""
    happened = [] if event.act is None else event.act.events
    return [card for one in happened if one.kind is events.DEFEAT for card in one.cards]


class EitherOccasion(Occasion):
    """One of several things happens: "after you play an ally or a minion enters play". [champions Triggering Condition]

    Which of them it was is not told, so that the text goes on to speak of none of their cards.
    """

    fields = ("occasions",)
    silent = True

    def __init__(self, occasions: tuple[Occasion, ...]) -> None:
        self.occasions = occasions

    def awaited_kinds(self) -> tuple[EventKind, ...]:
        kinds = [kind for occasion in self.occasions for kind in occasion.awaited_kinds()]
        return tuple(dict.fromkeys(kinds))

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        for occasion in self.occasions:
            if event.kind in occasion.awaited_kinds() and occasion.matches(game, event, situation):
                return True
        return False


class PlayerChangesForm(Occasion):
    """A player changes form, whoever that is, or changes to a form. [champions Form, Change Form]"""

    kinds = (events.FORM_CHANGE,)
    fields = ("form",)
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, form: str) -> None:
        self.form = form

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return self.form in ("", event.cards[0].definition.type)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.chosen_player = event.player


class TakesSoMuch(TakesDamage):
    """A character takes so much damage at once, or more; or takes it from one attack. [champions Damage, Attack]"""

    fields = ("who", "least", "in_one_attack")

    def __init__(self, who: Filter, least: int, in_one_attack: bool) -> None:
        super().__init__(who)
        self.least = least
        self.in_one_attack = in_one_attack

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if event.amount < self.least or (self.in_one_attack and not of_attack(event)):
            return False
        return super().matches(game, event, situation)


class During(Occasion):
    """Something happens in a phase, or in your turn: "you play an event during the villain phase".

    [champions Player Phase, Villain Phase, Player Turn]
    """

    fields = ("occasion", "during")
    order = ("occasion",)

    def __init__(self, occasion: Occasion, during: str) -> None:
        self.occasion = occasion
        self.during = during

    def awaited_kinds(self) -> tuple[EventKind, ...]:
        return self.occasion.awaited_kinds()

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return goes_on(game, self.during, situation.player) and self.occasion.matches(game, event, situation)

    def referred(self, event: Happening) -> list[GameCard]:
        return self.occasion.referred(event)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        self.occasion.bring_up(event, situation)


def goes_on(game: ChampionsGame, during: str, player: int) -> bool:
    """Whether a phase goes on now, or the turn of a player. [champions Round Overview]"""
    if during == YOUR_TURN:
        return game.phase == TAKING_TURN and game.active == player
    return (game.phase in (TAKING_TURN, ENDING_PLAYER_PHASE)) == (during == PLAYER_PHASE)


class GetsStatus(Happens):
    """A character gets a status card: "after an enemy is stunned". [champions Status Cards]"""

    kinds = (events.GOT_STATUS,)
    fields = ("who", "status", "would")
    needs = (Need("who", CHARACTERS, "get a status card", "Status Cards"),)

    def __init__(self, who: Filter, status: str, would: bool = False) -> None:
        super().__init__(who, would)
        self.status = status

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.note == self.status and super().matches(game, event, situation)


class GetsEitherStatus(Happens):
    """A character gets one of several status cards: "would be stunned or confused". [champions Status Cards]"""

    kinds = (events.GOT_STATUS,)
    fields = ("who", "statuses", "would")
    needs = (Need("who", CHARACTERS, "get a status card", "Status Cards"),)

    def __init__(self, who: Filter, statuses: tuple[str, ...], would: bool = False) -> None:
        super().__init__(who, would)
        self.statuses = statuses

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.note in self.statuses and super().matches(game, event, situation)


class IsHealed(Happens):
    """Damage of a character is healed: "after your hero is healed". [champions Heal]"""

    kinds = (events.HEALING,)
    fields = ("who",)
    defaults: ClassVar[dict[str, object]] = {}
    needs = (Need("who", CHARACTERS, "be healed", "Heal"),)

    def __init__(self, who: Filter) -> None:
        super().__init__(who)


class AttacksAPlayer(Happens):
    """An enemy attacks a player, whoever that is, or a player other than you. [champions Enemy Attacks]"""

    kinds = (events.ATTACK,)
    fields = ("who", "other", "would")
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)
    needs = (Need("who", ENEMIES, "attack a player", "Enemy Attacks"),)

    def __init__(self, who: Filter, other: bool, would: bool = False) -> None:
        super().__init__(who, would)
        self.other = other

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if event.by != NOBODY or event.player < 0 or (self.other and event.player == situation.player):
            return False
        return super().matches(game, event, situation)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.chosen_player = event.player


class AttackYouInstead(CardEffect):
    """The attack that is about to be made on a player is made on you: "that enemy attacks you instead".

    It is the same attack, so that what is said of it holds on. [champions Enemy Attacks, Replacement Effects]
    """

    fields = ("filter",)
    refers = PLAYER
    said = "that player"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = None if situation.event is None else situation.event.act
        if act is not None and act.is_attack and act.by == NOBODY:
            act.player = situation.player
            act.target = game.identity(situation.player)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        act = None if situation.event is None else situation.event.act
        return act is not None and act.is_attack and act.player != situation.player


class AttackYourHeroInstead(AttackYouInstead):
    """The attack is made on your hero, whom an alter-ego has not: "your hero becomes the target".

    [champions Form, Change Form]
    """

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if self.possible(game, situation):
            super().run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.identity(situation.player).definition.type == HERO and super().possible(game, situation)


class ThwartsSome(ThwartsTarget):
    """A character thwarts any scheme, of which the text then speaks: "after an ally thwarts, ... that scheme".

    So it is meant only where the text does speak of it.
    """

    defaults: ClassVar[dict[str, object]] = {"whom": ANY_SCHEME}

    def __init__(self, who: Filter, whom: Filter = ANY_SCHEME) -> None:
        super().__init__(who, whom)

    def is_unlikely(self) -> bool:
        return True


class BasicThwartOfSome(ThwartsSome):
    """A character makes a basic thwart against any scheme, of which the text then speaks. [champions Thwart]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


class AttacksSome(AttacksOther):
    """A character attacks any other, of whom the text then speaks: "after this card attacks, ... that enemy"."""

    defaults: ClassVar[dict[str, object]] = {"whom": ANY_ENEMY}

    def __init__(self, who: Filter, whom: Filter = ANY_ENEMY) -> None:
        super().__init__(who, whom)

    def is_unlikely(self) -> bool:
        return True


class BasicAttackOnSome(AttacksSome):
    """A character makes a basic attack against any other, of whom the text then speaks. [champions Attack]"""

    needs = (Need("who", FRIENDS, "make a basic attack", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)
