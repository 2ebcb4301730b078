"""Defeat: of characters, villain stages, side schemes, and of players. [champions Defeat]"""

from __future__ import annotations

from longbox.games.champions import events
from longbox.games.champions.abilities import WHEN_DEFEATED, Situation, abilities_of
from longbox.games.champions.act import Act
from longbox.games.champions.actions import entering, revealed, statuses, timing
from longbox.games.champions.definitions import MINION, TOUGHNESS, VILLAIN, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.table import REMOVED, VILLAIN_DECK
from longbox.kernel.zones import NOBODY


def defeat(game: ChampionsGame, card: GameCard, source: GameCard | None, by: int, act: Act | None) -> list[Happening]:
    """Defeat a character without remaining hit points. [champions Defeat]

    Returns:
        What is to be responded to.
    """
    if game.over or not game.in_play(card) or game.remaining(card) > 0:
        return []
    event = Happening(events.DEFEAT, owner_of_defeat(game, card), card.alone, 0, source, by, act)
    if not timing.interrupts(game, event) or not game.in_play(card) or game.remaining(card) > 0:
        return []
    if card.definition.is_identity:
        game.eliminate(game.is_identity_of(card))
        return []
    game.log.append(event)
    if act is not None:
        act.defeated.append(card)
    resolve_when_defeated(game, card, event)
    if card.definition.type == VILLAIN:
        defeat_stage(game, card)
    elif game.in_play(card):
        entering.discard_from_play(game, card)
    return [event]


def is_falling(game: ChampionsGame, card: GameCard) -> bool:
    """Whether a character has no hit points left, and is not being defeated yet. [champions Remaining Hit Points]"""
    return game.in_play(card) and game.remaining(card) <= 0 and body(game, card) not in game.falling


def body(game: ChampionsGame, card: GameCard) -> tuple[int, int]:
    """What tells a character in play from the same card before it left play. [champions In Play And Out Of Play]"""
    return (card.serial, game.permanent(card).number)


def owner_of_defeat(game: ChampionsGame, card: GameCard) -> int:
    """The player whom a defeat concerns: who controls the card, or is engaged with it."""
    permanent = game.permanent(card)
    return permanent.engaged if card.definition.type == MINION else permanent.controller


def resolve_when_defeated(game: ChampionsGame, card: GameCard, event: Happening) -> None:
    """Resolve the When Defeated abilities of a card. [champions When Defeated Abilities]"""
    for ability in abilities_of(card.definition, WHEN_DEFEATED):
        player = event.player if event.player >= 0 else game.first_player
        game.run(ability.effect, Situation(player, card, event))


def defeat_the_weakened(game: ChampionsGame) -> None:
    """Defeat the characters that lost the hit points that kept them alive. [champions Gets, Remaining Hit Points]

    Those that are being defeated already are left to what defeats them.
    """
    if game.over:
        return
    weakened = [card for card in game.characters() if is_falling(game, card)]
    bodies = [body(game, card) for card in weakened]
    game.falling += bodies
    for card, falling in zip(weakened, bodies, strict=True):
        timing.responses(game, defeat(game, card, None, NOBODY, None))
        game.falling.remove(falling)


def defeat_scheme(game: ChampionsGame, scheme: GameCard, by: int, act: Act | None) -> list[Happening]:
    """Defeat a side scheme without threat. [champions Side Scheme, Defeat]

    Returns:
        What is to be responded to.
    """
    event = Happening(events.DEFEAT, NOBODY, scheme.alone, 0, None, by, act)
    if not timing.interrupts(game, event):
        return []
    game.log.append(event)
    resolve_when_defeated(game, scheme, event)
    if game.in_play(scheme):
        entering.discard_from_play(game, scheme)
    return [event]


# The villain


def defeat_stage(game: ChampionsGame, stage: GameCard) -> None:
    """Go on to the next stage of the villain deck; after the last one the players win. [champions Villain Defeat]

    Damage does not carry over; attachments, status cards and counters do.
    """
    deck = game.piles[VILLAIN_DECK.number]
    if not deck:
        game.end(won=True, note=f"{stage} is defeated")
        return
    following = deck[-1]
    game.replace(stage, following, REMOVED)
    game.villain_serial = following.serial
    game.permanent(following).damage = 0
    game.log.append(Happening(events.NEXT_STAGE, NOBODY, following.alone))
    if game.keyword(following, TOUGHNESS) is not None:
        statuses.give_status(game, following, TOUGH, following)
    revealed.resolve_when_revealed(game, game.first_player, following)
