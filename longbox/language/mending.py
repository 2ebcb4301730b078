"""Texts near to one that can't be read: those that the grammar builds at the least cost.

This is Earley's algorithm turned round, as error correction needs it: rows are entered bottom up, by any of their
symbols that a lattice of words has; symbols before and after may be added, tokens between left out, each at a cost.
What is cheapest is followed first (Knuth's generalisation of Dijkstra's algorithm), so that texts come in order of
their cost. What the rest of a row and the tokens outside of it cost at the least is added beforehand.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from longbox.language.grammar import BUILT_IN, Production, is_terminal
from longbox.language.lattice import NEVER, Lattice, Said, cost_of_more
from longbox.language.wording import word_forms, word_symbol

ADDED_AT_MOST: Final = 2.0
"""The most that can be added for one symbol: more words than that are a text of one's own."""
ADDING: Final = 1.3
"""How much more it costs to add a word than to leave it out: what is added was not meant by anybody yet."""
LABEL: Final = 0.5
LABELS_AT_MOST: Final = 6
LABEL_DEPTH: Final = 3
"""How deep the words of a label lie below what a row has before its colon."""
COLON: Final = word_symbol(":")
NEVER_ADDED: Final = ('"', "(", ")")
FREE: Final = 0.7
PER_TOKEN: Final = 0.6
"""What stretches of a text may cost, for each of their tokens; and however short they are."""
WAYS_AT_MOST: Final = 3
"""So many different texts are followed for one stretch of tokens read as one symbol."""
STEPS_AT_MOST: Final = 30_000
"""All steps for one text: less than half a second."""

WHOLE: Final = "whole text"
IN_ROW: Final = ""

Addition = tuple[float, Said]
"""Words that are added, with what they cost."""
Key = tuple[str, int, int, int]
"""A symbol that is complete, or IN_ROW and a place in a row; and the nodes where it starts and ends."""
Entry = tuple[float, int, float, Key, Said]
"""What is followed next: its least cost as a whole, a running number, its own cost, its key, its words."""


class Rows:
    """The rows of a grammar, found by what they consist of.

    Attributes:
        start: The symbol of whole texts.
        rows: The symbol that each row makes up, and those that it consists of.
        places: All places in all rows, one after another: the symbol that comes next, or nothing at the end of a row.
        origins: The symbol that is complete at a place which is the end of a row.
        added: The words that can be added for a symbol, the cheapest first.
        entries: The rows that a symbol can begin: the place after it, and what has to be added before it.
    """

    def __init__(self, productions: Iterable[Production], start: str, labels: Collection[str] = ()) -> None:
        self.start = start
        self._labels = labels
        self.rows = [(production.origin, production.symbols) for production in productions]
        self.terminals = {symbol for _, row in self.rows for symbol in row if is_terminal(symbol)}
        self.added = self._additions()
        self.places: list[str] = []
        self.origins: dict[int, str] = {}
        self.entries: dict[str, list[tuple[int, float, Said]]] = {}
        for origin, row in self.rows:
            self._enter(row)
            self.places += [*row, ""]
            self.origins[len(self.places) - 1] = origin

    def _additions(self) -> dict[str, list[Addition]]:
        """The cheapest words for each symbol; for what labels consist of, several. No number is added to a text.

        Of labels only those are added that say no more than a line does without them: another would change when it
        acts, and where.
        """
        heads = self._heads()
        found: dict[str, list[Addition]] = {}
        for symbol in self.terminals:
            if symbol[0] == "'" and symbol[1:] not in NEVER_ADDED:
                word = min(word_forms(symbol), key=cost_of_more)
                is_label = symbol in heads and word in self._labels
                cost = LABEL if is_label else ADDING * cost_of_more(word)
                if cost <= ADDED_AT_MOST:
                    found[symbol] = [(cost, (word,))]
        changed = True
        while changed:
            changed = False
            for origin, row in self.rows:
                most = LABELS_AT_MOST if origin in heads else 1
                changed = _add_row(found, origin, row, most) or changed
        return found

    def _heads(self) -> set[str]:
        """What labels consist of: the symbols that stand before a colon, where a row begins by them."""
        heads = {row[0] for _, row in self.rows if len(row) > 1 and row[1] == COLON}
        for _ in range(LABEL_DEPTH):
            heads |= {symbol for origin, row in self.rows if origin in heads for symbol in row}
        return heads

    def _enter(self, row: tuple[str, ...]) -> None:
        """Note by which of its symbols a row can be entered whose places come next."""
        before: list[Addition] = [(0.0, ())]
        for place, symbol in enumerate(row, len(self.places) + 1):
            self.entries.setdefault(symbol, []).extend([(place, cost, said) for cost, said in before])
            before = _together(before, self.added.get(symbol, []), LABELS_AT_MOST)
            if not before:
                return


def _add_row(found: dict[str, list[Addition]], origin: str, row: tuple[str, ...], most: int) -> bool:
    """Note the words of a row for its symbol, if they are among the cheapest; whether they are."""
    words: list[Addition] = [(0.0, ())]
    for symbol in row:
        words = _together(words, found.get(symbol, []), most)
    known = found.get(origin, [])
    cheapest = sorted({*known, *words})[:most]
    if cheapest != known:
        found[origin] = cheapest
    return cheapest != known


def _together(before: list[Addition], after: list[Addition], most: int) -> list[Addition]:
    """What is said first and what is said then, in all ways; the cheapest of them."""
    pairs = [(cost + more, said + words) for cost, said in before for more, words in after]
    return sorted([(cost, said) for cost, said in pairs if cost <= ADDED_AT_MOST])[:most]


def least_costs(rows: Iterable[tuple[str, tuple[str, ...]]], terminals: Mapping[str, float]) -> dict[str, float]:
    """What each symbol costs at the least, from what the terminals cost."""
    rows = list(rows)
    costs = dict(terminals)
    changed = True
    while changed:
        changed = False
        for origin, row in rows:
            cost = 0.0
            for symbol in row:
                cost += costs.get(symbol, NEVER)
            if cost < costs.get(origin, NEVER):
                costs[origin] = cost
                changed = True
    return costs


class Mending:
    """One search for the texts that a lattice is nearest to.

    Attributes:
        steps: How many steps were taken.
    """

    def __init__(
        self, rows: Rows, lattice: Lattice, bound: float, steps: int = STEPS_AT_MOST, before: Mending | None = None
    ) -> None:
        """Begin it.

        Args:
            rows: The rows of the grammar.
            lattice: What the text may be meant to say.
            bound: What a text may cost at most.
            steps: How many steps are taken at most.
            before: A search in the same lattice with a smaller bound.
        """
        self.steps = 0
        self._rows = rows
        self._lattice = lattice
        self._bound = bound
        self._most_steps = steps
        self._queue: list[Entry] = []
        self._count = 0
        self._known: dict[Key, list[Said]] = {}
        self._waiting: dict[tuple[str, int], list[tuple[Key, float, Said]]] = {}
        self._complete: dict[tuple[str, int], list[tuple[int, float, Said]]] = {}
        self._left: list[float] = self._least_left() if before is None else before._left
        self._before, self._after = self._least_outside()

    def texts(self) -> Iterator[tuple[float, Said]]:
        """Texts with what they cost, the cheapest first, as words."""
        for edge in self._lattice.edges:
            for terminal in edge.terminals:
                if terminal in self._rows.terminals:
                    self._push(edge.cost, 0.0, (terminal, 0, edge.start, edge.end), edge.said)
        while self._queue and self.steps < self._most_steps:
            least, _, cost, key, said = heapq.heappop(self._queue)
            if not self._is_new(key, said):
                continue
            self.steps += 1
            if key[0] == WHOLE:
                yield least, said
            elif key[0] == IN_ROW:
                self._go_on_in_row(cost, key, said)
            else:
                self._go_on_from_symbol(cost, key, said)

    def stretches(self) -> list[tuple[int, int]]:
        """The stretches of tokens that were read as they are, each as one category of the lexicon."""
        return [
            (start, end)
            for (symbol, start), found in self._complete.items()
            if not is_terminal(symbol) and symbol.partition("+")[0] not in BUILT_IN and " " not in symbol
            for end, cost, _ in found
            if not cost
        ]

    def _is_new(self, key: Key, said: Said) -> bool:
        """Whether to follow these words, which are among the cheapest for their key."""
        known = self._known.setdefault(key, [])
        if said in known or (len(known) >= WAYS_AT_MOST and key[0] != WHOLE):
            return False
        known.append(said)
        return True

    def _push(self, cost: float, left: float, key: Key, said: Said) -> None:
        least = cost + left + self._before[key[2]] + self._after[key[3]]
        if least <= self._bound and (cost <= FREE or self._is_worth(cost, key)):
            self._count += 1
            heapq.heappush(self._queue, (least, self._count, cost, key, said))

    def _is_worth(self, cost: float, key: Key) -> bool:
        """Whether what costs so much has so much of the text in it that it is hardly there by chance."""
        _, _, start, end = key
        return end > self._lattice.length or cost <= FREE + PER_TOKEN * (end - start)

    def _go_on_from_symbol(self, cost: float, key: Key, said: Said) -> None:
        """Use a complete symbol: in rows that it enters, in rows that wait for it, and as the whole text."""
        symbol, _, start, end = key
        self._complete.setdefault((symbol, start), []).append((end, cost, said))
        if symbol == self._rows.start:
            self._finish(cost, key, said)
        adds = self._can_add(start)
        for place, added, words in self._rows.entries.get(symbol, ()):
            if adds or not added:
                self._push(cost + added, self._left[place], (IN_ROW, place, start, end), words + said)
        for row, before, words in self._waiting.get((symbol, start), ()):
            self._advance(row, before + cost, end, words + said)

    def _go_on_in_row(self, cost: float, key: Key, said: Said) -> None:
        """Go on with the next symbol of a row: read it, add it, or leave a token out before it."""
        _, place, start, end = key
        symbol = self._rows.places[place]
        if not symbol:
            self._push(cost, 0.0, (self._rows.origins[place], 0, start, end), said)
            return
        self._waiting.setdefault((symbol, end), []).append((key, cost, said))
        for there, more, words in self._complete.get((symbol, end), ()):
            self._advance(key, cost + more, there, said + words)
        for added, words in self._rows.added.get(symbol, ()) if self._can_add(end) else ():
            self._advance(key, cost + added, end, said + words)
        if end < self._lattice.length and self._lattice.editable[end]:
            omitted = cost + self._lattice.omission[end]
            self._push(omitted, self._left[place], (IN_ROW, place, start, end + 1), said)

    def _advance(self, row: Key, cost: float, end: int, said: Said) -> None:
        """Go one symbol further in a row."""
        place = row[1] + 1
        self._push(cost, self._left[place], (IN_ROW, place, row[2], end), said)

    def _finish(self, cost: float, key: Key, said: Said) -> None:
        """Note a whole text, in which what is outside of it is left out."""
        _, _, start, end = key
        lattice = self._lattice
        inside = start <= lattice.length and end <= lattice.length
        if inside and all(lattice.editable[:start]) and all(lattice.editable[end:]):
            cost += sum(lattice.omission[:start]) + sum(lattice.omission[end:])
            self._push(cost, 0.0, (WHOLE, 0, 0, lattice.length), said)

    def _can_add(self, node: int) -> bool:
        """Whether words may be added at a node."""
        editable = self._lattice.editable
        return node <= len(editable) and any(editable[max(0, node - 1) : node + 1])

    def _least_left(self) -> list[float]:
        """What the rest of a row costs at the least, at each place."""
        terminals = {symbol: added[0][0] for symbol, added in self._rows.added.items() if is_terminal(symbol)}
        for edge in self._lattice.edges:
            for terminal in edge.terminals:
                terminals[terminal] = min(edge.cost, terminals.get(terminal, NEVER))
        costs = least_costs(self._rows.rows, terminals)
        left: list[float] = []
        for symbol in reversed(self._rows.places):
            left.append(left[-1] + costs.get(symbol, NEVER) if symbol else 0.0)
        return left[::-1]

    def _least_outside(self) -> tuple[list[float], list[float]]:
        """What the tokens before and after each node cost at the least; nothing at nodes between two."""
        lattice = self._lattice
        least = list(lattice.least)
        for edge in lattice.edges:
            whole = edge.end == edge.start + 1 and edge.end <= lattice.length
            if whole and not edge.terminals.isdisjoint(self._rows.terminals):
                least[edge.start] = min(least[edge.start], edge.cost)
        before = [0.0]
        for cost in least:
            before.append(before[-1] + cost)
        between = [0.0] * (lattice.nodes - len(before))
        return before + between, [before[-1] - cost for cost in before] + between
