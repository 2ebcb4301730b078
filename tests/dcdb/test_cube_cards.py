"""Every written card of the Cube is carried out: played from a hand, or making its First Appearance."""

from __future__ import annotations

import pytest

from longbox.games import find
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.text.attacks import attack
from longbox.kernel.effects import Resolution
from longbox.kernel.zones import NOBODY
from tests.players.sitting import new_game, seat

OPTIONS = {"players": 3, "format": "cube", "card_list": "all known", "heroes": "random"}


def begun(seed: int) -> DeckBuildingGame:
    """A game of all known cards in its first turn, played by chance."""
    game = new_game(OPTIONS, seed)
    seat(game, ["random", "random", "random"])
    find("dcdb").step(game)
    return game


def play(game: DeckBuildingGame, card: GameCard) -> None:
    """Let the active player play a card from the hand, as if it had been drawn, and what it triggers be resolved."""
    player = game.active
    game.owners[card.serial] = player
    game.move(card, game.players[player].hand)
    game.play_from_hand(player, card)
    game.resolve_triggers()


@pytest.mark.parametrize("seed", [1, 2])
def test_every_card_can_be_played(seed: int) -> None:
    """Each card of the main deck and each Super-Villain is resolved to its end, and counts as played."""
    start = begun(seed)
    cards = {card.name: card for card in start.box if card.definition.stack in ("main", "super-villain")}
    assert len(cards) > 300
    for name in sorted(cards):
        game = start.copy()
        game.power_gained = 5
        game.ledger.vp = [3 for _ in game.players]
        play(game, cards[name])
        assert [card.name for card in game.played].count(name) >= 1, name


@pytest.mark.parametrize("seed", [1, 2])
def test_every_first_appearance_is_made(seed: int) -> None:
    """Each Super-Villain with one attacks all players, and what that triggers is resolved."""
    start = begun(seed)
    villains = {card.name: card for card in start.box if card.definition.first_appearance is not None}
    assert len(villains) > 40
    for name in sorted(villains):
        game = start.copy()
        for player, card in zip(game.players, game.cards(MAIN_DECK)[-3:], strict=True):
            game.put(0, card, player.hand, "into the hand")
        game.active = NOBODY
        assault = villains[name].definition.first_appearance
        assert assault is not None
        before = len(game.log)
        attack(game, game.clockwise_from(0), assault, Resolution(NOBODY, villains[name]))
        game.resolve_triggers()
        assert len(game.log) > before, name
