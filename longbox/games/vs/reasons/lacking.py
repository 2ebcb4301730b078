"""What can be lacking for a player of Vs. System to do something, in words for that player.

Each function says what is lacking, or nothing where it is not. `reasons` makes requirements of them.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.vs.actions.prices import recruit_cost, resources_for, threshold
from longbox.games.vs.chain.announcing import all_costs, hosts_for
from longbox.games.vs.chain.flipping import flip_play
from longbox.games.vs.chain.targeting import has_targets
from longbox.games.vs.chain_effects import RECRUIT_EFFECT
from longbox.games.vs.combat.attacking import NO_ATTACK, must_attack
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.game import (
    ATTACK_STEP,
    BEGIN_MOMENT,
    FORMATION_STEP,
    MOMENT_NAMES,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SETTING_UP,
    VsGame,
)
from longbox.games.vs.modifiers.forbidding import cannot_play
from longbox.games.vs.plays import Play
from longbox.games.vs.turn.priority import plot_twist_play, recruit_play
from longbox.kernel.cards import Card
from longbox.kernel.zones import NOBODY

TeamCard = Card[Any]
ARTICLES: Final = {CHARACTER: "a character", EQUIPMENT: "equipment", LOCATION: "a location", PLOT_TWIST: "a plot twist"}


# Whatever is done with priority


def game_goes_on(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The game has not ended. [vs 102.2]"""
    return "The game is over." if game.over else ""


def still_playing(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player has not lost. [vs 102.3]"""
    return "You have lost the game and left it." if game.out[player] else ""


def has_begun(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The first turn has begun. [vs 101.6]"""
    return "The first turn has not begun." if game.moment == SETTING_UP else ""


def nothing_resolves(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No effect is resolving; nobody has priority meanwhile. [vs 508.1]"""
    return f"{game.chain[-1].title} resolves first." if game.resolving and game.chain else ""


def has_priority(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player has priority. [vs 216.1]"""
    if game.doing == BEGIN_MOMENT:
        words = moment_words(game, player)
        return f"{words[:1].upper()}{words[1:]} only begins; nobody has priority yet."
    return "" if game.priority == player else f"{game.players[game.priority]} has priority, not you."


def moment_words(game: VsGame, player: int) -> str:
    """The phase or step, with whose it is, for a player: "your recruit step", "Ann's recruit step"."""
    name, step = MOMENT_NAMES[game.moment], game.step_player
    if step == NOBODY:
        return f"the {name}"
    return f"your {name}" if step == player else f"{game.players[step]}'s {name}"


def nobody_must_attack(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No character must attack before the player passes. [vs 600.4]"""
    if game.moment != ATTACK_STEP or game.step_player != player or game.chain or game.attack != NO_ATTACK:
        return ""
    return "A character must attack if able; you can't pass before." if must_attack(game, player) else ""


def may_concede(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It was agreed that the player is asked. [vs 102.5]"""
    return "" if player in game.options.concede else "This game was begun without asking you whether you concede."


# When


def chain_is_empty(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No effect waits on the chain. [vs 404.3, 601.1a]"""
    return f"{game.chain[-1].title} is on the chain; it must be empty." if game.chain else ""


def own_recruit_step(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is the player's recruit step. [vs 404.3]"""
    if game.moment == RECRUIT_STEP and game.step_player == player:
        return ""
    return f"You recruit only in your own recruit step; this is {moment_words(game, player)}."


def own_attack_step(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is the player's attack step. [vs 601.1a]"""
    if game.moment == ATTACK_STEP and game.step_player == player:
        return ""
    return f"You attack only in your own attack step; this is {moment_words(game, player)}."


def no_other_attack(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No attack is proposed or goes on. [vs 601.1a]"""
    return "Another attack goes on; there is one at a time." if game.attack != NO_ATTACK else ""


def attack_goes_on(game: VsGame, player: int, card: TeamCard | None) -> str:
    """An attack substep goes on. [vs 507.1b, 507.1c]"""
    return "" if game.in_attack() else "No attack goes on."


def may_build(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player's resource step begins. [vs 403.1]"""
    return at_beginning(game, player, RESOURCE_STEP, "A resource is built")


def may_move(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player's formation step begins. [vs 405.1]"""
    return at_beginning(game, player, FORMATION_STEP, "A formation is rearranged")


def at_beginning(game: VsGame, player: int, moment: int, deed: str) -> str:
    """A step of the player begins."""
    if game.moment == moment and game.step_player == player and game.doing == BEGIN_MOMENT:
        return ""
    return f"{deed} as one's own {MOMENT_NAMES[moment]} begins; this is {moment_words(game, player)}."


# Playing, recruiting and flipping


def in_hand(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player holds it. [vs 213.3]"""
    assert card is not None
    return "" if game.lies_in(card, game.players[player].hand) else f"{card} is not in your hand."


def lies_face_down(game: VsGame, player: int, card: TeamCard) -> bool:
    """Whether a card is a face-down resource of the player."""
    return game.lies_in(card, game.players[player].resources) and not game.thing(card).face_up


def in_hand_or_row(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player holds it, or it is a face-down resource of the player. [vs 304.2]"""
    assert card is not None
    if game.lies_in(card, game.players[player].resources) and not lies_face_down(game, player, card):
        return f"{card} is face up: it has been played."
    if game.lies_in(card, game.players[player].hand) or lies_face_down(game, player, card):
        return ""
    return f"{card} is neither in your hand nor in your resource row."


def in_row(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a face-down resource of the player. [vs 303.2]"""
    assert card is not None
    if lies_face_down(game, player, card):
        return ""
    if game.lies_in(card, game.players[player].resources):
        return f"{card} is face up already."
    if game.lies_in(card, game.players[player].hand):
        return f"{card} is in your hand: it is flipped once it is a resource."
    return f"{card} is not in your resource row."


def can_be_recruited_from(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player holds it, or it is a reservist in the player's resource row. [vs 301.2, 302.2, 706.13a]"""
    assert card is not None
    if game.lies_in(card, game.players[player].hand):
        return ""
    if not game.lies_in(card, game.players[player].resources):
        return f"{card} is not in your hand."
    return "" if card.definition.is_reservist else f"{card} is a resource, and no reservist."


def is_recruited(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a card that is recruited. [vs 301.2, 302.2]"""
    assert card is not None
    kind = card.definition.card_type
    if kind in (CHARACTER, EQUIPMENT):
        return ""
    return f"{card} is {ARTICLES[kind]}: it isn't recruited but {'played' if kind == PLOT_TWIST else 'flipped'}."


def is_plot_twist(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a plot twist. [vs 304.2]"""
    assert card is not None
    kind = card.definition.card_type
    if kind == PLOT_TWIST:
        return ""
    return f"{card} is {ARTICLES[kind]}: it isn't played but {'flipped' if kind == LOCATION else 'recruited'}."


def is_location(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a location. [vs 303.2]"""
    assert card is not None
    kind = card.definition.card_type
    return "" if kind == LOCATION else f"{card} is {ARTICLES[kind]}; only locations are flipped."


def play_of(game: VsGame, player: int, card: TeamCard | None) -> Play:
    """How the player would play, recruit or flip a card."""
    assert card is not None
    from_row = game.lies_in(card, game.players[player].resources)
    kind = card.definition.card_type
    if kind == PLOT_TWIST:
        return plot_twist_play(game, player, card, from_row)
    if kind == LOCATION:
        return flip_play(game, player, card)
    return recruit_play(game, player, card, from_row)


def points_suffice(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player has the resource points that it costs. [vs 203.4b]"""
    play = play_of(game, player, card)
    if play.kind != RECRUIT_EFFECT:
        return ""
    cost, points = recruit_cost(game, play), game.points[player]
    return "" if cost <= points else f"{card} costs {cost}; you have {points} resource points."


def threshold_is_met(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player has as many resources as its threshold cost says. [vs 203.5c]"""
    play = play_of(game, player, card)
    needed, there = threshold(game, play), resources_for(game, play)
    return "" if needed <= there else f"{card} has a threshold cost of {needed}; you have {there} resources."


def is_for_now(game: VsGame, player: int, card: TeamCard | None) -> str:
    """What it does lasts for an attack, and one goes on. [vs 505.3]"""
    assert card is not None
    if game.in_attack() or not card.definition.attack_only:
        return ""
    return f"What {card} does lasts for an attack, and none goes on."


def its_rules_allow(game: VsGame, player: int, card: TeamCard | None) -> str:
    """Nothing that stands on it keeps the player from it. [vs 304.7]"""
    play = play_of(game, player, card)
    for rule in play.rules:
        words = rule.lacking(game, play)
        if words:
            return f"{card}: {words[:1].lower()}{words[1:]}"
    return ""


def nothing_forbids(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No text says that the player can't play it. [vs 103.2]"""
    assert card is not None
    return f"A text says that you can't play {card}." if cannot_play(game, player, game.qualities(card)) else ""


def costs_are_payable(game: VsGame, player: int, card: TeamCard | None) -> str:
    """What it costs beside its recruit or threshold cost can be paid. [vs 203.9a]"""
    play = play_of(game, player, card)
    payable = all([cost.payable(game, play.situation) for cost in all_costs(game, play)])
    return "" if payable else f"You can't pay what {card} costs besides."


def has_host(game: VsGame, player: int, card: TeamCard | None) -> str:
    """There is a character that it can be attached to. [vs 302.3a]"""
    assert card is not None
    if card.definition.card_type != EQUIPMENT or hosts_for(game, player, card):
        return ""
    return f"You have no character that {card} could be attached to."


def targets_are_there(game: VsGame, player: int, card: TeamCard | None) -> str:
    """There are enough legal targets. [vs 505.1c]"""
    play = play_of(game, player, card)
    return "" if has_targets(game, play.text, play.situation) else f"There is no legal target for {card}."
