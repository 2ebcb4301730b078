"""What can't be done: texts that say so overrule whatever would do it. [vs 103.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.modifiers.rules import (
    BE_ATTACKED,
    USE_ACTIVATED_POWERS,
    USE_PAYMENT_POWERS,
    Cannot,
    CannotAttackDirectly,
    CannotAttackWhom,
    CannotBeAttackedBy,
    CannotBeStunnedBy,
    CannotBeTargeted,
    CannotBeTargetedByPlayers,
    CannotBeUsedBy,
    CannotPlay,
    PlayersCannot,
    speaks_of,
)

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.at_work import RuleAtWork
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.powers import PaymentPower
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation


def cannot(game: VsGame, deed: str, qualities: Qualities) -> bool:
    """Whether a card can't do something, or it can't be done to it. [vs 103.2]

    Args:
        game: The game.
        deed: What: `rules.ATTACK`, `rules.BE_STUNNED`, ...
        qualities: The card, as it is.
    """
    for rule in game.standing().rules_about(Cannot.topic):
        statement = rule.rule
        assert isinstance(statement, Cannot)
        if statement.deed == deed and statement.subject.covers(game, qualities, rule.situation):
            return True
    return False


def cannot_attack_it(game: VsGame, attacker: Qualities, defender: Qualities) -> bool:
    """Whether a text keeps a character from attacking another, or the other from being attacked by it. [vs 103.2]"""
    standing = game.standing()
    for rule in standing.rules_about(CannotBeAttackedBy.topic):
        kept_off = rule.rule
        assert isinstance(kept_off, CannotBeAttackedBy)
        attackers = kept_off.attackers
        if kept_off.subject.covers(game, defender, rule.situation) and attackers.matches(
            game, attacker, rule.situation
        ):
            return True
    for rule in standing.rules_about(CannotAttackWhom.topic):
        spared = rule.rule
        assert isinstance(spared, CannotAttackWhom)
        defenders = spared.defenders
        if spared.subject.covers(game, attacker, rule.situation) and defenders.matches(game, defender, rule.situation):
            return True
    return cannot(game, BE_ATTACKED, defender)


def cannot_stun_it(game: VsGame, stunners: tuple[Reference, ...], stunned: Qualities) -> bool:
    """Whether a text keeps a character from being stunned by what would stun it, each of which it names. [vs 103.2]"""
    rules = game.standing().rules_about(CannotBeStunnedBy.topic)
    if not rules or not stunners:
        return False
    return all([is_kept_from_stunning(game, rules, stunner, stunned) for stunner in stunners])


def is_kept_from_stunning(game: VsGame, rules: list[RuleAtWork], stunner: Reference, stunned: Qualities) -> bool:
    """Whether one of some rules keeps a card from stunning a character."""
    found = game.recall(stunner)
    if found is None:
        return False
    for rule in rules:
        statement = rule.rule
        assert isinstance(statement, CannotBeStunnedBy)
        covered = statement.subject.covers(game, stunned, rule.situation)
        if covered and statement.stunners.matches(game, found, rule.situation):
            return True
    return False


def cannot_attack_player(game: VsGame, attacker: Qualities, player: int) -> bool:
    """Whether a text keeps a character from attacking a player directly. [vs 103.2, 601.4b]"""
    for rule in game.standing().rules_about(CannotAttackDirectly.topic):
        statement = rule.rule
        assert isinstance(statement, CannotAttackDirectly)
        spared = statement.spared.means(game, player, rule.situation)
        if spared and statement.subject.covers(game, attacker, rule.situation):
            return True
    return False


def cannot_be_targeted(game: VsGame, qualities: Qualities, targeting: Situation) -> bool:
    """Whether an effect can't target a card, by what its source is or last was. [vs 504.3]"""
    rules = game.standing().rules_about(CannotBeTargeted.topic)
    source = game.recall(targeting.reference) if rules and targeting.source is not None else None
    if source is None:
        return False
    for rule in rules:
        statement = rule.rule
        assert isinstance(statement, CannotBeTargeted | CannotBeTargetedByPlayers)
        if not statement.subject.covers(game, qualities, rule.situation):
            continue
        if isinstance(statement, CannotBeTargetedByPlayers):
            if statement.whose.means(game, targeting.controller, rule.situation):
                return True
        elif statement.source.matches(game, source, rule.situation):
            return True
    return False


def cannot_use(game: VsGame, player: int, qualities: Qualities, power: PaymentPower) -> bool:
    """Whether a text keeps a player from using a payment power of a card; it is then revealed. [vs 103.2, 701.11f]"""
    qualities = qualities.openly()
    deeds = (USE_PAYMENT_POWERS, USE_ACTIVATED_POWERS) if power.activated else (USE_PAYMENT_POWERS,)
    for rule in game.standing().rules_about(CannotBeUsedBy.topic):
        statement = rule.rule
        assert isinstance(statement, CannotBeUsedBy)
        theirs = statement.deed in deeds and speaks_of(statement.whose, player, rule.situation)
        if theirs and statement.subject.covers(game, qualities, rule.situation):
            return True
    return any([cannot(game, deed, qualities) for deed in deeds])


def cannot_play(game: VsGame, player: int, card: Qualities) -> bool:
    """Whether a player can't play a card now. [vs 505.1]"""
    for rule in game.standing().rules_about(CannotPlay.topic):
        statement = rule.rule
        assert isinstance(statement, CannotPlay)
        if not statement.concerns(card.definition.card_type) or (statement.from_hand and card.object is not None):
            continue
        if game.counted(f"plot twists of {player}") < statement.after:
            continue
        if statement.who.means(game, player, rule.situation) and statement.cards.matches(game, card, rule.situation):
            return True
    return False


def player_cannot(game: VsGame, deed: str, player: int) -> bool:
    """Whether a player can't do something. [vs 103.2]

    Args:
        game: The game.
        deed: What: `rules.GAIN_ENDURANCE`, ...
        player: The number of the player.
    """
    for rule in game.standing().rules_about(PlayersCannot.topic):
        statement = rule.rule
        assert isinstance(statement, PlayersCannot)
        if statement.deed == deed and statement.who.means(game, player, rule.situation):
            return True
    return False
