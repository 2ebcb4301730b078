"""Loops, and how games get past them. [vs 703]

Whoever repeats an optional loop takes its actions one by one, as often as they like, and stops by not taking the
next, as does anybody who breaks it. [vs 703.1, 703.1b] What would only bring back a state in which the same action was
taken before goes nowhere: it is demonstrated once, and then can't be the next action.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.losing import end_in_draw
from longbox.kernel.limits import LOOKED_AT

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.modifiers import LastingModifier
    from longbox.games.vs.objects import TeamObject
    from longbox.kernel.limits import EndlessTexts

DEEPEST: Final = 200
"""So many effects may trigger each by the one before, without anybody doing anything; then the game is a draw.

However many effects one thing triggers, they are all equally deep.
"""
LONGEST_GAME: Final = 200
"""After so many turns the game is a draw: decks are empty after thirty, and nobody has broken the balance since."""
LONGEST_TURN: Final = 200
"""After so many phases and steps of one turn the game is a draw: two players have twelve, and texts add a few."""
END_OF_ZONE: Final = -1
"""Stands after the cards of a zone."""
MOST_REPEATED: Final = 200
"""So often may a player take the same action in a turn: more often than any loop needs. [vs 703.1a]"""
MOMENTS: Final = "phases and steps"
SUSPICIOUS: Final = 3
"""From so many times in a turn on, it is looked at whether an action only repeats a loop."""


def count_resolution(game: VsGame, effect: ChainEffect) -> None:
    """Count an effect that resolved; a loop that nobody is willing and able to break ends in a draw. [vs 703.3]"""
    game.depth = effect.depth + 1
    game.following = [*game.following[: effect.depth], effect.title]
    if game.depth > DEEPEST:
        end_loop(game, game.following[-LOOKED_AT:])


def break_off(game: VsGame, endless: EndlessTexts) -> None:
    """End a game whose texts go on without end in the middle of a step: nobody could break that loop. [vs 703.3]"""
    game.resolving = False
    game.replacing = ()
    game.together = None
    end_loop(game, endless.cards)


def end_loop(game: VsGame, cards: list[str]) -> None:
    """End a game in a draw by a loop of these cards' texts. [vs 703.3]"""
    end_in_draw(game, f": a loop that nobody breaks ({', '.join(dict.fromkeys(cards))})")


def check_length(game: VsGame) -> None:
    """End a game in a draw that goes on and on, as nobody is willing and able to break it. [vs 703.3]"""
    if game.turn > LONGEST_GAME:
        end_in_draw(game, f": nobody won in {LONGEST_GAME} turns")


def count_moment(game: VsGame) -> None:
    """Count a phase or step that begins; a turn that goes on and on is a loop that nobody breaks. [vs 703.3]"""
    game.count(MOMENTS)
    if game.counted(MOMENTS) > LONGEST_TURN:
        end_in_draw(game, f": the turn had {LONGEST_TURN} phases and steps, a loop that nobody breaks")


class Repetition:
    """What a player did this turn when all was as it is now, so that an action can be seen to repeat a loop. [vs 703.1]

    It serves for one moment of a game. How that moment is like is put into words only once, and only if need be.
    """

    __slots__ = ("_likeness", "game", "player")

    def __init__(self, game: VsGame, player: int) -> None:
        self.game = game
        self.player = player
        self._likeness = ""

    def is_possible(self) -> bool:
        """Whether anything happened so often this turn that it may be a loop; else no action need be put into words."""
        for times in self.game.counts.values():
            if times >= SUSPICIOUS:
                return True
        return False

    def goes_nowhere(self, action: str) -> bool:
        """Whether an action was already taken this turn when all was as it is now, or more than often. [vs 703.1a]"""
        name = action_count(self.player, action)
        times = self.game.counted(name)
        if times >= MOST_REPEATED:
            return True
        return times >= SUSPICIOUS and self.game.counted(self.taken_here(name)) > 0

    def trail_of(self, action: str) -> list[str]:
        """What to remember of an action that is about to be taken: that it was and, if it may be a loop, how."""
        name = action_count(self.player, action)
        may_be_a_loop = self.game.counted(name) + 1 >= SUSPICIOUS
        return [name, self.taken_here(name)] if may_be_a_loop else [name]

    def taken_here(self, name: str) -> str:
        """The name of the count of an action at moments like this."""
        if not self._likeness:
            self._likeness = likeness(self.game)
        return f"{name} at {self._likeness}"


def remember(game: VsGame, trail: list[str]) -> None:
    """Remember that an action was taken: somebody did something."""
    game.depth = 0
    game.following = []
    for name in trail:
        game.count(name)


def action_count(player: int, action: str) -> str:
    """The name of the count of an action of a player."""
    return f"{player}: {action}"


def likeness(game: VsGame) -> str:
    """All that makes two moments of a game alike, but for how much time has passed."""
    things = [game.thing(game.box[serial]) for serial in sorted(game.objects)]
    numbers = order_of_cards(game)
    for thing in things:
        numbers += [thing.row, thing.column, thing.controller, thing.attached_to, marks_on(thing)]
    lasting: list[LastingModifier] = game.modifiers
    # Hundreds of numbers are written sooner as bytes than in decimals.
    return array("i", numbers).tobytes().hex() + repr(
        (
            [(thing.card.serial, sorted(thing.counters.items())) for thing in things if thing.counters],
            [(thing.card.serial, len(thing.stat_counters)) for thing in things if thing.stat_counters],
            [(thing.card.serial, sorted(thing.used.items())) for thing in things if thing.used],
            (game.endurance, game.points, game.attack, game.attackers, game.timeline),
            [effect.title for effect in game.chain],
            sorted({modifier.says() for modifier in lasting}),
        )
    )


def order_of_cards(game: VsGame) -> list[int]:
    """The serial numbers of the cards in all zones, one zone after another."""
    found: list[int] = []
    for pile in game.piles:
        found += [card.serial for card in pile]
        found.append(END_OF_ZONE)
    return found


def marks_on(thing: TeamObject) -> int:
    """What is so of an object and what isn't, as bits."""
    found = 0
    for mark in (thing.hidden, thing.face_up, thing.exhausted, thing.stunned, thing.attacker, thing.defender):
        found = found << 1 | mark
    return found
