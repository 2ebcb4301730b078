"""What attacks, schemes and thwarts have in common. [champions Attack, Thwart, Keywords]"""

from __future__ import annotations

from longbox.games.champions.abilities import Situation
from longbox.games.champions.act import Act
from longbox.games.champions.actions import timing
from longbox.games.champions.definitions import ALLY, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.events import EventKind
from longbox.kernel.zones import NOBODY


def actor_of(game: ChampionsGame, situation: Situation) -> GameCard:
    """Who attacks or thwarts by an ability: the ally that has it, or the player's identity. [champions You]"""
    source = situation.source
    if source is not None and game.in_play(source) and source.definition.type == ALLY:
        return source
    return game.identity(situation.player)


def begin(game: ChampionsGame, act: Act, kind: EventKind, note: str = "") -> bool:
    """Begin an attack or thwart of a player, which may be interrupted. Tells whether it goes on.

    [champions Attack, Thwart]

    Args:
        game: The game.
        act: What begins.
        kind: What the log tells, and abilities wait for.
        note: What the log says more.
    """
    game.acts.append(act)
    if act.is_attack:
        gain_what_waits(game, act)
    event = Happening(kind, act.player, act.actor.alone, by=act.by, act=act, note=note)
    game.log.append(event)
    act.made = timing.interrupts(game, event)
    if not act.made:
        game.call_off(act)
    return act.made


def gain_what_waits(game: ChampionsGame, act: Act) -> None:
    """Let an attack of a player that begins gain what a lasting effect has for the next one. [champions Gains]"""
    for working in game.at_work.copy():
        keyword = working.constant.next_attack_gains(game, act, working.situation)
        if keyword:
            act.gained.append(keyword)
            game.stop(working.constant)


def has_keyword(game: ChampionsGame, act: Act, keyword: str) -> bool:
    """Whether an attack has a keyword: gained, of the character that makes it, or of the card that it is made with.

    [champions Keywords, Gains]
    """
    if keyword in act.gained or (act.source is not None and keyword in act.source.definition.keywords):
        return True
    return game.takes_part(act, act.actor) and game.keyword(act.actor, keyword) is not None


def own_act(situation: Situation) -> Act | None:
    """The attack or thwart of a player that resolving a text is, as long as it goes on. [champions Attack, Thwart]"""
    act = situation.act
    return act if act is not None and act.by != NOBODY and act.going_on else None


def dealer(situation: Situation) -> int:
    """The number of the player who does what a text tells, or `NOBODY` for an encounter card's. [champions You]"""
    source = situation.source
    return NOBODY if source is None or source.definition.is_encounter_card else situation.player
