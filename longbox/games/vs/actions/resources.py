"""The resource row: building, flipping, turning, replacing, revealing. [vs 217, 403, 510, 701.11, 708.8]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.leaving import ko
from longbox.games.vs.aspects import FACE
from longbox.games.vs.events import Happening
from longbox.games.vs.objects import NO_CHOICES, NOT_USED
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Zone

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import TeamObject
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation

BUILD_WHAT: Final = Prompt("Build a resource", "403.1")
END: Final = -1
"""Instead of a place in the row: to the right of all. [vs 403.2]"""


def build(game: VsGame, player: int) -> None:
    """Let a player build a resource, or say that none is built. [vs 403.1, 403.4]"""
    hand: list[Choice] = [*game.hand(player)]
    if not hand:
        return
    answer = game.ask(Question(player, BUILD_WHAT, [*hand, DONE], least=0))
    if answer is not DONE:
        card = next(held for held in game.hand(player) if held is answer)
        put_face_down(game, player, card, END)
        game.happen(Happening(events.BUILD, player, []))


def put_face_down(game: VsGame, player: int, card: GameCard, place: int, cause: Situation | None = None) -> None:
    """Put a card face down and ready into a player's resource row. [vs 217, 217.2, 403.2-3]

    Args:
        game: The game.
        player: Whose row.
        card: The card.
        place: Its place from the left, from 0, or `END`.
        cause: The text that puts it there.
    """
    row = game.players[player].resources
    game.move(card, row)
    if place != END:
        pile = game.piles[row.number]
        pile.pop()
        pile.insert(place, card)
    if cause is not None:
        seen = game.seen_by(card)
        game.happen(
            Happening(events.ROW, player, card.alone, source=cause.source, seen_by=seen, things=(game.reference(card),))
        )


def change_row(game: VsGame, card: GameCard, row: Zone) -> None:
    """Let a resource lie at the right of another player's row; it stays the same object. [vs 217, 700.3]

    Who could look at it there still knows what it is.
    """
    former = game.place_of(card)
    game.piles[former.number].remove(card)
    game.piles[row.number].append(card)
    game.places[card.serial] = row.number
    game.learn_by_move(card, former, row)


def place_in_row(game: VsGame, card: GameCard) -> int:
    """The place of a resource in its row, from the left, from 0."""
    return game.piles[game.places[card.serial]].index(card)


def turn_face_up(game: VsGame, thing: TeamObject) -> None:
    """Turn a resource face up: everybody sees it, and it has a new timestamp. [vs 701.11e, 515.1]"""
    thing.face_up = True
    thing.revealed = False
    thing.timestamp = game.next_time()
    game.show(thing.card, game.everybody())
    game.changed(1 << FACE)


def turn_face_down(game: VsGame, qualities: Qualities, cause: Situation | None = None) -> bool:
    """Turn a resource face down; it forgets what was chosen and used, and keeps its counters and timestamp.

    [vs 701.11d, 501.4d]

    Returns:
        Whether it was face up.
    """
    thing = qualities.object
    if thing is None or not thing.face_up:
        return False
    thing.face_up = False
    thing.choices = NO_CHOICES
    thing.used = NOT_USED
    game.changed(1 << FACE)
    source = None if cause is None else cause.source
    happening = Happening(
        events.TURN_DOWN, thing.controller, thing.card.alone, source=source, things=(thing.reference,)
    )
    game.happen(happening)
    return True


def replace(game: VsGame, player: int, resources: list[Qualities], cause: Situation | None = None) -> list[GameCard]:
    """Replace resources: KO them, and put the top cards of the deck face down where they were. [vs 708.8, 708.8b]

    Returns:
        The resources that were replaced: KO'd, with a card put where they were. [vs 708.8c]
    """
    source = None if cause is None else cause.source
    places = {qualities.card.serial: place_in_row(game, qualities.card) for qualities in resources}
    gone = ko(game, resources, cause)
    replaced: list[GameCard] = []
    for card in sorted(gone, key=lambda left: places[left.serial]):
        deck = game.deck(player)
        if not deck:
            break
        put_face_down(game, player, deck[-1], places[card.serial])
        replaced.append(card)
        game.happen(Happening(events.REPLACE, player, card.alone, source=source))
    return replaced
