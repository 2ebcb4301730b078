"""Losing, leaving and winning the game. [vs 102]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.actions.formation import gain_control, occupied
from longbox.games.vs.actions.leaving import take_off
from longbox.games.vs.actions.resources import change_row
from longbox.games.vs.events import Happening
from longbox.games.vs.objects import UNATTACHED
from longbox.games.vs.table import RESOURCE_ROW
from longbox.kernel.cards import BY_NAME
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import TeamObject


def lose(game: VsGame, losers: list[int], note: str = "") -> None:
    """Let players lose the game at the same time, and leave it. [vs 102.1, 102.3]"""
    for player in losers:
        game.happen(Happening(events.LOSE, player, [], note=note))
    for player in losers:
        leave_game(game, player)
    left = [player for player, out in enumerate(game.out) if not out]
    if len(left) == 1:
        win(game, left[0])
    elif not left:
        end_in_draw(game)


def leave_game(game: VsGame, player: int) -> None:
    """Remove a player and all that belongs to the player; what is borrowed goes back. [vs 102.3]"""
    was_primary = game.step_player == player
    game.out[player] = True
    for effect in [effect for effect in game.chain if effect.controller == player]:
        take_off(game, effect)
    game.pending = [triggered for triggered in game.pending if triggered.controller != player]
    game.modifiers = [modifier for modifier in game.modifiers if modifier.controller != player]
    give_back(game, player)
    seat = game.players[player]
    for qualities in game.standing().everything:
        if qualities.owner == player and qualities.object is not None:
            game.departed[qualities.object.reference] = qualities
    if game.hand(player):
        game.happen(Happening(events.LEAVE_GAME, player, sorted(game.hand(player), key=BY_NAME)))
    leaving = [card for card in game.box if game.owners[card.serial] == player and not game.lies_in(card, seat.removed)]
    game.move_together(leaving, seat.removed)
    drop_orphans(game)
    game.timeline = [moment for moment in game.timeline if moment[1] != player] if not was_primary else game.timeline
    if game.initiative == player:
        game.initiative = game.next_player(player)
    if game.priority == player:
        game.priority = game.next_player(player)
    game.forget_standing()


def give_back(game: VsGame, player: int) -> None:
    """Objects that a player controls but doesn't own go back to who controlled them last. [vs 102.3]

    Equipment goes with its character.
    """
    for serial in list(game.objects):
        thing = game.thing(game.box[serial])
        if thing.controller != player or game.owners[serial] == player or thing.attached_to != UNATTACHED:
            continue
        before = [former for former in thing.controllers if not game.out[former]]
        if before:
            take_back(game, before[-1], thing)
        else:
            game.move(thing.card, game.owner(thing.card).removed)


def take_back(game: VsGame, player: int, thing: TeamObject) -> None:
    """Let a player control an object again: a resource at the right of the row, a character where it stands.

    If somebody stands there, the character goes to the next empty position to the right. [vs 102.3, 705.1]
    """
    if thing.row == RESOURCE_ROW:
        change_row(game, thing.card, game.players[player].resources)
    taken = occupied(game, player, thing.hidden)
    while (thing.row, thing.column) in taken:
        thing.column += 1
    gain_control(game, player, thing)


def drop_orphans(game: VsGame) -> None:
    """Equipment whose character is no longer in play goes to its owner's KO'd pile. [vs 302.6]"""
    for serial in list(game.objects):
        thing = game.thing(game.box[serial])
        if thing.attached_to != UNATTACHED and thing.attached_to not in game.objects:
            game.move(thing.card, game.owner(thing.card).ko_pile)


def win(game: VsGame, player: int) -> None:
    """Let a player win; all others lose. [vs 102.1, 102.2]"""
    if game.over:
        return
    game.winner = player
    game.over = True
    game.happen(Happening(events.WIN, player, []))


def end_in_draw(game: VsGame, note: str = "") -> None:
    """End the game without a winner. [vs 703.3]"""
    if game.over:
        return
    game.winner = NOBODY
    game.over = True
    game.happen(Happening(events.DRAW_GAME, NOBODY, [], note=note))


def check_endurance(game: VsGame) -> None:
    """All players without endurance lose; if nobody would be left, those with the most stay.

    [vs 408.2a, 102.4, 104.1a]
    """
    playing = game.in_order()
    losers = [player for player in playing if game.endurance[player] <= 0]
    if len(losers) == len(playing):
        most = max([game.endurance[player] for player in playing])
        losers = [player for player in losers if game.endurance[player] < most]
    if losers:
        lose(game, losers, " with no endurance left")
