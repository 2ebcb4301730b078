"""Each wording of a vocabulary is said, and each meaning meant, by a card, a card of a ruling, or a text of a test.

Whoever adds words shows them: in a ruling, best of all, or in the file of cards here, which are read and played.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from longbox.cli import group
from longbox.games import find_card_language
from longbox.games.card_language import CardLanguage
from longbox.kernel.terms import Term
from longbox.language import Phrasing, Reader, TextError

HERE: Final = Path(__file__).parent
TESTS: Final = HERE.parent
RULINGS: Final = TESTS.parent / "rulings"
GAMES: Final = ("dcdb", "champions", "vs", "forever")

WRITTEN: Final = {"champions": ("spoken",)}
"""The categories that no text has: what questions say of an effect."""


def tables(file: Path) -> dict[str, Any]:
    """What a file says."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def texts_of(file: Path) -> list[str]:
    """The texts of a file of cards; none of one of rulings."""
    return [card["text"].strip() for card in tables(file).get("card", []) if card.get("text", "").strip()]


def said(game: str) -> Iterator[str]:
    """All that is said in a game's words: by cards, rulings and tests; what is set aside is not looked at."""
    for file in find_card_language(game).library.files:
        yield from texts_of(file)
    for file in [HERE / f"{game}.toml", *sorted((RULINGS / game).rglob("*.toml"))]:
        yield from texts_of(file)
    reach = TESTS / "reach" / f"{game}.toml"
    for part, texts in (tables(reach) if reach.is_file() else {}).items():
        if not part.endswith("aside") and isinstance(texts, list):
            yield from [text for text in texts if isinstance(text, str)]
    for file in sorted(TESTS.rglob("*.py")):
        yield from strings_of(file)


ENDS: Final = '.)"'
"""What a text ends with. To try whatever else stands in tests took three times as long, and none of it was one."""


def strings_of(file: Path) -> list[str]:
    """All that stands in quotes in a test and could be a text, which ends as sentences do, and is no docstring."""
    nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    remarks = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in remarks]
    texts = [text.strip() for text in found if isinstance(text, str)]
    return [text for text in texts if " " in text and len(text) < 500 and text[-1] in ENDS and is_printable(text)]


def is_printable(text: str) -> bool:
    """Whether a text is in letters and signs that can be printed."""
    return all(line.isprintable() for line in text.splitlines())


class Use:
    """What of a vocabulary is in use.

    Attributes:
        wordings: The wordings that nobody has said so far, by category.
        classes: The names of the meanings that nobody has meant so far.
    """

    def __init__(self, game: str) -> None:
        self.language: CardLanguage = find_card_language(game)
        self.reader = Reader(self.language.lexicon)
        self.wordings: dict[str, list[Phrasing]] = {
            category: list(phrasings)
            for category, phrasings in self.language.lexicon.categories.items()
            if category not in WRITTEN.get(game, ())
        }
        self.classes = set(self.language.lexicon.classes)

    def hear(self, text: str) -> None:
        """Take a text for use, if it can be read."""
        try:
            meaning = self.language.known(text)
        except TextError:
            return
        self.mean(meaning)
        for used in self.reader.phrasings(text, self.language.category):
            left = self.wordings[used.category]
            self.wordings[used.category] = [one for one in left if not one.means_the_same_as(used)]

    def mean(self, value: object) -> None:
        """Take all classes of a meaning for use."""
        if isinstance(value, Term):
            self.classes.discard(type(value).__name__)
            value = value.values()
        for part in value if isinstance(value, tuple) else ():
            self.mean(part)

    def unused(self) -> list[str]:
        """The patterns none of whose wordings was said, and the classes that nobody meant."""
        left = {id(phrasing) for phrasings in self.wordings.values() for phrasing in phrasings}
        patterns = [pattern for pattern in self.language.lexicon if {id(one) for one in pattern.phrasings} <= left]
        return [*[repr(pattern) for pattern in patterns], *sorted(self.classes)]


def test_what_nobody_says_is_found() -> None:
    """A pattern and a class are unused until a text says and means them."""
    use = Use("dcdb")
    before = set(use.unused())
    use.hear("Draw two cards.")
    assert {"Draw", "Sequence"} & before == {"Draw", "Sequence"}
    assert "Draw" not in use.unused()
    assert "Sequence" in use.unused()
    assert len(use.unused()) < len(before)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_each_word_is_said_somewhere(game: str) -> None:
    """No pattern and no class of meanings is there that nothing needs."""
    use = Use(game)
    for text in dict.fromkeys(said(game)):
        use.hear(text)
        if not use.unused():
            return
    assert use.unused() == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_cards_that_say_the_rest_are_cards(game: str) -> None:
    """They are read, checked, and one for each text."""
    language = find_card_language(game)
    cards = language.library.read_cards((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    assert len({card.name for card in cards}) == len(cards) == len(texts_of(HERE / f"{game}.toml"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_what_they_say_is_printed_and_read_again(game: str) -> None:
    """In the words of the house it means the same."""
    language = find_card_language(game)
    for text in texts_of(HERE / f"{game}.toml"):
        meaning = language.read(text)
        assert language.read(language.write(meaning)) == meaning


@pytest.mark.thorough
def test_those_of_the_first_game_can_be_played() -> None:
    """They join the main deck, and what must always hold does."""
    cards = str(HERE / "dcdb.toml")
    result = CliRunner().invoke(group, ["check", "cards", cards, "--game", "dcdb", "--games", "2"])
    assert result.exit_code == 0, result.output
