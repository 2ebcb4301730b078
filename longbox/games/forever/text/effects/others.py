"""What others do: "each Hero player discards a card". [forever Resolving Effects]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import CardEffect, Situation, Target
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import held
from longbox.games.forever.text.effects.cards import DiscardFromHand
from longbox.games.forever.text.players import choose_player, players_of
from longbox.kernel.terms import PLAYER


def could_do_some(game: ForeverGame, effect: CardEffect, situation: Situation) -> bool:
    """Whether a player could do any of it: who holds one card can discard that, where two are to be discarded.

    [forever Resolving Effects]
    """
    if isinstance(effect, DiscardFromHand):
        held = [card for card in game.hand(situation.player) if card is not situation.source]
        return bool(held) and effect.extent(game, situation) > 0
    return effect.possible(game, situation)


class EachDoes(CardEffect):
    """Each player of a kind does something."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect")
    several = True
    tells = "kind"
    doer: ClassVar[str] = "each player"

    def __init__(self, kind: str, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        theirs = [resolution.speaking_to(player) for player in self.players(game, resolution)]
        for own in theirs:
            own.did = False
            own.amount = 0
            if not game.over:
                game.run(self.effect, own)
        resolution.gather(theirs)
        resolution.speak_of([card for own in theirs for card in own.cards])
        resolution.did = bool(theirs) and all([own.did for own in theirs])
        resolution.amount = sum([own.amount for own in theirs])

    def players(self, game: ForeverGame, situation: Situation) -> list[int]:
        """Those who do it. A swayed character ignores Rogue players. [forever Swayed]"""
        able = players_of(game, self.kind, situation.player)
        return [player for player in able if not (game.is_swayed(situation.source) and game.is_rogue(player))]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        able = players_of(game, self.kind, resolution.player)
        return any([could_do_some(game, self.effect, resolution.speaking_to(player)) for player in able])


class OneDoes(EachDoes):
    """One player of a kind, whom you choose, does something: "a Hero player discards a card"."""

    several = False
    doer = "that player"

    def players(self, game: ForeverGame, situation: Situation) -> list[int]:
        return [choose_player(game, players_of(game, self.kind, situation.player), situation)]


class MostDoes(EachDoes):
    """The players who hold the most cards do something; all who are tied for that do. [forever Ties]"""

    def players(self, game: ForeverGame, situation: Situation) -> list[int]:
        able = super().players(game, situation)
        sought = self.sought([held(game, player, situation) for player in able])
        return [player for player in able if held(game, player, situation) == sought]

    def sought(self, counts: list[int]) -> int:
        """How many cards those hold who do it."""
        return max(counts, default=0)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        able = self.players(game, resolution)
        return any([could_do_some(game, self.effect, resolution.speaking_to(player)) for player in able])


class FewestDoes(MostDoes):
    """The players who hold the fewest cards do something. [forever Ties]"""

    def sought(self, counts: list[int]) -> int:
        return min(counts, default=0)


class ChoosePlayer(CardEffect):
    """A player of a kind is chosen, of whom the text goes on to speak: "choose a player. That player ...".

    [forever Target, Resolving Effects]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        choose_player(game, players_of(game, self.kind, resolution.player), resolution)


class ThatPlayerDoes(CardEffect):
    """The player whom the text chose does something: "that player discards a card"."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    refers = PLAYER
    doer = "that player"

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        theirs = resolution.speaking_to(resolution.chosen_player)
        theirs.did = False
        theirs.amount = 0
        game.run(self.effect, theirs)
        resolution.gather([theirs])
        resolution.speak_of(theirs.cards)
        resolution.did = theirs.did
        resolution.amount = theirs.amount


class ControllerDoes(CardEffect):
    """Who controls a card that the text spoke of does something: "its controller discards a card"."""

    fields: ClassVar[tuple[str, ...]] = ("target", "effect")
    tells = "target"

    def __init__(self, target: Target, effect: CardEffect) -> None:
        self.target = target
        self.effect = effect

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        for player in self.controllers(game, resolution):
            own = resolution.speaking_to(player)
            game.run(self.effect, own)
            resolution.gather([own])
            resolution.did = own.did

    def controllers(self, game: ForeverGame, situation: Situation) -> list[int]:
        """Those who control the cards; nobody does an Unaligned character. [forever Unaligned Character Cards]"""
        cards = [card for card in self.target.candidates(game, situation) if game.in_play(card)]
        players = [game.controller(card) for card in cards]
        return [player for player in dict.fromkeys(players) if player >= 0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        able = self.controllers(game, resolution)
        return any([self.effect.possible(game, resolution.speaking_to(player)) for player in able])
