"""Super-Villains who are turned face up on their stack, and attack everybody. [dcdb First Appearance] [cube 8.110]"""

from __future__ import annotations

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import Assault, FurtherAssault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import SET_ASIDE, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.attacks import attack
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


def flip_super_villain(game: DeckBuildingGame, player: int) -> bool:
    """Turn the top Super-Villain face up, and let it attack everybody. [dcdb The Next Super-Villain, First Appearance]

    The Attack is in nobody's turn, and goes clockwise from the player who just ended theirs.

    Returns:
        Whether a Super-Villain lies face up.
    """
    villain = game.top_of(SUPER_VILLAIN_STACK)
    if villain is None:
        return False
    game.super_villain_face_up = True
    game.log.append(Event(events.APPEARED, NOBODY, [villain]))
    assault = villain.definition.first_appearance
    if assault is not None:
        game.ledger.appearing = True
        attack(game, game.clockwise_from(player), assault, Resolution(NOBODY, villain))
        game.ledger.appearing = False
        game.resolve_triggers()
    return True


class ReplacedIfAvoided(FurtherAssault):
    """An Attack after which the next Super-Villain appears if anybody avoided it, and this one goes under it.

    What the Attack triggered is resolved before. The only Super-Villain of the stack stays. [cube 6.065, 8.110]
    """

    fields = ("assault",)

    def __init__(self, assault: Assault) -> None:
        self.assault = assault

    def ended(self, game: DeckBuildingGame, avoiders: int, resolution: Resolution) -> None:
        if not avoiders or len(game.cards(SUPER_VILLAIN_STACK)) < 2:
            return
        game.resolve_triggers()
        villain = resolution.source
        if villain is not None and villain is game.top_of(SUPER_VILLAIN_STACK):
            shuffle_in(game, villain)
            flip_super_villain(game, game.turn_player)


def shuffle_in(game: DeckBuildingGame, villain: GameCard) -> None:
    """Shuffle the Super-Villain on top of the stack into those that lie below the next one."""
    successor = game.cards(SUPER_VILLAIN_STACK)[-2]
    game.let_go_attached(villain)
    game.ledger.shuffled_in.append(villain.serial)
    game.move(successor, SET_ASIDE)
    game.shuffle(SUPER_VILLAIN_STACK)
    game.move(successor, SUPER_VILLAIN_STACK)
    game.log.append(Event(events.PUT, NOBODY, villain.alone, note=f"into {SUPER_VILLAIN_STACK.in_words()}"))
