"""Why a text can't be read: where, what was understood up to there, and what could have followed.

The parser stops at the first token that nothing can go on with; what was under way there tells the rest.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from longbox.language.builtin import INTEGER, NUMBER
from longbox.language.errors import UnreadableText
from longbox.language.lexicon import Lexicon
from longbox.language.tokens import Token, normalised
from longbox.language.wording import Slot, split_list, word_forms

if TYPE_CHECKING:
    from longbox.language.earley import Chart, Grammar, Waiting

BEGINNINGS_SHOWN: Final = 3
TERMINALS_SHOWN: Final = {NUMBER: "number", INTEGER: "integer"}


def diagnose(text: str, tokens: list[Token], chart: Chart, grammar: Grammar, lexicon: Lexicon) -> UnreadableText:
    """The error for a text whose parse came to this chart."""
    text = normalised(text).rstrip()
    under_way = [waiting for waiting in chart.waiting if waiting.position > 0]
    followers = list(dict.fromkeys([waiting.symbol for waiting in under_way])) or [grammar.start]
    stopped = tokens[chart.reached] if chart.reached < len(tokens) else None
    suggestions = _suggestions(stopped, followers, grammar)
    expected = _expected(chart, followers, grammar, lexicon)
    line, column = (stopped.line, stopped.column) if stopped else _end_of(text)
    return UnreadableText(
        text,
        line,
        column,
        stopped.text if stopped else "",
        _understood(text, tokens, chart.reached),
        _beginnings(under_way, lexicon),
        list(dict.fromkeys([*suggestions, *expected])),
        suggestions,
    )


def _suggestions(stopped: Token | None, followers: list[str], grammar: Grammar) -> list[str]:
    """Words that could stand here and look like the one that does."""
    if stopped is None:
        return []
    words = {word for symbol in followers for word in grammar.words_starting(symbol)}
    by_lower = {word.lower(): word for word in sorted(words)}
    return [f'"{by_lower[word]}"' for word in get_close_matches(stopped.text.lower(), sorted(by_lower), cutoff=0.7)]


def _expected(chart: Chart, followers: list[str], grammar: Grammar, lexicon: Lexicon) -> list[str]:
    """What could have followed: words and categories, then the words that the categories begin with."""
    shown = [_shown(symbol, lexicon) for symbol in followers]
    if chart.is_whole:
        shown.append("the end of the text")
    openings = [f'"{word}"' for symbol in followers for word in grammar.words_starting(symbol) if word != "\n"]
    return [each for each in [*shown, *openings] if each]


def _shown(symbol: str, lexicon: Lexicon) -> str:
    """What a symbol is, for a reader; nothing for what needs no mention."""
    if symbol[0] == "'":
        return _shown_word(symbol)
    if symbol[0] == "#":
        return lexicon.describe(TERMINALS_SHOWN[symbol]) if symbol in TERMINALS_SHOWN else ""
    category = symbol.removeprefix("before ")
    return "" if " " in category else lexicon.describe(category)


def _shown_word(symbol: str) -> str:
    word = word_forms(symbol)[0]
    return {"\n": "a new line", '"': "a quotation mark"}.get(word, f'"{word}"')


def _understood(text: str, tokens: list[Token], reached: int) -> str:
    """The words that were read, on the line where reading stopped or the one before."""
    if reached == 0:
        return ""
    return text[: tokens[reached - 1].end].rpartition("\n")[2].strip()


def _beginnings(under_way: list[Waiting], lexicon: Lexicon) -> list[str]:
    """The innermost patterns that are begun, the last begun first."""
    phrasings = [waiting for waiting in under_way if waiting.production.phrasing]
    phrasings.sort(key=lambda waiting: -waiting.start)
    shown = [_outline(waiting, lexicon) for waiting in phrasings]
    return list(dict.fromkeys(shown))[:BEGINNINGS_SHOWN]


def _outline(waiting: Waiting, lexicon: Lexicon) -> str:
    """A pattern as people read it: draw (a number) card(s)."""
    phrasing = waiting.production.phrasing
    assert phrasing is not None
    wording = phrasing.wording.replace("{plural}", "").replace("{singular}", "")
    for slot in phrasing.slots:
        wording = _without_slot(wording, slot, lexicon)
    return wording


def _without_slot(wording: str, slot: Slot, lexicon: Lexicon) -> str:
    before, _, rest = wording.partition(f"{{{slot.field}:")
    _, _, after = rest.partition("}")
    many = "one or more: " if split_list(slot.category)[1] is not None else ""
    return f"{before}({many}{lexicon.describe(slot.category)}){after}"


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
