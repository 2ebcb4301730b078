"""What playing a card costs: recruit and threshold costs, with all that changes them. [vs 203.4, 203.5, 505.1d]"""

from __future__ import annotations

from longbox.games.vs.chain_effects import RECRUIT_EFFECT
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.rules import CostChange, speaks_of
from longbox.games.vs.plays import Play
from longbox.games.vs.terms import CannotComplete, Cost


def meets_printed_cost(game: VsGame, play: Play) -> bool:
    """Whether a player can pay the recruit cost, or has the resources for the threshold cost. [vs 203.4b, 203.5b]"""
    if play.kind == RECRUIT_EFFECT:
        return recruit_cost(game, play) <= game.points[play.player]
    return threshold(game, play) <= resources_for(game, play)


def alternates(game: VsGame, play: Play) -> list[Cost]:
    """The costs that could be paid rather than the recruit or threshold cost. [vs 203.10a]"""
    offered = [rule.alternate_cost(game, play) for rule in play.rules]
    return [cost for cost in offered if cost is not None and cost.payable(game, play.situation)]


def pay_points(game: VsGame, player: int, points: int) -> None:
    """Pay resource points from a player's pool. [vs 203.4b]"""
    if points > game.points[player]:
        raise CannotComplete(f"{points} resource points are needed; there are {game.points[player]}.")
    game.points[player] -= points


def resources_for(game: VsGame, play: Play) -> int:
    """How many resources count for a threshold cost. [vs 203.5b]"""
    return game.resource_count(play.player)


def recruit_cost(game: VsGame, play: Play) -> int:
    """The recruit cost of a card after reductions; press comes last, and no lower than 1.

    [vs 505.1d, 706.14, 706.14a, 706.14b]
    """
    assert play.card is not None
    cost = max(play.card.definition.cost - reductions(game, play), 0)
    pressed = press_reduction(game, play)
    return max(cost - pressed, min(cost, 1)) if pressed else cost


def points_left(game: VsGame, play: Play) -> int:
    """The resource points that are left for what may be paid besides the recruit cost. [vs 505.1b, 505.1d]"""
    taken = recruit_cost(game, play) if play.kind == RECRUIT_EFFECT and play.alternate is None else 0
    return game.points[play.player] - taken


def threshold(game: VsGame, play: Play) -> int:
    """The threshold cost of a card after reductions. [vs 203.5, 505.1d]"""
    assert play.card is not None
    return max(play.card.definition.cost - reductions(game, play), 0)


def reductions(game: VsGame, play: Play) -> int:
    """By how much texts reduce the cost of a card; less than nothing, if they raise it."""
    total = cost_changes(game, play)
    for play_rule in play.rules:
        total += play_rule.reduction(game, play)
    return total


def cost_changes(game: VsGame, play: Play) -> int:
    """By how much texts in play reduce the cost of a card."""
    assert play.card is not None
    rules = game.standing().rules_about(CostChange.topic)
    if not rules:
        return 0
    total = 0
    qualities = game.qualities(play.card)
    for rule in rules:
        statement = rule.rule
        assert isinstance(statement, CostChange)
        speaks = speaks_of(statement.whose, play.player, rule.situation)
        concerns = speaks and statement.concerns(play.card.definition.card_type)
        if concerns and statement.cards.matches(game, qualities, rule.situation):
            total += statement.reduction.count(game, rule.situation)
    return total


def press_reduction(game: VsGame, play: Play) -> int:
    """By how much press reduces the cost of the next character. [vs 706.14]"""
    assert play.card is not None
    if play.card.definition.card_type != CHARACTER or not game.counted(press_waits(play.player)):
        return 0
    return game.counted(press_cards(play.player))


def press_cards(player: int) -> str:
    """The name of the count of press cards that a player recruited this turn."""
    return f"press cards of {player}"


def press_waits(player: int) -> str:
    """The name of the count that tells whether a player's last recruited character had press."""
    return f"press of {player}"
