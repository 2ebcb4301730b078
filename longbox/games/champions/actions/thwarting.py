"""Thwarting by heroes and allies. [champions Thwart]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import CardAbility, Situation
from longbox.games.champions.act import THWART, Act
from longbox.games.champions.actions import acts, attacking, statuses, threat, timing
from longbox.games.champions.actions.characters import CardRequirement
from longbox.games.champions.definitions import ALLY, CANNOT_BE_THWARTED, THW, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED
from longbox.kernel.questions import Prompt
from longbox.kernel.reasons import Reason, Requirement, all_hold
from longbox.kernel.zones import NOBODY

CHOOSE_SCHEME: Final[Prompt] = Prompt("Choose a scheme to thwart", "Thwart")


# What one can thwart


class IsScheme(Requirement[ChampionsGame, GameCard]):
    """It is a scheme in play. [champions Thwart]"""

    rule = "Thwart"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject in game.schemes()

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is no scheme in play."


class HasThreat(Requirement[ChampionsGame, GameCard]):
    """There is threat on it; in later editions it can be without, where no threat at all can be removed.

    [champions Thwart]
    """

    rule = "Thwart"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return game.permanent(subject).threat > 0 or (game.plays(editions.STARTING) and not some_threat(game))

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"There is no threat on {subject}."


class ThreatCanGo(Requirement[ChampionsGame, GameCard]):
    """No crisis icon and no text keeps its threat. [champions Side Scheme, Cannot]"""

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return not game.threat_removal_forbidden(subject)

    def reason(self, game: ChampionsGame, player: int, subject: GameCard) -> Reason:
        crises = [scheme for scheme in game.side_schemes() if scheme.definition.crisis]
        if crises and subject is game.main_scheme():
            return Reason(f"{crises[0]} has a crisis icon: it must go first.", "Side Scheme")
        return Reason(f"Threat cannot be removed from {subject} now.", "Cannot")


class IsFreeToBeThwarted(Requirement[ChampionsGame, GameCard]):
    """No text keeps it from being thwarted; its threat can still be removed otherwise. [champions Cannot]"""

    rule = "Cannot"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return not game.forbidden(subject, CANNOT_BE_THWARTED)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} cannot be thwarted now."


def some_threat(game: ChampionsGame) -> bool:
    """Whether there is a scheme with threat that can be removed."""
    return any([game.permanent(one).threat and not game.threat_removal_forbidden(one) for one in game.schemes()])


IS_SCHEME: Final = IsScheme()
TO_BE_THWARTED: Final[tuple[CardRequirement, ...]] = (HasThreat(), ThreatCanGo(), IsFreeToBeThwarted())
"""What must hold of a scheme in play that is thwarted."""


def thwartable(game: ChampionsGame) -> list[GameCard]:
    """The schemes that can be thwarted. [champions Thwart, Side Scheme]"""
    return [scheme for scheme in game.schemes() if all_hold(TO_BE_THWARTED, game, NOBODY, scheme)]


# Thwarting


def basic_thwart(game: ChampionsGame, player: int, character: GameCard) -> None:
    """Exhaust a hero or ally to thwart a scheme with its basic power. [champions Thwart, Ally]"""
    game.exhaust(character)
    if statuses.is_stopped(game, character, CONFUSED, "thwart"):
        return
    scheme = game.choose_card(player, CHOOSE_SCHEME, thwartable(game), character)
    if scheme is None:
        return
    act = Act(THWART, character, player, player, None, basic=True)
    if acts.begin(game, act, events.THWART):
        act.targets = [scheme]
        threat.take_threat(game, scheme, game.value(character, THW), character, player, act)
        finish(game, act)
    game.acts.pop()


def thwart_by_ability(game: ChampionsGame, ability: CardAbility, situation: Situation) -> None:
    """Resolve an ability that is labelled a thwart. [champions Thwart, Status Cards]"""
    player = situation.player
    character = acts.actor_of(game, situation)
    if statuses.is_stopped(game, character, CONFUSED, "thwart"):
        return
    act = Act(THWART, character, player, player, situation.source)
    scheming = situation.act
    situation.act = act
    if acts.begin(game, act, events.THWART):
        if scheming is not None and not scheming.is_attack:
            situation.act = scheming
        game.run(ability.effect, situation)
        finish(game, act)
    game.acts.pop()


def finish(game: ChampionsGame, act: Act) -> None:
    """End a thwart: what was to come at its end, responses, and consequential damage.

    [champions Lasting Effects, Response, Consequential Damage]
    """
    act.going_on = False
    thwart = Happening(events.THWART, act.player, act.actor.alone, act.amount, None, act.by, act)
    game.end_of_act(act)
    timing.responses(game, [*act.events, thwart])
    if act.basic and act.actor.definition.type == ALLY:
        attacking.take_consequential_damage(game, act, act.actor.definition.thwart_damage)
