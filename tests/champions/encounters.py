"""A game of Marvel Champions in its first turn, in which encounter cards can be revealed at will."""

from __future__ import annotations

from typing import Any

from longbox.games.champions.actions import encounter, forms
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.system import SYSTEM
from longbox.games.champions.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View

DECLINING = ("done", "no", "pass", "no defense")


class Wishes(Answerer):
    """Answers with the first wish that a question offers, each once; declines all else, or takes what comes first."""

    def __init__(self) -> None:
        self.wishes: list[str] = []
        self.asked: list[str] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        keys = question.keys()
        self.asked.append(f"{question.prompt.words}: {', '.join(keys)}")
        for wish in self.wishes:
            if wish in keys:
                self.wishes.remove(wish)
                return question.find(wish)
        for key in DECLINING:
            if key in keys:
                return question.find(key)
        return question.choices[0]


class Play:
    """A game in its first turn, and who answers in it."""

    def __init__(self, *heroes: str, scenario: str = "Rhino", modular: str = "", expert: bool = False) -> None:
        options: dict[str, Any] = {"heroes": heroes or ("Spider-Man",), "scenario": scenario, "expert": expert}
        if modular:
            options["modular"] = (modular,)
        self.game: ChampionsGame = SYSTEM.new_game(options, 7)
        self.answers = Wishes()
        self.game.answerers = [self.answers for _ in self.game.players]
        SYSTEM.step(self.game)

    def wish(self, *keys: str) -> None:
        """Answer so, when it is offered."""
        self.answers.wishes += keys

    def hero_form(self, player: int = 0) -> None:
        """Turn a player to hero form."""
        if not self.game.in_hero_form(player):
            forms.change_form(self.game, player)

    def card(self, name: str, code: str = "") -> GameCard:
        """A card of the box by name, one that lies out of play if there is any."""
        named = [card for card in self.game.box if card.definition.name == name]
        coded = [card for card in named if not code or card.definition.code == code]
        outside = [card for card in coded if not self.game.in_play(card)]
        return (outside or coded)[0]

    def reveal(self, name: str, player: int = 0) -> GameCard:
        """Reveal an encounter card, from wherever it lies."""
        card = self.card(name)
        encounter.reveal(self.game, player, card)
        return card

    def on_top(self, *names: str) -> None:
        """Lay encounter cards on top of their deck, the first on top."""
        for name in reversed(names):
            card = self.card(name)
            self.game.move(card, ENCOUNTER_DISCARD)
            self.game.move(card, ENCOUNTER_DECK)

    def threat(self, name: str = "") -> int:
        """The threat on a scheme; on the main scheme if none is named."""
        scheme = self.in_play(name) if name else self.game.main_scheme()
        return self.game.permanent(scheme).threat

    def damage(self, card: GameCard) -> int:
        """The damage on a card in play."""
        return self.game.permanent(card).damage

    def hand(self, player: int = 0) -> int:
        """How many cards a player holds."""
        return len(self.game.cards(self.game.players[player].hand))

    def in_play(self, name: str) -> GameCard:
        """The card in play with a name."""
        return next(card for card in self.game.cards_in_play() if card.definition.name == name)

    def is_in_play(self, name: str) -> bool:
        """Whether a card with a name is in play."""
        return any(card.definition.name == name for card in self.game.cards_in_play())

    def drones(self, player: int = 0) -> int:
        """How many facedown minions are engaged with a player."""
        return len([card for card in self.game.minions_of(player) if card.definition.name == encounter.MARKER])

    def happened(self, kind: str) -> int:
        """How often something is written in the log."""
        return len([event for event in self.game.log if event.kind.name == kind])
