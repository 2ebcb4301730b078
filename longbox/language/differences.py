"""What two texts differ in, said word by word: `"cards" in place of "crads"`."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from longbox.language.tokens import Token, tokenise

Change = tuple[str, int, int, int, int]
"""What kind of change it is, and which tokens of both it concerns."""
NEW_LINE: Final = "a new line"


def differences(text: str, other: str) -> list[str]:
    """What the other text has in place of what a text has, from its beginning on."""
    before, after = tokenise(text, shares_dots=False), tokenise(other, shares_dots=False)
    found: list[str] = []
    for kind, start, end, first, last in _changes(before, after):
        lost, new = _slice(text, before[start:end]), _slice(other, after[first:last])
        if kind == "replace":
            found.append(f"{new} in place of {lost}")
        elif kind == "delete":
            found.append(f"without {lost}{_where(text, before, start)}")
        else:
            found.append(f"{new}{_where(other, after, first, last)}")
    return found


def count_of_differences(text: str, other: str) -> int:
    """In how many words two texts differ."""
    changes = _changes(tokenise(text, shares_dots=False), tokenise(other, shares_dots=False))
    return sum([max(end - start, last - first) for _, start, end, first, last in changes])


def _changes(before: list[Token], after: list[Token]) -> list[Change]:
    """What was changed, and where in both: words with a capital are others, but for where a sentence may begin."""
    matcher = SequenceMatcher(
        None, [token.text.lower() for token in before], [token.text.lower() for token in after], False
    )
    found: list[Change] = []
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind != "equal":
            found.append((kind, start, end, first, last))
            continue
        for offset in range(end - start):
            if _is_other(before[start + offset], after[first + offset]):
                found.append(("replace", start + offset, start + offset + 1, first + offset, first + offset + 1))
    return found


def _is_other(token: Token, other: Token) -> bool:
    return token.text != other.text and not token.opening and not other.opening


def _slice(text: str, tokens: list[Token]) -> str:
    """Words as they stand in a text, and new lines by their name."""
    parts = [f'"{_written(text, line)}"' if line else NEW_LINE for line in _lines(tokens)]
    return " and ".join(parts)


def _lines(tokens: list[Token]) -> list[list[Token]]:
    """The tokens between new lines, with an empty list for each new line."""
    found: list[list[Token]] = []
    for token in tokens:
        if token.text == "\n":
            found.append([])
        elif found and found[-1]:
            found[-1].append(token)
        else:
            found.append([token])
    return found


def _written(text: str, tokens: list[Token]) -> str:
    return text[tokens[0].start : tokens[-1].end]


def _where(text: str, tokens: list[Token], start: int, end: int | None = None) -> str:
    """Where something was added, by the word next to it; where a word was left out, only if it is not clear."""
    if end is None:
        several = [token.text for token in tokens].count(tokens[start].text) > 1
        return f' after "{tokens[start - 1].text}"' if several and start and tokens[start - 1].text != "\n" else ""
    if start and tokens[start - 1].text != "\n" and tokens[start].text != "\n":
        return f' after "{tokens[start - 1].text}"'
    following = [token for token in tokens[end : end + 3] if token.text != "\n"]
    return f' before "{_written(text, following)}"' if following else ""
