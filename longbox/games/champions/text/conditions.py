"""What card texts ask about the game."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions import events
from longbox.games.champions.abilities import CardCondition, Filter, Situation, Target, form_bound
from longbox.games.champions.act import THWART
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.text.filters import Definite, found
from longbox.games.champions.text.targets import NOBODY_CHOOSES, One, SpokenOf, is_left_open
from longbox.kernel.terms import AMOUNT, EVENT, MEASURE, Bound


class HasTrait(CardCondition):
    """Whether a card has a trait. [champions Traits]"""

    fields = ("target", "trait")

    def __init__(self, target: Target, trait: str) -> None:
        self.target = target
        self.trait = trait

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = those_asked(game, self.target, situation)
        return bool(cards) and game.has_trait(cards[0], self.trait)


def those_asked(game: ChampionsGame, target: Target, situation: Situation) -> list[GameCard]:
    """The cards of which a text asks what they are; those that it spoke of need not be in play."""
    return target.meant(situation) if isinstance(target, SpokenOf) else target.candidates(game, situation)


class Exists(CardCondition):
    """Whether there is a card of a kind in play: "a minion is engaged with you", "you control an Avenger"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(found(game, self.filter, situation))


class SameName(CardCondition):
    """Whether there are so many cards of a kind in play that have one name: "2 allies with the same name"."""

    fields = ("least", "filter")

    def __init__(self, least: int, filter: Filter) -> None:
        self.least = least
        self.filter = filter

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        names = [card.definition.name for card in found(game, self.filter, situation)]
        return any([names.count(name) >= self.least for name in names])


class YourTurn(CardCondition):
    """Whether you take your turn now. [champions Player Turn]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.phase == TAKING_TURN and game.active == situation.player


class FirstPlayer(CardCondition):
    """Whether you are the first player. [champions First Player]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.first_player == situation.player


class CardIs(CardCondition):
    """Whether the cards that are meant are of a kind: "if your hero is exhausted", "if it is a minion"."""

    fields = ("target", "filter")
    at_once = ("target", "filter")

    def __init__(self, target: Target, filter: Filter) -> None:
        self.target = target
        self.filter = filter

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        are = [self.filter.matches(game, card, situation) for card in those_asked(game, self.target, situation)]
        return any(are) if isinstance(self.target, One) else bool(are) and all(are)

    def unclear(self) -> str:
        """What nobody chooses can't be asked of; one of a kind means any that is."""
        return NOBODY_CHOOSES if is_left_open(self.target) and not isinstance(self.target, One) else ""


class IsInPlay(CardCondition):
    """Whether a card is in play, or still is. [champions In Play And Out Of Play]"""

    fields = ("filter",)
    mentions = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        situation.mentioned = self.filter.cards(game, situation)
        situation.call(situation.mentioned, self.filter)
        return bool(situation.mentioned)


class IsStillInPlay(CardCondition):
    """Whether a card that the text spoke of is in play: "if that ally is still in play".

    [champions In Play And Out Of Play]
    """

    fields = ("target",)
    mentions = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.target.candidates(game, situation))


class YouAre(CardCondition):
    """Whether a side of your identity is face up, or you are in a form. [champions Identity; Form, Change Form]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.identity(situation.player).definition.name == self.name


class InForm(CardCondition):
    """Whether you are in a form. [champions Form, Change Form]"""

    fields = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def bounds(self) -> tuple[Bound, ...]:
        return form_bound(self.form)

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.identity(situation.player).definition.type == self.form


class PlayersInForm(CardCondition):
    """Whether a player is in a form, or each player is. [champions Form, Change Form]"""

    fields = ("form", "every")
    defaults: ClassVar[dict[str, object]] = {"every": False}

    def __init__(self, form: str, every: bool = False) -> None:
        self.form = form
        self.every = every

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        forms = [game.identity(player).definition.type == self.form for player in game.in_order()]
        return all(forms) if self.every else any(forms)


class PaidWith(CardCondition):
    """Whether a resource of a type was paid for this card; a wild one can be. [champions Cost, Wild Resource]"""

    fields = ("resource",)

    def __init__(self, resource: str) -> None:
        self.resource = resource

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.paid.count(self.resource) + situation.paid.wild > 0


class FinalStep(CardCondition):
    """Whether this is the last ability of a sequence. [champions Special]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.final_step


class InAct(CardCondition):
    """Whether a card does something just now. [champions Attack; Thwart; Defend, Defense]"""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter


class IsAttacking(InAct):
    """Whether a card makes an attack now. [champions Attack]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = self.filter.cards(game, situation)
        return any([act.is_attack and act.actor in cards and game.takes_part(act, act.actor) for act in game.acts])


class IsAttackingOne(IsAttacking):
    """Whether a card makes an attack on one of a kind now: "while attacking a minion". [champions Attack]"""

    fields = ("filter", "whom")

    def __init__(self, filter: Definite, whom: Filter) -> None:
        super().__init__(filter)
        self.whom = whom

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = self.filter.cards(game, situation)
        attacks = [act for act in game.acts if act.is_attack and act.actor in cards and game.takes_part(act, act.actor)]
        attacked = [card for act in attacks for card in (act.targets if act.target is None else act.target.alone)]
        return any([self.whom.matches(game, card, situation) for card in attacked])


class IsThwarting(IsAttackingOne):
    """Whether a card thwarts a scheme of a kind now: "while thwarting a side scheme". [champions Thwart]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = self.filter.cards(game, situation)
        thwarts = [act for act in game.acts if act.what == THWART and act.actor in cards]
        return any([self.whom.matches(game, card, situation) for act in thwarts for card in act.targets])


class IsDefending(InAct):
    """Whether a card defends against an attack now. [champions Defend, Defense]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = self.filter.cards(game, situation)
        return any([act.defender in cards and act.defender not in act.left for act in game.acts])


class DefeatedInAct(CardCondition):
    """Whether the attack that is made defeated a card of a kind: "if this attack defeats a minion".

    [champions Attack, Defeat]
    """

    fields = ("whom",)

    def __init__(self, whom: Filter) -> None:
        self.whom = whom

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        act = situation.act
        return act is not None and any([self.whom.matches(game, card, situation) for card in act.defeated])


class WasDefeated(CardCondition):
    """Whether those that the text did something to were defeated: "if that minion is defeated".

    Whoever stays in play was not; a villain's stage that was is in play no more. [champions Defeat, Villain Defeat]
    """

    fields = ("target",)

    def __init__(self, target: SpokenOf) -> None:
        self.target = target

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        cards = self.target.meant(situation)
        return bool(cards) and not any([game.in_play(card) for card in cards])


class NoThreatLeft(CardCondition):
    """Whether no threat is left on the scheme that the text spoke of. [champions Threat]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        schemes = [card for card in situation.cards if card.definition.is_scheme]
        return bool(schemes) and not any(
            [game.in_play(scheme) and game.permanent(scheme).threat > 0 for scheme in schemes]
        )


class NoneLeftToTake(CardCondition):
    """Whether none is left of the damage that was about to be taken: "if you take no damage". [champions Prevent]"""

    refers = EVENT
    said = "no damage"

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        event = situation.event
        return event is not None and event.kind is events.DAMAGE and event.amount <= 0


class NothingThisWay(CardCondition):
    """Whether the last effect did nothing: "if no damage was healed this way"."""

    fields = ("what",)
    refers = MEASURE
    last = AMOUNT

    def __init__(self, what: str) -> None:
        self.what = what

    def sorts(self) -> tuple[str, ...]:
        return (self.what,)

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.amount == 0
