"""The notation of patterns, and its parts.

A wording is written as it is to be printed, with these signs in it:

    draw {count:number} card(s)     a slot: the field `count` is said in the category `number`
    card(s)   Hero(es)              a word with its plural
    [foe|foes]   [is|are]           singular and plural, when an ending is not enough
    a, an                           agrees with the sound of the next word
    {kind:kind/plural}              a slot that is plural, whatever comes before, as is what follows (or /singular)
    <them|the others>   [draw/draws]   what is said in several ways (see `longbox.language.alternatives`)
    {plural}   {singular}           what follows is plural (or singular): "all {plural}card(s)"
    {number}   {neutral}            at the end: its number here is passed on to what follows the slot, or is not

Number agrees to the right: after a slot that says a number, words and slots are plural unless that number
is one. A category that ends with its number ("up to {limit:number}") passes it on to what follows the slot.

Lists are slots too. `{effects:sentence+}` is one sentence or more; the others join two or more:

    {effects:sentence+}       A. B. C.              (each starts with a capital letter)
    {kinds:kind+or}           A or B; A, B, or C    (any word in the place of "or")
    {effects:effect+,then}    A, then B; A, B, then C
    {effects:effect+;or}      A; or B; A; B; or C
    {words:keyword+,}         A; A, B; A, B, C      (one or more)
    {abilities:ability+NL}    one on each line      (one or more; NL is a newline character, "\\n" in Python)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longbox.language.errors import LexiconError
from longbox.language.tokens import TOKEN, normalised, tokenise

MARK: Final = re.compile(r"\{(plural|singular|number|neutral)\}")
SLOT: Final = re.compile(r"\{(\w+):(\w+(?:\+[^{}]*?)?)(?:/(plural|singular))?\}")
CHOICE: Final = re.compile(r"\[([^|\[\]]*)\|([^|\[\]]*)\]")
SUFFIX: Final = re.compile(r"\((e?s)\)")
SPACE: Final = re.compile(r"\s+")
ARTICLES: Final = ("a", "an")

Spelling = tuple[tuple[str, bool], ...]  # words, each with: does it follow without a space?


class Element:
    """A part of a wording."""

    __slots__ = ()


class Words(Element):
    """Words of the pattern itself, in the singular and in the plural."""

    __slots__ = ("plural", "singular")

    def __init__(self, singular: Spelling, plural: Spelling) -> None:
        self.singular = singular
        self.plural = plural


class Slot(Element):
    """A place for a field's value, said in a category; `plural` is None where the number comes from before."""

    __slots__ = ("category", "field", "glued", "plural")

    def __init__(self, field: str, category: str, plural: bool | None, glued: bool) -> None:
        self.field = field
        self.category = category
        self.plural = plural
        self.glued = glued


class Mark(Element):
    """Sets the number of what follows. With none, it `passes` the number on to what follows the slot, or doesn't."""

    __slots__ = ("passes", "plural")

    def __init__(self, plural: bool | None, passes: bool = False) -> None:
        self.plural = plural
        self.passes = passes


def parse_wording(wording: str) -> tuple[Element, ...]:
    """Cut a wording into its elements."""
    elements: list[Element] = []
    wording = normalised(wording)
    position, glued = 0, True
    while position < len(wording):
        space = SPACE.match(wording, position)
        if space:
            position, glued = space.end(), False
            continue
        element, position = _element(wording, position, glued and position > 0)
        elements.append(element)
        glued = glued if isinstance(element, Mark) else True
    return tuple(elements)


def split_list(category: str) -> tuple[str, str | None]:
    """The category of a list's members and what joins them; None for what is no list."""
    member, plus, join = category.partition("+")
    return member, join if plus else None


def symbols_of(elements: Sequence[Element]) -> list[tuple[str, ...]]:
    """The rows of grammar symbols that the elements stand for: several, where a choice is longer than a word."""
    rows: list[tuple[str, ...]] = [()]
    for element in elements:
        tails = _tails(element)
        rows = [row + tail for row in rows for tail in tails]
    return rows


def merged(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The rows with those that differ in one word made one, in which that word has several forms."""
    for place in range(max([len(row) for row in rows], default=0)):
        forms: dict[tuple[str, ...], list[str]] = {}
        for row in rows:
            is_word = place < len(row) and row[place].startswith("'")
            rest = (*row[:place], "'", *row[place + 1 :]) if is_word else row
            forms.setdefault(rest, []).extend(word_forms(row[place]) if is_word else [])
        rows = [
            (*row[:place], word_symbol(*words), *row[place + 1 :]) if words else row for row, words in forms.items()
        ]
    return list(rows)


def words_of(text: str) -> list[str]:
    """The words and marks of a piece of wording without slots."""
    return [token.text for token in tokenise(text, shares_dots=False)]


def word_symbol(*forms: str) -> str:
    """The symbol for a word in any of its forms. A slash parts them, and can be a word itself."""
    return "'" + "\x1f".join(dict.fromkeys(forms))


def word_forms(symbol: str) -> list[str]:
    """The forms of a word, from its symbol."""
    return symbol[1:].split("\x1f")


def _element(wording: str, position: int, glued: bool) -> tuple[Element, int]:
    if mark := MARK.match(wording, position):
        return _mark(mark[1]), mark.end()
    if slot := SLOT.match(wording, position):
        plural = None if slot[3] is None else slot[3] == "plural"
        return Slot(slot[1], slot[2], plural, glued), slot.end()
    if choice := CHOICE.match(wording, position):
        return Words(_spelling(choice[1], glued), _spelling(choice[2], glued)), choice.end()
    return _word(wording, position, glued)


def _mark(name: str) -> Mark:
    if name in ("number", "neutral"):
        return Mark(None, passes=name == "number")
    return Mark(name == "plural")


def _word(wording: str, position: int, glued: bool) -> tuple[Element, int]:
    match = TOKEN.match(wording, position)
    if match is None or match[0] in "{}":
        raise LexiconError(f"{wording!r}: a slot is written {{field:category}}, at {wording[position:]!r}")
    word, end = match[0], match.end()
    suffix = SUFFIX.match(wording, end) if word[0].isalnum() else None
    if suffix is None:
        return Words(((word, glued),), ((word, glued),)), end
    return Words(((word, glued),), ((word + suffix[1], glued),)), suffix.end()


def _spelling(words: str, glued: bool) -> Spelling:
    tokens = tokenise(words, shares_dots=False)
    return tuple([(token.text, not token.spaced if number else glued) for number, token in enumerate(tokens)])


def _tails(element: Element) -> list[tuple[str, ...]]:
    if isinstance(element, Slot):
        return [(element.category,)]
    if not isinstance(element, Words):
        return [()]
    if len(element.singular) == len(element.plural) == 1:
        return [(_symbol(element.singular[0][0], element.plural[0][0]),)]
    return [tuple([_symbol(word) for word, _ in side]) for side in (element.singular, element.plural)]


def _symbol(*forms: str) -> str:
    """The symbol for a word; an article may be read in either form."""
    if len(forms) == 2 and forms[0] == forms[1] and forms[0] not in ARTICLES:
        return "'" + forms[0]
    spelled = [form for word in forms for form in (ARTICLES if word in ARTICLES else (word,))]
    return word_symbol(*spelled)
