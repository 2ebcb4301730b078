"""Decks come and go in four formats: our own, the public decklists' JSON and text, and OCTGN's."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.commands.decks import FORMAT_NAMES
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_formats import FORMATS, find_format, read_deck
from longbox.games.champions.decks.octgn import octgn_ids
from longbox.games.champions.decks.starter_decks import core_set, starter_deck, starter_decks
from longbox.games.champions.definitions import ALLY, EVENT, CardDefinition
from longbox.games.deck_building import UnknownFormat
from longbox.games.decks import BadDeck

WEB = {
    "01002": 1,
    "01003": 2,
    "01004": 2,
    "01005": 3,
    "01006": 1,
    "01007": 2,
    "01008": 2,
    "01009": 2,
    "01058": 1,
    "01060": 3,
    "01062": 2,
    "01083": 1,
    "01092": 1,
}
"""The cards of the examples, in the order in which all of them list them."""

DECKLIST = """
{
    "id": 31415,
    "name": "Web of Justice",
    "date_creation": "2024-03-01T10:00:00+00:00",
    "date_update": "2024-03-02T11:30:00+00:00",
    "description_md": "Thwart first, **ask** later.",
    "user_id": 27,
    "%(hero)s_code": "01001a",
    "%(hero)s_name": "Spider-Man",
    "slots": {"01002": 1, "01003": 2, "01004": 2, "01005": 3, "01006": 1, "01007": 2, "01008": 2, "01009": 2,
              "01058": 1, "01060": 3, "01062": 2, "01083": 1, "01092": 1},
    "ignoreDeckLimitSlots": null,
    "version": "1.0",
    "xp": null,
    "meta": "{\\"aspect\\":\\"justice\\"}",
    "tags": "solo, beginner"
}
"""

TEXT = """\
Web of Justice

Spider-Man

Packs:
From Core Set to Black Widow

Upgrades

2x Spider-Tracer (Core Set)
2x Web-Shooter (Core Set)
2x Webbed Up (Core Set)

Events

2x Backflip (Core Set)
2x Enhanced Spider-Sense (Core Set)
3x Swinging Web Kick (Core Set)
3x For Justice! (Core Set)

Supports

1x Aunt May (Core Set)
1x Helicarrier (Core Set)

Resource

2x The Power of Justice (Core Set)

Allies

1x Black Cat (Core Set)
1x Daredevil (Core Set)
1x Mockingbird (Core Set)
"""

OTHER_TEXT = """\
Web of Justice
Hero: Peter Parker
Packs: Core Set

Ally (3)
Mockingbird
1 Black Cat (Core Set)
1 Daredevil (Matt Murdock)

## Event (10 cards):
- 2x Backflip
- 2 x enhanced spider sense
Swinging Web Kick x3
3 For Justice

Resource (2)
2x The Power of Justice [01062]
# what is still missing
Support (2)
1x Aunt May (Core Set)
1x Helicarrier (Core Set)
Upgrade (6)
2x 01007
2x Web-Shooter (Core Set)
2x Webbed Up (Core Set)
"""

OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="055c536f-adba-4bc2-acbf-9aefb9756046" sleeveid="0">
  <section name="Cards" shared="False">
    <card qty="1" id="{01001a}">Spider-Man</card>
    <card qty="1" id="{01006}">Aunt May</card>
    <card qty="1" id="{01092}">Helicarrier</card>
    <card qty="2" id="{01003}">Backflip</card>
    <card qty="2" id="{01004}">Enhanced Spider-Sense</card>
    <card qty="3" id="{01005}">Swinging Web Kick</card>
    <card qty="3" id="{01060}">For Justice!</card>
    <card qty="2" id="{01007}">Spider-Tracer</card>
    <card qty="2" id="{01008}">Web-Shooter</card>
    <card qty="2" id="{01009}">Webbed Up</card>
    <card qty="1" id="{01002}">Black Cat</card>
    <card qty="1" id="{01058}">Daredevil</card>
    <card qty="1" id="{01083}">Mockingbird</card>
    <card qty="2" id="{01062}">The Power of Justice</card>
  </section>
  <section name="Nemesis" shared="False">
    <card qty="1" id="{01167}">Vulture</card>
  </section>
  <section name="Encounter" shared="True">
    <card qty="2" id="{01101}">Hydra Mercenary</card>
  </section>
<notes><![CDATA[Thwart first.]]></notes>
</deck>
"""

FILE = """\
name = "Web of Justice"
hero = "Spider-Man"
aspect = "justice"

[cards]
"Black Cat" = 1
Backflip = 2
"Enhanced Spider-Sense" = 2
"Swinging Web Kick (01005)" = 3
01006 = 1
"Spider-Tracer" = 2
"Web-Shooter" = 2
"Webbed Up" = 2
"Daredevil (Matt Murdock)" = 1
"for justice" = 3
"The Power of Justice (Core Set)" = 2
Mockingbird = 1
Helicarrier = 1
Uppercut = 0
"""


def complaints(text: str, pool: CardPool | None = None) -> list[str]:
    """All that is wrong with the text of a deck."""
    with pytest.raises(BadDeck) as error:
        read_deck(text, pool or core_set())
    return list(error.value.problems)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("json, older spelling", DECKLIST % {"hero": "investigator"}),
        ("json, newer spelling", DECKLIST % {"hero": "hero"}),
        ("json, a list of one", f"[{DECKLIST % {'hero': 'hero'}}]"),
        ("text, as it is exported", TEXT),
        ("text, as people type it", OTHER_TEXT),
        ("o8d", re.sub(r"{(\w+)}", lambda code: octgn_ids()[code[1]], OCTGN)),
        ("toml", FILE),
    ],
)
def test_all_formats_are_understood_without_being_named(name: str, text: str) -> None:
    """The same deck from real shaped examples of each."""
    deck = read_deck(text, core_set())
    assert deck.cards == WEB, name
    assert (deck.hero, deck.aspect) == ("01001a", "justice")
    assert deck.name == ("Spider-Man: Justice" if name == "o8d" else "Web of Justice")
    assert read_deck("\ufeff" + text.replace("\n", "\r\n"), core_set()) == deck


@pytest.mark.parametrize("hero", list(starter_decks()))
@pytest.mark.parametrize("name", FORMAT_NAMES)
def test_what_is_written_reads_as_the_same_deck(name: str, hero: str) -> None:
    """Each starter deck, through each format."""
    deck = starter_deck(hero)
    assert read_deck(find_format(name).write(deck, core_set()), core_set()) == deck


CODES = [card.code for card in core_set().cards if not card.is_encounter_card and not card.is_identity]


@given(st.dictionaries(st.sampled_from(CODES), st.integers(1, 3), min_size=1, max_size=12))
def test_any_cards_are_written_and_read_by_code(cards: dict[str, int]) -> None:
    """Whether or not the rules allow them: formats don't check decks."""
    deck = HeroDeck("Odds and Ends", "01001a", "justice", cards)
    for name in ("toml", "json"):
        assert read_deck(find_format(name).write(deck, core_set()), core_set()) == deck
    assert read_deck(find_format("o8d").write(deck, core_set()), core_set()).cards == cards


def test_formats_have_names() -> None:
    """Those that the command offers."""
    assert tuple([each.name for each in FORMATS]) == FORMAT_NAMES
    with pytest.raises(UnknownFormat, match=r"There is no format 'jsn'\. Did you mean 'json'\?"):
        find_format("jsn")


PIECES = """{" |slots": |{}|[|]|}|<deck>|</deck>|<section/>|<card/>|<!--|hero = |"Spider-Man"|[cards]
|2x Backflip|3x|(|)|01003|Packs:|Spider-Man|Aspect: justice| = 1|&|,|
"""


@given(st.lists(st.sampled_from(PIECES.split("|")), max_size=12).map("".join))
def test_whatever_a_text_holds_it_is_a_deck_or_refused(text: str) -> None:
    """A mistake is a message, never a breakdown."""
    problems: tuple[str, ...] = ()
    try:
        problems = () if read_deck(text, core_set()).hero else ("no hero",)
    except BadDeck as error:
        problems = error.problems or ("not even a reason",)
    assert set(problems).isdisjoint({"no hero", "not even a reason"})


# The JSON of public decklists.


def decklist(**fields: object) -> str:
    """A decklist with these fields."""
    return json.dumps({"name": "Web", "investigator_code": "01001a", "slots": {"01003": 2, "01060": 1}, **fields})


@pytest.mark.parametrize("meta", ["", None, "[]", "{", '{"aspect":""}', {"aspect": "justice"}, '{"aspect":"justice"}'])
def test_an_aspect_that_is_not_said_is_that_of_the_cards(meta: object) -> None:
    """`meta` is JSON within a string, and may be anything."""
    assert read_deck(decklist(meta=meta), core_set()).aspect == "justice"


def test_the_aspect_that_is_said_counts() -> None:
    """A deck may have no card of its aspect."""
    assert read_deck(decklist(meta='{"aspect":"leadership"}'), core_set()).aspect == "leadership"
    assert read_deck(decklist(slots={"01003": 2}), core_set()).aspect == ""


@pytest.mark.parametrize("slots", [[], {}, None])
def test_empty_slots_come_in_three_ways(slots: object) -> None:
    """The site writes an object that is empty as a list."""
    assert read_deck(decklist(slots=slots), core_set()).cards == {}


def test_the_identity_among_the_slots_is_no_card_of_the_deck() -> None:
    """Some tools list it."""
    assert read_deck(decklist(slots={"01001a": 1, "01003": 2}), core_set()).cards == {"01003": 2}


@pytest.mark.parametrize(
    "hero",
    [
        {"investigator_code": "01001"},
        {"investigator_code": None, "investigator_name": "Spider-Man"},
        {"investigator_code": "", "hero_name": "Peter Parker"},
    ],
)
def test_the_hero_is_found_by_code_or_name(hero: dict[str, object]) -> None:
    """Codes without the letter of the side, or a name alone."""
    assert read_deck(decklist(**hero), core_set()).hero == "01001a"


def test_all_that_is_wrong_with_a_decklist_is_said_at_once() -> None:
    """Unknown hero, unknown cards, numbers that are none."""
    slots = {"99001": 1, "01003": "two", "01060": -1, "99002": 1}
    assert complaints(decklist(investigator_code="99001a", investigator_name="Spider-Maam", slots=slots)) == [
        "there is no hero 'Spider-Maam'. Did you mean 'Spider-Man'?",
        "there is no card with the code '99001' here; cards of other sets must come with a card file.",
        "01003: how many there are must be a number, not 'two'.",
        "01060: how many there are must be a number, not -1.",
        "there is no card with the code '99002' here; cards of other sets must come with a card file.",
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "it is not JSON: "),
        ('{"name": "Web"}', "it is no decklist: "),
        ('[{"slots": {}}, {"slots": {}}]', "it is no decklist: "),
        ('{"slots": "none", "hero_code": "01001a"}', "slots must be an object"),
        ('{"slots": {}}', "no hero is named."),
    ],
)
def test_other_json_is_refused(text: str, complaint: str) -> None:
    """With what a decklist is."""
    assert complaints(text)[0].startswith(complaint)


def test_a_decklist_has_the_hero_in_both_spellings() -> None:
    """So that older and newer tools find it; `meta` is a string, as the site has it."""
    written = json.loads(find_format("json").write(starter_deck("She-Hulk"), core_set()))
    assert written["investigator_code"] == written["hero_code"] == "01019a"
    assert written["investigator_name"] == written["hero_name"] == "She-Hulk"
    assert written["meta"] == '{"aspect":"aggression"}'
    assert written["ignoreDeckLimitSlots"] is None
    assert written["slots"]["01022"] == 2


# The text of public decklists.


def test_the_text_has_the_shape_of_the_site() -> None:
    """Deck, hero, packs, then the types with one line for each card."""
    lines = find_format("text").write(starter_deck("Spider-Man"), core_set()).split("\n")
    assert lines[:7] == ["Spider-Man: Justice", "", "Spider-Man", "", "Packs:", "Core Set", ""]
    assert [line for line in lines if line in ("Upgrades", "Events", "Supports", "Resources", "Allies")] == [
        "Upgrades",
        "Events",
        "Supports",
        "Resources",
        "Allies",
    ]
    assert "3x Swinging Web Kick (Core Set)" in lines


def test_printings_of_one_title_share_what_a_line_says() -> None:
    """The text has no codes; each printing gets as many as it has."""
    lines = "Black Panther\n5x Wakanda Forever! (Core Set)\n1x Get Behind Me! (Core Set)"
    cards = {"01078": 1, "01043a": 1, "01043b": 1, "01043c": 1, "01043d": 2}
    assert read_deck(lines, core_set()).cards == cards
    in_lines = "Black Panther\n1x Wakanda Forever!\n1x Wakanda Forever!\n3x Wakanda Forever!\n1x Get Behind Me!"
    assert read_deck(in_lines, core_set()).cards == cards


@pytest.mark.parametrize("line", ["2x Backflip # dodge", "2 Backflip (Core Set)  // dodge", "Backflip x2 # dodge"])
def test_remarks_are_told_apart_from_cards(line: str) -> None:
    """Behind a card and in lines of their own: no deck keeps them, so that whoever brings it is told."""
    deck = read_deck(f"Web\nSpider-Man\n# to be tried\n{line}\n", core_set())
    assert (deck.cards, deck.remarks) == ({"01003": 2}, ["to be tried", "dodge"])


@pytest.mark.parametrize("name", ["Web #2", "#1 Web", "// Web", "3x Hulk", "Pack: a lunch", "Allies", "Deck: Web"])
def test_any_name_of_a_deck_comes_back_from_its_text(name: str) -> None:
    """Also one that would be a remark, cards or a heading if it stood alone."""
    deck = starter_deck("Spider-Man")
    again = read_deck(
        find_format("text").write(HeroDeck(name, deck.hero, deck.aspect, deck.cards), core_set()), core_set()
    )
    assert (again.name, again.cards, again.remarks) == (name, deck.cards, [])


def test_what_decklists_say_beside_their_cards_is_told() -> None:
    """The description of a public decklist, and the notes of OCTGN."""
    assert read_deck(DECKLIST % {"hero": "hero"}, core_set()).remarks == ["Thwart first, **ask** later."]
    assert read_deck(OCTGN, core_set()).remarks == ["Thwart first."]


def test_a_title_alone_names_deck_and_hero() -> None:
    """The first line is the deck's name, the last that names an identity its hero."""
    deck = read_deck("She-Hulk\n\nPacks:\nCore Set\n\n1x Uppercut", core_set())
    assert (deck.name, deck.hero, deck.aspect) == ("She-Hulk", "01019a", "aggression")
    deck = read_deck("Deck: Smash\nHero: She-Hulk\nAspect: Protection\n1x First Aid", core_set())
    assert (deck.name, deck.hero, deck.aspect) == ("Smash", "01019a", "protection")


def test_the_hero_may_be_among_the_cards() -> None:
    """Under a heading of its own."""
    deck = read_deck("Smash\n\nHero (1)\n1x She-Hulk (Core Set)\n\nEvent (1)\n1x Uppercut (Core Set)", core_set())
    assert (deck.name, deck.hero, deck.cards) == ("Smash", "01019a", {"01054": 1})


def test_all_lines_that_are_not_understood_are_said_at_once() -> None:
    """With what is near, and the number of a line that is nothing."""
    text = "Web\nSpider-Man\n2x Backflap (Core Set)\n1x Nik Fury\nthwart early and often\n1x Uppercut"
    assert complaints(text) == [
        "there is no card 'Backflap'. Did you mean 'Backflip'?",
        "there is no card 'Nik Fury'. Did you mean 'Nick Fury'?",
        "line 5 is neither a heading nor cards: 'thwart early and often'.",
    ]


def test_a_text_without_a_hero_says_so() -> None:
    """And nothing else."""
    assert complaints("My deck\n1x Uppercut (Core Set)") == ["no hero is named."]


def titled(code: str, name: str, card_type: str, **values: object) -> CardDefinition:
    """A basic card."""
    card = CardDefinition(code, name, card_type)
    card.aspect = "basic"
    card.subtitle = str(values.get("subtitle", ""))
    card.quantity = 3
    return card


def test_cards_of_one_title_are_told_apart() -> None:
    """By a subtitle or a code in parentheses; an event's subtitle stands after a colon."""
    novas = [titled("90001", "Nova", ALLY, subtitle="Richard Rider"), titled("90002", "Nova", ALLY, subtitle="Sam")]
    pool = CardPool([*core_set().cards, *novas, titled("90003", "Blast", EVENT, subtitle="Nova")])
    assert read_deck("Spider-Man\n1x Nova (Sam)\n2x Blast:Nova (Some Pack)", pool).cards == {"90002": 1, "90003": 2}
    assert read_deck("Spider-Man\n1x Nova (90001)", pool).cards == {"90001": 1}
    assert complaints("Spider-Man\n1x Nova (Some Pack)", pool) == [
        "'Nova' may be any of these: Nova (90001), Nova (90002); name the code."
    ]


@pytest.mark.parametrize(
    "line", ["2 X-Jet", "2x X-Jet", "2xX-Jet", "2 x X-Jet", "- 2 X-Jet (Pack)", "X-Jet x2", "X-Jet \u00d7 2"]
)
def test_the_sign_between_number_and_name_is_no_letter_of_it(line: str) -> None:
    """Names may start with an X, too."""
    pool = CardPool([*core_set().cards, titled("90006", "X-Jet", EVENT)])
    assert read_deck(f"Spider-Man\n{line}", pool).cards == {"90006": 2}


def test_a_name_that_an_encounter_card_shares_means_the_card_of_the_deck() -> None:
    """A minion may have the title of an ally."""
    minion = CardDefinition("90005", "Hawkeye", "minion")
    pool = CardPool([*core_set().cards, minion])
    assert read_deck("Captain Marvel\n1x Hawkeye", pool).cards == {"01066": 1}


def test_a_code_and_a_name_must_agree() -> None:
    """Early lists had two codes exchanged; such a deck must not become another one."""
    assert complaints('hero = "Spider-Man"\n[cards]\n"Daredevil (01059)" = 1') == [
        "01059 is 'Jessica Jones', not 'Daredevil': name the one that is meant."
    ]


# OCTGN's decks.


def test_octgn_finds_every_card_of_the_core_set() -> None:
    """Each card has an id, the sides of a card the same one."""
    ids = octgn_ids()
    assert [card.name for card in core_set().cards if card.code not in ids] == []
    sides = {octgn_id for code, octgn_id in ids.items() if code + "a" not in ids and code[-1] in "ab"}
    assert ids["01001a"] == ids["01001b"]
    assert len(sides) < len(ids)


def test_an_octgn_deck_starts_with_its_identity() -> None:
    """In the section of cards that are not shared."""
    root = ElementTree.fromstring(find_format("o8d").write(starter_deck("Iron Man"), core_set()))
    section = root.find("section")
    assert section is not None
    assert (root.get("game"), section.get("name"), section.get("shared")) == (
        "055c536f-adba-4bc2-acbf-9aefb9756046",
        "Cards",
        "False",
    )
    first = section[0]
    assert (first.text, first.get("qty"), first.get("id")) == ("Iron Man", "1", octgn_ids()["01029a"])
    assert sum([int(card.get("qty", "0")) for card in section]) == 41


def octgn(*rows: str) -> str:
    """A deck with these cards, after Spider-Man."""
    hero = f'<card qty="1" id="{octgn_ids()["01001a"].upper()}">Spider-Man</card>'
    game = "055c536f-adba-4bc2-acbf-9aefb9756046"
    return f'<deck game="{game}"><section name="Cards" shared="False">{hero}{"".join(rows)}</section></deck>'


def test_names_help_where_an_id_is_not_known() -> None:
    """Other printings have other ids."""
    assert read_deck(octgn('<card qty="2" id="00000000">Backflip</card>'), core_set()).cards == {"01003": 2}
    assert complaints(octgn('<card qty="2" id="00000000">Backflap</card>', '<card qty="1" id="1"/>')) == [
        "there is no card 'Backflap'. Did you mean 'Backflip'?",
        "there is no card with OCTGN's id '1' here.",
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("<deck>", "it is not XML: "),
        ("<set/>", "it is no deck of OCTGN: that is <deck>, not <set>."),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck/>', "it has a document type"),
        ('<deck game="00000000"/>', "it is a deck of another game of OCTGN (00000000)"),
        ("<deck/>", "it has no identity"),
        (octgn('<card qty="many" id="1">Backflip</card>'), "Backflip: how many there are must be a number"),
    ],
)
def test_other_xml_is_refused(text: str, complaint: str) -> None:
    """With what it lacks."""
    assert complaints(text)[0].startswith(complaint)


def test_cards_that_octgn_lacks_are_all_named() -> None:
    """Cards of one's own have no id there."""
    pool = CardPool([*core_set().cards, titled("90001", "Nova", ALLY), titled("90002", "Blast", EVENT)])
    deck = HeroDeck("Web", "01001a", "justice", {"90001": 1, "90002": 1})
    with pytest.raises(BadDeck) as error:
        find_format("o8d").write(deck, pool)
    assert error.value.problems == ("Nova (90001): OCTGN has no id for it.", "Blast (90002): OCTGN has no id for it.")


# Our own files.


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = ", "it is not TOML: "),
        ('heroes = "Spider-Man"', "'heroes' is not known. Did you mean 'hero'?"),
        ("hero = 7\n[cards]", "hero must be a word in quotes, not 7."),
        ('hero = "Spider-Man"\ncards = 3', "cards must be a table"),
        ('hero = "Spider-Man"\n[cards]\nBackflip = true', "Backflip: how many there are must be a number, not True."),
        ('hero = "Spider-Mann"\n[cards]', "there is no hero 'Spider-Mann'. Did you mean 'Spider-Man'?"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, complaint: str) -> None:
    """In the words of the file."""
    assert complaints(text)[0].startswith(complaint)


def test_a_file_is_written_for_people() -> None:
    """Names with codes, in groups."""
    written = find_format("toml").write(starter_deck("Captain Marvel"), core_set())
    assert written.startswith('name = "Captain Marvel: Leadership"\nhero = "Captain Marvel (01010a)"\n')
    assert [line for line in written.split("\n") if line.startswith("#")] == [
        "# Captain Marvel's own cards",
        "# Leadership",
        "# Basic",
    ]
    assert read_deck(written, core_set()).remarks == []
    remarked = written.replace("# Leadership", "# Leadership\n# for two players")
    assert read_deck(remarked, core_set()).remarks == ["for two players"]
