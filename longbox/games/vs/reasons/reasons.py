"""Why a player of Vs. System can't do something now: the requirements of all that can be done with priority.

A card stands for its name here: of several with that name, any will do. No reason tells what the player may not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longbox.games.decks import plain
from longbox.games.vs.combat.attacking import possible_attackers
from longbox.games.vs.decks.card_pool import ways_to_call
from longbox.games.vs.decks.starter_decks import pool_with
from longbox.games.vs.definitions import LOCATION, PLOT_TWIST, CardDefinition
from longbox.games.vs.game import ATTACK_STEP, VsGame
from longbox.games.vs.reasons import lacking, lacking_in_combat
from longbox.games.vs.reasons.lacking import TeamCard
from longbox.games.vs.turn import using
from longbox.games.vs.turn.priority import (
    ATTACK,
    CONCEDE,
    FLIP_LOCATION,
    FROM_ROW,
    PASS,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    USE_POWER,
)
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, Told, UnknownWish, first_lacking

VsRequirement = Told
Requirements = tuple[VsRequirement, ...]

BUILD: Final = "build"
MOVE: Final = "move"
ANY_ATTACK: Final = "attack"
WITH: Final = "with "
AND: Final = re.compile(r" (?:and|\+|&) ")
COPY: Final = re.compile(r" #\d+$")
"""What tells an answer from another that is called the same."""


# The requirements of each thing that can be done

TO_ACT: Final[Requirements] = (
    Told("the game goes on", "102.2", lacking.game_goes_on),
    Told("you are in the game", "102.3", lacking.still_playing),
    Told("the game has begun", "101.6", lacking.has_begun),
    Told("nothing resolves", "508.1", lacking.nothing_resolves),
    Told("you have priority", "216.1", lacking.has_priority),
)
"""What must hold for whatever a player does with priority."""

NEXT_STEP: Final[Requirements] = TO_ACT[:4]
IN_HAND: Final = Told("it is in your hand", "213.3", lacking.in_hand)
EMPTY_CHAIN: Final = Told("the chain is empty", "404.3", lacking.chain_is_empty)
THRESHOLD: Final = Told("its threshold is met", "203.5c", lacking.threshold_is_met)
PLAYABLE: Final[Requirements] = (
    Told("its text allows it", "304.7", lacking.its_rules_allow),
    Told("nothing forbids it", "103.2", lacking.nothing_forbids),
    Told("its additional costs can be paid", "203.9a", lacking.costs_are_payable),
    Told("there is a character for it", "302.3a", lacking.has_host),
    Told("there are targets", "505.1c", lacking.targets_are_there),
)

TO_PASS: Final[Requirements] = (
    *TO_ACT,
    Told("nobody must attack", "600.4", lacking.nobody_must_attack),
)
TO_CONCEDE: Final[Requirements] = (*TO_ACT, Told("you are asked", "102.5", lacking.may_concede))
TO_RECRUIT: Final[Requirements] = (
    *TO_ACT,
    Told("it is a character or equipment", "404.3", lacking.is_recruited),
    Told("it is where it is recruited from", "301.2", lacking.can_be_recruited_from),
    Told("it is your recruit step", "404.3", lacking.own_recruit_step),
    EMPTY_CHAIN,
    Told("you have the resource points", "203.4b", lacking.points_suffice),
    *PLAYABLE,
)
TO_PLAY: Final[Requirements] = (
    *TO_ACT,
    Told("it is a plot twist", "304.2", lacking.is_plot_twist),
    Told("it is where it is played from", "304.2", lacking.in_hand_or_row),
    Told("it would last", "505.3", lacking.is_for_now),
    THRESHOLD,
    *PLAYABLE,
)
TO_FLIP: Final[Requirements] = (
    *TO_ACT,
    Told("it is a location", "303.2", lacking.is_location),
    Told("it is a face-down resource of yours", "303.2", lacking.in_row),
    THRESHOLD,
    *PLAYABLE,
)
TO_BUILD: Final[Requirements] = (
    *NEXT_STEP,
    IN_HAND,
    Told("your resource step begins", "403.1", lacking.may_build),
)
TO_MOVE: Final[Requirements] = (
    *NEXT_STEP,
    Told("it is your character", "405.1", lacking_in_combat.is_own_character),
    Told("your formation step begins", "405.1", lacking.may_move),
)
TO_POWER_UP: Final[Requirements] = (
    *TO_ACT,
    Told("an attack goes on", "507.1b", lacking.attack_goes_on),
    Told("it attacks or defends for you", "507.1b", lacking_in_combat.is_fighting),
    Told("you hold its name", "507.1b", lacking_in_combat.has_namesake),
)
TO_REINFORCE: Final[Requirements] = (
    *TO_ACT,
    Told("an attack goes on", "507.1c", lacking.attack_goes_on),
    Told("it defends for you", "507.1c", lacking_in_combat.is_defending),
    Told("somebody can reinforce it", "507.1c", lacking_in_combat.has_supporter),
)
IN_ATTACK_STEP: Final[Requirements] = (
    *TO_ACT,
    Told("it is your attack step", "601.1a", lacking.own_attack_step),
    Told("no other attack goes on", "601.1a", lacking.no_other_attack),
    Told("the chain is empty", "601.1a", lacking.chain_is_empty),
)
TO_ATTACK: Final[Requirements] = (
    *IN_ATTACK_STEP,
    Told("it is your character", "601.2a", lacking_in_combat.is_own_character),
    Told("it is not stunned", "701.12h", lacking_in_combat.is_not_stunned),
    Told("it is ready", "601.2b", lacking_in_combat.is_ready),
    Told("nothing keeps it from attacking", "601.2c", lacking_in_combat.is_free_to_attack),
    Told("it is in reach", "601.2d", lacking_in_combat.has_reach),
    Told("there is somebody to attack", "601.3", lacking_in_combat.has_victim),
)
NEEDED: Final[dict[str, Requirements]] = {
    PLAY_CARD: TO_PLAY,
    RECRUIT_CARD: TO_RECRUIT,
    FLIP_LOCATION: TO_FLIP,
    BUILD: TO_BUILD,
    MOVE: TO_MOVE,
    POWER_UP: TO_POWER_UP,
    REINFORCE: TO_REINFORCE,
}
VERBS: Final = (ATTACK, ANY_ATTACK, USE_POWER, *NEEDED)


# From what a player says to the reason


def why_not(game: VsGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Args:
        game: The game.
        player: The number of the player who wishes it.
        wish: The key of an answer, or words: "play Flying Kick", "recruit Storm", "flip Avalon", "use Professor X",
            "power up Rogue", "reinforce Rogue", "attack with Rogue", "attack Magneto with Rogue and Storm",
            "build Cerebra", "move Storm", "pass", "concede"; or a card's name alone, with which is done what is
            done with such a card.

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    words = COPY.sub("", " ".join(wish.split()))
    lowered = words.casefold()
    if lowered == PASS:
        return first_lacking(TO_PASS, game, player, None)
    if lowered == CONCEDE:
        return first_lacking(TO_CONCEDE, game, player, None)
    if lowered == ANY_ATTACK or lowered.startswith(f"{ANY_ATTACK} "):
        return why_not_attack(game, player, words[len(ANY_ATTACK) :].strip())
    verb = next((verb for verb in VERBS if lowered.startswith(f"{verb} ")), "")
    name = words[len(verb) :].strip()
    from_row = name.casefold().endswith(FROM_ROW)
    cards = named(game, player, name[: -len(FROM_ROW)] if from_row else name)
    if from_row:
        cards = [card for card in cards if game.lies_in(card, game.players[player].resources)] or cards
    if not cards:
        return not_here(game, name, wish)
    return of_any(game, player, cards, verb)


def of_any(game: VsGame, player: int, cards: Sequence[TeamCard], verb: str) -> Reason | None:
    """What keeps a player from doing something with the first of some cards; none if it can be done with any."""
    reasons = [reason_for(game, player, card, verb) for card in cards]
    return None if None in reasons else reasons[0]


def reason_for(game: VsGame, player: int, card: TeamCard, verb: str) -> Reason | None:
    """What keeps a player from doing something with a card, or whatever is done with such a card."""
    if verb == USE_POWER:
        return first_lacking(TO_ACT, game, player, card) or using.why_not_use(game, player, card)
    if verb:
        return first_lacking(NEEDED[verb], game, player, card)
    if game.qualities(card).is_character() and game.moment == ATTACK_STEP:
        return why_not_attack_with(game, player, [card], None)
    if card.serial in game.objects and game.qualities(card).powers:
        return first_lacking(TO_ACT, game, player, card) or using.why_not_use(game, player, card)
    kind = card.definition.card_type
    return first_lacking({PLOT_TWIST: TO_PLAY, LOCATION: TO_FLIP}.get(kind, TO_RECRUIT), game, player, card)


# Attacks


def why_not_attack(game: VsGame, player: int, words: str) -> Reason | None:
    """Why an attack can't be proposed: "with rogue", "magneto", "magneto with rogue and storm", or just so."""
    target, _, actors = f" {words}".partition(f" {WITH}")
    whom, names = target.strip(), actor_names(game, player, actors)
    for name in [*([] if is_player(game, whom) else [whom]), *names]:
        if name and not named(game, player, name):
            return not_here(game, name, f"{ANY_ATTACK} {words}")
    against = against_whom(game, player, whom)
    if actors:
        cards = [card for name in names for card in own_named(game, player, name)]
        return why_not_attack_with(game, player, cards, against)
    reason = first_lacking(IN_ATTACK_STEP, game, player, None)
    if reason is not None:
        return reason
    own = [qualities.card for qualities in game.characters(player)]
    reasons = [why_not_attack_with(game, player, [card], against) for card in own]
    if not reasons:
        return Reason("You control no character.", "601.2a")
    return None if None in reasons else reasons[0]


def why_not_attack_with(
    game: VsGame, player: int, cards: list[TeamCard], against: TeamCard | int | None
) -> Reason | None:
    """Why some characters can't attack somebody together; or anybody, if nobody is named."""
    for card in cards:
        reason = first_lacking(TO_ATTACK, game, player, card)
        if reason is not None:
            return reason
    if against is None:
        return None
    return lacking_in_combat.why_not_against(game, [game.qualities(card) for card in cards], against)


def against_whom(game: VsGame, player: int, name: str) -> TeamCard | int | None:
    """Who is attacked: a character, a player by the number, or none where nobody is named."""
    if not name:
        return None
    for seat in game.players:
        if seat.name.casefold() == name.casefold():
            return seat.number
    found = named(game, player, name)
    foes = [card for card in found if card.serial in game.objects and game.thing(card).controller != player]
    return (foes or found)[0]


def is_player(game: VsGame, name: str) -> bool:
    """Whether somebody at the table is called so."""
    return name.casefold() in [seat.name.casefold() for seat in game.players]


def actor_names(game: VsGame, player: int, words: str) -> list[str]:
    """The names of attackers, parted by "and"; a name may have such a word in it."""
    if not words or named(game, player, words):
        return [words] if words else []
    return [name.strip() for name in AND.split(words)]


def own_named(game: VsGame, player: int, name: str) -> list[TeamCard]:
    """The card with a name that a player would attack with."""
    found = named(game, player, name)
    in_reach = [qualities.card for qualities in possible_attackers(game, player) if qualities.card in found]
    ready = [qualities.card for qualities in lacking_in_combat.able_attackers(game, player, found)]
    return (in_reach or ready or found)[:1]


# Names


def named(game: VsGame, player: int, name: str) -> list[TeamCard]:
    """The cards that a name may mean to a player, those that matter most first: of what the player can see."""
    seat = game.players[player]
    own = [qualities.card for qualities in game.characters(player)]
    near_by = [*game.hand(player), *own, *game.cards(seat.resources), *[game.box[serial] for serial in game.objects]]
    piles = [card for other in game.players for card in game.cards(other.ko_pile)]
    return [
        card
        for card in dict.fromkeys([*near_by, *piles])
        if game.knows(player, card) and (is_called(card.definition, plain(name)) or is_called_of(game, card, name))
    ]


def is_called_of(game: VsGame, card: TeamCard, name: str) -> bool:
    """Whether a card may be called so with its player before it: "Bob's Toad"."""
    whose, mark, own_name = name.partition("'s ")
    holder = game.thing(card).controller if card.serial in game.objects else game.owners[card.serial]
    is_holder = bool(mark) and plain(whose) == plain(game.players[holder].name)
    return is_holder and is_called(card.definition, plain(own_name))


def is_called(definition: CardDefinition, wanted: str) -> bool:
    """Whether a card may be called so, without regard to capitals, spaces and punctuation."""
    return any([plain(words) == wanted for words in ways_to_call(definition)])


def not_here(game: VsGame, name: str, wish: str) -> Reason | None:
    """That a card is nowhere that the player could see.

    Raises:
        UnknownWish: There is no such card at all.
    """
    found = pool_with(game.options.cards).called(name)
    if not found:
        raise unknown(game, wish, name)
    return Reason(f"{found[0].name} is nowhere that you could use it from.", "213.1e")


def unknown(game: VsGame, wish: str, name: str) -> UnknownWish:
    """The error for what is nothing that can be done, with what is called alike."""
    names = [*[card.name for card in pool_with(game.options.cards).cards], PASS, CONCEDE]
    words = near(name or wish, names)
    # Nobody wants to read the names of all cards there are.
    offered = "" if words == near("", names) else f" {words}"
    return UnknownWish(f"{wish!r} is nothing that can be done.{offered}")
