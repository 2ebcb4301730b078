"""Playing allies, upgrades and supports. [champions Play, Put Into Play; Player Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.actions import entering, initiating, payment, timing, uniqueness
from longbox.games.champions.actions.payment import Payment
from longbox.games.champions.definitions import ALLY, SUPPORT, UPGRADE, Thing
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import RESOLVING
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Player

PLAYED_INTO_PLAY: Final = (ALLY, SUPPORT, UPGRADE)
CHOOSE_HOST: Final[Prompt] = Prompt("Choose what it is attached to", "Attach To")
CHOOSE_CONTROLLER: Final[Prompt] = Prompt("Choose who controls it", "Ownership And Control")


class PlayCard(Choice):
    """Playing a card from a hand, as an answer."""

    __slots__ = ("card",)

    def __init__(self, card: Thing) -> None:
        self.card = card

    def key(self) -> str:
        return f"play {self.card}"

    def words(self) -> str:
        return f"Play {self.card}"


def can_play(game: ChampionsGame, player: int, card: Thing) -> bool:
    """Whether a player can play an ally, upgrade or support from the hand.

    [champions Play, Put Into Play; Unique; Ally Limit]
    """
    return (
        card.definition.type in PLAYED_INTO_PLAY
        and not uniqueness.is_barred(game, card)
        and bool(possible_controllers(game, player, card))
        and payment.can_pay(game, Payment(game, player, card), initiating.price_of(game, player, card))
    )


def possible_controllers(game: ChampionsGame, player: int, card: Thing) -> list[int]:
    """The players under whose control a player can play a card. [champions Play Restrictions And Permissions]"""
    anybody = any([requirement.anybody for requirement in card.definition.requirements])
    players = game.in_order() if anybody else [player]
    return [other for other in players if may_control(game, card, other)]


def may_control(game: ChampionsGame, card: Thing, player: int) -> bool:
    """Whether a player may come to control a card that is played: one more ally than the limit, too.

    Then one is discarded as soon as it has entered play. [champions Ally Limit, Max, Attach To]
    """
    if not all([requirement.allows(game, card, player) for requirement in card.definition.requirements]):
        return False
    return hosts_of(game, card, player) != []


def hosts_of(game: ChampionsGame, card: Thing, player: int) -> list[Thing] | None:
    """What a card can be attached to; none if it isn't to be attached. [champions Attach To]"""
    for requirement in card.definition.requirements:
        hosts = requirement.hosts(game, card, player)
        if hosts is not None:
            return hosts
    return None


def play_card(game: ChampionsGame, player: int, card: Thing) -> None:
    """Play an ally, upgrade or support: pay, choose, and put it into play.

    [champions Initiating Abilities, Playing Cards]
    """
    payment.pay(game, Payment(game, player, card), initiating.price_of(game, player, card))
    controller = choose_controller(game, player, card)
    hosts = hosts_of(game, card, controller)
    host = None if hosts is None else game.choose_card(player, CHOOSE_HOST, hosts, card)
    entering.card_was_played(game, player, card)
    playing = Occurrence(events.PLAY, player, card.alone, by=player)
    game.log.append(playing)
    game.move(card, RESOLVING)
    if timing.interrupts(game, playing) and (host is None or game.in_play(host)):
        entering.put_into_play(game, card, controller, host)
    elif game.lies_in(card, RESOLVING):
        game.move(card, game.players[game.owners[card.serial]].discard)
    timing.responses(game, [playing])


def choose_controller(game: ChampionsGame, player: int, card: Thing) -> int:
    """Let a player choose under whose control a card is played, where it may be any player's."""
    controllers = possible_controllers(game, player, card)
    if len(controllers) == 1:
        return controllers[0]
    choices: list[Choice] = [game.players[other] for other in controllers]
    chosen = game.ask(Question(player, CHOOSE_CONTROLLER, choices, card))
    assert isinstance(chosen, Player)
    return chosen.number
