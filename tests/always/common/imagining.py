"""What players imagine: games that look to them as the one at the table, and that tell nothing more of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.dealing import Dealer
from longbox.kernel.events import Event
from longbox.kernel.game import Game
from longbox.kernel.imagining import Imagined, Memory, Position
from longbox.kernel.questions import IllegalAnswer, Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View

from .bench import Bench, Chooser
from .secrets import choose_pairs
from .tried import Tried
from .witness import ByName, Witness, in_bytes


class Moment:
    """A question of a game, and how it came to it.

    Attributes:
        resting: The last rest before it.
        answers: The answers since, by their places.
        player: Who is asked.
        log: What happened before the rest.
        asked: The question, every byte of it.
        seen: All that the player sees.
    """

    def __init__(
        self, resting: Game[Any], answers: list[int], player: int, log: list[Event], asked: str, seen: str
    ) -> None:
        self.resting = resting
        self.answers = answers
        self.player = player
        self.log = log
        self.asked = asked
        self.seen = seen

    @property
    def in_mid_step(self) -> bool:
        """Whether answers were given since the rest."""
        return bool(self.answers)


class Onlooker(Answerer):
    """Lets a player answer for all, and keeps each so-and-so-many-th question."""

    def __init__(self, game: Game[Any], memory: Memory, player: Chooser, witness: Witness, every: int) -> None:
        self.game = game
        self.memory = memory
        self.player = player
        self.witness = witness
        self.every = every
        self.count = 0
        self.moments: list[Moment] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.count += 1
        if self.count % self.every == 0:
            position = self.memory.position(question.player, self.game.log)
            resting, answers, log = position._resting, position._answers, position._log
            seen = all_seen(self.witness, view)
            self.moments.append(Moment(resting, answers, question.player, log, in_bytes(question), seen))
        choice = self.player.answer(question, view)
        self.memory.note(question, choice)
        return choice

    def asks_first(self, players: list[int]) -> int:
        self.memory.begin_together(len(players))
        return players[0]


class Again(Answerer):
    """Gives the answers that were given, and nothing more."""

    def __init__(self, answers: list[int], first: int) -> None:
        self.answers = answers
        self.first = first
        self.given = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if self.given == len(self.answers):
            raise Unanswered([question])
        place = self.answers[self.given]
        self.given += 1
        if place >= len(question.choices):
            raise IllegalAnswer(question, str(place))
        return question.choices[place]

    def asks_first(self, players: list[int]) -> int:
        return self.first if self.given == len(self.answers) and self.first in players else players[0]


class Chronicler(Answerer):
    """Answers for all by what the choices are called, and writes down every question."""

    def __init__(self, player: Chooser, witness: Witness) -> None:
        self.player = ByName(player, witness.called)
        self.lines: list[str] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.lines.append(f"{question.player}: {in_bytes(question)}")
        return self.player.choose(question)


class Peeking(Dealer):
    """Leaves everything as it is."""

    def deal(self, game: Game[Any], viewer: int, question: Question | None, randomness: Randomness) -> None:
        """Deal nothing."""


class Imagining(Tried):
    """What players of a game imagine.

    Attributes:
        witness: Who writes down what players see.
        every: Which questions of a game are tried: each so-and-so-many-th.
        most: At how many questions of a game at most.
        steps: How many steps imagined games are played on.
    """

    share = 0.02
    witness: ClassVar[type[Witness]]
    every: ClassVar[int]
    most: ClassVar[int] = 6
    steps: ClassVar[int] = 2

    def moments(self, number: int) -> Iterator[Moment]:
        """Some questions of a game, in the middle of steps, too."""
        bench: Bench[Any] = self.bench
        game = bench.any_game(number)
        memory = Memory(bench.system, game)
        onlooker = Onlooker(game, memory, bench.player(number), self.seeing(game), self.every)
        game.answerers = [onlooker] * len(game.seats)
        while not game.over and len(onlooker.moments) < self.most:
            memory.rest(game)
            bench.system.step(game)
        yield from onlooker.moments[: self.most]

    def seeing(self, game: Game[Any]) -> Witness:
        """A witness who is only asked what a view shows."""
        witness = self.witness.__new__(self.witness)
        witness.game = game
        return witness

    def dealer(self, resting: Game[Any]) -> Dealer:
        """Who deals anew what players imagine."""
        dealer: Dealer = self.bench.system.new_dealer(resting)
        return dealer

    def position(self, moment: Moment) -> Position:
        """Where the player stands."""
        resting, answers, log = moment.resting, moment.answers.copy(), moment.log
        return Position(self.bench.system, self.dealer(resting), resting, answers, moment.player, log)

    def imagined(self, moment: Moment, seed: int) -> Imagined:
        """A game that the player imagines."""
        return self.position(moment).imagine(Randomness(seed))

    def elsewhere(self, moment: Moment, luck: random.Random) -> Moment | None:
        """The same in a world with others of the cards that the player can't know, if all went alike for the player."""
        other = moment.resting.copy()
        dealer = self.bench.system.new_dealer(other)
        groups = [group.cards for group in dealer.unknown(other, moment.player) if len(group.cards) > 1]
        if not groups:
            return None
        for card, counterpart in choose_pairs(groups, luck, luck.choice((1, 3, 30))):
            dealer.exchange(other, card, counterpart)
        found = self.after(other, moment)
        return None if found is None or (found.asked, found.seen) != (moment.asked, moment.seen) else found

    def after(self, world: Game[Any], moment: Moment) -> Moment | None:
        """What a player is asked, and sees, after the same answers in another world; none if nothing like it."""
        run = world.copy()
        run.answerers = [Again(moment.answers, moment.player)] * len(run.seats)
        try:
            self.bench.system.step(run)
        except Unanswered as unanswered:
            question = unanswered.questions[0]
            run.log = [*moment.log, *run.log]
            seen = all_seen(self.seeing(run), run.views[question.player])
            return Moment(world, moment.answers, question.player, moment.log, in_bytes(question), seen)
        except IllegalAnswer:
            pass
        return None

    def told(self, imagined: Imagined, seed: int) -> str:
        """All that there is in an imagined game, and in its next steps."""
        game = imagined.game
        question = imagined.question
        assert question is not None
        lines = [in_bytes(question), *whole(game), *self.all_see(game)]
        chronicler = Chronicler(self.bench.player(seed), self.seeing(game))
        later = imagined.play([chronicler] * len(game.seats), self.steps)
        lines += [*chronicler.lines, *whole(later), *later.new_view(later.seats[0]).log()]
        return "\n".join(lines)

    def all_see(self, game: Game[Any]) -> list[str]:
        """What each player sees of an imagined game."""
        witness = self.seeing(game)
        return [all_seen(witness, view) for view in game.views]

    # What must hold

    def test_what_cant_be_known_makes_no_difference(self, number: int) -> None:
        """Two games that differ in what a player can't know give the same imagined games, byte for byte."""
        luck = random.Random(number)
        for place, moment in enumerate(self.moments(number)):
            other = self.elsewhere(moment, luck)
            if other is not None:
                one = self.told(self.imagined(moment, place), place)
                two = self.told(self.imagined(other, place), place)
                assert difference(one, two) == "", f"{moment.asked}\n{moment.answers}"

    def test_a_dealer_that_peeks_is_found_out(self) -> None:
        """Where what lies face down stays as it is, imagined games tell of it."""
        tried = [moment for number in range(2) for moment in self.moments(number)]
        luck = random.Random(1)
        for place, moment in enumerate(tried):
            other = self.elsewhere(moment, luck)
            if other is not None and self.peeked(moment, place) != self.peeked(other, place):
                return
        pytest.fail("No difference was found.")

    def peeked(self, moment: Moment, seed: int) -> str:
        """All that there is in a game that a player makes who peeks."""
        peeking = Position(
            self.bench.system, Peeking(moment.resting), moment.resting, moment.answers, moment.player, moment.log
        )
        return "\n".join(whole(peeking.imagine(Randomness(seed)).game))

    def test_the_player_sees_the_same(self, number: int) -> None:
        """An imagined game waits at the very question, and shows the player what the table shows."""
        for place, moment in enumerate(self.moments(number)):
            imagined = self.imagined(moment, place)
            question = imagined.question
            assert question is not None
            assert question.player == moment.player
            assert in_bytes(question) == moment.asked
            seen = all_seen(self.seeing(imagined.game), imagined.game.views[moment.player])
            assert difference(moment.seen, seen) == "", moment.asked

    def test_the_game_itself_stays_as_it_is(self, number: int) -> None:
        """Nothing that is done with imagined games changes the game at the table, or another one."""
        for place, moment in enumerate(self.moments(number)):
            before = moment.resting.state()
            imagined = self.imagined(moment, place)
            other = imagined.copy()
            one = self.told(imagined, place)
            assert moment.resting.state() == before
            assert self.told(other, place) == one

    def test_others_are_imagined_each_time(self, number: int) -> None:
        """What lies face down differs from one imagined game to the next, and no card is lost."""
        for place, moment in enumerate(self.moments(number)):
            dealer = self.bench.system.new_dealer(moment.resting)
            unknown = dealer.unknown(moment.resting, moment.player)
            randomness = Randomness(place)
            position = self.position(moment)
            worlds = [position.imagine(randomness).game for _ in range(3)]
            for world in worlds:
                assert sorted([card.serial for pile in world.piles for card in pile]) == sorted(
                    [card.serial for pile in moment.resting.piles for card in pile]
                )
                self.bench.check_cards(world)
            if any([len({card.definition for card in group.cards}) > 3 for group in unknown]):
                assert len({"\n".join(whole(world)) for world in worlds}) > 1


def all_seen(witness: Witness, view: View[Any]) -> str:
    """All that a player sees, and what happened as the player may read it."""
    return "\n".join([witness.everything(view), *view.log()])


def whole(game: Game[Any]) -> list[str]:
    """Where all cards lie, whose they are and who knows them; of copies it doesn't matter which is which."""
    lines = []
    for zone in game.zones:
        here = game.known.get(zone.number, {})
        cards = [(called(card), game.owners[card.serial], here.get(card.serial, 0)) for card in game.cards(zone)]
        lines.append(f"{zone.name}: {cards if zone.ordered else sorted(cards)}")
    return [*lines, f"{game.randomness.seed} {game.randomness.counter}"]


def called(card: Card[Any]) -> str:
    """What a card is called, other than all that differ from it."""
    return f"{card.name} {getattr(card.definition, 'code', '')}"


def difference(one: str, two: str) -> str:
    """The first lines that differ."""
    lines = zip(one.split("\n"), two.split("\n"), strict=False)
    return next((f"{line}\n\n{instead}" for line, instead in lines if line != instead), "")
