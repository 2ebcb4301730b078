"""Why a player can't do something now. [forever Plotting Stage, Planning Stage, Confrontation Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.actions.acting import is_purpose_at, purposes, rule_against_act
from longbox.games.forever.actions.playing import free_locations, rule_against_playing
from longbox.games.forever.actions.using import rule_against_use
from longbox.games.forever.definitions import ATTACK, EVENT, RESCUE, THREATEN, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ACTION_PHASES, ACTIVATED, NAMES, OPPOSING, PROVOKING
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.turn.choices import (
    END_ACTIVATION,
    END_PHASE,
    PASS,
    RESCUE_HERE,
    THREATEN_HERE,
)
from longbox.games.forever.turn.confrontation import must_activate, rule_against_another, to_activate
from longbox.games.forever.turn.requirements import (
    ANYTIME,
    TO_ACTIVATE,
    TO_BUY,
    TO_EMPOWER,
    TO_POOL,
    TO_RECRUIT,
)
from longbox.games.forever.uses import UseAbility
from longbox.kernel.errors import near
from longbox.kernel.reasons import Reason, UnknownWish, first_lacking

BY_VERB: Final = {
    "pool": TO_POOL,
    "recruit": TO_RECRUIT,
    "buy": TO_BUY,
    "empower": TO_EMPOWER,
    "activate": TO_ACTIVATE,
}
VERBS: Final = (*BY_VERB, "play", "use", "attack")
WORDS: Final = {word.key(): word for word in (END_PHASE, END_ACTIVATION, PASS, THREATEN_HERE, RESCUE_HERE)}

WORDS_OF_RULES: Final[dict[str, str]] = {
    "Activate": "Only a character that is activated does that, and it does one thing in an activation.",
    "Affiliated Cards": "The character whose card it is isn't in your play area.",
    "Attack": "There is nobody at its Location whom it could attack.",
    "Attachment Card": "There is nothing to attach it to, or it isn't your Action Phase.",
    "Asset Card": "Assets are played in your Action Phase.",
    "Minion Card": "Minions are played in your Action Phase.",
    "Blank": "It is treated as if it were blank.",
    "Cannot": "A card says that it cannot.",
    "Character Abilities": "It can't be used now: a limited ability once a round, any other in your own turn.",
    "Complete Schemes": "It is resolved when the Scheme is completed.",
    "Cost": "What it costs can't be paid now.",
    "Hero Oppose Phase": "Only cards of the activated character can be used now.",
    "Keywords": "Modifiers are played when a character does what they modify.",
    "Modifiers": "All modifiers are played before the first is resolved, by the character that acts.",
    "Play A Card": "It can't be played now.",
    "Rescue": "There is neither a Scheme nor an Unaligned character at its Location, or it is no Hero.",
    "Resolving Effects": "It would do nothing now.",
    "Scheme Cards": "Schemes are put at a Location without one, in your Action Phase.",
    "Threaten": "There is no Scheme at its Location, or it is no Rogue.",
    "Use A Card": "You don't have it in play, faceup.",
}
"""What each rule asks for that can be against something."""


def why_not(game: ForeverGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something now; none if it can be done.

    Args:
        game: The game.
        player: Who wishes it.
        wish: The key of an answer, or the name of a card: "buy Get It!?", "pass", "Cheetah".

    Raises:
        UnknownWish: It is nothing that can be done in this game.
    """
    first = first_lacking(ANYTIME, game, player, None)
    if wish in WORDS:
        return first or against_word(game, player, wish)
    verb, card, rest = meant(game, player, wish)
    return first or against_verb(game, player, verb, card) or against_rest(game, player, verb, card, rest)


def against_word(game: ForeverGame, player: int, wish: str) -> Reason | None:
    """Why a player can't do something that needs no card."""
    if wish == END_PHASE.key():
        return None if game.phase in ACTION_PHASES else no_time(game, "Rogue Action Phase")
    if wish == PASS.key():
        if game.phase not in (PROVOKING, OPPOSING):
            return no_time(game, "Rogue Provoke Phase")
        if must_activate(game) and to_activate(game, player):
            return Reason("In the first phase of the game a character must be activated.", "Rogue Provoke Phase")
        return None
    if game.phase != ACTIVATED or game.activated == NO_CARD:
        return no_time(game, "Activate")
    if wish == END_ACTIVATION.key():
        return None
    what = THREATEN if wish == THREATEN_HERE.key() else RESCUE
    return in_words(against_act(game, game.box[game.activated], what))


def against_act(game: ForeverGame, character: GameCard, what: str) -> str:
    """The rule that keeps the activated character from something; nothing if none does."""
    return rule_against_another(game, character, what) or rule_against_act(game, character, what)


def against_verb(game: ForeverGame, player: int, verb: str, card: GameCard) -> Reason | None:
    """Why a player can't do something with a card."""
    if verb in BY_VERB:
        return first_lacking(BY_VERB[verb], game, player, card)
    if verb == "attack":
        return against_attack(game, card)
    if verb == "play" and card.definition.type != EVENT:
        if not game.lies_in(card, game.players[player].hand):
            return Reason(f"You don't hold {card}.", "Play A Card")
        return in_words(rule_against_playing(game, player, card))
    uses = [UseAbility(card, ability) for ability in card.definition.abilities]
    rules = [rule_against_use(game, player, use) for use in uses]
    if not rules:
        return Reason(f"{card} has nothing that could be used.", "Use A Card")
    return in_words("" if "" in rules else rules[0])


def against_rest(game: ForeverGame, player: int, verb: str, card: GameCard, rest: str) -> Reason | None:
    """What is against the Location, the Hero or the purpose that a wish names beside the card, if it names one."""
    if not rest:
        return None
    if verb == "empower":
        heroes = [hero.name for hero in game.characters_of(player)]
        return None if rest in heroes else Reason(f"{rest} is no Hero of yours in play.", "Empower A Hero")
    place, _, what = rest.partition(" to ")
    location = next((each for each in game.locations() if each.name == place), None)
    if location is None:
        return Reason(f"{place} is no Location in play.", "Location")
    if verb == "play":
        return None if location in free_locations(game) else in_words("Scheme Cards")
    spot = game.permanent(location).spot
    doing = [each for each in purposes(game, card) if each.lower() == what]
    if not what or any([is_purpose_at(game, card, each, spot) for each in doing]):
        return None
    return Reason(f"{card} couldn't {what} at {place}.", "Activate")


def against_attack(game: ForeverGame, card: GameCard) -> Reason | None:
    """Why the activated character can't attack another."""
    if game.phase != ACTIVATED or game.activated == NO_CARD:
        return no_time(game, "Activate")
    actor = game.box[game.activated]
    if not game.in_play(card) or game.spot_of(card) != game.spot_of(actor):
        return Reason(f"{card} isn't at {actor}'s Location.", "Attack")
    return in_words(against_act(game, actor, ATTACK))


def no_time(game: ForeverGame, rule: str) -> Reason:
    """That it isn't the time for something."""
    return Reason(f"Not now: {NAMES[game.phase]}.", rule)


def in_words(rule: str) -> Reason | None:
    """The reason that a rule gives; none for no rule."""
    return Reason(WORDS_OF_RULES.get(rule, "The rules don't allow it now."), rule) if rule else None


def meant(game: ForeverGame, player: int, wish: str) -> tuple[str, GameCard, str]:
    """What a player wishes to do, with which card, and what is named beside it: where and what for, or which Hero.

    Raises:
        UnknownWish: There is no such card, or nothing of the kind can be done.
    """
    verb = next((verb for verb in VERBS if wish.startswith(f"{verb} ")), "")
    name = wish.removeprefix(f"{verb} ") if verb else wish
    rest = ""
    if not any([card.name == name for card in game.box]):
        if verb in ("activate", "play"):
            name, _, rest = name.partition(" at ")
        elif verb == "empower":
            rest, _, name = name.partition(" with ")
    cards = [card for card in game.box if card.name == name]
    if not cards:
        raise UnknownWish(f"There is no card {name!r}. {near(name, [card.name for card in game.box])}")
    card = likeliest(game, player, cards)
    return verb or likely_verb(game, player, card), card, rest


def likeliest(game: ForeverGame, player: int, cards: list[GameCard]) -> GameCard:
    """Which of several cards of a name a player means: of the own ones, those at hand first."""
    seat = game.players[player]
    for zone in (seat.hand, seat.area, seat.reserve):
        for card in cards:
            if game.lies_in(card, zone):
                return card
    return next((card for card in cards if game.in_play(card)), cards[0])


def likely_verb(game: ForeverGame, player: int, card: GameCard) -> str:
    """What a player means who names a card only."""
    seat = game.players[player]
    if game.lies_in(card, seat.reserve):
        return "recruit" if card.definition.is_character else "buy"
    if game.in_play(card):
        if card in game.characters_of(player):
            return "activate"
        return "attack" if card.definition.is_character else "use"
    return "play"
