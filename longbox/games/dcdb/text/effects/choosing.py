"""Effects that let somebody choose what to do, or let others do it."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.effects.base import CardEffect, NamedEffect
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt, Question
from longbox.texts import may

SHOW: Final[Prompt] = Prompt("Choose a card to reveal", "Darkseid")


class DeedToChoose(Choice):
    """One of two things to do, as an answer."""

    __slots__ = ("effect",)

    def __init__(self, effect: NamedEffect) -> None:
        self.effect = effect

    def key(self) -> str:
        return self.effect.words


class Either(CardEffect):
    """Do one of two things; what can't be done can't be chosen. [dcdb The Joker]"""

    fields = ("first", "second")

    def __init__(self, first: NamedEffect, second: NamedEffect) -> None:
        self.first = first
        self.second = second

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        choices: list[Choice] = [
            DeedToChoose(effect) for effect in (self.first, self.second) if effect.possible(game, resolution)
        ]
        chosen = choices[0]
        if len(choices) > 1:
            chosen = game.ask(Question(resolution.player, game.CHOOSE_ONE, choices, resolution.source))
        assert isinstance(chosen, DeedToChoose)
        chosen.effect.run(game, resolution)


class Unless(may.Unless[DeckBuildingGame, Resolution]):
    """Do something, unless a card of a kind is revealed from the hand. [dcdb Darkseid]"""

    fields = ("effect", "kind")
    prompt: ClassVar[Prompt] = SHOW

    def __init__(self, effect: CardEffect, kind: CardKind) -> None:
        super().__init__(effect)
        self.kind = kind

    def averted(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        found = [card for card in hand if self.kind.matches(game, card)]
        asked = game.is_asked_in_any_case(player, self.kind.matches)
        card = game.choose_card(player, self.prompt, found, resolution.source, optional=True, in_any_case=asked)
        if card is not None:
            self.do(game, card, resolution)
        return card is not None

    def do(self, game: DeckBuildingGame, card: GameCard, resolution: Resolution) -> None:
        """Do with a card of the hand what averts it."""
        game.reveal(resolution.player, [card], resolution.source)


class EachFoe(CardEffect):
    """Let each foe do something, clockwise; this is no Attack. [dcdb Clockwise Order]"""

    fields = ("effect",)
    several = True
    done_apart = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        speak_of_nothing(resolution)
        for foe in game.foes(resolution.player):
            run_for(game, foe, self.effect, resolution)


def speak_of_nothing(resolution: Resolution) -> None:
    """Begin anew to gather the cards of a text, and how much it does, where several players do something."""
    resolution.cards = []
    resolution.amount = 0
    resolution.parts = []


def run_for(game: DeckBuildingGame, player: int, effect: CardEffect, resolution: Resolution) -> bool:
    """Let another player do what a text says; its cards, and how much it did, join those of the whole text.

    What was named in the text, and its X, are the same for all.

    Returns:
        Whether that player did it.
    """
    part = Resolution(player, resolution.source)
    part.controller = resolution.controller
    part.number = resolution.number
    part.other = resolution.other
    effect.run(game, part)
    resolution.parts = [*resolution.parts, part]
    resolution.cards = resolution.cards + part.cards
    resolution.amount += part.amount
    return part.did
