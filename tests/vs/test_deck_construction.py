"""Building decks of Vs. System: what a deck may have, and how what is wrong is said."""

from __future__ import annotations

import pytest

from longbox.games.decks import BadDeck, Deck
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.construction import check, problems
from longbox.games.vs.decks.deck_files import read_file, write_file
from longbox.games.vs.decks.deck_formats import WRITERS, is_deck, read_deck
from longbox.games.vs.decks.deck_list import read_list, write_list
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, CardDefinition


def card(card_name: str, version: str = "", card_type: str = CHARACTER, identity: str = "") -> CardDefinition:
    """A card with nothing but what it is called and what it is."""
    full = f"{card_name} <> {identity}" if identity else card_name
    made = CardDefinition(f"{full}, {version}" if version else full, card_name, card_type)
    made.identity = identity or card_name
    made.versions = (version,) if version else ()
    return made


def limited(card_name: str, version: str, limit: int) -> CardDefinition:
    """A card that says how many of its name a deck can have."""
    made = card(card_name, version)
    made.deck_limit = limit
    return made


POOL = CardPool(
    [
        card("Wolverine", "James Howlett"),
        card("Wolverine", "New Fantastic Four"),
        card("Storm", "Ororo Munroe"),
        card("Tim Drake", "Young Detective", identity="Robin"),
        card("Wild Sentinel", "Army"),
        limited("Molecule Man", "Owen Reece", 1),
        limited("Molecule Man", "Beyonder's Pawn", 4),
        card("Flying Kick", card_type=PLOT_TWIST),
        card("X-Corporation", card_type=LOCATION),
        card("Dual Sidearms", card_type=EQUIPMENT),
    ]
)


def said(deck: Deck) -> list[str]:
    """What is wrong with a deck, in words."""
    return [str(problem) for problem in problems(deck, POOL)]


def complaints(text: str) -> tuple[str, ...]:
    """What can't be understood of a deck's text."""
    with pytest.raises(BadDeck) as caught:
        read_deck(text, POOL)
    return caught.value.problems


def test_a_deck_has_sixty_cards_or_more() -> None:
    """There is a smallest deck and no largest one. [vs 101.1]"""
    assert said(Deck("few", {"Wild Sentinel, Army": 59})) == [
        "the deck has 59 cards; it must have at least 60: add 1. [101.1]"
    ]
    assert said(Deck("enough", {"Wild Sentinel, Army": 60})) == []
    assert said(Deck("many", {"Wild Sentinel, Army": 600})) == []


def test_a_deck_has_four_of_each_version() -> None:
    """Versions of one name are counted apart, and Army cards not at all. [vs 101.2a, 101.2b]"""
    deck = Deck("", {"Wolverine, James Howlett": 4, "Wolverine, New Fantastic Four": 4, "Wild Sentinel, Army": 52})
    assert said(deck) == []
    deck.cards["Wolverine, James Howlett"] = 6
    deck.cards["Flying Kick"] = 5
    assert said(deck) == [
        "Wolverine, James Howlett: the deck has 6; at most 4 of a version are allowed: take 2 out. [101.2a]",
        "Flying Kick: the deck has 5; at most 4 of a version are allowed: take 1 out. [101.2a]",
    ]


def test_a_card_may_limit_its_name() -> None:
    """Then all cards of that name are counted together. [vs 513.3c]"""
    deck = Deck("", {"Molecule Man, Owen Reece": 1, "Molecule Man, Beyonder's Pawn": 2, "Wild Sentinel, Army": 60})
    assert said(deck) == [
        "Molecule Man: the card says that a deck can't have more than 1 of this name, and it has 3: take 2 out."
        " [513.3c]"
    ]
    del deck.cards["Molecule Man, Owen Reece"]
    assert said(deck) == []


def test_a_deck_that_breaks_rules_is_refused_with_all_of_them() -> None:
    """The message names the deck, each card and each rule."""
    with pytest.raises(BadDeck) as caught:
        check(Deck("Claws", {"Wolverine, James Howlett": 5}), POOL)
    assert str(caught.value) == (
        "Claws has 2 problems:\n"
        "  - the deck has 5 cards; it must have at least 60: add 55. [101.1]\n"
        "  - Wolverine, James Howlett: the deck has 5; at most 4 of a version are allowed: take 1 out. [101.2a]"
    )


@pytest.mark.parametrize(
    "line",
    [
        "4 Wolverine, James Howlett",
        "4x Wolverine, James Howlett",
        "4 x wolverine, james howlett",
        "- 4 Wolverine (James Howlett)",
        "Wolverine - James Howlett x4",
        "4 Wolverine, James Howlett  # claws",
        "4\u00d7 Wolverine, James Howlett (MOR-028)",
    ],
)
def test_a_line_is_a_number_and_a_card(line: str) -> None:
    """However people write them down."""
    assert read_list(line, POOL).cards == {"Wolverine, James Howlett": 4}


def test_a_list_has_headings_and_remarks() -> None:
    """They are no cards; the first line can be the deck's name, and lines of one card are added up."""
    text = """
    Berserkers

    // for rainy days
    Characters (9):
    == Cost 5 ==
    2x Wolverine, James Howlett
    3-drops
    4 Storm
    2 Storm, Ororo Munroe
    Robin

    Plot Twists
    2 Flying Kick
    [Locations]
    2 X-Corporation
    Total: 13 cards
    """
    deck = read_list(text, POOL)
    assert deck.name == "Berserkers"
    assert deck.cards == {
        "Wolverine, James Howlett": 2,
        "Storm, Ororo Munroe": 6,
        "Tim Drake <> Robin, Young Detective": 1,
        "Flying Kick": 2,
        "X-Corporation": 2,
    }
    assert deck.remarks == ["for rainy days"], "they are not kept, so that whoever brings the deck must be told"


@pytest.mark.parametrize("title", ["Friday #2", "Deck: Friday #2", "Name: Friday #2"])
def test_the_name_of_a_deck_may_have_signs_of_remarks(title: str) -> None:
    """It is whole, and written so that it is read back whole; behind a card the same sign begins a remark."""
    deck = read_list(f"{title}\n4 Storm, Ororo Munroe # flies\n2 Flying Kick", POOL)
    assert (deck.name, deck.remarks) == ("Friday #2", ["flies"])
    for write in WRITERS.values():
        again = read_deck(write(deck, POOL), POOL)
        assert (again.name, again.cards, again.remarks) == (deck.name, deck.cards, [])


def test_a_file_has_remarks_beside_its_headings() -> None:
    """What is written anew is no remark; nor is a sign within a name."""
    text = 'name = "A # B"\n[cards]\n# Characters\n"Storm, Ororo Munroe" = 4 # flies\n# try a fifth\n'
    deck = read_deck(text, POOL)
    assert (deck.name, deck.remarks) == ("A # B", ["flies", "try a fifth"])


def test_a_version_must_be_named_where_there_are_several() -> None:
    """The complaint lists them; and all that is wrong is said at once, line by line."""
    assert complaints("Deck: Claws\n4 Wolverine\n2 Wolverine, Logan\n1 Flyng Kick\n1 Storm, Windrider\nnonsense") == (
        "line 2: 'Wolverine' may be 2 cards. Name the version: 'Wolverine, James Howlett' or "
        "'Wolverine, New Fantastic Four'.",
        "line 3: there is no card 'Wolverine, Logan'. Name the version: 'Wolverine, James Howlett' or "
        "'Wolverine, New Fantastic Four'.",
        "line 4: there is no card 'Flyng Kick'. Did you mean 'Flying Kick'?",
        "line 5: there is no card 'Storm, Windrider'. The only one is 'Storm, Ororo Munroe'.",
        "line 6: there is no card 'nonsense'.",
    )


def test_a_list_without_cards_is_no_deck() -> None:
    """It is told what a line looks like."""
    assert complaints("my deck\n") == ('it has no cards; a line with a card reads "4 Flying Kick".',)


def test_a_file_is_a_name_and_a_table() -> None:
    """Cards are called as in lists; what else stands there is complained about."""
    deck = read_file('name = "Claws"\n[cards]\nStorm = 2\n"wolverine, james howlett" = 1', POOL)
    assert deck == Deck("Claws", {"Storm, Ororo Munroe": 2, "Wolverine, James Howlett": 1})
    assert complaints('name = 3\nnmae = ""\n[cards]\nStrom = 2\nStorm = "two"\n"Flying Kick" = 0') == (
        "'nmae' is not known. Did you mean 'name'?",
        "name must be a word in quotes, not 3.",
        "there is no card 'Strom'. Did you mean 'Storm, Ororo Munroe'?",
        "Storm: how many there are must be a number from 1, not 'two'.",
        "Flying Kick: how many there are must be a number from 1, not 0.",
    )
    assert complaints('name = "x"\ncards = 3')[0].startswith("cards must be a table")
    assert len(complaints("name = ")) == 1


def test_what_is_written_is_read_back() -> None:
    """As a list and as a file of ours, with the cards in sections."""
    deck = Deck("Claws", {"Wolverine, James Howlett": 2, "Dual Sidearms": 1, "X-Corporation": 1, "Flying Kick": 4})
    for written in (write_list(deck, POOL), write_file(deck, POOL)):
        assert is_deck(written)
        assert read_deck(written, POOL) == deck
    assert write_list(deck, POOL) == (
        "Deck: Claws\n\nCharacters (2)\n2 Wolverine, James Howlett\n\nEquipment (1)\n1 Dual Sidearms\n"
        "\nLocations (1)\n1 X-Corporation\n\nPlot Twists (4)\n4 Flying Kick\n"
    )


def test_a_name_is_no_deck() -> None:
    """So options can have either."""
    assert not is_deck("X-Men")
    assert is_deck("60 Wild Sentinel")
    assert is_deck("Sentinels\n60 Wild Sentinel")
