"""Printed texts in the community's format, rewritten as this game's language writes texts.

The public card lists hold each text as it is printed, with markup, icons in brackets, reminders in parentheses and
the card's own name. `normalise` takes away what only helps the eye or the memory; every word that says what the
card does stays.
"""

from __future__ import annotations

import html
import re
from typing import Final

THIS_CARD: Final = "this card"

# Marks that stand for markup while a text is rewritten; no text has them.
ITALIC: Final = "\x01"
UPRIGHT: Final = "\x02"
TRAIT: Final = "\x03"

TYPOGRAPHY: Final = str.maketrans(
    {
        "\u2018": "'",
        "\u2019": "'",
        "\u02bc": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u201e": '"',
        "\u00a0": " ",
        "\u202f": " ",
        "\u2010": "-",
        "\u2011": "-",
        "\u2212": "\u2013",
    }
)
ELLIPSIS: Final = "\u2026"
ARROW: Final = re.compile(r"[ \t]*(?:→|-+>|=+>)[ \t]*")
BEFORE_A_NUMBER: Final = re.compile(r"[\u2013\u2014](?=\d)")
SPACED_DASH: Final = re.compile(r"[ \t]+[-\u2013\u2014]{1,2}[ \t]+|[ \t]*\u2014[ \t]*")

NEW_LINE: Final = re.compile(r"<\s*(?:br|hr|/?p|/li|/?ul)\s*/?>|\r\n?|\\n|\\(?=<)", re.IGNORECASE)
ITALICS: Final = re.compile(r"<\s*(/?)\s*(?:i|em)\s*>", re.IGNORECASE)
ITEM: Final = re.compile(r"<\s*li\s*>", re.IGNORECASE)
OTHER_TAG: Final = re.compile(r"<\s*/?\s*[a-zA-Z][^<>]*>")
BULLET: Final = re.compile(r"^(?:[•·*]|[-\u2013\u2014](?=\s))\s*")

TRAIT_MARKUP: Final = re.compile(r"\[\[([^\[\]]+)\]\]")
SMALL_WORDS: Final = ("of", "for", "the", "and", "in")

RESOURCE_ICONS: Final = re.compile(r"\[(?:energy|mental|physical|wild)\](?:[ ,]*\[(?:energy|mental|physical|wild)\])*")
PER_PLAYER: Final = re.compile(r"\s*\[per_(?:hero|player|group)\]\s*")
ICON: Final = re.compile(r"\[([a-z_]+)\]")
UNREAD_ICONS: Final = ("star", "unique", "consequential")
"""Icons that only point at something: at text that goes with a power, at a keyword, at a value."""

ITEM_OF_A_LIST: Final = re.compile(r"[^:.]+ — ")

CONTENTS: Final = re.compile(r"^Contents:.*?(?=(?:Setup|When Revealed)[^:.]*:|$)")
"""What a scenario is made of: data of the scenario, not an ability of the card."""

LABELS: Final = ("attack", "thwart", "defense")
KEPT_OPENINGS: Final = re.compile(r"(?:Ignoring|Limit|Max|Once per|To a maximum|Up to a)\b", re.IGNORECASE)
REMINDER_OPENINGS: Final = re.compile(
    r"(?:After|Any|Deal|Discard|Each|Enters|Excess|If|Place|Reveal|The|This|When|While|You|\w+ Icon)\b"
)
WORDS_OF_A_REMINDER: Final = 5
POWERS: Final = ("ATK", "THW", "DEF", "REC", "SCH")
LIMIT: Final = re.compile(r"\s*\((Limit|Max) ([^()]*?)\.?\)\.?(?=\s|$)")

OWN_OBJECT: Final = r"(?:discard|exhaust|ready|flip|return|remove|attach|attached to|copy of|copies of) "
TYPE_WORDS: Final = (
    r"(?:ally|attachment|card|environment|event|main scheme|minion|obligation|resource|side scheme|support|treachery|"
    r"upgrade|villain)"
)
A_KIND_BEGINS: Final = re.compile(r"\b(?:all|an?|another|any|each|every|other) $", re.IGNORECASE)
A_KIND_ENDS: Final = re.compile(rf" (?:character|enemy|hero|identity|scheme|{TYPE_WORDS})\b")
NO_NAMES: Final = (
    "advance",
    "attack",
    "boost",
    "deal",
    "defend",
    "discard",
    "draw",
    "exhaust",
    "guard",
    "heal",
    "move",
    "overkill",
    "peril",
    "quickstrike",
    "ready",
    "restricted",
    "retaliate",
    "stun",
    "surge",
    "thwart",
    "toughness",
)
"""Words of the rules: a card that is called so is meant only where nothing else can be."""

THIS_KIND_OF_CARD: Final = re.compile(
    r"\b([Tt])his (?:ally|attachment|environment|event|minion|obligation|scheme|side scheme|support|treachery|"
    r"upgrade|villain)\b(?! in )"
)
SENTENCE_START: Final = re.compile(r"(?:^|[.!?:—•]\s|\n)(?:\(|\")?this card\b")
ONE_OF_ITS_COPIES: Final = re.compile(r"\b(another|each|any) this card\b(?!')")
BEFORE_A_VOWEL: Final = re.compile(r"\b([Aa]) (?=[aeioAEIO])(?!one\b|once\b|eu)")
BEFORE_A_CONSONANT: Final = re.compile(r"\b([Aa])n (?=[bcdfgjklmnpqrstvwz])")
ALTER_EGO: Final = re.compile(r"\b([Aa])lter[ _]([Ee])go\b")
UNFINISHED: Final = re.compile(r"(?<=[\w'])$|(?<=[\w']\")$")
"""The end of a line that lacks its full stop."""


def normalise(name: str, text: str) -> str:
    """A printed text, as this game's language writes texts.

    Markup and reminders are left out, icons become words, and the card calls itself "this card".

    Args:
        name: What the card is called.
        text: Its text, as the community's lists have it.
    """
    text = _unmarked(_plain(text))
    lines = [_line(name, line) for line in text.split("\n")]
    return "\n".join(_joined([line for line in lines if line]))


def _plain(text: str) -> str:
    """The text with one sign for each kind of quotation mark, dash, arrow and space."""
    text = html.unescape(text).translate(TYPOGRAPHY).replace(ELLIPSIS, "...")
    return BEFORE_A_NUMBER.sub("-", text)


def _unmarked(text: str) -> str:
    """The text without tags; what they say that matters is marked otherwise."""
    text = NEW_LINE.sub("\n", text)
    text = ITEM.sub("\n• ", text)
    text = ITALICS.sub(lambda tag: UPRIGHT if tag[1] else ITALIC, text)
    return OTHER_TAG.sub("", text)


def _line(name: str, line: str) -> str:
    """One line of a text, rewritten."""
    line = BULLET.sub("• ", line.strip())
    line = TRAIT_MARKUP.sub(lambda trait: f"{TRAIT}{_trait(trait[1])}{TRAIT}", line)
    line = CONTENTS.sub("", _spaced(line.replace(f"{ITALIC}{UPRIGHT}", "")))
    line = _without_reminders(line)
    line = _without_icons(line)
    line = _with_this_card(name, line)
    line = line.replace(TRAIT, "")
    line = BEFORE_A_CONSONANT.sub(r"\1 ", BEFORE_A_VOWEL.sub(r"\1n ", line))
    line = ALTER_EGO.sub(r"\1lter-\2go", line)
    line = LIMIT.sub(r" (\1 \2.)", line)
    return UNFINISHED.sub(".", _spaced(line)) if line.strip() else ""


def _joined(lines: list[str]) -> list[str]:
    """The lines with what an ability lists on its own line, as one line has a whole ability."""
    joined: list[str] = []
    in_list = False
    for line in lines:
        is_item = line.startswith("• ") or (in_list and ITEM_OF_A_LIST.match(line) is not None)
        if is_item and joined:
            joined[-1] += f" {line}" if line.startswith("• ") else f" • {line}"
        else:
            joined.append(line)
        in_list = line.endswith(":") or (is_item and in_list)
    return joined


def _trait(trait: str) -> str:
    """A trait as cards print it, where a list has it in capitals."""
    if not trait.isupper() or "." in trait:
        return trait
    words = [word.lower() if word.lower() in SMALL_WORDS else word.title() for word in trait.split()]
    return " ".join(words).replace("'S", "'s")


def _spaced(line: str) -> str:
    """The line with single spaces, and none before a full stop or comma."""
    line = ARROW.sub(" → ", line)
    line = SPACED_DASH.sub(" — ", line)
    line = re.sub(r"[ \t]{2,}", " ", line)
    line = re.sub(r" (?=[.,;:](?:\s|$))", "", line)
    line = re.sub(r"(?<!\.)\.\.(?!\.)", ".", line)
    return line.strip()


def _without_icons(line: str) -> str:
    """The line with words for its icons."""
    line = RESOURCE_ICONS.sub(lambda icons: _resources(icons[0]), line)
    line = PER_PLAYER.sub(" per player ", line)
    return ICON.sub(lambda icon: "" if icon[1] in UNREAD_ICONS else icon[1].replace("_", " "), line)


def _resources(icons: str) -> str:
    """Icons in a row in words: "mental", "2 mental", "energy, mental and physical"."""
    types = ICON.findall(icons)
    if len(types) == 1:
        return str(types[0])
    if len(set(types)) == 1:
        return f"{len(types)} {types[0]}"
    return f"{', '.join(types[:-1])} and {types[-1]}"


def _without_reminders(line: str) -> str:
    """The line without what only reminds of a rule, and without the marks of italics."""
    kept: list[str] = []
    italic = False
    position = 0
    while position < len(line):
        sign = line[position]
        if sign == "(":
            end = _end_of_parenthesis(line, position)
            kept.append(_parenthesis(line[position:end], line[end:], italic))
            italic = _is_italic_after(line[position:end], italic)
            position = end
            continue
        if sign in (ITALIC, UPRIGHT):
            italic = sign == ITALIC
        else:
            kept.append(sign)
        position += 1
    return _spaced("".join(kept))


def _end_of_parenthesis(line: str, start: int) -> int:
    """Where the parenthesis ends that begins here; the end of the line if it is never closed."""
    depth = 0
    for position in range(start, len(line)):
        depth += (line[position] == "(") - (line[position] == ")")
        if depth == 0:
            return position + 1
    return len(line)


def _is_italic_after(part: str, italic: bool) -> bool:
    for sign in part:
        if sign in (ITALIC, UPRIGHT):
            italic = sign == ITALIC
    return italic


def _parenthesis(part: str, rest: str, italic: bool) -> str:
    """What is to be read of a parenthesis: all of it, or nothing."""
    italic = italic or part.startswith(f"({ITALIC}")
    part = part.replace(ITALIC, "").replace(UPRIGHT, "")
    inner = part[1:].removesuffix(")").strip()
    return f"({inner})" if _is_kept(inner, rest, italic) else ""


def _is_kept(inner: str, rest: str, italic: bool) -> bool:
    """Whether the words of a parenthesis say what the card does: labels, limits, and what happens instead."""
    if inner.lower() in LABELS or KEPT_OPENINGS.match(inner) or " instead" in inner:
        return True
    if italic or not inner or inner in POWERS or ICON.fullmatch(inner):
        return False
    if rest.startswith((":", UPRIGHT + ":")):
        return True
    is_sentence = inner[-1] in ".!" and " " in inner
    is_opened_as_one = REMINDER_OPENINGS.match(inner) is not None and len(inner.split()) >= WORDS_OF_A_REMINDER
    return not (inner[0].isupper() and (is_sentence or is_opened_as_one))


def _with_this_card(name: str, line: str) -> str:
    """The line with "this card" where it has the card's own name."""
    title = name.translate(TYPOGRAPHY).strip()
    for form in dict.fromkeys([title, title.strip('"'), title.removeprefix("The ")]):
        if form:
            line = _without_name(form, line)
    line = THIS_KIND_OF_CARD.sub(r"\1his card", line)
    line = ONE_OF_ITS_COPIES.sub(r"\1 copy of this card", line)
    line = line.replace("this card' ", "this card's ")
    return SENTENCE_START.sub(lambda match: match[0].replace("this card", "This card"), line)


def _without_name(name: str, line: str) -> str:
    """The line with "this card" for one form of the card's name.

    A name stays where it is part of a longer one ("Ultron's Imperative"), and where it is a trait.
    """
    bounded = rf"(?<![\w{TRAIT}-]){re.escape(name)}(?![\w{TRAIT}-])"
    full_stop = r"(?P<stop>(?= [A-Z][a-z])?)" if name[-1] in ".!?" else r"(?P<stop>)(?!(?:'s)? \"?[A-Z][a-z])"
    with_type = rf"(?:[Tt]he {bounded} {TYPE_WORDS}\b|{bounded}{full_stop})"
    if name.lower() not in NO_NAMES:
        line = re.sub(with_type, lambda match: _own(name, line, match), line)
    return re.sub(rf"(?i)\b({OWN_OBJECT}){bounded}{full_stop}", rf"\g<1>{THIS_CARD}", line)


def _own(name: str, line: str, match: re.Match[str]) -> str:
    """What to write for a name that may be the card's own."""
    if _is_part_of_a_name(line[: match.start()]) or _is_a_kind(line[: match.start()], line[match.end() :]):
        return match[0]
    ends_sentence = name[-1] == "." and re.match(r" [A-Z][a-z]", line[match.end() :]) is not None
    return f"{THIS_CARD}." if ends_sentence else THIS_CARD


def _is_part_of_a_name(before: str) -> bool:
    """Whether the words before go on into the name: "Advanced" Ultron, 'The "Immortal"' Klaw."""
    found = re.search(r"(\"[A-Z]\w*\"|[A-Z][\w'-]*) $", before)
    if found is None:
        return False
    return found[1][0] == '"' or re.search(r"(?:^|[.!?:→—•(]\s?)$", before[: found.start()]) is None


def _is_a_kind(before: str, after: str) -> bool:
    """Whether the words around say that the name is that of a kind of cards: "each" Brotherhood "minion"."""
    return A_KIND_BEGINS.search(before) is not None and A_KIND_ENDS.match(after) is not None
