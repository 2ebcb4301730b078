"""Attacks, and the Defenses against them. [dcdb Attacks and Defenses]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.effects import speak_of_nothing
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt

DEFEND: Final[Prompt] = Prompt("Play a Defense to avoid the Attack?", "Attacks and Defenses")
DEFEND_TEAMMATE: Final[Prompt] = Prompt("Play a Defense to protect your teammate?", "Defending a Teammate")


class Attack:
    """One Attack while it is resolved: who has already defended somebody against it."""

    __slots__ = ("defenders", "source")

    def __init__(self, source: GameCard | None) -> None:
        self.source = source
        self.defenders: list[int] = []


def attack(game: DeckBuildingGame, players: list[int], assault: Assault, resolution: Resolution) -> None:
    """Attack some players, clockwise; each may avoid it.

    [dcdb Attacks and Defenses, Clockwise Order] [cube 6.060, 6.064]

    What waits for having attacked triggers after all of it. [cube 6.065]
    """
    resolving = Attack(resolution.source)
    speak_of_nothing(resolution)
    assault.begin(game, resolution)
    if assault.together:
        hit = [player for player in players if not faces(game, player, assault, resolving, resolution)]
        assault.strike_all(game, hit, resolution)
    else:
        hit = []
        for player in players:
            if not faces(game, player, assault, resolving, resolution):
                hit.append(player)
                assault.strike(game, player, resolution)
    if game.format.step_by_step and resolution.controller == game.active:
        game.notice(Event(events.MADE_ATTACK, resolution.controller, [], len(hit), resolution.source))


def faces(game: DeckBuildingGame, player: int, assault: Assault, resolving: Attack, resolution: Resolution) -> bool:
    """Let a player be attacked; where that goes step by step, all that triggers by it is resolved at once.

    [cube 6.061-6.063]

    Returns:
        Whether the Attack was avoided.
    """
    if not assault.avoidable:
        return False
    if not game.format.step_by_step:
        return avoids(game, player, resolving)
    waiting = game.pending
    game.pending = []
    avoided = avoids(game, player, resolving)
    if avoided:
        assault.avoided(game, player, resolution)
    game.resolve_triggers()
    game.pending = waiting
    return avoided


def avoids(game: DeckBuildingGame, player: int, resolving: Attack) -> bool:
    """Let an attacked player, then the teammate, play a Defense. [dcdb Attacks and Defenses, Defending a Teammate]

    In the Cube, what waits for being attacked is resolved before. [cube 6.061, 6.062]
    """
    event = Event(events.ATTACKED, player, [], 0, resolving.source)
    game.emit(event)
    if game.format.step_by_step:
        game.resolve_triggers()
    if not game.before(event):
        return True
    for defender in game.team_of(player):
        if defender not in resolving.defenders and defend(game, defender, player, resolving):
            return True
    return False


def is_defense(game: DeckBuildingGame, card: GameCard) -> bool:
    """Whether a card is a Defense. [dcdb Attacks and Defenses]"""
    return card.definition.defense is not None


def defend(game: DeckBuildingGame, defender: int, protected: int, resolving: Attack) -> bool:
    """Let a player use one Defense card per Attack, for anyone of the team.

    [dcdb Attacks and Defenses, Defending a Teammate]

    Returns:
        Whether the Attack was avoided.
    """
    cards = defenses(game, defender)
    asked = game.always_ask and game.is_asked_in_any_case(defender, is_defense)
    if not cards and not asked:
        return False
    prompt = DEFEND if defender == protected else DEFEND_TEAMMATE
    card = game.choose_card(defender, prompt, cards, resolving.source, optional=True, in_any_case=asked)
    if card is None:
        return False
    resolving.defenders.append(defender)
    avoided = Event(events.AVOIDED, protected, [card])
    game.log.append(avoided)
    assert card.definition.defense is not None
    card.definition.defense.use(game, defender, card)
    game.notice(avoided)
    return True


def defenses(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """What a player can avoid an Attack with: Defenses in the hand, and in the Cube, what can do so in play.

    [dcdb Attacks and Defenses] [cube 6.081, 6.171]
    """
    seat = game.players[player]
    in_hand = [card for card in game.cards(seat.hand) if card.definition.defense is not None]
    if not game.format.step_by_step:
        return in_hand
    heroes = [] if game.hero_face_down[player] else game.cards(seat.heroes)
    return [card for card in [*in_hand, *game.cards(seat.play), *heroes] if can_avoid(game, player, card)]


def can_avoid(game: DeckBuildingGame, player: int, card: GameCard) -> bool:
    """Whether a player can avoid an Attack with a card, where it lies. [cube 6.081, 6.171]"""
    defense = card.definition.defense
    return defense is not None and defense.can_be_used(game, player, card)
