"""What is offered with priority is all that nothing is against, and nothing else: of all cards, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.games.vs import reasons
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import GIVE_PRIORITY
from longbox.games.vs.turn.priority import (
    ATTACK,
    FLIP_LOCATION,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    USE_POWER,
    Action,
    actions,
)
from longbox.games.vs.turn.using import powers_here, why_not_power
from tests.always.common.tried import Tried

from .games import BENCH

EVERY = 4
"""One of so many resting states is looked at."""


class TestLegality(Tried):
    """In sampled positions of games of all kinds, that begin in their middle."""

    bench = BENCH

    def test_each_card_in_each_zone_is_offered_or_has_a_reason(self, variant: int) -> None:
        """Of every card of the box, whoever's and wherever: what nothing is against is offered, and nothing else."""
        for game in with_priority(variant):
            check_cards(game, actions(game, game.priority))

    def test_each_power_is_offered_or_has_a_reason(self, variant: int) -> None:
        """Of every payment power that works where its card lies."""
        for game in with_priority(variant):
            check_powers(game, actions(game, game.priority))

    def test_who_has_no_priority_can_do_nothing(self, variant: int) -> None:
        """And is told so."""
        for game in with_priority(variant):
            for player in range(len(game.players)):
                if player != game.priority:
                    assert all([reasons.why_not(game, player, wish) for wish in ("pass", "concede", "attack")])


def with_priority(variant: int) -> Iterator[VsGame]:
    """The games of a variant as somebody has priority, and nothing that triggered waits; one at least."""
    seen = 0
    for game in BENCH.positions(variant, every=EVERY, rich=True):
        if game.doing == GIVE_PRIORITY and not game.pending:
            seen += 1
            yield game
    assert seen


def check_cards(game: VsGame, offered: list[Action]) -> None:
    """Each card is played, recruited, flipped, used or sent to attack exactly where nothing is against it.

    Of the same cards that lie in the same zone, one is offered.
    """
    player = game.priority
    for card in game.box:
        for kind in (PLAY_CARD, RECRUIT_CARD, FLIP_LOCATION, USE_POWER, POWER_UP, REINFORCE, ATTACK):
            if kind == ATTACK:
                reason = reasons.why_not_attack_with(game, player, [card], None)
            else:
                reason = reasons.reason_for(game, player, card, kind)
            found = [action for action in offered if action.kind == kind and is_same(game, card, action.card)]
            assert (reason is None) == bool(found), f"{kind} {card} in {game.place_of(card).name}: {reason}"


def is_same(game: VsGame, card: GameCard, other: GameCard | None) -> bool:
    """Whether an offer with one card stands for another."""
    if other is None or card is other:
        return card is other
    hidden = (game.players[game.priority].hand, game.players[game.priority].resources)
    place = game.place_of(card)
    alike = card.definition is other.definition and place is game.place_of(other) and place in hidden
    return alike and (place is hidden[0] or game.thing(card).face_up == game.thing(other).face_up)


def check_powers(game: VsGame, offered: list[Action]) -> None:
    """Each power is used exactly where nothing is against it."""
    player = game.priority
    uses = [(action.card, action.power) for action in offered if action.kind == USE_POWER]
    for card in game.box:
        if card.serial in game.objects and game.qualities(card).controller != player:
            continue
        qualities = game.qualities(card)
        for power in powers_here(game, player, qualities):
            reason = why_not_power(game, player, qualities, power)
            found = [one for other, one in uses if one is power and is_same(game, card, other)]
            assert (reason is None) == bool(found), f"{card}: {power}: {reason}"
