"""Printed texts in the community's format become texts as this game's language writes them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.games.champions.importing.importing import normalise
from longbox.games.champions.library import CARD_FILES, CardEntry
from longbox.language import load_card_file


def line(text: str, name: str = "Moon Knight") -> str:
    """A text of one line, rewritten."""
    return normalise(name, text)


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("<b>Hero Action</b> <i>(attack)</i>: Deal 3 damage.", "Hero Action (attack): Deal 3 damage."),
        ("<b>Hero Interrupt</b> (<i>defense</i>): Prevent it.", "Hero Interrupt (defense): Prevent it."),
        ("<b>Action (thwart):</b> Remove 1 threat.", "Action (thwart): Remove 1 threat."),
        ("<b>When Revealed (Alter_Ego)</b>: Take 1 damage.", "When Revealed (Alter-Ego): Take 1 damage."),
        ("<i>Night Watch</i> \u2212 <b>Action</b>: Draw 1 card.", "Night Watch — Action: Draw 1 card."),
        ('"Khonshu!" -- <b>Action</b>: Draw 1 card.', '"Khonshu!" — Action: Draw 1 card.'),
        ("<b><i>Give to the Marc Spector player.</i></b>", "Give to the Marc Spector player."),
        ("<b>If this stage is completed, you lose.</b>", "If this stage is completed, you lose."),
        ("Hero Action</i>: Draw 1 card.", "Hero Action: Draw 1 card."),
    ],
)
def test_markup_goes_and_headers_stay(printed: str, read: str) -> None:
    """Labels stay whichever side of the parentheses their italics stand."""
    assert line(printed) == read


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("Spend a [energy] resource.", "Spend an energy resource."),
        ("Spend [mental] [mental] resources.", "Spend 2 mental resources."),
        ("Spend [energy] [physical] resources.", "Spend energy and physical resources."),
        ("Spend [energy][mental] [physical] resources.", "Spend energy, mental and physical resources."),
        ("Place 1[per_hero] threat here.", "Place 1 per player threat here."),
        ("Place 2 [per_player] threat here.", "Place 2 per player threat here."),
        ("Hinder 3[per_group].", "Hinder 3 per player."),
        ("[star] <b>Boost</b>: Draw 1 card.", "Boost: Draw 1 card."),
        ("Count the boost icons ([boost]) there.", "Count the boost icons there."),
        ("Give it 1 [acceleration] token.", "Give it 1 acceleration token."),
    ],
)
def test_icons_become_words(printed: str, read: str) -> None:
    """Several resources in a row are said as people say them."""
    assert line(printed) == read


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("Choose an [[Aerial]] ally.", "Choose an Aerial ally."),
        ("Choose an [[X-MEN]] ally.", "Choose an X-Men ally."),
        ("Choose a [[HEROES FOR HIRE]] ally.", "Choose a Heroes for Hire ally."),
        ("Choose a [[S.H.I.E.L.D.]] support.", "Choose a S.H.I.E.L.D. support."),
    ],
)
def test_traits_lose_their_brackets(printed: str, read: str) -> None:
    """Traits that a list has in capitals are written as cards print them; abbreviations stay."""
    assert line(printed) == read


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("Surge. <i>(Reveal another card.)</i>", "Surge."),
        ("Surge <i>(Reveal another card)</i>", "Surge."),
        ("Toughness. (This character enters play with a tough status card.)", "Toughness."),
        ("Guard (While this minion is engaged with you, you cannot attack the villain)", "Guard."),
        ("Ready your hero <i>(flip nothing)</i>. Draw 1 card.", "Ready your hero. Draw 1 card."),
        ("Search your deck for it. <i>(Shuffle.)</i>", "Search your deck for it."),
        ("<i>(Hazard Icon: One more card.)</i>", ""),
        ("Use your basic power (THW) now.", "Use your basic power now."),
        ("It is paid for a Justice <i>(yellow)</i> card.", "It is paid for a Justice card."),
        ("Uses (3 snack counters). <i>(Enters play with 3 counters.)</i>", "Uses (3 snack counters)."),
        ("Team-Up (Moon Girl and Devil Dinosaur). Max 1 per deck.", None),
        ("Draw 1 card. (Limit once per round.)", None),
        ("Draw 1 card. (Limit once per round).", "Draw 1 card. (Limit once per round.)"),
        ("Draw 1 card. <i>(Max twice per phase)</i>", "Draw 1 card. (Max twice per phase.)"),
        ("Deal 2 damage to it (5 damage instead if you are hurt).", None),
        ("Deal X damage to it <i>(to a maximum of 10)</i>.", "Deal X damage to it (to a maximum of 10)."),
        ("It attacks you (even if you are in alter-ego form).", None),
        ("Remove 1 threat <i>(ignoring crisis icons)</i>.", "Remove 1 threat (ignoring crisis icons)."),
        ("<b>When Revealed (Green Goblin)</b>: Draw 1 card.", "When Revealed (Green Goblin): Draw 1 card."),
    ],
)
def test_reminders_go_and_what_counts_stays(printed: str, read: str | None) -> None:
    """A reminder repeats a rule; a limit, a maximum, a label or an 'instead' is part of what the card does."""
    assert line(printed) == (printed if read is None else read)


def test_a_reminder_that_is_never_closed_ends_with_its_line() -> None:
    """Files have such; the next line is a line of its own."""
    printed = "It gains guard. <i>(You cannot attack the villain.\n<b>Action</b>: Draw 1 card."
    assert normalise("Wall", printed) == "It gains guard.\nAction: Draw 1 card."


def test_reminders_hold_parentheses_of_their_own() -> None:
    """The outer parenthesis decides."""
    assert line("Surge. <i>(As Zemo (II) and Zemo (III) say.)</i> Peril.") == "Surge. Peril."


@pytest.mark.parametrize(
    ("name", "printed", "read"),
    [
        ("Web Kit", "Exhaust Web Kit → draw 1 card.", "Exhaust this card → draw 1 card."),
        ("Nova", "After Nova attacks, draw 1 card.", "After this card attacks, draw 1 card."),
        ("Nova", "Nova gets +1 ATK. Nova readies.", "This card gets +1 ATK. This card readies."),
        ("Nova", "Response: Nova heals 1 damage.", "Response: This card heals 1 damage."),
        ("Nova", "Add Nova's ATK to it.", "Add this card's ATK to it."),
        ("Steel Fangs", "Use Steel Fangs' value.", "Use this card's value."),
        ("The Raft", "Exhaust The Raft. Discard Raft.", "Exhaust this card. Discard this card."),
        ("Indestructible", "Discard indestructible → draw 1 card.", "Discard this card → draw 1 card."),
        ("B.A.R.F.", "Discard B.A.R.F. Then, draw 1 card.", "Discard this card. Then, draw 1 card."),
        ("Assemble!", "Discard Assemble! from your hand.", "Discard this card from your hand."),
        ("Goblin Kit", "Attach to an enemy without another Goblin Kit attached.", None),
        ("Last Stand", "Put the Last Stand side scheme into play.", "Put this card into play."),
        ("Doom\u2019s Plan", "Discard Doom's Plan.", "Discard this card."),
        ("Nova", "Discard this obligation. This minion attacks.", "Discard this card. This card attacks."),
    ],
)
def test_a_card_calls_itself_this_card(name: str, printed: str, read: str | None) -> None:
    """In every form of its name: without "The", in other case after a verb, in the genitive, with its type."""
    expected = "Attach to an enemy without another copy of this card attached." if read is None else read
    assert normalise(name, printed) == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Zemo", "Search for the Zemo's Revenge side scheme."),
        ("Zemo", "Each Baron Zemo Guard attacks you."),
        ("Zemo", 'Find The "Deadly" Zemo and reveal it.'),
        ("Hulk", "After She-Hulk attacks, draw 1 card."),
        ("Ant", "Ready Ant-Man."),
        ("The Brood", "Each Brood minion attacks you. Choose a Brood ally."),
        ("Surge", "Surge. Draw 1 card."),
        ("Draw", "Draw 1 card."),
        ("Vigil", "Each ally with vigilance readies."),
        ("Moon Knight's Cape", "Moon Knight gets +1 DEF."),
    ],
)
def test_other_names_and_words_stay(name: str, text: str) -> None:
    """A name inside a longer one is another card; a word of the rules is no name."""
    assert normalise(name, text) == text


def test_a_trait_is_no_name() -> None:
    """A hero may have the name of a trait that other cards have."""
    printed = "Black Panther readies each [[Black Panther]] upgrade."
    assert normalise("Black Panther", printed) == "This card readies each Black Panther upgrade."


def test_what_stands_after_a_rule_is_the_boost() -> None:
    """Each ability is a line; horizontal rules and breaks part them, and blank lines are nothing."""
    printed = "Guard.<br/>\n\n<b>When Revealed</b>: Draw 1 card.\n<hr />\n[star] <b>Boost</b>: Draw 2 cards."
    assert line(printed) == "Guard.\nWhen Revealed: Draw 1 card.\nBoost: Draw 2 cards."


def test_choices_stand_in_the_line_of_their_ability() -> None:
    """A list belongs to the ability that lists it, whatever the signs of the list."""
    printed = "Choose:\n\u2022 Draw 1 card.\n* Ready an ally.\n<b>Action</b>: Draw 1 card."
    assert line(printed) == "Choose: • Draw 1 card. • Ready an ally.\nAction: Draw 1 card."
    by_type = "If it has:\n[energy] - Draw 1 card.\n[wild] \u2013 All of these.\nPeril."
    assert line(by_type) == "If it has: • energy — Draw 1 card. • wild — All of these.\nPeril."


def test_what_a_scenario_is_made_of_is_left_out() -> None:
    """The sets of a scenario are no ability; what its setup does is."""
    printed = "<b>Contents</b>: Zemo (I) and Zemo (II). One set <i>(any).</i>\n<b>Setup</b>: Shuffle the deck."
    assert line(printed) == "Setup: Shuffle the deck."
    assert line("<b>Contents:</b> Zemo (I). <b>Setup:</b> Shuffle the deck.") == "Setup: Shuffle the deck."


def test_signs_are_unified() -> None:
    """Typographic quotation marks, apostrophes, dashes, arrows, entities and spaces."""
    printed = "\u201cYes\u201d \u2014 <b>Action</b>:\u00a0Exhaust it -> it\u2019s at \u22121 ATK &amp; reads\u2026"
    assert line(printed) == '"Yes" — Action: Exhaust it → it\'s at -1 ATK & reads...'


def test_lines_end_with_a_full_stop() -> None:
    """Also those whose full stop was left out, or went with a reminder; quoted abilities have theirs inside."""
    assert line("Advance to stage 2B") == "Advance to stage 2B."
    assert line('Each ally gains "Action: Draw 1 card."') == 'Each ally gains "Action: Draw 1 card."'


def test_articles_fit_what_follows() -> None:
    """An icon that became a word may start with a vowel, and a list may have it wrong."""
    assert line("Pay for a Aggression card or an minion.") == "Pay for an Aggression card or a minion."


def test_shipped_texts_are_written_so_already() -> None:
    """What comes out is worded as the cards of the game are: those that don't name themselves stay as they are."""
    entries = [entry for file in CARD_FILES for entry in load_card_file(file, CardEntry)]
    others = [entry for entry in entries if entry.name.removeprefix("The ") not in entry.text]
    assert len(others) > 100
    assert [entry.name for entry in others if normalise(entry.name, entry.text) != entry.text.strip()] == []


PIECES = st.sampled_from(
    [
        "<b>Action</b>: ",
        "<i>(attack)</i>",
        "<i>",
        "</i>",
        "(",
        ")",
        "[energy]",
        "[per_hero]",
        "[[Aerial]]",
        "Nova ",
        "nova's ",
        "draw 1 card. ",
        "\n",
        "<hr />",
        "• ",
        " → ",
        "[star] ",
        "Limit once per round.",
        "X",
    ]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_nothing_of_the_markup_is_left(printed: str) -> None:
    """Whatever the file holds, what comes out has no markup."""
    text = normalise("Nova", printed)
    assert not re.search(r"<\w|</|\[\w|[\x00-\x09\x0b-\x1f]|  |\n\n", text)
    assert text == text.strip()
