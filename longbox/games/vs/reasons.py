"""Why a player of Vs. System can't do something now: from what the player says to what must hold for it.

A card stands for its name here: of several with that name, any will do. No reason tells what the player may not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longbox.games.decks import plain
from longbox.games.vs.chain.flipping import flip_play
from longbox.games.vs.chain.game_effects import TO_POWER_UP, TO_REINFORCE
from longbox.games.vs.chain.playing import (
    IS_IN_HAND,
    OF_FLIPPED,
    OF_PLAYED,
    OF_RECRUITED,
    CardRequirement,
    plot_twist_play,
    recruit_play,
    why_not_play,
)
from longbox.games.vs.combat.legal_attacks import (
    IS_OWN_CHARACTER,
    TO_ATTACK,
    can_be_attacker,
    possible_attackers,
    why_not_together,
)
from longbox.games.vs.decks.card_pool import ways_to_call
from longbox.games.vs.decks.starter_decks import pool_with
from longbox.games.vs.definitions import LOCATION, PLOT_TWIST, CardDefinition, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import ATTACK_STEP
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.turn.having_priority import (
    BETWEEN_EFFECTS,
    FORMATION_STEP_BEGINS,
    MAY_CONCEDE,
    NOBODY_MUST_ATTACK,
    RESOURCE_STEP_BEGINS,
    TO_ACT,
    TO_ATTACK_NOW,
    TO_RECRUIT_NOW,
)
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
from longbox.games.vs.turn.using import why_not_use
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, Requirement, UnknownWish, first_lacking

BUILD: Final = "build"
MOVE: Final = "move"
ANY_ATTACK: Final = "attack"
WITH: Final = "with "
AND: Final = re.compile(r" (?:and|\+|&) ")
COPY: Final = re.compile(r" #\d+$")
"""What tells an answer from another that is called the same."""


# What must hold for each thing that can be done

OF_CARD: Final[dict[str, tuple[CardRequirement, ...]]] = {
    PLAY_CARD: (*TO_ACT, *OF_PLAYED),
    RECRUIT_CARD: (*TO_ACT, *OF_RECRUITED, *TO_RECRUIT_NOW),
    FLIP_LOCATION: (*TO_ACT, *OF_FLIPPED),
    BUILD: (*BETWEEN_EFFECTS, IS_IN_HAND, RESOURCE_STEP_BEGINS),
}
"""What must hold of the card, before it is asked what it takes to play it."""
OF_CHARACTER: Final[dict[str, tuple[Requirement[VsGame, Qualities], ...]]] = {
    MOVE: (*BETWEEN_EFFECTS, IS_OWN_CHARACTER, FORMATION_STEP_BEGINS),
    POWER_UP: (*TO_ACT, *TO_POWER_UP),
    REINFORCE: (*TO_ACT, *TO_REINFORCE),
}
"""What must hold of a card as it is in play."""
VERBS: Final = (ATTACK, ANY_ATTACK, USE_POWER, *OF_CARD, *OF_CHARACTER)
ITS_VERB: Final = {PLOT_TWIST: PLAY_CARD, LOCATION: FLIP_LOCATION}
"""What is done with a card of a type, where nothing is said; others are recruited."""


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
        return first_lacking((*TO_ACT, NOBODY_MUST_ATTACK), game, player, None)
    if lowered == CONCEDE:
        return first_lacking((*TO_ACT, MAY_CONCEDE), game, player, None)
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


def of_any(game: VsGame, player: int, cards: Sequence[GameCard], verb: str) -> Reason | None:
    """What keeps a player from doing something with the first of some cards; none if it can be done with any."""
    reasons = [reason_for(game, player, card, verb) for card in cards]
    return None if None in reasons else reasons[0]


def reason_for(game: VsGame, player: int, card: GameCard, verb: str) -> Reason | None:
    """What keeps a player from doing something with a card, or whatever is done with such a card."""
    qualities = game.qualities(card)
    if not verb and qualities.is_character() and game.moment == ATTACK_STEP:
        return why_not_attack_with(game, player, [card], None)
    if verb == USE_POWER or (not verb and card.serial in game.objects and qualities.powers):
        return first_lacking(TO_ACT, game, player, card) or why_not_use(game, player, card)
    if verb in OF_CHARACTER:
        return first_lacking(OF_CHARACTER[verb], game, player, qualities)
    return why_not_with(game, player, card, verb or ITS_VERB.get(card.definition.card_type, RECRUIT_CARD))


def why_not_with(game: VsGame, player: int, card: GameCard, verb: str) -> Reason | None:
    """What keeps a player from playing, recruiting, flipping or building a card."""
    reason = first_lacking(OF_CARD[verb], game, player, card)
    if reason is not None or verb == BUILD:
        return reason
    if verb == FLIP_LOCATION:
        return why_not_play(game, flip_play(game, player, card))
    make_play = plot_twist_play if verb == PLAY_CARD else recruit_play
    return why_not_play(game, make_play(game, player, card, game.lies_in(card, game.players[player].resources)))


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
    reason = first_lacking((*TO_ACT, *TO_ATTACK_NOW), game, player, None)
    if reason is not None:
        return reason
    own = [qualities.card for qualities in game.characters(player)]
    reasons = [why_not_attack_with(game, player, [card], against) for card in own]
    if not reasons:
        return Reason("You control no character.", "601.2a")
    return None if None in reasons else reasons[0]


def why_not_attack_with(
    game: VsGame, player: int, cards: list[GameCard], against: GameCard | int | None
) -> Reason | None:
    """Why some characters can't attack somebody together; or anybody, if nobody is named."""
    attackers = [game.qualities(card) for card in cards]
    for attacker in attackers:
        reason = first_lacking((*TO_ACT, *TO_ATTACK_NOW, *TO_ATTACK), game, player, attacker)
        if reason is not None:
            return reason
    if against is None:
        return None
    return why_not_together(game, attackers, against if isinstance(against, int) else game.qualities(against))


def against_whom(game: VsGame, player: int, name: str) -> GameCard | int | None:
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


def own_named(game: VsGame, player: int, name: str) -> list[GameCard]:
    """The card with a name that a player would attack with."""
    found = named(game, player, name)
    in_reach = [qualities.card for qualities in possible_attackers(game, player) if qualities.card in found]
    ready = [card for card in found if can_be_attacker(game, game.qualities(card), player)]
    return (in_reach or ready or found)[:1]


# Names


def named(game: VsGame, player: int, name: str) -> list[GameCard]:
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


def is_called_of(game: VsGame, card: GameCard, name: str) -> bool:
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
