"""What can be lacking for a player of Vs. System to attack, power up or reinforce, in words for that player."""

from __future__ import annotations

from longbox.games.vs.actions.formation import protects
from longbox.games.vs.chain.game_effects import fighting, namesakes, supporters
from longbox.games.vs.combat.attacking import (
    can_attack,
    can_attack_directly,
    can_be_attacker,
    defenders_for,
    is_in_reach,
    permissions,
    players_for,
    share_affiliation,
)
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.forbidding import cannot, cannot_attack_it, cannot_attack_player
from longbox.games.vs.modifiers.rules import ATTACK, HIDDEN_CHARACTERS
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.reasons.lacking import TeamCard
from longbox.kernel.reasons import Reason

# The attacker


def is_own_character(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a character in play that the player controls. [vs 601.2a, 601.2e]"""
    assert card is not None
    qualities = character(game, card)
    if qualities is None:
        return f"{card} is no character in play."
    return "" if qualities.controller == player else f"{game.players[qualities.controller]} controls {card}."


def is_not_stunned(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is not stunned. [vs 701.12h]"""
    assert card is not None
    return f"{card} is stunned." if game.thing(card).stunned else ""


def is_ready(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is ready. [vs 601.2b]"""
    assert card is not None
    return f"{card} is exhausted." if game.thing(card).exhausted else ""


def is_free_to_attack(game: VsGame, player: int, card: TeamCard | None) -> str:
    """No text keeps it from attacking. [vs 601.2c]"""
    assert card is not None
    return f"A text says that {card} can't attack." if cannot(game, ATTACK, game.qualities(card)) else ""


def has_reach(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is in the front row, or has range, at least against somebody. [vs 601.2d]"""
    assert card is not None
    attacker = game.qualities(card)
    opponents = [None, *[other for foe in game.opponents(player) for other in game.characters(foe)]]
    if any([is_in_reach(attacker, permissions(game, attacker, other)) for other in opponents]):
        return ""
    return f"{card} is in the support row and has no range."


def has_victim(game: VsGame, player: int, card: TeamCard | None) -> str:
    """There is a character or player that it can attack. [vs 601.3, 601.4]"""
    assert card is not None
    attacker = game.qualities(card)
    if defenders_for(game, attacker) or players_for(game, attacker):
        return ""
    return f"There is nobody whom {card} could attack."


# Whom it attacks


def why_not_against(game: VsGame, attackers: list[Qualities], against: TeamCard | int) -> Reason | None:
    """Why characters that can attack can't attack somebody together; none if they can. [vs 601.3-5]"""
    for attacker in attackers:
        reason = why_not_player(game, attacker, against) if isinstance(against, int) else None
        reason = reason if isinstance(against, int) else why_not_defender(game, attacker, against)
        if reason is not None:
            return reason
    if len(attackers) > 1 and not share_affiliation(attackers):
        return Reason("A team needs an affiliation that all attackers share.", "601.5a")
    return None


def why_not_player(game: VsGame, attacker: Qualities, opponent: int) -> Reason | None:
    """Why a character can't attack a player directly. [vs 601.4, 601.4b]"""
    if opponent == attacker.controller:
        return Reason("You can't attack yourself.", "601.4c")
    if game.out[opponent]:
        return Reason(f"{game.players[opponent]} has lost.", "601.4c")
    if can_attack_directly(game, attacker, opponent):
        return None
    if cannot_attack_player(game, attacker, opponent):
        return Reason(f"A text says that {attacker.card} can't attack {game.players[opponent]} directly.", "601.4b")
    foes = [other for other in game.characters(opponent) if can_attack(game, attacker, other)]
    if foes:
        name = game.players[opponent]
        return Reason(f"{name} is attacked directly only by who can't attack {foes[0].card}.", "601.4a")
    return Reason(f"{attacker.card} is in the support row and has no range.", "601.2d")


def why_not_defender(game: VsGame, attacker: Qualities, card: TeamCard) -> Reason | None:
    """Why a character can't attack a character. [vs 601.2d, 601.3]"""
    defender = character(game, card)
    if defender is None:
        return Reason(f"{card} is no character in play.", "601.3a")
    if can_attack(game, attacker, defender):
        return None
    thing = game.thing(card)
    if thing.controller == attacker.controller:
        return Reason(f"You control {card} yourself.", "601.3f")
    if thing.stunned:
        return Reason(f"{card} is stunned.", "601.3b")
    allowed = permissions(game, attacker, defender)
    if not is_in_reach(attacker, allowed):
        return Reason(f"{attacker.card} is in the support row and has no range.", "601.2d")
    if cannot_attack_it(game, attacker, defender):
        return Reason(f"A text says that {attacker.card} can't attack {card}.", "601.3c")
    if thing.hidden and HIDDEN_CHARACTERS not in allowed:
        return Reason(f"{card} is in the hidden area.", "601.3e")
    guard = guards_of(game, thing)
    return Reason(f"{guard} protects {card}, and {attacker.card} has no flight.", "601.3d")


def guards_of(game: VsGame, thing: TeamObject) -> str:
    """Who stands before a character in the support row."""
    names = [
        str(qualities.card)
        for qualities in game.characters(thing.controller)
        if qualities.object is not None and protects(qualities.object, thing)
    ]
    return " and ".join(names)


def able_attackers(game: VsGame, player: int, cards: list[TeamCard]) -> list[Qualities]:
    """Those of some cards that could attack, whomever."""
    found = [character(game, card) for card in cards]
    return [qualities for qualities in found if qualities is not None and can_be_attacker(game, qualities, player)]


def character(game: VsGame, card: TeamCard) -> Qualities | None:
    """A card as the character in play that it is, or none."""
    qualities = game.qualities(card)
    return qualities if qualities.is_character() else None


# Power-ups and reinforcements


def is_fighting(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is an attacker or defender that the player controls. [vs 507.1b]"""
    if card in [qualities.card for qualities in fighting(game, player)]:
        return ""
    return f"{card} is no attacker or defender that you control."


def is_defending(game: VsGame, player: int, card: TeamCard | None) -> str:
    """It is a defender that the player controls. [vs 507.1c]"""
    if card in [qualities.card for qualities in fighting(game, player, only_defenders=True)]:
        return ""
    return f"{card} is no defender that you control."


def has_namesake(game: VsGame, player: int, card: TeamCard | None) -> str:
    """The player holds a character card of its name to discard. [vs 507.1b]"""
    assert card is not None
    if namesakes(game, player, game.qualities(card)):
        return ""
    return f"You hold no character card with the name of {card} to discard."


def has_supporter(game: VsGame, player: int, card: TeamCard | None) -> str:
    """A ready character in the support row can be exhausted for it. [vs 507.1c]"""
    assert card is not None
    if supporters(game, game.qualities(card)):
        return ""
    return f"No ready character in your support row is adjacent to {card} and shares an affiliation with it."
