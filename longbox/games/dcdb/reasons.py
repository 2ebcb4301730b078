"""Why a player of the deck-building game can't do something now: from what the player says to what must hold for it.

A card stands for its name here: it is any card of that name, so that no reason tells where a hidden one lies.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from longbox.games.dcdb.card_lists import cards_agreed
from longbox.games.dcdb.definitions import GameCard, has
from longbox.games.dcdb.formats import FORMATS
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.setup import copies_of
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.turn.legal_actions import (
    END_TURN,
    REFILL,
    STILL_TO_HOLD,
    TO_ACT,
    TO_BUY,
    TO_DEFEAT,
    TO_GO_ON,
    TO_PLAY,
    TO_REFILL,
    TO_USE,
    for_sale,
)
from longbox.games.dcdb.turn.legal_uses import STILL_TO_HOLD_OF_USES, usable, uses_of
from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, UnknownWish, first_lacking

PLAY: Final = "play"
USE: Final = "use"
BUY: Final = "buy"
DEFEAT: Final = "defeat"
NEEDED: Final = {PLAY: TO_PLAY, BUY: TO_BUY, DEFEAT: TO_DEFEAT, USE: TO_USE}
VERBS: Final = tuple(NEEDED)
END_TURN_WORDS: Final = (END_TURN.key(), "end your turn", "end the turn", "pass")
REFILL_WORDS: Final = (REFILL.key(), "refill the line-up")


def why_not(game: DeckBuildingGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Args:
        game: The game.
        player: The number of the player who wishes it.
        wish: "play Kick", "buy Kick", "defeat Darkseid", "use Batman", "refill", "end turn"; or a card's name alone,
            which is played if it is in the hand, and else bought or defeated.

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    words = " ".join(wish.casefold().split())
    if words in END_TURN_WORDS:
        return first_lacking(TO_ACT, game, player, None)
    if words in REFILL_WORDS:
        return first_lacking((*TO_GO_ON, *TO_REFILL), game, player, None)
    verb, _, name = words.partition(" ")
    card = named(game, name if verb in VERBS else words)
    if card is None:
        known = [*dict.fromkeys([card.definition.name for card in game.box]), END_TURN.key(), REFILL.key()]
        raise UnknownWish(f"{wish!r} is nothing that can be done. {near(name or words, known)}")
    return why_not_with(game, player, meant(game, player, verb, card), card)


def why_not_with(game: DeckBuildingGame, player: int, verb: str, card: GameCard) -> Reason | None:
    """Why a player can't play, buy, defeat or use a card."""
    reason = first_lacking(NEEDED[verb], game, player, card)
    if reason is not None or verb == PLAY:
        return reason
    if verb == USE:
        return why_not_used(game, player, card)
    offered = next(one for one in for_sale(game) if has([one], card))
    return first_lacking(STILL_TO_HOLD, game, player, offered)


def why_not_used(game: DeckBuildingGame, player: int, card: GameCard) -> Reason | None:
    """Why no ability of a card can be used; that of its first, if it has several."""
    there = [one for one in usable(game, player) if has([one], card)]
    reasons = [first_lacking(STILL_TO_HOLD_OF_USES, game, player, use) for one in there for use in uses_of(game, one)]
    return None if None in reasons else reasons[0]


def named(game: DeckBuildingGame, name: str) -> GameCard | None:
    """A card of a name, if the game has any: which, and where it lies, isn't asked."""
    agreed = game.options
    return cards_by_name(agreed.format, agreed.card_list, agreed.cards).get(name)


@lru_cache(maxsize=32)
def cards_by_name(form: str, card_list: str, own: tuple[str, ...]) -> dict[str, GameCard]:
    """The first card of each name, in small letters, that games have for which this was agreed on."""
    found: dict[str, GameCard] = {}
    number = 0
    for definition in cards_agreed(form, card_list, own):
        copies = copies_of(definition, 1, FORMATS[form])
        if copies:
            found.setdefault(definition.name.casefold(), Card(number, definition))
        number += copies
    return found


def meant(game: DeckBuildingGame, player: int, verb: str, card: GameCard) -> str:
    """What a player wants to do with a card. To defeat a Super-Villain is to buy it from the stack. [dcdb Defeated]"""
    offered = has(for_sale(game), card) and not has(game.cards(game.players[player].hand), card)
    if verb == USE:
        return USE
    if verb == PLAY or (verb not in VERBS and not offered):
        return PLAY
    return DEFEAT if card.definition.is_super_villain and not has(game.cards(LINE_UP), card) else BUY
