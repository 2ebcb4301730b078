"""Flipping locations. [vs 510]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.actions.resources import turn_face_up
from longbox.games.vs.actions.uniqueness import check_uniqueness
from longbox.games.vs.chain.announcing import all_costs
from longbox.games.vs.chain.playing import FLIPPING, rule_against_play
from longbox.games.vs.events import Happening
from longbox.games.vs.plays import Play
from longbox.games.vs.terms import CannotComplete, Situation

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame


def flip_play(game: VsGame, player: int, card: GameCard) -> Play:
    """Flipping a location: it has a threshold cost and may have more, and doesn't use the chain. [vs 303.3, 510.2b]"""
    play = Play(player, FLIPPING, str(card), Situation(player, card, game.reference(card)), None)
    play.card = card
    play.rules = card.definition.play_rules
    play.from_row = True
    return play


def can_flip(game: VsGame, player: int, card: GameCard) -> bool:
    """Whether a player can flip a location. [vs 510.1, 510.2c]"""
    return not rule_against_play(game, flip_play(game, player, card))


def flip(game: VsGame, player: int, card: GameCard) -> bool:
    """Flip a location: reveal it, pay, turn it face up, and check whether it is unique.

    From then on it is a location, and its powers work. [vs 510.2, 510.2a, 510.2d-g, 510.3]

    Returns:
        Whether it could be completed; if not, all is as it was before.
    """
    play = flip_play(game, player, card)
    before = None if is_sure(play) else game.copy()
    log_length = len(game.log)
    game.show(card, game.everybody())
    try:
        pay_for_flip(game, play)
    except CannotComplete:
        if before is None:
            raise
        game.return_to(before, log_length)
        return False
    thing = game.thing(card)
    thing.choices = {**thing.choices, **play.situation.names}
    turn_face_up(game, thing)
    check_uniqueness(game, player, card)
    game.happen(Happening(events.FLIP, player, card.alone, things=(thing.reference,)))
    return True


def is_sure(play: Play) -> bool:
    """Whether nothing can turn out to be impossible while a location is flipped: it asks for nothing but resources."""
    return not play.rules


def pay_for_flip(game: VsGame, play: Play) -> None:
    """Announce and pay what flipping a location costs. [vs 510.2b, 510.2c]

    Raises:
        CannotComplete: It can't be paid.
    """
    for rule in play.rules:
        rule.announce(game, play)
    for cost in all_costs(game, play):
        if not cost.payable(game, play.situation):
            raise CannotComplete(f"A cost of {play.title} can't be paid.")
        cost.pay(game, play.situation)
