"""Attacks, and the Defenses against them. [dcdb Attacks and Defenses]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import speak_of_nothing
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt

DEFEND: Final[Prompt] = Prompt("Play a Defense to avoid the Attack?", "Attacks and Defenses")
DEFEND_TEAMMATE: Final[Prompt] = Prompt("Play a Defense to protect your teammate?", "Defending a Teammate")

PROTECT: Final[Prompt] = Prompt("Let another player avoid the Attack?", "6.081")


class Attack:
    """One Attack while it is resolved: how often it must be avoided, and who has defended somebody against it."""

    __slots__ = ("defenders", "source", "times")

    def __init__(self, source: GameCard | None, times: int) -> None:
        self.source = source
        self.times = times
        self.defenders: list[int] = []


def attack(game: DeckBuildingGame, players: list[int], assault: Assault, resolution: Resolution) -> None:
    """Attack some players, clockwise; each may avoid it.

    [dcdb Attacks and Defenses, Clockwise Order] [cube 6.060, 6.064]

    What waits for having attacked triggers after all of it. [cube 6.065]
    """
    resolving = Attack(resolution.source, times_to_avoid(game, resolution) if game.later_sets else 1)
    speak_of_nothing(resolution)
    assault.begin(game, resolution)
    avoidable = assault.avoidable
    if assault.together:
        hit = [player for player in players if not (avoidable and faces(game, player, assault, resolving, resolution))]
        assault.strike_all(game, hit, resolution)
    else:
        hit = []
        for player in players:
            if not (avoidable and faces(game, player, assault, resolving, resolution)):
                hit.append(player)
                assault.strike(game, player, resolution)
    assault.ended(game, len(players) - len(hit), resolution)
    if game.format.step_by_step and resolution.controller == game.active:
        game.notice(Event(events.MADE_ATTACK, resolution.controller, [], len(hit), resolution.source))


def times_to_avoid(game: DeckBuildingGame, resolution: Resolution) -> int:
    """How often an Attack must be avoided: twice, if a text said so of its player's next."""
    if resolution.controller != game.active or not game.ledger.this_turn.hard_to_avoid:
        return 1
    game.ledger.this_turn.hard_to_avoid = False
    return 2


def faces(game: DeckBuildingGame, player: int, assault: Assault, resolving: Attack, resolution: Resolution) -> bool:
    """Let a player be attacked; where that goes step by step, all that triggers by it is resolved at once.

    In the Cube, what waits for being attacked is resolved before anything is avoided. [cube 6.061-6.063]

    Returns:
        Whether the Attack was avoided.
    """
    event = Event(events.ATTACKED, player, [], 0, resolving.source)
    if not game.format.step_by_step:
        game.emit(event)
        return avoids(game, event, resolving)
    waiting = game.pending
    game.pending = []
    game.emit(event)
    if game.pending:
        game.resolve_triggers()
    avoided = avoids(game, event, resolving)
    if avoided:
        assault.avoided(game, player, resolution)
    if game.pending:
        game.resolve_triggers()
    game.pending = waiting
    return avoided


def avoids(game: DeckBuildingGame, event: Event, resolving: Attack) -> bool:
    """Whether a player who was just attacked avoids it: by what says so before, or by Defenses.

    The attacked player, then the teammate, may play one; in the Cube, others defend nobody but by a text.

    [dcdb Attacks and Defenses, Defending a Teammate] [cube 6.062, 6.081]
    """
    if game.guards[events.ATTACKED.number] and not game.before(event):
        return True
    player = event.player
    defenders = game.players[player].team if game.format.teammates_defend else protectors(game, player)
    used = resolving.defenders
    times = resolving.times
    for _ in range(times):
        for defender in defenders:
            left = not used or used.count(defender) < times
            if left and defend(game, defender, player, resolving):
                break
        else:
            return False
    return True


def protectors(game: DeckBuildingGame, player: int) -> list[int]:
    """A player, and the others who may have what avoids an Attack on that player, too. [cube 6.081]"""
    if not game.some_protect:
        return [player]
    others = game.clockwise_from(player)[1:]
    return [player, *[other for other in others if any_protects(game.piles[game.players[other].heroes.number])]]


def any_protects(cards: list[GameCard]) -> bool:
    """Whether others avoid an Attack by what one of some cards says, too. [cube 6.081]"""
    for card in cards:
        defense = card.definition.defense
        if defense is not None and defense.for_anyone:
            return True
    return False


def is_defense(game: DeckBuildingGame, card: GameCard) -> bool:
    """Whether a card is a Defense. [dcdb Attacks and Defenses]"""
    return card.definition.defense is not None


def defend(game: DeckBuildingGame, defender: int, protected: int, resolving: Attack) -> bool:
    """Let a player use one Defense card per Attack, for anyone of the team; two where it must be avoided twice.

    In the Cube, only for oneself, but by a text.

    [dcdb Attacks and Defenses, Defending a Teammate] [cube 6.081, 6.171]

    Returns:
        Whether the Attack was avoided.
    """
    form = game.format
    alone = defender != protected and not form.teammates_defend
    if alone:
        cards = protections(game, defender)
    elif form.step_by_step:
        cards = defenses(game, defender)
    else:
        hand = game.piles[game.players[defender].hand.number]
        cards = [card for card in hand if card.definition.defense is not None]
    asked = not alone and game.always_ask and game.is_asked_in_any_case(defender, is_defense)
    if not cards and not asked:
        return False
    prompt = DEFEND if defender == protected else PROTECT if alone else DEFEND_TEAMMATE
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
    """What a player of the Cube can avoid an Attack with: Defenses in the hand, and what can do so in play.

    [cube 6.081, 6.171]
    """
    seat = game.players[player]
    there = game.piles[seat.hand.number] + game.piles[seat.play.number] + game.characters_of(player)
    return [card for card in there if card.definition.defense is not None and can_avoid(game, player, card)]


def protections(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """What a player can let others avoid an Attack with: Main Characters whose texts say so. [cube 6.081]"""
    heroes = [] if game.hero_face_down[player] else game.cards(game.players[player].heroes)
    return [card for card in heroes if any_protects([card]) and can_avoid(game, player, card)]


def can_avoid(game: DeckBuildingGame, player: int, card: GameCard) -> bool:
    """Whether a player can avoid an Attack with a card, where it lies. [cube 6.081, 6.171]"""
    defense = card.definition.defense
    return defense is not None and defense.can_be_used(game, player, card)
