"""Files of rulings: TOML, read into rulings that know where they stand.

What zones, facts and cards there are is the game's matter and is looked up when a ruling is judged.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longbox.games import UnknownGame, find_pack
from longbox.kernel.documents import MARK, BadDocument, read_text, read_toml
from longbox.kernel.errors import near
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.lines import Lines
from longbox.rulings.words import plain

FORMAT: Final = 1
"""The version of the format of rulings that this version of Longbox reads."""

SHEET_KEYS: Final = ("format", "game", "players", "options", "cards", "ruling")
RULING_KEYS: Final = ("name", "rule", "example", "note", "players", "options", "cards", "position", "step")


class Step:
    """What is done, and what must be true then.

    Attributes:
        place: Where it stands.
        deeds: What players do, each with its place.
        picks: What is picked at random meanwhile.
        shuffles: The orders of cards that are shuffled meanwhile, from the top.
        expected: What must be true: key, value and place.
    """

    __slots__ = ("deeds", "expected", "picks", "place", "shuffles")

    def __init__(self, place: Place) -> None:
        self.place = place
        self.deeds: list[tuple[str, Place]] = []
        self.picks: list[str] = []
        self.shuffles: list[list[str]] = []
        self.expected: list[tuple[str, Any, Place]] = []


class Ruling:
    """A position, what is done, and what must be true.

    Attributes:
        game: The short name of the game.
        name: What it shows, in words.
        rules: The names of the rules it shows.
        examples: The examples of the rulebook that it plays, each as its rule and its name: "502.4: Arcade".
        note: Why it is so, in words; may be empty.
        players: The players clockwise, as they are written; may be none.
        options: What was agreed on before the game.
        cards: Files of cards of one's own.
        position: What lies where, as it is written; none for a game from its setup on.
        steps: What is done and must be true, in order.
        place: Where it stands.
    """

    __slots__ = (
        "cards",
        "examples",
        "game",
        "name",
        "note",
        "options",
        "place",
        "players",
        "position",
        "rules",
        "steps",
    )

    def __init__(self, game: str, name: str, place: Place) -> None:
        self.game = game
        self.name = name
        self.rules: list[str] = []
        self.examples: list[str] = []
        self.note = ""
        self.players: list[str] = []
        self.options: dict[str, Any] = {}
        self.cards: list[Path] = []
        self.position: dict[str, Any] | None = None
        self.steps: list[Step] = []
        self.place = place

    def __repr__(self) -> str:
        return f"<ruling: {self.name}>"

    @property
    def rulebook(self) -> str:
        """The rulebook by which it is played, under the name by which its rules are cited."""
        return find_pack(self.game).form_of(self.options)


def read_file(file: Path) -> list[Ruling]:
    """The rulings of a file.

    Raises:
        BadRuling: It can't be read or is no file of rulings; the error says where and what would be right.
    """
    try:
        text = read_text(file)
    except BadDocument as error:
        raise BadRuling(Place(str(file), Lines("")), f"the file {error.problem}.") from None
    return read_sheet(text, str(file))


def read_sheet(text: str, file: str = "<text>") -> list[Ruling]:
    """The rulings of a TOML text; `file` is what errors call it."""
    text = text.removeprefix(MARK)
    try:
        data = read_toml(text)
    except BadDocument as error:
        raise _bad_toml(error, file) from None
    place = Place(file, Lines(text))
    _check_keys(data, SHEET_KEYS, place)
    game = _game(data, place)
    rulings = data.get("ruling", [])
    if not isinstance(rulings, list) or not rulings:
        raise BadRuling(place, "the file has no rulings; each begins with a line [[ruling]].")
    return [_read_ruling(data, game, entry, place / "ruling" / number) for number, entry in enumerate(rulings)]


def _bad_toml(error: BadDocument, file: str) -> BadRuling:
    place = Place(file, Lines("\n" * (error.line - 1) + "here = 1"), ("here",))
    return BadRuling(place, f"this {error.problem}. Are quotes or brackets missing?")


def _game(data: dict[str, Any], place: Place) -> str:
    if data.get("format") != FORMAT:
        found = f"is in format {data['format']!r}" if "format" in data else "doesn't say its format"
        raise BadRuling(place / "format", f"the file {found}; this version of Longbox reads: format = {FORMAT}")
    game = data.get("game")
    try:
        return find_pack(str(game)).id
    except UnknownGame as error:
        raise BadRuling(place / "game", f"{error}") from None


def _check_keys(table: dict[str, Any], known: tuple[str, ...], place: Place) -> None:
    for key in table:
        if key not in known:
            raise BadRuling(place / key, f"{key!r} is not known here. {near(key, known)}")


def _read_ruling(sheet: dict[str, Any], game: str, entry: Any, place: Place) -> Ruling:
    if not isinstance(entry, dict):
        raise BadRuling(place, "a ruling begins with a line [[ruling]], in double brackets.")
    _check_keys(entry, RULING_KEYS, place)
    ruling = Ruling(game, _words(entry, "name", place), place)
    ruling.rules = _list_of_words(entry.get("rule", []), place / "rule")
    if not ruling.rules:
        raise BadRuling(place, 'the ruling doesn\'t say which rule it shows: rule = "..."')
    ruling.examples = _examples(entry.get("example", []), ruling.rules, place / "example")
    ruling.note = _words(entry, "note", place) if "note" in entry else ""
    merged = {key: sheet[key] for key in ("players", "options", "cards") if key in sheet} | entry
    ruling.players = _list_of_words(merged.get("players", []), place / "players")
    ruling.options = _table(merged.get("options", {}), place / "options")
    ruling.cards = [_beside(place.file, name) for name in _list_of_words(merged.get("cards", []), place / "cards")]
    if "position" in entry:
        ruling.position = _table(entry["position"], place / "position")
    ruling.steps = _read_steps(entry.get("step", []), place / "step")
    return ruling


def _examples(value: Any, rules: list[str], place: Place) -> list[str]:
    """Examples of the rulebook, each of a rule that the ruling shows."""
    examples = _list_of_words(value, place)
    for example in examples:
        rule, colon, name = example.partition(": ")
        if not colon or not name:
            raise BadRuling(place, f'an example is written with its rule: "502.4: Arcade", not {example!r}.')
        if rule not in rules:
            raise BadRuling(
                place, f"the example is one of {rule!r}, which the ruling doesn't show. {near(rule, rules)}"
            )
    return examples


def _beside(file: str, name: str) -> Path:
    return Path(file).parent / name


def _read_steps(steps: Any, place: Place) -> list[Step]:
    if isinstance(steps, dict):
        raise BadRuling(place, "a step begins with a line [[ruling.step]], in double brackets.")
    if not isinstance(steps, list) or not steps:
        raise BadRuling(place, "the ruling has no step; what is done and must be true follows [[ruling.step]].")
    return [_read_step(step, place / number) for number, step in enumerate(steps)]


def _read_step(entry: Any, place: Place) -> Step:
    step = Step(place)
    for key, value in _table(entry, place).items():
        here = place / key
        word = plain(key)
        if word == "do":
            step.deeds = _deeds(value, here)
        elif word == "random":
            step.picks = _list_of_words(value, here)
        elif word == "shuffled":
            step.shuffles = _shuffles(value, here)
        else:
            step.expected.append((key, value, here))
    return step


def _deeds(value: Any, place: Place) -> list[tuple[str, Place]]:
    """Sentences, in a list or one on each line."""
    if isinstance(value, str):
        lines = enumerate(value.split("\n"))
        return [(line.strip(), place / number) for number, line in lines if line.strip()]
    return [(words, place / number) for number, words in enumerate(_list_of_words(value, place))]


def _shuffles(value: Any, place: Place) -> list[list[str]]:
    """One order of cards, or several, each in a list of its own."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [_list_of_words(order, place / number) for number, order in enumerate(value)]
    return [_list_of_words(value, place)]


def _words(entry: dict[str, Any], key: str, place: Place) -> str:
    value = entry.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadRuling(place / key, f'write words here: {key} = "..."')
    return " ".join(value.split())


def _list_of_words(value: Any, place: Place) -> list[str]:
    entries = [value] if isinstance(value, str) else value
    if not isinstance(entries, list):
        raise BadRuling(place, f'write a list of words here: ["...", "..."], not {value!r}.')
    for number, entry in enumerate(entries):
        if not isinstance(entry, str):
            raise BadRuling(place / number, f"write words in quotes here, not {entry!r}.")
    return [entry.strip() for entry in entries]


def _table(value: Any, place: Place) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRuling(place, f"write keys with values here, not {value!r}.")
    return value
