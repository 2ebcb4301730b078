"""Characters that have suffered too much: knocked out, captured, swayed or defeated.

[forever Knocked Out, Captured, Swayed, Unaligned Character Cards]
"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.act import Act
from longbox.games.forever.actions import citizens, leaving, remembering, timing
from longbox.games.forever.definitions import HERO, ROGUE, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, REMOVED, SPOTS, UNALIGNED_CHARACTERS, UNALIGNED_DECK
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

PLACE_UNALIGNED: Final[Prompt] = Prompt("Choose a Location for the new Unaligned character", "Key Concepts")


def is_beaten(game: ForeverGame, card: GameCard) -> bool:
    """Whether the damage on a character in play equals or exceeds its Health. [forever Character Damage]"""
    return game.in_play(card) and card.definition.is_character and game.health_left(card) <= 0


def fall(game: ForeverGame, card: GameCard, source: GameCard | None, by: int, act: Act | None) -> list[Happening]:
    """Take out a character that has suffered too much, unless something else happens instead.

    [forever Knocked Out, Captured, Swayed, Heal]

    Args:
        game: The game.
        card: The character.
        source: The card that dealt the last damage.
        by: The number of the player who did it, or `NOBODY`.
        act: The act in which it happens.

    Returns:
        What happened, and is to be reacted to.
    """
    if card in game.falling:
        return []
    game.falling.append(card)
    event = Happening(kind_of(game, card, by), game.controller(card), card.alone, 0, source, by, act)
    event.spot = game.spot_of(card)
    spared = not timing.when(game, event) and not is_beaten(game, card)
    game.falling.remove(card)
    if spared or not game.in_play(card):
        return []
    remembering.write(game, event)
    if event.kind is events.SWAY:
        sway(game, card)
    elif event.kind is events.DEFEAT:
        remove_defeated(game, card, by)
    else:
        leaving.leave(game, card, KNOCKED_OUT if event.kind is events.KNOCK_OUT else CAPTURED)
    if event.kind in (events.SWAY, events.DEFEAT):
        bring_unaligned(game, by)
    return [event]


def kind_of(game: ForeverGame, card: GameCard, by: int) -> EventKind:
    """What becomes of a character. [forever Damage]"""
    if card.definition.type == HERO:
        return events.KNOCK_OUT
    if card.definition.type == ROGUE:
        return events.CAPTURE
    return events.SWAY if by != NOBODY and game.is_rogue(by) else events.DEFEAT


def sway(game: ForeverGame, card: GameCard) -> None:
    """Turn an Unaligned character to the Rogues' side, without damage. [forever Swayed]"""
    thing = game.permanent(card)
    thing.damage = 0
    thing.swayed = True


def remove_defeated(game: ForeverGame, card: GameCard, by: int) -> None:
    """Remove a defeated Unaligned character from the game. [forever Unaligned Character Cards, Swayed]

    Its citizens go to Sanctuary where a Hero defeated it and it had not been swayed, otherwise to the supply.
    """
    thing = game.permanent(card)
    if by != NOBODY and not thing.swayed:
        citizens.move(game, card, None, thing.citizens, by)
    else:
        citizens.give_up(game, card, thing.citizens)
    leaving.leave(game, card, REMOVED)


def bring_unaligned(game: ForeverGame, by: int) -> None:
    """Reveal a new Unaligned character, which the player who defeated one places at a Location without one.

    [forever Key Concepts, Unaligned Character Deck, Attack]
    """
    free = [spot for spot in range(SPOTS) if game.unaligned_at(spot) is None]
    deck = game.cards(UNALIGNED_DECK)
    if not free or not deck:
        return
    player = by if by != NOBODY else timing.who_decides(game)
    card = deck[-1]
    game.move(card, UNALIGNED_CHARACTERS)
    places = [location for spot in free if (location := game.location(spot)) is not None]
    place = game.choose_card(player, PLACE_UNALIGNED, places, card)
    assert place is not None
    put_unaligned(game, card, game.permanent(place).spot)


def put_unaligned(game: ForeverGame, card: GameCard, spot: int) -> None:
    """Let an Unaligned character that was revealed be at a Location. [forever Assign Unaligned Characters]"""
    game.permanent(card).spot = spot
    game.tell(Happening(events.NEW_UNALIGNED, NOBODY, card.alone, note=game.place_name(spot)))
