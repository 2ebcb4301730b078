"""What triggered powers wait for: "whenever Artie becomes stunned", "at the start of the combat phase". [vs 502]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs import events
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.table import CHAIN
from longbox.games.vs.terms import Filter, Noun, Occasion, Situation, Who
from longbox.games.vs.text.conditions import in_phase_of
from longbox.games.vs.text.definite import means_itself
from longbox.games.vs.text.nouns import STUNNED
from longbox.kernel.terms import AMOUNT, Bound, Need
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.qualities import Qualities
    from longbox.kernel.events import EventKind


def first_covered(
    game: VsGame, noun: Noun, happening: Happening, references: tuple[Reference, ...], situation: Situation
) -> Reference | None:
    """The first of some cards that a text means, as it was right before or is. [vs 502.3, 502.4]"""
    for reference in references:
        qualities = game.as_it_was(happening, reference)
        if qualities is not None and covers(game, noun, qualities, reference, situation):
            return reference
    return None


def covers(game: VsGame, noun: Noun, qualities: Qualities, reference: Reference, situation: Situation) -> bool:
    """Whether a text means a card; it means its own card even as that leaves play. [vs 502.4]"""
    if reference == situation.reference and means_itself(noun, situation):
        return True
    return noun.covers(game, qualities, situation)


class StartOf(Occasion):
    """The start of a phase or step: "at the start of the combat phase", "at the start of your attack step". [vs 400.8]

    Attributes:
        moment: `COMBAT_PHASE`, `ATTACK_STEP`, ...
        whose: Whose step it must be; anybody's, if nothing is said.
        once: Whether it is only the next.
    """

    fields = ("moment", "whose", "once")
    defaults: ClassVar[dict[str, object]] = {"whose": None, "once": False}
    kinds: tuple[EventKind, ...] = (events.START,)

    def __init__(self, moment: int, whose: Who | None = None, once: bool = False) -> None:
        self.moment = moment
        self.whose = whose
        self.once = once

    def bounds(self) -> tuple[Bound, ...]:
        return in_phase_of(self.moment)

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if game.moment != self.moment:
            return False
        return self.whose is None or self.whose.means(game, game.step_player, situation)


def speak_of_both(
    situation: Situation, noun: Noun, reference: Reference, filter: Filter, others: list[Reference]
) -> None:
    """Let a text speak of a card and of what that met. [vs That <Something>, The <Something>]

    "That character" is then the other, if the first has a name. Both having none, the text must describe them.
    """
    situation.speak(noun, (reference,))
    situation.speak(filter, tuple(others))


class Happens(Occasion):
    """Something happens to a card: the text speaks of it from there on."""

    fields: ClassVar[tuple[str, ...]] = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        reference = first_covered(game, self.subject, happening, happening.things, situation)
        if reference is None:
            return False
        self.speak(game, happening, reference, situation)
        return True

    def speak(self, game: VsGame, happening: Happening, reference: Reference, situation: Situation) -> None:
        """Let the text speak of what it happened to."""
        situation.speak(self.subject, (reference,))


class BecomesStunned(Happens):
    """A character becomes stunned. [vs 502.4, 502.6, 708.11]"""

    kinds: tuple[EventKind, ...] = (events.STUN,)
    needs = (Need("subject", (CHARACTER,), "become stunned", "502.4"),)


class Recovers(Happens):
    """A character recovers. [vs 708.6]"""

    kinds: tuple[EventKind, ...] = (events.RECOVER,)
    needs = (Need("subject", (CHARACTER,), "recover", "708.6"),)


class EntersPlay(Happens):
    """A character or equipment enters play. [vs 214]"""

    kinds: tuple[EventKind, ...] = (events.ENTER,)


class IsRecruited(EntersPlay):
    """A card enters play as it is recruited: "when you recruit this character". [vs 301.3, 508.3]"""

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        return happening.was == CHAIN.number and super().matches(game, happening, situation)


class LeavesPlay(Happens):
    """An object leaves play, even if its text is inactive. [vs 502.4]"""

    kinds: tuple[EventKind, ...] = (events.LEAVE,)


class IsKod(Happens):
    """An object is KO'd. [vs 708.13]"""

    kinds: tuple[EventKind, ...] = (events.KO,)


class BecomesPoweredUp(Happens):
    """A character becomes powered-up. [vs 502.6b, 708.5b]"""

    kinds: tuple[EventKind, ...] = (events.POWER_UP,)
    needs = (Need("subject", (CHARACTER,), "become powered-up", "502.6b"),)


class Readies(Happens):
    """An object readies. [vs 708.15b]"""

    kinds: tuple[EventKind, ...] = (events.READY,)


class Exhausts(Happens):
    """An object exhausts. [vs 708.16b]"""

    kinds: tuple[EventKind, ...] = (events.EXHAUST,)


class Moves(Happens):
    """A character moves. [vs 708.4]"""

    kinds: tuple[EventKind, ...] = (events.MOVE,)
    needs = (Need("subject", (CHARACTER,), "move", "708.4"),)


class Attacks(Happens):
    """A character becomes an attacker: "whenever Archangel attacks a support row character". [vs 602.1d]

    Attributes:
        defender: What it must attack; anything, if nothing is said.
    """

    kinds: tuple[EventKind, ...] = (events.ATTACK,)
    fields: ClassVar[tuple[str, ...]] = ("subject", "defender")
    mentions: ClassVar[tuple[str, ...]] = ("defender",)
    upon = "defender"
    defaults: ClassVar[dict[str, object]] = {"defender": None}
    needs = (Need("subject", (CHARACTER,), "attack", "602.1d"),)

    def __init__(self, subject: Noun, defender: Filter | None = None) -> None:
        super().__init__(subject)
        self.defender = defender

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if self.defender is not None and not self.defenders(game, self.defender, situation):
            return False
        return super().matches(game, happening, situation)

    def defenders(self, game: VsGame, filter: Filter, situation: Situation) -> list[Reference]:
        """The defenders of a kind."""
        return [
            qualities.object.reference
            for qualities in game.characters()
            if qualities.object is not None and qualities.object.defender and filter.matches(game, qualities, situation)
        ]

    def speak(self, game: VsGame, happening: Happening, reference: Reference, situation: Situation) -> None:
        super().speak(game, happening, reference, situation)
        if self.defender is not None:
            defenders = self.defenders(game, self.defender, situation)
            speak_of_both(situation, self.subject, reference, self.defender, defenders)


class Defends(Happens):
    """A character becomes a defender. [vs 602.1d]"""

    kinds: tuple[EventKind, ...] = (events.DEFEND,)
    needs = (Need("subject", (CHARACTER,), "defend", "602.1d"),)


class TeamAttacks(Happens):
    """A character becomes a team attacker. [vs 602.1e]"""

    kinds: tuple[EventKind, ...] = (events.TEAM_ATTACK,)
    needs = (Need("subject", (CHARACTER,), "team attack", "602.1e"),)


class Stuns(Occasion):
    """A card stuns a character: "whenever Rogue stuns a character". [vs 708.11e-g]

    The text speaks of the stunned character from there on.
    """

    fields: ClassVar[tuple[str, ...]] = ("subject", "stunned")
    mentions = ("stunned",)
    upon = "stunned"
    roles: ClassVar[dict[str, str]] = {"stunned": STUNNED}
    kinds: tuple[EventKind, ...] = (events.STUN,)
    needs = (Need("stunned", (CHARACTER,), "become stunned", "708.11e-g"),)

    def __init__(self, subject: Noun, stunned: Filter) -> None:
        self.subject = subject
        self.stunned = stunned

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        stunner = first_covered(game, self.subject, happening, happening.by, situation)
        if stunner is None:
            return False
        situation.call(self.subject, (stunner,))
        for reference in happening.things:
            qualities = game.as_it_was(happening, reference)
            if qualities is not None and self.stunned.matches(game, qualities, situation):
                situation.speak(self.stunned, (reference,))
                return True
        return False


class Kos(Occasion):
    """A card KO's an object by its text; the text speaks of that object from there on. [vs 708.13]"""

    fields = ("subject", "gone")
    mentions = ("gone",)
    upon = "gone"
    kinds: tuple[EventKind, ...] = (events.KO,)

    def __init__(self, subject: Noun, gone: Filter) -> None:
        self.subject = subject
        self.gone = gone

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        source = happening.source
        if source is None or not self.subject.covers(game, game.qualities(source), situation):
            return False
        situation.call(self.subject, (game.reference(source),))
        for reference in happening.things:
            qualities = game.recall(reference)
            if qualities is not None and self.gone.matches(game, qualities, situation):
                situation.speak(self.gone, (reference,))
                return True
        return False


class CausesBreakthrough(Occasion):
    """A character causes breakthrough to a player: "that player" and "that much" mean them. [vs 602.9]"""

    fields = ("subject", "victim")
    brings = (AMOUNT,)
    kinds: tuple[EventKind, ...] = (events.BREAKTHROUGH,)
    needs = (Need("subject", (CHARACTER,), "cause breakthrough", "602.9"),)

    def __init__(self, subject: Noun, victim: Who) -> None:
        self.subject = subject
        self.victim = victim

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        causing = first_covered(game, self.subject, happening, happening.things or happening.by, situation)
        if causing is None or not self.victim.means(game, happening.player, situation):
            return False
        situation.speak(self.subject, (causing,))
        situation.speak_of_players(self.victim, [happening.player])
        situation.amount = happening.amount
        return True


class PlayerDoes(Occasion):
    """A player does something, or it is done to them; the text speaks of that player from there on."""

    fields: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if happening.player == NOBODY or not self.who.means(game, happening.player, situation):
            return False
        situation.speak_of_players(self.who, [happening.player])
        situation.amount = happening.amount
        return True


class LosesEndurance(PlayerDoes):
    """A player loses endurance. [vs 102.4]"""

    brings = (AMOUNT,)
    kinds: tuple[EventKind, ...] = (events.LOSE_ENDURANCE,)


class GainsEndurance(PlayerDoes):
    """A player gains endurance. [vs 102.4]"""

    brings = (AMOUNT,)
    kinds: tuple[EventKind, ...] = (events.GAIN_ENDURANCE,)


class Draws(PlayerDoes):
    """A player draws a card. [vs 213.2e]"""

    brings = (AMOUNT,)
    kinds: tuple[EventKind, ...] = (events.DRAW,)


class ReplacesResource(PlayerDoes):
    """A player replaces a resource: once for each, where several are replaced. [vs 708.8]"""

    kinds: tuple[EventKind, ...] = (events.REPLACE,)


class OfCard(PlayerDoes):
    """A player does something with a card of a kind; the text speaks of that card from there on."""

    fields: ClassVar[tuple[str, ...]] = ("who", "filter")
    mentions = ("filter",)

    def __init__(self, who: Who, filter: Filter) -> None:
        super().__init__(who)
        self.filter = filter

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        for card in happening.cards:
            if self.filter.matches(game, game.qualities(card), situation):
                break
        else:
            return False
        if not super().matches(game, happening, situation):
            return False
        situation.speak(self.filter, (game.reference(card),))
        return True


class Discards(OfCard):
    """A player discards a card. [vs 213.4c]"""

    kinds: tuple[EventKind, ...] = (events.DISCARD,)


class Plays(OfCard):
    """A player plays a plot twist. [vs 505.1e]

    Attributes:
        from_hand: Whether it must be played from the hand.
    """

    kinds: tuple[EventKind, ...] = (events.PLAY,)
    fields = ("who", "filter", "from_hand")
    defaults: ClassVar[dict[str, object]] = {"from_hand": False}

    def __init__(self, who: Who, filter: Filter, from_hand: bool = False) -> None:
        super().__init__(who, filter)
        self.from_hand = from_hand

    def matches(self, game: VsGame, happening: Happening, situation: Situation) -> bool:
        if self.from_hand:
            was = game.recall(happening.things[0])
            if was is None or was.object is not None:
                return False
        return super().matches(game, happening, situation)


class Recruits(OfCard):
    """A player recruits a card. [vs 505.1e]"""

    kinds: tuple[EventKind, ...] = (events.RECRUIT,)


class Flips(OfCard):
    """A player flips a location. [vs 510]"""

    kinds: tuple[EventKind, ...] = (events.FLIP,)
