"""The order of modifiers that begin at the same time. [vs 515.7, 702.4]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.modifiers.changes import Gets
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.what_is_so import Change
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

WHICH_BEGAN_FIRST: Final = Prompt("Which modifier has the earlier timestamp?", "515.7", ordered=True)

PowerKey = tuple[int, int]
"""A printed power of an object: the card's serial number, and which power it is."""


def order_simultaneous(game: VsGame) -> None:
    """Let players order their modifiers that began at the same time, where the order matters. [vs 515.7]"""
    game.standing()
    if not game.powers_began:
        return
    game.powers_began = False
    together: dict[int, list[PowerKey]] = {}
    for thing in game.things():
        for place, timestamp in thing.active_since.items():
            together.setdefault(timestamp, []).append((thing.card.serial, place))
    for keys in together.values():
        if len(keys) > 1:
            for player in game.in_order():
                order_own(game, player, [key for key in keys if game.thing(game.box[key[0]]).controller == player])


def order_own(game: VsGame, player: int, keys: list[PowerKey]) -> None:
    """Let a player order those modifiers that don't commute with all others."""
    left = [key for key in keys if any([clash(game, key, other) for other in keys if other != key])]
    while left:
        choices: list[Choice] = [Word(f"{game.box[key[0]]}, paragraph {key[1] + 1}") for key in left]
        chosen = (
            left[0] if len(left) == 1 else left[choices.index(game.ask(Question(player, WHICH_BEGAN_FIRST, choices)))]
        )
        left.remove(chosen)
        thing = game.thing(game.box[chosen[0]])
        thing.active_since = {**thing.active_since, chosen[1]: game.next_time()}
        game.forget_standing()


def clash(game: VsGame, one: PowerKey, other: PowerKey) -> bool:
    """Whether it matters which of two modifiers comes first: they write the same, and don't only add to it."""
    first, second = change_of(game, one), change_of(game, other)
    if first is None or second is None or (isinstance(first, Gets) and isinstance(second, Gets)):
        return False
    return type(first) is not type(second) and first.all_writes().overlap(second.all_writes())


def change_of(game: VsGame, key: PowerKey) -> Change | None:
    """The change that a printed power makes, if it makes one."""
    power = game.box[key[0]].definition.powers[key[1]]
    if isinstance(power, ContinuousPower) and isinstance(power.statement, Change):
        return power.statement
    return None
