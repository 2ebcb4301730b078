"""Plans: which combinations of what nobody wrote down are still to be met in runs of a ruling.

A run meets a combination if it reads all of it. As it goes the same way for all that is alike in what it reads, it
meets many combinations at once. Two things of which no run reads both decide nothing together, and aren't planned.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from math import prod
from typing import Any, Final

from longbox.rulings.chance import Fate
from longbox.rulings.likeness import Likeness
from longbox.rulings.reads import DRAWN, Reads, Spot

ALL_TOGETHER: Final = 400
"""So many combinations are all tried; of more, each two things in each combination."""
MOST_FOLLOWED: Final = 10
"""So many earlier runs are looked at for one from which a new one may differ in what is wanted alone."""
MOST_TRIALS: Final = 3
"""So many runs are made for one combination: if it isn't met then, it can't be."""

Combination = tuple[int, ...]
Rows = dict[Combination, int]
"""What is left of a group of things, by what comes of all but the last: as bits, what of the last is left."""


class Choice:
    """One thing that can come out differently.

    Attributes:
        spot: Where.
        count: Among how many things, or classes of cards.
        classes: The class of each card that could lie there, by its serial number; nothing for what chance draws.
        is_drawn: Whether chance draws it.
    """

    def __init__(self, spot: Spot, count: int, classes: dict[int, int], members: list[list[Any]]) -> None:
        """A thing that can come out differently.

        Args:
            spot: Where.
            count: Among how many things, or classes of cards.
            classes: The class of each card that could lie there, by its serial number.
            members: The prints of each class.
        """
        self.spot = spot
        self.count = count
        self.classes = classes
        self.is_drawn = spot[0] == DRAWN
        self._members = members
        self._met: dict[tuple[int, tuple[str, ...]], list[int]] = {}

    def parted(self) -> tuple[Spot, int, dict[int, int]]:
        """All that tells it from others."""
        return (self.spot, self.count, self.classes)

    def met(self, reads: Reads, likeness: Likeness) -> list[int]:
        """As which of its classes it came out in a run: those which are alike in all that the run read of it."""
        if self.spot not in reads.noted:
            return []
        if self.is_drawn:
            return [min(reads.drawn[self.spot][1], self.count - 1)]
        definition = reads.print_at(self.spot)
        key = (id(definition), tuple(reads.noted[self.spot]))
        if key not in self._met:
            self._met[key] = [
                number
                for number, members in enumerate(self._members)
                if all([likeness.are_alike(definition, member, key[1]) for member in members])
            ]
        return self._met[key]

    def cards_of(self, number: int, before: Iterable[int] = ()) -> list[int]:
        """The cards of a class, by serial number; some of them before the others."""
        found = [serial for serial, its in self.classes.items() if its == number]
        return [*dict.fromkeys([*[serial for serial in before if serial in found], *found])]


class Trial:
    """One run that was made to try something.

    Attributes:
        fate: How it was to come out.
        aim: The things that it was made for.
        like: What another run read, from which it was to differ in those alone; none, if it is to be like no other.
        reads: What it read.
    """

    def __init__(self, fate: Fate, aim: list[Spot], like: Reads | None = None) -> None:
        self.fate = fate
        self.aim = aim
        self.like = like
        self.reads = Reads()

    def is_like(self, other: Trial) -> bool:
        """Whether another run was to come out the same."""
        return self.aim == other.aim and self.fate.cards == other.fate.cards and self.fate.draws == other.fate.draws


class Plan:
    """The combinations of some things that are still to be met in runs.

    Attributes:
        choices: The things.
        size: How many combinations there are.
        is_complete: Whether each combination of all is tried.
    """

    def __init__(self, choices: list[Choice], likeness: Likeness, *, alone: bool) -> None:
        """Begin with nothing met.

        Args:
            choices: The things.
            likeness: Which cards are alike.
            alone: Whether each is only looked at for itself.
        """
        self.choices = choices
        self.size = 0
        self._likeness = likeness
        self._alone = alone
        self._left: dict[Combination, Rows] = {}
        self._trials: list[Trial] = []
        self._aimed: tuple[Combination, Combination] | None = None
        self._tries = 0
        self.is_complete = not alone and bool(choices) and prod([choice.count for choice in choices]) <= ALL_TOGETHER
        if self.is_complete:
            self._rows(tuple(range(len(choices))))

    def left(self) -> int:
        """How many combinations were not met."""
        return sum([bits.bit_count() for rows in self._left.values() for bits in rows.values()])

    def _rows(self, group: Combination) -> Rows:
        """What is left of a group; all, if no run has read the whole group before."""
        if group not in self._left:
            counts = [self.choices[number].count for number in group]
            before = product(*[range(count) for count in counts[:-1]])
            self._left[group] = dict.fromkeys(before, (1 << counts[-1]) - 1)
            self.size += prod(counts)
        return self._left[group]

    # What runs meet

    def cover(self, trial: Trial) -> None:
        """Note what was met in a run."""
        self._trials.append(trial)
        met = [choice.met(trial.reads, self._likeness) for choice in self.choices]
        if self.is_complete:
            self._strike(tuple(range(len(met))), met)
            return
        read = [number for number, values in enumerate(met) if values]
        for group in combinations(read, 1 if self._alone else 2):
            self._strike(group, met)
        if not self._alone:
            self._strike_shut_off(trial, met)

    def _strike(self, group: Combination, met: list[list[int]]) -> None:
        """Note that all combinations were met of what came of a group; what was not read could have been anything."""
        rows = self._rows(group)
        values = [met[number] or [*range(self.choices[number].count)] for number in group]
        kept = ~sum([1 << value for value in values[-1]])
        for before in product(*values[:-1]) if rows else ():
            if before in rows:
                rows[before] &= kept
                if not rows[before]:
                    del rows[before]

    def _strike_shut_off(self, trial: Trial, met: list[list[int]]) -> None:
        """Note which things are not read any more where one comes out as in a run, which differs in this alone.

        Whatever they are, with this one they decide nothing.
        """
        aim = [number for number, choice in enumerate(self.choices) if choice.spot in trial.aim and met[number]]
        if len(aim) == 1 and trial.like is not None:
            for number, choice in enumerate(self.choices):
                if not met[number] and choice.spot in trial.like.noted:
                    self._strike((min(aim[0], number), max(aim[0], number)), met)

    # What comes next

    def next(self) -> Trial | None:
        """How it is to come out next, so that much that was not met will be; nothing if all was.

        What can't come together, as there are too few cards for it, is not asked for.
        """
        for group, rows in self._left.items():
            while rows:
                before, bits = next(iter(rows.items()))
                combination = (*before, (bits & -bits).bit_length() - 1)
                trial = self._trial(group, combination)
                if trial is not None:
                    return trial
                self._strike(group, self._as_met(group, combination))
        return None

    def _as_met(self, group: Combination, combination: Combination) -> list[list[int]]:
        met: list[list[int]] = [[] for _ in self.choices]
        for number, value in zip(group, combination, strict=True):
            met[number] = [value]
        return met

    def _trial(self, group: Combination, combination: Combination) -> Trial | None:
        """How a combination is to be met: at first with much else that was not, then as it was in a run that reads it.

        Nothing, if all of this was tried or there are no cards for it.
        """
        wanted = dict(zip(group, combination, strict=True))
        aim = [self.choices[number].spot for number in group]
        self._tries = self._tries + 1 if self._aimed == (group, combination) else 1
        self._aimed = (group, combination)
        if self._tries > (1 if self.is_complete else MOST_TRIALS) or self._fate(wanted).size() < len(wanted):
            return None
        if self.is_complete:
            return Trial(self._fate(wanted), aim)
        if self._alone or self._tries > 1:
            return self._trial_like_another(wanted, aim)
        return Trial(self._fate(self._filled(wanted)), aim)

    def _trial_like_another(self, wanted: dict[int, int], aim: list[Spot]) -> Trial | None:
        """A new run that differs only in what is wanted from one that reads all of it, if there are cards for that."""
        reading = [trial.reads for trial in self._trials if all([spot in trial.reads.noted for spot in aim])]
        nearest = sorted(reading, key=lambda reads: -self._nearness(wanted, reads))[:MOST_FOLLOWED]
        found = [Trial(self._fate_like(wanted, like), aim, like) for like in nearest]
        new = [trial for trial in found if not any([trial.is_like(other) for other in self._trials])]
        return min(new, key=self._lacking, default=None)

    def _lacking(self, trial: Trial) -> int:
        """For how many things there are no cards, so that they come out otherwise than in the run to be followed."""
        assert trial.like is not None
        return len([choice for choice in self.choices if choice.spot in trial.like.noted]) - trial.fate.size()

    def _nearness(self, wanted: dict[int, int], reads: Reads) -> int:
        """How near a run is to what is wanted: how much of it came, and has cards in the same pile."""
        near = 0
        for number, value in wanted.items():
            choice = self.choices[number]
            near += value in choice.met(reads, self._likeness)
            near += 2 * any([choice.classes.get(card.serial) == value for card in reads.piles.get(choice.spot[:2], [])])
        return near

    def _fate_like(self, wanted: dict[int, int], like: Reads) -> Fate:
        """How it comes out like in another run, but for what is wanted."""
        cards: dict[Spot, list[int]] = {}
        draws: dict[Spot, int] = {}
        others = [number for number, choice in enumerate(self.choices) if choice.spot in like.noted]
        for number in dict.fromkeys([*wanted, *others]):
            choice = self.choices[number]
            if choice.is_drawn:
                draws[choice.spot] = wanted.get(number, like.drawn[choice.spot][1])
            else:
                kind, pile, place = choice.spot
                there = [card.serial for card in like.piles[kind, pile]]
                value = wanted.get(number, choice.classes[there[place]])
                cards[choice.spot] = choice.cards_of(value, [there[place], *there])
        return Fate(seated(cards), draws)

    def _filled(self, wanted: dict[int, int]) -> dict[int, int]:
        """What of each is wanted, so that as much as possible is met with what is wanted of some."""
        filled = dict(wanted)
        for number, choice in enumerate(self.choices):
            if number not in filled:
                met = [self._news(filled, number, value) for value in range(choice.count)]
                filled[number] = met.index(max(met))
        return filled

    def _news(self, wanted: dict[int, int], number: int, value: int) -> int:
        """How many combinations that were not met a value would bring with those that are wanted already."""
        found = 0
        for other, there in wanted.items():
            first, second = ((other, there), (number, value)) if other < number else ((number, value), (other, there))
            rows = self._left.get((first[0], second[0]))
            found += 0 if rows is None else rows.get((first[1],), 0) >> second[1] & 1
        return found

    def _fate(self, wanted: dict[int, int]) -> Fate:
        """How it comes out so, as far as there are cards for it; what is wanted first comes before the rest."""
        choices = {self.choices[number]: value for number, value in wanted.items()}
        return Fate(
            seated({choice.spot: choice.cards_of(value) for choice, value in choices.items() if not choice.is_drawn}),
            {choice.spot: value for choice, value in choices.items() if choice.is_drawn},
        )


def seated(cards: dict[Spot, list[int]]) -> dict[Spot, int]:
    """A card of its own for each spot, as far as there are enough; the first spots come before the others.

    Args:
        cards: Which cards would do at each spot, by serial number.
    """
    holders: dict[int, Spot] = {}

    def seat(spot: Spot, tried: set[int]) -> bool:
        for serial in cards[spot]:
            if serial not in tried:
                tried.add(serial)
                if serial not in holders or seat(holders[serial], tried):
                    holders[serial] = spot
                    return True
        return False

    for spot in cards:
        seat(spot, set())
    return {spot: serial for serial, spot in holders.items()}
