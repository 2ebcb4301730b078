"""Effects that few cards have: unless, repeating, coins, holding. [vs 508.2k, 513.6, Unless, Coin Flip]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.actions.leaving import remove_from_game
from longbox.games.vs.actions.readiness import exhaust
from longbox.games.vs.aspects import ANY, EXHAUSTED, Fact
from longbox.games.vs.events import Happening
from longbox.games.vs.terms import (
    Noun,
    ReadingCondition,
    Situation,
    TextAmount,
    TextCondition,
    TextEffect,
    Who,
)
from longbox.games.vs.text.effects.flow import IfAskedElse, PlayersDo, speak_of_targets
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import AMOUNT, DEED, PLAYER, THEIR_DEED
from longbox.texts import may

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

DO_IT: Final = Prompt("Do it, so that the other doesn't happen?", "Unless")
WHOM: Final = Prompt("Choose a player", "508.2b")
CALL: Final = Prompt("Call the coin", "Coin Flip")
HEADS: Final = Word("heads")
TAILS: Final = Word("tails")
REPEATS: Final = 1000
"""How often a process is repeated at most: one that never ends is broken off. [vs 703.2]"""


class Unless(may.Unless["VsGame", Situation]):
    """Something is done unless a player does something else: that player may do it. [vs Unless]

    "If he or she does" then asks whether it was averted, and "if you do" whether what it averts was done.

    Attributes:
        effect: What is done otherwise.
        who: Who may prevent it.
        deed: What that player does instead; it counts only if it was done in full.
    """

    fields = ("effect", "who", "deed")
    tells = "who"
    brings: ClassVar[tuple[str, ...]] = (DEED, THEIR_DEED)

    def __init__(self, effect: TextEffect, who: Who, deed: TextEffect) -> None:
        super().__init__(effect)
        self.who = who
        self.deed = deed

    def averted(self, game: VsGame, situation: Situation) -> bool:
        speak_of_targets(game, self.effect, situation)
        if isinstance(self.effect, PlayersDo):
            self.effect.who.told(game, situation)
        situation.did = False
        for player in self.who.told(game, situation):
            if game.may(player, DO_IT, situation.source):
                theirs = situation.speaking_to(player)
                theirs.did = False
                self.deed.run(game, theirs)
                if theirs.did:
                    return True
        return False

    def note(self, situation: Situation, averted: bool) -> None:
        situation.they_did = averted


class DoneIfOtherwise(IfAskedElse):
    """The same, said the other way round: "he gets +4 ATK if ... Otherwise, he gets +6 ATK".

    [vs 508.2f]
    """


class RepeatUntil(TextEffect):
    """Something is done, and done again until something is so. [vs 508.2k]"""

    fields = ("effect", "condition")

    def __init__(self, effect: TextEffect, condition: TextCondition) -> None:
        self.effect = effect
        self.condition = condition

    def run(self, game: VsGame, situation: Situation) -> None:
        for _ in range(REPEATS):
            self.effect.run(game, situation)
            if game.over or self.condition.holds(game, situation):
                return


class FlipCoin(TextEffect):
    """Flip a coin; an opponent calls it. "If you do" stands for winning the flip. [vs Coin Flip]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        caller = game.next_player(situation.player)
        choices: list[Choice] = [HEADS, TAILS]
        called = game.ask(Question(caller, CALL, choices, situation.source))
        fallen = choices[game.randomness.below(2)]
        note = f"{game.players[caller]} calls {called.key()}; it is {fallen.key()}"
        game.happen(Happening(events.COIN, situation.player, [], source=situation.source, note=note))
        situation.did = fallen is not called


class RemainsExhausted(ReadingCondition):
    """Whether the card that the text stands on has remained exhausted since the effect was played. [vs 513.1d]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def holds(self, game: VsGame, situation: Situation) -> bool:
        if situation.effect is None or not game.is_current(situation.reference):
            return False
        thing = game.thing(game.box[situation.reference[0]])
        return thing.exhausted and thing.readied <= situation.effect.made

    def reads(self) -> tuple[Fact, ...]:
        return ((EXHAUSTED, ANY),)


class ExhaustAndHold(TextEffect):
    """Exhaust cards, which can't ready while the card that the text stands on remains exhausted. [vs 513.6]"""

    fields = ("captives", "captor")

    def __init__(self, captives: Noun, captor: Noun) -> None:
        self.captives = captives
        self.captor = captor

    def run(self, game: VsGame, situation: Situation) -> None:
        holds = RemainsExhausted(self.captor).holds(game, situation)
        for qualities in self.captives.find(game, situation):
            exhaust(game, qualities, situation)
            thing = game.thing(qualities.card)
            if holds and situation.reference not in thing.held_by:
                thing.held_by = (*thing.held_by, situation.reference)


class WonFlip(ReadingCondition):
    """Whether the coin fell otherwise than the opponent called: "you win the flip". [vs Coin Flip]"""

    def holds(self, game: VsGame, situation: Situation) -> bool:
        return situation.did


class ChoosePlayer(TextEffect):
    """Choose a player, of whom the text then speaks: "choose an opponent". [vs 508.2b]"""

    fields = ("opponent",)
    defaults: ClassVar[dict[str, object]] = {"opponent": False}
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def run(self, game: VsGame, situation: Situation) -> None:
        numbers = game.opponents(situation.player) if self.opponent else game.in_order()
        choices: list[Choice] = [game.players[number] for number in numbers]
        answer = (
            game.ask(Question(situation.player, WHOM, choices, situation.source)) if len(choices) > 1 else choices[0]
        )
        situation.speak_of_players(self, [numbers[choices.index(answer)]])
        situation.did = True


class RemoveTopOfDeck(TextEffect):
    """A player removes cards from the top of the own deck from the game. [vs 213.7]"""

    fields = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    not_zero = ("amount",)

    def __init__(self, amount: TextAmount) -> None:
        self.amount = amount

    def run(self, game: VsGame, situation: Situation) -> None:
        wanted = self.amount.count(game, situation)
        removed = 0
        while removed < wanted and game.deck(situation.player):
            remove_from_game(game, game.deck(situation.player)[-1], situation)
            removed += 1
        situation.amount = removed
        situation.did = removed == wanted > 0
