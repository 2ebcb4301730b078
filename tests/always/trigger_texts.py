"""What the words of a card say that waits for something, read once more without the game's own reading of them.

A `Waiting` is a line of a text that begins with what it waits for. It tells from the log alone how often that came in a
step, and what kind of trigger it is. [cube 1.100-1.103, 10.050]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import TYPES, CardDefinition, GameCard
from longbox.kernel.events import Event, EventKind

MUST_BE_TAKEN: Final = {"Bizarro (Forever Evil)": "1.105"}
"""Whose triggers are of type C, by the rulebook, and where it says so; all others are of type A. [cube 1.103]"""

POWER: Final = "gives Power and nothing else"
PERHAPS_POWER: Final = "gives Power and nothing else, if something is so"
ASKS: Final = "asks its player by itself"
PERHAPS_ASKS: Final = "asks its player by itself, if something is so"
LATER: Final = "adds to what is drawn as the turn ends"
MISSABLE: Final = "may be missed"
MUST: Final = "must be taken"

GOT: Final = (events.BOUGHT, events.DEFEATED, events.GAINED)
NUMBERS: Final = {"two": 2, "three": 3}


class Case(NamedTuple):
    """What is told of one step, for a card that is there all the time.

    Attributes:
        card: The card.
        player: Who has it.
        before: What the turn's player did in this turn before the step; nothing where it is another's turn.
        now: What happened in the step in a turn of this player.
        anytime: What happened in the step, whoever's turn it is.
        line_up: The cards that lay in the Line-Up before the step.
    """

    card: GameCard
    player: int
    before: list[Event]
    now: list[Event]
    anytime: list[Event]
    line_up: list[GameCard]


Matcher = Callable[[CardDefinition], bool]


class Waiting(NamedTuple):
    """A line that waits for something.

    Attributes:
        line: The line.
        times: How often what it waits for came in a case.
        manner: How it is resolved, one of those above.
    """

    line: str
    times: Callable[[Case], int]
    manner: str


# Kinds of cards


def matcher(words: str) -> Matcher | None:
    """Which cards are meant by some words, by what is printed on them; nothing where it depends on more."""
    if " or " in words.removeprefix("card with") and not re.search(r"named|cost", words):
        parts = [matcher(part) for part in re.split(r", or |, | or ", words)]
        return None if None in parts else lambda card: any([part(card) for part in parts if part is not None])
    for pattern, make in KINDS:
        found = re.fullmatch(pattern, words)
        if found is not None:
            return make(*found.groups())
    return None


def of_type(name: str) -> Matcher:
    """Cards of a type."""
    return lambda card: bool(card.types & TYPES[name])


def named(*names: str | None) -> Matcher:
    """Cards with one of some names."""
    return lambda card: card.printed_name in names


def costing(least: int, most: int) -> Matcher:
    """Cards whose cost lies between two."""
    return lambda card: least <= card.cost <= most


KINDS: Final[list[tuple[str, Callable[..., Matcher]]]] = [
    (r"cards?", lambda: lambda card: True),
    (r"cards? named ([\w' ]+?)(?: or ([\w' ]+))?", named),
    (r"cards? with cost (\d) or (\d)", lambda low, high: lambda card: card.cost in (int(low), int(high))),
    (r"cards? with cost (\d+) or greater", lambda least: costing(int(least), 99)),
    (r"cards? with cost (\d+) or less", lambda most: costing(0, int(most))),
    (r"Ongoing card", lambda: lambda card: bool(re.search(r"^Ongoing", card.text, re.M) or of_type("Location")(card))),
    (r"Defense card", lambda: lambda card: "Defense:" in card.text),
    (r"card with Time Travel", lambda: lambda card: "Time Travel." in card.text),
    (
        r"([A-Z][\w ]+) not named (\w+)",
        lambda kind, name: lambda card: of_type(kind)(card) and card.printed_name != name,
    ),
    *[(rf"{re.escape(name)}(?:s|es)?", lambda name=name: of_type(name)) for name in TYPES],
]


# What happened


def cards(told: list[Event], player: int, kinds: tuple[EventKind, ...], kind: Matcher) -> list[GameCard]:
    """The cards of a kind that a player played, bought, destroyed, in order."""
    return [
        card
        for event in told
        if event.player == player and event.kind in kinds
        for card in event.cards
        if kind(card.definition)
    ]


def each(kinds: tuple[EventKind, ...], kind: Matcher, *, anytime: bool = False) -> Callable[[Case], int]:
    """Each time that it happens to a card of a kind."""
    return lambda case: len(cards(case.anytime if anytime else case.now, case.player, kinds, kind))


def reached(
    number: int, kinds: tuple[EventKind, ...], kind: Matcher, count: Callable[[list[GameCard]], int] = len
) -> Callable[[Case], int]:
    """As soon as it has happened to so many cards of a kind in a turn."""

    def times(case: Case) -> int:
        before = cards(case.before, case.player, kinds, kind)
        after = before + cards(case.now, case.player, kinds, kind)
        return int(count(before) < number <= count(after))

    return times


def names(played: list[GameCard]) -> int:
    """How many names some cards have. [cube 6.185]"""
    return len({card.definition.name for card in played})


def longest_row(played: list[GameCard]) -> int:
    """How many costs follow upon each other among some cards, at most. [cube 1.020]"""
    costs = {card.definition.cost for card in played}
    starts = [cost for cost in costs if cost - 1 not in costs]
    return max([next(n for n in range(1, 99) if start + n not in costs) for start in starts], default=0)


def new_names(kind: Matcher) -> Callable[[Case], int]:
    """Each card of a kind with a name that wasn't played before in the turn."""

    def times(case: Case) -> int:
        before = cards(case.before, case.player, (events.PLAYED,), lambda card: True)
        after = before + cards(case.now, case.player, (events.PLAYED,), lambda card: True)
        told = {card.definition.name for card in before}
        return len({card.definition.name for card in after if kind(card.definition)} - told)

    return times


def happened(*kinds: EventKind, anytime: bool = False, note: str = "") -> Callable[[Case], int]:
    """Each time that something happens to the player."""

    def times(case: Case) -> int:
        told = case.anytime if anytime else case.now
        return len([one for one in told if one.kind in kinds and one.player == case.player and note in one.note])

    return times


def first(times: Callable[[Case], int]) -> Callable[[Case], int]:
    """The first time in a turn that something happens."""
    return lambda case: int(bool(times(case)) and not times(case._replace(now=case.before, anytime=case.before)))


def itself_got(case: Case) -> int:
    """That the card itself is bought or gained."""
    return len([one for one in case.anytime if one.kind in GOT and case.card in one.cards])


def itself_destroyed(case: Case) -> int:
    """That the card itself is destroyed, out of what somebody owns."""
    return len([one for one in case.anytime if one.kind is events.DESTROYED and case.card in one.cards])


def got(kind: Matcher, from_line_up: str | None, on_turn: str | None) -> Callable[[Case], int]:
    """Each card of a kind that is bought or gained, anywhere or from the Line-Up."""

    def times(case: Case) -> int:
        found = cards(case.now if on_turn else case.anytime, case.player, GOT, kind)
        return len([card for card in found if not from_line_up or card in case.line_up])

    return times


PLAYED: Final = (events.PLAYED,)
OCCASIONS: Final[list[tuple[str, Callable[..., Callable[[Case], int]]]]] = [
    (r"When you play an? (.+) with a new name on your turn", new_names),
    (r"When you play an? (.+) on your turn", lambda kind: each(PLAYED, kind)),
    (r"When you play your first (.+) on each of your turns", lambda kind: reached(1, PLAYED, kind)),
    (
        r"When you have played (two|three) (cards) with consecutive costs on your turn",
        lambda number, kind: reached(NUMBERS[number], PLAYED, kind, longest_row),
    ),
    (
        r"When you have played (two|three) (.+) with different names on your turn",
        lambda number, kind: reached(NUMBERS[number], PLAYED, kind, names),
    ),
    (
        r"When you have played (two|three) (.+) on your turn",
        lambda number, kind: reached(NUMBERS[number], PLAYED, kind),
    ),
    (r"When you (?:buy or gain|gain or buy) this card", lambda: itself_got),
    (r"When this card is destroyed", lambda: itself_destroyed),
    (r"When you (?:buy or gain|gain or buy) an? (.+?)( from the Line-Up)?( on your turn)?", got),
    (
        r"The first time you destroy a (.+) on each of your turns",
        lambda kind: reached(1, (events.DESTROYED,), kind),
    ),
    (r"When you destroy an? (.+) on your turn", lambda kind: each((events.DESTROYED,), kind)),
    (r"When you destroy an? (card)", lambda kind: each((events.DESTROYED,), kind, anytime=True)),
    (r"At the start of each of your turns", lambda: happened(events.BEGAN_TURN)),
    (r"When you avoid an Attack", lambda: happened(events.AVOIDED, anytime=True)),
    (r"When you are attacked", lambda: happened(events.ATTACKED, anytime=True)),
    (r"When you Teamwork a foe", lambda: happened(events.TEAMWORKED)),
    (r"When you discard a card on your turn", lambda: happened(events.DISCARDED, note=events.FROM_HAND)),
    (r"The first time you gain VP on each of your turns", lambda: first(happened(events.GOT_VP))),
    (r"When you shuffle your discard pile", lambda: happened(events.SHUFFLED, anytime=True)),
]
"""What a line can wait for, and how to find it in the log."""

ELSEWHERE: Final = (
    r"When a card first tells you to draw on each of your turns",
    r"The first time a card tells you to draw on each of your turns",
    r"When a card tells you to draw, before you do",
    r"The first time you pass or discard a card in each player's turn",
    r"The first time you buy a .+ from the Line-Up on each of your turns",
    r"When you play a card you don't own on your turn",
    r"When you destroy a card with cost 1 or greater that you own",
    r"When a foe does not avoid the Attack of a card you play",
    r"When you (?:successfully )?Attack on your turn",
    r"As the game ends",
    r"Draw a card",
)
"""What the log alone doesn't tell, or not at once; rulings show each of them."""

MANNERS: Final[list[tuple[str, str]]] = [
    (r"(?:\+\d+ Power\.? ?)+", POWER),
    (r"if [^.]+, \+\d+ Power\.", PERHAPS_POWER),
    (r"you may .+", ASKS),
    (r"if [^.]+, you may .+", PERHAPS_ASKS),
    (r"draw an additional card at the end of the turn\.", LATER),
]


def waiting(card: CardDefinition) -> list[Waiting]:
    """The lines of a card's text that wait for something that the log tells."""
    return [found for line in lines_of(card) if (found := read(card, line)) is not None]


def lines_of(card: CardDefinition) -> Iterator[str]:
    """The lines of a text that begin with what they wait for."""
    for line in card.text.split("\n"):
        bare = re.sub(r"^Ongoing(?: Unity)?: ", "", line)
        if re.match(r"When |The first time |At the start |As the game ends", bare) or line.startswith("Ongoing Unity"):
            yield bare


def read(card: CardDefinition, line: str) -> Waiting | None:
    """What one line waits for, unless that is to be seen elsewhere.

    Raises:
        ValueError: Nobody has said how such a line is looked after.
    """
    if any([re.match(pattern, line) for pattern in ELSEWHERE]):
        return None
    for pattern, make in OCCASIONS:
        found = re.match(rf"{pattern}, (.+)$", line)
        if found is not None:
            *given, effect = found.groups()
            kinds = [matcher(word) if is_kind(pattern, number) else word for number, word in enumerate(given)]
            return Waiting(line, make(*kinds), manner_of(card, effect))
    raise ValueError(f"{card.name}: nobody knows how to look after {line!r}")


def is_kind(pattern: str, group: int) -> bool:
    """Whether a group of a pattern holds the words for a kind of cards."""
    groups = re.findall(r"\((?!\?:)([^)]*)\)", pattern)
    return groups[group] in (".+", ".+?", "card", "cards")


def manner_of(card: CardDefinition, effect: str) -> str:
    """How a trigger is resolved, by its words. [cube 1.101-1.103, 10.050]"""
    for pattern, manner in MANNERS:
        if re.fullmatch(pattern, effect):
            return manner
    return MUST if card.name in MUST_BE_TAKEN else MISSABLE
