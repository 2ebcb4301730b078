"""The rules that decks are built by.

`problems` names all that a deck breaks, not only the first. [champions Appendix I: Deck Customization; Max; Unique]
"""

from __future__ import annotations

import re
from typing import Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.definitions import ASPECTS, BASIC, IDENTITY_SPECIFIC, OBLIGATION, CardDefinition
from longbox.games.decks import BadDeck, Deck, Problem, plain, refuse_broken
from longbox.kernel.errors import near

SMALLEST_DECK: Final = 40
LARGEST_DECK: Final = 50

CUSTOMIZATION: Final = "Appendix I: Deck Customization"
"""The appendix of the rules reference that has the rules of building decks."""
MAX_PER_DECK: Final = re.compile(r"\bMax (\d+) per deck\b", re.IGNORECASE)
NEMESIS_SET: Final = "_nemesis"


class HeroDeck(Deck):
    """A deck with its identity, which is not among its cards.

    Attributes:
        hero: The code of the hero side of its identity: "01001a".
        aspect: The aspect that was chosen for it, one of `ASPECTS`; "" if it is not said.
    """

    def __init__(self, name: str, hero: str, aspect: str, cards: dict[str, int]) -> None:
        super().__init__(name, cards)
        self.hero = hero
        self.aspect = aspect

    def identity(self, pool: CardPool) -> CardDefinition:
        """The hero side of its identity.

        Raises:
            BadDeck: The pool lacks it.
        """
        hero = pool.by_code(self.hero)
        if hero is None:
            raise BadDeck(self.name, [f"there is no identity {self.hero!r}."])
        return hero

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, HeroDeck)
            and (self.name, self.hero, self.aspect) == (other.name, other.hero, other.aspect)
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.name, self.hero, self.aspect))


def check(deck: HeroDeck, pool: CardPool) -> None:
    """Refuse a deck that breaks rules.

    Raises:
        BadDeck: It does; the message names all of them.
    """
    refuse_broken(deck, problems(deck, pool))


def problems(deck: HeroDeck, pool: CardPool) -> list[Problem]:
    """The rules that a deck breaks, in the order in which people look at a deck.

    Raises:
        BadDeck: It has a card or a hero that the pool lacks.
    """
    hero = deck.identity(pool)
    counted = deck.counted(pool)
    return [
        *_size(deck),
        *_foreign_cards(counted, hero),
        *_identity_specific(deck, hero, pool),
        *_aspect(deck, counted),
        *_copies(counted),
        *_uniqueness(counted, hero, pool),
    ]


def _size(deck: HeroDeck) -> list[Problem]:
    """A deck has 40 to 50 cards; the identity is not counted. [champions Appendix I: Deck Customization]"""
    if SMALLEST_DECK <= deck.size <= LARGEST_DECK:
        return []
    missing = SMALLEST_DECK - deck.size
    remedy = f"add {missing} or more" if missing > 0 else f"take {deck.size - LARGEST_DECK} or more out"
    message = f"the deck has {_cards(deck.size)}; it must have {SMALLEST_DECK} to {LARGEST_DECK}: {remedy}."
    return [Problem(CUSTOMIZATION, "", message)]


def _foreign_cards(counted: list[tuple[CardDefinition, int]], hero: CardDefinition) -> list[Problem]:
    """No encounter cards, no second identity, no cards of other heroes. [champions Identity, Obligation, Nemesis]"""
    return [problem for card, _ in counted for problem in _foreign(card, hero)]


def _foreign(card: CardDefinition, hero: CardDefinition) -> list[Problem]:
    if card.type == OBLIGATION:
        message = "an obligation is shuffled into the encounter deck, never into a player's deck: take it out."
        return [Problem("Obligation", card.name, message)]
    if card.card_set.endswith(NEMESIS_SET):
        message = "the nemesis set is set aside at the start of the game, never in a deck: take it out."
        return [Problem("Nemesis", card.name, message)]
    if card.is_encounter_card:
        message = f"it is {_article(card.type)}, and a deck has no encounter cards: take it out."
        return [Problem(CUSTOMIZATION, card.name, message)]
    if card.is_identity:
        return [Problem("Identity", card.name, f"a deck has exactly one identity, here {hero.name}: take it out.")]
    if card.aspect == IDENTITY_SPECIFIC and card.card_set != hero.card_set:
        message = f"only decks of its own identity ({_set_name(card)}) have it, not those of {hero.name}: take it out."
        return [Problem(CUSTOMIZATION, card.name, message)]
    return []


def _identity_specific(deck: HeroDeck, hero: CardDefinition, pool: CardPool) -> list[Problem]:
    """All identity-specific cards, each as often as it was printed. [champions Appendix I: Deck Customization]"""
    found: list[Problem] = []
    for card in pool.identity_specific(hero):
        count = deck.cards.get(card.code, 0)
        if count != card.quantity:
            message = f"{_set_name(hero)}'s deck has exactly {_copies_of(card.quantity)} ({card.code}), not {count}."
            found.append(Problem(CUSTOMIZATION, card.name, message))
    return found


def _aspect(deck: HeroDeck, counted: list[tuple[CardDefinition, int]]) -> list[Problem]:
    """One aspect; the rest of the deck is of it or basic. [champions Appendix I: Deck Customization]"""
    if deck.aspect not in ASPECTS:
        asked = f"{deck.aspect!r} is no aspect. {near(deck.aspect, ASPECTS)}" if deck.aspect else "none is named."
        return [Problem(CUSTOMIZATION, "", f"the deck must have exactly one aspect; {asked}")]
    return [
        Problem(
            CUSTOMIZATION, card.name, f"it is {_article(card.aspect)} card, and the deck's aspect is {deck.aspect}."
        )
        for card, _ in counted
        if card.aspect in ASPECTS and card.aspect != deck.aspect
    ]


def _copies(counted: list[tuple[CardDefinition, int]]) -> list[Problem]:
    """At most three of each title, or what "Max X per deck" says. [champions Max]

    Copies are counted by title. Unique cards have a rule of their own, identity-specific ones an exact number.
    """
    by_title: dict[str, list[tuple[CardDefinition, int]]] = {}
    for card, count in counted:
        if not card.unique and (card.aspect in ASPECTS or card.aspect == BASIC):
            by_title.setdefault(plain(card.name), []).append((card, count))
    found: list[Problem] = []
    for copies in by_title.values():
        card = copies[0][0]
        count = sum([number for _, number in copies])
        if count > limit(card):
            rule = "Max" if MAX_PER_DECK.search(card.text) else CUSTOMIZATION
            message = (
                f"the deck has {count}; at most {limit(card)} of a title are allowed: take {count - limit(card)} out."
            )
            found.append(Problem(rule, card.name, message))
    return found


def limit(card: CardDefinition) -> int:
    """How many of a title a deck may have. [champions Max]"""
    printed = MAX_PER_DECK.search(card.text)
    return min(card.deck_limit, int(printed[1])) if printed else card.deck_limit


def _uniqueness(counted: list[tuple[CardDefinition, int]], hero: CardDefinition, pool: CardPool) -> list[Problem]:
    """One copy of each unique title, the identity's two among them. [champions Unique, Subtitle]"""
    unique = [(card, count) for card, count in counted if card.unique and not card.is_identity]
    found: list[Problem] = []
    for place, (card, count) in enumerate(unique):
        if count > 1:
            found.append(Problem("Unique", card.name, f"it is unique; the deck has {count}: take {count - 1} out."))
        same = [other for other, _ in unique[:place] if _are_the_same(card, other)]
        if same:
            message = f"it is unique, and the deck has another of this title ({same[0].code}): keep one of them."
            found.append(Problem("Unique", card.name, message))
        if _is_the_identity(card, hero, pool.alter_ego(hero)):
            found.append(Problem("Unique", card.name, f"it is unique, and {hero.name} is the identity: take it out."))
    return found


def _are_the_same(card: CardDefinition, other: CardDefinition) -> bool:
    """Whether two unique cards can't be in one deck: one title, and no subtitles that differ. [champions Unique]"""
    if plain(card.name) != plain(other.name):
        return False
    return not (card.subtitle and other.subtitle) or plain(card.subtitle) == plain(other.subtitle)


def _is_the_identity(card: CardDefinition, hero: CardDefinition, alter_ego: CardDefinition | None) -> bool:
    """Whether a unique card is the person that the identity is. [champions Unique]

    An ally with the hero's title may be someone else, if its subtitle is not the alter-ego's name.
    """
    other = alter_ego.name if alter_ego else hero.subtitle
    if plain(card.name) == plain(other):
        return True
    return plain(card.name) == plain(hero.name) and (not card.subtitle or plain(card.subtitle) == plain(other))


def _set_name(card: CardDefinition) -> str:
    """What the hero of a set is called: "Spider-Man" for a hero, else the set in words."""
    return card.name if card.is_identity else card.card_set.replace("_", " ").title()


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _copies_of(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"
