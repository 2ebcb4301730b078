"""What a player of Marvel Champions can't know, dealt anew."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.cards import Card
from longbox.kernel.dealing import Dealer, noted_anew


class ChampionsDealer(Dealer):
    """Deals anew in Marvel Champions.

    A player's cards lie in deck and hand, or facedown under cards in play; those of the scenario in the encounter deck,
    dealt to players, or as boost cards. [champions Deal, Deal An Encounter Card; Boost; Attach To]
    """

    def follow(self, game: Any, were: list[Card[Any]], now: list[Card[Any]]) -> None:
        assert isinstance(game, ChampionsGame)
        if game.beneath:
            game.beneath = noted_anew(game.beneath, were, now)
        if game.acts:
            give_boost_cards(game, were, now)


def give_boost_cards(game: ChampionsGame, were: list[GameCard], now: list[GameCard]) -> None:
    """Let the cards that now lie where boost cards lay be the boost cards. [champions Boost]"""
    for act in game.acts:
        if act.boost_cards:
            act.boost_cards = [now[were.index(card)] if card in were else card for card in act.boost_cards]
