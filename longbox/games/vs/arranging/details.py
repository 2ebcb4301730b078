"""What rulings of Vs. System can say of one card where it lies: stunned, face up, two dream counters, 5 ATK."""

# Interpreted: only rulings go through it.
from __future__ import annotations

import re
from typing import Any, Final

from longbox.games.decks import plain
from longbox.games.vs.arranging.laying import Table, lay_equipment
from longbox.games.vs.arranging.lying import (
    AdjacentTo,
    Column,
    Exhausted,
    FaceUp,
    Follows,
    HasAttacked,
    Hidden,
    InCombat,
    InRow,
    Place,
    Protected,
    Protecting,
    Stunned,
    arranged_thing,
    thing_in_play,
)
from longbox.games.vs.definitions import BRANDS, KEYWORDS, MUTANT, TRAITS, CardDefinition
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import COSMIC_COUNTER, StatCounter
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.text.lexicon.names import AFFILIATIONS
from longbox.games.vs.text.values import COST, WITH_ATK, WITH_DEF, WITH_WILLPOWER, value_of
from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.positions import CARDS, NUMBER, PLAYER, WORDS, Arrangement, BadPosition, Detail
from longbox.kernel.zones import NOBODY

COUNTERS: Final = re.compile(r"\b([a-z]+) counters?\b")
"""The names of counters, in texts."""
NO_NAMES: Final = ("def", "atk", "a", "the", "that", "those", "of", "more", "each", "s")
"""What stands before "counter" and is no name of one."""
STAT_COUNTERS: Final = re.compile(
    r"(minus |\+)(\d{1,3})(?: atk ?)?/(minus |[ +]| minus | \+)(\d{1,3})(?: def)? counters?"
)
"""Counters that change ATK and DEF, as rulings compare names: "-1/-1" has become "minus 1/ 1"."""


# Equipment and control


class Equipment(Detail):
    """The equipment that is attached to a character. [vs 302]"""

    names = ("equipment", "equipped with")
    kind = CARDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        assert isinstance(arrangement, Table)
        for name in value:
            lay_equipment(arrangement, card, name)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return [str(qualities.card) for qualities in game.equipment_on(card)]


class AttachedTo(Follows):
    """What an equipment is attached to. [vs 302.4]"""

    names = ("attached to",)
    kind = CARDS

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return [] if thing is None or thing.attached_to < 0 else [str(game.box[thing.attached_to])]


class ControlledBy(Follows):
    """Who controls an object."""

    names = ("controlled by",)
    kind = PLAYER

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return NOBODY if thing is None else thing.controller


# Counters and choices


class Counters(Detail):
    """The counters of one name on an object. [vs 215.1b]"""

    kind = NUMBER

    def __init__(self, name: str) -> None:
        self.name = name
        self.names = (f"{name} counters", f"{name} counter")

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        counters = arranged_thing(arrangement, card).counters
        check_count(value, self.names[0])
        counters.pop(self.name, None)
        if value:
            counters[self.name] = value

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return 0 if thing is None else thing.counters.get(self.name, 0)


class StatCounters(Detail):
    """The counters on a character that change its ATK and DEF by so much. [vs 215.1a]"""

    kind = NUMBER

    def __init__(self, atk: int, defense: int) -> None:
        self.atk = atk
        self.defense = defense
        words = f"{atk:+} ATK / {defense:+} DEF counter"
        self.names = (f"{words}s", words, f"{atk:+}/{defense:+} counters", f"{atk:+}/{defense:+} counter")

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        assert isinstance(arrangement, Table)
        thing = arranged_thing(arrangement, card)
        check_count(value, self.names[0])
        for _ in range(value):
            counter = StatCounter(self.atk, self.defense, arrangement.vs.next_time())
            thing.stat_counters = (*thing.stat_counters, counter)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        counters = () if thing is None else thing.stat_counters
        return len([counter for counter in counters if (counter.atk, counter.defense) == (self.atk, self.defense)])


def stat_counters_called(words: str) -> StatCounters | None:
    """The counters that change ATK and DEF, by their name: "-1/+0 counters"; none if words mean no such counters."""
    match = STAT_COUNTERS.fullmatch(words)
    if match is None:
        return None
    atk_sign, atk, defense_sign, defense = match.groups()
    return StatCounters(signed(atk_sign, atk), signed(defense_sign, defense))


def signed(sign: str, digits: str) -> int:
    """A number with its sign, which is a plus or anything else for a minus."""
    return int(digits) if sign.strip() == "+" else -int(digits)


def check_count(value: int, words: str) -> None:
    """Refuse less than no counters.

    Raises:
        BadPosition: There are less than none.
    """
    if value < 0:
        raise BadPosition(f"there can't be {value} {words}")


class Chosen(Detail):
    """What was chosen for a card: an affiliation, a card name. [vs 513.1e]"""

    kind = WORDS

    def __init__(self, what: str) -> None:
        self.what = what
        self.names = (f"chosen {what}",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        thing = arranged_thing(arrangement, card)
        chosen = tuple([word.strip() for word in value.split(" and ")])
        for word in chosen:
            if word not in self.known(arrangement):
                raise BadPosition(f"there is no {self.what} {word!r}. {near(word, self.known(arrangement))}")
        thing.choices = {**thing.choices, self.what: chosen}

    def known(self, arrangement: Arrangement) -> list[str]:
        """What can be chosen."""
        if self.what == "trait":
            return [MUTANT, *TRAITS]
        return [*AFFILIATIONS, *[name for card in arrangement.game.box for name in card.definition.affiliations]]

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        thing = thing_in_play(game, card)
        return "" if thing is None else " and ".join(thing.choices.get(self.what, ()))


# What it is like with all modifiers


class Value(Follows):
    """A number of a card, with all that changes it, as it counts: what is below zero is 0. [vs 513.2h, 104.1]"""

    kind = NUMBER

    def __init__(self, name: str) -> None:
        self.names = (name,)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return value_of(game.qualities(card), self.names[0])


class ValueToChange(Follows):
    """A number of a card from which it is raised and lowered further, perhaps below zero. [vs 104.1]"""

    kind = NUMBER

    def __init__(self, name: str) -> None:
        self.name = name
        self.names = (f"{name} for further changes",)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        qualities = game.qualities(card)
        return {WITH_ATK: qualities.atk, WITH_DEF: qualities.defense, WITH_WILLPOWER: qualities.willpower}[self.name]


class Quality(Follows):
    """Whether a card has flight, range or reinforcement. [vs 701.4, 701.8, 701.10]"""

    def __init__(self, name: str) -> None:
        self.names = (name,)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        qualities = game.qualities(card)
        found = {"flight": qualities.flight, "range": qualities.range, "reinforcement": qualities.reinforcement}
        return found[self.names[0]]


class UniqueCard(Follows):
    """Whether a card is unique. [vs 701.15]"""

    names = ("unique",)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return game.qualities(card).is_unique()


class Keyword(Follows):
    """Whether a card has a keyword. [vs 201.2b]"""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword
        self.names = (keyword, f"a {keyword} card")

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return game.qualities(card).has_keyword(self.keyword)


class Affiliated(Follows):
    """Whether a card has an affiliation. [vs 201.2c]"""

    def __init__(self, affiliation: str) -> None:
        self.affiliation = affiliation
        self.names = (f"the {affiliation} affiliation", affiliation)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return self.affiliation in game.qualities(card).affiliations


class OfGroup(Follows):
    """Whether a card has a class, a trait or a brand. [vs 207.3, 701.19, 701.20]"""

    def __init__(self, group: str, *names: str) -> None:
        self.group = group
        self.names = names

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return self.group == card.definition.brand or self.group in card.definition.traits


class Unaffiliated(Follows):
    """Whether a card has no affiliation. [vs Unaffiliated]"""

    names = ("unaffiliated",)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        return not game.qualities(card).affiliations


class Called(Follows):
    """What a card is called now: its name, its version, its identity. [vs 201.7, 202.1a]"""

    kind = WORDS

    def __init__(self, what: str) -> None:
        self.what = what
        self.names = (f"the {what}", what)

    def read(self, game: VsGame, card: Card[Any]) -> Any:
        qualities = game.qualities(card)
        found = {"name": qualities.names, "version": qualities.versions, "identity": qualities.identities}
        return " and ".join(found[self.what])


def counter_names(definitions: list[CardDefinition]) -> list[str]:
    """The names of all counters that texts speak of."""
    found = {name for definition in definitions for name in COUNTERS.findall(definition.text.casefold())}
    return sorted({*found, COSMIC_COUNTER} - set(NO_NAMES))


def details_for(definitions: list[CardDefinition]) -> tuple[Detail, ...]:
    """All that can be said of cards, where these are the cards that there are."""
    printed = [name for definition in definitions for name in definition.affiliations]
    affiliations = sorted({*printed, *AFFILIATIONS}, key=plain)
    return (
        *FIXED,
        *[Counters(name) for name in counter_names(definitions)],
        *[Affiliated(affiliation) for affiliation in affiliations],
    )


FIXED: Final[tuple[Detail, ...]] = (
    Stunned(),
    Exhausted(exhausted=True),
    Exhausted(exhausted=False),
    FaceUp(face_up=True),
    FaceUp(face_up=False),
    Column(),
    Place(),
    InRow(FRONT, "in the front row", "front row"),
    InRow(SUPPORT, "in the support row", "support row"),
    Hidden(True, "hidden", "in the hidden area"),
    Hidden(False, "visible", "in the visible area"),
    Protected(protected=True),
    Protected(protected=False),
    Protecting(),
    AdjacentTo(),
    InCombat("attacker", "an attacker", "attacking"),
    InCombat("defender", "a defender", "defending"),
    InCombat("team", "a team attacker", "team attacking"),
    HasAttacked("attacked"),
    HasAttacked("defended"),
    Equipment(),
    AttachedTo(),
    ControlledBy(),
    StatCounters(1, 1),
    StatCounters(-1, -1),
    Chosen("affiliation"),
    Chosen("trait"),
    *[Value(name) for name in (WITH_ATK, WITH_DEF, WITH_WILLPOWER, COST)],
    *[ValueToChange(name) for name in (WITH_ATK, WITH_DEF, WITH_WILLPOWER)],
    Quality("flight"),
    Quality("range"),
    Quality("reinforcement"),
    UniqueCard(),
    Unaffiliated(),
    Called("name"),
    Called("version"),
    Called("identity"),
    OfGroup(MUTANT, "the Mutant class", "a Mutant card"),
    *[OfGroup(trait, f"the {trait} trait", f"a {trait} card") for trait in TRAITS],
    *[OfGroup(brand, f"a {brand} card", brand) for brand in BRANDS],
    *[Keyword(keyword) for keyword in KEYWORDS if keyword != "willpower"],
)
