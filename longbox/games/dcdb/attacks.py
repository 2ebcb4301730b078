"""Attacks, and the Defenses against them. [dcdb Attacks and Defenses]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import Assault, GameCard
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
    """Attack some players, clockwise; each may avoid it. [dcdb Attacks and Defenses, Clockwise Order]"""
    resolving = Attack(resolution.source)
    resolution.cards = []
    if assault.together:
        hit = [player for player in players if not avoids(game, player, resolving)]
        assault.strike_all(game, hit, resolution)
        return
    for player in players:
        if not avoids(game, player, resolving):
            assault.strike(game, player, resolution)


def avoids(game: DeckBuildingGame, player: int, resolving: Attack) -> bool:
    """Let an attacked player, then the teammate, play a Defense. [dcdb Attacks and Defenses, Defending a Teammate]"""
    event = Event(events.ATTACKED, player, [], 0, resolving.source)
    game.emit(event)
    if not game.before(event):
        return True
    for defender in game.players[player].team:
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
    cards = [card for card in game.cards(game.players[defender].hand) if card.definition.defense is not None]
    asked = game.always_ask and game.is_asked_in_any_case(defender, is_defense)
    if not cards and not asked:
        return False
    prompt = DEFEND if defender == protected else DEFEND_TEAMMATE
    card = game.choose_card(defender, prompt, cards, resolving.source, optional=True, in_any_case=asked)
    if card is None:
        return False
    resolving.defenders.append(defender)
    game.log.append(Event(events.AVOIDED, protected, [card]))
    assert card.definition.defense is not None
    card.definition.defense.use(game, defender, card)
    return True
