"""The same sentence in another order: a condition or a time before or after what is done, options in other marks.

What is said in one order only by a lexicon is often written in the other. Each way to say it keeps every word that
decides something; whether it can be read is for others to find out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

IsWord = Callable[[str], bool]
"""Whether a word is known without a capital, so that it loses its own where it no longer opens a sentence."""

LABELLED: Final = re.compile(r"(?:[A-Z][^.:,\n]*: |[^.:\n]*(?:→|>>>) )+")
"""The labels and the costs before what a line does."""
CHOOSING: Final = re.compile(r"\bchooses?(?: one)?: $", re.IGNORECASE)
LEADING: Final = re.compile(
    r"(?:This turn|This attack|This round|This phase|"
    r"When|Whenever|After|If|At|While|As long as|Until|During|Each time|The first time|For each|Unless|Otherwise)\b"
    r"[^,:]*, ",
    re.IGNORECASE,
)
"""What stands before what is done, up to its comma: when, or on which condition."""
MOVED: Final = (
    "if",
    "unless",
    "while",
    "as long as",
    "until",
    "during",
    "at the start of",
    "at the beginning of",
    "at the end of",
    "for each",
    "this turn",
    "this round",
    "this phase",
    "this attack",
)
"""How clauses begin that may stand before what is done or after it, and mean the same there."""
TRAILING: Final = re.compile(rf",? \b(?=(?:{'|'.join(MOVED)})\b)")
FRONTED: Final = re.compile(
    rf"(?:{'|'.join(MOVED)})\b(?! (?:you|they) (?:do|don't|do not|can't|cannot)\b)", re.IGNORECASE
)
NOUNS: Final = (
    "less|more|greater|fewer|higher|lower|discard pile|hand|deck|KO'd pile|in|a|an|another|the|your|their|each"
)
SEVERAL: Final = re.compile(rf"\b(?:and|or)\b(?! (?:{NOUNS})\b)|\bthen\b|;|:")
"""What joins several things: a clause after the last of them may be about that one alone, so that it stays there."""
WHEREABOUTS: Final = (
    r"(?P<place> (?:(?:in|from) (?:the|your|their|his or her|his|her|any|each|play)\b(?: [\w'-]+){0,4}?"
    r"|(?:you|they|he|she|an opponent|that player|each opponent|the Hero player|the Rogue player) controls?"
    r"|engaged with (?:you|that player)))"
)
"""Where something is, or whose: nothing else in it could be meant by a word that comes to stand after it."""
QUALITY: Final = (
    r"(?P<quality> (?:with|named|costing|of) [^.,;:]+?)"
    r"(?= (?:in|from|you|they|an|that|on|to|at|into|engaged|gets?|has|have|gains?)\b|[.,;]|$)"
)
"""What a card is like."""
AFTER_PLACE: Final = re.compile(WHEREABOUTS + QUALITY)
BEFORE_PLACE: Final = re.compile(QUALITY + WHEREABOUTS + r"(?= |[.,;]|$)")
OPTIONS: Final = re.compile(
    r"(?P<before>.*?)\b(?P<verb>choose to|chooses to|choose one|chooses one|choose|chooses|either):? "
    r"(?P<first>[^;:]+?)[,;]? or (?P<second>[^;:]+)$",
    re.IGNORECASE,
)
SMALLER: Final = re.compile(
    r"(?P<before>.+?)(?P<first>\b(?:\w+) (?P<noun>[\w-]+)), or (?P<second>\w+ (?P=noun))"
    r"(?P<rest>[^,.]*?) (?P<when>if [^,]+)$"
)
"""One number, or another on a condition: "1 damage, or 2 damage if it is exhausted"."""
PAID: Final = re.compile(
    r"(?P<before>(?:^|\n)(?:[A-Z][^.:,\n]*: )?)You may (?P<cost>[^.:\n]+)\. If you do, (?P<rest>[^\n]+)"
)
PAYMENTS: Final = (": ", " → ", " >>> ")
LIMIT: Final = re.compile(
    r"(?P<lead>once (?:per|each|during each|a) (?P<first>turn|round|phase|game)(?:,|:) )"
    r"|(?P<tail>,? once (?:per|each|during each|a) (?P<last>turn|round|phase|game)$)",
    re.IGNORECASE,
)


def recast(text: str, sentence: str, is_word: IsWord) -> Iterator[str]:
    """A text with one of its sentences said in other orders, each once.

    Args:
        text: The text.
        sentence: One of its sentences, as it stands there; what is tried first comes first.
        is_word: Whether a word is known without a capital.
    """
    place = text.find(sentence)
    if place < 0 or not sentence.endswith("."):
        return
    before, after = text[:place], text[place + len(sentence) :]
    seen = {sentence}
    for said in _sentences(sentence[:-1], is_word):
        if said not in seen:
            seen.add(said)
            yield f"{before}{said}{after}"


def paid_otherwise(text: str) -> Iterator[str]:
    """A text in which what a line may do first is what it costs: "You may discard this card. If you do, ..."."""
    for found in PAID.finditer(text):
        for mark in PAYMENTS:
            paid = f"{found['before']}{_opened(found['cost'])}{mark}{_opened(found['rest'])}"
            yield text[: found.start()] + paid + text[found.end() :]


def _sentences(sentence: str, is_word: IsWord) -> Iterator[str]:
    """A sentence without its full stop, in other orders, with their full stops."""
    label = LABELLED.match(sentence)
    head = CHOOSING.sub("", label[0]) if label else ""
    body = sentence[len(head) :]
    if label and head != label[0]:
        yield from [f"{head}{said if head else _opened(said)}." for said in _options(body)]
    else:
        lead = _lead(body)
        for said in (
            *_clauses_moved(lead, body[len(lead) :], is_word),
            *_modifiers_swapped(body),
            *_smaller(body),
            *_options(body),
        ):
            yield f"{head}{said if lead or head else _opened(said)}."
        yield from [f"{head}{said}" for said in _limits(body, is_word)]


def _lead(body: str) -> str:
    """All that stands before what is done."""
    end = 0
    while found := LEADING.match(body, end):
        end = found.end()
    return body[:end]


def _clauses_moved(lead: str, main: str, is_word: IsWord) -> Iterator[str]:
    """A clause after what is done put before it, or one before it put after it."""
    for found in TRAILING.finditer(main):
        what, when = main[: found.start()], main[found.end() :]
        if not SEVERAL.search(what):
            opening = _opened(when) if not lead else when
            yield f"{lead}{opening}, {_lowered(what, is_word)}"
            if lead:
                yield f"{_opened(when)}, {lead[0].lower()}{lead[1:]}{_lowered(what, is_word)}"
    clauses = [each.strip() for each in re.findall(LEADING, lead)]
    for number, clause in enumerate(clauses):
        if FRONTED.match(clause) and not SEVERAL.search(main):
            rest = " ".join(clauses[:number] + clauses[number + 1 :])
            when = clause[0].lower() + clause[1:].removesuffix(",")
            yield f"{rest} {main} {when}" if rest else f"{_opened(main)} {when}"
    if len(clauses) == 2:
        yield f"{_opened(clauses[1])} {clauses[0][0].lower()}{clauses[0][1:]} {main}"


def _modifiers_swapped(body: str) -> Iterator[str]:
    """What a card is like put before or after where it is."""
    for pattern, other in ((AFTER_PLACE, "{quality}{place}"), (BEFORE_PLACE, "{place}{quality}")):
        for found in pattern.finditer(body):
            yield body[: found.start()] + other.format(**found.groupdict()) + body[found.end() :]


def _smaller(body: str) -> Iterator[str]:
    """One number, and then another instead of it on a condition."""
    found = SMALLER.match(body)
    if found:
        first = f"{found['before']}{found['first']}{found['rest']}"
        second = f"{found['before']}{found['second']}{found['rest']}"
        yield f"{first}. {_opened(found['when'])}, {second[0].lower()}{second[1:]} instead"
        yield f"{first}. {_opened(found['when'])}, {found['second']} instead"


def _options(body: str) -> Iterator[str]:
    """Two things to choose from, as a game may list them."""
    found = OPTIONS.match(body)
    if found:
        before, one, other = found["before"], found["first"].strip(), found["second"].strip()
        s = "s" if found["verb"].lower().startswith("chooses") else ""
        for listed in (
            f"choose{s} one: {_opened(one)}; or {other}",
            f"choose{s}: {_opened(one)} or {other}",
            f"choose{s} to {one} or {other}",
            f"either {one} or {other}",
            f"choose{s} to either {one} or {other}",
        ):
            yield before + listed if before else _opened(listed)


def _limits(body: str, is_word: IsWord) -> Iterator[str]:
    """How often something is done, before it, after it, or in a sentence of its own; full stops are there."""
    found = LIMIT.search(body)
    if not found or (found["lead"] and found.start()):
        return
    period = found["first"] or found["last"]
    what = body[: found.start()] + body[found.end() :]
    yield f"Once per {period}, {_lowered(what, is_word)}."
    yield f"{_opened(what)} once per {period}."
    for limit in (f"Once per {period}.", f"(Once per {period}.)", f"Use only once per {period}."):
        yield f"{_opened(what)}. {limit}"


def _opened(said: str) -> str:
    return said[:1].upper() + said[1:]


def _lowered(said: str, is_word: IsWord) -> str:
    """What no longer opens a sentence: without its capital, unless it is a name."""
    word = said.split(maxsplit=1)[0].rstrip(",") if said else ""
    lower = word[:1].lower() + word[1:]
    return said[:1].lower() + said[1:] if is_word(lower) else said
