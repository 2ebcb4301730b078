"""`longbox cards import`: for each card of a community's file, understood or where reading stopped."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.games.card_language import CardLanguage
from longbox.games.champions.card_language import CARDS
from longbox.games.champions.decks.construction import limit
from longbox.games.champions.importing.card_writing import write_card_file
from longbox.games.champions.importing.community import BadCommunityFile
from longbox.games.champions.library import CardEntry, read_cards
from longbox.games.champions.library import define as definition
from longbox.games.library import Library
from longbox.games.pack import NoSuchPart
from longbox.kernel.cards import Definition
from longbox.kernel.terms import Term
from longbox.language import CardFile, Lexicon, Pattern, Reader, TextError, load_card_file


class Line(Term):
    """An ability of the small vocabulary."""

    fields = ("effect",)

    def __init__(self, effect: Term) -> None:
        self.effect = effect


class Text(Term):
    """A text of the small vocabulary."""

    fields = ("lines",)

    def __init__(self, lines: tuple[Term, ...]) -> None:
        self.lines = lines


class Draw(Term):
    """The only thing that its cards do."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


SMALL = Lexicon(
    [
        Pattern("text", "{lines:line+\n}", Text),
        Pattern("line", "Action: {effect:effect}.", Line),
        Pattern("effect", "draw {count:number} card(s)", Draw),
    ],
    descriptions={"text": "a text", "line": "an ability", "effect": "an effect"},
)
"""A vocabulary in which some cards can be read and others can't."""


def language(lexicon: Lexicon) -> CardLanguage:
    """Cards of the game whose texts are read with other words."""
    reader = Reader(lexicon)

    def define(entries: CardFile[CardEntry], number: int) -> Definition:
        """Read the text in the other words, and take all else as the game does."""
        entry = entries[number]
        try:
            if entry.text:
                reader.read(entry.text, "text")
        except TextError as error:
            raise entries.located(error, number) from None
        return definition(load_card_file(write_card_file([msgspec.structs.replace(entry, text="")]), CardEntry), 0)

    return CardLanguage(lexicon, "text", Library(CardEntry, define, ()), Path("readings.json"))


def record(code: str, name: str, text: str, **fields: object) -> dict[str, object]:
    """A card in the community's format."""
    return {
        "code": code,
        "cost": 1,
        "deck_limit": 3,
        "faction_code": "basic",
        "flavor": "Bright.",
        "name": name,
        "octgn_id": f"00000000-0000-0000-0000-0000000{code}",
        "pack_code": "light",
        "position": int(code[2:]),
        "quantity": 3,
        "resource_energy": 1,
        "text": text,
        "type_code": "event",
        **fields,
    }


RECORDS = [
    record("90001", "Nightlight", "<b>Action</b>: Draw 1 card. <i>(Turn it on.)</i>", type_code="support"),
    record("90002", "Daylight", "<b>Action</b>: Drow 2 cards."),
    record("90003", "Candle", "", type_code="resource", cost=None, glow=3),
    record("90004", "Lights Out", "Peril.", type_code="player_side_scheme"),
    {"code": "90005", "duplicate_of": "90001", "pack_code": "light", "position": 5, "quantity": 1},
]


@pytest.fixture(autouse=True)
def _small_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are read with the small vocabulary."""
    monkeypatch.setattr("longbox.commands.importing.find_card_language", lambda game: language(SMALL))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in the community's format."""
    path = tmp_path / "light.json"
    path.write_text(json.dumps(RECORDS))
    return path


def run(*arguments: object) -> Result:
    """What a command prints, and the error it ends with."""
    return CliRunner().invoke(group, ["cards", "import", *[str(argument) for argument in arguments]])


def test_every_card_is_reported(file: Path) -> None:
    """Understood, or the text with the place where reading stopped, and what could have stood there."""
    result = run(file, "--game", "champions")
    assert result.exception is None
    assert result.output == (
        "90001 Nightlight: understood\n"
        "90002 Daylight: not understood\n"
        "\n"
        '    can\'t read "Drow" (line 1, column 9)\n'
        "        Action: Drow 2 cards.\n"
        "                ^^^^\n"
        '    understood: "Action:", which begins:\n'
        "        Action: (an effect).\n"
        "    expected:\n"
        "        an effect\n"
        '        "draw"\n'
        "\n"
        "90003 Candle: understood, as it has no text\n"
        "90004 Lights Out: not understood\n"
        "\n"
        "    there is no card type 'player side scheme'. Did you mean 'side scheme' or 'main scheme'?\n"
        "\n"
        "90005: another printing of 90001\n"
        "\n"
        "Understood: 2 of 4 cards (50.0 %).\n"
        "Other printings, not counted: 1.\n"
        "Fields that are not known and were not read: glow.\n"
    )


def test_the_report_is_there_for_programs(file: Path) -> None:
    """With the rewritten text, the place, and what was expected."""
    report = json.loads(run(file, "--json").output)
    assert report["totals"] == {"understood": 2, "cards": 4, "other_printings": 1, "unknown_fields": ["glow"]}
    nightlight, daylight, _, lights_out, printing = report["cards"]
    assert nightlight == {"code": "90001", "name": "Nightlight", "understood": True, "text": "Action: Draw 1 card."}
    assert (daylight["understood"], daylight["line"], daylight["column"], daylight["found"]) == (False, 1, 9, "Drow")
    assert (daylight["read_so_far"], daylight["expected"]) == ("Action:", ['"draw"', "an effect"])
    assert "text" not in lights_out
    assert printing["printing_of"] == "90001"


def test_wordings_that_are_understood_are_proposed(file: Path) -> None:
    """If they are asked for, in words and for programs."""
    result = run(file, "--advise")
    assert '        Action: Draw 2 cards.\n        ("Draw" in place of "Drow")\n' in result.output
    daylight = json.loads(run(file, "--advise", "--json").output)["cards"][1]
    assert daylight["proposals"] == [{"text": "Action: Draw 2 cards.", "differences": ['"Draw" in place of "Drow"']}]


def test_those_that_are_understood_are_saved(file: Path, tmp_path: Path) -> None:
    """As a card file of one's own, each card once."""
    out = tmp_path / "own.toml"
    result = run(file, "--write", out)
    assert result.output.endswith(f"Those that are understood: {out}\n")
    assert [card.name for card in load_card_file(out, CardEntry)] == ["Nightlight", "Candle"]
    assert out.read_text() == (
        "[[card]]\n"
        'name = "Nightlight"\n'
        'type = "support"\n'
        'code = "90001"\n'
        'aspect = "basic"\n'
        "quantity = 3\n"
        "cost = 1\n"
        'resources = ["energy"]\n'
        'text = "Action: Draw 1 card."\n'
        "\n"
        "[[card]]\n"
        'name = "Candle"\n'
        'type = "resource"\n'
        'code = "90003"\n'
        'aspect = "basic"\n'
        "quantity = 3\n"
        'resources = ["energy"]\n'
    )


def test_json_and_saving_go_together(file: Path, tmp_path: Path) -> None:
    """What a program reads is nothing but JSON."""
    result = run(file, "--json", "--write", tmp_path / "own.toml")
    assert json.loads(result.stdout)["totals"]["cards"] == 4
    assert (tmp_path / "own.toml").exists()


def test_nothing_is_overwritten(file: Path, tmp_path: Path) -> None:
    """And what can't be written is refused before anything is read."""
    out = tmp_path / "own.toml"
    out.write_text("mine")
    result = run(file, "--write", out)
    assert result.output == ""
    assert str(result.exception) == f"{out} is already there; name another file, or remove it."
    assert out.read_text() == "mine"
    assert "its name must end in .toml" in str(run(file, "--write", tmp_path / "own.json").exception)
    assert "there is no directory" in str(run(file, "--write", tmp_path / "no" / "own.toml").exception)


def test_a_text_with_two_readings_is_not_understood(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is never guessed which is meant."""

    class AlsoDraw(Draw):
        """Another meaning of the same words."""

    both = Lexicon(SMALL, [Pattern("effect", "draw 1 card(s)", AlsoDraw, count=1)])
    monkeypatch.setattr("longbox.commands.importing.find_card_language", lambda game: language(both))
    assert "can be read in 2 ways" in run(file).output


def test_a_card_that_can_not_be_one_is_not_understood(tmp_path: Path) -> None:
    """Its text may be fine; the card is not."""
    file = tmp_path / "light.json"
    file.write_text(json.dumps([record("90001", "Night # Light", "<b>Action</b>: Draw 1 card.")]))
    assert "can't be a card's name" in run(file).output


def test_wrong_files_and_games_are_refused(tmp_path: Path) -> None:
    """In one sentence each."""
    (tmp_path / "cards.toml").write_text("[[card]]")
    assert isinstance(run(tmp_path / "cards.toml").exception, BadCommunityFile)
    assert isinstance(run(tmp_path / "nowhere.json").exception, BadCommunityFile)
    result = run(tmp_path / "cards.toml", "--game", "dcdb")
    assert isinstance(result.exception, NoSuchPart)
    assert str(result.exception).endswith("has no community's format for cards that is known. Possible: 'champions'.")


PRINTED = [
    record("90011", "Blinding Flash", "<b>Hero Action</b> <i>(attack)</i>: Deal 4 damage to an enemy."),
    record("90012", "Torch", "<b>Action</b>: Exhaust Torch \u2192 draw 1 card.", type_code="support"),
    record("90013", "Wick", "Toughness. <i>(A tough status card.)</i>", type_code="ally", attack=1, thwart=1, health=2),
    record("90014", "Battery", "Max 2 per deck.", type_code="resource", cost=None),
    record("90015", "Blackout", "Shine on, you crazy diamond."),
]


def test_printed_texts_are_read_with_the_words_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that nobody wrote for this game, in the wording that is printed; what is kept is fit to play with."""
    monkeypatch.setattr("longbox.commands.importing.find_card_language", lambda game: CARDS)
    file, out = tmp_path / "light.json", tmp_path / "own.toml"
    file.write_text(json.dumps(PRINTED))
    report = json.loads(run(file, "--json", "--write", out).stdout)
    assert [card["name"] for card in report["cards"] if not card["understood"]] == ["Blackout"]
    flash, torch, wick, battery = read_cards(out)
    assert (flash.text, torch.abilities != ()) == ("Hero Action (attack): Deal 4 damage to an enemy.", True)
    assert (wick.keywords, wick.hit_points, wick.resources.energy) == ({"toughness": 0}, 2, 1)
    assert limit(battery) == 2


def test_an_empty_file_has_no_share(tmp_path: Path) -> None:
    """Nothing is divided by nothing."""
    (tmp_path / "none.json").write_text("[]")
    assert run(tmp_path / "none.json").output == "\nUnderstood: 0 of 0 cards.\n"
