"""Effects that look at cards on top of decks, and sort them. [champions Search]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, Filter, Situation
from longbox.games.champions.actions.entering import discard_pile_of
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.games.champions.text.effects.drawing import DISCARD, TO_HAND, make_deck_anew, to_hand
from longbox.games.champions.text.places import YourDeck, you
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, SEEN, Term
from longbox.texts.sequences import InTurn

NEXT_ON_TOP: Final[Prompt] = Prompt("Choose the next card to put on top", "Choose", ordered=True)
NEXT_ON_BOTTOM: Final[Prompt] = Prompt("Choose the next card to put on the bottom", "Choose", ordered=True)


class LookAtTop(CardEffect):
    """Look at cards on top of your deck, which the text then speaks of."""

    fields = ("count",)
    brings = (DEED, SEEN, "the card looked at")
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.see_to_deck(situation.player)
        cards = YourDeck().cards(game, situation)[: self.count]
        bit = you(game, situation).bit
        game.show_all(cards, bit)
        if cards:
            game.log.append(Happening(events.LOOKED, situation.player, cards, source=situation.source, seen_by=bit))
        speak_of_seen(situation, cards, self.count, self)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player)


class LookAtTopOfEncounterDeck(CardEffect):
    """Look at cards on top of the encounter deck, which the text then speaks of."""

    fields = ("count",)
    brings = (DEED, SEEN, "the card looked at")
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        cards = game.topmost(ENCOUNTER_DECK, self.count)
        bit = you(game, situation).bit
        game.show_all(cards, bit)
        game.log.append(Happening(events.LOOKED, situation.player, cards, source=situation.source, seen_by=bit))
        speak_of_seen(situation, cards, self.count, self)


class DiscardSome(CardEffect):
    """Discard some of the cards that you look at; the text then speaks of the others."""

    fields = ("count",)
    refers = SEEN
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        looked = situation.cards
        chosen = game.choose_cards(situation.player, DISCARD, looked, situation.source, self.count, self.count)
        discard_from_decks(game, situation, chosen)
        situation.cards = [card for card in looked if card not in chosen]
        situation.mentioned = situation.cards

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


class DiscardAnyOfThem(CardEffect):
    """Discard as many as you like of the cards that you look at; the text then speaks of the others."""

    refers = SEEN
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        looked = situation.cards
        chosen = game.choose_cards(situation.player, DISCARD, looked, situation.source, 0, len(looked))
        discard_from_decks(game, situation, chosen)
        situation.cards = [card for card in looked if card not in chosen]
        situation.mentioned = situation.cards

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


class PutBack(CardEffect):
    """Put the cards that are left of those that you look at back, in an order that you choose."""

    fields = ("to_bottom",)
    refers = SEEN
    said = "the others"

    def __init__(self, to_bottom: bool) -> None:
        self.to_bottom = to_bottom

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        left = situation.cards
        prompt = NEXT_ON_BOTTOM if self.to_bottom else NEXT_ON_TOP
        for card in in_any_order(game, situation, prompt, left):
            game.move(card, game.place_of(card), to_bottom=self.to_bottom)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return len(situation.cards) > 1


class TakeSome(CardEffect):
    """Add some of the cards that you look at to your hand; the text then speaks of the others."""

    fields = ("count",)
    refers = SEEN

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        looked = situation.cards
        taken = game.choose_cards(situation.player, TO_HAND, looked, situation.source, self.count, self.count)
        to_hand(game, situation, taken)
        situation.cards = [card for card in looked if card not in taken]
        situation.mentioned = situation.cards

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


class TakeOfKind(CardEffect):
    """Add one of a kind of the cards that you look at to your hand, if there is one; the text speaks of the others."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)
    refers = SEEN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        looked = situation.cards
        taken = self.taken(game, situation, self.able(game, situation))
        to_hand(game, situation, taken)
        situation.did = bool(taken)
        situation.cards = [card for card in looked if card not in taken]
        situation.mentioned = situation.cards

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """Those of the kind."""
        return [card for card in situation.cards if self.filter.matches(game, card, situation)]

    def taken(self, game: ChampionsGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        """Those that the player takes."""
        return game.choose_cards(situation.player, TO_HAND, able, situation.source, 1, 1)


class TakeEachOfKind(TakeOfKind):
    """Add all of a kind of the cards that you look at to your hand; the text then speaks of the others."""

    def taken(self, game: ChampionsGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


class LookAndSort(InTurn[ChampionsGame, Situation]):
    """What a player does with cards that he or she looks at, of which the text of another speaks no more."""

    silent = True


class DiscardOthers(CardEffect):
    """Discard the cards that are left of those that you look at."""

    refers = SEEN
    said = "the others"
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        discard_from_decks(game, situation, situation.cards)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


def speak_of_seen(situation: Situation, cards: list[GameCard], count: int, by: Term) -> None:
    """Let the text that follows speak of cards that were looked at; fewer than it says aren't all of it.

    [champions Then]
    """
    situation.cards = cards
    situation.mentioned = cards
    situation.call(cards, by)
    situation.did = len(cards) == count


def discard_from_decks(game: ChampionsGame, situation: Situation, cards: list[GameCard]) -> None:
    """Discard cards from the decks on top of which they lie, each to the discard pile that it belongs to."""
    for card in cards:
        game.move(card, discard_pile_of(game, card))
    if cards:
        game.log.append(Happening(events.DISCARDED, situation.player, cards, len(cards), situation.source))
    make_deck_anew(game, situation)
    game.took_encounter_card()


def in_any_order(game: ChampionsGame, situation: Situation, prompt: Prompt, cards: list[GameCard]) -> list[GameCard]:
    """All of some cards, in an order that the player chooses."""
    but_one = len(cards) - 1
    chosen = game.choose_cards(situation.player, prompt, cards, situation.source, but_one, but_one)
    return chosen + [card for card in cards if card not in chosen]
