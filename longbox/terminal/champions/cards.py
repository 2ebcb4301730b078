"""Cards of Marvel Champions in a few words: name, numbers, what lies on them, what they generate."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.words import number_of
from longbox.games.champions import definitions
from longbox.games.champions.definitions import ATK, DASH, DEF, REC, SCH, THW, CardDefinition, Resources, Thing
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.view import TableView

STYLES: Final = {
    definitions.HERO: "bright_cyan",
    definitions.ALTER_EGO: "cyan",
    definitions.VILLAIN: "bright_magenta",
    definitions.MINION: "bright_red",
    definitions.ATTACHMENT: "magenta",
    definitions.MAIN_SCHEME: "bright_yellow",
    definitions.SIDE_SCHEME: "bright_yellow",
    definitions.TREACHERY: "red",
    definitions.ENVIRONMENT: "magenta",
    definitions.OBLIGATION: "red",
}
"""A colour for each type of card that is no player's; the type is written too wherever it is not plain."""

ASPECT_STYLES: Final = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "bright_blue",
    "protection": "green",
    definitions.IDENTITY_SPECIFIC: "bright_cyan",
    definitions.BASIC: "bright_white",
}

RESOURCE_SIGNS: Final = {"energy": "E", "mental": "M", "physical": "P", "wild": "W"}
RESOURCE_STYLES: Final = {"energy": "yellow", "mental": "bright_blue", "physical": "red", "wild": "green"}
RESOURCE_LEGEND: Final = "E energy · M mental · P physical · W wild"

COST_STYLE: Final = "yellow"
HURT_STYLE: Final = "bright_red"
STATUS_STYLE: Final = "bold yellow"

DONE_IN_PLAY: Final = ("When Revealed", "Setup", "Boost")
"""Lines of a text that do nothing any more, or nothing yet, while the card is in play."""

EXHAUSTED: Final = "exhausted"


def style_of(definition: CardDefinition) -> str:
    """The colour of a card."""
    return STYLES.get(definition.type) or ASPECT_STYLES.get(definition.aspect, "")


def named(card: Thing) -> Text:
    """A card's name in its colour."""
    return Text(title(card), style=style_of(card.definition))


def title(card: Thing) -> str:
    """A card's name; of a villain and a main scheme, with the stage."""
    definition = card.definition
    return f"{definition.name} {definition.stage}" if definition.stage else definition.name


def kind_words(definition: CardDefinition) -> str:
    """Its type, with its aspect: "justice ally", "hero event", "minion"."""
    if definition.is_identity or definition.is_encounter_card:
        return definition.type
    own = definition.aspect == definitions.IDENTITY_SPECIFIC
    return f"{'hero' if own else definition.aspect} {definition.type}"


def one_line(definition: CardDefinition) -> str:
    """What it says, in one line."""
    return " ".join(definition.text.splitlines())


def text_in_play(definition: CardDefinition) -> str:
    """What it says as long as it is in play, in one line."""
    return " ".join([line for line in definition.text.splitlines() if not line.startswith(DONE_IN_PLAY)])


# Numbers


def power(value: int) -> str:
    """A power in words: a dash where it can't be used."""
    return "-" if value == DASH else str(value)


def powers(view: TableView, card: Thing) -> str:
    """The powers of a character in play: "ATK 2 THW 1 DEF 3"."""
    return " ".join([f"{name} {power(view.value(card, name))}" for name in powers_of(card.definition)])


def powers_of(definition: CardDefinition) -> tuple[str, ...]:
    """The powers that characters of a type have."""
    if definition.type == definitions.HERO:
        return (THW, ATK, DEF)
    if definition.type == definitions.ALTER_EGO:
        return (REC,)
    return (THW, ATK) if definition.type == definitions.ALLY else (SCH, ATK)


def hit_points(view: TableView, card: Thing) -> str:
    """The remaining and the maximum hit points of a character in play: "8/10"."""
    return f"{view.remaining(card)}/{view.remaining(card) + view.damage(card)}"


def health(view: TableView, card: Thing) -> Text:
    """The hit points of a character, marked where it is hurt."""
    return Text(hit_points(view, card), style=HURT_STYLE if view.damage(card) else "")


def threat_words(view: TableView, scheme: Thing) -> str:
    """The threat on a scheme: "3/7 threat" of a main scheme, "2 threat" of others."""
    target = f"/{view.target_threat()}" if scheme is view.main_scheme() else ""
    return f"{view.threat(scheme)}{target} threat"


def icons(definition: CardDefinition) -> list[str]:
    """The icons of a scheme, in words. [champions Side Scheme]"""
    counted = [
        (definition.crisis, "crisis"),
        (definition.hazards, "hazard"),
        (definition.acceleration_icons, "acceleration"),
    ]
    return [f"{count} {icon}" if count > 1 else icon for count, icon in counted if count]


def keyword_words(keyword: str, number: int) -> str:
    """A keyword with its number, if it has one."""
    return f"{keyword} {number}" if number else keyword


# What lies on cards


def burdens(view: TableView, card: Thing) -> list[str]:
    """What lies on a card in play: status cards, counters, facedown cards; and whether it is exhausted."""
    words = [EXHAUSTED] if view.is_exhausted(card) else []
    words += list(view.statuses(card))
    words += [
        number_of(count, f"{name} counter") for name, count in view.counters(card).items() if name != ACCELERATION
    ]
    facedown = view.facedown_under(card)
    if facedown and card.definition.code:
        words.append(number_of(facedown, "facedown card"))
    if card.definition.type in (definitions.ATTACHMENT, definitions.UPGRADE) and view.damage(card):
        words.append(f"{view.damage(card)} damage")
    return words


def burden_text(view: TableView, card: Thing) -> Text:
    """What lies on a card, in brackets; nothing if nothing does."""
    words = burdens(view, card)
    return Text(f" ({', '.join(words)})", style=STATUS_STYLE if words != [EXHAUSTED] else "dim") if words else Text()


# Resources


def resource_signs(resources: Resources) -> Text:
    """Resources as letters: "EE", "W"."""
    text = Text()
    for resource, sign in RESOURCE_SIGNS.items():
        text.append(sign * resources.count(resource), style=RESOURCE_STYLES[resource])
    return text
