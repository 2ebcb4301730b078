"""Decks are built by the rules: what a deck breaks is said, all of it, with what would be right.

[champions Appendix I: Deck Customization]
"""

from __future__ import annotations

import pytest

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck, check, limit, problems
from longbox.games.champions.decks.starter_decks import core_set, starter_deck, starter_decks
from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    BASIC,
    EVENT,
    HERO,
    IDENTITY_SPECIFIC,
    MINION,
    CardDefinition,
)
from longbox.games.champions.library import box
from longbox.games.decks import BadDeck

HEROES = ["Black Panther", "Captain Marvel", "Iron Man", "She-Hulk", "Spider-Man"]
BACKFLIP, UPPERCUT, POWER_OF_JUSTICE, NICK_FURY = "01003", "01054", "01062", "01084"


def spider_man(**changes: int) -> HeroDeck:
    """Spider-Man's starter deck with other numbers of some cards, by code."""
    deck = starter_deck("Spider-Man")
    cards = {**deck.cards, **{code.removeprefix("c"): count for code, count in changes.items()}}
    return HeroDeck(deck.name, deck.hero, deck.aspect, {code: count for code, count in cards.items() if count})


def broken(deck: HeroDeck, pool: CardPool | None = None) -> list[str]:
    """What a deck breaks, in words."""
    return [str(problem) for problem in problems(deck, pool or core_set())]


@pytest.mark.parametrize("hero", HEROES)
def test_starter_decks_are_built_by_the_rules(hero: str) -> None:
    """All five: 15 cards of the hero, 14 of one aspect, and each of the 11 basic cards."""
    deck = starter_deck(hero)
    check(deck, core_set())
    definitions = deck.definitions(core_set())
    of_hero = [card for card in definitions if card.aspect == IDENTITY_SPECIFIC]
    of_aspect = [card for card in definitions if card.aspect == deck.aspect]
    basic = [card for card in definitions if card.aspect == BASIC]
    assert (len(of_hero), len(of_aspect), len(basic)) == (15, 14, 11)
    assert {card.card_set for card in of_hero} == {core_set().heroes_named(hero)[0].card_set}


def test_starter_decks_are_found_by_any_name_of_their_hero() -> None:
    """By the hero's name, the alter-ego's, or the code; capitals and signs don't matter."""
    deck = starter_deck("Spider-Man")
    assert list(starter_decks()) == HEROES
    assert [starter_deck(name) for name in ("spider man", "Peter Parker", "01001a", "01001")] == [deck] * 4


def test_an_unknown_hero_is_named_with_what_is_near() -> None:
    """Nobody has to know the exact name."""
    with pytest.raises(BadDeck, match=r"there is no such hero\. Did you mean 'Spider-Man'\?"):
        starter_deck("Spiderman Noir")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (
            {"c01084": 0},
            "the deck has 39 cards; it must have 40 to 50: add 1 or more. [Appendix I: Deck Customization]",
        ),
        ({"c01086": 3, "c01087": 3, "c01093": 3, "c01085": 3, "c01064": 3, "c01063": 3}, None),
    ],
)
def test_a_deck_has_40_to_50_cards(changes: dict[str, int], problem: str | None) -> None:
    """The identity is not counted; the remedy says how many."""
    assert broken(spider_man(**changes)) == ([problem] if problem else [])


def test_a_deck_can_be_too_large() -> None:
    """Then some have to go."""
    deck = spider_man(c01086=3, c01087=3, c01093=3, c01085=3, c01064=3, c01063=3, c01065=3)
    assert deck.size == 51
    assert broken(deck) == [
        "the deck has 51 cards; it must have 40 to 50: take 1 or more out. [Appendix I: Deck Customization]"
    ]


def test_identity_specific_cards_are_all_there_in_their_numbers() -> None:
    """Neither fewer nor more, and no other identity's."""
    found = broken(spider_man(c01003=1, c01008=3, c01041=1))
    assert found == [
        "Shuri: only decks of its own identity (Black Panther) have it, not those of Spider-Man: take it out. "
        "[Appendix I: Deck Customization]",
        "Backflip: Spider-Man's deck has exactly 2 copies (01003), not 1. [Appendix I: Deck Customization]",
        "Web-Shooter: Spider-Man's deck has exactly 2 copies (01008), not 3. [Appendix I: Deck Customization]",
    ]


def test_each_printing_of_an_identity_specific_card_counts() -> None:
    """One title may have four printings."""
    deck = starter_deck("Black Panther")
    deck = HeroDeck(deck.name, deck.hero, deck.aspect, {**deck.cards, "01043a": 2, "01043d": 1})
    assert [problem.card for problem in problems(deck, core_set())] == ["Wakanda Forever!", "Wakanda Forever!"]


def test_a_deck_has_one_aspect() -> None:
    """Cards of others are named, and an aspect must be chosen."""
    deck = spider_man(c01054=1)
    assert broken(deck) == [
        "Uppercut: it is an aggression card, and the deck's aspect is justice. [Appendix I: Deck Customization]"
    ]
    for aspect, words in (("", "none is named."), ("justise", "'justise' is no aspect. Did you mean 'justice'?")):
        deck = HeroDeck("Web", "01001a", aspect, starter_deck("Spider-Man").cards)
        assert broken(deck)[0] == f"the deck must have exactly one aspect; {words} [Appendix I: Deck Customization]"


def test_a_title_is_in_a_deck_three_times_at_most() -> None:
    """Cards say so themselves where it is less. [champions Max]"""
    assert broken(spider_man(c01060=4)) == [
        "For Justice!: the deck has 4; at most 3 of a title are allowed: take 1 out. [Appendix I: Deck Customization]"
    ]
    assert broken(spider_man(c01062=3)) == [
        "The Power of Justice: the deck has 3; at most 2 of a title are allowed: take 1 out. [Max]"
    ]
    assert broken(spider_man(c01088=3)) == [
        "Energy: the deck has 3; at most 1 of a title are allowed: take 2 out. [Max]"
    ]


def test_titles_are_counted_over_their_printings() -> None:
    """A reprint with another code is the same title."""
    reprint = CardDefinition("90060", "For Justice!", EVENT)
    reprint.aspect = "justice"
    reprint.deck_limit = 3
    pool = CardPool([*core_set().cards, reprint])
    assert broken(spider_man(c01060=2, c90060=2), pool) == [
        "For Justice!: the deck has 4; at most 3 of a title are allowed: take 1 out. [Appendix I: Deck Customization]"
    ]


def test_a_unique_card_is_in_a_deck_once() -> None:
    """The message says how many are too many. [champions Unique]"""
    assert broken(spider_man(c01084=2)) == ["Nick Fury: it is unique; the deck has 2: take 1 out. [Unique]"]


def ally(code: str, name: str, subtitle: str) -> CardDefinition:
    """A unique basic ally."""
    card = CardDefinition(code, name, ALLY)
    card.subtitle = subtitle
    card.aspect = BASIC
    card.unique = True
    card.deck_limit = 1
    return card


@pytest.mark.parametrize(
    ("name", "subtitle", "other"),
    [
        ("Spider-Man", "Miles Morales", False),
        ("Spider-Man", "Peter Parker", True),
        ("Spider-Man", "", True),
        ("Peter Parker", "Spider-Man", True),
        ("Ghost-Spider", "Gwen Stacy", False),
    ],
)
def test_the_identity_counts_among_unique_cards(name: str, subtitle: str, other: bool) -> None:
    """An ally of the hero's title must have a subtitle of its own. [champions Unique; Subtitle]"""
    pool = CardPool([*core_set().cards, ally("90001", name, subtitle)])
    expected = [f"{name}: it is unique, and Spider-Man is the identity: take it out. [Unique]"] if other else []
    assert broken(spider_man(c90001=1), pool) == expected


def test_allies_of_one_title_need_different_subtitles() -> None:
    """Two people may bear one title; one person can't be there twice. [champions Subtitle]"""
    allies = [ally("90001", "Nova", "Richard Rider"), ally("90002", "Nova", "Sam Alexander")]
    pool = CardPool([*core_set().cards, *allies, ally("90003", "Nova", "Richard Rider")])
    assert broken(spider_man(c90001=1, c90002=1), pool) == []
    assert broken(spider_man(c90001=1, c90002=1, c90003=1), pool) == [
        "Nova: it is unique, and the deck has another of this title (90001): keep one of them. [Unique]"
    ]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("01165", "Eviction Notice: an obligation is shuffled into the encounter deck, never into a player's deck"),
        ("01167", "Vulture: the nemesis set is set aside at the start of the game, never in a deck"),
        ("01101", "Hydra Mercenary: it is a minion, and a deck has no encounter cards"),
        ("01029a", "Iron Man: a deck has exactly one identity, here Spider-Man"),
    ],
)
def test_what_never_is_in_a_deck(code: str, words: str) -> None:
    """Each is refused for its own reason. [champions Identity; Obligation; Nemesis]"""
    assert [problem.split(":")[0:2] for problem in broken(spider_man(**{f"c{code}": 1}))] == [words.split(":")]


def test_all_problems_are_said_at_once() -> None:
    """Whoever repairs a deck wants to know them all."""
    deck = spider_man(c01003=0, c01084=3, c01054=1, c01062=3, c01101=1)
    assert [problem.rule for problem in problems(deck, core_set())] == [
        "Appendix I: Deck Customization",
        "Appendix I: Deck Customization",
        "Appendix I: Deck Customization",
        "Max",
        "Unique",
    ]
    with pytest.raises(BadDeck) as error:
        check(deck, core_set())
    assert str(error.value).startswith("Spider-Man: Justice has 5 problems:\n  - Hydra Mercenary: ")
    assert len(error.value.problems) == 5


def test_cards_that_do_not_exist_are_all_named() -> None:
    """A deck that was made by a program may have any code."""
    with pytest.raises(BadDeck) as error:
        problems(spider_man(c77777=1, c88888=1), core_set())
    assert error.value.problems == (
        "there is no card with the code '77777'.",
        "there is no card with the code '88888'.",
    )
    with pytest.raises(BadDeck, match="there is no identity '99001a'"):
        problems(HeroDeck("Web", "99001a", "justice", {}), core_set())


def test_the_limit_of_a_card() -> None:
    """What its text says, if that is less. [champions Max]"""
    card = CardDefinition("90001", "Night Light", EVENT, "Max 2 per deck.\nHero Action: Draw 1 card.")
    card.deck_limit = 3
    assert limit(card) == 2
    card.deck_limit = 1
    assert limit(card) == 1


@pytest.mark.parametrize(
    ("names", "most"),
    [
        (("Energy", "Genius", "Strength"), 1),
        (("The Power of Aggression", "The Power of Justice", "The Power of Leadership", "The Power of Protection"), 2),
        (("Haymaker", "First Aid", "Emergency"), 3),
    ],
)
def test_the_limits_of_the_resource_cards(names: tuple[str, ...], most: int) -> None:
    """Of each basic resource card a deck has one, of each The Power of ... two, as they say. [champions Max]"""
    cards = {card.name: card for card in box()}
    assert [limit(cards[name]) for name in names] == [most] * len(names)


def test_a_hero_is_found_by_all_its_names() -> None:
    """Two identities may share a title; the alter-ego tells them apart."""
    cards: list[CardDefinition] = []
    for number, other in enumerate(("Peter Parker", "Miles Morales"), 1):
        for side, name, card_type in (("a", "Spider-Man", HERO), ("b", other, ALTER_EGO)):
            card = CardDefinition(f"9000{number}{side}", name, card_type)
            card.card_set = f"set_{number}"
            cards.append(card)
    pool = CardPool([*cards, CardDefinition("90009", "Miles Morales", MINION)])
    assert [hero.code for hero in pool.heroes_named("Spider-Man")] == ["90001a", "90002a"]
    assert [hero.code for hero in pool.heroes_named("miles morales")] == ["90002a"]
    assert [hero.code for hero in pool.heroes_named("Spider-Man (Peter Parker)")] == ["90001a"]
    assert [hero.code for hero in pool.heroes_named("90002")] == ["90002a"]
