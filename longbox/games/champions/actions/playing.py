"""Playing allies, upgrades and supports. [champions Play, Put Into Play; Player Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import entering, payment, timing, uniqueness
from longbox.games.champions.actions.payment import Payment
from longbox.games.champions.actions.using import is_affordable, price_of, why_not_paid, why_text_forbids
from longbox.games.champions.definitions import ALLY, SUPPORT, UPGRADE, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import RESOLVING
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import Reason, Requirement
from longbox.kernel.zones import Player

PLAYED_INTO_PLAY: Final = (ALLY, SUPPORT, UPGRADE)
CHOOSE_HOST: Final[Prompt] = Prompt("Choose what it is attached to", "Attach To")
CHOOSE_CONTROLLER: Final[Prompt] = Prompt("Choose who controls it", "Ownership And Control")


class PlayCard(Choice):
    """Playing a card from a hand, as an answer."""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"play {self.card}"

    def words(self) -> str:
        return f"Play {self.card}"


# What must hold


class InHand(Requirement[ChampionsGame, GameCard]):
    """The player holds it. [champions Play, Put Into Play]"""

    rule = "Play, Put Into Play"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return game.lies_in(subject, game.players[player].hand)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is not in your hand."


IN_HAND: Final = InHand()


def rule_against_play(game: ChampionsGame, player: int, card: GameCard) -> str:
    """The rule that keeps a player from playing an ally, upgrade or support of the hand; nothing if none does.

    It is asked of each card whenever something can be done: so it is one function, and its words are made later.
    [champions Play, Put Into Play; Resource Cards; Unique; Play Restrictions And Permissions; Cost]
    """
    if card.definition.type not in PLAYED_INTO_PLAY:
        return "Resource Cards"
    if uniqueness.is_barred(game, card):
        return "Unique"
    if not possible_controllers(game, player, card):
        return "Play Restrictions And Permissions"
    if not is_affordable(game, player, card):
        return "Cost"
    return "Play, Put Into Play" if game.play_forbidden(player, card) else ""


def why_not_play(game: ChampionsGame, player: int, card: GameCard) -> Reason | None:
    """Why a player can't play a card of the hand that enters play; none if it can be played."""
    rule = rule_against_play(game, player, card)
    if rule == "Play Restrictions And Permissions":
        return why_text_forbids(game, player, card)
    if rule == "Cost":
        return why_not_paid(game, player, card)
    return Reason(AGAINST_PLAY[rule].format(card=card), rule) if rule else None


AGAINST_PLAY: Final = {
    "Resource Cards": "{card} can't be played: it is discarded to pay for other cards.",
    "Play, Put Into Play": "{card} cannot be played now.",
    "Unique": "{card} is unique, and in play already.",
}
"""What a rule has against playing a card, in words for the player."""


def possible_controllers(game: ChampionsGame, player: int, card: GameCard) -> list[int]:
    """The players under whose control a player can play a card. [champions Play Restrictions And Permissions]"""
    if not card.definition.play_rules:
        return [player]
    anybody = any([play_rule.anybody for play_rule in card.definition.play_rules])
    players = game.in_order() if anybody else [player]
    return [other for other in players if may_control(game, card, other)]


def may_control(game: ChampionsGame, card: GameCard, player: int) -> bool:
    """Whether a player may come to control a card that is played: one more ally than the limit, too.

    Then one is discarded as soon as it has entered play. [champions Ally Limit, Max, Attach To]
    """
    if not all([play_rule.allows(game, card, player) for play_rule in card.definition.play_rules]):
        return False
    return hosts_of(game, card, player) != []


def hosts_of(game: ChampionsGame, card: GameCard, player: int) -> list[GameCard] | None:
    """What a card can be attached to; none if it isn't to be attached. [champions Attach To]"""
    for play_rule in card.definition.play_rules:
        hosts = play_rule.hosts(game, card, player)
        if hosts is not None:
            return hosts
    return None


# Playing


def play_card(game: ChampionsGame, player: int, card: GameCard) -> None:
    """Play an ally, upgrade or support: pay, choose, and put it into play.

    [champions Initiating Abilities, Playing Cards]
    """
    additional = card.definition.additional_cost
    if additional is None:
        payment.pay(game, Payment(game, player, card), price_of(game, player, card))
    else:
        payment.pay_together(game, Situation(player, card), additional, price_of(game, player, card))
    controller = choose_controller(game, player, card)
    hosts = hosts_of(game, card, controller)
    host = None if hosts is None else game.choose_card(player, CHOOSE_HOST, hosts, card)
    entering.card_was_played(game, player, card)
    playing = Happening(events.PLAY, player, card.alone, by=player)
    game.log.append(playing)
    game.move(card, RESOLVING)
    if timing.interrupts(game, playing) and (host is None or game.in_play(host)):
        entering.put_into_play(game, card, controller, host)
    elif game.lies_in(card, RESOLVING):
        game.move(card, game.players[game.owners[card.serial]].discard)
    timing.responses(game, [playing])


def choose_controller(game: ChampionsGame, player: int, card: GameCard) -> int:
    """Let a player choose under whose control a card is played, where it may be any player's."""
    controllers = possible_controllers(game, player, card)
    if len(controllers) == 1:
        return controllers[0]
    choices: list[Choice] = [game.players[other] for other in controllers]
    chosen = game.ask(Question(player, CHOOSE_CONTROLLER, choices, card))
    assert isinstance(chosen, Player)
    return chosen.number
