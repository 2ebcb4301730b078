"""What texts do to attacks, Threatenings and Rescues. [forever Attack, Threaten, Rescue, Modifiers, Ignore]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import DAMAGE_KEPT, CardAmount, CardEffect, Replacement, Situation, Target
from longbox.games.forever.act import Act, Modifier
from longbox.games.forever.actions import acting, citizens
from longbox.games.forever.definitions import ATTACK, CHARACTERS, RESCUE, THREATEN, UNALIGNED, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.text.amounts import ResourcesOf
from longbox.games.forever.text.effects.base import OnCards
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need
from longbox.kernel.terms import EVENT as ABOUT_TO_HAPPEN

IGNORE: Final[Prompt] = Prompt("Choose a modifier to ignore", "Ignore")


class SetBase(CardEffect):
    """The base value of this action is a number: "the value of this action is its Infamy". [forever Attack Value]"""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.act is not None:
            resolution.act.base = self.amount.count(game, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return is_going_on(game, resolution.act) and not speaks_of_nothing(game, self.amount, resolution)


def speaks_of_nothing(game: ForeverGame, amount: CardAmount, situation: Situation) -> bool:
    """Whether a number is one of cards that the text spoke of, and there are none. [forever X]"""
    return isinstance(amount, ResourcesOf) and not amount.target.candidates(game, situation)


class AddToAct(CardEffect):
    """This action gets a bonus that is no modifier: "this Rescue claims 2 more citizens"."""

    fields: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.act is not None:
            resolution.act.more += self.amount.count(game, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return is_going_on(game, resolution.act)


class ActorAdds(AddToAct):
    """The same, said of who does it: "that Rogue claims 1 fewer citizen", "Batman deals 2 more damage"."""

    fields = ("who", "amount")

    def __init__(self, who: Target, amount: CardAmount) -> None:
        super().__init__(amount)
        self.who = who

    def is_unlikely(self) -> bool:
        """Of "it" the action itself is meant."""
        return True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if self.acts(game, resolution):
            super().run(game, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return super().possible(game, resolution) and self.acts(game, resolution)

    def acts(self, game: ForeverGame, situation: Situation) -> bool:
        """Whether who is meant does what is going on."""
        act = situation.act
        return act is not None and act.actor in self.who.candidates(game, situation)


class ActorDeals(ActorAdds):
    """The same of an attack: "that Hero deals 1 more damage"."""


class IgnoreModifiers(CardEffect):
    """Modifiers are ignored as the damage would be suffered, or citizens be claimed. [forever Ignore, Modifiers]"""

    fields = ("count",)
    refers = ABOUT_TO_HAPPEN
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        event = resolution.event
        able = ignorable(game, resolution)
        if event is None or not able:
            return
        cards = game.choose_cards(
            resolution.player, IGNORE, [each.card for each in able], resolution.source, self.count, self.count
        )
        for modifier in [each for each in able if each.card in cards]:
            modifier.ignored = True
            event.amount = max(event.amount - modifier.amount, 0)
            game.tell(Happening(events.CANCELLED, resolution.player, modifier.card.alone, source=resolution.source))

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(ignorable(game, resolution))


def ignorable(game: ForeverGame, situation: Situation) -> list[Modifier]:
    """The modifiers of what is about to happen that may be ignored. [forever Ignore, Cannot]"""
    event = situation.event
    if event is None or event.act is None or not event.happens or is_kept(game, event):
        return []
    return [modifier for modifier in event.act.modifiers if not modifier.ignored]


def is_kept(game: ForeverGame, event: Happening) -> bool:
    """Whether something keeps damage that is about to be suffered from being ignored or reduced. [forever Cannot]"""
    if event.kind is not events.DAMAGE:
        return False
    if event.act is not None and event.act.kept:
        return True
    return any([each.constant.keeps_damage(game, event, each.situation) for each in game.working(DAMAGE_KEPT)])


class ReduceClaim(CardEffect):
    """Fewer citizens are claimed than would be: "reduce that claim by 2". [forever Claim, Modifiers]

    Said when a character Threatens or Rescues, before it is known how many it would claim, so many fewer are.
    """

    fields = ("amount",)
    refers = ABOUT_TO_HAPPEN
    not_zero = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        event = resolution.event
        if event is None or not event.happens:
            return
        less = self.amount.count(game, resolution)
        if event.kind is events.CLAIM:
            event.amount = max(event.amount - less, 0)
        elif event.act is not None:
            event.act.more -= less

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return resolution.event is not None and resolution.event.happens


class Instead(CardEffect):
    """Something is done in the place of what would happen; of several such the last persists. [forever Instead]"""

    fields = ("effect",)
    refers = ABOUT_TO_HAPPEN

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def is_unlikely(self) -> bool:
        """What changes what would happen doesn't take its place: "they suffer only 1 damage instead"."""
        return self.effect.refers == ABOUT_TO_HAPPEN

    def unclear(self) -> str:
        return "it changes what would happen, and doesn't take its place" if self.is_unlikely() else ""

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.event is not None:
            resolution.event.replacement = Replacement(self.effect, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        event = resolution.event
        return event is not None and event.can_be_stopped and self.effect.possible(game, resolution)


class CancelIt(CardEffect):
    """What is about to happen doesn't: "cancel it". [forever When]"""

    refers = ABOUT_TO_HAPPEN

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if resolution.event is not None:
            resolution.event.prevented = True

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        event = resolution.event
        return event is not None and event.happens and event.can_be_stopped


class AttacksIt(OnCards):
    """A character attacks: "Harley Quinn attacks that character". [forever Key Concepts, Attack]

    A Hero or a Rogue does it where it is, without being activated for it, and its player plays modifiers.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "target")
    order = ("target", "who")
    apart = True
    needs = (
        Need("who", CHARACTERS, "attack", "Attack"),
        Need("target", CHARACTERS, "be attacked", "Attack"),
    )

    def __init__(self, who: Target, target: Target) -> None:
        super().__init__(target)
        self.who = who

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and any([attacks(game, each, card) for each in self.attackers(game, situation)])

    def attackers(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """Those who attack."""
        return [card for card in self.who.candidates(game, situation) if game.in_play(card)]

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for attacker in self.attackers(game, situation):
            for card in cards:
                if game.in_play(attacker) and game.in_play(card) and attacks(game, attacker, card):
                    acting.attack(game, game.controller(attacker), attacker, card)


class MayAttackIt(AttacksIt):
    """The same, if the player of the text wants it: "Batman may attack a Rogue"."""

    optional = True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        resolution.did = False
        if self.possible(game, resolution) and game.may(resolution.player, game.OFFER, resolution.source):
            super().run(game, resolution)


class ClaimMore(CardEffect):
    """More citizens are claimed where the act is done that goes on: "exhaust a Hero to claim 2 additional citizens".

    [forever Claim, Modifiers]
    """

    fields = ("amount",)
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        act = resolution.act
        resolution.amount = 0
        if act is not None and self.possible(game, resolution):
            count = self.amount.count(game, resolution)
            resolution.amount = citizens.claim(game, act.actor, count, act.spot, act.player)
        resolution.did = resolution.amount > 0

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        act = resolution.act
        if act is None or act.what not in (THREATEN, RESCUE):
            return False
        return game.takes_part(act, act.actor) and game.citizens_at(act.spot) > 0


class ActsNow(OnCards):
    """A character Threatens or Rescues where it is, without being activated for it. [forever Threaten, Rescue]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "what")

    def __init__(self, target: Target, what: str) -> None:
        super().__init__(target)
        self.what = what

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and not acting.rule_against_act(game, card, self.what)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            if self.affects(game, card, situation):
                act = acting.threaten if self.what == THREATEN else acting.rescue
                act(game, game.controller(card), card)


class MayActNow(ActsNow):
    """The same, if the player of the text wants it: "Batman may Rescue"."""

    optional = True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        resolution.did = False
        if self.possible(game, resolution) and game.may(resolution.player, game.OFFER, resolution.source):
            super().run(game, resolution)


def attacks(game: ForeverGame, attacker: GameCard, card: GameCard) -> bool:
    """Whether a character attacks another as a text says: a Hero or a Rogue only where both are. [forever Attack]"""
    if attacker.definition.type != UNALIGNED:
        spot = game.permanent(attacker).spot
        able = spot != NOWHERE and ATTACK in acting.purposes(game, attacker)
        return able and card in acting.attackable_at(game, attacker, spot)
    return acting.is_enemy(game, attacker, card) and not is_spared(game, attacker, card)


def is_spared(game: ForeverGame, attacker: GameCard, card: GameCard) -> bool:
    """Whether a swayed character ignores another, which is a Rogue. [forever Swayed]"""
    return game.permanent(attacker).swayed and game.side_of(card) == "rogue"


def is_going_on(game: ForeverGame, act: Act | None) -> bool:
    """Whether an act is being carried out whose value isn't resolved yet."""
    return act is not None and act in game.acts and not act.over
