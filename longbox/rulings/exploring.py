"""Finding what a ruling depends on: it is run with each thing that it doesn't write down coming out differently.

What a run reads of unwritten cards is known (`reads`). Cards that are alike in all that is read of them at a spot make
no difference there: they are one class. First each class comes to each spot; then each class of each spot comes
together with each class of each other, and where those are few, all of all. What a run is the first to read counts
from then on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.rulings.chance import Fate
from longbox.rulings.reads import CALLED, DEALT, DRAWN, IS, NAME, Reads, Spot, names_in
from longbox.rulings.sheets import Ruling
from longbox.rulings.watching import can_watch
from longbox.rulings.words import plain

ALL_TOGETHER: Final = 400
"""So many combinations are all tried; of more, each two things in each combination."""
MOST_RUNS: Final = 2_000
"""What takes more runs, each thing alone, is not tried but refused."""
MOST_TOGETHER: Final = 150
"""What takes more runs, each two together, is tried alone only: a ruling must be judged while its judge waits."""

Combination = tuple[int, ...]


class TooMuch(Exception):
    """More of what nobody wrote down is read than can be tried."""


class Exploration:
    """All that must be tried of a ruling, and what was.

    Attributes:
        most_together: How many runs it may take to bring each two things together.
        read: What is read at each spot, in any run, by the print of the card that lay there; of chance, nothing.
        drawn: Among how many things chance draws at a spot, at most.
    """

    def __init__(self, ruling: Ruling, most_together: int = MOST_TOGETHER) -> None:
        self.most_together = most_together
        self.read: dict[Spot, dict[int, dict[str, None]]] = {}
        self.drawn: dict[Spot, int] = {}
        self._words = plain(" | ".join(words_of(ruling)))
        self._lots: dict[tuple[str, int], dict[int, Card[Any]]] = {}
        self._runs: list[Reads] = []
        self._values: dict[tuple[int, str], object] = {}
        self._alone = True
        self._plan: Plan | None = None

    @property
    def tried_alone(self) -> bool:
        """Whether each thing came out in each way already, if not together with each other."""
        return not self._alone

    def note(self, reads: Reads) -> None:
        """Note what a run read."""
        self._runs.append(reads)
        before = self._size()
        for spot, what in reads.noted.items():
            self.read.setdefault(spot, {}).setdefault(print_at(reads, spot), {}).update(what)
        for spot, (count, _) in reads.drawn.items():
            self.drawn[spot] = max(count, self.drawn.get(spot, 0))
        for pile, cards in reads.piles.items():
            self._lots.setdefault(pile, {}).update({card.serial: card for card in cards})
        self._share_lots()
        if self._plan is None:
            self._plan = self._new_plan(self._choices())
            return
        choices = self._plan.choices if self._size() == before else self._choices()
        if [choice.parted() for choice in choices] == [choice.parted() for choice in self._plan.choices]:
            self._plan.cover(self._plan.met(reads))
        else:
            self._plan = self._new_plan(choices)

    def fates(self) -> Iterator[Fate]:
        """How it is to be tried, one way after another; each run must be noted before the next.

        Raises:
            TooMuch: It would take too many runs.
        """
        yield Fate()
        while self._plan is not None:
            self._check_size(self._plan)
            fate = self._plan.next()
            if fate is not None:
                yield fate
            elif self._alone:
                self._alone = False
                self._plan = self._new_plan(self._choices())
            else:
                return

    def _check_size(self, plan: Plan) -> None:
        if len(self._runs) + plan.least_runs() > (MOST_RUNS if self._alone else self.most_together):
            raise TooMuch(f"{len(plan.choices)} cards or strokes of chance, each of which could be one of many,")

    def _share_lots(self) -> None:
        """Let a card that was dealt to one pile be asked for in a later one that has the same card."""
        dealt = [(number, lot) for (kind, number), lot in self._lots.items() if kind == DEALT]
        for number, lot in dealt:
            prints = {id(card.definition) for card in lot.values()}
            for earlier, others in dealt:
                if earlier < number:
                    for card in others.values():
                        if id(card.definition) in prints:
                            lot.setdefault(card.serial, card)

    def _size(self) -> tuple[int, ...]:
        """What grows when something new is read, drawn or could lie somewhere."""
        return (
            sum([1 + len(what) for at_spot in self.read.values() for what in at_spot.values()]),
            sum(self.drawn.values()),
            sum([len(cards) for cards in self._lots.values()]),
        )

    def _choices(self) -> list[Choice]:
        """What can come out so that it makes a difference, at each spot."""
        choices = [self._choice(spot) for spot in self.read]
        return [choice for choice in choices if choice.count > 1]

    def _new_plan(self, choices: list[Choice]) -> Plan:
        plan = Plan(choices, alone=self._alone or not can_watch())
        for reads in self._runs:
            plan.cover(plan.met(reads))
        return plan

    def _choice(self, spot: Spot) -> Choice:
        if spot[0] == DRAWN:
            return Choice(spot, self.drawn[spot], {})
        cards = self._lots[spot[:2]]
        prints = {id(card.definition): card.definition for card in cards.values()}
        everything = list(dict.fromkeys([what for read in self.read[spot].values() for what in read]))
        classes: list[object] = []
        found: dict[int, int] = {}
        for number, definition in prints.items():
            kind = self._like(spot, definition, prints) or [self._value(definition, what) for what in everything]
            if kind not in classes:
                classes.append(kind)
            found[number] = classes.index(kind)
        return Choice(spot, len(classes), {serial: found[id(card.definition)] for serial, card in cards.items()})

    def _like(self, spot: Spot, definition: Any, prints: dict[int, Any]) -> int:
        """The first print that lay at a spot and is like another in all that was read of it there; 0 if there is none.

        As the same is read of both, whatever was read next is the same, too.
        """
        for number, read in self.read[spot].items():
            if all([self._value(prints[number], what) == self._value(definition, what) for what in read]):
                return number
        return 0

    def _value(self, definition: Any, what: str) -> object:
        """What is read of a card, so that those which are alike in it have the same."""
        key = (id(definition), what)
        if key not in self._values:
            self._values[key] = self._new_value(definition, what)
        return self._values[key]

    def _new_value(self, definition: Any, what: str) -> object:
        if what == NAME:
            return id(definition)
        if what == CALLED:
            said = any([plain(part) in self._words for part in names_in(definition.name)])
            return definition.name if said else ""
        return definition.is_called(what.removeprefix(IS)) if what.startswith(IS) else getattr(definition, what)


def print_at(reads: Reads, spot: Spot) -> int:
    """What tells the print of the card that lay at a spot in a run; 0 for what chance drew."""
    kind, number, place = spot
    return 0 if kind == DRAWN else id(reads.piles[kind, number][place].definition)


class Choice:
    """One thing that can come out differently.

    Attributes:
        spot: Where.
        count: Among how many things, or classes of cards.
        classes: The class of each card that could lie there, by its serial number; nothing for what chance draws.
        is_drawn: Whether chance draws it.
    """

    def __init__(self, spot: Spot, count: int, classes: dict[int, int]) -> None:
        self.spot = spot
        self.count = count
        self.classes = classes
        self.is_drawn = spot[0] == DRAWN

    def parted(self) -> tuple[Spot, int, dict[int, int]]:
        """All that tells it from others."""
        return (self.spot, self.count, self.classes)

    def met(self, reads: Reads) -> int | None:
        """What came out in a run; nothing if it did not come so far."""
        if self.spot in reads.drawn:
            return min(reads.drawn[self.spot][1], self.count - 1)
        kind, number, place = self.spot
        pile = reads.piles.get((kind, number), [])
        return self.classes[pile[place].serial] if place < len(pile) else None


class Plan:
    """The combinations of some things that are still to be met in runs."""

    def __init__(self, choices: list[Choice], *, alone: bool) -> None:
        """Begin with nothing met.

        Args:
            choices: The things.
            alone: Whether each is only looked at for itself.
        """
        self.choices = choices
        self._counts = [choice.count for choice in choices]
        self._groups = [(number,) for number in range(len(choices))] if alone else self._grouped()
        self._left = {
            group: dict.fromkeys(product(*[range(self._counts[number]) for number in group])) for group in self._groups
        }

    def _grouped(self) -> list[Combination]:
        """Which of the things are brought together: all, or each two."""
        numbers = range(len(self.choices))
        if prod(self._counts) <= ALL_TOGETHER:
            return [tuple(numbers)]
        if len(self.choices) == 1:
            return [(0,)]
        return [(first, second) for second in numbers for first in range(second)]

    def least_runs(self) -> int:
        """How many runs it takes at least, as one run has one combination of each group."""
        return max([len(left) for left in self._left.values()], default=0)

    def met(self, reads: Reads) -> list[int | None]:
        """What of each came out in a run."""
        return [choice.met(reads) for choice in self.choices]

    def cover(self, met: list[int | None]) -> None:
        """Note that a combination was met. What did not come, stands for all that it could have been."""
        for group, left in self._left.items():
            if left:
                values = [range(self._counts[number]) if met[number] is None else (met[number],) for number in group]
                for combination in product(*values):
                    left.pop(combination, None)  # type: ignore[arg-type]

    def next(self) -> Fate | None:
        """How it is to come out next, so that much that was not met will be; nothing if all was.

        What can't come together, as there are too few cards for it, is not asked for.
        """
        for group, left in self._left.items():
            while left:
                combination = next(iter(left))
                del left[combination]
                wanted = dict(zip(group, combination, strict=True))
                if self._fate(wanted, set()) is not None:
                    return self._fate(self._filled(wanted), set(wanted))
        return None

    def _filled(self, wanted: dict[int, int]) -> dict[int, int]:
        """What of each is wanted, so that as much as possible is met with what is wanted of some."""
        filled = dict(wanted)
        for number, count in enumerate(self._counts):
            if number not in filled:
                met = [self._news(filled, number, value) for value in range(count)]
                filled[number] = met.index(max(met))
        return filled

    def _news(self, wanted: dict[int, int], number: int, value: int) -> int:
        """How many combinations that were not met a value would bring with those that are wanted already."""
        pairs = [
            ((other, number), (there, value)) if other < number else ((number, other), (value, there))
            for other, there in wanted.items()
        ]
        return sum([pair in self._left[group] for group, pair in pairs if group in self._left])

    def _fate(self, wanted: dict[int, int], needed: set[int]) -> Fate | None:
        """How it comes out so; nothing if there are no cards for all that is wanted.

        Args:
            wanted: What of each is wanted.
            needed: What there are cards for; of the others, as much as there are. All is needed, if this is empty.
        """
        fate = Fate()
        taken: set[int] = set()
        for number, value in sorted(wanted.items(), key=lambda one: one[0] not in needed):
            choice = self.choices[number]
            cards = [serial for serial, found in choice.classes.items() if found == value and serial not in taken]
            if choice.is_drawn:
                fate.draws[choice.spot] = value
            elif cards:
                fate.cards[choice.spot] = cards[0]
                taken.add(cards[0])
            elif not needed:
                return None
        return fate


# What a ruling says


def words_of(ruling: Ruling) -> Iterator[str]:
    """All words that a ruling writes in its steps."""
    for step in ruling.steps:
        yield from [sentence for sentence, _ in step.deeds]
        yield from step.picks
        yield from [word for order in step.shuffles for word in order]
        for key, value, _ in step.expected:
            yield key
            yield from words_in(value)


def words_in(value: object) -> Iterator[str]:
    """All words in a value, with the keys of tables."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for entry in value:
            yield from words_in(entry)
    elif isinstance(value, dict):
        for key, content in value.items():
            yield str(key)
            yield from words_in(content)
