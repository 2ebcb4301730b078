"""How a text could go on where it can't be read: the wordings that fit there, those nearest to what it says first."""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from longbox.language.grammar import Production, is_terminal
from longbox.language.stems import stem
from longbox.language.wording import word_forms, words_of

if TYPE_CHECKING:
    from longbox.language.earley import Grammar, Waiting
    from longbox.language.lexicon import Phrasing

LEAST: Final = 1.0
"""How much rarer words than those of every wording have to be shared, so that a wording is worth being shown."""

FADING: Final = 0.2
"""How much less each further word of the rest counts."""


class Continuing:
    """The wordings of a grammar, and how much each word of theirs says."""

    def __init__(self, grammar: Grammar) -> None:
        self._by_origin: dict[str, list[Production]] = {}
        counts: dict[str, int] = {}
        for production in grammar.productions.values():
            self._by_origin.setdefault(production.origin, []).append(production)
            for each in _stems(production.symbols):
                counts[each] = counts.get(each, 0) + 1
        total = len(grammar.productions) + 1
        self._rarity = {each: log(total / count) for each, count in counts.items()}

    def nearest(self, waiting: Iterable[Waiting], symbols: Iterable[str], rest: str, most: int) -> list[Phrasing]:
        """The wordings that are begun or could begin at a place and share rare words with the rest of a sentence.

        Args:
            waiting: What was under way there.
            symbols: What could have followed.
            rest: The rest of the sentence.
            most: So many at most.
        """
        said: dict[str, float] = {}
        for number, word in enumerate(words_of(rest)):
            said.setdefault(stem(word), 1.0 / (1.0 + FADING * number))
        found: dict[int, tuple[float, Phrasing]] = {}
        for each in waiting:
            self._weigh(each.production, each.position, said, found)
        for production in self._beginning(symbols):
            self._weigh(production, 0, said, found)
        best = sorted(found.values(), key=lambda each: -each[0])
        return [phrasing for _, phrasing in best[:most]]

    def _weigh(
        self, production: Production, position: int, said: dict[str, float], found: dict[int, tuple[float, Phrasing]]
    ) -> None:
        """Note a wording that shares words with what is said from a position on."""
        phrasing = production.phrasing
        own = _stems(production.symbols[position:])
        shared = sum([self._rarity[each] * said.get(each, 0.0) for each in own])
        if phrasing is None or shared < LEAST:
            return
        likeness = shared / sqrt(1.0 + sum([self._rarity[each] for each in own]))
        if likeness > found.get(id(phrasing), (0.0, phrasing))[0]:
            found[id(phrasing)] = (likeness, phrasing)

    def _beginning(self, symbols: Iterable[str]) -> list[Production]:
        """All productions that can begin what is one of some symbols."""
        found: list[Production] = []
        waiting = list(dict.fromkeys(symbols))
        seen = set(waiting)
        while waiting:
            for production in self._by_origin.get(waiting.pop(), ()):
                found.append(production)
                first = production.symbols[0]
                if first not in seen and not is_terminal(first):
                    seen.add(first)
                    waiting.append(first)
        return found


def _stems(symbols: Iterable[str]) -> set[str]:
    """The stems of the words among some symbols."""
    forms = [word_forms(symbol)[0] for symbol in symbols if symbol[0] == "'"]
    return {stem(word) for word in forms if word[:1].isalnum()}
