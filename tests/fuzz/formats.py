"""Every format that Longbox reads: good examples of it, and what is done with one."""

from __future__ import annotations

import json
import os
import random
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from click.testing import CliRunner

from longbox import games
from longbox.cli import group
from longbox.commands.importing import read_card
from longbox.games import SHIPPED, find_card_language, find_pack
from longbox.games.card_language import check_file
from longbox.games.champions.importing.community import read_community_cards
from longbox.games.champions.importing.format import COMMUNITY
from longbox.games.deck_building import find_decks
from longbox.games.shown import presenter_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record, load
from longbox.language import TextError
from longbox.players.random import RandomPlayer
from longbox.records import play_back
from longbox.rulings.judging import judge_file
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.fuzz import changes
from tests.terminal.play import ScriptedScreen

PACKAGE: Final = Path(games.__file__).parent
ROOT: Final = Path(__file__).parent.parent.parent

ADVISED: Final = 5
"""How costly it is to advise on a text."""

PLAYED: Final[dict[str, dict[str, Any]]] = {
    "dcdb": {"players": 2, "names": ["Ann", "Ben"], "hero_names": [["Batman"], ["Superman"]]},
    "champions": {"heroes": ["Spider-Man", "She-Hulk"], "names": ["Ann", "Ben"], "scenario": "Klaw"},
    "vs": {"decks": ["X-Men", "Brotherhood"], "names": ["Ann", "Ben"], "concede": [0, 1]},
    "forever": {"names": ["Ann", "Ben"]},
}
"""What is agreed on in the games that are played here."""


class Format(NamedTuple):
    """A format.

    Attributes:
        name: What it is called.
        examples: Good ones.
        change: Changes one at random.
        use: Does with one what users do; gives what came of it in a word.
        size: How costly one use is, where reading a file of cards is 1.
    """

    name: str
    examples: Callable[[], list[str]]
    change: changes.Change
    use: Callable[[str], str]
    size: int = 1


def kept(text: str, suffix: str) -> Path:
    """A text in a file. It may have what no text can have, as files hold bytes."""
    file = Path(tempfile.gettempdir()) / f"longbox-fuzz-{random.getrandbits(32)}{suffix}"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    return file


def in_a_file(suffix: str, use: Callable[[Path], str]) -> Callable[[str], str]:
    """What is done with a file that holds a text."""

    def use_text(text: str) -> str:
        file = kept(text, suffix)
        try:
            return use(file)
        finally:
            file.unlink()

    return use_text


# Cards


def card_examples(game: str) -> Callable[[], list[str]]:
    """Each shipped card in a file of its own."""

    def examples() -> list[str]:
        texts = [file.read_text(encoding="utf-8") for file in find_card_language(game).library.files]
        return [f"[[card]]{card}" for text in texts for card in text.split("[[card]]")[1:]]

    return examples


def use_cards(game: str) -> Callable[[str], str]:
    """Check a file of cards."""

    def use(file: Path) -> str:
        problems = check_file(language(game), file, []).problems
        return "refused" if problems else "read"

    return in_a_file(".toml", use)


@cache
def language(game: str) -> Any:
    """The words of a game, whose grammar is built once."""
    return find_card_language(game)


def text_examples(game: str) -> Callable[[], list[str]]:
    """The texts of all shipped cards."""

    def examples() -> list[str]:
        return [card.text for file in language(game).library.files for card in language(game).load(file) if card.text]

    return examples


def use_text(game: str) -> Callable[[str], str]:
    """Read the text of a card, and show no advice where it can't be read."""

    def use(text: str) -> str:
        try:
            language(game).read(text)
        except TextError:
            return "refused"
        return "read"

    return use


def use_advice(game: str) -> Callable[[str], str]:
    """Read the text of a card; what is raised is shown."""

    def use(text: str) -> str:
        language(game).read(text)
        return "read"

    return use


# Community files


def community_examples() -> list[str]:
    """Cards as the community's lists have them."""
    ally = {
        "code": "90001",
        "name": "Nightlight",
        "subname": "Ann",
        "type_code": "ally",
        "faction_code": "justice",
        "attack": 2,
        "attack_cost": 1,
        "thwart": 1,
        "thwart_cost": 1,
        "cost": 3,
        "health": 3,
        "is_unique": True,
        "quantity": 3,
        "resource_energy": 1,
        "resource_wild": 1,
        "text": "<b>Response</b>: After Nightlight enters play, draw 1 card.",
        "traits": "Avenger. S.H.I.E.L.D.",
    }
    scheme = {
        "code": "90002",
        "name": "Plot",
        "type_code": "main_scheme",
        "card_set_code": "rhino",
        "faction_code": "encounter",
        "stage": 1,
        "threat": 7,
        "base_threat": 0,
        "escalation_threat": 1,
        "scheme_hazard": 1,
        "boost": 2,
        "text": "<b>Setup</b>: Nothing.",
        "back_text": "<b>When Revealed</b>: Each player discards 1 card.",
        "linked_card": {"code": "90002b", "name": "Plot", "type_code": "main_scheme", "stage": 1},
    }
    return [json.dumps([ally, scheme]), json.dumps(ally)]


def use_community(text: str) -> str:
    """Import cards of a community's file."""
    outcomes = [read_card(card, language("champions"), COMMUNITY) for card in read_community_cards(text)]
    return "read" if all(outcome.understood for outcome in outcomes) else "refused"


# Decks


def deck_examples(game: str, form: str) -> Callable[[], list[str]]:
    """The shipped decks in a format."""

    def examples() -> list[str]:
        building = find_decks(game)
        return [building.write(building.find(name), pool(game), form) for name in building.shipped()]

    return examples


@cache
def pool(game: str) -> Any:
    """The cards for decks."""
    return find_decks(game).pool(())


def use_deck(game: str) -> Callable[[str], str]:
    """Check a deck, and write it again."""

    def use(text: str) -> str:
        building = find_decks(game)
        deck = building.read(text, pool(game))
        problems = building.problems(deck, pool(game))
        building.write(deck, pool(game), "toml")
        return "refused" if problems else "read"

    return use


# Rulings


def ruling_examples(game: str) -> Callable[[], list[str]]:
    """Each shipped ruling in a file of its own."""

    def examples() -> list[str]:
        found = []
        for file in sorted((ROOT / "rulings" / game).rglob("*.toml")):
            head, *rulings = file.read_text(encoding="utf-8").split("[[ruling]]")
            found += [f"{head}[[ruling]]{ruling}" for ruling in rulings]
        return found

    return examples


def use_rulings(file: Path) -> str:
    """Judge a file of rulings."""
    found = judge_file(file)
    return "refused" if found.error else "read"


# Records and options


@cache
def played(game: str) -> Record:
    """The record of a game that was played for a while by chance."""
    session = session_of(game)
    luck = random.Random(1)
    while len(session.table.answers) < 25:
        question = session.table.questions[0]
        offered = question.keys()
        session.answer(question.player, luck.choice([key for key in offered if key != "concede"]))
    return session.record()


def session_of(game: str) -> Session:
    """A game that has just begun."""
    system = games.find(game)
    seats = read_seats(["Ann", "Ben"])
    record = Record(game, PLAYED[game], 5, (), ("Ann", "Ben"))
    return Session(system, record, seats, Path(tempfile.gettempdir()) / f"longbox-fuzz-{game}.json")


def record_examples(game: str) -> Callable[[], list[str]]:
    """One record."""

    def examples() -> list[str]:
        return [msgspec.json.encode(msgspec.structs.replace(played(game), course="")).decode()]

    return examples


def use_record(file: Path) -> str:
    """Play a record back, and sit down at it."""
    record = load(file)
    table = play_back(record)
    seats = read_seats(list(record.seats) or ["greedy" for _ in table.game.seats], sharing=True)
    session = Session(table.system, record, seats, Path(tempfile.gettempdir()) / "longbox-fuzz-again.json")
    Sitting(session, presenter_of(record.game, record.options), ScriptedScreen(["table"])).run()
    return "read"


def option_examples(game: str) -> Callable[[], list[str]]:
    """What can be agreed on."""

    def examples() -> list[str]:
        fields = msgspec.structs.asdict(options_kind(game)())
        own = find_card_language(game).library.files[0].read_text(encoding="utf-8").split("[[card]]")[1]
        return [
            json.dumps({**fields, **PLAYED[game]}),
            json.dumps({**PLAYED[game], "cards": [f"[[card]]{own}".replace('name = "', 'name = "New ')]}),
        ]

    return examples


def options_kind(game: str) -> Any:
    """What a game's options are."""
    return find_pack(game).load("options", type)


def use_options(game: str) -> Callable[[str], str]:
    """Set a game up, and take its first step."""

    def use(text: str) -> str:
        system = games.find(game)
        game_made = system.new_game(json.loads(text), 1)
        game_made.answerers = [RandomPlayer(1)] * len(game_made.seats)
        system.step(game_made)
        return "read"

    return use


# What is typed

LINES: Final = """
1
all
log 20
?kick
why buy kick
table
undo
0
1 1 2
?2
help
save /dev/null/x
always kick
attack rhino with black cat
pp
stop draw phase
nostop all
f2
storm behind rogue
why attack magneto with rogue and storm
punch, punch, kick
buy
"""


def line_examples() -> list[str]:
    """Lines that somebody may type."""
    return [LINES]


def use_lines(game: str) -> Callable[[str], str]:
    """Type lines at a table."""

    def use(text: str) -> str:
        session = session_of(game)
        lines = [line for line in text.split("\n") if not line.strip().lower().startswith(("q", "exit"))][:25]
        screen = ScriptedScreen(lines)
        Sitting(session, presenter_of(game, PLAYED[game]), screen).run()
        errors = [line for line in screen.told if "Longbox has an error" in line]
        if errors:
            raise AssertionError(errors[0])
        return "read"

    return use


COMMANDS: Final = (
    "play dcdb --plain --players you,greedy --seed 3 --super-villains 9 --hero Batman",
    "play champions --plain --hero She-Hulk --scenario Klaw --modular Bomb.Scare --first-player 1",
    "play vs --plain --deck X-Men --against Brotherhood --initiative 1 --endurance 20",
    "replay /nowhere.json --as Ann --log",
    "cards read Draw a card. --game dcdb",
    "cards import /nowhere.json --json",
    "decks check Rhino /nowhere.txt --game champions",
    "decks convert X-Men --to text --game vs",
    "judge /nowhere.toml --json",
    "simulate dcdb --games 1 --players random,random --seed 3 --first 2",
)


def use_command(text: str) -> str:
    """Call the command with some words."""
    words = [word for word in text.split(" ") if "\0" not in word and "--jobs" not in word and len(word) < 4_000]
    words = [word for word in words if not word.startswith(("--out", "--plot", "--record", "--write", "--rates"))]
    words = ["1" if len(words[:place]) and words[place - 1] == "--games" else word for place, word in enumerate(words)]
    words = [word for word in words if not os.path.isdir(word or ".")]  # whose rulings would all be judged
    result = CliRunner().invoke(group, words, input="0\n")
    if result.exception is not None and not isinstance(result.exception, (LongboxError, SystemExit)):
        raise result.exception
    return "read" if result.exit_code == 0 else "refused"


FORMATS: Final = [
    *[Format(f"cards of {game}", card_examples(game), changes.change, use_cards(game)) for game in SHIPPED],
    *[Format(f"texts of {game}", text_examples(game), changes.change, use_text(game)) for game in SHIPPED],
    *[
        Format(f"advice on texts of {game}", text_examples(game), changes.change, use_advice(game), ADVISED)
        for game in SHIPPED
    ],
    Format("community files", community_examples, changes.change_json, use_community),
    *[
        Format(f"decks of champions: {form}", deck_examples("champions", form), changes.change, use_deck("champions"))
        for form in ("toml", "text", "o8d")
    ],
    Format("decks of champions: json", deck_examples("champions", "json"), changes.change_json, use_deck("champions")),
    *[
        Format(f"decks of vs: {form}", deck_examples("vs", form), changes.change, use_deck("vs"))
        for form in ("toml", "text")
    ],
    *[
        Format(f"rulings of {game}", ruling_examples(game), changes.change, in_a_file(".toml", use_rulings), 5)
        for game in SHIPPED
    ],
    *[
        Format(f"records of {game}", record_examples(game), changes.change_json, in_a_file(".json", use_record), 5)
        for game in SHIPPED
    ],
    *[
        Format(f"options of {game}", option_examples(game), changes.change_options, use_options(game), 3)
        for game in SHIPPED
    ],
    *[Format(f"lines in {game}", line_examples, changes.change, use_lines(game), 20) for game in SHIPPED],
    Format("command lines", lambda: list(COMMANDS), changes.change, use_command, 20),
]
