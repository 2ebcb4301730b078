"""A copy of a state is the same, and independent; two states are equal only if everything in them is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from longbox.kernel.game import Game
from longbox.kernel.objects import InPlay
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View

from .bench import all_answer, play_on
from .tried import Tried

Change = Callable[[Any], object]
"""Makes a state another."""


def attributes(game: Game[Any]) -> set[str]:
    """The names of all attributes of a game, compiled or not."""
    return declared(type(game)) | {name for name in getattr(game, "__dict__", {}) if not name.startswith("__")}


def declared(kind: type) -> set[str]:
    """The names of all attributes that a class declares, compiled or not."""
    lists = ("__slots__", "__mypyc_attrs__")
    names = [name for base in kind.__mro__ for each in lists for name in getattr(base, each, ())]
    return {name for name in names if not name.startswith("__")}


def changing_parts(value: object) -> dict[int, object]:
    """The value and what it holds, as far as that can change, by identity."""
    if isinstance(value, dict):
        inner: list[object] = list(value.values())
    elif isinstance(value, list):
        inner = list(value)
    elif isinstance(value, InPlay | Randomness | View):
        inner = []
    else:
        return {}
    return {id(value): value} | {key: part for each in inner for key, part in changing_parts(each).items()}


REPLACED: Final = ("watchers", "guards")
"""The lists in them never change: another one is put in the place of one of which something comes or goes."""


def shared_parts(game: Game[Any], copy: Game[Any], fixed: set[str]) -> dict[str, list[object]]:
    """What can change and is in both of two states, by the attribute that it is in; `fixed` ones aside."""
    shared: dict[str, list[object]] = {}
    for name in sorted(attributes(game) - fixed):
        mine, its = getattr(game, name), getattr(copy, name)
        if name in REPLACED and mine is not its:
            continue
        parts = changing_parts(mine)
        both = parts.keys() & changing_parts(its).keys()
        if both:
            shared[name] = [parts[part] for part in both]
    return shared


def raise_number(name: str) -> Change:
    """A change of one number, or of one truth value."""

    def change(game: Game[Any]) -> None:
        value = getattr(game, name)
        setattr(game, name, not value if isinstance(value, bool) else value + 1)

    return change


def swap_lowest(pile: list[Any]) -> None:
    """Let the two bottom cards of a pile change places."""
    pile[0], pile[1] = pile[1], pile[0]


class Copies(Tried):
    """Copies of states of a game.

    Attributes:
        every: Which states of a game are tried: each so-and-so-many-th.
        steps: How far they are played on.
        fixed: What is the same for a game and all its copies, and never changes between steps.
        changes: For everything that makes a state what it is, a way to make it another.
        not_compared: What tells no states apart, for a reason.
        on_a_card: For everything that changes on a card in play, another value than it has when the card enters.
    """

    every: ClassVar[int]
    steps: ClassVar[int]
    fixed: ClassVar[set[str]]
    changes: ClassVar[Mapping[str, Change]]
    not_compared: ClassVar[set[str]]
    on_a_card: ClassVar[Mapping[str, object]]

    def cases(self) -> dict[str, Iterable[object]]:
        return {**super().cases(), "attribute": self.changes, "on_card": self.on_a_card}

    def object_in_play(self, game: Any) -> InPlay:
        """A card of a game as it enters play for the first player."""
        raise NotImplementedError

    def test_playing_on_with_a_copy_leaves_the_original_alone(self, number: int) -> None:
        """Whatever happens to a copy, the original stays as it was, log included."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            state, log = game.state(), game.log.copy()
            play_on(self.bench, game.copy(), number, self.steps)
            assert game.state() == state
            assert game.log == log

    def test_playing_on_leaves_a_copy_alone(self, number: int) -> None:
        """Whatever happens to the original, a copy stays as it was, and can be played on the same way."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            copy, original = game.copy(), game.copy()
            state = game.state()
            assert copy.state() == state
            play_on(self.bench, original, number, self.steps)
            assert copy.state() == state
            play_on(self.bench, copy, number, self.steps)
            assert copy.state() == original.state()
            assert [repr(event) for event in copy.log] == [repr(event) for event in original.log]

    def test_nothing_that_changes_is_shared(self, number: int) -> None:
        """A copy has its own of every list, dict and object in play, but for what is fixed for the whole game."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            assert shared_parts(game, game.copy(), self.fixed) == {}

    def test_everything_in_a_state_is_compared(self) -> None:
        """Each attribute of a game either tells states apart, or has a reason not to."""
        assert attributes(self.bench.new_game(0)) == set(self.changes) | self.not_compared

    def test_states_are_equal_only_if_everything_is(self, attribute: str) -> None:
        """A single difference makes another state; it is the same again without."""
        game = self.bench.new_game(0)
        all_answer(game, self.bench.player(0))
        self.bench.system.step(game)
        other = game.copy()
        assert other.state() == game.state()
        self.changes[attribute](other)
        assert other.state() != game.state()

    def test_cards_in_play_are_equal_only_if_everything_on_them_is(self, on_card: str) -> None:
        """Two cards in play are equal only if all that can change on them is the same; a copy has it all."""
        game = self.bench.new_game(0)
        thing = self.object_in_play(game)
        other = thing.copy()
        assert other.state() == thing.state()
        setattr(other, on_card, game.box[1] if on_card == "card" else self.on_a_card[on_card])
        assert other.state() != thing.state()
        assert other.copy().state() == other.state()

    def test_all_that_changes_on_a_card_is_tried(self) -> None:
        """Each attribute of a card in play is among those that tell two of them apart."""
        assert declared(type(self.object_in_play(self.bench.new_game(0)))) == set(self.on_a_card)
