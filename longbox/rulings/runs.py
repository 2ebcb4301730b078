"""One run of a ruling: its position is laid, its steps are taken, and what must be true is compared."""

from __future__ import annotations

from typing import Any, Final

from longbox import games
from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError, near
from longbox.kernel.events import Event
from longbox.kernel.events import in_words as event_in_words
from longbox.kernel.game import Game
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.system import System
from longbox.kernel.table import Table
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone
from longbox.language.errors import LanguageError
from longbox.rulebook import rules_of
from longbox.rulings.actions import act, waiting
from longbox.rulings.arranging import Position, arrange, options_of
from longbox.rulings.chance import Fate, PinnedRandomness, Pins
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.expectations import Scene, check, mentions_question
from longbox.rulings.reads import DEALT, Reads
from longbox.rulings.sheets import Ruling, Step
from longbox.rulings.vocabulary import Vocabulary, arranger_of
from longbox.rulings.watching import can_watch, watching
from longbox.rulings.words import REST, Names, find_card, in_words

LOG_LINES: Final = 12
"""How much of the log is shown of a ruling that doesn't hold."""


class Problems(LongboxError):
    """Things of one step that don't hold, each with its place."""

    def __init__(self, found: list[tuple[Place, str]]) -> None:
        super().__init__("; ".join([words for _, words in found]))
        self.found = found


class Arranged(System):
    """The rules of a game that begins with a position."""

    def __init__(self, system: System, game: Game[Any]) -> None:
        self.system = system
        self.game = game

    def new_game(self, options: dict[str, Any], seed: int) -> Game[Any]:
        return self.game.copy()

    def step(self, game: Any) -> None:
        self.system.step(game)


class Run:
    """One run of a ruling.

    Attributes:
        ruling: The ruling.
        seed: Decides what is not written down, where nothing else does.
        fate: How what is not written down comes out, as far as that is said.
        reads: What is read of it, if that is watched.
        pins: What is written down of chance.
        step: The number of the step that is being taken, from 1; 0 before the first.
    """

    def __init__(self, ruling: Ruling, seed: int, fate: Fate | None = None, reads: Reads | None = None) -> None:
        self.ruling = ruling
        self.seed = seed
        self.fate = fate
        self.reads = reads
        self.pins = Pins()
        self.step = 0
        self._system = games.find(ruling.game)
        self._position: Position | None = None
        self._table: Table | None = None
        self._looked_into: set[int] = set()

    @property
    def game(self) -> Game[Any] | None:
        """The game as it is now; none before the first step."""
        return None if self._table is None else self._table.game

    def take_steps(self) -> None:
        """Lay the position and take all steps.

        Raises:
            BadRuling: The ruling can't be judged.
            Problems: It doesn't hold.
        """
        check_rules(self.ruling)
        position = self._position = self._lay()
        position.game.randomness = PinnedRandomness(self.seed, self.pins, self.fate, self.reads)
        if self.reads is None:
            self._take_all(position)
            return
        with watching(self.reads):
            for number, (_, cards) in enumerate(position.lots):
                self.reads.lay(DEALT, number, cards)
            self._take_all(position)
        if not can_watch():
            self.reads.note_all(self.touched())

    def _take_all(self, position: Position) -> None:
        for number, step in enumerate(self.ruling.steps, 1):
            self.step = number
            try:
                self._take(step, position)
            except DoesNotHold as error:
                raise Problems([(error.place, error.words)]) from None
            except EndlessTexts as error:
                raise Problems([(step.place, str(error))]) from None

    def _lay(self) -> Position:
        """The position, or a game that begins with its setup."""
        arranger = arranger_of(self.ruling.game)
        if self.ruling.position is not None:
            return arrange(self.ruling, arranger, self.seed, self.pins, self.fate)
        try:
            options = arranger.options(self.ruling.players, options_of(self.ruling))
            game = self._system.new_game(options, self.seed)
        except BadRuling:
            raise
        except (LongboxError, LanguageError) as error:
            raise BadRuling(self.ruling.place / "players", str(error)) from None
        return Position(game, Vocabulary(arranger, game), [], [])

    def _take(self, step: Step, position: Position) -> None:
        """Take one step and check what must be true."""
        table = self._table
        since = 0 if table is None else len(table.game.log)
        self._pin(step, position.vocabulary, position.game if table is None else table.game)
        if table is None:
            arranged = Arranged(self._system, position.game)
            table = self._table = Table(arranged, Record(self.ruling.game, {}, 0), keeps_course=False)
        for sentence, place in step.deeds:
            act(table, position.vocabulary, sentence, place)
        if self.pins.unused():
            words = in_words(self.pins.unused())
            raise BadRuling(step.place, f"chance doesn't decide so often in this step; not used: {words}.")
        if not is_at_rest(table, position.vocabulary) and not mentions_question([key for key, _, _ in step.expected]):
            raise BadRuling(step.place, f"a choice is not written down. {waiting(table)}")
        scene = Scene(self._system, table, position.vocabulary, since)
        try:
            check_all(step, scene)
        finally:
            self._looked_into |= scene.looked_into

    def _pin(self, step: Step, vocabulary: Vocabulary, game: Game[Any]) -> None:
        """Fix what chance brings during a step."""
        chance = game.randomness
        assert isinstance(chance, PinnedRandomness)
        for written in step.picks:
            for name in canonical(written, vocabulary, step.place / "random"):
                self.pins.picks.entries.append((chance.picks, name))
        for order in step.shuffles:
            names = [name for written in order for name in canonical(written, vocabulary, step.place / "shuffled")]
            self.pins.shuffles.entries.append((chance.shuffles, names))

    # What came into play though nobody wrote it down

    def left_open(self) -> bool:
        """Whether chance, or a card that nobody wrote down, came into play."""
        return bool(self.pins.left_open or self.touched())

    def touched(self) -> list[int]:
        """The cards that came into play, or that were looked for, though nobody wrote them down, by serial number."""
        if self._position is None or self._table is None:
            return []
        start, game = self._position.game, self._table.game
        told = {card.serial for event in game.log for card in event.cards}
        told |= {serial for here in game.known.values() for serial in here}
        told |= {card.serial for question in self._table.questions for card in self._cards_of(question)}
        return [
            serial
            for serial in self._position.unknown
            if serial in told
            or game.over
            or game.places[serial] != start.places[serial]
            or game.places[serial] in self._looked_into
        ]

    def _cards_of(self, question: Question) -> list[Card[Any]]:
        """The cards that are on offer."""
        assert self._position is not None
        found = [self._position.vocabulary.arranger.card_of(choice) for choice in question.choices]
        return [card for card in found if card is not None]

    # What is shown of a ruling that doesn't hold

    def left_out(self) -> list[str]:
        """What was not written down and came into play, in words."""
        found = list(self.pins.left_open)
        if self._position is not None:
            start = self._position.game
            zones = sorted({start.places[serial] for serial in self.touched()})
            found += [f"which cards lie in {start.zones[number].name}" for number in zones]
        return found or ["which cards lie face down"]

    def show_position(self) -> list[str]:
        """The table at the beginning, in lines; cards that were not written down are only counted."""
        if self._position is None or self.ruling.position is None:
            return []
        places = self._position.vocabulary.arranger.places(self._position.game)
        return [line for zone in places if (line := self._show_zone(self._position, zone))]

    def _show_zone(self, position: Position, zone: Zone) -> str:
        arranger = position.vocabulary.arranger
        pile = arranger.lying(position.game, zone)
        if arranger.ordered(zone):
            pile = pile[::-1]
        known = [card.definition.name for card in pile if card.serial not in position.unknown]
        unknown = len(pile) - len(known)
        if not known:
            return ""
        return f"{zone.name}: {in_words(known)}{f' and {unknown} others' if unknown else ''}"

    def show_log(self) -> list[str]:
        """The last lines of the log, for somebody who may see everything."""
        if self._table is None:
            return []
        game = self._table.game
        names = [seat.name for seat in game.seats]
        return [event_in_words(openly(event), NOBODY, names) for event in game.log[-LOG_LINES:]]


def check_rules(ruling: Ruling) -> None:
    """Check that the rules and examples which a ruling shows are in the rulebook of its game.

    Raises:
        BadRuling: One is not.
    """
    known = Names(rules_of(ruling.rulebook))
    for number, name in enumerate(ruling.rules):
        if name not in known.names:
            raise BadRuling(ruling.place / "rule" / number, f"the rulebook has no rule {name!r}. {known.near(name)}")
    for example in ruling.examples:
        examples = rules_of(ruling.rulebook)[example.partition(": ")[0]].examples_cited()
        if example not in examples:
            words = f"the rulebook has no example {example!r}. {near(example, examples)}"
            raise BadRuling(ruling.place / "example", words)


def is_at_rest(table: Table, vocabulary: Vocabulary) -> bool:
    """Whether nothing is half done, so that a step need not say what is asked."""
    resting = vocabulary.arranger.resting
    return all([question.prompt in resting for question in table.questions]) if resting else table.at_rest


def check_all(step: Step, scene: Scene) -> None:
    """Check all that must be true after a step.

    Raises:
        Problems: Some of it is not so.
    """
    problems: list[tuple[Place, str]] = []
    for key, value, place in step.expected:
        try:
            check(scene, key, value, place)
        except DoesNotHold as error:
            problems.append((error.place, error.words))
    if problems:
        raise Problems(problems)


def canonical(written: str, vocabulary: Vocabulary, place: Place) -> list[str]:
    """The name of a card or a player as the game writes it, as often as it is meant: "2 punch"."""
    if written in (REST, "…"):
        return [REST]
    name, count = find_card(written, vocabulary.cards)
    if not name:
        name, count = vocabulary.players.find(written) or "", 1
    if not name:
        raise BadRuling(place, f"there is no card {written!r}. {vocabulary.cards.near(written)}")
    return [name] * count


def openly(event: Event) -> Event:
    """The same event, as if everybody had seen it."""
    return Event(event.kind, event.player, event.cards, event.amount, event.source, EVERYBODY, event.note)
