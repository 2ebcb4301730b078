"""Characters and equipment that enter play. [vs 214]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.equipping import attach, can_attach
from longbox.games.vs.actions.formation import ROWS, Position, choose_position
from longbox.games.vs.actions.leaving import leave
from longbox.games.vs.actions.uniqueness import check_uniqueness
from longbox.games.vs.aspects import POSITION, STUNNED
from longbox.games.vs.boost import forget_boost
from longbox.games.vs.definitions import CONCEALED, CONCEALED_OPTIONAL, COSMIC, COSMIC_SURGE
from longbox.games.vs.events import Happening
from longbox.games.vs.objects import COSMIC_COUNTER
from longbox.games.vs.table import FIELD, ROW_NAMES
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

ENTER_HIDDEN: Final = Prompt("Put it into the hidden area?", "706.10a")


def put_character_into_play(
    game: VsGame,
    player: int,
    card: GameCard,
    rows: tuple[int, ...] = ROWS,
    *,
    stunned: bool = False,
    exhausted: bool = False,
) -> None:
    """Put a character card into play for a player, who chooses where. [vs 214.2-5, 214.6, 214.1]

    A resource leaves play as such, and enters it as a character. [vs 708.4g]
    """
    hidden = enters_hidden(game, player, card)
    position = choose_position(game, player, card, hidden, rows)
    origin = game.places[card.serial]
    lay_character(game, player, card, position, stunned=stunned, exhausted=exhausted)
    tell_of_entering(game, card, origin)


def put_characters_into_play(game: VsGame, player: int, cards: list[GameCard], rows: tuple[int, ...] = ROWS) -> None:
    """Put character cards into play for a player at the same time: the powers of each see all enter. [vs 213.5i]"""
    for card in cards:
        lay_character(game, player, card, choose_position(game, player, card, enters_hidden(game, player, card), rows))
    for card in cards:
        tell_of_entering(game, card)


def enters_hidden(game: VsGame, player: int, card: GameCard) -> bool:
    """Whether a character enters play in the hidden area. [vs 301.5a, 706.9, 706.10a, 214.3a, 214.6e]"""
    if CONCEALED_OPTIONAL in card.definition.keywords:
        return game.may(player, ENTER_HIDDEN, card)
    return CONCEALED in card.definition.keywords


def lay_character(
    game: VsGame, player: int, card: GameCard, position: Position, *, stunned: bool = False, exhausted: bool = False
) -> None:
    """Make a card a character at a position. [vs 214.3, 214.4, 706.7b, 706.8a, 214.6a-d]"""
    forget_boost(game, card)
    if card.serial in game.objects:
        leave(game, card, FIELD)
    else:
        game.move(card, FIELD)
    thing = game.thing(card)
    thing.controller = player
    thing.row, thing.column, thing.hidden = position.row, position.column, position.hidden
    thing.stunned = stunned
    thing.exhausted = stunned or exhausted
    keywords = card.definition.keywords
    # A character that enters play stunned, or with cosmic—surge, gets no counter. [vs 214.6c, 706.8a]
    if COSMIC in keywords and COSMIC_SURGE not in keywords and not stunned:
        thing.counters[COSMIC_COUNTER] = 1
    game.changed(1 << POSITION | 1 << STUNNED)


def tell_of_entering(game: VsGame, card: GameCard, origin: int = -1) -> None:
    """Tell that a character has entered play, and from which zone, where that matters; its powers see it. [vs 214.5]"""
    thing = game.thing(card)
    where = "hidden " if thing.hidden else ""
    note = f" in the {where}{ROW_NAMES[thing.row]}{', stunned' if thing.stunned else ''}"
    happening = Happening(events.ENTER, thing.controller, card.alone, note=note, things=(thing.reference,), was=origin)
    game.happen(happening)


def put_equipment_into_play(game: VsGame, player: int, card: GameCard, host: Qualities) -> bool:
    """Put an equipment card into play attached to a character, if that is legal. [vs 302.9, 508.3c, 214.3b]

    Returns:
        Whether it entered play.
    """
    if not can_attach(game, player, card, host):
        return False
    forget_boost(game, card)
    origin = game.places[card.serial]
    game.move(card, FIELD)
    attach(game, card, host.card)
    check_uniqueness(game, player, card)
    thing = game.thing(card)
    game.happen(Happening(events.ENTER, player, card.alone, things=(thing.reference,), was=origin))
    return True
