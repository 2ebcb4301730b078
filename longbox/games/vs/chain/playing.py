"""Playing plot twists, recruiting characters and equipment, flipping locations: what must hold. [vs 301-304, 505.1]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.actions.prices import alternates, meets_printed_cost, recruit_cost, resources_for, threshold
from longbox.games.vs.chain.announcing import hosts_for
from longbox.games.vs.chain.targeting import has_targets
from longbox.games.vs.chain_effects import PLOT_TWIST_EFFECT, RECRUIT_EFFECT
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.forbidding import cannot_play
from longbox.games.vs.plays import Play
from longbox.games.vs.terms import Situation
from longbox.kernel.reasons import Reason, Requirement

ARTICLES: Final = {CHARACTER: "a character", EQUIPMENT: "equipment", LOCATION: "a location", PLOT_TWIST: "a plot twist"}
CardRequirement = Requirement[VsGame, GameCard]
FLIPPING: Final = "flip"
"""The kind of a play that flips a location: it doesn't use the chain. [vs 510.2b]"""


# Which cards


class IsRecruited(Requirement[VsGame, GameCard]):
    """It is a card that is recruited. [vs 301.2, 302.2, 404.3]"""

    rule = "404.3"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return subject.definition.card_type in (CHARACTER, EQUIPMENT)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        kind = subject.definition.card_type
        done = "played" if kind == PLOT_TWIST else "flipped"
        return f"{subject} is {ARTICLES[kind]}: it isn't recruited but {done}."


class IsPlotTwist(Requirement[VsGame, GameCard]):
    """It is a plot twist. [vs 304.2]"""

    rule = "304.2"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return bool(subject.definition.card_type == PLOT_TWIST)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        kind = subject.definition.card_type
        done = "flipped" if kind == LOCATION else "recruited"
        return f"{subject} is {ARTICLES[kind]}: it isn't played but {done}."


class IsLocation(Requirement[VsGame, GameCard]):
    """It is a location. [vs 303.2]"""

    rule = "303.2"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return bool(subject.definition.card_type == LOCATION)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is {ARTICLES[subject.definition.card_type]}; only locations are flipped."


class WouldLast(Requirement[VsGame, GameCard]):
    """What it does lasts beyond an attack, or one goes on. [vs 505.3]"""

    rule = "505.3"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return not subject.definition.attack_only or game.in_attack()

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        return f"What {subject} does lasts for an attack, and none goes on."


# From where


class IsInHand(Requirement[VsGame, GameCard]):
    """The player holds it. [vs 213.3]"""

    rule = "213.3"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return game.lies_in(subject, game.players[player].hand)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is not in your hand."


class IsInHandOrReservist(Requirement[VsGame, GameCard]):
    """The player holds it, or it is a reservist in the player's resource row. [vs 301.2, 302.2, 706.13a]"""

    rule = "301.2"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        seat = game.players[player]
        in_row = subject.definition.is_reservist and game.lies_in(subject, seat.resources)
        return game.lies_in(subject, seat.hand) or in_row

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        in_row = game.lies_in(subject, game.players[player].resources)
        return f"{subject} is a resource, and no reservist." if in_row else f"{subject} is not in your hand."


class IsInHandOrFaceDown(Requirement[VsGame, GameCard]):
    """The player holds it, or it is a face-down resource of the player. [vs 304.2]"""

    rule = "304.2"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return game.lies_in(subject, game.players[player].hand) or lies_face_down(game, player, subject)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        if game.lies_in(subject, game.players[player].resources):
            return f"{subject} is face up: it has been played."
        return f"{subject} is neither in your hand nor in your resource row."


class IsFaceDown(Requirement[VsGame, GameCard]):
    """It is a face-down resource of the player. [vs 303.2]"""

    rule = "303.2"

    def holds(self, game: VsGame, player: int, subject: GameCard) -> bool:
        return lies_face_down(game, player, subject)

    def lacking(self, game: VsGame, player: int, subject: GameCard) -> str:
        if game.lies_in(subject, game.players[player].resources):
            return f"{subject} is face up already."
        if game.lies_in(subject, game.players[player].hand):
            return f"{subject} is in your hand: it is flipped once it is a resource."
        return f"{subject} is not in your resource row."


def lies_face_down(game: VsGame, player: int, card: GameCard) -> bool:
    """Whether a card is a face-down resource of a player."""
    return game.lies_in(card, game.players[player].resources) and not game.thing(card).face_up


IS_IN_HAND: Final = IsInHand()
WOULD_LAST: Final = WouldLast()
OF_RECRUITED: Final[tuple[CardRequirement, ...]] = (IsRecruited(), IsInHandOrReservist())
"""What must hold of a card that is recruited, before it is asked what that takes."""
OF_PLAYED: Final[tuple[CardRequirement, ...]] = (IsPlotTwist(), IsInHandOrFaceDown(), WOULD_LAST)
OF_FLIPPED: Final[tuple[CardRequirement, ...]] = (IsLocation(), IsFaceDown())


# What it takes to play them


def rule_against_play(game: VsGame, play: Play) -> str:
    """The rule that keeps a player from playing, recruiting or flipping a card so; nothing if none does.

    It is asked of each card whenever somebody has priority: so it is one function, and its words are made later.
    A location is flipped for its threshold cost alone. [vs 203.4b, 203.5c, 203.10a, 304.7, 505.1c, 510.1, 510.2c]
    """
    card = play.card
    assert card is not None
    if not meets_printed_cost(game, play) and (play.kind == FLIPPING or not alternates(game, play)):
        return "203.4b" if play.kind == RECRUIT_EFFECT else "203.5c"
    for rule in play.rules:
        if rule.lacking(game, play):
            return "304.7"
    if cannot_play(game, play.player, game.qualities(card)):
        return "103.2"
    if card.definition.card_type == EQUIPMENT and not hosts_for(game, play.player, card):
        return "302.3a"
    return "" if has_targets(game, play.text, play.situation) else "505.1c"


def why_not_play(game: VsGame, play: Play) -> Reason | None:
    """Why a card can't be played, recruited or flipped so; none if it can."""
    rule = rule_against_play(game, play)
    return Reason(words_against_play(game, play, rule), rule) if rule else None


def words_against_play(game: VsGame, play: Play, rule: str) -> str:
    """What a rule has against playing a card so, in words for the player."""
    card = play.card
    if rule == "203.4b":
        return f"{card} costs {recruit_cost(game, play)}; you have {game.points[play.player]} resource points."
    if rule == "203.5c":
        there = resources_for(game, play)
        return f"{card} has a threshold cost of {threshold(game, play)}; you have {there} resources."
    if rule == "304.7":
        words = next(words for stands in play.rules if (words := stands.lacking(game, play)))
        return f"{card}: {words[:1].lower()}{words[1:]}"
    return AGAINST_PLAY[rule].format(card=card)


AGAINST_PLAY: Final = {
    "103.2": "A text says that you can't play {card}.",
    "302.3a": "You have no character that {card} could be attached to.",
    "505.1c": "There is no legal target for {card}.",
}
"""What a rule has against playing a card, where that takes no looking."""


def plot_twist_play(game: VsGame, player: int, card: GameCard, from_row: bool) -> Play:
    """Playing a plot twist from the hand or the resource row. [vs 304]"""
    situation = Situation(player, card, game.reference(card))
    play = Play(player, PLOT_TWIST_EFFECT, str(card), situation, card.definition.effect)
    play.card = card
    play.rules = card.definition.play_rules
    play.from_row = from_row
    return play


def recruit_play(game: VsGame, player: int, card: GameCard, from_row: bool) -> Play:
    """Recruiting a character or an equipment. [vs 301.3, 302.3, Recruit]"""
    situation = Situation(player, card, game.reference(card))
    play = Play(player, RECRUIT_EFFECT, str(card), situation, None)
    play.card = card
    play.rules = card.definition.play_rules
    play.from_row = from_row
    return play
