"""How a proposed text divides another into sentences and lines, and what is lost or kept by that."""

from __future__ import annotations

import re
from collections.abc import Collection
from difflib import SequenceMatcher
from typing import Final

from longbox.language.tokens import Token, tokenise

JOINING: Final = frozenset([",", ";", ":", ".", ">", "→", "—", "(", ")", "\n", "•", "and", "then", "or", "but"])
"""What joins two things that are done, so that a full stop in its place says the same."""
OPENING: Final = frozenset(["then", "if", "otherwise"])
"""Words that open what is done next, so that a full stop can stand before them."""
LABEL: Final = re.compile(r"[A-Z][\w -]*(?: \(\w+\))?: ")
WAITS: Final = re.compile("(?:When|After|At|To) ")
"""What a line begins with that says itself when it is done."""
PAID: Final = re.compile("→|>>>")


def cuts_a_sentence(text: str, proposed: str) -> bool:
    """Whether a full stop stands in the middle of what a text says in one breath.

    Of "a card you choose" it would make "a card. You choose ...", which is another thing: anybody chooses that card.
    """
    tokens = tokenise(text)
    said, other = [token.text.lower() for token in tokens], [token.text.lower() for token in tokenise(proposed)]
    for kind, start, end, first, last in SequenceMatcher(None, said, other, autojunk=False).get_opcodes():
        if kind in ("insert", "replace") and "." in other[first:last]:
            joined = {*said[max(start - 1, 0) : end], *said[end : end + 1]} & JOINING
            opened = end >= len(said) or not tokens[end].text[0].islower() or other[last : last + 1] == ["then"]
            if not joined and not opened and said[end] not in OPENING:
                return True
    return False


def with_its_label(text: str, proposed: str) -> str:
    """A proposed text in which a line that was none says its label again: what follows it went by that, too.

    So it is where the label decides about all of its line, and nothing is paid or waited for: "Cosmic: ...".
    """
    lines = proposed.split("\n")
    for number in range(1, len(lines)):
        label = LABEL.match(lines[number - 1])
        was_one = re.search(rf"(?:^|\n)\s*{re.escape(lines[number])}", text)
        if label and not was_one and not LABEL.match(lines[number]) and not PAID.search(lines[number - 1]):
            lines[number] = label[0] + lines[number]
    return "\n".join(lines)


def labels_a_later_line(text: str, proposed: str, labels: Collection[str]) -> bool:
    """Whether a line that isn't the first, had no label and waits for nothing has one of some labels now.

    What an obligation or a scheme tells to do at once would be done at any time: "Action: You may exhaust ...".
    """
    lines = text.split("\n")[1:]
    unlabelled = [line.strip().lower() for line in lines if not LABEL.match(line.strip())]
    other = proposed.split("\n")[1:]
    for number, line in enumerate(other):
        label = LABEL.match(line)
        if label is None or label[0].partition("(")[0].rstrip(": ").split(" ")[-1] not in labels:
            continue
        rest = line[label.end() :]
        was_so = len(other) == len(lines) and lines[number].strip().lower() in unlabelled
        if not WAITS.match(rest) and (was_so or rest.lower() in unlabelled):
            return True
    return False


def sentence_spans(tokens: list[Token]) -> list[tuple[int, int]]:
    """Where the sentences of a text start and end."""
    spans: list[tuple[int, int]] = []
    start = 0
    for position, token in enumerate(tokens):
        if token.text == "\n":
            if position > start:
                spans.append((start, position))
            start = position + 1
        elif token.text == ".":
            spans.append((start, position + 1))
            start = position + 1
    return [*spans, (start, len(tokens))] if start < len(tokens) else spans
