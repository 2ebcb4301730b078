"""What holds of the faces of every game: they are plain data, tell no secret, and say what changed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, ClassVar

import msgspec
import pytest

from longbox.faces.changes import Changes, changed_face, next_face
from longbox.faces.face import CardFace, TableFace
from longbox.faces.lines import ROLES
from longbox.faces.offers import HandNumbers
from longbox.faces.presenter import Presenter, WhyNot
from longbox.faces.speaking import sentences_of
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.system import System
from longbox.kernel.view import View
from tests.always.common.bench import Chooser, all_answer
from tests.always.common.tried import Tried, some_thorough
from tests.always.common.witness import Witness

MOST_BYTES = 60_000
"""So long a face is at most, as JSON: a game with many players and full discard piles."""


MOST_FACES = 160
"""So many faces of a game are looked at, about."""


class Spectator(Answerer):
    """Answers for all players, and keeps the faces that they are shown, and those that the others see meanwhile.

    Attributes:
        faces: The faces, each with the question if its viewer was asked it, in order.
    """

    def __init__(self, system: System, presenter: Presenter, player: Chooser, game: Game[Any], every: int) -> None:
        self._system = system
        self._presenter = presenter
        self._player = player
        self._game = game
        self._every = every
        self._count = 0
        self._hands: dict[int, HandNumbers] = {}
        self._read = 0
        self.faces: list[tuple[TableFace, Question | None]] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if self._count % self._every == 0:
            self.look(question)
        self._count += 1
        return self._player.choose(question)

    def look(self, question: Question | None) -> None:
        """Keep what each player sees now."""
        for seat, view in enumerate(self._game.views):
            asked = question if question is not None and question.player == seat else None
            news = self._presenter.digest(view, view.reports(self._read))
            hand = self._hands.setdefault(seat, HandNumbers())
            face = self._presenter.face(view, asked, news, hand, why_not=why_not(self._system, self._game, seat))
            self.faces.append((face, asked))
        self._read = len(self._game.log)


class Faces(Tried):
    """The faces of one game.

    Attributes:
        presenter: Makes who presents a game with some options.
        witness: Who watches the game for leaks, and is told of faces instead of views.
        every: At which questions the players' faces are looked at: each so-and-so-many-th.
        positions: At which positions of a game others than the one shown are tried: each so-and-so-many-th.
    """

    share = 0.01
    presenter: ClassVar[Callable[[dict[str, Any]], Presenter]]
    witness: ClassVar[type[Witness]]
    every: ClassVar[int] = 7
    positions: ClassVar[int] = 40

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Let all tests of a usual run look at the faces of the same games, which are played once."""
        if "number" in metafunc.fixturenames:
            metafunc.parametrize("number", some_thorough(self.cases()["number"], 0))

    def shown(self, number: int) -> list[tuple[TableFace, Question | None]]:
        """The faces of a game, of all its players."""
        return faces_of_game(type(self), number)

    def test_a_face_is_plain_data(self, number: int) -> None:
        """As JSON it is not long, and read again it is the same face."""
        for face, _ in self.shown(number):
            encoded = msgspec.json.encode(face)
            assert len(encoded) < MOST_BYTES
            assert msgspec.json.decode(encoded, type=TableFace) == face

    def test_what_is_on_a_face_is_known_by_its_id(self, number: int) -> None:
        """Areas and cards have ids of their own; answers are about cards and areas that are there; roles are known."""
        for face, _ in self.shown(number):
            areas = [area.id for area in face.areas()]
            cards = [card.id for card in cards_on(face)]
            assert len(set(areas)) == len(areas)
            assert len(set(cards)) == len(cards)
            for offer in [] if face.asked is None else face.asked.offers:
                assert {*offer.on} <= {*cards}
                assert not offer.place or offer.place in areas
                assert offer.spot is None or offer.spot[0] in areas
            assert {role for role in roles_on(face) for role in role.split()} <= {*ROLES}

    def test_all_that_lies_open_is_on_the_face(self, number: int) -> None:
        """Each card that lies open on the table, or in the viewer's hand, is on the face, as often as it is there."""
        presenter = type(self).presenter(self.bench.options(number))
        for place, game in enumerate(self.bench.positions(number, every=self.positions, rich=number % 2 == 1)):
            view = game.views[place % len(game.seats)]
            named = Counter([card.id.split(" #")[0] for card in cards_on(presenter.face(view))])
            assert not Counter([card.key() for card in self.open_cards(game, view)]) - named

    def open_cards(self, game: Any, view: Any) -> list[Card[Any]]:
        """The cards that a player has before the eyes."""
        raise NotImplementedError

    def test_all_that_can_be_answered_is_on_offer(self, number: int) -> None:
        """Each choice of a question is the answer of an offer; cards of hand and market carry theirs."""
        for face, question in self.shown(number):
            assert (face.asked is None) == (question is None)
            if question is not None and face.asked is not None:
                listed = [answer for offer in face.asked.offers for answer in offer.answers]
                assert {*question.keys()} - {*listed} <= self.typed_only(question)

    def typed_only(self, question: Question) -> set[str]:
        """The keys of choices that are not shown, and can only be typed."""
        return set()

    def test_what_is_not_on_offer_says_why(self, number: int) -> None:
        """Of the cards of hand and market, each is on offer, or can't be played or bought for a reason."""
        for face, question in self.shown(number):
            if question is None or face.asked is None:
                continue
            refused = {refusal.card for refusal in face.asked.refused}
            offered = {card for offer in face.asked.offers for card in offer.on}
            own = [card.id for area in face.areas() if area.kind in ("hand", "market") for card in area.cards]
            assert not refused & offered
            assert refused <= {*own}
            assert all([refusal.words for refusal in face.asked.refused])

    def test_each_card_is_said_in_a_sentence(self, number: int) -> None:
        """The sentence has its name, and all its numbers and badges."""
        for face, _ in self.shown(number):
            told = sentences_of(face)
            for card in lying_on(face):
                said = told[card.id].casefold()
                numbers = [number.value for number in card.numbers]
                for fact in [card.title, *numbers, *[badge.words for badge in card.badges]]:
                    assert fact.casefold() in said

    def test_a_card_of_a_pile_can_be_known_and_read(self, number: int) -> None:
        """It has its type, by which it is drawn as it was in the hand, and says what it says there."""
        held: set[str] = set()
        piled: list[CardFace] = []
        for face, _ in self.shown(number):
            for area in face.areas():
                if area.kind in ("hand", "market"):
                    held |= {card.title for card in area.cards if card.text}
                if area.kind == "pile":
                    piled += [card for card in area.cards if card.title and not card.facedown]
        again = [card for card in piled if card.title in held]
        assert [card.title for card in piled if not card.kind] == []
        assert not again or any([card.text for card in again])

    def test_changes_make_the_new_face(self, number: int) -> None:
        """What changed, sent as JSON and applied to the last face of a viewer, gives the next one."""
        last: dict[int, TableFace] = {}
        for face, _ in self.shown(number):
            old = last.get(face.viewer)
            if old is None:
                last[face.viewer] = face
                continue
            now, changes = next_face(old, face)
            sent = msgspec.json.decode(msgspec.json.encode(changes), type=Changes)
            assert changed_face(old, sent) == now
            assert [without_ids(card) for card in cards_on(now)] == [without_ids(card) for card in cards_on(face)]
            assert next_face(now, now) == (now, Changes())
            last[face.viewer] = now

    def test_no_secret_makes_a_difference(self, number: int) -> None:
        """Two worlds that differ in hidden cards have the same faces, byte for byte, and the same changes."""
        watched = self.face_witness(type(self).presenter(self.bench.options(number)))
        for place, game in enumerate(self.bench.positions(number, every=self.positions, rich=number % 2 == 1)):
            viewer = place % len(game.seats)
            assert watched.first_difference(game, viewer, number + place, 100, wanted=12) == ""

    def face_witness(self, presenter: Presenter) -> type[Witness]:
        """A witness who is shown faces, and nothing else."""

        class FaceWitness(self.witness):  # type: ignore[misc, name-defined]
            wishes = staticmethod(no_wishes)
            bots = ()
            _last: TableFace | None = None

            def answer(self, question: Question, view: View[Any]) -> Choice:
                if question.player != self.viewer:
                    return self._answer_openly(question)
                return super().answer(question, view)

            def everything(self, view: View[Any]) -> str:
                return self._told(presenter.face(view))

            def _opinions(self, question: Question, view: View[Any]) -> list[str]:
                news = presenter.digest(view, view.reports(self._read))
                reasons = why_not(self.bench.system, self.game, self.viewer)
                return [self._told(presenter.face(view, question, news, why_not=reasons))]

            def _told(self, face: TableFace) -> str:
                now, changes = (face, Changes()) if self._last is None else next_face(self._last, face)
                self._last = now
                return (msgspec.json.encode(now) + msgspec.json.encode(changes)).decode()

        return FaceWitness


@lru_cache(maxsize=4)
def faces_of_game(shown: type[Faces], number: int) -> list[tuple[TableFace, Question | None]]:
    """The faces of a game, of all its players, at some of its questions and when it is left."""
    bench = shown.bench
    game = bench.any_game(number)
    presenter = shown.presenter(bench.options(number))
    spectator = Spectator(bench.system, presenter, bench.player(number), game, shown.every)
    all_answer(game, spectator)
    while not game.over and len(spectator.faces) < MOST_FACES:
        bench.system.step(game)
    spectator.look(None)
    return spectator.faces


def why_not(system: System, game: Game[Any], player: int) -> WhyNot:
    """Tells why a player can't do something now."""
    return lambda wish: system.why_not(game, player, wish)


def no_wishes(luck: random.Random) -> list[str]:
    """Nothing is asked besides."""
    return []


def cards_on(face: TableFace) -> list[CardFace]:
    """All cards of a face, those that are attached to others too."""
    identity = [card for side in face.sides for card in side.identity]
    return [found for card in [*identity, *lying_on(face)] for found in with_attached(card)]


def lying_on(face: TableFace) -> list[CardFace]:
    """The cards in the areas of a face."""
    return [card for area in face.areas() for card in area.cards]


def with_attached(card: CardFace) -> list[CardFace]:
    """A card, and all that is attached to it."""
    return [card, *[found for other in card.attached for found in with_attached(other)]]


def without_ids(card: CardFace) -> CardFace:
    """A card as it looks."""
    attached = tuple([without_ids(other) for other in card.attached])
    return msgspec.structs.replace(card, id="", attached=attached)


def roles_on(face: TableFace) -> Iterator[str]:
    """All roles of cards, numbers, badges and words."""
    for card in cards_on(face):
        yield card.role
        yield from [number.role for number in card.numbers]
        yield from [badge.role for badge in card.badges]
    lines = [*face.log, *face.result, *[line for area in face.areas() for line in area.lines]]
    yield from [piece.role for line in lines for piece in line]
