"""Why a player of Marvel Champions can't do something now: from what the player says to what must hold for it.

A card stands for its name here: of several with that name, any will do. No reason tells where a hidden one lies.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longbox.games.champions.actions.attacking import IS_ENEMY, why_not_attack
from longbox.games.champions.actions.characters import IS_READY, IS_YOURS, CardRequirement
from longbox.games.champions.actions.enemies import IS_ATTACKED, TO_DEFEND
from longbox.games.champions.actions.playing import IN_HAND, why_not_play
from longbox.games.champions.actions.thwarting import IS_SCHEME, TO_BE_THWARTED
from longbox.games.champions.actions.using import why_not_any
from longbox.games.champions.definitions import ALLY, ALTER_EGO, EVENT, HERO, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.turn.acting import (
    GAME_GOES_ON,
    HAS_ACTION,
    IS_IN_REACH,
    TO_ACT,
    TO_ASK,
    TO_CHANGE_FORM,
    TO_GO_ON,
    actions_of,
)
from longbox.games.champions.turn.basic_powers import ATTACK, RECOVER, THWART, TO_ATTACK, TO_RECOVER, TO_THWART
from longbox.games.champions.turn.turn import CHANGE_FORM, END_TURN
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, UnknownWish, first_lacking

Requirements = tuple[CardRequirement, ...]

PLAY: Final = "play"
USE: Final = "use"
DEFEND: Final = "defend"
ASK: Final = "ask"
WITH: Final = "with "
VERBS: Final = (ATTACK, THWART, RECOVER, PLAY, USE, DEFEND)
CHANGE_FORM_WORDS: Final = (CHANGE_FORM.key(), "flip", "change")
END_TURN_WORDS: Final = (END_TURN.key(), "end your turn", "end the turn")

COPY: Final = re.compile(r" #\d+$")
"""What tells an answer from another that is called the same."""

TO_USE_POWER: Final[Requirements] = (*TO_GO_ON, IS_YOURS, IS_READY)
POWERS: Final[dict[str, Requirements]] = {
    ATTACK: (*TO_USE_POWER, *TO_ATTACK),
    THWART: (*TO_USE_POWER, *TO_THWART),
    RECOVER: (*TO_USE_POWER, *TO_RECOVER),
}
"""All that must hold of a character to use a basic power, wherever it lies."""


# From what a player says to the reason


def why_not(game: ChampionsGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Args:
        game: The game.
        player: The number of the player who wishes it.
        wish: "play Haymaker", "use Web-Shooter", "attack with Spider-Man", "attack Rhino with Black Cat",
            "thwart The Break-In!", "recover", "defend with Spider-Man", "ask Ben", "change form", "end turn"; or
            a card's name alone, which is played, used, attacked or thwarted, whatever can be done with it.

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    words = COPY.sub("", " ".join(wish.casefold().split()))
    if words in CHANGE_FORM_WORDS:
        return first_lacking((*TO_GO_ON, *TO_CHANGE_FORM), game, player, None)
    if words in END_TURN_WORDS:
        return first_lacking(TO_ACT, game, player, None)
    verb, _, rest = words.partition(" ")
    if verb == ASK:
        return why_not_ask(game, player, rest)
    if verb in (ATTACK, THWART, RECOVER):
        return why_not_power(game, player, verb, rest)
    things = named(game, player, rest.removeprefix(WITH) if verb in VERBS else words)
    if verb == DEFEND:
        things = things or game.characters_of(player)
    if not things:
        raise unknown(game, wish)
    return of_any([why_not_with(game, player, verb, card) for card in things])


def of_any(reasons: Sequence[Reason | None]) -> Reason | None:
    """What keeps a player from doing something with the first of some cards; none if it can be done with any."""
    return None if None in reasons else reasons[0]


def why_not_with(game: ChampionsGame, player: int, verb: str, card: GameCard) -> Reason | None:
    """Why a player can't do what the verb says with a card, or without a verb what can be done with such a card."""
    definition = card.definition
    if verb == DEFEND:
        return first_lacking((GAME_GOES_ON, IS_ATTACKED, IS_YOURS, *TO_DEFEND), game, player, card)
    if definition.type == EVENT:
        return why_not_use(game, player, card, IN_HAND)
    if verb == USE:
        return why_not_use(game, player, card, IS_IN_REACH)
    if verb == PLAY or not game.in_play(card):
        return first_lacking((*TO_GO_ON, IN_HAND), game, player, card) or why_not_play(game, player, card)
    if definition.is_enemy:
        return why_not_against(game, player, ATTACK, card)
    if definition.is_scheme:
        return why_not_against(game, player, THWART, card)
    if definition.type in (HERO, ALLY):
        return first_lacking(POWERS[ATTACK], game, player, card)
    if definition.type == ALTER_EGO:
        return first_lacking(POWERS[RECOVER], game, player, card)
    return why_not_use(game, player, card, IS_IN_REACH)


def why_not_use(game: ChampionsGame, player: int, card: GameCard, place: CardRequirement) -> Reason | None:
    """Why a player can use no action of a card, or not play it as an event; none if one can be used."""
    reason = first_lacking((*TO_GO_ON, place, HAS_ACTION), game, player, card)
    return reason or why_not_any(game, player, actions_of(card))


def why_not_ask(game: ChampionsGame, player: int, name: str) -> Reason | None:
    """Why another player can't be asked to use an action. [champions Player Turn]"""
    others = [seat.number for seat in game.players if seat.name.casefold() == name and seat.number != player]
    if not others:
        raise UnknownWish(f"There is no other player {name!r}. {near(name, [seat.name for seat in game.players])}")
    return first_lacking((*TO_GO_ON, *TO_ASK), game, player, others[0])


def why_not_power(game: ChampionsGame, player: int, power: str, rest: str) -> Reason | None:
    """Why a basic power can't be used: "rhino with black cat", "with black cat", "rhino", or just so."""
    target, _, actor = f" {rest}".partition(f" {WITH}")
    target = target.strip()
    actors = named(game, player, actor) if actor else game.characters_of(player)
    targets = named(game, player, target) if target else []
    if (actor and not actors) or (target and not targets):
        raise unknown(game, f"{power} {rest}")
    if targets and power != RECOVER:
        reason = of_any([why_not_against(game, player, power, card) for card in targets])
        if reason is not None:
            return reason
    if not actors:
        return first_lacking(TO_GO_ON, game, player, None)
    return of_any([first_lacking(POWERS[power], game, player, card) for card in actors])


def why_not_against(game: ChampionsGame, player: int, power: str, target: GameCard) -> Reason | None:
    """Why nobody of a player's can attack an enemy, or thwart a scheme."""
    if power == THWART:
        return first_lacking((*TO_GO_ON, IS_SCHEME, *TO_BE_THWARTED), game, player, target)
    return first_lacking((*TO_GO_ON, IS_ENEMY), game, player, target) or why_not_attack(game, player, target)


def named(game: ChampionsGame, player: int, name: str) -> list[GameCard]:
    """The cards that a name may mean: those the player holds, then those in play, else any of the box."""
    near_by = [*game.cards(game.players[player].hand), *game.controlled(player), *game.cards_in_play()]
    found = [card for card in dict.fromkeys(near_by) if card.definition.name.casefold() == name]
    return found or [card for card in game.box if card.definition.name.casefold() == name][:1]


def unknown(game: ChampionsGame, wish: str) -> UnknownWish:
    """The error for what is nothing that can be done, with what is called alike."""
    names = [*dict.fromkeys([card.definition.name for card in game.box]), *CHANGE_FORM_WORDS[:1], *END_TURN_WORDS[:1]]
    verb, _, rest = wish.partition(" ")
    name = rest.removeprefix(WITH) if verb.casefold() in VERBS else wish
    return UnknownWish(f"{wish!r} is nothing that can be done. {near(name or wish, names)}")
