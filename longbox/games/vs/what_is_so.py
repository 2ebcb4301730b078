"""What is so as long as it lasts: changes of cards, and rules that texts make. [vs 513]

What a statement reads is declared by its parts, so that dependencies are found. [vs 514.2]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from longbox.games.vs.aspects import Fact, Facts
from longbox.games.vs.terms import Noun, ReadingAmount, ReadingCondition, ReadingFilter, Situation, Who
from longbox.kernel.terms import Bearer, Term, parts_of

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.powers import TriggeredPower
    from longbox.games.vs.qualities import Qualities


@mypyc_attr(allow_interpreted_subclasses=True)
class Statement(Term):
    """Something that is so as long as a continuous power is active or a continuous modifier lasts. [vs 513]

    Attributes:
        facts_read: All that it reads, once somebody has asked. [vs 514.2]
        facts_written: All that it writes, once somebody has asked.
        worded: How it is said in a sentence, once somebody has asked.
        printed: How it is built, in one line, once somebody has asked.
    """

    facts_read: Facts | None = None
    facts_written: Facts | None = None
    worded: str = ""
    printed: str = ""

    def writes(self) -> tuple[Fact, ...]:
        """The qualities that it changes; nothing, if it changes none. [vs 513.2c, 513.2d]"""
        return ()

    def reads(self) -> tuple[Fact, ...]:
        """What it depends on, besides what its fields read."""
        return ()

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        """The same statement as an effect leaves it behind: what is asked once is answered as the effect resolves.

        What follows "while" and is no quality goes on being asked. [vs 508.2d, 513.1c, 513.2a]
        """
        return self

    def all_reads(self) -> Facts:
        """All that it depends on. [vs 514.2]"""
        if self.facts_read is None:
            self.facts_read = Facts(reads_of(self))
        return self.facts_read

    def says(self) -> str:
        """The statement in one line, by which those that say the same are known."""
        if not self.printed:
            self.printed = repr(self)
        return self.printed

    def all_writes(self) -> Facts:
        """All that it changes."""
        if self.facts_written is None:
            self.facts_written = Facts(self.writes())
        return self.facts_written


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Statement):
    """A statement that changes no qualities: "can't be stunned", "costs 1 less to play", a replacement. [vs 513.2d]

    Attributes:
        topic: What it is about; whoever carries out the rules of that topic asks for it.
    """

    topic: ClassVar[str] = ""

    def listens_with(self) -> TriggeredPower | None:
        """The triggered power that a delayed triggered modifier acts as; nothing for others. [vs 513.4b]"""
        return None

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        """The rule that is so now; nothing where it isn't active. [vs 513.1c]"""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Statement):
    """A statement that changes qualities of some cards: "gets +2 ATK", "has flight", "loses all affiliations".

    Attributes:
        subject: Which cards it changes.
        prohibits: Whether it says what can't be, which always overrules what can. [vs 103.2]
    """

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.subject.sorts_on(bearer)

    subject: Noun
    prohibits: bool = False

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether it changes a card, going by what the card is at this place of the order. [vs 514.1]"""
        return self.subject.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        """Among which objects in play those are that it covers."""
        return self.subject.scope(situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        """Change what the card is."""
        raise NotImplementedError

    def everywhere(self) -> bool:
        """Whether it also changes cards that are not in play. [vs 511.2, 708.3a]"""
        return False


def reads_of(term: Term) -> tuple[Fact, ...]:
    """All that a text reads. [vs 514.2]"""
    found: dict[Fact, None] = {}
    for part in parts_of(term):
        if isinstance(part, (ReadingFilter, Noun, Who, ReadingAmount, Statement, ReadingCondition)):
            for fact in part.reads():
                found[fact] = None
    return tuple(found)
