"""What the words of a text may be meant to say, as a lattice: each edge is a word, and what it costs to take it so.

Node number i stands before token number i. A path from the first node to the last is a text that may be meant: words as
they are cost nothing; near spellings, other forms of a word, words of other games and swapped words cost a little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from longbox.language.builtin import ANY, ARTICLES, HEAD, INTEGER, NUMBER, NUMBERS, TAIL, VALUES
from longbox.language.stems import LETTERS_AT_LEAST, stem
from longbox.language.tokens import Token
from longbox.language.wording import words_of

AS_IT_IS: Final = 0.0
OTHER_CASE: Final = 0.1
OTHER_WORD: Final = 0.2
LONGER: Final = 0.02
"""How much less each further word costs of several that stand for words of ours together: they are meant as a whole."""
OTHER_FORM: Final = 0.25
NEAR_SPELLING: Final = 0.3
WRONG_LETTER: Final = 0.15
SWAPPED: Final = 0.4
ALIKE_WORD: Final = 0.5
HANGING_ON: Final = 0.6
MADE_A_NAME: Final = 0.9
NEVER: Final = 99.0
"""What is dearer than any text may be: so a word is never left out, or put in."""

# fmt: off
SMALL: Final = frozenset([
    "a", "an", "the", "of", "in", "to", "from", "your", "its", "their", "his", "her", "that", "this", "and", "or", "it",
    "is", "are", "then", "with", "by", "on", "at", "for", "be", "as", "has", "have", "into", "onto", "they", "them",
    "must", "will", "get", "gets",
])
"""Words with which a text says hardly more than without."""

LEFT_OUT: Final = frozenset([
    "a", "an", "the", "of", "and", "then", "also", "must", "will", "be", "is", "are", "as", "get", "gets", "card",
    "cards",
])
"""The only words that may be left out: without any other, a text would say something else, or of somebody else."""

PUT_IN: Final = frozenset([
    "a", "an", "the", "of", "in", "to", "from", "on", "with", "by", "at", "into", "onto", "and", "then", "be",
    "is", "are", "as", "has", "have", "your", "their", "card", "cards", "either", "hand",
])
"""The only words that may be put in, beside the labels of lines."""

SIGNS: Final = frozenset(["+", "-", "→"])
"""Marks that say as much as words do."""

ALIKE: Final = (
    ("in", "into", "to", "onto", "on"), ("from", "in", "of"), ("is", "are"), ("has", "have"), ("get", "gets"),
)
"""Words that are hardly told apart where a text says where a card lies, and where it goes."""
# fmt: on

BINDING: Final = frozenset([":", ">", "→"])
"""Marks by which what stands before them decides when, where or for what the rest is done: they are never left out."""

UNLIKE_WORDS: Final = {">": 0.06, ":": 0.2, "→": 0.15, "\n": 0.7, "•": 0.8, "—": 0.8}
"""What it costs to add or leave out marks that divide a text; others cost less than any word."""

THEN: Final = "then"
"""It can make one thing hang on another, so that a full stop in the place of a comma says less."""

PLURAL: Final = re.compile(r"\((e?s)\)")
WRONG_AT_MOST: Final = 2
LINE_AFTER_BINDING: Final = 0.1
"""What it costs to leave out a new line after such a mark, or after a comma: the sentence goes on there."""

NAMING: Final = frozenset([HEAD, TAIL])

Said = tuple[str, ...]


class Edge:
    """Words from one node to another, with the terminals that they can stand for."""

    __slots__ = ("cost", "end", "said", "start", "terminals")

    def __init__(self, start: int, end: int, said: Said, terminals: frozenset[str], cost: float) -> None:
        self.start = start
        self.end = end
        self.said = said
        self.terminals = terminals
        self.cost = cost


def weight(word: str) -> float:
    """How much a word says."""
    if word in UNLIKE_WORDS:
        return UNLIKE_WORDS[word]
    if not word[0].isalnum():
        return 0.25
    return 0.4 if word in SMALL else 1.0


def cost_without(word: str) -> float:
    """What it costs to leave out a word of a text."""
    return weight(word) if word in LEFT_OUT or (_is_mark(word) and word not in BINDING) else NEVER


def cost_without_token(before: Token | None, token: Token) -> float:
    """What it costs to leave out a token of a text, after the one before it."""
    if token.text == "\n" and before is not None and (before.text in BINDING or before.text == ","):
        return LINE_AFTER_BINDING
    return cost_without(token.text.lower())


def cost_of_more(word: str) -> float:
    """What it costs to put in a word that a text has not."""
    if word == THEN:
        return HANGING_ON
    return weight(word) if word in PUT_IN or (_is_mark(word) and word != "-") else NEVER


def _is_mark(word: str) -> bool:
    return not word[0].isalnum() and word not in SIGNS


class Words:
    """The words of a grammar, found by their spelling and their stem."""

    def __init__(self, terminals: Mapping[str, list[str]], synonyms: Mapping[str, str]) -> None:
        self.terminals = terminals
        self._by_case: dict[str, list[str]] = {}
        self._by_stem: dict[str, list[str]] = {}
        for word in terminals:
            self._by_case.setdefault(word.lower(), []).append(word)
            self._by_stem.setdefault(stem(word), []).append(word)
        self._synonyms: dict[str, list[tuple[Said, Said]]] = {}
        for other, own in synonyms.items():
            for said, meant in in_both_numbers(other.lower(), own):
                self._synonyms.setdefault(said[0], []).append((said, meant))

    def meant(self, token: Token) -> dict[str, float]:
        """The words that a token may be meant to be, with what that costs."""
        found: dict[str, float] = {}
        text = token.text.lower()
        if len(text) >= LETTERS_AT_LEAST and text[0].isalpha():
            found |= self._near(text)
        for group in ALIKE:
            found |= dict.fromkeys([word for word in group if text in group and word in self.terminals], ALIKE_WORD)
        for word in self._by_stem.get(stem(text), []):
            if not is_turned(text, word.lower()) and not (text in self._by_case and is_past(text) != is_past(word)):
                found[word] = OTHER_FORM
        for word in self._by_case.get(text, []):
            found[word] = OTHER_CASE
        if text == ":":
            found[","] = OTHER_WORD
        if text in VALUES:
            same = [word for word, value in VALUES.items() if value == VALUES[text]]
            found |= dict.fromkeys([*same, str(VALUES[text])], OTHER_CASE)
        found.pop(token.text, None)
        return found

    def _near(self, text: str) -> dict[str, float]:
        """The words that are spelled nearly so. A word of the grammar is meant, unless its letters were swapped."""
        found: dict[str, float] = {}
        for word in self.terminals:
            other = word.lower()
            swapped = sorted(text) == sorted(other)
            if swapped or (text not in self._by_case and text[0] == other[:1]):
                wrong = letters_wrong(text, other)
                if wrong <= min(WRONG_AT_MOST, len(text) // 3):
                    found[word] = NEAR_SPELLING + WRONG_LETTER * wrong
        return found

    def forms(self, word: str) -> list[str]:
        """The words of the grammar that are other forms of a word."""
        return [form for form in self._by_stem.get(stem(word), []) if form[0].isalpha()]

    def knows(self, word: str) -> bool:
        """Whether the grammar has the word, in whatever case."""
        return word.lower() in self._by_case

    def synonyms(self, tokens: list[Token], position: int) -> list[tuple[int, Said]]:
        """The words of this game for those that other games begin at a place, with how many they are there."""
        found = []
        for other, own in self._synonyms.get(tokens[position].text.lower(), []):
            there = tuple([token.text.lower() for token in tokens[position : position + len(other)]])
            if there == other:
                found.append((len(other), own))
        return found

    def capitalised(self, said: Said) -> Said:
        """Words whose first has a capital, where the grammar knows it only so: "When" Revealed."""
        first = said[0][0].upper() + said[0][1:]
        return (first, *said[1:]) if said[0] not in self.terminals and first in self.terminals else said

    def standing_for(self, word: str) -> frozenset[str]:
        """The terminals that a word of the grammar stands for; none that any word could."""
        numbers = [NUMBER, INTEGER] if word.isdecimal() or word in NUMBERS else [NUMBER] if word in ARTICLES else []
        return frozenset([*self.terminals.get(word, []), *numbers])


class Lattice:
    """What the tokens of a text may be meant to say.

    Attributes:
        length: How many tokens there are: the number of the last node.
        edges: All edges, in no order.
        editable: Whether each token may be left out, and words added beside it.
        weights: How much each token says.
        omission: What it costs to leave out each token.
        least: What each token costs at the least, whatever it is taken for.
    """

    def __init__(self, tokens: list[Token], words: Words, editable: list[bool]) -> None:
        self.length = len(tokens)
        self.edges: list[Edge] = []
        self.editable = editable
        self.weights = [weight(token.text.lower()) for token in tokens]
        self.omission = [
            cost_without_token(tokens[number - 1] if number else None, token) for number, token in enumerate(tokens)
        ]
        self.least = [self.omission[number] if editable[number] else 0.0 for number in range(len(tokens))]
        self._tokens = tokens
        self._words = words
        self._next = len(tokens) + 1
        self._unquoted: frozenset[str] = frozenset() if '"' in [token.text for token in tokens] else frozenset([ANY])
        for position, token in enumerate(tokens):
            if not editable[position]:
                kinds = token.kinds - self._unquoted
                self.edges.append(Edge(position, position + 1, (token.text,), kinds, AS_IT_IS))
            else:
                self._add_itself(position, token)
                self._add_meant(position, token)
                self._add_synonyms(position)
                self._add_swapped(position)

    def _add_itself(self, position: int, token: Token) -> None:
        """Add a token as it is. A word that opens a sentence is hardly a name, if it is known without its capital."""
        known = token.opening and self._words.knows(token.text)
        kinds = token.kinds - self._unquoted - (NAMING if known else frozenset())
        self.edges.append(Edge(position, position + 1, (token.text,), kinds, AS_IT_IS))
        if known:
            self.edges.append(Edge(position, position + 1, (token.text,), token.kinds & NAMING, MADE_A_NAME))

    def _add_meant(self, position: int, token: Token) -> None:
        for word, cost in self._words.meant(token).items():
            self._add(position, position + 1, (word,), cost)
        if token.text.islower() and not self._words.knows(token.text) and self._may_be_a_name(position):
            name = (token.text.capitalize(),)
            self.edges.append(Edge(position, position + 1, name, NAMING, MADE_A_NAME))

    def _may_be_a_name(self, position: int) -> bool:
        """Whether a word without a capital may be meant as a name: after "named", and where a sentence opens.

        Elsewhere it is more likely a word that isn't known: "can't attack again" speaks of no card named Again.
        """
        return self._tokens[position].opening or self._tokens[position - 1].text.lower() == "named"

    def _add_synonyms(self, position: int) -> None:
        for count, own in self._words.synonyms(self._tokens, position):
            said = self._words.capitalised(own) if self._tokens[position].text[0].isupper() else own
            self._add(position, position + count, said, OTHER_WORD - LONGER * (count - 1))
            for covered in range(position, position + count):
                self.least[covered] = 0.0

    def _add_swapped(self, position: int) -> None:
        if position + 1 < self.length and self.editable[position + 1]:
            first, second = self._tokens[position], self._tokens[position + 1]
            if first.text[0].isalnum() and second.text[0].isalnum():
                between = self._node()
                self.edges.append(Edge(position, between, (second.text,), second.kinds - NAMING, SWAPPED))
                self.edges.append(Edge(between, position + 2, (first.text,), first.kinds - NAMING, AS_IT_IS))

    def _add(self, start: int, end: int, said: Said, cost: float) -> None:
        """Add words, one edge after another."""
        for number, word in enumerate(said):
            is_last = number == len(said) - 1
            target = end if is_last else self._node()
            self.edges.append(Edge(start, target, (word,), self._words.standing_for(word), cost))
            start, cost = target, AS_IT_IS

    def _node(self) -> int:
        self._next += 1
        return self._next - 1

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return self._next


def in_both_numbers(other: str, own: str) -> Iterator[tuple[Said, Said]]:
    """What other words stand for, in the singular and in the plural."""
    for mark in (r"", r"\1"):
        for meant in own.split("|"):
            yield tuple(words_of(PLURAL.sub(mark, other))), tuple(words_of(PLURAL.sub(mark, meant)))
        if not PLURAL.search(other):
            return


def is_turned(word: str, other: str) -> bool:
    """Whether one of two forms of a word says what is done, and the other what it is done to."""
    endings = {word[-2:], other[-2:]} if word[-3:] == "ing" or other[-3:] == "ing" else set()
    return endings == {"ng", "ed"}


def is_past(word: str) -> bool:
    """Whether a form of a word says that something was done."""
    return word.lower().endswith("ed")


def letters_wrong(word: str, other: str) -> int:
    """How many letters are missing, too many, wrong or swapped; more than may be, where the words differ more."""
    if abs(len(word) - len(other)) > WRONG_AT_MOST:
        return WRONG_AT_MOST + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(word, 1):
        earlier, before, row = before, row, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and word[i - 2] == wanted:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > WRONG_AT_MOST:
            return WRONG_AT_MOST + 1
    return row[-1]
