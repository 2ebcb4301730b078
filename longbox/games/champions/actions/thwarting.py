"""Thwarting by heroes and allies. [champions Thwart]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import CardAbility, Situation
from longbox.games.champions.act import THWART, Act
from longbox.games.champions.actions import acts, attacking, statuses, threat, timing
from longbox.games.champions.definitions import ALLY, THW, Thing
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED
from longbox.kernel.questions import Prompt

CHOOSE_SCHEME: Final[Prompt] = Prompt("Choose a scheme to thwart", "Thwart")


def thwartable(game: ChampionsGame) -> list[Thing]:
    """The schemes that have threat which can be removed. [champions Thwart, Side Scheme]

    In later editions those without threat can be thwarted where there are no others.
    """
    free = [scheme for scheme in game.schemes() if not game.threat_removal_forbidden(scheme)]
    threatening = [scheme for scheme in free if game.permanent(scheme).threat]
    return free if not threatening and game.plays(editions.STARTING) else threatening


def basic_thwart(game: ChampionsGame, player: int, character: Thing) -> None:
    """Exhaust a hero or ally to thwart a scheme with its basic power. [champions Thwart, Ally]"""
    game.exhaust(character)
    if statuses.is_stopped(game, character, CONFUSED, "thwart"):
        return
    scheme = game.choose_card(player, CHOOSE_SCHEME, thwartable(game), character)
    if scheme is None:
        return
    act = Act(THWART, character, player, player, None, basic=True)
    if acts.begin(game, act, events.THWART):
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
    """End a thwart: responses, and consequential damage. [champions Response, Consequential Damage]"""
    act.going_on = False
    thwart = Occurrence(events.THWART, act.player, act.actor.alone, act.amount, None, act.by, act)
    timing.responses(game, [*act.events, thwart])
    if act.basic and act.actor.definition.type == ALLY:
        attacking.take_consequential_damage(game, act, act.actor.definition.thwart_damage)
