"""What First Appearances do with the cards of all players' hands that go to the left. [cube 6.331-6.333]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.table import way_into
from longbox.games.dcdb.text.assaults import HAND_LEFT, PASS_LEFT, next_to_left
from longbox.games.dcdb.text.effects import CardEffect, by_name, choose_together, places_in_hands, random_card, run_for
from longbox.games.dcdb.text.effects.passing import TO_DISCARD_PILES, zone_of
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

KEEP: Final[Prompt] = Prompt("Choose a card to keep", "6.331", ordered=False)


class PassLeftFor(Assault):
    """All pass a card of the hand to the left, at the same time; who passed one of a kind does something.

    Who avoids the Attack neither passes nor gets a card.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "effect")
    needs = circumstances.IN_LATER_SETS

    def __init__(self, kind: CardKind, effect: CardEffect) -> None:
        self.kind = kind
        self.effect = effect

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        for giver, card in zip(players, choose_together(game, players, PASS_LEFT, resolution), strict=True):
            if card is not None:
                zone = game.players[next_to_left(game, giver, players)].discard
                game.pass_on(giver, card, zone, way_into(zone))
                if game.lies_in(card, zone) and self.kind.matches(game, card):
                    run_for(game, giver, self.effect, resolution)


class PassLeft(Assault):
    """All who are hit pass a card of the hand to the left, at the same time; the last to the player who attacks them.

    Who avoids the Attack neither passes nor gets a card; who is left alone passes none. [cube 6.082, 6.331-6.333]
    """

    fields: ClassVar[tuple[str, ...]] = ("where",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, where: str) -> None:
        self.where = where

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        prompt = PASS_LEFT if self.where == TO_DISCARD_PILES else HAND_LEFT
        chosen = choose_together(game, players, prompt, resolution)
        receivers = players if game.active == NOBODY else [*players, game.active]
        for giver, card in zip(players, chosen, strict=True):
            if card is not None:
                zone = zone_of(game, next_to_left(game, giver, receivers), self.where)
                game.pass_on(giver, card, zone, way_into(zone))


class KeepAndPassLeft(Assault):
    """All keep so many cards of their hands and pass the others to the hand on the left, at the same time.

    Who avoids the Attack neither passes nor gets a card; who is left alone passes none. [cube 6.333]
    """

    fields: ClassVar[tuple[str, ...]] = ("count",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, count: int) -> None:
        self.count = count

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        kept: dict[int, list[int]] = {player: [] for player in players}
        for _ in range(self.count):
            chosen = places_in_hands(game, players, choose_together(game, players, KEEP, resolution, kept))
            kept = {player: [*kept[player], *chosen.get(player, [])] for player in players}
        passed = [(player, self.others(game, player, kept[player])) for player in players]
        for giver, cards in passed:
            zone = game.players[next_to_left(game, giver, players)].hand
            for card in cards:
                game.pass_on(giver, card, zone, way_into(zone))

    def others(self, game: DeckBuildingGame, player: int, kept: list[int]) -> list[GameCard]:
        """The cards of a hand but for those that are kept, by their places."""
        hand = game.cards(game.players[player].hand)
        return by_name([card for place, card in enumerate(hand) if place not in kept])


class PutRandomLeft(Assault):
    """All put a random card of the hand into the discard pile on the left, and again as long as it is of a kind.

    In the Cube, that is the discard pile of its owner. [cube 5.020, 6.332]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        for giver in players:
            zone = game.players[next_to_left(game, giver, players)].discard
            again = True
            while again:
                card = random_card(game, giver)
                again = card is not None and self.kind.matches(game, card)
                if card is not None:
                    game.put(giver, card, zone, way_into(zone))
