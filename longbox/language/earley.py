"""The bridge to Lark: productions in, a chart of everything that was found out.

This is the only module that imports Lark, and it is imported when the first text is read. It uses Lark's Earley
parser as Lark's own tree matcher does: with rules and a matcher for tokens instead of a grammar's text. Rules
that can't begin with the next token are not predicted, and none is predicted twice; with many patterns that is
most of them.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator
from threading import RLock
from typing import Any

from lark.common import LexerConf, ParserConf
from lark.exceptions import UnexpectedInput
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
from lark.parsers.earley import Parser
from lark.parsers.earley_common import Item

from longbox.kernel.terms import Term
from longbox.language.builtin import COINED, HEAD, TAIL, kinds_of
from longbox.language.grammar import Production, is_terminal
from longbox.language.tokens import Token
from longbox.language.wording import word_forms

NAMES = frozenset(["name", "name words", "name small"])
NAMING = frozenset([HEAD, TAIL, COINED])
FOLLOWED_AT_MOST = 16  # different readings of one stretch of text


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
    """A parser for one category. It reads one text at a time: of several threads, as a server has, others wait.

    Attributes:
        start: The category.
        productions: All its productions, by Lark's rules.
        words: The terminals that each word can stand for.
    """

    def __init__(self, productions: list[Production], start: str) -> None:
        self.start = start
        known = {(production.origin, production.symbols): production for production in productions}
        self.productions = {_rule(production): production for production in known.values()}
        self.words = _word_index(productions)
        lexer = LexerConf([], re)
        self._parser = _WordParser(lexer, ParserConf(list(self.productions), {}, [start]), _matches)
        self._reading = RLock()

    def parse(self, tokens: list[Token], no_name: Token | None = None) -> Chart:
        """Find all readings of the tokens, one of which may begin no name, or what is wrong with them."""
        for token in tokens:
            token.kinds = self.kinds(token)
        if no_name is not None:
            no_name.kinds -= NAMING
        with self._reading:
            try:
                root = self._parser.parse_tokens(tokens, self.start, looking_ahead=True)
            except UnexpectedInput:
                return self._failure(tokens)
        return Chart(self._readings(root, {}), len(tokens), [], True)

    def reach(self, tokens: list[Token]) -> int:
        """How many tokens can be read from the beginning on; one more than there are, if they can be read as a whole.

        This is told faster than what could follow.
        """
        for token in tokens:
            token.kinds = self.kinds(token)
        with self._reading:
            try:
                self._parser.parse_tokens(tokens, self.start, looking_ahead=True)
            except UnexpectedInput:
                return self._parser.position
        return len(tokens) + 1

    def without_mistaken_name(self, tokens: list[Token], chart: Chart) -> Chart:
        """Where a text stops that can't be read, if a word that opens a sentence is no name: "The first time ..."."""
        begun = [waiting.start for waiting in chart.waiting if waiting.position and waiting.production.origin in NAMES]
        for start in sorted({*begun, chart.reached - 1}):
            token = tokens[start] if 0 <= start < len(tokens) else None
            if token is None or not token.opening or not self._is_word(token) or self._is_named(tokens, start):
                continue
            other = self.parse(tokens, token)
            if not other.readings:
                return other
        return chart

    def _is_word(self, token: Token) -> bool:
        """Whether the lexicon has a word without its capital."""
        return token.text[:1].lower() + token.text[1:] in self.words

    def _is_named(self, tokens: list[Token], start: int) -> bool:
        """Whether a word with a capital follows one that opens a sentence, so that they may be a name together."""
        return tokens[start + 1].text[:1].isupper() if start + 1 < len(tokens) else False

    def productions_of(self, tokens: list[Token]) -> list[Production]:
        """The productions of all derivations of the tokens; none, if there is no derivation."""
        if not self.parse(tokens).readings:
            return []
        found: dict[Production, None] = {}
        seen: set[int] = set()
        with self._reading:
            waiting = [self._parser.parse_tokens(tokens, self.start, looking_ahead=True)]
        while waiting:
            node = waiting.pop()
            if id(node) not in seen and not hasattr(node, "token"):
                seen.add(id(node))
                for packed in node.children:
                    if packed.rule in self.productions:
                        found[self.productions[packed.rule]] = None
                    waiting += [part for part in (packed.left, packed.right) if part is not None]
        return list(found)

    def words_starting(self, symbol: str) -> list[str]:
        """All words that the symbol can begin with."""
        terminals = sorted([first.name for first in self._parser.FIRST[_symbol(symbol)]])
        return [form for terminal in terminals if terminal[0] == "'" for form in word_forms(terminal)]

    def kinds(self, token: Token) -> frozenset[str]:
        """The terminals that a token can stand for."""
        words = self.words.get(token.text, [])
        if token.opening:
            words = words + self.words.get(token.text[0].lower() + token.text[1:], [])
        kinds = kinds_of(token)
        if not words and HEAD in kinds:
            kinds.append(COINED)
        return frozenset([*words, *kinds])

    def _failure(self, tokens: list[Token]) -> Chart:
        """How far the tokens can be read, and all that could have come next."""
        with contextlib.suppress(UnexpectedInput):
            self._parser.parse_tokens(tokens, self.start, looking_ahead=False)
        items = list(self._parser.items)
        waiting = [Waiting(self.productions[item.rule], item.ptr, item.start) for item in items if not item.is_complete]
        whole = any([item.is_complete and item.start == 0 and item.s.name == self.start for item in items])
        return Chart([], self._parser.position, waiting, whole)

    def _readings(self, node: Any, known: dict[int, list[object]]) -> list[object]:
        """The different meanings of a node of Lark's forest: of those that are unclear wherever they stand none, if
        there are others, as each text with one of them is refused.
        """
        if hasattr(node, "token"):
            return [node.token]
        if id(node) not in known:
            found: list[object] = []
            unclear: list[object] = []
            for packed in node.children:
                build = self.productions[packed.rule].build
                for parts in self._parts(packed, known):
                    meaning = build(parts)
                    into = unclear if isinstance(meaning, Term) and meaning.unclear() else found
                    if meaning not in into and len(into) < FOLLOWED_AT_MOST:
                        into.append(meaning)
            known[id(node)] = found or unclear
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
        self._known: dict[frozenset[str], dict[str, list[Rule]]] = {}
        self._first = {symbol.name: {first.name for first in firsts} for symbol, firsts in self.FIRST.items()}
        self._beginnings: dict[str, list[tuple[Rule, set[str]]]] = {}
        for rule in grammar.rules:
            beginning = (rule, self._first[rule.expansion[0].name])
            self._beginnings.setdefault(rule.origin.name, []).append(beginning)
        self._looking_ahead = False
        self._tokens: list[Token] = []
        self._waiting: list[dict[str, list[Any]]] = []
        self._column: Iterable[Any] = ()
        self._to_scan: Iterable[Any] = ()
        self.position = 0

    @property
    def items(self) -> list[Any]:
        """Everything under way where the parse stopped."""
        return [*self._column, *self._to_scan]

    def parse_tokens(self, tokens: list[Token], start: str, *, looking_ahead: bool) -> Any:
        """The root of the forest of all derivations. Raises Lark's UnexpectedInput.

        Looking ahead, what the next token can't go on is dropped, and so can't be told of where the parse stops.
        """
        self._looking_ahead = looking_ahead
        self._tokens = tokens
        self._waiting = [{} for _ in range(len(tokens) + 1)]
        self._predict_by(0)
        return self.parse(_Lexer(tokens), start)  # type: ignore[no-untyped-call]

    def predict_and_complete(self, i: int, to_scan: Any, columns: Any, _transitives: Any, nodes: Any) -> None:
        """Predict by the next token, complete what waits, and remember the place.

        It does what Lark's own does where no rule is empty, and finds by its symbol what waits for that.
        """
        column = columns[i]
        self.position, self._column, self._to_scan = i, column, to_scan
        self._predict_by(i)
        items = list(column)
        while items:
            item = items.pop()
            if item.is_complete:
                new_items = self._completed(item, i, nodes)
            else:
                new_items = [Item(rule, 0, i) for rule in self.predictions[item.expect]]  # type: ignore[no-untyped-call]
            for new_item in new_items:
                if new_item.expect is not None and new_item.expect.is_term:
                    to_scan.add(new_item)
                elif new_item not in column:
                    column.add(new_item)
                    items.append(new_item)
        waiting = self._waiting[i]
        for item in column:
            if not item.is_complete:
                waiting.setdefault(item.expect.name, []).append(item)

    def _completed(self, item: Any, i: int, nodes: Any) -> list[Any]:
        """What waited for a symbol that is complete, a symbol further."""
        waiting = self._waiting[item.start].get(item.s.name, [])
        if self._looking_ahead:
            kinds = self._kinds_at(i)
            waiting = [before for before in waiting if self._goes_on(before, kinds)]
        advanced = [before.advance() for before in waiting]
        for new_item, before in zip(advanced, waiting, strict=True):
            label = (new_item.s, new_item.start, i)
            if label not in nodes:
                nodes[label] = self.SymbolNode(*label)  # type: ignore[no-untyped-call]
            new_item.node = nodes[label]
            new_item.node.add_family(new_item.s, new_item.rule, i, before.node, item.node)
        return advanced

    def _goes_on(self, item: Any, kinds: frozenset[str]) -> bool:
        """Whether an item can go on with a token of these kinds, once what it waits for is complete."""
        expansion, after = item.rule.expansion, item.ptr + 1
        return after == len(expansion) or not kinds.isdisjoint(self._first[expansion[after].name])

    def _kinds_at(self, position: int) -> frozenset[str]:
        """The terminals that a token can stand for; none at the end."""
        return self._tokens[position].kinds if position < len(self._tokens) else frozenset()

    def _predict_by(self, position: int) -> None:
        """Predict what can begin with a token."""
        kinds = self._kinds_at(position)
        known = self._known.setdefault(kinds, {})
        self.predictions = _Predictions(self, kinds, known)  # type: ignore[assignment]

    def beginning_with(self, symbol: str, kinds: frozenset[str]) -> list[Rule]:
        """The rules of a symbol that can begin with a token of these kinds."""
        return [rule for rule, first in self._beginnings[symbol] if not kinds.isdisjoint(first)]


class _Predictions:
    """The rules that each symbol can be made by at a token.

    They are told once: told again, the parser would find that it knows them already.
    """

    def __init__(self, parser: _WordParser, kinds: frozenset[str], known: dict[str, list[Rule]]) -> None:
        self._parser = parser
        self._kinds = kinds
        self._known = known
        self._told: set[str] = set()

    def __getitem__(self, symbol: NonTerminal) -> list[Rule]:
        name = symbol.name
        if name in self._told:
            return []
        self._told.add(name)
        if name not in self._known:
            self._known[name] = self._parser.beginning_with(name, self._kinds)
        return self._known[name]


class _Lexer:
    """Hands out tokens that are cut already."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens

    def lex(self, _expected: object) -> Iterator[Token]:
        """The tokens, whatever is expected."""
        return iter(self._tokens)


def _matches(terminal: Terminal, token: Token) -> bool:
    return terminal.name in token.kinds


class _OneRule(Rule):
    """A rule that is equal to no other, which is told faster than what it consists of is compared."""

    __hash__ = object.__hash__
    __eq__ = object.__eq__


def _rule(production: Production) -> Rule:
    return _OneRule(NonTerminal(production.origin), [_symbol(symbol) for symbol in production.symbols])


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
