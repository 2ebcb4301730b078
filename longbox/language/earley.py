"""The bridge to Lark: productions in, a chart of everything that was found out.

This is the only module that imports Lark, and it is imported when the first text is read. It uses Lark's Earley
parser as Lark's own tree matcher does: with rules and a matcher for tokens instead of a grammar's text. Rules
that can't begin with the next token are not predicted, and none is predicted twice; with many patterns that is
most of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from lark.common import LexerConf, ParserConf
from lark.exceptions import UnexpectedInput
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
from lark.parsers.earley import Parser

from longbox.language.builtin import kinds_of
from longbox.language.grammar import Production, is_terminal
from longbox.language.tokens import Token
from longbox.language.wording import word_forms

FOLLOWED_AT_MOST = 8  # different readings of one stretch of text


class Waiting:
    """A production that was begun at the token `start` and goes on with its symbol number `position`."""

    __slots__ = ("position", "production", "start")

    def __init__(self, production: Production, position: int, start: int) -> None:
        self.production = production
        self.position = position
        self.start = start

    @property
    def symbol(self) -> str:
        """What has to come next."""
        return self.production.symbols[self.position]


class Chart:
    """What a parse came to: the readings, or how far it got and what was under way there."""

    def __init__(self, readings: list[Any], reached: int, waiting: list[Waiting], is_whole: bool) -> None:
        self.readings = readings
        self.reached = reached
        self.waiting = waiting
        self.is_whole = is_whole


class Grammar:
    """A parser for one category."""

    def __init__(self, productions: list[Production], start: str) -> None:
        self.start = start
        self.productions = {_rule(production): production for production in productions}
        self._words = _word_index(productions)
        lexer = LexerConf([], re)
        self._parser = _WordParser(lexer, ParserConf(list(self.productions), {}, [start]), _matches)

    def parse(self, tokens: list[Token]) -> Chart:
        """Find all readings of the tokens, or what is wrong with them."""
        for token in tokens:
            token.kinds = self._kinds(token)
        try:
            root = self._parser.parse_tokens(tokens, self.start)
        except UnexpectedInput:
            return self._failure()
        return Chart(self._readings(root, {}), len(tokens), [], True)

    def words_starting(self, symbol: str) -> list[str]:
        """All words that the symbol can begin with."""
        terminals = sorted([first.name for first in self._parser.FIRST[_symbol(symbol)]])
        return [form for terminal in terminals if terminal[0] == "'" for form in word_forms(terminal)]

    def _kinds(self, token: Token) -> frozenset[str]:
        words = self._words.get(token.text, [])
        if token.opening:
            words = words + self._words.get(token.text[0].lower() + token.text[1:], [])
        return frozenset([*words, *kinds_of(token)])

    def _failure(self) -> Chart:
        items = list(self._parser.items)
        waiting = [Waiting(self.productions[item.rule], item.ptr, item.start) for item in items if not item.is_complete]
        whole = any([item.is_complete and item.start == 0 and item.s.name == self.start for item in items])
        return Chart([], self._parser.position, waiting, whole)

    def _readings(self, node: Any, known: dict[int, list[object]]) -> list[object]:
        """The different meanings of a node of Lark's forest."""
        if hasattr(node, "token"):
            return [node.token]
        if id(node) not in known:
            found: list[object] = []
            for packed in node.children:
                build = self.productions[packed.rule].build
                for parts in self._parts(packed, known):
                    meaning = build(parts)
                    if meaning not in found and len(found) < FOLLOWED_AT_MOST:
                        found.append(meaning)
            known[id(node)] = found
        return known[id(node)]

    def _parts(self, packed: Any, known: dict[int, list[object]]) -> Iterator[list[object]]:
        """The parts of a derivation, in every combination of what they mean."""
        befores: Iterable[list[object]] = [[]]
        if packed.left is not None:
            befores = [parts for child in packed.left.children for parts in self._parts(child, known)]
        for before in befores:
            for last in self._readings(packed.right, known):
                yield [*before, last]


class _WordParser(Parser):
    """Lark's parser, which looks at the next token before it predicts, and can tell where it stopped."""

    def __init__(self, lexer: LexerConf, grammar: ParserConf, matches: Any) -> None:
        super().__init__(lexer, grammar, matches, resolve_ambiguity=False, tree_class=None)
        self._all_predictions: dict[NonTerminal, list[Rule]] = self.predictions
        self._known: dict[frozenset[str], dict[NonTerminal, list[Rule]]] = {}
        self._first_names = {symbol: {first.name for first in firsts} for symbol, firsts in self.FIRST.items()}
        self._tokens: list[Token] = []
        self._column: Iterable[Any] = ()
        self._to_scan: Iterable[Any] = ()
        self.position = 0

    @property
    def items(self) -> list[Any]:
        """Everything under way where the parse stopped."""
        return [*self._column, *self._to_scan]

    def parse_tokens(self, tokens: list[Token], start: str) -> Any:
        """The root of the forest of all derivations. Raises Lark's UnexpectedInput."""
        self._tokens = tokens
        self._predict_by(0)
        return self.parse(_Lexer(tokens), start)  # type: ignore[no-untyped-call]

    def predict_and_complete(self, i: int, to_scan: Any, columns: Any, *rest: Any) -> None:
        """Predict by the next token, and remember the place."""
        self.position, self._column, self._to_scan = i, columns[i], to_scan
        self._predict_by(i)
        super().predict_and_complete(i, to_scan, columns, *rest)  # type: ignore[no-untyped-call]

    def _predict_by(self, position: int) -> None:
        """Predict what can begin with a token."""
        kinds = self._tokens[position].kinds if position < len(self._tokens) else frozenset()
        known = self._known.setdefault(kinds, {})
        self.predictions = _Predictions(self, kinds, known)  # type: ignore[assignment]

    def beginning_with(self, symbol: NonTerminal, kinds: frozenset[str]) -> list[Rule]:
        """The rules of a symbol that can begin with a token of these kinds."""
        rules = self._all_predictions[symbol]
        return [rule for rule in rules if not kinds.isdisjoint(self._first_names[rule.expansion[0]])]


class _Predictions:
    """The rules that each symbol can be made by at a token.

    They are told once: told again, the parser would find that it knows them already.
    """

    def __init__(self, parser: _WordParser, kinds: frozenset[str], known: dict[NonTerminal, list[Rule]]) -> None:
        self._parser = parser
        self._kinds = kinds
        self._known = known
        self._told: set[NonTerminal] = set()

    def __getitem__(self, symbol: NonTerminal) -> list[Rule]:
        if symbol in self._told:
            return []
        self._told.add(symbol)
        if symbol not in self._known:
            self._known[symbol] = self._parser.beginning_with(symbol, self._kinds)
        return self._known[symbol]


class _Lexer:
    """Hands out tokens that are cut already."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens

    def lex(self, _expected: object) -> Iterator[Token]:
        """The tokens, whatever is expected."""
        return iter(self._tokens)


def _matches(terminal: Terminal, token: Token) -> bool:
    return terminal.name in token.kinds


def _rule(production: Production) -> Rule:
    return Rule(NonTerminal(production.origin), [_symbol(symbol) for symbol in production.symbols])


def _symbol(symbol: str) -> Symbol:
    return Terminal(symbol) if is_terminal(symbol) else NonTerminal(symbol)


def _word_index(productions: list[Production]) -> dict[str, list[str]]:
    """The terminals that each word can stand for."""
    index: dict[str, list[str]] = {}
    terminals = [symbol for production in productions for symbol in production.symbols if symbol[0] == "'"]
    for terminal in dict.fromkeys(terminals):
        for form in word_forms(terminal):
            index.setdefault(form, []).append(terminal)
    return index
