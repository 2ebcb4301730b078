"""Threat on schemes. [champions Threat, Main Scheme, Side Scheme]"""

from __future__ import annotations

from longbox.games.champions import events
from longbox.games.champions.abilities import SETUP, Situation, abilities_of
from longbox.games.champions.act import Act
from longbox.games.champions.actions import acts, defeating, revealed, timing
from longbox.games.champions.definitions import MAIN_SCHEME, CardDefinition, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import MAIN_SCHEME_DECK, REMOVED
from longbox.kernel.zones import NOBODY


def place_threat(game: ChampionsGame, scheme: GameCard, amount: int, situation: Situation) -> None:
    """Place threat on a scheme. What was placed is left in the situation. [champions Threat, Prevent]"""
    situation.amount = 0
    situation.did = False
    if amount <= 0 or not game.in_play(scheme) or game.threat_forbidden(scheme):
        return
    event = Happening(events.THREAT, situation.player, scheme.alone, amount, situation.source, act=situation.act)
    if not timing.interrupts(game, event) or event.amount <= 0 or not game.in_play(scheme):
        return
    game.permanent(scheme).threat += event.amount
    game.log.append(event)
    situation.amount = event.amount
    situation.did = True
    if is_completed(game, scheme):
        advance(game)
    timing.responses(game, [event])


def target_threat(game: ChampionsGame, definition: CardDefinition) -> int:
    """The threat at which a main scheme is completed. [champions Target Threat]"""
    if definition.target_threat_per_player:
        return game.per_player(definition.target_threat)
    return definition.target_threat


def starting_threat(game: ChampionsGame, definition: CardDefinition) -> int:
    """The threat with which a scheme enters play. [champions Side Scheme]"""
    if definition.starting_threat_per_player:
        return game.per_player(definition.starting_threat)
    return definition.starting_threat


def is_completed(game: ChampionsGame, scheme: GameCard) -> bool:
    """Whether a main scheme has its target threat. [champions Main Scheme]"""
    if scheme.definition.type != MAIN_SCHEME or not game.in_play(scheme):
        return False
    return game.permanent(scheme).threat >= target_threat(game, scheme.definition)


def advance(game: ChampionsGame) -> None:
    """Advance the main scheme deck; after its final stage the villain wins. [champions Main Scheme]

    Excess threat does not carry over; acceleration tokens do. The first side of a stage is followed by its second.
    What a stage says of its defeat comes as it is completed. [champions When Defeated Abilities]
    """
    deck = game.piles[MAIN_SCHEME_DECK.number]
    completed = game.main_scheme()
    defeating.resolve_when_defeated(game, completed, Happening(events.DEFEAT, NOBODY, completed.alone))
    if game.over or not game.in_play(completed):
        return
    if not deck:
        game.end(won=False, note=f"{completed} is completed")
        return
    turn_to(game, deck[-1])
    if game.main_scheme().definition.stage.endswith("A") and not game.over:
        turn_to(game, deck[-1])


def turn_to(game: ChampionsGame, side: GameCard) -> None:
    """Put the next side of the main scheme deck into play, and resolve what it says as it is revealed.

    [champions Main Scheme, When Revealed Abilities]
    """
    game.replace(game.main_scheme(), side, REMOVED)
    game.scheme_serial = side.serial
    game.permanent(side).threat = starting_threat(game, side.definition)
    game.log.append(Happening(events.ADVANCED, NOBODY, side.alone, note=side.definition.stage))
    set_up_side(game, side)
    revealed.resolve_when_revealed(game, game.first_player, side)


def set_up_side(game: ChampionsGame, side: GameCard) -> None:
    """Resolve the Setup of a side of the main scheme. [champions Setup]"""
    for ability in abilities_of(side.definition, SETUP):
        game.run(ability.effect, Situation(game.first_player, side))


def remove_threat(game: ChampionsGame, scheme: GameCard, amount: int, situation: Situation) -> None:
    """Remove threat from a scheme, as a text tells. What was removed is left in the situation. [champions Thwart]"""
    act = acts.own_act(situation)
    happenings = take_threat(game, scheme, amount, situation.source, acts.dealer(situation), act)
    situation.amount = happenings[0].amount if happenings else 0
    situation.did = situation.amount > 0
    if act is None:
        timing.responses(game, happenings)


def take_threat(
    game: ChampionsGame, scheme: GameCard, amount: int, source: GameCard | None, by: int, act: Act | None
) -> list[Happening]:
    """Take threat off a scheme, as much as there is; a side scheme without threat is defeated.

    [champions Thwart, Side Scheme, Cannot]

    Returns:
        What is to be responded to, the removal first; nothing if no threat was removed.
    """
    if not game.in_play(scheme) or game.threat_removal_forbidden(scheme, source):
        return []
    permanent = game.permanent(scheme)
    removed = min(amount, permanent.threat)
    if removed <= 0:
        return []
    event = Happening(events.THREAT_REMOVAL, NOBODY, scheme.alone, removed, source, by, act)
    if not timing.interrupts(game, event) or not game.in_play(scheme):
        return []
    removed = event.amount = min(event.amount, permanent.threat)
    permanent.threat -= removed
    game.log.append(event)
    happenings = [event]
    if act is not None:
        act.amount += removed
        if scheme not in act.targets:
            act.targets.append(scheme)
    if permanent.threat == 0 and scheme.definition.type != MAIN_SCHEME:
        happenings += defeating.defeat_scheme(game, scheme, by, act)
    if act is not None:
        act.events += happenings
    return happenings
