"""Why a player of the deck-building game can't do something now: the requirements of all that can be done.

A card stands for its name here: it is any card of that name, so that no reason tells where a hidden one lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longbox.games.dcdb import patrol
from longbox.games.dcdb.board import LINE_UP_SIZE, PlayedCard
from longbox.games.dcdb.definitions import Thing
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.library import library_with
from longbox.games.dcdb.setup import unpack
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.games.dcdb.turn import END_TURN, REFILL, for_sale
from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.limits import MOST_ACTIONS
from longbox.kernel.reasons import Reason, Told, UnknownWish, first_lacking

DcdbRequirement = Told

PLAY: Final = "play"
BUY: Final = "buy"
DEFEAT: Final = "defeat"
VERBS: Final = (PLAY, BUY, DEFEAT)
END_TURN_WORDS: Final = (END_TURN.key(), "end your turn", "end the turn", "pass")
REFILL_WORDS: Final = (REFILL.key(), "refill the line-up")


def game_goes_on(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The game has not ended. [dcdb End of Game]"""
    return "The game is over." if game.over else ""


def own_turn(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """It is the player's turn. [dcdb Turns]"""
    if game.active == player:
        return ""
    return "It is nobody's turn now." if game.active < 0 else f"It is {game.name(game.active)}'s turn."


def all_resolved(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """No card is being resolved. [dcdb Order of Playing Your Cards]"""
    return f"{game.resolving[-1]} is resolved first." if game.resolving else ""


def can_go_on(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The turn is not one without end. [dcdb Turns]"""
    if len(game.played) < MOST_ACTIONS:
        return ""
    return f"You have played {MOST_ACTIONS} cards this turn, more than any turn needs: it can only be ended."


def in_hand(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The player holds the card. [dcdb Order of Playing Your Cards]"""
    return "" if has(game.cards(game.players[player].hand), card) else f"{card} is not in your hand."


def no_weakness(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """It is no Weakness. [dcdb The Stacks]"""
    weakness = card is not None and card.definition.stack == "weakness"
    return "A Weakness is never bought." if weakness else ""


def not_borrowed(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """It was not taken out of the Line-Up to be played. [dcdb Emerald Knight]"""
    if has(for_sale(game), card):
        return ""
    for thing in game.objects.values():
        if isinstance(thing, PlayedCard) and thing.goes_to is LINE_UP and has([thing.card], card):
            return f"{card} was played from the Line-Up and can't be bought this turn."
    return ""


def is_for_sale(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """It lies in the Line-Up or on top of a stack. [dcdb Buying Cards]"""
    return "" if has(for_sale(game), card) else f"{card} is not in the Line-Up or on top of a stack."


def super_villain_left(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """There is a Super-Villain on the stack. [dcdb The Stacks]"""
    return "" if game.cards(SUPER_VILLAIN_STACK) else "No Super-Villain is left on the stack."


def super_villain_face_up(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The top of the stack is face up. [dcdb The Super-Villains]"""
    if game.super_villain_face_up:
        return ""
    return "The next Super-Villain stays face down until your turn is over: you can defeat one a turn."


def super_villain_on_top(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """It is the Super-Villain that lies face up. [dcdb The Super-Villains]"""
    top = game.cards(SUPER_VILLAIN_STACK)[-1]
    return "" if has([top], card) else f"{card} is not on top of the Super-Villain stack; {top} is."


def enough_power(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The player has the Power that the card costs. [dcdb Buying Cards]"""
    offered = next(one for one in for_sale(game) if has([one], card))
    cost = game.cost_of(offered)
    return "" if cost <= game.power() else f"{card} costs {cost}; you have {game.power()} Power."


def playing_on_patrol(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The game is On Patrol. [dcdb On Patrol]"""
    return "" if game.options.on_patrol else "The Line-Up is refilled during a turn only in the On Patrol game."


def slot_empty(game: DeckBuildingGame, player: int, card: Card[Any] | None) -> str:
    """The Line-Up has an empty slot. [dcdb On Patrol]"""
    if patrol.may_refill(game):
        return ""
    return f"The Line-Up has no empty slot: {len(game.cards(LINE_UP))} cards lie in it, and {LINE_UP_SIZE} fill it."


def has(cards: Sequence[Card[Any]], card: Card[Any] | None) -> bool:
    """Whether one of some cards has the same name."""
    return card is not None and any([other.definition == card.definition for other in cards])


TO_ACT: Final[tuple[DcdbRequirement, ...]] = (
    Told("the game goes on", "End of Game", game_goes_on),
    Told("it is your turn", "Turns", own_turn),
    Told("everything is resolved", "Order of Playing Your Cards", all_resolved),
)
"""What must hold for whatever a player does in a turn."""

TO_GO_ON: Final[tuple[DcdbRequirement, ...]] = (
    *TO_ACT,
    Told("the turn has an end", "Turns", can_go_on),
)
"""What must hold for whatever doesn't end the turn."""

TO_PAY: Final[tuple[DcdbRequirement, ...]] = (Told("you have the Power", "Buying Cards", enough_power),)

REQUIREMENTS: Final[dict[str, tuple[DcdbRequirement, ...]]] = {
    PLAY: (*TO_GO_ON, Told("it is in your hand", "Order of Playing Your Cards", in_hand)),
    BUY: (
        *TO_GO_ON,
        Told("it is no Weakness", "The Stacks", no_weakness),
        Told("it was not played from the Line-Up", "Emerald Knight", not_borrowed),
        Told("it is for sale", "Buying Cards", is_for_sale),
        *TO_PAY,
    ),
    DEFEAT: (
        *TO_GO_ON,
        Told("a Super-Villain is left", "The Stacks", super_villain_left),
        Told("a Super-Villain lies face up", "The Super-Villains", super_villain_face_up),
        Told("it is on top of the stack", "The Super-Villains", super_villain_on_top),
        *TO_PAY,
    ),
    REFILL.key(): (
        *TO_GO_ON,
        Told("the game is On Patrol", "On Patrol", playing_on_patrol),
        Told("a slot of the Line-Up is empty", "On Patrol", slot_empty),
    ),
    END_TURN.key(): TO_ACT,
}
"""Whatever a player may want to do in a turn, with all that must hold for it."""


def why_not(game: DeckBuildingGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Args:
        game: The game.
        player: The number of the player who wishes it.
        wish: "play Kick", "buy Kick", "defeat Darkseid", "refill", "end turn"; or a card's name alone, which
            is played if it is in the hand, and else bought or defeated.

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    words = " ".join(wish.casefold().split())
    if words in END_TURN_WORDS:
        return first_lacking(REQUIREMENTS[END_TURN.key()], game, player, None)
    if words in REFILL_WORDS:
        return first_lacking(REQUIREMENTS[REFILL.key()], game, player, None)
    verb, _, name = words.partition(" ")
    card = named(game, name if verb in VERBS else words)
    if card is None:
        known = [*dict.fromkeys([card.definition.name for card in game.box]), END_TURN.key(), REFILL.key()]
        raise UnknownWish(f"{wish!r} is nothing that can be done. {near(name or words, known)}")
    return first_lacking(REQUIREMENTS[meant(game, player, verb, card)], game, player, card)


def named(game: DeckBuildingGame, name: str) -> Thing | None:
    """A card of a name, if the game has any: which, and where it lies, isn't asked."""
    for card in unpack(library_with(game.options.cards), 1):
        if card.name.casefold() == name:
            return card
    return None


def meant(game: DeckBuildingGame, player: int, verb: str, card: Thing) -> str:
    """What a player wants to do with a card. To defeat a Super-Villain is to buy it from the stack. [dcdb Defeated]"""
    offered = has(for_sale(game), card) and not has(game.cards(game.players[player].hand), card)
    if verb == PLAY or (verb not in VERBS and not offered):
        return PLAY
    return DEFEAT if card.definition.is_super_villain and not has(game.cards(LINE_UP), card) else BUY
