"""Effects that last, and those that come later. [champions Lasting Effects, Delayed Effects]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import (
    THIS_ATTACK,
    THIS_TURN,
    CardEffect,
    Constant,
    Filter,
    Occasion,
    Situation,
    Target,
)
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.constants import Adds, Gets, NextAttackGains, NextCostsLess, OfCards, ValueChange
from longbox.games.champions.text.effects.choosing import choose_word
from longbox.games.champions.text.filters import YourHero, YourIdentity
from longbox.games.champions.text.occasions import BasicAttack
from longbox.games.champions.text.targets import CardTarget, Each, The
from longbox.games.champions.text.too_late import too_late
from longbox.kernel.terms import DEED, PLAYER
from longbox.kernel.zones import NOBODY

WHEN: Final = "when"
AFTER: Final = "after"


class TheseCards(CardTarget):
    """Cards that were chosen for a lasting effect, by serial number."""

    fields = ("serials",)

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [game.box[serial] for serial in self.serials if game.in_play(game.box[serial])]

    def after(self, old: GameCard, new: GameCard | None) -> Target | None:
        if old.serial not in self.serials:
            return self
        others = [serial for serial in self.serials if serial != old.serial]
        left = others if new is None else [*others, new.serial]
        return TheseCards(tuple(left)) if left else None


class Lasting(CardEffect):
    """Something that is so until the end of a phase, round or attack. [champions Lasting Effects]

    Cards that are chosen or named are fixed as it begins; those of a kind may be more later.
    """

    fields = ("constant", "until")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, constant: Constant, until: str) -> None:
        self.constant = constant
        self.until = until

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        begin(game, self.constant, situation, self.until)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        if is_over(game, self.until, situation):
            return False
        if isinstance(self.constant, OfCards):
            return bool(self.constant.target.candidates(game, situation))
        return True


class ChosenPower(CardEffect):
    """Choose a power, of which a character gets more for a time. [champions Choose, Lasting Effects]"""

    fields = ("powers", "until", "target", "amount")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, powers: tuple[str, ...], until: str, target: Target, amount: int) -> None:
        self.powers = powers
        self.until = until
        self.target = target
        self.amount = amount

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        power = choose_word(game, situation, self.powers)
        begin(game, Gets(self.target, Adds(self.amount, power)), situation, self.until)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.target.candidates(game, situation))


class NextCardCostsLess(CardEffect):
    """The next card of a kind that you play until an end costs less. [champions Cost, Lasting Effects]"""

    fields = ("amount", "filter", "until")

    def __init__(self, amount: int, filter: Filter, until: str) -> None:
        self.amount = amount
        self.filter = filter
        self.until = until

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.start(NextCostsLess(self.amount, self.filter), situation.speaking_to(situation.player), self.until)


class NextOfThatPlayerCostsLess(NextCardCostsLess):
    """The next card of a kind that the chosen player plays until an end costs less."""

    refers = PLAYER

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        super().run(game, situation.speaking_to(situation.chosen_player))


class YourNextAttackGains(CardEffect):
    """The next attack that your identity makes until an end gains a keyword. [champions Gains, Lasting Effects]"""

    fields = ("keyword", "basic", "until")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, keyword: str, basic: bool, until: str) -> None:
        self.keyword = keyword
        self.basic = basic
        self.until = until

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        begin(game, NextAttackGains(self.keyword, self.basic), situation, self.until)


class AtEndOf(CardEffect):
    """Something that is done at the end of a phase, round or attack. [champions Delayed Effects]"""

    fields = ("effect", "when")
    silent = True

    def __init__(self, effect: CardEffect, when: str) -> None:
        self.effect = effect
        self.when = when

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.delay(self.effect, situation.speaking_to(situation.player), self.when)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.when != THIS_ATTACK or situation.act is not None


class NextTime(CardEffect):
    """Something that is done the next time something happens until an end. [champions Delayed Effects]"""

    fields: ClassVar[tuple[str, ...]] = ("occasion", "effect", "until")
    order: ClassVar[tuple[str, ...]] = ("occasion", "effect")
    silent = True

    def __init__(self, occasion: Occasion, effect: CardEffect, until: str) -> None:
        self.occasion = occasion
        self.effect = effect
        self.until = until

    def unclear(self) -> str:
        return "" if self.occasion.is_still_to_come() else too_late(self.occasion, self.effect)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.wait_for(self.occasion, self.effect, situation.speaking_to(situation.player), self.until)


class EachTime(NextTime):
    """Something that is done each time something happens until an end: "this round, when ... would ..., ...".

    [champions Lasting Effects, Interrupt, Response]

    Attributes:
        word: As what it is said: "each time" goes with all; what "would" happen, it comes before.
    """

    fields = ("occasion", "effect", "until", "word")

    def __init__(self, occasion: Occasion, effect: CardEffect, until: str, word: str) -> None:
        super().__init__(occasion, effect, until)
        self.word = word

    def unclear(self) -> str:
        if self.word == WHEN and not self.occasion.is_still_to_come():
            return 'it could come before that or after it: say "when ... would ..." or "after ..."'
        if self.word == AFTER and self.occasion.is_still_to_come():
            return 'what only would happen is not over: say "when ... would ..."'
        return super().unclear()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if not is_over(game, self.until, situation):
            part = situation.speaking_to(situation.player)
            game.wait_for(self.occasion, self.effect, part, self.until, each_time=True)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return not is_over(game, self.until, situation)


class YourNextAttackGets(NextTime):
    """Your hero gets more of a power for its next basic attack until an end. [champions Gets, Lasting Effects]"""

    fields = ("more", "until")
    order = ("more",)

    def __init__(self, more: ValueChange, until: str) -> None:
        hero = YourHero()
        super().__init__(BasicAttack(hero, would=True), Lasting(Gets(The(hero), more), THIS_ATTACK), until)
        self.more = more


def is_over(game: ChampionsGame, until: str, situation: Situation) -> bool:
    """Whether the attack or turn until whose end something would last is none. [champions Lasting Effects]"""
    return (until == THIS_ATTACK and situation.act is None) or (until == THIS_TURN and game.active == NOBODY)


def is_live(target: Target) -> bool:
    """Whether a lasting effect goes on to ask which cards are meant: all of a kind, and you in any form.

    [champions Lasting Effects; Form, Change Form]
    """
    return isinstance(target, Each) or (isinstance(target, The) and isinstance(target.filter, YourIdentity))


def begin(game: ChampionsGame, constant: Constant, situation: Situation, until: str) -> None:
    """Begin a lasting effect on the cards that are meant now, or on all of a kind. [champions Lasting Effects]"""
    if until == THIS_TURN and game.active == NOBODY:
        return
    if isinstance(constant, OfCards) and not is_live(constant.target):
        cards = constant.target.choose(game, situation)
        constant = constant.of(TheseCards(tuple([card.serial for card in cards])))
    game.start(constant, situation.speaking_to(situation.player), until)
    situation.did = True
