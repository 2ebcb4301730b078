"""A toy game for the kernel's tests: cards with letters, hands, decks and a table, and questions of every sort.

A step lets the player in turn take a card from the deck, lay one on the table, or end the turn; then
all choose a card at the same time and lay it down.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card, Definition
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import Event, EventKind
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.system import System
from longbox.kernel.view import View
from longbox.kernel.zones import HIDDEN, NOBODY, PRIVATE, PUBLIC, Player, Zone

NAMES: Final = ("Ann", "Ben", "Cid")
LETTERS: Final = "AABBCDEFGHIJ"

TOOK: Final = EventKind(0, "took", "{player} takes {cards}.", "Taking")
LAID: Final = EventKind(1, "laid", "{player} lays {cards}{because}.", "Laying")
ENDED: Final = EventKind(2, "ended", "{player} ends the turn: {note}.", "Ending")
KINDS_OF_EVENT: Final = 3

ACT: Final = Prompt("Take a card, lay one, or end your turn", "Turns")
LAY_TOGETHER: Final = Prompt("Lay a card", "Together")
TAKE: Final = Word("take", "Take a card")
END: Final = Word("end", "End your turn")

TABLE: Final = Zone(0, "table", NOBODY, PUBLIC)
PILE: Final = Zone(1, "pile", NOBODY, HIDDEN)


class Toy(Game[Definition]):
    """A game of three with a deck and a hand each.

    Attributes:
        turn_player: Whose turn it is.
        turns: How many turns are over.
    """

    def __init__(self, seats: list[Player], zones: list[Zone], box: list[Card[Definition]], chance: Randomness) -> None:
        super().__init__(seats, zones, box, KINDS_OF_EVENT, chance)
        self.turn_player = 0
        self.turns = 0

    def empty(self) -> Toy:
        return Toy(self.seats, self.zones, self.box, self.randomness)

    def copy(self) -> Toy:
        other = super().copy()
        assert isinstance(other, Toy)
        other.turn_player = self.turn_player
        other.turns = self.turns
        return other

    def deck(self, player: int) -> Zone:
        """A player's deck."""
        return self.zones[2 + 2 * player]

    def hand(self, player: int) -> Zone:
        """A player's hand."""
        return self.zones[3 + 2 * player]

    def named(self, letters: str) -> list[Card[Definition]]:
        """Cards with these letters, each another one."""
        found: list[Card[Definition]] = []
        for letter in letters:
            found.append(next(card for card in self.box if card.key() == letter and card not in found))
        return found

    def give(self, player: int, letters: str) -> list[Card[Definition]]:
        """Move cards from the pile into a hand without anybody knowing of it, and return them."""
        cards = [card for card in self.named(letters) if self.lies_in(card, PILE)]
        assert len(cards) == len(letters)
        for card in cards:
            self.move(card, self.hand(player))
        return cards


def new_toy(seed: int = 1) -> Toy:
    """A toy with all cards in the pile, in the order of their letters, the last on top."""
    seats = [Player(number, name) for number, name in enumerate(NAMES)]
    own = [
        zone
        for seat in seats
        for zone in (
            Zone(2 + 2 * seat.number, f"{seat}'s deck", seat.number, HIDDEN),
            Zone(3 + 2 * seat.number, f"{seat}'s hand", seat.number, PRIVATE, ordered=False),
        )
    ]
    definitions = {letter: Definition(letter, f"The letter {letter}.") for letter in LETTERS}
    box = [Card(serial, definitions[letter]) for serial, letter in enumerate(LETTERS)]
    game = Toy(seats, [TABLE, PILE, *own], box, Randomness(seed))
    game.clear_table()
    for card in box:
        game.put_new(card, PILE)
    return game


class ToySystem(System):
    """The toy's rules."""

    id = "toy"
    title = "Toy"

    def new_game(self, options: dict[str, Any], seed: int) -> Toy:
        game = new_toy(seed)
        game.shuffle(PILE)
        for seat in game.seats:
            for card in game.cards(PILE)[-3:]:
                game.owners[card.serial] = seat.number
                game.move(card, game.deck(seat.number))
            game.move_top(game.deck(seat.number), game.hand(seat.number), 2)
        return game

    def step(self, game: Any) -> None:
        assert isinstance(game, Toy)
        player = game.turn_player
        choices: list[Choice] = [*game.cards(game.hand(player)), END]
        if game.cards(game.deck(player)):
            choices.append(TAKE)
        answer = game.ask(Question(player, ACT, choices))
        if answer is TAKE:
            taken = game.move_top(game.deck(player), game.hand(player), 1)
            game.emit(Event(TOOK, player, taken, seen_by=game.seats[player].bit))
        elif answer is END:
            end_turn(game)
        else:
            lay(game, player, answer)


def end_turn(game: Toy) -> None:
    """Everybody with cards chooses one; when all have chosen, all are laid."""
    holding = [seat.number for seat in game.seats if game.cards(game.hand(seat.number))]

    def question_for(player: int) -> Question:
        return Question(player, LAY_TOGETHER, [*game.cards(game.hand(player))])

    for player, card in zip(holding, game.ask_all(holding, question_for), strict=True):
        lay(game, player, card)
    game.emit(Event(ENDED, game.turn_player, [], note=f"{len(holding)} cards"))
    game.turns += 1
    game.turn_player = (game.turn_player + 1) % len(game.seats)
    game.over = game.turns == 4


def lay(game: Toy, player: int, card: Any) -> None:
    """Lay a card on the table."""
    game.move(card, TABLE)
    game.emit(Event(LAID, player, [card]))


SYSTEM: Final = ToySystem()


class Script(Answerer):
    """Gives answers that are known by their keys, in order, and leaves the rest to others.

    Attributes:
        keys: The answers.
        given: How many were given so far.
    """

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.given = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if self.given == len(self.keys):
            raise Unanswered([question])
        choice = question.find(self.keys[self.given])
        self.given += 1
        return choice
