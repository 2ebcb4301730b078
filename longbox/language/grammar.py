"""The grammar that a lexicon stands for: productions, each with what it builds.

A symbol is a str. Words of the lexicon begin with an apostrophe, other terminals with #; the rest are categories,
lists of them ("kind+or") and helpers (with a space in their names). No production is empty and none leads
back to itself alone, so that every text has a finite number of readings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from longbox.language.builtin import ANY, COINED, HEAD, INTEGER, NUMBER, SMALL, TAIL, WORD, number_value
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.tokens import Token, joined
from longbox.language.wording import merged, split_list, word_symbol, words_of

Build = Callable[[list[object]], object]

QUOTE: Final = word_symbol('"')
COMMA: Final = word_symbol(",")
SEMICOLON: Final = word_symbol(";")
POSSESSIVE: Final = word_symbol("'s")


class Production:
    """A row of symbols that make up one; `phrasing` is the one it comes from, if it comes from any."""

    __slots__ = ("build", "origin", "phrasing", "symbols")

    def __init__(self, origin: str, symbols: tuple[str, ...], build: Build, phrasing: Phrasing | None = None) -> None:
        self.origin = origin
        self.symbols = symbols
        self.build = build
        self.phrasing = phrasing


def is_terminal(symbol: str) -> bool:
    """Is the symbol a word or another single token?"""
    return symbol[0] in "'#"


def productions_from(lexicon: Lexicon, start: str) -> list[Production]:
    """All productions that a reading of the start category can need."""
    found: list[Production] = []
    seen = {start}
    waiting = [start]
    while waiting:
        for production in _productions_of(lexicon, waiting.pop()):
            found.append(production)
            new = [symbol for symbol in production.symbols if symbol not in seen and not is_terminal(symbol)]
            seen.update(new)
            waiting += dict.fromkeys(new)
    return found


def _productions_of(lexicon: Lexicon, symbol: str) -> Iterable[Production]:
    if symbol in BUILT_IN:
        return BUILT_IN[symbol]
    if symbol.startswith("word "):
        return [Production(symbol, (symbol.removeprefix("word "),), _first)]
    if symbol.startswith("before "):
        return _before_productions(symbol)
    if "+" in symbol:
        return _list_productions(symbol)
    return [
        _production(group[0], row)
        for group in _alike(lexicon.categories[symbol])
        for row in merged([row for phrasing in group for row in phrasing.rows])
    ]


def _alike(phrasings: Iterable[Phrasing]) -> list[list[Phrasing]]:
    """The phrasings, those together that mean the same and come one after another."""
    groups: list[list[Phrasing]] = []
    for phrasing in phrasings:
        if groups and phrasing.means_the_same_as(groups[-1][0]):
            groups[-1].append(phrasing)
        else:
            groups.append([phrasing])
    return groups


def _production(phrasing: Phrasing, row: tuple[str, ...]) -> Production:
    """The production of a phrasing.

    A lone word goes by way of a helper: the parser tells two derivations of the same single token
    apart by their symbols only.
    """
    if len(row) == 1 and is_terminal(row[0]):
        row = (f"word {row[0]}",)
    return Production(phrasing.category, row, _builder(phrasing), phrasing)


def _builder(phrasing: Phrasing) -> Build:
    return lambda parts: phrasing.build([part for part in parts if not isinstance(part, Token)])


def _list_productions(symbol: str) -> list[Production]:
    member, join = split_list(symbol)
    if join in ("", "\n", ",", ";"):
        separators = [word_symbol(join)] if join else []
        return [Production(symbol, (member,), _one), Production(symbol, (symbol, *separators, member), _more)]
    assert join is not None
    return _joined_list(symbol, member, join)


def _joined_list(symbol: str, member: str, join: str) -> list[Production]:
    """A or B; A, B, or C: read with and without the mark before the word."""
    mark = SEMICOLON if join.startswith(";") else COMMA
    word = tuple([word_symbol(text) for text in words_of(join.lstrip(",;"))])
    before = f"before {symbol}"
    return [
        Production(symbol, (before, *word, member), _more),
        Production(symbol, (before, mark, *word, member), _more),
    ]


def _before_productions(symbol: str) -> list[Production]:
    """The members of a list before the last."""
    member, join = split_list(symbol.removeprefix("before "))
    mark = SEMICOLON if (join or "").startswith(";") else COMMA
    alone, more = Production(symbol, (member,), _one), Production(symbol, (symbol, mark, member), _more)
    if mark is COMMA:
        return [alone, more]
    # A; or B; or C
    words = tuple([word_symbol(text) for text in words_of((join or "").lstrip(",;"))])
    return [alone, more, Production(symbol, (symbol, mark, *words, member), _more)]


def _one(parts: list[object]) -> object:
    return (parts[0],)


def _more(parts: list[object]) -> object:
    before = parts[0]
    assert isinstance(before, tuple)
    return (*before, parts[-1])


def _first(parts: list[object]) -> object:
    return parts[0]


def _number(parts: list[object]) -> object:
    """A number from its token, after its sign if there is one."""
    tokens = _tokens(parts)
    value = number_value(tokens[-1])
    return -value if tokens[0].text == "-" else value


def _name(parts: list[object]) -> object:
    return joined(_tokens(parts))


def _quoted(parts: list[object]) -> object:
    return joined(_tokens(parts)[1:-1])


def _tokens(parts: list[object]) -> list[Token]:
    """All tokens of the parts, each a token or a tuple of them."""
    tokens: list[Token] = []
    for part in parts:
        assert isinstance(part, (tuple, Token))
        tokens += part if isinstance(part, tuple) else (part,)
    return tokens


def _gathered(parts: list[object]) -> object:
    return tuple(_tokens(parts))


def _grouped(productions: list[Production]) -> dict[str, list[Production]]:
    groups: dict[str, list[Production]] = {}
    for production in productions:
        groups.setdefault(production.origin, []).append(production)
    return groups


BUILT_IN: Final = _grouped(
    [
        Production("number", (NUMBER,), _number),
        Production("count", (NUMBER,), _number),
        Production("integer", (INTEGER,), _number),
        Production("signed", (word_symbol("+"), INTEGER), _number),
        Production("signed", (word_symbol("-"), INTEGER), _number),
        Production("name", ("name words",), _name),
        Production("name", (QUOTE, "name anything", QUOTE), _quoted),
        Production("word", (WORD,), _name),
        Production("coined", (COINED,), _name),
        Production("name words", (HEAD,), _gathered),
        Production("name words", ("name words", TAIL), _gathered),
        Production("name words", ("name words", POSSESSIVE), _gathered),
        Production("name words", ("name words", "name small", TAIL), _gathered),
        Production("name words", ("name words", QUOTE, "name anything", QUOTE), _gathered),
        Production("name small", (SMALL,), _gathered),
        Production("name small", ("name small", SMALL), _gathered),
        Production("name anything", (ANY,), _gathered),
        Production("name anything", ("name anything", ANY), _gathered),
    ]
)
