"""What a text can never do: wait for what never happens, pay what can't be paid, ask what is never so.

A card with such a text would be played in vain, so it is refused, and told what would be right. Each term declares
what it needs (see `longbox.kernel.terms`); here a text is gone through, and this is compared with where it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longbox.kernel.terms import CARD, MOMENT, PLACE, Bearer, Bound, Need, Term
from longbox.language.pieces import article_before
from longbox.texts.amounts import Fixed

Words = Callable[[Term], str]
"""What says a part of a text in words."""

ANY_CARD: Final = Bearer()


LONGEST: Final = 80
"""So many letters of what is dead are shown."""


class Standing(NamedTuple):
    """Where a part of a text stands.

    Attributes:
        bearer: The card that it stands on.
        places: Where that lies as the part is read; anywhere, if there are none.
        moments: When it is read; at any time, if there are none.
    """

    bearer: Bearer
    places: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()

    def within(self, term: Term) -> Standing:
        """Where what is in a term stands."""
        if term.elsewhere:
            return Standing(ANY_CARD, term.lies_in, term.read_when)
        return Standing(self.bearer, term.lies_in or self.places, term.read_when or self.moments)

    def of(self, need: Need, term: Term) -> tuple[str, ...]:
        """What there is of what a term needs; anything, if there is nothing."""
        if need.of == CARD:
            return self.bearer.sorts
        if need.of == PLACE:
            return self.places
        if need.of == MOMENT:
            return self.moments
        value = getattr(term, need.of)
        return value.sorts_on(self.bearer) if isinstance(value, Term) else ()


def what_is_dead(part: object, standing: Standing, words: Words) -> str:
    """What in a part of a text can never be so, why, and what would be right; nothing if all of it can.

    Args:
        part: The part.
        standing: Where it stands.
        words: What says parts of it in words.
    """
    if isinstance(part, tuple):
        return next((wrong for each in part if (wrong := what_is_dead(each, standing, words))), "")
    if not isinstance(part, Term):
        return ""
    why = unmet(part, standing) or contradictory(part, standing, words)
    if why:
        return f"{part.vain}{quoted(words(part))}: {why}"
    if is_idle(part):
        return f"it says 0 where that does nothing{quoted(words(part))}: say 1 or more, or leave it out."
    return what_is_dead(part.values(), standing.within(part), words)


def unmet(term: Term, standing: Standing) -> str:
    """Why a term never has what it needs; nothing if it can have that."""
    for need in term.needs:
        there = standing.of(need, term)
        if not meet(there, need.able):
            return f"{why_not(there, need)}{f' [{need.rule}]' if need.rule else ''}."
    return ""


def why_not(there: tuple[str, ...], need: Need) -> str:
    """Why what is there won't do, and what would be right."""
    better = f"; {need.better}" if need.better else ""
    if need.of in (PLACE, MOMENT):
        return f"{need.words}{better}"
    return f"{with_article(there[0])} can't {need.words}{better or f'; {with_article(listed(need.able))} can'}"


def is_idle(term: Term) -> bool:
    """Whether a term does nothing, as it says 0 where it should say a number."""
    values = [getattr(term, field) for field in term.not_zero]
    return any([(value.value if isinstance(value, Fixed) else value) == 0 for value in values])


def quoted(said: str) -> str:
    """What is dead, in quotes after a comma; nothing, if there are no words for it."""
    shown = said if len(said) <= LONGEST else f"{said[:LONGEST].rsplit(' ', 1)[0]} ..."
    return f', "{shown}"' if said else ""


def contradictory(term: Term, standing: Standing, words: Words) -> str:
    """Why the parts of a term can't all be so; nothing if they can."""
    parts = joined(term)
    if any([bound.least > bound.most for bound in term.bounds()]):
        return "nothing is ever so little."
    for number, first in enumerate(parts):
        for second in parts[number + 1 :]:
            why = apart(first, second, standing.bearer)
            if why:
                return why
            if not within_bounds(first, second):
                return opposed(words(first), "" if second is term else words(second))
    return ""


def opposed(first: str, second: str) -> str:
    """Why two parts are never so at once, of which the second may be the whole."""
    if not second:
        return f'"{first}" is the contrary of the rest; leave one of them out.'
    return f'nothing is so "{first}" and "{second}" at once; leave one of them out.'


def joined(term: Term) -> list[Term]:
    """The parts of a term that must be so together, itself as the last."""
    found: list[Term] = []
    for field in term.at_once:
        value = getattr(term, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Term):
                found += joined(part)
    return [*found, term]


def apart(first: Term, second: Term, bearer: Bearer) -> str:
    """Why no card is what two parts say that it is; nothing if one can be."""
    if first.describes():
        first, second = second, first
    for one in (first.sorts_on(bearer), first.describes()):
        for other in (second.sorts_on(bearer), second.describes()):
            if not meet(one, other):
                fewer, more = sorted((one, other), key=len)
                return f"{with_article(fewer[0])} is no {listed(more)}."
    return ""


def within_bounds(first: Term, second: Term) -> bool:
    """Whether what two parts ask can lie within the bounds of both."""
    return all([overlap(one, other) for one in first.bounds() for other in second.bounds() if one.of == other.of])


def overlap(first: Bound, second: Bound) -> bool:
    """Whether something can lie within two bounds."""
    return max(first.least, second.least) <= min(first.most, second.most)


def meet(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Whether something can be of both; where there are no sorts, it can be of any."""
    return not first or not second or any([each in second for each in first])


def listed(words: tuple[str, ...]) -> str:
    """Words of which any will do: "hero, ally or minion"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else list(words))


def with_article(word: str) -> str:
    """A word with its article: "an ally"."""
    return f"{article_before(word)} {word}"
