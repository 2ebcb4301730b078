"""Status cards: stunned, confused, tough. [champions Status Cards]"""

from __future__ import annotations

from longbox.games.champions import editions, events
from longbox.games.champions.actions import timing
from longbox.games.champions.definitions import ALTER_EGO, CANNOT_BE_CONFUSED, CANNOT_BE_STUNNED, STALWART, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STUNNED, TOUGH


def give_status(game: ChampionsGame, card: GameCard, status: str, source: GameCard | None = None) -> bool:
    """Give a character a status card; nobody has two of the same. [champions Status Cards; Stun; Confuse, Confused]

    Returns:
        Whether it got one.
    """
    if not can_get(game, card, status):
        return False
    event = Happening(events.GOT_STATUS, game.controller(card), card.alone, source=source, note=status)
    if not timing.interrupts(game, event) or not game.in_play(card) or not can_get(game, card, status):
        return False
    permanent = game.permanent(card)
    permanent.statuses = (*permanent.statuses, status)
    game.log.append(event)
    timing.responses(game, [event])
    return True


def can_get(game: ChampionsGame, card: GameCard, status: str) -> bool:
    """Whether a character can get a status card: it has none of the type, and no text keeps it from having one.

    [champions Status Cards, Cannot]
    """
    if game.permanent(card).has(status):
        return False
    if status == TOUGH:
        return True
    barred = CANNOT_BE_STUNNED if status == STUNNED else CANNOT_BE_CONFUSED
    return game.keyword(card, STALWART) is None and not game.forbidden(card, barred)


def take_status(game: ChampionsGame, card: GameCard, status: str) -> None:
    """Discard a status card from a character. [champions Status Cards]"""
    permanent = game.permanent(card)
    permanent.statuses = tuple([other for other in permanent.statuses if other != status])
    game.log.append(Happening(events.LOST_STATUS, permanent.controller, card.alone, note=status))


def is_stopped(game: ChampionsGame, card: GameCard, status: str, deed: str) -> bool:
    """Whether a stunned or confused character can't do something: the status card is discarded instead.

    Heroes, allies and enemies are stopped, and in later editions alter-egos, too. [champions Status Cards]
    """
    if not game.permanent(card).has(status):
        return False
    if card.definition.type == ALTER_EGO and not game.plays(editions.STATUS_CARDS):
        return False
    game.log.append(Happening(events.STOPPED, game.controller(card), card.alone, note=deed))
    take_status(game, card, status)
    return True
