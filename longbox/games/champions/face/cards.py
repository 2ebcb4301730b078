"""Cards of Marvel Champions: name, numbers, what lies on them, what they generate."""

from __future__ import annotations

from typing import Final

from longbox.faces.face import Badge, Number
from longbox.faces.lines import FAINT, STRONG, Role
from longbox.faces.words import number_of
from longbox.games.champions import definitions
from longbox.games.champions.definitions import ATK, DASH, DEF, REC, SCH, THW, CardDefinition, GameCard, Resources
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.view import TableView

ROLES: Final = {
    definitions.HERO: "hero",
    definitions.ALTER_EGO: "alter-ego",
    definitions.VILLAIN: "boss",
    definitions.MINION: "foe",
    definitions.ATTACHMENT: "attachment",
    definitions.MAIN_SCHEME: "scheme",
    definitions.SIDE_SCHEME: "scheme",
    definitions.TREACHERY: "harm",
    definitions.ENVIRONMENT: "attachment",
    definitions.OBLIGATION: "harm",
}
"""What each type of card that is no player's is to the eye; the type is written too wherever it is not plain."""

ASPECT_ROLES: Final = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    definitions.IDENTITY_SPECIFIC: "hero",
    definitions.BASIC: "white",
}
"""The colours in which cards of players are printed."""

RESOURCE_SIGNS: Final = {"energy": "E", "mental": "M", "physical": "P", "wild": "W"}
RESOURCE_ROLES: Final = {"energy": "yellow", "mental": "blue", "physical": "red", "wild": "green"}
RESOURCE_LEGEND: Final = "E energy · M mental · P physical · W wild"

DONE_IN_PLAY: Final = ("When Revealed", "Setup", "Boost")
"""Lines of a text that do nothing any more, or nothing yet, while the card is in play."""

EXHAUSTED: Final = "exhausted"


def role_of(definition: CardDefinition) -> Role:
    """What a card is to the eye."""
    return ROLES.get(definition.type) or ASPECT_ROLES.get(definition.aspect, "")


def title(card: GameCard) -> str:
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


def powers(view: TableView, card: GameCard) -> str:
    """The powers of a character in play: "ATK 2 THW 1 DEF 3"."""
    return " ".join([f"{name} {power(view.value(card, name))}" for name in powers_of(card.definition)])


def powers_of(definition: CardDefinition) -> tuple[str, ...]:
    """The powers that characters of a type have."""
    if definition.type == definitions.HERO:
        return (THW, ATK, DEF)
    if definition.type == definitions.ALTER_EGO:
        return (REC,)
    return (THW, ATK) if definition.type == definitions.ALLY else (SCH, ATK)


def hit_points(view: TableView, card: GameCard) -> str:
    """The remaining and the maximum hit points of a character in play: "8/10"."""
    return f"{view.remaining(card)}/{view.remaining(card) + view.damage(card)}"


def numbers_of(view: TableView, card: GameCard) -> tuple[Number, ...]:
    """The numbers of a card in play: hit points and powers, or threat."""
    definition = card.definition
    if definition.is_scheme:
        value = threat_words(view, card)
        role = STRONG if card is view.main_scheme() else ""
        return (Number("threat", value.removesuffix(" threat"), short=value, role=role),)
    if not definition.is_character:
        return ()
    health = Number("hit points", hit_points(view, card), role="hurt" if view.damage(card) else "")
    values = [(name, power(view.value(card, name))) for name in powers_of(definition)]
    return (health, *[Number(name, value, short=f"{name} {value}") for name, value in values])


def threat_words(view: TableView, scheme: GameCard) -> str:
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


def burdens(view: TableView, card: GameCard) -> list[str]:
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


def badges_of(view: TableView, card: GameCard) -> tuple[Badge, ...]:
    """What lies on a card, as badges."""
    return tuple([Badge(words, role=FAINT if words == EXHAUSTED else "status") for words in burdens(view, card)])


# Resources


def resource_badges(resources: Resources) -> tuple[Badge, ...]:
    """What a card generates, each resource for itself."""
    return tuple(
        [
            Badge(resource, sign, RESOURCE_ROLES[resource])
            for resource, sign in RESOURCE_SIGNS.items()
            for _ in range(resources.count(resource))
        ]
    )
