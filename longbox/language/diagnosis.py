"""Why a text can't be read: where, what was understood up to there, and what could have followed.

The parser stops at the first token that nothing can go on with; what was under way there tells the rest.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from longbox.language.builtin import INTEGER, NUMBER
from longbox.language.errors import UnreadableText
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.listing import SPACES
from longbox.language.tokens import Token, normalised
from longbox.language.wording import CHOICE, MARK, Slot, split_list, word_forms

if TYPE_CHECKING:
    from longbox.language.earley import Chart, Grammar, Waiting

BEGINNINGS_SHOWN: Final = 3
MARKS: Final = {"\n": "a new line", '"': "a quotation mark"}
"""Marks that are told by their names."""
TERMINALS_SHOWN: Final = {NUMBER: "number", INTEGER: "integer"}


class Diagnosis:
    """Why a text can't be read, from the chart that its parse came to.

    Attributes:
        error: The error that says it.
        begun: The innermost patterns that are begun, as people read them, the last begun first.
        wanted: The categories that could have followed, by what they are.
        waiting: What was under way where it stops.
        followers: The symbols that could have followed.
        rest: The sentence from there on.
    """

    def __init__(self, text: str, tokens: list[Token], chart: Chart, grammar: Grammar, lexicon: Lexicon) -> None:
        under_way = [waiting for waiting in chart.waiting if waiting.position > 0]
        followers = list(dict.fromkeys([waiting.symbol for waiting in under_way])) or [grammar.start]
        self.waiting = under_way
        self.followers = followers
        self.rest = _rest(tokens[chart.reached :])
        self.begun = _beginnings(under_way, lexicon)
        self.wanted = _wanted(followers, lexicon)
        stopped = tokens[chart.reached] if chart.reached < len(tokens) else None
        whole = chart.is_whole
        text = normalised(text).rstrip()
        line, column = (stopped.line, stopped.column) if stopped else _end_of(text)
        self.error = UnreadableText(
            text,
            line,
            column,
            text[stopped.start : stopped.end] if stopped else "",
            _understood(text, tokens, chart.reached),
            tuple(self.begun),
            lambda: _expected(stopped, whole, followers, grammar, lexicon),
            tuple(self.wanted),
        )


def _rest(tokens: list[Token]) -> str:
    """The words up to the end of their sentence."""
    ends = [number for number, token in enumerate(tokens) if token.text in (".", "\n")]
    return " ".join([token.text for token in tokens[: ends[0] if ends else len(tokens)]])


def _near(stopped: Token | None, followers: list[str], grammar: Grammar) -> list[str]:
    """Words that could stand here and look like the one that does."""
    if stopped is None:
        return []
    words = {word for symbol in followers for word in grammar.words_starting(symbol)}
    by_lower = {word.lower(): word for word in sorted(words)}
    return [f'"{by_lower[word]}"' for word in get_close_matches(stopped.text.lower(), sorted(by_lower), cutoff=0.7)]


def _expected(
    stopped: Token | None, whole: bool, followers: list[str], grammar: Grammar, lexicon: Lexicon
) -> list[str]:
    """What could have followed: near words, words and categories, then the words that the categories begin with."""
    shown = [*_near(stopped, followers, grammar), *[_shown(symbol, lexicon) for symbol in followers]]
    if whole:
        shown.append("the end of the text")
    words = [word for symbol in followers for word in grammar.words_starting(symbol) if word != "\n"]
    openings = [MARKS.get(word, f'"{word}"') for word in sorted(words, key=_is_name)]
    return [each for each in dict.fromkeys([*shown, *openings]) if each]


def _is_name(word: str) -> bool:
    """Whether a word is one of many names: these are told last."""
    return word[:1].isupper()


def _shown(symbol: str, lexicon: Lexicon) -> str:
    """What a symbol is, for a reader; nothing for what needs no mention."""
    if symbol[0] == "'":
        return _shown_word(symbol)
    if symbol[0] == "#":
        return lexicon.describe(TERMINALS_SHOWN[symbol]) if symbol in TERMINALS_SHOWN else ""
    category = symbol.removeprefix("before ")
    return "" if " " in category else lexicon.describe(category)


def _wanted(followers: list[str], lexicon: Lexicon) -> dict[str, str]:
    """The categories that could have followed, by what they are."""
    categories = [symbol.removeprefix("before ") for symbol in followers if symbol[0] not in "'#"]
    return {lexicon.describe(each): split_list(each)[0] for each in categories if " " not in each}


def _shown_word(symbol: str) -> str:
    word = word_forms(symbol)[0]
    return MARKS.get(word, f'"{word}"')


def _understood(text: str, tokens: list[Token], reached: int) -> str:
    """The words that were read, on the line where reading stopped or the one before."""
    if reached == 0:
        return ""
    end = tokens[reached].start if reached < len(tokens) else len(text)
    return text[:end].rstrip().rpartition("\n")[2].strip()


def _beginnings(under_way: list[Waiting], lexicon: Lexicon) -> dict[str, Phrasing]:
    """The innermost patterns that are begun, as people read them, the last begun first."""
    found: dict[str, Phrasing] = {}
    for waiting in sorted(under_way, key=lambda waiting: -waiting.start):
        if waiting.production.phrasing is not None and len(found) < BEGINNINGS_SHOWN:
            found.setdefault(outline(waiting.production.phrasing, lexicon), waiting.production.phrasing)
    return found


def outline(phrasing: Phrasing, lexicon: Lexicon) -> str:
    """A pattern as people read it: draw (a number) card(s)."""
    wording = MARK.sub("", phrasing.wording)
    for slot in phrasing.slots:
        wording = _without_slot(wording, slot, lexicon)
    return SPACES.sub(" ", CHOICE.sub(r"\1", wording)).strip()


def _without_slot(wording: str, slot: Slot, lexicon: Lexicon) -> str:
    before, _, rest = wording.partition(f"{{{slot.field}:")
    _, _, after = rest.partition("}")
    many = "one or more: " if split_list(slot.category)[1] is not None else ""
    return f"{before}({many}{lexicon.describe(slot.category)}){after}"


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
