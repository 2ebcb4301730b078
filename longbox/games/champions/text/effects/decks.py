"""Effects on the top and the bottom of a player's deck: revealing, discarding until, putting cards there.

[champions Reveal, Search, Empty Player Deck]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, Filter, Situation
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.drawing import make_deck_anew, speak_of_discarded
from longbox.games.champions.text.effects.looking import NEXT_ON_BOTTOM, NEXT_ON_TOP, in_any_order, speak_of_seen
from longbox.games.champions.text.places import Place, YourDeck, you
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, SEEN
from longbox.kernel.zones import EVERYBODY

ON_DECK: Final[Prompt] = Prompt("Choose a card to put on your deck", "Choose")


class RevealTopOfDeck(CardEffect):
    """Reveal cards on top of your deck to everybody, of which the text then speaks; they stay there."""

    fields = ("count",)
    brings = (DEED, SEEN, "the revealed card")
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.see_to_deck(situation.player)
        cards = YourDeck().cards(game, situation)[: self.count]
        game.show_all(cards, EVERYBODY)
        if cards:
            game.log.append(Happening(events.LOOKED, situation.player, cards, source=situation.source))
        speak_of_seen(situation, cards, self.count, self)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player)


class DiscardDeckUntil(CardEffect):
    """Discard cards from the top of your deck until one of a kind is discarded, of which the text then speaks.

    A deck that runs out is made anew once the last card is discarded; that ends it. [champions Empty Player Deck]
    """

    fields = ("wanted",)
    mentions = ("wanted",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, wanted: Filter) -> None:
        self.wanted = wanted

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.see_to_deck(situation.player)
        found: list[GameCard] = []
        for _ in range(len(game.cards(you(game, situation).deck))):
            found = game.discard_top(situation.player, 1, situation.source)
            if not found or self.wanted.matches(game, found[0], situation):
                break
            found = []
        speak_of_discarded(situation, found, self.wanted)
        situation.did = bool(found)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return game.has_deck(situation.player)


class PutOnDeck(CardEffect):
    """Put a card of a kind from a place on top of your deck, or on the bottom."""

    fields = ("filter", "place", "to_bottom")
    mentions = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter, place: Place, to_bottom: bool) -> None:
        self.filter = filter
        self.place = place
        self.to_bottom = to_bottom

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        card = game.choose_card(situation.player, ON_DECK, able, situation.source)
        situation.did = card is not None
        if card is not None:
            put_on_deck(game, situation, card, to_bottom=self.to_bottom)
            situation.cards = card.alone
            situation.mentioned = card.alone
            situation.call(card.alone, self.filter)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that can be put there."""
        return [card for card in self.place.cards(game, situation) if self.filter.matches(game, card, situation)]


class PutTopmostOnDeck(PutOnDeck):
    """Put the topmost card of a kind in a place on top of your deck, or on the bottom."""

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return super().able(game, situation)[:1]


class PutSomeOnDeck(CardEffect):
    """Put some of the cards that you look at on top of their deck or under it; the text then speaks of the others."""

    fields = ("count", "to_bottom")
    refers = SEEN

    def __init__(self, count: int, to_bottom: bool) -> None:
        self.count = count
        self.to_bottom = to_bottom

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        looked = situation.cards
        prompt = NEXT_ON_BOTTOM if self.to_bottom else NEXT_ON_TOP
        if self.count < len(looked):
            chosen = game.choose_cards(situation.player, prompt, looked, situation.source, self.count, self.count)
        else:
            chosen = in_any_order(game, situation, prompt, looked)
        for card in chosen:
            game.move(card, game.place_of(card), to_bottom=self.to_bottom)
        situation.cards = [card for card in looked if card not in chosen]
        situation.mentioned = situation.cards

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)


def put_on_deck(game: ChampionsGame, situation: Situation, card: GameCard, *, to_bottom: bool) -> None:
    """Put a card of a player on top of their deck, or on the bottom."""
    deck = you(game, situation).deck
    seen = game.seen_by(card)
    game.move(card, deck, to_bottom=to_bottom)
    note = f"{'to the bottom of' if to_bottom else 'on top of'} {deck.in_words()}"
    event = Happening(events.MOVED, situation.player, card.alone, source=situation.source, note=note)
    event.seen_by = EVERYBODY if seen == EVERYBODY else seen | you(game, situation).bit
    game.log.append(event)
    make_deck_anew(game, situation)
