"""Cards that lie twice in the Line-Up: players may point at them, and one is replaced. [cube 1.170]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP, REMOVED
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question

POINT_OUT: Final[Prompt] = Prompt("Point out a card that lies twice in the Line-Up?", "1.170")
WHICH_COPY: Final[Prompt] = Prompt("Choose which copy is replaced", "1.170")


class PointingOut(Choice):
    """Pointing out a card that lies twice in the Line-Up, as an answer. [cube 1.170]"""

    __slots__ = ("card",)

    def __init__(self, card: GameCard) -> None:
        self.card = card

    def key(self) -> str:
        return f"point out {self.card}"

    def words(self) -> str:
        return f"Point out that {self.card} lies there twice"


def duplicates(game: DeckBuildingGame) -> list[Choice]:
    """Pointing out each card that lies more than once in the Line-Up; nothing in a form that doesn't know it."""
    if not game.ledger.duplicates:
        return []
    line_up = game.cards(LINE_UP)
    firsts = {card.definition.name: card for card in reversed(line_up)}
    return [PointingOut(card) for name, card in firsts.items() if len(copies_of(game, name)) > 1]


def copies_of(game: DeckBuildingGame, name: str) -> list[GameCard]:
    """The cards of the Line-Up that are the same: of the same name and set. [cube 6.185]"""
    return [card for card in game.cards(LINE_UP) if card.definition.name == name]


def point_out(game: DeckBuildingGame, player: int, pointed: PointingOut) -> None:
    """Remove one copy of a card from the game, and replace it from the main deck. [cube 1.170]

    The active player chooses which, where that makes a difference.
    """
    game.log.append(Event(events.POINTED_OUT, player, pointed.card.alone))
    copies = copies_of(game, pointed.card.definition.name)
    differ = any([game.is_held_back(card) for card in copies]) and player == game.active
    gone = game.choose_card(player, WHICH_COPY, copies, None) if differ else copies[0]
    assert gone is not None
    game.move(gone, REMOVED)
    game.emit(Event(events.REMOVED, player, gone.alone))
    game.add_to_line_up(1)
    game.look_for_duplicates()


def point_out_between_turns(game: DeckBuildingGame, player: int) -> None:
    """Let each player point out what lies twice after the Line-Up was filled. [cube 1.170]"""
    for other in game.clockwise_from(player):
        while choices := duplicates(game):
            answer = game.ask(Question(other, POINT_OUT, [*choices, DONE], None, 0))
            if not isinstance(answer, PointingOut):
                break
            point_out(game, other, answer)
