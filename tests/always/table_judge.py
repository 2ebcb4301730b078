"""A judge at a table of the Cube, who knows the cards and the log, and what players were asked; not what the rules did.

From rest to rest it is looked after that tokens come and go by texts, that each card's owner is what 6.320 says, that
each trigger was offered or resolved, and that what was missed is in the log.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.actions.triggers import MISS
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.ledger import Adjustment
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import Triggered, WaitingAbility
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.events import Event
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY

from . import truths
from .games import SYSTEM, BriskPlayer
from .trigger_texts import ASKS, GOT, LATER, MISSABLE, MUST, POWER, Case, Waiting, lines_of, waiting

RETURNED = "returned to where it was played from"

TURNS_A_CHARACTER = (events.TURNED_HERO_DOWN, events.TURNED_HERO_UP, events.HAS_TEXT, events.TOOK_HERO)
"""After these, it is not plain whose texts are at work in a step."""

LEFT_PLAY = (events.PUT, events.REMOVED, events.DESTROYED, *GOT)
"""What is told of a card that goes back, or elsewhere before it can."""


class Watched(Answerer):
    """A player at random, whose questions and answers a judge writes down."""

    def __init__(self, seed: int, judge: TableJudge) -> None:
        self._player = BriskPlayer(seed)
        self._judge = judge

    def answer(self, question: Question, view: View[DeckBuildingGame]) -> Choice:
        assert isinstance(view, TableView)
        answer = self._player.answer(question, view)
        self._judge.asked.append((question, answer))
        return answer


class TableJudge:
    """Watches a game from its first rest to its end.

    Attributes:
        game: The game.
        asked: What was asked in the step so far, and what was answered.
        seen: How often each manner of trigger came, and was found to be right.
        turn: What was told of the turn so far.
    """

    def __init__(self, game: DeckBuildingGame, seed: int) -> None:
        self.game = game
        self.asked: list[tuple[Question, Choice]] = []
        self.seen: Counter[str] = Counter()
        self.turn: list[Event] = []
        self._readings: dict[str, list[Waiting]] = {}
        game.answerers = [Watched(10 * seed + seat, self) for seat in range(len(game.players))]

    def watch(self, turns: int) -> None:
        """Let the game go on for some turns, and look after it at each rest."""
        game = self.game
        SYSTEM.step(game)
        while not game.over and game.turn <= turns:
            truths.check_with_own_cards(game)
            self.step()
        truths.check_tokens(game)

    def step(self) -> None:
        """Let one step be made, and look after all of it."""
        game = self.game
        self.asked.clear()
        before = Rest(game)
        SYSTEM.step(game)
        step = Step(before, self.turn, game.log[before.told :], self.asked, game)
        truths.check_tokens(game)
        check_tokens(step)
        check_owners(step)
        check_missed(step)
        self.seen[RETURNED] += check_returned(step)
        if game.ledger.outright == NOBODY and not step.changes_shape():
            self.check_triggers(step)
        self.turn = step.turn_so_far()

    def check_triggers(self, step: Step) -> None:
        """Each trigger of type A was offered or resolved, and each of type C was resolved. [cube 1.101-1.103]"""
        for card, player in step.at_work():
            self._check_lines(step, card, player, [line for line in self._lines(card) if "this card" not in line.line])
        for card, player in step.passing():
            self._check_lines(step, card, player, [line for line in self._lines(card) if "this card" in line.line])

    def _lines(self, card: GameCard) -> list[Waiting]:
        name = card.definition.name
        if name not in self._readings:
            self._readings[name] = waiting(card.definition)
        return self._readings[name]

    def _check_lines(self, step: Step, card: GameCard, player: int, lines: list[Waiting]) -> None:
        case = step.case(card, player)
        came: Counter[str] = Counter()
        for line in lines:
            came[line.manner] += line.times(case._replace(anytime=case.now) if line.manner == POWER else case)
        self.seen += came
        if lines and len(lines) == len(list(lines_of(card.definition))):
            assert step.offered_to_miss(card, player) == 0 or came[MISSABLE], f"{card} could be missed"
        assert step.offered(card, player) >= came[MISSABLE], f"{card} was not offered"
        assert step.power_of(card) >= came[POWER], f"{card} gave no Power"
        asked = step.asked_by(card, player) or step.offered(card, player)
        assert not came[ASKS] or asked or step.cannot(card, player), f"{card} didn't ask"
        assert step.added_by(card) >= came[LATER], f"{card} added nothing to what is drawn"
        assert step.weaknesses(player) >= came[MUST], f"{card} was not resolved"


class Rest:
    """How the table was at a rest."""

    def __init__(self, game: DeckBuildingGame) -> None:
        self.told = len(game.log)
        self.active = game.active
        self.owners = game.owners.copy()
        self.places = game.places.copy()
        self.tokens = game.ledger.vp.copy()
        self.line_up = game.cards(LINE_UP).copy()
        self.hands = [len(game.cards(seat.hand)) for seat in game.players]
        self.added = Counter(added_sources(game))
        self.borrowed = borrowed(game)
        self.at_work = dict(at_work(game))


def at_work(game: DeckBuildingGame) -> Iterator[tuple[GameCard, int]]:
    """The cards whose texts wait for things, and whose they are: what is in play, and Main Characters face up."""
    for seat in game.players:
        heroes = [] if game.hero_face_down[seat.number] else game.cards(seat.heroes)
        for card in [*game.cards(seat.play), *heroes]:
            yield card, seat.number


def borrowed(game: DeckBuildingGame) -> list[GameCard]:
    """The cards in play that must go elsewhere as the turn ends: lent by a text, time travelled, or teamworked."""
    things = [thing for thing in game.objects.values() if isinstance(thing, PlayedCard)]
    return [
        thing.card
        for thing in things
        if thing.goes_to is not None or (thing.returns and not thing.card.definition.ongoing)
    ]


def added_sources(game: DeckBuildingGame) -> list[int]:
    """The cards that told to draw more as the turn ends, by serial number."""
    changes: list[Adjustment] = game.ledger.adjustments
    return [change.source.serial for change in changes if change.source is not None]


class Step:
    """One step of a game: how it was before and after, what was told, what was asked.

    Attributes:
        before: How it was before.
        turn: What was told of the turn before.
        told: What was told in the step.
        asked: What was asked in it, and what was answered.
        game: The game after it.
    """

    def __init__(
        self,
        before: Rest,
        turn: list[Event],
        told: list[Event],
        asked: list[tuple[Question, Choice]],
        game: DeckBuildingGame,
    ) -> None:
        self.before = before
        self.turn = turn
        self.told = told
        self.asked = asked
        self.game = game

    # Whose turn it was

    def in_turn(self, player: int) -> list[Event]:
        """What was told of the step while it was a player's turn. [cube 2.040]"""
        active = self.before.active
        found = []
        for event in self.told:
            if event.kind is events.ENDED_TURN:
                active = NOBODY
            elif event.kind is events.BEGAN_TURN:
                active = event.player
            if active == player:
                found.append(event)
        return found

    def turn_so_far(self) -> list[Event]:
        """What is told of the turn that goes on after the step."""
        starts = [number for number, event in enumerate(self.told) if event.kind is events.BEGAN_TURN]
        return self.told[starts[-1] :] if starts else self.turn + self.told

    # Which cards wait

    def at_work(self) -> list[tuple[GameCard, int]]:
        """The cards that were at work before and after the step, and that nothing happened to in between."""
        after = dict(at_work(self.game))
        unclear = any([event.kind in TURNS_A_CHARACTER for event in [*self.turn, *self.told]])
        return [
            (card, player)
            for card, player in self.before.at_work.items()
            if after.get(card) == player and not self._touched(card) and not (card.definition.is_hero and unclear)
        ]

    def changes_shape(self) -> bool:
        """Whether a card was played this turn that isn't, or may become, what is printed on it."""
        played = [one for event in [*self.turn, *self.told] if event.kind is events.PLAYED for one in event.cards]
        return any([SHAPES.search(one.definition.text) is not None for one in played])

    def _touched(self, card: GameCard) -> bool:
        quiet = (events.USED, events.REVEALED, events.ATTACKED)
        return any(
            [card.serial in [one.serial for one in event.cards] and event.kind not in quiet for event in self.told]
        )

    def passing(self) -> list[tuple[GameCard, int]]:
        """The cards that were bought, gained or destroyed, once in the step, and whose they were."""
        found = []
        for event in self.told:
            for card in event.cards:
                if event.kind in GOT and self._happened_once(card):
                    found.append((self.game.box[card.serial], event.player))
                owner = self.before.owners[card.serial]
                if event.kind is events.DESTROYED and owner != NOBODY and self._happened_once(card):
                    found.append((self.game.box[card.serial], owner))
        return found

    def _happened_once(self, card: GameCard) -> bool:
        kinds = (*GOT, events.DESTROYED)
        return (
            len([one for one in self.told if one.kind in kinds and card.serial in [c.serial for c in one.cards]]) == 1
        )

    def case(self, card: GameCard, player: int) -> Case:
        """What a line of a card's text is asked about."""
        before = self.turn if self.before.active == player else []
        anytime = [event for event in self.told if event.kind is not events.ENDED_TURN]
        return Case(card, player, before, self.in_turn(player), anytime, self.before.line_up)

    # What became of it

    def triggers(self, player: int) -> list[Triggered]:
        """What a player was offered to resolve, each once."""
        found: list[Triggered] = []
        for question, _ in self.asked:
            for choice in question.choices:
                new = isinstance(choice, WaitingAbility) and choice.trigger not in found
                if isinstance(choice, WaitingAbility) and new and question.player == player:
                    found.append(choice.trigger)
        return found

    def missable(self, player: int) -> list[Triggered]:
        """What a player was offered to resolve or to miss, each once."""
        asked = [one for one, _ in self.asked if one.player == player and MISS in one.choices]
        shown = [choice.trigger for one in asked for choice in one.choices if isinstance(choice, WaitingAbility)]
        return [trigger for trigger in self.triggers(player) if trigger in shown]

    def offered(self, card: GameCard, player: int) -> int:
        """How many triggers of a card a player was offered."""
        return len([one for one in self.triggers(player) if one.watcher.source is card])

    def offered_to_miss(self, card: GameCard, player: int) -> int:
        """How often a player could miss triggers, where there were none but this card's."""
        return len([question for question, _ in self.asked if could_miss_only(question, card, player)])

    def power_of(self, card: GameCard) -> int:
        """How often a card gave Power, beside what it gives as it is played."""
        return len([one for one in self.told if one.kind is events.GOT_POWER and one.source is card])

    def asked_by(self, card: GameCard, player: int) -> bool:
        """Whether a card asked its player something."""
        return any([question.source is card and question.player == player for question, _ in self.asked])

    def added_by(self, card: GameCard) -> int:
        """How often a card added to what is drawn as the turn ends."""
        return max(added_sources(self.game).count(card.serial) - self.before.added[card.serial], 0)

    def weaknesses(self, player: int) -> int:
        """How often a player gained a Weakness, or would have if there had been one."""
        return len([one for one in self.told if one.player == player and is_of_weakness(one)])

    def is_paid_for(self, event: Event) -> bool:
        """Whether VP are paid to gain the very card that is told as what takes them. [cube 10.040]"""
        return event.kind is events.PAID_VP and any(
            [one.kind is events.GAINED and event.source in one.cards for one in self.told]
        )

    def cannot(self, card: GameCard, player: int) -> bool:
        """Whether a player could have nothing of what a card lets them do, by its words."""
        words = card.definition.text
        seat = self.game.players[player]
        if "put it " in words or "pass it " in words:
            got = [one for event in self.told if event.kind in GOT for one in event.cards]
            return not [one for one in got if one in self.game.cards(seat.discard)]
        named = re.search(r"you may destroy a card named (\w+) or (\w+) in your hand or discard pile", words)
        if named is not None:
            held = [*self.game.cards(seat.hand), *self.game.cards(seat.discard)]
            there = [one for one in held if one.definition.printed_name in named.groups()]
            return not there or self.destroying_forbidden(player)
        if re.search(r"you may (?:put|discard) a card from your hand", words):
            return not (self.game.cards(seat.hand) and self.before.hands[player])
        return "you may destroy" in words and self.destroying_forbidden(player)

    def destroying_forbidden(self, player: int) -> bool:
        """Whether a card in play keeps its player from destroying cards."""
        return any(
            [
                "You can't destroy cards" in one.definition.text
                for one in self.game.cards(self.game.players[player].play)
            ]
        )


def could_miss_only(question: Question, card: GameCard, player: int) -> bool:
    """Whether a question lets a player miss triggers of one card and no others."""
    waits = [choice for choice in question.choices if isinstance(choice, WaitingAbility)]
    alone = all([choice.trigger.watcher.source is card for choice in waits])
    return question.player == player and MISS in question.choices and alone


def is_of_weakness(event: Event) -> bool:
    """Whether it is told that a Weakness was gained, or that there was none."""
    gained = event.kind is events.GAINED and event.cards[0].definition.stack == "weakness"
    return gained or (event.kind is events.NOT_GAINED and "Weakness" in event.note)


# What holds of each step


def check_tokens(step: Step) -> None:
    """Tokens were given and taken by cards that speak of VP, and by nothing else. [cube 1.060, 6.550]"""
    for event in step.told:
        if event.kind in (events.GOT_VP, events.LOST_VP, events.PAID_VP):
            assert event.amount >= (event.kind is not events.PAID_VP)
            assert event.source is not None, f"{event} by no card"
            said = any(["VP" in text for text in texts_of(step.game, event.source)]) or step.is_paid_for(event)
            assert said, f"{event.source} says nothing of VP"
    for player, had in enumerate(step.before.tokens):
        told = [event for event in step.told if event.player == player]
        changed = sum([SIGNS[event.kind.name] * event.amount for event in told if event.kind.name in SIGNS])
        left = any([event.kind is events.LEFT for event in told])
        assert step.game.ledger.vp[player] == (0 if left else had + changed), "tokens came or went without a text"


def texts_of(game: DeckBuildingGame, card: GameCard) -> list[str]:
    """The text of a card, and those that it had of others in the game so far, as the log tells. [cube 1.010]"""
    taken = [event.cards for event in game.log if event.kind is events.TOOK_TEXT and event.note == card.name]
    return [card.definition.text, *[other.definition.text for cards in taken for other in cards]]


SHAPES = re.compile(r"While you own this card|names? of all cards|all names")
SIGNS = {events.GOT_VP.name: 1, events.LOST_VP.name: -1, events.PAID_VP.name: -1}


def check_owners(step: Step) -> None:
    """A card that changed hands was bought, gained or given, or lies where its owner is plain. [cube 5.020, 6.320]

    In play, where whose it is isn't plain, it is whose it was.
    """
    game = step.game
    tell = (*GOT, events.DESTROYED, events.PUT, events.GAVE, events.KEPT, events.DISCARDED)
    for seat in game.players:
        for card in game.cards(seat.play):
            told = any([card.serial == one.serial for event in step.told if event.kind in tell for one in event.cards])
            was = step.before.owners[card.serial]
            assert told or game.owners[card.serial] == was, f"{card} has another owner, and nothing tells why"


def check_missed(step: Step) -> None:
    """Whoever missed something has it in the log, and nobody else has. [cube 10.040]"""
    for seat in step.game.players:
        told = [event for event in step.told if event.kind is events.MISSED and event.player == seat.number]
        answers = [question for question, answer in step.asked if answer is MISS and question.player == seat.number]
        assert bool(told) == bool(answers), "what was missed and what the log says of it differ"
        taken = [answer.trigger for _, answer in step.asked if isinstance(answer, WaitingAbility)]
        left = Counter([one.watcher.source for one in step.missable(seat.number) if one not in taken])
        missed = Counter([event.source for event in told])
        assert missed <= left, "the log tells that something was missed which was not"
        for source, number in left.items():
            if source is not None and all([line.manner == MISSABLE for line in waiting(source.definition)] or [False]):
                assert missed[source] == number, f"{source} was missed, and the log doesn't tell"


def check_returned(step: Step) -> int:
    """What was borrowed for a turn went back as it ended, or somewhere else that the log tells: that is of type C.

    [cube 1.103, 6.500, 6.510, 8.030]

    Returns:
        How many cards.
    """
    if not any([event.kind is events.ENDED_TURN for event in step.told]):
        return 0
    gone = {card.serial for event in step.told if event.kind in LEFT_PLAY for card in event.cards}
    for card in step.before.borrowed:
        assert card.serial in gone, f"{card} didn't return"
    return len(step.before.borrowed)
