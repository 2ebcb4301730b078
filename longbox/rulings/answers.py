"""Which words could be an answer: so that what is said not to be on offer is at least something that could be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from longbox.kernel.errors import near
from longbox.rulings.actions import COMMON
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.words import plain

NUMBERED: Final = re.compile(r"(?P<place>\D+?) \d+( hidden)?")
"""A place of several in a row: "front row 2"."""
NAME: Final = "{}"


def check_answer(vocabulary: Vocabulary, word: str, place: Place) -> None:
    """Refuse words that can't be an answer in this game.

    Raises:
        BadRuling: They aren't.
    """
    if not could_be_answer(vocabulary, word):
        verbs = [answer.partition(NAME)[0] for answer in answers(vocabulary) if NAME in answer]
        names = [plain(word).removeprefix(verb) for verb in verbs]
        raise BadRuling(place, f"nobody is ever offered {word!r}. {near(min(names, key=len), vocabulary.cards.names)}")


def could_be_answer(vocabulary: Vocabulary, word: str) -> bool:
    """Whether words could be an answer: something to do, with a name if it needs one, or what a card's text offers."""
    return any([_is_so(vocabulary, answer, plain(word)) for answer in answers(vocabulary)]) or vocabulary.is_printed(
        word
    )


def answers(vocabulary: Vocabulary) -> Iterator[str]:
    """What answers look like, with {} where a name stands."""
    phrases = (*vocabulary.arranger.phrases, *COMMON)
    yield from dict.fromkeys([phrase.answer for phrase in phrases])


def _is_so(vocabulary: Vocabulary, answer: str, word: str) -> bool:
    before, gap, after = plain(answer).partition(NAME)
    if not gap:
        return word == before
    if not (word.startswith(before) and word.endswith(after)):
        return False
    return _is_name(vocabulary, word[len(before) : len(word) - len(after)])


def _is_name(vocabulary: Vocabulary, word: str) -> bool:
    """Whether something is called so: a card, a player, a place, a number."""
    numbered = NUMBERED.fullmatch(word)
    called = len(vocabulary.meant_by(word)) > 1 or vocabulary.cards.find(word) is not None
    places = [plain(place) for place in (*vocabulary.shared_words(), *vocabulary.own_words())]
    there = word if numbered is None else numbered["place"]
    return called or vocabulary.find_player(word) is not None or word.isdecimal() or there in places
