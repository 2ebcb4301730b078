"""The deck-building game in numbers, for players that learn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.games.dcdb.definitions import TYPES, CardDefinition
from longbox.games.dcdb.greedy.gist import reading_of
from longbox.games.dcdb.view import TableView
from longbox.games.observing import Observing
from longbox.kernel.cards import Definition


class DeckBuildingObserving(Observing):
    """What is special about the deck-building game, and about the Cube."""

    words = (
        *("yes", "no", "done", "end turn", "miss", "refill", "pass", "even", "odd", "play first", "draft first"),
        *("destroy it", "discard the hand"),
        *[f"{deed} {count}" for deed in ("draw", "discard") for count in range(1, 6)],
    )
    of_cards = ("{}", "buy {}", "defeat {}")
    copies = 8
    questions = (
        "Play a card, buy one, or end your turn",
        "Choose a card to discard",
        "Resolve an ability that triggered, or miss it",
        "Into whose discard pile",
        "Choose a card to destroy",
        "Choose a card to put on top of your deck",
        "You may discard a card, and then draw one",
        "Play a Defense to avoid the Attack?",
        "Choose a card to put into your hand",
        "Which ability is resolved first",
        "Name even or odd",
        "Choose a card to put on the bottom of your deck",
        "Choose a card to play",
        "You may change your hand",
        "Do it?",
        "Choose a card to play again",
        "Choose a card to reveal",
        "Play a Defense to protect your teammate?",
        "Shuffle your hand into your deck and draw a new one?",
        "Choose a card to gain",
        "Choose your Super Hero",
        "Choose the card that goes on top next",
        "Pay the Power?",
        "Choose one",
        "Choose the card that goes next",
        "Choose a card to put into the pile",
        "Choose which card to play next",
        "Play first, or draft first?",
        "Tier 2: take a Main Character, or pass",
        "Tier 3: take a Main Character, or pass",
        "Tier 4: take a Main Character, or pass",
    )
    table = (
        *("turn", "Power", "Power gained", "cards bought", "extra cards", "your turn", "between turns"),
        *("main deck", "Super-Villains", "Kicks", "Weaknesses", "cost of the Super-Villain"),
    )
    personal = ("hand", "deck", "discard pile", "under the Super Hero", "VP tokens", "Super Hero face down", "turn")
    printed = (
        *("cost", "Victory Points", "variable Victory Points", "Power", "Power in all", "cards drawn", "gains"),
        *TYPES,
        *("Super-Villain", "Weakness", "Defense", "Attacks", "First Appearance", "abilities"),
    )

    def names(self, cards: Iterable[Definition]) -> list[str]:
        found = [card for card in cards if isinstance(card, CardDefinition)]
        return sorted({name for card in found for name in (card.name, card.printed_name)})

    def look_at_table(self, view: TableView) -> list[float]:
        villain = view.super_villain()
        return [
            view.turn,
            view.power(),
            view.power_gained(),
            len(view.gained()),
            view.extra_cards(),
            view.active == view.seat.number,
            view.active < 0,
            view.main_deck_left(),
            view.super_villains_left(),
            view.kicks_left(),
            view.weaknesses_left(),
            0 if villain is None else view.cost_of(villain),
        ]

    def look_at_player(self, view: TableView, player: int) -> list[float]:
        return [
            view.hand_count(player),
            view.deck_count(player),
            len(view.discard_pile(player)),
            view.under_hero_count(player),
            view.vp_tokens(player),
            view.hero_is_face_down(player),
            view.turn_player == player,
        ]

    def read(self, card: CardDefinition) -> list[float]:
        gist = reading_of(card).gist
        return [
            card.cost,
            card.points,
            card.worth is not None,
            card.power,
            gist.power,
            gist.draws,
            gist.points,
            *[bool(card.types & bit) for bit in TYPES.values()],
            card.is_super_villain,
            card.stack == "weakness",
            card.defense is not None,
            len(card.attacks),
            card.first_appearance is not None,
            len(card.abilities),
        ]


OBSERVING: Final = DeckBuildingObserving()
