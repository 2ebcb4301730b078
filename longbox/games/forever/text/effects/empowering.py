"""Cards that empower Heroes by what a text says, or are discarded from them. [forever Empower, Empower A Hero]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import Filter, Situation, Target
from longbox.games.forever.actions import leaving, playing
from longbox.games.forever.definitions import HERO, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import AllThereAre, Chosen
from longbox.games.forever.text.effects.base import MeasuredOnCards, OnCards
from longbox.games.forever.text.effects.cards import DISCARD, has_cards
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need

EMPOWER: Final[Prompt] = Prompt("Choose a card to empower with", "Empower A Hero")


def empower(game: ForeverGame, player: int, card: GameCard, hero: GameCard) -> None:
    """Slide a card beneath a Hero by what a text says. [forever Empower]"""
    playing.put_beneath(game, card, hero)
    game.tell(Happening(events.EMPOWERED, player, card.alone, note=str(hero)))


class EmpowerFromHand(MeasuredOnCards):
    """Heroes are empowered with cards of your hand, which provide Renown. [forever Empower]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", (HERO,), "be empowered", "Empower"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        count = self.extent(game, situation)
        least = 0 if isinstance(self.amount, Chosen) else count
        done = 0
        for hero in cards:
            able = self.able_cards(game, situation)
            for card in game.choose_cards(situation.player, EMPOWER, able, situation.source, least, count):
                empower(game, situation.player, card, hero)
                done += 1
        situation.did = done > 0

    def able_cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the hand that could empower."""
        hand = game.hand(situation.player)
        own = [card for card in hand if game.owners[card.serial] == situation.player and card is not situation.source]
        return [card for card in own if card.definition.resource > 0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return super().possible(game, resolution) and bool(self.able_cards(game, resolution))


class EmpowerFromDiscard(OnCards):
    """Heroes are empowered with a card of your discard pile each, which you choose. [forever Empower]"""

    fields = ("target", "filter")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", (HERO,), "be empowered", "Empower"),)

    def __init__(self, target: Target, filter: Filter) -> None:
        super().__init__(target)
        self.filter = filter

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        situation.did = False
        for hero in cards:
            able = self.able_cards(game, situation)
            for card in game.choose_cards(situation.player, EMPOWER, able, situation.source, 1, 1):
                empower(game, situation.player, card, hero)
                situation.did = True

    def able_cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the discard pile that could empower."""
        discarded = game.cards(game.players[situation.player].discard)
        meant = [card for card in discarded if self.filter.matches(game, card, situation)]
        return [card for card in meant if card.definition.resource > 0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return super().possible(game, resolution) and bool(self.able_cards(game, resolution))


class EmpowerFromTop(OnCards):
    """Heroes are empowered with the top card of your deck. [forever Empower]"""

    needs = (Need("target", (HERO,), "be empowered", "Empower"),)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        seat = game.players[situation.player]
        for hero in cards:
            game.see_to_deck(seat.number)
            for card in game.topmost(seat.deck, 1):
                empower(game, seat.number, card, hero)
        game.see_to_deck(seat.number)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return super().possible(game, resolution) and has_cards(game, resolution.player)


class EmpowerFromTopOfDiscard(EmpowerFromTop):
    """Heroes are empowered with the top card of your discard pile, if that provides Renown. [forever Empower]"""

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        situation.did = False
        for hero in cards:
            for card in self.topmost(game, situation):
                empower(game, situation.player, card, hero)
                situation.did = True

    def topmost(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The top card of the discard pile, if a Hero can be empowered with it."""
        top = game.cards(game.players[situation.player].discard)[-1:]
        return [card for card in top if card.definition.resource > 0]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return OnCards.possible(self, game, resolution) and bool(self.topmost(game, resolution))


class DiscardEmpowering(MeasuredOnCards):
    """Cards that empower Heroes are discarded; who controls the Hero chooses which. [forever Empower, Discard]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("target", (HERO,), "be empowered", "Empower"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and bool(game.empowering(card))

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        count = self.amount.count(game, situation)
        least = 0 if isinstance(self.amount, Chosen) else count
        needed = 1 if isinstance(self.amount, AllThereAre) else max(least, 1)
        lost: list[GameCard] = []
        for hero in cards:
            player = game.controller(hero)
            lost += game.choose_cards(player, DISCARD, game.empowering(hero), situation.source, least, count)
        leaving.discard_from_play(game, lost, situation.player, situation.source)
        situation.amount = len(lost)
        situation.did = len(lost) >= needed
