"""What is done to characters and other objects: stun, recover, ready, exhaust, KO, return, move, power-up, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.counters import put_counter, put_stat_counter, remove_counter
from longbox.games.vs.actions.entering import put_character_into_play
from longbox.games.vs.actions.equipping import can_transfer, transfer
from longbox.games.vs.actions.formation import move_characters
from longbox.games.vs.actions.leaving import ko, remove_from_game, return_to_hand
from longbox.games.vs.actions.readiness import exhaust, ready
from longbox.games.vs.actions.resources import replace, turn_face_down
from longbox.games.vs.combat.powering_up import power_up
from longbox.games.vs.combat.stunning import recover, stun_all
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, RESOURCE
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.terms import (
    EXHAUSTED,
    KOD,
    MOVED_CARDS,
    READIED,
    RECOVERED,
    REMOVED_CARDS,
    REPLACED_CARDS,
    RETURNED,
    STUNNED_CARDS,
    THIS_ATTACK,
    TURNED_DOWN,
    Enduring,
    Noun,
    Situation,
    TextAmount,
    TextEffect,
)
from longbox.games.vs.text.effects.base import OnCards, are_enough, still_there
from longbox.games.vs.text.nouns import BOTH, REPLACED, references_to, speak_of
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import AMOUNT, CARD, DEED, Need

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.qualities import Qualities

"""What a text had somebody replace, among what it spoke of. [vs 708.8c]"""
TRANSFER_TO: Final = Prompt("Transfer it to which character?", "706.4")


class Stun(OnCards):
    """Characters become stunned, all at the same time. [vs 702.2, 708.11]"""

    deed = STUNNED_CARDS
    measures = (STUNNED_CARDS,)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("subject", (CHARACTER,), "become stunned", "702.2"),)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        stunned = stun_all(game, found, situation)
        situation.amount = len(stunned)
        situation.did = situation.amount == len(found) and are_enough(game, self.subject, found, situation)
        self.note(situation, as_objects(stunned))


def as_objects(found: list[Qualities]) -> tuple[Reference, ...]:
    """References to objects as they lay when they were found."""
    return tuple([qualities.object.reference for qualities in found if qualities.object is not None])


class Recover(OnCards):
    """Stunned characters recover. [vs 708.6]"""

    deed = RECOVERED
    measures = (RECOVERED,)
    needs = (Need("subject", (CHARACTER,), "recover", "708.6"),)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return still_there(game, qualities) and recover(game, qualities, situation)


class Ready(OnCards):
    """Exhausted objects become ready. [vs 708.15]"""

    deed = READIED
    measures = (READIED,)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return still_there(game, qualities) and ready(game, qualities, situation)


class Exhaust(OnCards):
    """Ready objects become exhausted. [vs 708.16]"""

    deed = EXHAUSTED
    measures = (EXHAUSTED,)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return still_there(game, qualities) and exhaust(game, qualities, situation)


class Ko(OnCards):
    """Objects are KO'd, all at the same time. [vs 708.13]"""

    deed = KOD
    measures = (KOD,)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        gone = ko(game, found, situation)
        situation.did = bool(gone) and len(gone) == len(found)
        situation.amount = len(gone)
        self.note(situation, as_objects([qualities for qualities in found if qualities.card in gone]))


class ReturnToHand(OnCards):
    """Cards go to their owners' hands. [vs 213.1d]"""

    deed = RETURNED
    measures = (RETURNED,)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return_to_hand(game, qualities.card, situation)
        return True


class RemoveFromGame(OnCards):
    """Cards are removed from the game. [vs 213.7]"""

    deed = REMOVED_CARDS
    measures = (REMOVED_CARDS,)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        remove_from_game(game, qualities.card, situation)
        return True


BOTH_ROWS: Final = "front or support row"
ONLY_FRONT: Final = "front row"
ONLY_SUPPORT: Final = "support row"
ROWS_OF: Final[dict[str, tuple[int, ...]]] = {
    BOTH_ROWS: (FRONT, SUPPORT),
    ONLY_FRONT: (FRONT,),
    ONLY_SUPPORT: (SUPPORT,),
}


class Move(OnCards):
    """A player moves characters to a row of their own, all at the same time. [vs 708.4, 708.4d]

    A resource that is a character card becomes a character there. [vs 708.4g]

    Attributes:
        row: `BOTH_ROWS`, `ONLY_FRONT` or `ONLY_SUPPORT`.
    """

    fields = ("subject", "row")
    deed = MOVED_CARDS
    measures = (MOVED_CARDS,)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("subject", (CHARACTER, RESOURCE), "be moved", "708.4"),)

    def __init__(self, subject: Noun, row: str = BOTH_ROWS) -> None:
        super().__init__(subject)
        self.row = row

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        there = [qualities for qualities in found if still_there(game, qualities) and can_stand(qualities)]
        for player, moved in self.movers(game, there, situation):
            characters = [qualities for qualities in moved if qualities.is_character()]
            move_characters(game, player, characters, ROWS_OF[self.row], situation)
            for resource in [qualities for qualities in moved if qualities.is_resource()]:
                put_character_into_play(game, player, resource.card, ROWS_OF[self.row])
        situation.did = len(there) == len(found) and are_enough(game, self.subject, found, situation)
        situation.amount = len(there)
        self.note(situation, as_objects(there))

    def movers(self, game: VsGame, moved: list[Qualities], situation: Situation) -> list[tuple[int, list[Qualities]]]:
        """Who moves which characters."""
        return [(situation.player, moved)]


def can_stand(qualities: Qualities) -> bool:
    """Whether an object can be in a front or support row: a character, or a resource that becomes one. [vs 708.4g]"""
    return qualities.is_character() or (qualities.is_resource() and qualities.definition.card_type == CHARACTER)


class PutIntoPlay(OnCards):
    """Character cards enter play under a player's control, in a row that the text says. [vs 214]

    From there on the text speaks of the characters that they have become.

    Attributes:
        row: `BOTH_ROWS`, `ONLY_FRONT` or `ONLY_SUPPORT`.
        exhausted: Whether they enter play exhausted.
    """

    exhausted: ClassVar[bool] = False
    fields = ("subject", "row")
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def __init__(self, subject: Noun, row: str) -> None:
        super().__init__(subject)
        self.row = row

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        before = references_to(game, found)
        entered = [qualities for qualities in found if self.do(game, qualities, situation)]
        situation.did = len(entered) == len(found) and are_enough(game, self.subject, found, situation)
        situation.amount = len(entered)
        situation.speak_anew(before, references_to(game, entered))

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is not None or qualities.definition.card_type != CHARACTER:
            return False
        # The uniqueness rule isn't checked. [vs 704.4]
        put_character_into_play(game, situation.player, qualities.card, ROWS_OF[self.row], exhausted=self.exhausted)
        return True


class PutIntoPlayExhausted(PutIntoPlay):
    """The same; they enter play exhausted. [vs 214.3]"""

    exhausted = True


class MoveWithin(Move):
    """Players move characters to rows of their own, each those that they control. [vs 708.4a, 702.1]"""

    def movers(self, game: VsGame, moved: list[Qualities], situation: Situation) -> list[tuple[int, list[Qualities]]]:
        return [
            (player, [qualities for qualities in moved if qualities.controller == player]) for player in game.in_order()
        ]


VISIBLE_AREA: Final = "visible area"
HIDDEN_AREA: Final = "hidden area"


class MoveToArea(MoveWithin):
    """Players move characters that they control to the other area. [vs 708.4a, 708.4c]

    Attributes:
        area: `VISIBLE_AREA` or `HIDDEN_AREA`.
    """

    fields = ("subject", "area")
    needs = (Need("subject", (CHARACTER,), "be in an area", "213.5c"),)

    def __init__(self, subject: Noun, area: str) -> None:
        super().__init__(subject)
        self.area = area

    def run(self, game: VsGame, situation: Situation) -> None:
        hidden = self.area == HIDDEN_AREA
        found = self.subject.find(game, situation)
        there = [qualities for qualities in found if still_there(game, qualities) and qualities.is_character()]
        going = [qualities for qualities in there if game.thing(qualities.card).hidden != hidden]
        for player, moved in self.movers(game, going, situation):
            move_characters(game, player, moved, ROWS_OF[self.row], situation, hidden)
        situation.did = len(going) == len(found) and are_enough(game, self.subject, found, situation)
        situation.amount = len(going)
        self.note(situation, as_objects(going))


class Choose(OnCards):
    """Choose cards, which the text then speaks of: "choose a character you control". [vs 508.2b]"""

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return True


class ChooseBoth(TextEffect):
    """Choose a card of one kind and one of another: "choose a character you control and a location". [vs 508.2b]

    The text then speaks of both, and of each by its description.
    """

    fields = ("first", "second")
    measures = (BOTH,)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def __init__(self, first: Noun, second: Noun) -> None:
        self.first = first
        self.second = second

    def run(self, game: VsGame, situation: Situation) -> None:
        chosen = [self.choose(game, noun, situation) for noun in (self.first, self.second)]
        found = [qualities for each in chosen for qualities in each]
        speak_of(game, situation, self, found)
        situation.mention(BOTH, references_to(game, found))
        situation.did = all(chosen)
        situation.amount = len(found)

    def choose(self, game: VsGame, noun: Noun, situation: Situation) -> list[Qualities]:
        """Choose one of the two."""
        return noun.find(game, situation)


class PowerUp(Enduring):
    """Characters become powered-up. [vs 708.5]"""

    fields = ("subject",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("subject", (CHARACTER,), "become powered-up", "708.5"),)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject
        self.duration = THIS_ATTACK

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        done = [power_up(game, qualities, situation) for qualities in found]
        situation.did = bool(done) and all(done)


# Counters


class OfCounters(OnCards):
    """Something that is done with named counters on objects. [vs 215.1]"""

    fields: ClassVar[tuple[str, ...]] = ("number", "counter", "subject")
    not_zero = ("number",)

    def __init__(self, number: TextAmount, counter: str, subject: Noun) -> None:
        super().__init__(subject)
        self.number = number
        self.counter = counter


class PutCounter(OfCounters):
    """Named counters are put on objects: "put a dream counter on this card". [vs 215.1b]"""

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not still_there(game, qualities):
            return False
        put_counter(game, qualities, self.counter, self.number.count(game, situation), situation)
        return True


class RemoveCounter(OfCounters):
    """Named counters are removed from objects. [vs 215.2]"""

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not still_there(game, qualities):
            return False
        number = self.number.count(game, situation)
        return remove_counter(game, qualities, self.counter, number, situation) == number


class PutStatCounter(OnCards):
    """Counters that change ATK and DEF are put on objects: "put a +1 ATK / +1 DEF counter on it". [vs 215.1a]"""

    fields = ("number", "atk", "defense", "subject")
    not_zero = ("number",)

    def __init__(self, number: TextAmount, atk: int, defense: int, subject: Noun) -> None:
        super().__init__(subject)
        self.number = number
        self.atk = atk
        self.defense = defense

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        number = self.number.count(game, situation)
        if not still_there(game, qualities) or number <= 0:
            return False
        put_stat_counter(game, qualities, self.atk, self.defense, number, situation)
        return True


# Resources and equipment


class TurnFaceDown(OnCards):
    """Resources are turned face down. [vs 701.11d]"""

    deed = TURNED_DOWN
    measures = (TURNED_DOWN,)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return still_there(game, qualities) and turn_face_down(game, qualities, situation)


class Replace(OnCards):
    """Resources are replaced, all at the same time. [vs 708.8]"""

    deed = REPLACED_CARDS
    measures = (REPLACED_CARDS,)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = [qualities for qualities in self.subject.find(game, situation) if qualities.is_resource()]
        references = references_to(game, found)
        replaced = replace(game, situation.player, found, situation)
        gone = [card.serial for card in replaced]
        situation.mention(REPLACED, tuple([reference for reference in references if reference[0] in gone]))
        situation.did = bool(replaced) and len(replaced) == len(found)
        situation.amount = len(replaced)
        self.note(situation, tuple([reference for reference in references if reference[0] in gone]))


class TransferThis(TextEffect):
    """A player may transfer the equipment that says so. [vs 706.4, 708.12]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need(CARD, (EQUIPMENT,), "be transferred", "706.4"),)

    def run(self, game: VsGame, situation: Situation) -> None:
        situation.did = False
        equipment = game.find(situation.reference)
        if equipment is None:
            return
        player = situation.player
        hosts = [host for host in game.characters(player) if can_transfer(game, player, equipment, host)]
        if not hosts:
            return
        choices: list[Choice] = [*[host.card for host in hosts], DONE]
        answer = game.ask(Question(player, TRANSFER_TO, choices, situation.source, 0))
        if answer is not DONE:
            situation.did = transfer(game, player, equipment, hosts[choices.index(answer)], situation)
