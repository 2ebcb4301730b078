"""Decks whose top card may be seen. [vs 511.8, 708.10c]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.modifiers.rules import MayLookAtTop, TopRevealed, speaks_of

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


def plays_with_top_revealed(game: VsGame, player: int) -> bool:
    """Whether a text lets everybody see the top card of a player's deck."""
    for rule in game.standing().rules_about(TopRevealed.topic):
        statement = rule.rule
        assert isinstance(statement, TopRevealed)
        if speaks_of(statement.whose, player, rule.situation):
            return True
    return False


def show_tops(game: VsGame, player: int) -> None:
    """Show top cards once actions are complete, as a player gets priority, and not in between. [vs 511.8, 708.10c]"""
    standing = game.standing()
    if TopRevealed.topic in standing.rules:
        for other in game.in_order():
            if game.deck(other) and plays_with_top_revealed(game, other):
                game.show(game.deck(other)[-1], game.everybody())
    for rule in standing.rules_about(MayLookAtTop.topic):
        if rule.situation.controller == player and game.deck(player):
            game.show(game.deck(player)[-1], game.players[player].bit)
