"""Finding what a ruling depends on: it is run with each thing that it doesn't write down coming out differently.

What a run reads of unwritten cards is known (`reads`). Cards that are alike in all that is read of them at a spot make
no difference there: they are one class. First each class comes to each spot; then each class of each spot comes
together with each class of each other, and where those are few, all of all. What a run is the first to read counts
from then on. A run stands for all in which what it reads would be alike (`plans`), so that two things of which no run
reads both never need to be brought together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.rulings.chance import Fate
from longbox.rulings.likeness import Likeness
from longbox.rulings.plans import Choice, Plan, Trial
from longbox.rulings.reads import DEALT, DRAWN, Reads, Spot
from longbox.rulings.sheets import Ruling
from longbox.rulings.watching import can_watch

MOST_PLAYS: Final = 2_000
"""So often a ruling is played to try what it doesn't write down, unless more is allowed."""


class Exploration:
    """All that must be tried of a ruling, and what was.

    Attributes:
        plays: How often the ruling was run.
        read: What is read at each spot, in any run, by the print of the card that lay there; of chance, nothing.
        drawn: Among how many things chance draws at a spot, at most.
    """

    def __init__(self, ruling: Ruling, most_plays: int = MOST_PLAYS) -> None:
        self.read: dict[Spot, dict[int, dict[str, None]]] = {}
        self.drawn: dict[Spot, int] = {}
        self._most_plays = most_plays
        self._likeness = Likeness(ruling)
        self._lots: dict[tuple[str, int], dict[int, Card[Any]]] = {}
        self._made: dict[Spot, tuple[tuple[int, ...], Choice]] = {}
        self._trials: list[Trial] = []
        self._alone = True
        self._plan: Plan | None = None

    @property
    def plays(self) -> int:
        """How often the ruling was run."""
        return len(self._trials)

    def trials(self) -> Iterator[Trial]:
        """What is to be tried, one after another; each must be run and noted before the next."""
        yield Trial(Fate(), [])
        while self._plan is not None and self.plays < self._most_plays:
            trial = self._plan.next()
            if trial is not None:
                yield trial
            elif self._alone:
                self._alone = False
                self._plan = self._new_plan(self._choices())
            else:
                return

    def note(self, trial: Trial) -> None:
        """Note what a run read."""
        self._trials.append(trial)
        before = self._size()
        self._note_reads(trial.reads)
        self._share_lots()
        choices = self._choices() if self._plan is None or self._size() != before else self._plan.choices
        if self._plan is None or [one.parted() for one in choices] != [one.parted() for one in self._plan.choices]:
            self._plan = self._new_plan(choices)
        else:
            self._plan.cover(trial)

    def _note_reads(self, reads: Reads) -> None:
        for spot, what in reads.noted.items():
            self.read.setdefault(spot, {}).setdefault(id(reads.print_at(spot)), {}).update(what)
        for spot, (count, _) in reads.drawn.items():
            self.drawn[spot] = max(count, self.drawn.get(spot, 0))
        for pile, cards in reads.piles.items():
            self._lots.setdefault(pile, {}).update({card.serial: card for card in cards})

    # What was not tried

    def untried(self) -> str:
        """What there were too few plays for, in words; empty if all was tried."""
        if self._plan is None or self.plays < self._most_plays or not self._plan.left():
            return ""
        what = "ways to come out" if self._alone else "ways in which two things come out together"
        return f"{self._plan.left():,} of {self._plan.size:,} {what}"

    @property
    def tried_alone(self) -> bool:
        """Whether each thing came out in each way already, if not together with each other."""
        return not self._alone

    # What can come out otherwise

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
        plan = Plan(choices, self._likeness, alone=self._alone or not can_watch())
        for trial in self._trials:
            plan.cover(trial)
        return plan

    def _choice(self, spot: Spot) -> Choice:
        """What can come out at a spot, found anew only where more was read there, or more could lie there."""
        if spot[0] == DRAWN:
            return Choice(spot, self.drawn[spot], {}, [])
        grown = (len(self._lots[spot[:2]]), *[len(read) for read in self.read[spot].values()])
        made = self._made.get(spot)
        if made is None or made[0] != grown:
            made = self._made[spot] = (grown, self._new_choice(spot))
        return made[1]

    def _new_choice(self, spot: Spot) -> Choice:
        cards = self._lots[spot[:2]]
        prints = {id(card.definition): card.definition for card in cards.values()}
        everything = list(dict.fromkeys([what for read in self.read[spot].values() for what in read]))
        kinds: dict[int, object] = {
            number: self._like(spot, definition, prints)
            or [self._likeness.value(definition, what) for what in everything]
            for number, definition in prints.items()
        }
        classes = distinct([*kinds.values()])
        members = [[prints[number] for number, kind in kinds.items() if kind == found] for found in classes]
        numbers = {number: classes.index(kind) for number, kind in kinds.items()}
        return Choice(
            spot, len(classes), {serial: numbers[id(card.definition)] for serial, card in cards.items()}, members
        )

    def _like(self, spot: Spot, definition: Any, prints: dict[int, Any]) -> int:
        """The first print that lay at a spot and is like another in all that was read of it there; 0 if there is none.

        As the same is read of both, whatever was read next is the same, too.
        """
        for number, read in self.read[spot].items():
            if self._likeness.are_alike(prints[number], definition, read):
                return number
        return 0


def distinct(things: list[object]) -> list[object]:
    """Each of some things once. They need not be hashable."""
    found: list[object] = []
    for thing in things:
        if thing not in found:
            found.append(thing)
    return found
