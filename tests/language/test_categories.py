"""What words of one category say is of one sort: what is done, or what something is."""

from __future__ import annotations

import pytest

from longbox.games import SHIPPED, find_card_language
from longbox.kernel.effects import Effect
from longbox.language.lexicon import Lexicon
from longbox.language.wording import split_list


@pytest.mark.parametrize("game", SHIPPED)
def test_no_category_says_both_what_is_done_and_what_something_is(game: str) -> None:
    """Two lists of patterns that give one name to two categories would let "your hand" be something to do."""
    lexicon = find_card_language(game).lexicon
    sorts = sorts_of(lexicon)
    assert [category for category, found in sorts.items() if len(found) > 1] == []


def sorts_of(lexicon: Lexicon) -> dict[str, set[bool]]:
    """Whether the phrasings of each category say what is done, or what something is, or both."""
    sorts: dict[str, set[bool]] = {category: set() for category in lexicon.categories}
    handed_on: dict[str, set[str]] = {category: set() for category in lexicon.categories}
    for category, phrasings in lexicon.categories.items():
        for phrasing in phrasings:
            if isinstance(phrasing.meaning, type):
                sorts[category].add(issubclass(phrasing.meaning, Effect))
            elif phrasing.meaning is None:
                handed_on[category].add(split_list(phrasing.slots[0].category)[0])
    growing = True
    while growing:
        before = sum([len(found) for found in sorts.values()])
        for category, others in handed_on.items():
            sorts[category] |= {sort for other in others for sort in sorts.get(other, set())}
        growing = sum([len(found) for found in sorts.values()]) > before
    return sorts
