"""Enemies that attack and scheme because a card says so. [champions Activation, Enemy Attacks, Enemy Schemes]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import (
    THIS_ATTACK,
    CardAmount,
    CardCondition,
    CardEffect,
    Filter,
    Occasion,
    Situation,
    Target,
)
from longbox.games.champions.act import Act
from longbox.games.champions.actions import enemies
from longbox.games.champions.definitions import ENEMIES, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.encounter_players import players_chosen
from longbox.games.champions.text.effects.hurting import DealDamage
from longbox.games.champions.text.targets import CardTarget
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, MEASURE, Need
from longbox.kernel.zones import NOBODY
from longbox.texts.conditions import If, Not

ATTACK_MADE: Final = "attack made"
ACTS_NEXT: Final[Prompt] = Prompt("Choose who comes next", "First Player", ordered=True)


class OfEnemies(CardEffect):
    """Something that enemies do, one after another; the first player says in which order.

    What they did in all is left in the situation: the damage dealt or the threat placed, and whether any of it
    was done at all. [champions First Player, Simultaneous Resolution]
    """

    fields: ClassVar[tuple[str, ...]] = ("enemies",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken", "threat placed")

    def __init__(self, enemies: Target) -> None:
        self.enemies = enemies

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        waiting = [game.permanent(enemy) for enemy in self.enemies.choose(game, situation) if game.in_play(enemy)]
        situation.did = False
        total = 0
        while waiting and not game.over:
            enemy = game.choose_card(game.first_player, ACTS_NEXT, [thing.card for thing in waiting], situation.source)
            assert enemy is not None
            waiting.remove(game.permanent(enemy))
            act = self.act(game, enemy, situation)
            if act is not None:
                situation.act = act
                situation.did = situation.did or act.made
                total += act.damage_dealt() if act.is_attack else act.amount
            waiting = [thing for thing in waiting if game.is_still(thing)]
        situation.amount = total

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.enemies.candidates(game, situation))

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        """Let one of the enemies do it, if it can."""
        raise NotImplementedError


class AttackYou(OfEnemies):
    """Enemies attack you, whatever form you are in. [champions Enemy Attacks]"""

    measures: ClassVar[tuple[str, ...]] = (ATTACK_MADE, *OfEnemies.measures)

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        return enemies.enemy_attacks(game, enemy, situation.player)


class AttackYourHero(OfEnemies):
    """Enemies attack you if you are in hero form. [champions Enemy Attacks; Form, Change Form]"""

    measures: ClassVar[tuple[str, ...]] = (ATTACK_MADE, *OfEnemies.measures)

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        if not game.in_hero_form(situation.player):
            return None
        return enemies.enemy_attacks(game, enemy, situation.player)


class AttackEngagedHero(OfEnemies):
    """Minions attack the heroes that they are engaged with. [champions Engaged, Enemy Attacks]"""

    measures: ClassVar[tuple[str, ...]] = (ATTACK_MADE, *OfEnemies.measures)

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        player = game.permanent(enemy).engaged
        if player < 0 or not game.in_hero_form(player):
            return None
        return enemies.enemy_attacks(game, enemy, player)


class Scheme(OfEnemies):
    """Enemies scheme. [champions Enemy Schemes]"""

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        return enemies.enemy_schemes(game, enemy, situation.player)


class ActivateAgainstYou(OfEnemies):
    """Enemies attack you in hero form, and scheme while you are in alter-ego form. [champions Activation]"""

    measures: ClassVar[tuple[str, ...]] = (ATTACK_MADE, *OfEnemies.measures)

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        return enemies.activate(game, enemy, situation.player)


class AttackPlayers(CardEffect):
    """Enemies attack several players, or another one than you. [champions Enemy Attacks]"""

    fields = ("enemies", "whom")
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = (ATTACK_MADE, "damage dealt", "damage taken", "threat placed")

    def __init__(self, enemies: CardTarget, whom: str) -> None:
        self.enemies = enemies
        self.whom = whom

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        made = False
        total = 0
        for player in players_chosen(game, self.whom, situation):
            part = situation.speaking_to(player)
            AttackYou(self.enemies).run(game, part)
            situation.act = part.act
            made = made or part.did
            total += part.amount
        situation.did = made
        situation.amount = total

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.enemies.candidates(game, situation))


class EnemiesActivate(OfEnemies):
    """Enemies activate: minions against the player they are engaged with, the villain against you.

    [champions Activation, Minion]
    """

    def act(self, game: ChampionsGame, enemy: GameCard, situation: Situation) -> Act | None:
        engaged = game.permanent(enemy).engaged
        return enemies.activate(game, enemy, engaged if engaged >= 0 else situation.player)


class AlsoAttackOtherHeroes(CardEffect):
    """The attack that is being made is made against each other hero, too.

    Those attacks are not made against others in their turn.
    """

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = situation.act
        if act is None or any([outer is not act and outer.actor is act.actor for outer in game.acts]):
            return
        for player in game.in_order():
            if player != act.player and game.in_hero_form(player) and game.takes_part(act, act.actor):
                enemies.enemy_attacks(game, act.actor, player)


class GiveKeyword(CardEffect):
    """The attack that is being made gains a keyword. [champions Overkill, Gains]"""

    fields = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if situation.act is not None:
            situation.act.gained.append(self.keyword)


class DealDamageWith(DealDamage):
    """Deal damage by an attack that gains a keyword with it: "deal 3 piercing damage to an enemy". [champions Gains]"""

    fields = ("amount", "keyword", "target")
    order = ("target", "amount")

    def __init__(self, amount: CardAmount, keyword: str, target: CardTarget) -> None:
        super().__init__(amount, target)
        self.keyword = keyword

    def with_amount(self, amount: CardAmount) -> CardEffect:
        return DealDamageWith(amount, self.keyword, self.target)

    def with_target(self, target: CardTarget) -> OnCards:
        return DealDamageWith(self.amount, self.keyword, target)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        if situation.act is not None:
            situation.act.gained.append(self.keyword)
        super().do(game, cards, situation)


class GiveBoostCards(CardEffect):
    """The enemy that activates is given more boost cards for this activation. [champions Boost]"""

    fields = ("count", "enemy")

    def __init__(self, count: int, enemy: Target) -> None:
        self.count = count
        self.enemy = enemy

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = situation.act
        if act is None or act.actor not in self.enemy.candidates(game, situation):
            return
        for _ in range(self.count):
            enemies.give_boost_card(game, act)


class Damaged(CardCondition):
    """Whether the attack spoken of damaged a character of a kind: "if that attack deals damage"."""

    fields = ("whom",)
    mentions = ("whom",)

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        act = situation.act
        if act is None:
            return False
        hurt = [card for card, amount in act.hurt if amount > 0 and self.whom.matches(game, card, situation)]
        situation.cards = hurt
        situation.mentioned = hurt
        situation.call(hurt, self.whom)
        return bool(hurt)


class IfDamages(CardEffect):
    """If an attack deals damage, something more. While it is being made, that waits for its end.

    Whether the text calls it an attack or an activation is its wording alone. [champions Delayed Effects, Boost]
    """

    fields = ("act", "whom", "effect")
    mentions: ClassVar[tuple[str, ...]] = ("whom",)

    def __init__(self, act: str, whom: Filter, effect: CardEffect) -> None:
        self.act = act
        self.whom = whom
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        afterwards = self.afterwards()
        if situation.act in game.acts:
            game.delay(afterwards, situation, THIS_ATTACK)
        else:
            afterwards.run(game, situation)

    def afterwards(self) -> CardEffect:
        """What is done once the attack is over."""
        return If(Damaged(self.whom), self.effect)


class IfHarmless(IfDamages):
    """If an attack deals no damage, something more: "if you take no damage from that attack". [champions Damage]

    Of the damage that is being taken it is asked otherwise: whether what was about to be taken is prevented.
    """

    brings: ClassVar[tuple[str, ...]] = ()
    mentions: ClassVar[tuple[str, ...]] = ()

    def afterwards(self) -> CardEffect:
        return If(Not(Damaged(self.whom)), self.effect)


class NoAttackMade(CardCondition):
    """Whether none of the enemies that were to attack did: "if no attack was made this way"."""

    refers = MEASURE
    last = DEED

    def sorts(self) -> tuple[str, ...]:
        return (ATTACK_MADE,)

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return not situation.did


class MadeNoAttack(CardCondition):
    """Whether enemies that were to attack did not: "if Titania did not attack"."""

    fields = ("enemies",)

    def __init__(self, enemies: Target) -> None:
        self.enemies = enemies


class Undefended(CardCondition):
    """Whether the villain is making an attack that nobody defends. [champions Undefended]"""

    fields = ("enemy",)

    def __init__(self, enemy: Target) -> None:
        self.enemy = enemy

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        act = situation.act
        if act is None or not act.is_attack or not act.undefended:
            return False
        return act.actor in self.enemy.candidates(game, situation)


class ActIs(CardCondition):
    """Whether the activation that is being made is an attack, or a scheme. [champions Activation]"""

    fields = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.act is not None and situation.act.what == self.what


class ActIsUndefended(CardCondition):
    """Whether nobody defends against the attack that is being made. [champions Undefended]"""

    fields = ("act",)

    def __init__(self, act: str) -> None:
        self.act = act

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        act = situation.act
        return act is not None and act.is_attack and act.undefended


class DamageOfAttack(CardAmount):
    """The damage that the attack spoken of dealt."""

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return 0 if situation.act is None else situation.act.damage_dealt()


class ActivatesAgainstYou(Occasion):
    """An enemy attacks you, or schemes while you are the player for whom it activates. [champions Activation, You]"""

    kinds = (events.ATTACK, events.SCHEME)
    fields = ("who",)
    mentions = ("who",)
    needs = (Need("who", ENEMIES, "activate", "Activation"),)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        if event.by != NOBODY or event.player != situation.player:
            return False
        return self.who.matches(game, event.cards[0], situation)
