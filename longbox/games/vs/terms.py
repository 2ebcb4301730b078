"""The parts of texts: who, which cards, how many, whether, when, at what cost, and what is so as long as it lasts.

Each kind of part has one base class here. What it reads is declared, so that dependencies are found. [vs 514.2]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.vs.aspects import Fact
from longbox.games.vs.objects import Reference
from longbox.kernel.cards import Card
from longbox.kernel.effects import Condition, Effect, Resolution
from longbox.kernel.errors import LongboxError
from longbox.kernel.events import EventKind
from longbox.kernel.terms import PLAYER, Term
from longbox.texts import costs, filters, occasions
from longbox.texts.amounts import Amount

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.events import Happening
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

NOTHING: Final[Reference] = (-1, -1)
"""The reference to no card."""
PLAYER_MARK: Final = -2
"""Stands in place of a serial number where a reference means a player: `(PLAYER_MARK, 1)`."""
EFFECT_MARK: Final = -3
"""Stands in place of a serial number where a reference means an effect on the chain: `(EFFECT_MARK, number)`."""
UNSEEN_MARK: Final = -4
"""Stands in place of a serial number in what is told to a player who doesn't know the card: `(UNSEEN_MARK, time)`."""

# What a text can speak of again: "that character", "that player". [vs That <Something>, The <Something>]
CARD_SORT: Final = "card"
PLAYER_SORT: Final = "player"
EFFECT_SORT: Final = "effect"
# What a text did with cards that it speaks of
MOVED: Final = "moved"
SHOWN: Final = "shown"
APART: Final = "apart"

# What a text does with cards that it can speak of by that: "the KO'd character", "each card returned this way"
DID_IT: Final = "did it"
"""What players are noted by who did what they were told: "each player who does"."""
EXHAUSTED: Final = "exhausted"
KOD: Final = "KO'd"
MOVED_CARDS: Final = "moved"
NEGATED: Final = "negated"
READIED: Final = "readied"
RECOVERED: Final = "recovered"
REMOVED_CARDS: Final = "removed"
REPLACED_CARDS: Final = "replaced"
RETURNED: Final = "returned"
STUNNED_CARDS: Final = "stunned"
TURNED_DOWN: Final = "turned face down"

EACH_ONE: Final = "each of them by itself"
"""The one of several cards for which a text counts now, among what it spoke of: "+1 ATK for each other ..."."""

AFFILIATION_CHOICE: Final = "affiliation"
"""What an affiliation that a text let somebody choose is kept under, in situations and on objects. [vs 511.4]"""

# Among which objects in play a text means some
OBJECTS: Final = 0
CHARACTERS: Final = 1
ITSELF: Final = 2
ITS_BEARER: Final = 3

# How long a continuous modifier from an effect lasts. [vs 513.2e]
THIS_ATTACK: Final = "this attack"
THIS_COMBAT_PHASE: Final = "this combat phase"
THIS_GAME: Final = ""


NO_NAMES: Final[dict[str, tuple[str, ...]]] = {}
"""What a text named before it named anything. Texts put another dictionary in its place, never into it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Situation(Resolution):
    """The context in which a text is read: whose it is, what it stands on, what was chosen and paid.

    Attributes:
        player: The number of the player the text speaks to at this place: "you".
        controller: The number of the player who controls the whole text; `NOBODY` for a text of the rules.
        source: The card that the text stands on, if it stands on one.
        reference: The reference to it as it lay when the text began.
        effect: The effect on the chain that is announced or resolved, if it is one.
        happening: What triggered it, if something did.
        mentioned: What the text spoke of so far, the latest last: what it is, and references to it.
        number: The number that X is. [vs 505.1b]
        did: Whether the last series of actions was done in full: "if you do". [vs 508.2i]
        they_did: Whether those did in full what they were told to do, or could do, last: "if he or she does".
        names: What was chosen or named, by what it is: "affiliation", "card".
        done: With which cards the text did something so far, the latest last: "this way".
    """

    __slots__ = ("done", "effect", "happening", "mentioned", "names", "reference", "they_did")

    def __init__(self, player: int, source: Card[Any] | None = None, reference: Reference = NOTHING) -> None:
        super().__init__(player, source)
        self.reference = reference
        self.effect: ChainEffect | None = None
        self.happening: Happening | None = None
        self.mentioned: tuple[tuple[str, tuple[Reference, ...]], ...] = ()
        self.they_did = False
        self.names = NO_NAMES
        self.done: tuple[tuple[str, tuple[Reference, ...]], ...] = ()

    def copy(self) -> Situation:
        """The same, once more; what changes in one doesn't change the other."""
        other = Situation(self.player, self.source, self.reference)
        other.controller = self.controller
        other.effect = self.effect
        other.happening = self.happening
        other.mentioned = self.mentioned
        other.number = self.number
        other.did = self.did
        other.they_did = self.they_did
        other.amount = self.amount
        other.names = self.names
        other.done = self.done
        return other

    def speaking_to(self, player: int) -> Situation:
        """The same, where "you" is another player."""
        other = self.copy()
        other.player = player
        return other

    def mention(self, sort: str, references: tuple[Reference, ...]) -> None:
        """Remember what the text speaks of, for "that ..."."""
        self.mentioned = (*self.mentioned, (sort, references))

    def speak(self, of: Term, references: tuple[Reference, ...]) -> None:
        """Remember which cards a part of a text spoke of: for "it", and for the words that were bound to the part."""
        self.mention(CARD_SORT, references)
        self.call(of, references)

    def call(self, of: Term, references: tuple[Reference, ...]) -> None:
        """Remember them for those words alone: "it" doesn't mean them."""
        if of.known_as():
            self.mention(of.known_as(), references)

    def speak_of_players(self, of: Term, players: list[int]) -> None:
        """Remember which players a part of a text spoke of: for "that player", where that was bound to the part."""
        references = tuple([(PLAYER_MARK, player) for player in players])
        self.mention(PLAYER_SORT, references)
        self.call(of, references)

    def note_done(self, deed: str, references: tuple[Reference, ...]) -> None:
        """Remember with which cards the text did something: "this way"."""
        self.done = (*self.done, (deed, references))

    def done_with(self, deed: str) -> tuple[Reference, ...]:
        """With which cards the text did something, wherever it did so."""
        return tuple([reference for named, references in self.done if named == deed for reference in references])

    def last_done_with(self, deed: str) -> tuple[Reference, ...]:
        """The same, where the text did so last."""
        return next((references for named, references in reversed(self.done) if named == deed), ())

    def speak_anew(self, before: tuple[Reference, ...], now: tuple[Reference, ...]) -> None:
        """Let what the text calls some cards mean what they have become. [vs 213.1c]"""
        for sort in dict.fromkeys([sort for sort, _ in self.mentioned if sort not in (MOVED, SHOWN)]):
            if tuple([self.where_put(reference) for reference in self.last_mentioned(sort)]) == before:
                self.mention(sort, now)

    def last_mentioned(self, sort: str) -> tuple[Reference, ...]:
        """What of this sort the text spoke of last. [vs That <Something>, The <Something>]"""
        for named, references in reversed(self.mentioned):
            if named == sort:
                return references
        return ()

    def last_called(self, calls: tuple[str, ...]) -> tuple[Reference, ...]:
        """What the text spoke of last as one of these parts of it."""
        return next((references for named, references in reversed(self.mentioned) if named in calls), ())

    # A text means a card where it lay as it spoke of it. What it asks about the card is answered from there, and what
    # it does with the card is done where it has put it itself. [vs 508.2e, 213.1c]

    def follow(self, game: VsGame, before: Reference) -> None:
        """Remember where the text has put a card that lay elsewhere before."""
        now = game.reference(game.box[before[0]])
        if now != before:
            self.mention(MOVED, (before, now))

    def found(self, game: VsGame, reference: Reference) -> Qualities | None:
        """A card that the text spoke of, where it still lies or the text has put it; nothing if it is elsewhere."""
        return game.find(self.where_put(reference))

    def where_put(self, reference: Reference) -> Reference:
        """The reference to a card where the text has put it; the same, if it has not."""
        for sort, references in self.mentioned:
            if sort == MOVED and references[0] == reference:
                reference = references[1]
        return reference

    def recalled(self, game: VsGame, reference: Reference) -> Qualities | None:
        """A card that the text spoke of, as it is where it lay then, or last was; as it was shown, if it was shown.

        [vs 508.2e]
        """
        for sort, references in self.mentioned:
            if sort == SHOWN and references[0] == reference:
                return game.recall(references[1])
        return game.recall(reference)

    def all_found(self, game: VsGame, sort: str) -> list[Qualities]:
        """The cards that the text spoke of last, where they lie or it has put them. [vs 213.1c]"""
        found = [self.found(game, reference) for reference in self.last_mentioned(sort)]
        return [qualities for qualities in found if qualities is not None]

    def all_recalled(self, game: VsGame, sort: str) -> list[Qualities]:
        """The cards that the text spoke of last, as they are or last were where they lay then. [vs 508.2e]"""
        found = [self.recalled(game, reference) for reference in self.last_mentioned(sort)]
        return [qualities for qualities in found if qualities is not None]


TextEffect = Effect["VsGame", Situation]
"""What a text tells to do. Kernel and game share sequences, "if" and "otherwise"."""
TextCondition = Condition["VsGame", Situation]
TextAmount = Amount["VsGame", Situation]
Filter = filters.Filter["VsGame", "Qualities", Situation]
"""Some of all cards or objects, by what they are as modifiers left them."""


class CannotComplete(LongboxError):
    """A player can't finish playing an effect: everything is as it was before. [vs 505.2]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Enduring(TextEffect):
    """An effect that leaves a continuous modifier behind.

    Attributes:
        duration: `THIS_ATTACK`, `THIS_COMBAT_PHASE`, `THIS_TURN` or `THIS_GAME`; such an effect is played only within
            it. [vs 505.3]
    """

    duration: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Modal(TextEffect):
    """An effect with several modes, of which one is chosen as it is played: "Choose one: ...; ..." [vs 508.2h]

    Attributes:
        modes: The modes.
        opponent_chooses: Whether an opponent chooses, instead of the player who plays it.
    """

    fields: ClassVar[tuple[str, ...]] = ("modes",)
    forks: ClassVar[tuple[str, ...]] = ("modes",)
    opponent_chooses: ClassVar[bool] = False

    def __init__(self, modes: tuple[TextEffect, ...]) -> None:
        self.modes = modes

    def run(self, game: VsGame, situation: Situation) -> None:
        assert situation.effect is not None
        self.modes[situation.effect.mode_of(self)].run(game, situation)

    def possible(self, game: VsGame, situation: Situation) -> bool:
        return any([mode.possible(game, situation) for mode in self.modes])


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadingFilter(Filter):
    """A filter that says what it reads: "X-Men character you control", "stunned"."""

    asks = True

    def reads(self) -> tuple[Fact, ...]:
        """What the answer depends on, besides what its fields read."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Term):
    """Cards or objects that a text does something to: "target character", "each X-Men character you control", "it"."""

    asks = True
    speaks = True

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """Which they are now, as they are now; choices that have to be made are made.

        What a target or a mention means is left out where it is no longer the same card. [vs 213.1c]
        """
        raise NotImplementedError

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """Which they are, without speaking of them; those that are no longer the same cards as they last were.

        [vs 508.2e]
        """
        return self.find(game, situation)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether a card is one of them, where nothing has to be chosen."""
        for found in self.find(game, situation):
            if found.card is qualities.card:
                return True
        return False

    def scope(self, situation: Situation) -> int:
        """Among which objects in play those are that it covers: `OBJECTS`, `CHARACTERS`, `ITSELF` or `ITS_BEARER`."""
        return OBJECTS

    def reads(self) -> tuple[Fact, ...]:
        """What the answer depends on, besides what its fields read."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Term):
    """Players that a text speaks of: "you", "target player", "its controller", "each opponent"."""

    asks = True
    speaks = True

    def sorts(self) -> tuple[str, ...]:
        return (PLAYER,)

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        """Their numbers, the primary player first, then clockwise."""
        raise NotImplementedError

    def told(self, game: VsGame, situation: Situation) -> list[int]:
        """Who they are, where the text can speak of them from here on: "that player"."""
        found = self.players(game, situation)
        situation.call(self, tuple([(PLAYER_MARK, player) for player in found]))
        return found

    def means(self, game: VsGame, player: int, situation: Situation) -> bool:
        """Whether a player is one of them."""
        return player in self.players(game, situation)

    def reads(self) -> tuple[Fact, ...]:
        """What the answer depends on, besides what its fields read."""
        return ()


class ThosePlayers(Who):
    """Certain players, known by their numbers."""

    fields = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return list(self.numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadingAmount(TextAmount):
    """An amount that depends on facts. What is undefined is 0. [vs 104.3]"""

    asks = True

    def reads(self) -> tuple[Fact, ...]:
        """What the number depends on, besides what its fields read."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(costs.Payable["VsGame", Situation]):
    """Something that is paid to play an effect, or in a resolution. [vs 203]"""

    def announce(self, game: VsGame, situation: Situation) -> None:
        """Let the player announce what it leaves open, such as the value of X. [vs 505.1b]"""

    def activates(self) -> bool:
        """Whether it says "activate", which makes its power an activated power. [vs 500.3a]"""
        return False

    def is_sure(self) -> bool:
        """Whether paying it never fails where it is payable, and nothing is announced of it: what must be undone
        where something fails need not be kept then. [vs 505.2]
        """
        return False

    def points(self, game: VsGame, situation: Situation) -> int:
        """How many resource points it takes, as announced; they are paid together with the rest. [vs 505.1d]"""
        return 0

    def takes(self, game: VsGame, situation: Situation) -> list[Reference] | None:
        """The objects that it does something to, if nothing more is asked for that; none if it is paid at once.

        As the cost of a replacement it is then paid when what else happens at the same time does. [vs 702.2]
        """
        return None

    def pay(self, game: VsGame, situation: Situation) -> None:
        """Pay it, and mention what was paid with. Nothing that is done can be replaced. [vs 203.10]

        Raises:
            CannotComplete: It turns out that it can't be paid in full.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(occasions.Occasion["VsGame", "Happening", Situation]):
    """What a triggered power waits for: "Whenever Psylocke causes breakthrough to an opponent". [vs 502.1]

    Attributes:
        once: Whether a delayed triggered modifier that waits for it triggers only once: "next". [vs 513.4a]
    """

    kinds: tuple[EventKind, ...] = ()

    once: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadingCondition(TextCondition):
    """A condition that says what it reads."""

    asks = True

    def reads(self) -> tuple[Fact, ...]:
        """What the answer depends on, besides what its fields read."""
        return ()
