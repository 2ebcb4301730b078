"""How a finished game went, for counting. [forever Check For Win Conditions]"""

from __future__ import annotations

from typing import Any

from longbox.games.forever import events
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, MASTER_PLAN

ENDINGS = (events.ROGUES_WON, events.HEROES_WON, events.NOBODY_WON)


def results(game: ForeverGame) -> dict[str, Any]:
    """How a finished game went: rounds, why it ended, and of each side what it reached."""
    players = [result_of(game, seat.number) for seat in game.players]
    return {"turns": game.round, "counted_in": "rounds", "ending": ending(game), "players": players}


def ending(game: ForeverGame) -> str:
    """Why it ended."""
    return next((event.note for event in reversed(game.log) if event.kind in ENDINGS), "")


def result_of(game: ForeverGame, player: int) -> dict[str, Any]:
    """Whether a player won, how far the side came, and which characters it had."""
    side = game.players[player].side
    won = 0.5 if not game.winner else float(game.winner == side)
    reached = len(game.cards(MASTER_PLAN)) if game.is_rogue(player) else game.sanctuary
    beaten = len(game.cards(KNOCKED_OUT if game.is_rogue(player) else CAPTURED))
    facts = {"side": side, "beaten": beaten}
    return {"won": won, "score": reached, "facts": facts, "characters": characters(game, player)}


def characters(game: ForeverGame, player: int) -> list[str]:
    """The characters that a player picked."""
    own = [card for card in game.box if game.owners[card.serial] == player and card.definition.is_character]
    return sorted([card.name for card in own])
