"""Why a player of Marvel Champions can't do something now: the requirements of all that can be done in a turn.

A card stands for its name here: of several with that name, any will do. No reason tells where a hidden one lies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from longbox.games.champions.definitions import ALLY, ALTER_EGO, EVENT, HERO, Thing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.reasons import lacking
from longbox.games.champions.turn import turn
from longbox.games.champions.turn.turn import ATTACK, RECOVER, THWART
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, Requirement, UnknownWish, first_lacking

ChampionsRequirement = Requirement[ChampionsGame]
Requirements = tuple[ChampionsRequirement, ...]

PLAY: Final = "play"
USE: Final = "use"
DEFEND: Final = "defend"
ASK: Final = "ask"
WITH: Final = "with "
VERBS: Final = (ATTACK, THWART, RECOVER, PLAY, USE, DEFEND)
CHANGE_FORM_WORDS: Final = (turn.CHANGE_FORM.key(), "flip", "change")
END_TURN_WORDS: Final = (turn.END_TURN.key(), "end your turn", "end the turn")

COPY: Final = re.compile(r" #\d+$")
"""What tells an answer from another that is called the same."""


# The requirements of each thing that can be done

TO_ACT: Final[Requirements] = (
    Requirement("the game goes on", "Winning The Game", lacking.game_goes_on),
    Requirement("you are in the game", "Player Elimination", lacking.not_eliminated),
    Requirement("it is your turn", "Player Turn", lacking.own_turn),
    Requirement("everything is resolved", "Initiating Abilities, Playing Cards", lacking.all_resolved),
)
"""What must hold for whatever a player does in a turn."""

TO_GO_ON: Final[Requirements] = (*TO_ACT, Requirement("the turn has an end", "Player Turn", lacking.can_go_on))
"""What must hold for whatever doesn't end the turn."""

YOURS: Final = Requirement("you control it", "Player Turn", lacking.is_yours)
NO_ALTER_EGO: Final = Requirement("it is a hero or an ally", "Form, Change Form", lacking.is_no_alter_ego)
READY: Final = Requirement("it is ready", "Exhausted", lacking.is_ready)
IN_HAND: Final = Requirement("it is in your hand", "Play, Put Into Play", lacking.in_hand)
IN_ITS_FORM: Final = Requirement("you are in its form", "Triggered Ability", lacking.in_its_form)
HAS_ACTION: Final = Requirement("it has an action", "Action", lacking.acts_when_asked)
AFFORDABLE: Final = Requirement("you can pay for it", "Cost", lacking.is_affordable)
TEXT_ALLOWS: Final[Requirements] = (
    Requirement("you are in its form", "Form, Change Form", lacking.form_is_right),
    Requirement("there may be more of it", "Max", lacking.below_its_maximum),
    Requirement("there is what it is attached to", "Attach To", lacking.has_host),
    Requirement("its text allows it", "Play Restrictions And Permissions", lacking.is_allowed),
)
FREE: Final = Requirement("nothing forbids it", "Cannot", lacking.is_free)
COST_PAYABLE: Final = Requirement("its cost can be paid", "Cost", lacking.cost_is_payable)
USEFUL: Final = Requirement("it would change the game", "Ability, Card Ability", lacking.would_do_something)

TO_CHANGE_FORM: Final[Requirements] = (
    *TO_GO_ON,
    Requirement("you have not changed form", "Form, Change Form", lacking.not_changed_form),
)
TO_ATTACK: Final[Requirements] = (
    *TO_GO_ON,
    YOURS,
    NO_ALTER_EGO,
    Requirement("it has ATK", "Dash", lacking.has_attack_power),
    READY,
    Requirement("its attack would do something", "Ability, Card Ability", lacking.attack_would_do),
)
TO_BE_ATTACKED: Final[Requirements] = (
    *TO_GO_ON,
    Requirement("it is an enemy in play", "Attack", lacking.is_enemy),
    Requirement("no minion guards it", "Guard", lacking.is_unguarded),
)
TO_THWART: Final[Requirements] = (
    *TO_GO_ON,
    YOURS,
    NO_ALTER_EGO,
    Requirement("it has THW", "Dash", lacking.has_thwart_power),
    READY,
    Requirement("its thwart would do something", "Ability, Card Ability", lacking.thwart_would_do),
)
TO_BE_THWARTED: Final[Requirements] = (
    *TO_GO_ON,
    Requirement("it is a scheme in play", "Thwart", lacking.is_scheme),
    Requirement("there is threat on it", "Thwart", lacking.has_threat),
    Requirement("no crisis icon is in play", "Side Scheme", lacking.no_crisis),
    Requirement("its threat can be removed", "Cannot", lacking.threat_can_go),
)
TO_RECOVER: Final[Requirements] = (
    *TO_GO_ON,
    YOURS,
    Requirement("it is an alter-ego", "Recover", lacking.is_alter_ego),
    READY,
    Requirement("it has damage", "Recover", lacking.has_damage),
)
TO_PLAY: Final[Requirements] = (
    *TO_GO_ON,
    IN_HAND,
    Requirement("it can be played", "Resource Cards", lacking.is_playable),
    Requirement("no other like it is in play", "Unique", lacking.is_not_barred),
    *TEXT_ALLOWS,
    AFFORDABLE,
)
TO_PLAY_EVENT: Final[Requirements] = (
    *TO_GO_ON,
    IN_HAND,
    HAS_ACTION,
    IN_ITS_FORM,
    FREE,
    *TEXT_ALLOWS,
    AFFORDABLE,
    COST_PAYABLE,
    USEFUL,
)
TO_USE: Final[Requirements] = (
    *TO_GO_ON,
    Requirement("it is in play", "Ability, Card Ability", lacking.is_in_reach),
    HAS_ACTION,
    IN_ITS_FORM,
    FREE,
    Requirement("its limit is not reached", "Limit", lacking.below_its_limit),
    Requirement("it is ready", "Exhausted", lacking.ready_to_exhaust),
    COST_PAYABLE,
    USEFUL,
)
TO_DEFEND: Final[Requirements] = (
    Requirement("the game goes on", "Winning The Game", lacking.game_goes_on),
    Requirement("an enemy attacks", "Enemy Attacks", lacking.is_attacked),
    YOURS,
    NO_ALTER_EGO,
    READY,
    Requirement("it can defend", "Cannot", lacking.can_defend),
)


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
        return first_lacking(TO_CHANGE_FORM, game, player)
    if words in END_TURN_WORDS:
        return first_lacking(TO_ACT, game, player)
    verb, _, rest = words.partition(" ")
    if verb == ASK:
        return why_not_ask(game, player, rest)
    if verb in (ATTACK, THWART, RECOVER):
        return why_not_power(game, player, verb, rest)
    things = named(game, player, rest.removeprefix(WITH) if verb in VERBS else words)
    if verb == DEFEND:
        return of_any(game, player, things or game.characters_of(player), lambda card: TO_DEFEND)
    if not things:
        raise unknown(game, wish)
    return of_any(game, player, things, lambda card: requirements_for(game, player, verb, card))


def why_not_ask(game: ChampionsGame, player: int, name: str) -> Reason | None:
    """Why another player can't be asked to use an action. [champions Player Turn]"""
    others = [seat.number for seat in game.players if seat.name.casefold() == name and seat.number != player]
    if not others:
        raise UnknownWish(f"There is no other player {name!r}. {near(name, [seat.name for seat in game.players])}")
    reason = first_lacking(TO_GO_ON, game, player)
    if reason is not None:
        return reason
    other = others[0]
    if other in game.declined:
        return Reason(f"{game.name(other)} has declined just now.", "Player Turn")
    if game.eliminated[other]:
        return Reason(f"{game.name(other)} is eliminated.", "Player Elimination")
    return None


def why_not_power(game: ChampionsGame, player: int, power: str, rest: str) -> Reason | None:
    """Why a basic power can't be used: "rhino with black cat", "with black cat", "rhino", or just so."""
    target, _, actor = f" {rest}".partition(f" {WITH}")
    target = target.strip()
    actors = named(game, player, actor) if actor else game.characters_of(player)
    targets = named(game, player, target) if target else []
    if (actor and not actors) or (target and not targets):
        raise unknown(game, f"{power} {rest}")
    reason = None if actors else first_lacking(TO_GO_ON, game, player)
    if targets and reason is None:
        reason = of_any(game, player, targets, lambda card: TO_BE_ATTACKED if power == ATTACK else TO_BE_THWARTED)
    if reason is not None:
        return reason
    needed = {ATTACK: TO_ATTACK, THWART: TO_THWART, RECOVER: TO_RECOVER}[power]
    return of_any(game, player, actors, lambda card: needed)


def of_any(
    game: ChampionsGame, player: int, cards: Sequence[Thing], needed: Callable[[Thing], Requirements]
) -> Reason | None:
    """What keeps a player from doing something with the first of some cards; none if it can be done with any."""
    reasons = [first_lacking(needed(card), game, player, card) for card in cards]
    return None if None in reasons else reasons[0]


def requirements_for(game: ChampionsGame, player: int, verb: str, card: Thing) -> Requirements:
    """What must hold for what a player means to do with a card."""
    definition = card.definition
    if definition.type == EVENT:
        return TO_PLAY_EVENT
    if verb == USE:
        return TO_USE
    if verb == PLAY or not game.in_play(card):
        return TO_PLAY
    if definition.is_enemy:
        return TO_BE_ATTACKED
    if definition.is_scheme:
        return TO_BE_THWARTED
    if definition.type in (HERO, ALLY):
        return TO_ATTACK
    return TO_RECOVER if definition.type == ALTER_EGO else TO_USE


def named(game: ChampionsGame, player: int, name: str) -> list[Thing]:
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
