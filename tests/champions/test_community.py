"""Card files in the community's format become entries of our own card files."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.games.champions.importing.card_writing import write_card_file
from longbox.games.champions.importing.community import (
    READ,
    BadCommunityFile,
    PrintedCard,
    read_community_cards,
    read_community_file,
)
from longbox.games.champions.library import CARD_FILES, CardEntry, read_cards
from longbox.language import load_card_file


def card(**fields: object) -> PrintedCard:
    """A card with these fields, read."""
    record = {"code": "90001", "name": "Nightlight", "type_code": "upgrade", "faction_code": "basic", **fields}
    return read_community_cards(json.dumps([record]))[0]


def entry(**fields: object) -> CardEntry:
    """The entry of a card with these fields."""
    read = card(**fields)
    assert read.entry is not None, read.problems
    return read.entry


ALLY = {
    "attack": 2,
    "attack_cost": 1,
    "code": "90002",
    "cost": 3,
    "deck_limit": 1,
    "faction_code": "justice",
    "flavor": "Nobody asked.",
    "health": 3,
    "is_unique": True,
    "name": "Lamplighter",
    "octgn_id": "00000000-0000-0000-0000-000000000002",
    "pack_code": "core",
    "position": 2,
    "quantity": 1,
    "resource_energy": 1,
    "subname": "Ada Light",
    "text": "<b>Response</b>: After Lamplighter enters play, draw 1 card.",
    "thwart": None,
    "traits": "Hero for Hire. S.H.I.E.L.D.",
    "type_code": "ally",
}


def test_an_ally_has_all_that_is_printed_on_it() -> None:
    """Each field of the community's format has its place; an empty power is a dash."""
    assert entry(**ALLY) == CardEntry(
        name="Lamplighter",
        type="ally",
        text="Response: After this card enters play, draw 1 card.",
        code="90002",
        subtitle="Ada Light",
        aspect="justice",
        unique=True,
        cost=3,
        resources=("energy",),
        atk=2,
        thw="-",
        hit_points=3,
        traits=("Hero for Hire", "S.H.I.E.L.D."),
    )
    assert card(**ALLY).unknown_fields == []


def test_an_ally_may_attack_for_nothing() -> None:
    """An ally without the field takes no damage for using its power."""
    without = {key: value for key, value in ALLY.items() if key != "attack_cost"}
    assert entry(**without).attack_damage == 0
    assert entry(**{**ALLY, "attack_cost": 2}).attack_damage == 2
    assert entry(**{**ALLY, "thwart": 1, "thwart_cost": 1}).thwart_damage is None
    assert entry(**{**ALLY, "thwart": 1}).thwart_damage == 0


def test_the_sides_of_an_identity_know_each_other() -> None:
    """Each side's subtitle is what the other is called."""
    front = {"code": "90010a", "back_link": "90010b", "name": "Nightlight", "type_code": "hero", "set_code": "light"}
    back = {"code": "90010b", "name": "Ada Light", "type_code": "alter_ego", "set_code": "light", "hidden": True}
    both = [{**front, "faction_code": "hero", "hand_size": "5"}, {**back, "faction_code": "hero", "recover": 3}]
    hero, alter_ego = [read.entry for read in read_community_cards(json.dumps(both))]
    assert hero is not None
    assert alter_ego is not None
    assert (hero.type, hero.subtitle, hero.hand_size, hero.aspect) == ("hero", "Ada Light", 5, "")
    assert (alter_ego.type, alter_ego.subtitle, alter_ego.rec) == ("alter-ego", "Nightlight", 3)


def test_numbers_are_per_player_where_the_file_says_so() -> None:
    """Hit points if they are marked; threat unless it is marked as fixed; -1 is X."""
    villain = entry(type_code="villain", faction_code="encounter", health=14, health_per_hero=True, scheme=1, attack=-1)
    assert (villain.hit_points, villain.sch, villain.atk) == ("14 per player", 1, "X")
    scheme = entry(
        type_code="main_scheme",
        faction_code="encounter",
        base_threat=2,
        base_threat_fixed=True,
        threat=7,
        escalation_threat=1,
        stage="1B",
    )
    assert (scheme.threat, scheme.target, scheme.acceleration, scheme.stage) == (
        2,
        "7 per player",
        "1 per player",
        "1B",
    )
    assert entry(type_code="main_scheme", faction_code="encounter", base_threat=0).threat == 0
    assert entry(type_code="main_scheme", faction_code="encounter", escalation_threat=-1).acceleration == "X"


def test_stages_are_written_as_they_are_printed() -> None:
    """Some files have the number alone."""
    assert entry(type_code="villain", faction_code="encounter", stage=2).stage == "II"
    assert entry(type_code="main_scheme", faction_code="encounter", stage=1, code="90003b").stage == "1B"


def test_icons_and_boosts() -> None:
    """The icons of side schemes, and boost icons."""
    read = entry(type_code="side_scheme", scheme_crisis=1, scheme_hazard=1, scheme_acceleration=2, boost=3)
    assert (read.crisis, read.hazards, read.acceleration_icons, read.boost) == (1, 1, 2, 3)


def test_texts_in_fields_of_their_own_are_lines_of_the_text() -> None:
    """Some files have the text of a boost or a power apart."""
    read = entry(
        type_code="minion",
        text="Guard.",
        attack_text="<b>Forced Response</b>: After Nightlight attacks, discard 1 card.",
        boost_text="Draw 1 card.",
    )
    attack = "Forced Response: After this card attacks, discard 1 card."
    assert read.text == f"Guard.\n{attack}\nBoost: Draw 1 card."
    assert entry(boost_text="<b>Boost</b>: Draw 1 card.").text == "Boost: Draw 1 card."


def test_a_card_with_both_sides_in_one_object_is_two() -> None:
    """The back is a side of its own, with what only it has."""
    record = {"code": "90004", "name": "Lights Out", "type_code": "main_scheme", "faction_code": "encounter"}
    record |= {"text": "<b>Setup</b>: Advance.", "back_text": "Peril.", "back_name": "Dark", "threat": 5, "stage": 1}
    front, back = [read.entry for read in read_community_cards(json.dumps([record]))]
    assert front is not None
    assert back is not None
    assert (front.code, front.name, front.stage, front.target) == ("90004a", "Lights Out", "1A", 0)
    assert (back.code, back.name, back.text, back.target) == ("90004b", "Dark", "Peril.", "5 per player")


def test_a_back_that_is_linked_is_read_too() -> None:
    """The site's own answers hold the other side within the first."""
    back = {"code": "90010b", "name": "Ada Light", "type_code": "alter_ego"}
    record = {"code": "90010a", "name": "Nightlight", "type_code": "hero", "linked_card": back}
    assert [read.name for read in read_community_cards(json.dumps([record]))] == ["Nightlight", "Ada Light"]


def test_a_side_that_is_there_twice_is_one() -> None:
    """By itself and within the other."""
    back = {"code": "90010b", "name": "Ada Light", "type_code": "alter_ego"}
    front = {"code": "90010a", "name": "Nightlight", "type_code": "hero", "linked_card": back}
    assert [read.code for read in read_community_cards(json.dumps([front, back]))] == ["90010a", "90010b"]


def test_another_printing_is_no_card_of_its_own() -> None:
    """It has nothing but codes."""
    read = read_community_cards('[{"code": "90009", "duplicate_of": "90001", "pack_code": "x", "quantity": 1}]')[0]
    assert (read.printing_of, read.entry, read.problems) == ("90001", None, [])


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"type_code": "player_side_scheme"}, "there is no card type 'player side scheme'. Did you mean 'side scheme'"),
        ({"faction_code": "pool"}, "there is no aspect 'pool'."),
        ({"cost": -1}, "its cost is X, and costs can't be variable here."),
        ({"health": "many"}, "health must be a number, not 'many'."),
    ],
)
def test_what_has_no_place_here_is_said(fields: dict[str, object], problem: str) -> None:
    """Nothing is guessed: such a card is not understood, and the report says why."""
    read = card(**fields)
    assert read.entry is None
    assert read.problems[0].startswith(problem)


def test_fields_that_are_not_known_are_named() -> None:
    """So that nobody believes that they were read."""
    assert card(glow=3, flavor="Bright.").unknown_fields == ["glow"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]]", "cards.json:1: is not JSON"),
        ('["card"]', 'cards.json: card 1: is not a card: it must be an object with a "code".'),
        ('[{"code": "90001"}, {"name": "Nightlight"}]', "card 2: is not a card"),
    ],
)
def test_other_files_are_refused(text: str, message: str) -> None:
    """The message says what is wrong, and where."""
    with pytest.raises(BadCommunityFile, match=message.replace("[", r"\[")):
        read_community_cards(text, "cards.json")


def test_a_file_that_is_not_there_is_reported() -> None:
    """In one sentence."""
    with pytest.raises(BadCommunityFile, match=r"nowhere\.json: can't be read"):
        read_community_file(Path("nowhere.json"))


def test_what_is_written_reads_as_the_same_cards(tmp_path: Path) -> None:
    """Imported cards can be kept as a card file of one's own."""
    file = tmp_path / "own.toml"
    read = [entry(**ALLY), entry(name='"I\'m Bright"', text="Surge.\nPeril.", type_code="treachery", boost=2)]
    file.write_text(write_card_file(read))
    assert list(load_card_file(file, CardEntry)) == read
    assert [definition.name for definition in read_cards(file)] == ["Lamplighter", '"I\'m Bright"']


def test_shipped_cards_are_written_as_the_same_cards() -> None:
    """All that an entry can say is written."""
    for file in CARD_FILES:
        entries = list(load_card_file(file, CardEntry))
        stripped = [msgspec.structs.replace(each, text=each.text.strip()) for each in entries]
        assert list(load_card_file(write_card_file(stripped), CardEntry)) == stripped


JSON = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-2, 3), st.floats(allow_nan=False), st.text("ab1.(<[\n", max_size=6)
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=2), st.dictionaries(st.text("ab", max_size=2), inner, max_size=2)),
    max_leaves=4,
)
FIELDS = st.dictionaries(st.sampled_from(READ), JSON, max_size=8)


@given(FIELDS, st.sampled_from(["hero", "ally", "main_scheme", "villain", "treachery", "odd"]))
def test_whatever_a_field_holds_a_card_is_read_or_refused(fields: dict[str, object], card_type: str) -> None:
    """Files are made by people and programs; no mistake in one breaks the reading of the others."""
    record = {"name": "Nightlight", **fields, "code": "90001", "type_code": card_type}
    for read in read_community_cards(json.dumps([record])):
        assert read.entry is not None or read.problems or read.printing_of


TEXTS = st.text(st.sampled_from("ab\"'\\\n\t→—{}é#=[] "), max_size=30).map(str.strip)


@given(TEXTS)
def test_any_text_is_written_as_it_is(text: str) -> None:
    """Quotation marks, backslashes and new lines among others."""
    entry = CardEntry(name="Nightlight", type="event", text=text)
    assert list(load_card_file(write_card_file([entry]), CardEntry)) == [entry]
