"""Which words could be an answer: so that what is said not to be on offer is at least something that could be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.questions import Question
from longbox.rulings.actions import COMMON
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.words import in_words, plain

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


def check_form(vocabulary: Vocabulary, question: Question, word: str, place: Place) -> None:
    """Refuse the bare name of a card where a question only offers what is done with cards: it could never be on offer.

    Raises:
        BadRuling: It is one.
    """
    phrases = vocabulary.arranger.phrases
    forms = [phrase.answer for phrase in phrases if question.prompt in phrase.prompts]
    offers_cards = NAME in forms or any([isinstance(choice, Card) for choice in question.choices])
    if forms and not offers_cards and vocabulary.cards.find(word) is not None:
        name = vocabulary.cards.find(word)
        verbs = [phrase.answer for phrase in phrases if not phrase.prompts and phrase.answer != NAME]
        like = in_words([repr(answer.replace(NAME, str(name))) for answer in dict.fromkeys(verbs)][:3])
        raise BadRuling(place, f"{word!r} alone is never on offer here: say what is done with it, like {like}.")


def could_be_answer(vocabulary: Vocabulary, word: str) -> bool:
    """Whether words could be an answer: something to do, with a name if it needs one, or what a card's text offers."""
    return any([_is_so(vocabulary, answer, plain(word)) for answer in answers(vocabulary)]) or vocabulary.is_printed(
        word
    )


def in_full(vocabulary: Vocabulary, word: str) -> Iterator[str]:
    """What words could be on offer as, with the whole name of a card where they say a part of it."""
    for answer in answers(vocabulary):
        called = name_in(answer, plain(word))
        name = None if called is None else vocabulary.cards.find(called)
        if name is not None:
            yield plain(answer).replace(NAME, name)


def answers(vocabulary: Vocabulary) -> Iterator[str]:
    """What answers look like, with {} where a name stands."""
    phrases = (*vocabulary.arranger.phrases, *COMMON)
    yield from dict.fromkeys([phrase.answer for phrase in phrases])


def name_in(answer: str, word: str) -> str | None:
    """What stands in words for the {} of an answer; nothing, if they are no such answer."""
    before, gap, after = plain(answer).partition(NAME)
    if not (gap and word.startswith(before) and word.endswith(after)):
        return None
    return word[len(before) : len(word) - len(after)]


def _is_so(vocabulary: Vocabulary, answer: str, word: str) -> bool:
    name = name_in(answer, word)
    return word == plain(answer) if name is None else _is_name(vocabulary, name)


def _is_name(vocabulary: Vocabulary, word: str) -> bool:
    """Whether something is called so: a card, a player, a place, a number."""
    numbered = NUMBERED.fullmatch(word)
    called = len(vocabulary.meant_by(word)) > 1 or vocabulary.cards.find(word) is not None
    places = [plain(place) for place in (*vocabulary.shared_words(), *vocabulary.own_words())]
    there = word if numbered is None else numbered["place"]
    return called or vocabulary.find_player(word) is not None or word.isdecimal() or there in places
