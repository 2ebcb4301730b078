"""Cards of Vs. System: names, numbers, what is special about them now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.faces.face import Badge, Number
from longbox.faces.lines import Role
from longbox.faces.words import listed, number_of
from longbox.games.vs.definitions import (
    CHARACTER,
    EQUIPMENT,
    LOCATION,
    PLOT_TWIST,
    RESOURCE,
    CardDefinition,
)
from longbox.games.vs.objects import COSMIC_COUNTER
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card

GameCard = Card[CardDefinition]

ROLES: Final = {CHARACTER: "hero", EQUIPMENT: "equipment", LOCATION: "place", PLOT_TWIST: "twist"}
"""What each type of card is to the eye; the type is written too wherever it is not plain."""

DEFENDING: Final = "◆"
LEGEND: Final = "F flight · R range · r reinforced · e exhausted · ▲▼ attacks · ◆ defends"


def role_of(definition: CardDefinition) -> Role:
    """What a card is to the eye."""
    return ROLES[definition.card_type]


def short(definition: CardDefinition, others: Sequence[CardDefinition] = ()) -> str:
    """A card's printed name; with its version, where another card has the same name.

    Args:
        definition: The card.
        others: The cards that it must be told from.
    """
    namesakes = [other for other in others if other.card_name == definition.card_name and other is not definition]
    return definition.name if namesakes else definition.card_name


def in_sight(view: TableView) -> list[CardDefinition]:
    """The cards that the player has before the eyes: the own hand, formations, resources, the chain."""
    players = range(len(view.players))
    in_play = [qualities.card for qualities in view.characters()]
    equipment = [attached.card for card in in_play for attached in view.equipment_on(card)]
    resources = [one.card for player in players for one in view.resources(player) if one is not None]
    chain = [effect.source for effect in view.chain() if effect.source is not None]
    return list(dict.fromkeys([card.definition for card in [*view.hand(), *in_play, *equipment, *resources, *chain]]))


def one_line(definition: CardDefinition) -> str:
    """What it says, in one line."""
    return " ".join(definition.text.splitlines())


# Numbers


def printed(definition: CardDefinition) -> str:
    """What is printed in numbers, and flight and range: "3: 5/4 FR"."""
    if definition.card_type != CHARACTER:
        return ""
    return f"{definition.atk}/{definition.defense}{marks_of(definition.flight, definition.range)}"


def marks_of(flight: bool, ranged: bool) -> str:
    """Flight and range as letters, after a space."""
    letters = f"{'F' if flight else ''}{'R' if ranged else ''}"
    return f" {letters}" if letters else ""


def stats(qualities: Qualities) -> str:
    """ATK and DEF as they count now: below zero, as 0. [vs 104.1]"""
    return f"{qualities.positive_atk()}/{qualities.positive_defense()}"


def below_zero(qualities: Qualities) -> list[str]:
    """The numbers that count as 0 and are less for whatever raises them. [vs 104.1]"""
    values = (("ATK", qualities.atk), ("DEF", qualities.defense), ("willpower", qualities.willpower))
    return [f"{name} {value} for further changes" for name, value in values if value < 0]


def numbers_of(qualities: Qualities) -> tuple[Number, ...]:
    """ATK and DEF as they are now, and as they are printed where that is something else."""
    definition = qualities.definition
    return (number("ATK", qualities.atk, definition.atk), number("DEF", qualities.defense, definition.defense))


def number(label: str, value: int, was: int) -> Number:
    """A number of a character, and what is printed where that is something else."""
    return Number(label, str(value), "" if value == was else str(was))


def sign(view: TableView, qualities: Qualities) -> str:
    """The sign of an attacker or a defender, proposed or real."""
    thing = qualities.object
    if thing is None or not view.attacking:
        return ""
    if thing.defender or thing.reference == view.attacked:
        return DEFENDING
    if thing.attacker or (not thing.stunned and thing.reference in view.attackers):
        return "▲" if qualities.controller == view.seat.number else "▼"
    return ""


def burdens(view: TableView, qualities: Qualities) -> list[str]:
    """What is special about an object in play now, in words."""
    thing = qualities.object
    if thing is None:
        return []
    words = [word for is_so, word in ((thing.stunned, "stunned"), (thing.hidden, "hidden")) if is_so]
    words += ["exhausted"] if thing.exhausted and not thing.stunned else []
    words += [word for is_so, word in ((qualities.flight, "flight"), (qualities.range, "range")) if is_so]
    words += ["reinforced"] if qualities.reinforcement else []
    words += [f"willpower {qualities.positive_willpower()}"] if qualities.willpower else []
    words += below_zero(qualities)
    words += counters(qualities)
    fights = {DEFENDING: "defends", "▲": "attacks", "▼": "attacks"}.get(sign(view, qualities), "")
    return [*words, *([fights] if fights else [])]


def counters(qualities: Qualities) -> list[str]:
    """The counters on an object, in words."""
    thing = qualities.object
    if thing is None:
        return []
    words = [number_of(count, f"{name} counter") for name, count in thing.counters.items() if count]
    for counter in dict.fromkeys([(one.atk, one.defense) for one in thing.stat_counters]):
        count = len([one for one in thing.stat_counters if (one.atk, one.defense) == counter])
        words.append(number_of(count, f"{counter[0]:+}/{counter[1]:+} counter"))
    return words


def badges_of(view: TableView, qualities: Qualities) -> tuple[Badge, ...]:
    """What is special about a character in play, with a sign for each where there are such."""
    thing = qualities.object
    if thing is None:
        return ()
    mark = sign(view, qualities)
    found = [
        (bool(mark), Badge("defends" if mark == DEFENDING else "attacks", mark, "fighting")),
        (thing.stunned, Badge("stunned", role="down")),
        (qualities.flight, Badge("flight", "F")),
        (qualities.range, Badge("range", "R")),
        (qualities.reinforcement, Badge("reinforced", "r")),
        (thing.exhausted, Badge("exhausted", "e")),
    ]
    more = [f"willpower {qualities.positive_willpower()}"] if qualities.willpower else []
    others = [Badge(words) for words in [*more, *below_zero(qualities)]]
    return (*[badge for is_so, badge in found if is_so], *counter_badges(qualities), *others)


def counter_badges(qualities: Qualities) -> list[Badge]:
    """The counters on an object: "*" for cosmic ones, "c2" for two others."""
    thing = qualities.object
    words = counters(qualities)
    cosmic = [name for name in words if COSMIC_COUNTER in name]
    others = [name for name in words if name not in cosmic]
    count = 0 if thing is None else sum(thing.counters.values()) + len(thing.stat_counters)
    count -= 0 if thing is None else thing.counters.get(COSMIC_COUNTER, 0)
    badges = [Badge(listed(cosmic), "*", "status")] if cosmic else []
    return [*badges, *([Badge(listed(others), f"c{count}", "status")] if others else [])]


def kind_words(definition: CardDefinition) -> str:
    """Its type, with its affiliations: "X-Men character", "ongoing plot twist"."""
    teams = "/".join(definition.affiliations)
    ongoing = "ongoing" if definition.ongoing and definition.card_type == PLOT_TWIST else ""
    return " ".join([word for word in (teams, ongoing, definition.card_type) if word])


def cost_words(definition: CardDefinition) -> str:
    """What it costs, and what kind of cost that is."""
    paid = definition.card_type in (CHARACTER, EQUIPMENT)
    return f"{'recruit cost' if paid else 'threshold'} {definition.cost}"


def is_face_up(qualities: Qualities) -> bool:
    """Whether a resource is face up."""
    return qualities.object is not None and qualities.object.face_up and qualities.is_a(RESOURCE)
