"""Cards are known again by what a viewer sees, and what changed says so."""

from __future__ import annotations

import msgspec
import pytest

from longbox.faces.changes import NOWHERE, Move, NumberChange, changed_face, next_face
from longbox.faces.face import Area, CardFace, Number, Side, TableFace
from longbox.faces.lines import ROLES, plain
from longbox.faces.mentions import Mentions
from longbox.faces.naming import Names
from longbox.faces.speaking import sentences_of
from longbox.kernel.cards import Card, Definition
from longbox.terminal.styles import STYLES

KICK = Definition("Kick", "")


def face_of(**areas: list[str]) -> TableFace:
    """A face with some areas of cards; they go by the ids that any face would give them, in the order of the areas."""
    names = Names()
    laid = {
        name: tuple([CardFace(id=names.unseen(title or "unknown"), title=title) for title in titles])
        for name, titles in areas.items()
    }
    sides = (Side(areas=tuple([Area(id=name, name=name, kind="row", cards=cards) for name, cards in laid.items()])),)
    return TableFace(game="dcdb", title="A table", viewer=0, sides=sides)


def ids(face: TableFace) -> dict[str, list[str]]:
    """The ids of the cards in each area."""
    return {area.id: [card.id for card in area.cards] for area in face.areas()}


def test_ids_number_what_is_called_alike() -> None:
    """No id tells which copy a card is: they are numbered as they are shown, and a card shown twice has one."""
    names, cards = Names(), [Card(serial, KICK) for serial in (7, 3, 5)]
    assert [names.show(card) for card in [*cards, cards[0]]] == ["Kick", "Kick #2", "Kick #3", "Kick"]
    assert names.of(Card(9, KICK)) == ""


def test_a_card_that_is_played_keeps_its_id() -> None:
    """What vanishes from the hand and appears in play is the same; those that stay are who they were."""
    old, new = (
        face_of(hand=["Punch", "Kick", "Punch"], play=["Robin"]),
        face_of(hand=["Punch", "Kick"], play=["Robin", "Punch"]),
    )
    now, changes = next_face(old, new)
    assert ids(now) == {"hand": ["Punch", "Kick"], "play": ["Robin", "Punch #2"]}
    assert changes.moves == (Move("Punch #2", "hand", "play", 1),)
    assert not changes.cards
    assert changed_face(old, changes) == now


def test_a_card_that_comes_gets_an_id_of_its_own() -> None:
    """A new copy takes no other's id, and the id of one that has gone is not used at once for another."""
    old, new = face_of(pile=["Kick"], hand=["Kick"]), face_of(pile=["Kick"], hand=["Kick", "Kick", "Bane"])
    now, changes = next_face(old, new)
    assert ids(now) == {"pile": ["Kick"], "hand": ["Kick #2", "Kick #3", "Bane"]}
    assert changes.moves == (Move("Kick #3", NOWHERE, "hand", 1), Move("Bane", NOWHERE, "hand", 2))
    gone, changes = next_face(now, face_of(pile=["Kick"], hand=["Bane"]))
    assert {move.card for move in changes.moves if move.after == NOWHERE} == {"Kick #2", "Kick #3"}
    assert ids(gone) == {"pile": ["Kick"], "hand": ["Bane"]}


def test_what_is_unknown_is_followed_nowhere() -> None:
    """A card that nobody sees may stay where it is; in another place it is another one for all that one can tell."""
    old, new = face_of(row=["", ""], other=[]), face_of(row=[""], other=[""])
    now, changes = next_face(old, new)
    assert ids(now)["row"] == ["unknown"]
    assert ids(now)["other"] == ["unknown #3"]
    assert {move.before for move in changes.moves} == {"row", NOWHERE}


def test_another_order_is_told() -> None:
    """Where the cards of an area change places, all of them are told anew in their order."""
    old, new = face_of(row=["Bane", "Robin", "Kick"]), face_of(row=["Kick", "Bane", "Robin"])
    now, changes = next_face(old, new)
    assert [move.card for move in changes.moves] == ["Kick", "Bane", "Robin"]
    assert changed_face(old, changes) == now == new


def test_a_number_that_changes_is_told_alone() -> None:
    """What a card costs now is one change, and not the whole card again."""

    def priced(cost: str, printed: str = "") -> TableFace:
        card = CardFace(id="Kick", title="Kick", numbers=(Number("cost", cost, printed), Number("VP", "1")))
        areas = (Area(id="row", name="Line-Up", kind="market", cards=(card,), count=1),)
        return TableFace(game="dcdb", title="A table", viewer=0, sides=(Side(areas=areas),))

    old = priced("3")
    now, changes = next_face(old, priced("2", "3"))
    assert changes.numbers == (NumberChange("Kick", "cost", "3", "2", "3"),)
    assert not changes.cards
    assert changed_face(old, changes) == now
    assert sentences_of(now) == {"Kick": "Kick, Line-Up: cost 2 (printed 3), VP 1."}


@pytest.mark.parametrize(
    ("words", "marked"),
    [
        ("Ann plays Green Arrow's Bow.", ["Green Arrow's Bow"]),
        ("Ann plays Green Arrow, Kick.", ["Green Arrow", "Kick"]),
        ("Kickers and a sidekick", []),
        ("Kick Kick", ["Kick", "Kick"]),
    ],
)
def test_names_are_found_in_sentences(words: str, marked: list[str]) -> None:
    """The longest name that stands there is meant, and no part of a word is a name."""
    mentions = Mentions({"Green Arrow": "hero", "Green Arrow's Bow": "equipment", "Kick": "power"}, ("Turn ",))
    line = mentions.marked(words)
    assert plain(line) == words
    assert [piece.words for piece in line if piece.role] == marked
    assert mentions.marked(f"Turn 3: {words}")[0].role == "strong"


def test_whoever_draws_can_look_up_what_there_is() -> None:
    """A face has a schema of JSON, and the terminal has a style for each role, and for nothing else."""
    schema = msgspec.json.schema(TableFace)
    assert {"TableFace", "Side", "Area", "CardFace", "Asked", "Offer"} <= {*schema["$defs"]}
    assert {*STYLES} == {*ROLES}
