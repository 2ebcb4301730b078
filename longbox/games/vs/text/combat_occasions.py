"""What triggered powers wait for in combat, and what must be so at that moment. [vs 502.1a, 502.4, Enters Combat]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events
from longbox.games.vs.combat.attacking import LATER
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.statements import Narrowed
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import Filter, Noun, Occasion, Situation, TextCondition
from longbox.games.vs.text.conditions import speak_of_asked
from longbox.games.vs.text.nouns import STUNNED
from longbox.games.vs.text.occasions import Attacks, Happens, Recovers, Stuns, first_covered, speak_of_both
from longbox.games.vs.text.values import WithValue, value_of
from longbox.kernel.terms import Need
from longbox.texts.amounts import Fixed
from longbox.texts.filters import With

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities
    from longbox.kernel.events import EventKind


class WhenSo(Occasion):
    """Something happens while something is so, which is asked only then: "and you have 25 or less endurance".

    [vs 502.1a]
    """

    fields = ("occasion", "condition")
    at_once = ("occasion", "condition")

    def __init__(self, occasion: Occasion, condition: TextCondition) -> None:
        self.occasion = occasion
        self.condition = condition
        self.kinds = occasion.kinds

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if not self.occasion.matches(game, happening, situation) or not self.condition.holds(game, situation):
            return False
        speak_of_asked(game, self.condition, situation)
        return True


class RecoversNext(Recovers):
    """A character recovers for the next time: what waits for it waits only once. [vs 513.4a]"""

    once = True


class EntersCombat(Happens):
    """A character attacks or defends. [vs 602.4, Enters Combat]"""

    kinds: tuple[EventKind, ...] = (events.ATTACK, events.DEFEND)


class HappensWhile(Occasion):
    """Something happens to a card that is something, right before what happens: "becomes stunned while defending".

    [vs 502.4, 513.1c]
    """

    fields = ("occasion", "quality")

    def __init__(self, occasion: Happens, quality: Filter) -> None:
        self.occasion = occasion
        self.quality = quality
        self.kinds = occasion.kinds
        values = [Narrowed(value, quality) if value is occasion.subject else value for value in occasion.values()]
        happens: Callable[..., Occasion] = type(occasion)
        self.narrowed = happens(*values)

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return self.narrowed.matches(game, happening, situation)


class EntersCombatWith(Happens):
    """A character attacks, or defends against, such a character; once for each of them.

    [vs 602.4, Enters Combat, In Combat]
    """

    kinds: tuple[EventKind, ...] = (events.ATTACK, events.DEFEND)
    fields = ("subject", "other")
    mentions = ("other",)
    needs = (Need("subject", (CHARACTER,), "enter combat", "602.4"),)

    def __init__(self, subject: Noun, other: Filter) -> None:
        super().__init__(subject)
        self.other = other

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if happening.kind is events.DEFEND and happening.was != LATER:
            # Who attacks tells of who defends from the start.
            return False
        for one, others in ((happening.things, happening.by), (happening.by, happening.things)):
            reference = first_covered(game, self.subject, happening, one, situation)
            met = [] if reference is None else self.among(game, others, situation)
            if reference is not None and met:
                speak_of_both(situation, self.subject, reference, self.other, met)
                return True
        return False

    def among(self, game: VsGame, references: tuple[Reference, ...], situation: Situation) -> list[Reference]:
        """Those on the other side that are such characters."""
        found = [game.find(reference) for reference in references]
        return [
            reference
            for reference, qualities in zip(references, found, strict=True)
            if qualities is not None and self.other.matches(game, qualities, situation)
        ]


class AttacksAlone(Attacks):
    """A character attacks, and no other with it: not in a team attack. [vs 601.1b, 602.1d]"""

    fields = ("subject",)
    mentions = ()
    upon = ""
    defaults: ClassVar[dict[str, object]] = {}

    def __init__(self, subject: Noun) -> None:
        super().__init__(subject)

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return not game.team and super().matches(game, happening, situation)


class AttacksUnlike(Attacks):
    """A character attacks one with more or less of something: "attacks a character with a lower cost". [vs 602.1d]

    Attributes:
        value: What of the two is compared, as both are when the attack begins.
        relation: What the defender must have, against the attacker: `LESS` or `MORE`.
    """

    fields = ("subject", "defender", "value", "relation")
    defaults: ClassVar[dict[str, object]] = {}

    def __init__(self, subject: Noun, defender: Filter, value: str, relation: str) -> None:
        super().__init__(subject, defender)
        self.value = value
        self.relation = relation

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        reference = first_covered(game, self.subject, happening, happening.things, situation)
        attacker = None if reference is None else game.as_it_was(happening, reference)
        if reference is None or attacker is None or self.defender is None:
            return False
        unlike = unlike_it(self.defender, attacker, self.value, self.relation)
        defenders = self.defenders(game, unlike, situation)
        if defenders:
            speak_of_both(situation, self.subject, reference, self.defender, defenders)
        return bool(defenders)


class StunsUnlike(Stuns):
    """A character stuns one with more or less of something: "stuns a character with a higher cost". [vs 708.11e-g]"""

    fields = ("subject", "stunned", "value", "relation")

    def __init__(self, subject: Noun, stunned: Filter, value: str, relation: str) -> None:
        super().__init__(subject, stunned)
        self.value = value
        self.relation = relation

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        stunner = first_covered(game, self.subject, happening, happening.by, situation)
        by = None if stunner is None else game.as_it_was(happening, stunner)
        if by is None:
            return False
        unlike = unlike_it(self.stunned, by, self.value, self.relation)
        return Stuns(self.subject, unlike).matches(game, happening, situation)


def unlike_it(filter: Filter, one: Qualities, value: str, relation: str) -> Filter:
    """Cards of a kind with more of something than another has, or less."""
    unlike: Filter = With(filter, WithValue(value, relation, Fixed(value_of(one, value))))
    unlike.spoken_as = filter.spoken_as
    return unlike


class StunnedBy(Happens):
    """A character becomes stunned by such a card: "by an attacker or defender". [vs 502.4, 708.11e-g]

    Attributes:
        by: What stuns it must be.
    """

    kinds: tuple[EventKind, ...] = (events.STUN,)
    fields = ("subject", "by")
    mentions = ("by",)
    needs = (Need("subject", (CHARACTER,), "become stunned", "502.4"),)

    def __init__(self, subject: Noun, by: Filter) -> None:
        super().__init__(subject)
        self.by = by

    roles: ClassVar[dict[str, str]] = {"subject": STUNNED}

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return bool(self.stunners(game, happening, situation)) and super().matches(game, happening, situation)

    def stunners(self, game: VsGame, happening: Happening, situation: Situation) -> list[Reference]:
        """What stunned it, as far as it is such a card."""
        found = [game.as_it_was(happening, reference) for reference in happening.by]
        return [
            reference
            for reference, qualities in zip(happening.by, found, strict=True)
            if qualities is not None and self.by.matches(game, qualities, situation)
        ]

    def speak(self, game: VsGame, happening: Happening, reference: Reference, situation: Situation) -> None:
        speak_of_both(situation, self.subject, reference, self.by, self.stunners(game, happening, situation))


class WhileSomethingIs(Occasion):
    """Something happens while a card is something, right before what happens: "while Anarchist is team attacking".

    [vs 502.4, 513.1c]
    """

    fields = ("noun", "quality", "occasion")
    at_once = ("noun", "quality")

    def __init__(self, noun: Noun, quality: Filter, occasion: Occasion) -> None:
        self.noun = noun
        self.quality = quality
        self.occasion = occasion
        self.kinds = occasion.kinds

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        for found in self.noun.recall(game, situation):
            was = game.as_it_was(happening, game.reference(found.card))
            if was is not None and self.quality.matches(game, was, situation):
                return self.occasion.matches(game, happening, situation)
        return False
