"""Effects that let a player choose: what to do, for whom, whether at all. [champions Choose, May]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardCondition, CardEffect, Situation
from longbox.games.champions.definitions import HELD, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.conditions import Exists
from longbox.games.champions.text.targets import CHOOSE, CardTarget
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED, PLAYER, parts_of
from longbox.kernel.zones import Player
from longbox.texts.amounts import ThatMuch
from longbox.texts.conditions import If, Not
from longbox.texts.sequences import InTurn

CHOOSE_ONE: Final[Prompt] = Prompt("Choose one", "Choose")
CHOOSE_PLAYER: Final[Prompt] = Prompt("Choose a player", "Choose")


class Choose(CardEffect):
    """Choose cards, of which the text then speaks: "choose an enemy. That enemy ..." [champions Choose]"""

    fields = ("target", "effect")
    mentions = ("target",)

    def __init__(self, target: CardTarget, effect: CardEffect) -> None:
        self.target = target
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        situation.chooses = True
        cards = self.target.pick(game, situation, able, CHOOSE)
        situation.chooses = False
        situation.speak_of(cards, self.target.sorts(), self.target.spoken_as)
        situation.mentioned = cards
        self.effect.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards for which what follows could change the game."""
        return [card for card in self.target.candidates(game, situation) if self.changes(game, card, situation)]

    def is_unlikely(self) -> bool:
        """What is said of the lack of such cards is no part of what is done with the chosen one."""
        last = self.effect
        while isinstance(last, InTurn):
            last = last.rest
        return isinstance(last, If) and isinstance(last.condition, Not) and isinstance(last.condition.condition, Exists)

    def changes(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether what follows could change the game if a card were chosen."""
        part = situation.speaking_to(situation.player)
        part.speak_of(card.alone, self.target.sorts(), self.target.spoken_as)
        part.mentioned = card.alone
        return self.effect.possible(game, part)


class ChooseType(CardEffect):
    """Choose a type of player cards, of which the text then speaks: "that type". [champions Choose, Card Types]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.chosen_type = choose_word(game, situation, self.able(game, situation) or HELD)
        self.effect.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> tuple[str, ...]:
        """The types for which what follows could change the game."""
        return tuple([each for each in HELD if self.changes(game, each, situation)])

    def changes(self, game: ChampionsGame, chosen: str, situation: Situation) -> bool:
        """Whether what follows could change the game if a type were chosen."""
        part = situation.speaking_to(situation.player)
        part.chosen_type = chosen
        return self.effect.possible(game, part)


# Players


class ChoosePlayer(CardEffect):
    """Choose a player, of whom the text then speaks: "that player". [champions Choose]"""

    fields = ("effect",)
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation) or self.players(game, situation)
        if not able:
            return
        player = able[0]
        if len(able) > 1:
            choices: list[Choice] = [game.players[each] for each in able]
            chosen = game.ask(Question(situation.player, CHOOSE_PLAYER, choices, situation.source))
            assert isinstance(chosen, Player)
            player = chosen.number
        self.carry_out(game, player, situation)

    def carry_out(self, game: ChampionsGame, player: int, situation: Situation) -> None:
        """Do what follows the choice of a player."""
        situation.chosen_player = player
        self.effect.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.able(game, situation))

    def able(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """The players for whom what follows could change the game."""
        return [player for player in self.players(game, situation) if self.changes(game, player, situation)]

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """The players who could be chosen."""
        return game.in_order()

    def changes(self, game: ChampionsGame, player: int, situation: Situation) -> bool:
        """Whether what follows could change the game if a player were chosen."""
        part = situation.speaking_to(situation.player)
        part.chosen_player = player
        return self.effect.possible(game, part)


class ChooseAnotherPlayer(ChoosePlayer):
    """Choose a player other than you, of whom the text then speaks. [champions Choose]"""

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if player != situation.player]


class ThatPlayerDoes(CardEffect):
    """The chosen player does something: "that player draws 1 card"."""

    fields = ("effect",)
    refers = PLAYER
    doer = "that player"

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.gather([run_for(game, situation.chosen_player, self.effect, situation, situation.amount)])

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.effect.possible(game, situation.speaking_to(situation.chosen_player))


class APlayerDoes(ChoosePlayer):
    """A player whom you choose does something: "a player draws 1 card". [champions Choose]"""

    opens = ()
    doer = "that player"

    def carry_out(self, game: ChampionsGame, player: int, situation: Situation) -> None:
        situation.gather([run_for(game, player, self.effect, situation, situation.amount)])

    def changes(self, game: ChampionsGame, player: int, situation: Situation) -> bool:
        return self.effect.possible(game, situation.speaking_to(player))


class AnotherPlayerDoes(APlayerDoes):
    """A player other than you, whom you choose, does something. [champions Choose]"""

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if player != situation.player]


class EachPlayerDoes(CardEffect):
    """Each player does something, in player order. It is done where each of them did it. [champions In Player Order]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    several = True
    doer: ClassVar[str] = "each player"
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        before = situation.amount
        parts = [
            run_for(game, player, self.effect, situation, before)
            for player in self.players(game, situation)
            if not game.over
        ]
        situation.amount = sum([part.amount for part in parts])
        situation.exhausted = [card for part in parts for card in part.exhausted]
        situation.gather(parts)
        situation.cards = [card for part in parts for card in part.cards]
        situation.did = bool(parts) and all([part.did for part in parts])

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        parts = [situation.speaking_to(player) for player in self.players(game, situation)]
        return any([self.effect.possible(game, part) for part in parts])

    def possible_for_each(self, game: ChampionsGame, situation: Situation) -> bool:
        """Whether all of them can do it, as they must where it is a cost. [champions Cost]"""
        parts = [situation.speaking_to(player) for player in self.players(game, situation)]
        return bool(parts) and all([self.effect.possible(game, part) for part in parts])

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        """The players who do it."""
        return game.in_order()


class EachPlayerWho(EachPlayerDoes):
    """Each player of whom something is so does something: "each player who controls an ally takes 1 damage"."""

    fields = ("condition", "effect")

    def __init__(self, condition: CardCondition, effect: CardEffect) -> None:
        super().__init__(effect)
        self.condition = condition

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        players = game.in_order()
        return [player for player in players if self.condition.holds(game, situation.speaking_to(player))]


class EachOfThese(EachPlayerDoes):
    """Each player does something; then each who did it, or each who did not, does another thing.

    "Each player may exhaust an ally. Each player who does not takes 1 damage." [champions In Player Order, May]
    """

    fields = ("effect", "did", "after")

    def __init__(self, effect: CardEffect, did: bool, after: CardEffect) -> None:
        super().__init__(effect)
        self.did = did
        self.after = after

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        players = self.players(game, situation)
        doing = [(player, run_for(game, player, self.effect, situation)) for player in players if not game.over]
        wanted = [(player, part) for player, part in doing if part.did == self.did]
        parts = [run_for(game, player, self.after, part) for player, part in wanted if not game.over]
        situation.amount = sum([part.amount for part in parts])
        situation.did = bool(parts) and all([part.did for part in parts])


class EachOtherPlayer(EachPlayerDoes):
    """Each player other than you does something, in player order. [champions In Player Order]"""

    doer = "each other player"

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if player != situation.player]


class EachInForm(EachPlayerDoes):
    """Each player in a form does something, in player order. [champions In Player Order; Form, Change Form]"""

    fields = ("form", "effect")

    def __init__(self, form: str, effect: CardEffect) -> None:
        super().__init__(effect)
        self.form = form

    def players(self, game: ChampionsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if game.identity(player).definition.type == self.form]


def run_for(game: ChampionsGame, player: int, effect: CardEffect, situation: Situation, before: int = 0) -> Situation:
    """Let a player do what a text says; what was done is left in the text's own situation, too.

    How much was done before is known to who does "that many" of it: "each other player draws that many cards".
    """
    part = situation.speaking_to(player)
    part.amount = before if any([isinstance(each, ThatMuch) for each in parts_of(effect)]) else 0
    part.cards = []
    part.exhausted = []
    part.did = True
    effect.run(game, part)
    situation.amount = part.amount
    situation.exhausted = part.exhausted
    situation.did = part.did
    situation.cards = part.cards
    situation.gains_surge = situation.gains_surge or part.gains_surge
    return part


def choose_word(game: ChampionsGame, situation: Situation, words: tuple[str, ...]) -> str:
    """Let the player of a text choose one of some words."""
    if len(words) == 1:
        return words[0]
    choices: list[Choice] = [Word(word) for word in words]
    return game.ask(Question(situation.player, CHOOSE_ONE, choices, situation.source)).key()
