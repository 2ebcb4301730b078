"""A deck while it is read: cards by what people call them, and what could not be understood, all of it."""

from __future__ import annotations

import re
from typing import Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.definitions import ASPECTS, IDENTITY_SPECIFIC, CardDefinition
from longbox.games.decks import MOST_COPIES, BadDeck, plain, refuse_nonsense
from longbox.kernel.errors import near

HINT: Final = re.compile(r"^(?P<name>.+?)\s*[(\[](?P<hint>[^()\[\]]*)[)\]]$")
"""A name with something in parentheses after it: a code, a subtitle or a pack."""


class DeckList:
    """Collects the cards of a deck; `finish` makes the deck of them, or says all that is wrong.

    Attributes:
        pool: The cards that there are.
        complaints: What could not be understood.
        hero: The hero side of the identity, once it is known.
    """

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool
        self.complaints: list[str] = []
        self.hero: CardDefinition | None = None
        self._cards: dict[str, int] = {}
        self._of_several: list[tuple[list[CardDefinition], int]] = []

    def name_hero(self, *words: str) -> None:
        """Say who the hero is: the first of these words (codes or names) that means an identity decides."""
        for word in words:
            heroes = self._heroes(word) if word else []
            if len(heroes) == 1:
                self.hero = heroes[0]
                return
            if heroes:
                several = ", ".join([f"{hero.name} ({hero.code})" for hero in heroes])
                self.complaints.append(f"the hero {word!r} may be any of these: {several}; name its code.")
                return
        said = [word for word in words if word]
        known = near(said[-1], [hero.name for hero in self.pool.heroes()]) if said else ""
        self.complaints.append(f"there is no hero {said[-1]!r}. {known}" if said else "no hero is named.")

    def _heroes(self, word: str) -> list[CardDefinition]:
        found = self.pool.heroes_named(word)
        hinted = HINT.match(word)
        if found or hinted is None:
            return found
        by_hint = self.pool.heroes_named(hinted["hint"])
        return by_hint or self.pool.heroes_named(hinted["name"])

    def is_hero(self, words: str) -> bool:
        """Whether these words mean an identity."""
        return bool(self._heroes(words))

    def is_count(self, card: str, count: object) -> bool:
        """Whether this is a number of cards, and not none; complains if it is no number."""
        if isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= MOST_COPIES:
            return count > 0
        most = f" up to {MOST_COPIES}" if isinstance(count, int) and count > MOST_COPIES else ""
        self.complaints.append(f"{card}: how many there are must be a number{most}, not {count!r}.")
        return False

    def add_code(self, code: str, count: int, name: str = "") -> None:
        """Add cards by code; where the code is not known, by their name."""
        refuse_nonsense(self.complaints)
        card = self.pool.by_code(code)
        if card is not None:
            self._add(card, count if self.is_count(code, count) else 0)
        elif name:
            self.add_words(name, count)
        else:
            self.complaints.append(
                f"there is no card with the code {code!r} here; cards of other sets must come with a card file."
            )

    def add_words(self, words: str, count: int) -> None:
        """Add cards as people write them: "Uppercut", "Uppercut (01054)", "Uppercut (Core Set)"."""
        refuse_nonsense(self.complaints)
        if not self.is_count(words, count):
            return
        found = self._called(words)
        if isinstance(found, str):
            self.complaints.append(found)
        elif len(found) == 1:
            self._add(found[0], count)
        else:
            self._of_several.append((found, count))

    def means_a_card(self, words: str) -> bool:
        """Whether words that stand without a number are those of a card."""
        return not isinstance(self._called(words), str)

    def _called(self, words: str) -> list[CardDefinition] | str:
        """The card that words mean, its printings if there are several, or why it can't be told."""
        by_code = self.pool.by_code(words)
        if by_code is not None:
            return [by_code]
        printings = self.pool.printings(words)
        hinted = HINT.match(words)
        if printings or hinted is None:
            return self._decided(printings, words)
        by_code = self.pool.by_code(hinted["hint"])
        if by_code is not None:
            if plain(by_code.name) == plain(hinted["name"]):
                return [by_code]
            return f"{hinted['hint']} is {by_code.name!r}, not {hinted['name']!r}: name the one that is meant."
        printings = self.pool.printings(hinted["name"])
        subtitled = [card for card in printings if plain(card.subtitle) == plain(hinted["hint"])]
        return self._decided(subtitled or printings, hinted["name"])

    def _decided(self, found: list[CardDefinition], name: str) -> list[CardDefinition] | str:
        """The printings of one card: those that this hero's deck could have, if a title is shared."""
        if not found:
            return self.pool.no_such_card(name)
        fitting = [card for card in found if self._fits(card)] or found
        own = [card for card in fitting if card.aspect == IDENTITY_SPECIFIC and not card.is_identity]
        chosen = own or fitting
        if len({(card.card_set, card.aspect, card.type, card.subtitle) for card in chosen}) == 1:
            return chosen
        codes = ", ".join([f"{card.name} ({card.code})" for card in chosen])
        return f"{name!r} may be any of these: {codes}; name the code."

    def _fits(self, card: CardDefinition) -> bool:
        """Whether a card could be meant in a deck of the hero, if it is known."""
        if card.is_encounter_card:
            return False
        return self.hero is None or card.aspect != IDENTITY_SPECIFIC or card.card_set == self.hero.card_set

    def _add(self, card: CardDefinition, count: int) -> None:
        if self.hero is not None and card.is_identity and card.card_set == self.hero.card_set:
            return
        self._cards[card.code] = self._cards.get(card.code, 0) + count

    def _share_out(self) -> None:
        """Give each printing as many as it has, and the last one what is left."""
        for printings, count in self._of_several:
            left = count
            for card in printings:
                taken = min(left, max(0, card.quantity - self._cards.get(card.code, 0)))
                if card is printings[-1]:
                    taken = left
                if taken:
                    self._add(card, taken)
                left -= taken
        self._of_several = []

    def finish(self, name: str, aspect: str = "") -> HeroDeck:
        """The deck.

        Args:
            name: What it is called; like its hero and aspect if nothing is said.
            aspect: Its aspect; that of most of its cards if nothing is said.

        Raises:
            BadDeck: Something could not be understood; the message names all of it.
        """
        self._share_out()
        if self.hero is None and not self.complaints:
            self.name_hero()
        if self.complaints or self.hero is None:
            raise BadDeck(name or "the deck", self.complaints)
        aspect = aspect.lower() or self._aspect_of_most()
        return HeroDeck(name or f"{self.hero.name}: {aspect.title()}", self.hero.code, aspect, self._cards)

    def _aspect_of_most(self) -> str:
        """The aspect that most cards have; "" if none has one."""
        counts = dict.fromkeys(ASPECTS, 0)
        for code, count in self._cards.items():
            card = self.pool.by_code(code)
            if card is not None and card.aspect in counts:
                counts[card.aspect] += count
        most = max(counts.values())
        return next(aspect for aspect in ASPECTS if counts[aspect] == most) if most else ""
