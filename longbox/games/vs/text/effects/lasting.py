"""Effects that leave continuous modifiers behind: "target attacker gets +2 ATK this attack". [vs 513.2, 513.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import AFFILIATION
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.changes import Gets, GetsForEach, GetsUpTo, counts_apart
from longbox.games.vs.modifiers.modifiers import begin_lasting
from longbox.games.vs.modifiers.rules import Delayed
from longbox.games.vs.modifiers.statements import (
    Combined,
    WhileChange,
    WhileIs,
    WhileRule,
    WhileSubject,
    subject_of,
    with_subject,
)
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import EACH_ONE, THIS_ATTACK, Enduring, Modal, Noun, Situation, TextAmount
from longbox.games.vs.text.definite import Pronoun
from longbox.games.vs.text.nouns import AnyNumber, One, Several
from longbox.games.vs.text.states import IsAttacker, IsDefender, IsTeamAttacker
from longbox.games.vs.what_is_so import Change, Statement
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import DEED, Need, parts_of
from longbox.texts.amounts import Fixed

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

CHOOSING: Final = (One, Several, AnyNumber)
"""Nouns that let somebody choose each time they are found."""
FIGHTING: Final = (IsAttacker, IsDefender, IsTeamAttacker)
"""What characters are in an attack alone."""


class Lasting(Enduring):
    """Something is so for a while. [vs 513.2, 511.1, 513.1, 513.1a]

    Attributes:
        statement: What is so; several statements of the same cards leave a modifier each. [vs 508.2g]
        duration: How long. [vs 513.2e]
    """

    fields = ("statement", "duration")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, statement: Statement, duration: str) -> None:
        self.statement = statement
        self.duration = duration
        self.separate = statement.separate() if isinstance(statement, Combined) else (statement,)

    def run(self, game: VsGame, situation: Situation) -> None:
        statements = self.separate
        first = statements[0]
        if not has_subject(first):
            flagged: tuple[Reference, ...] = ()
        else:
            subject = subject_of(first)
            found = [qualities for qualities in subject.find(game, situation) if qualities.object is not None]
            flagged = tuple([game.reference(qualities.card) for qualities in found])
            if isinstance(subject, CHOOSING):
                statements = tuple([with_subject(statement, Pronoun()) for statement in statements])
        for statement in statements:
            if counts_apart(statement):
                self.leave_with_each(game, statement, situation, flagged)
            else:
                leave_behind(game, statement, situation, self.duration, flagged)
        situation.did = True

    def leave_with_each(
        self, game: VsGame, statement: Statement, situation: Situation, flagged: tuple[Reference, ...]
    ) -> None:
        """Leave a modifier for each card by itself, as something else is counted for each of them. [vs 508.2d]"""
        for reference in flagged:
            situation.mention(EACH_ONE, (reference,))
            leave_behind(game, with_subject(statement, Pronoun()), situation, self.duration, (reference,))


class GetsOneOrOther(Modal):
    """Cards get ATK or DEF for a while, as is chosen as the effect is played. [vs 508.2h]"""

    fields = ("subject", "atk", "defense", "duration")
    forks: ClassVar[tuple[str, ...]] = ()

    def __init__(self, subject: Noun, atk: TextAmount, defense: TextAmount, duration: str) -> None:
        super().__init__((Lasting(Gets(subject, atk, None), duration), Lasting(Gets(subject, None, defense), duration)))
        self.subject = subject
        self.atk = atk
        self.defense = defense
        self.duration = duration


def has_subject(statement: Statement) -> bool:
    """Whether a statement is about certain cards."""
    if isinstance(statement, WhileIs | WhileChange):
        return has_subject(statement.change)
    if isinstance(statement, WhileRule | WhileSubject):
        return has_subject(statement.rule)
    return isinstance(getattr(statement, "subject", None), Noun)


def leave_behind(
    game: VsGame, statement: Statement, situation: Situation, duration: str, found: tuple[Reference, ...]
) -> None:
    """Leave a continuous modifier: it flags the cards found now, if it changes qualities. [vs 513.2c, 513.2d]"""
    flagged = found if isinstance(statement, Change) and flags(statement) else None
    begin_lasting(game, statement, situation, duration, flagged)
    note = f"{game.words_of_statement(statement)}{f' {duration}' if duration else ''}"
    cards = [game.box[serial] for serial, _ in found]
    game.happen(Happening(events.LASTING, situation.player, cards, source=situation.source, note=note, things=found))


def flags(statement: Change) -> bool:
    """Whether a change flags objects: affiliations alone are no quality, so they are checked again and again.

    [vs 513.2c, 513.2h]
    """
    return any([aspect != AFFILIATION for aspect, _ in statement.writes()])


class LastingForEach(Enduring):
    """Cards get so much for each of something for a while: "gets +2 ATK this attack for each card you discarded"."""

    fields: ClassVar[tuple[str, ...]] = ("subject", "atk", "defense", "duration", "each")
    needs = (Need("subject", (CHARACTER,), "have ATK and DEF", "300.1"),)

    def __init__(
        self, subject: Noun, atk: TextAmount | None, defense: TextAmount | None, duration: str, each: TextAmount
    ) -> None:
        self.subject = subject
        self.atk = atk
        self.defense = defense
        self.duration = duration
        self.each = each
        self.modifiers = Lasting(GetsForEach(subject, atk, defense, each), duration)

    def run(self, game: VsGame, situation: Situation) -> None:
        self.modifiers.run(game, situation)


class LastingUpTo(LastingForEach):
    """The same, and no more than so much: "... this turn for each resource you control, to a maximum of +4"."""

    fields = ("subject", "atk", "defense", "duration", "each", "most")

    def __init__(
        self,
        subject: Noun,
        atk: TextAmount | None,
        defense: TextAmount | None,
        duration: str,
        each: TextAmount,
        most: TextAmount,
    ) -> None:
        super().__init__(subject, atk, defense, duration, each)
        self.most = most
        self.modifiers = Lasting(GetsUpTo(subject, atk, defense, each, most), duration)


class SwitchValues(Enduring):
    """The ATK and DEF of cards change places for a while: each is added to, or subtracted from, as that takes now.

    [vs Switch, 508.2d]
    """

    fields = ("subject", "duration")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("subject", (CHARACTER,), "have ATK and DEF", "300.1"),)

    def __init__(self, subject: Noun, duration: str) -> None:
        self.subject = subject
        self.duration = duration

    def run(self, game: VsGame, situation: Situation) -> None:
        found = [qualities for qualities in self.subject.find(game, situation) if qualities.object is not None]
        for qualities in found:
            difference = qualities.defense - qualities.atk
            change = Gets(Pronoun(), Fixed(difference), Fixed(-difference))
            leave_behind(game, change, situation, self.duration, (game.reference(qualities.card),))
        situation.did = bool(found)


class DelayedUntil(Enduring):
    """A triggered modifier that waits for its event: "At the start of the combat phase this turn, ..." [vs 513.4]

    Whatever its own effect leaves behind, it can be played whenever its own duration lets it. [vs 505.3, 513.4f]
    """

    fields = ("delayed", "duration")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, delayed: Delayed, duration: str) -> None:
        self.delayed = delayed
        self.duration = duration

    def run(self, game: VsGame, situation: Situation) -> None:
        leave_behind(game, self.delayed, situation, self.duration, ())
        situation.did = True


class AtEndOfAttack(Enduring):
    """A triggered modifier that waits for the attack that goes on to conclude: "When this attack concludes, ..."

    What lasts for that attack is over then, so it lasts longer itself. [vs 602.8, 407.4, 513.4]
    """

    fields = ("delayed",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, delayed: Delayed) -> None:
        self.delayed = delayed
        self.duration = THIS_ATTACK

    def unclear(self) -> str:
        """A target is asked again as the effect triggers, and nobody attacks or defends any more then. [vs 513.4d]"""
        for target in [part for part in parts_of(self) if part.asked_first]:
            if any([isinstance(part, FIGHTING) for part in parts_of(target)]):
                return (
                    "nobody attacks or defends any more when the attack has concluded [513.4d]: "
                    'say "Choose an attacker. When this attack concludes, ... that character"'
                )
        return ""

    def run(self, game: VsGame, situation: Situation) -> None:
        situation.did = game.in_attack()
        if situation.did:
            leave_behind(game, self.delayed, situation, THIS_TURN, ())
