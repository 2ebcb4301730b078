"""Effects that pass cards to others. [cube 6.330-6.333]"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import CardEffect, WithIt, WithOneFromPlace
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED
from longbox.kernel.zones import Zone

TO_HANDS: Final = "hand"
TO_DISCARD_PILES: Final = "discard pile"
PASS: Final[Prompt] = Prompt("Choose a card to pass", "6.331")
GIVE: Final[Prompt] = Prompt("Choose a card to put into the attacking player's hand", "6.380")
TO_WHOM: Final[Prompt] = Prompt("Choose a player", "1.110")


def zone_of(game: DeckBuildingGame, player: int, where: str) -> Zone:
    """A player's hand or discard pile."""
    seat = game.players[player]
    return seat.hand if where == TO_HANDS else seat.discard


def pass_to(game: DeckBuildingGame, giver: int, card: GameCard, receiver: int, where: str) -> None:
    """Pass a card to a player. [cube 6.331]"""
    zone = zone_of(game, receiver, where)
    game.pass_on(giver, card, zone, f"into {zone.in_words()}")


class PassLeftAll(CardEffect):
    """All players choose a card of their hands, and pass it to the player on their left, at the same time."""

    fields = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        players = game.clockwise_from(resolution.player)
        passed = choose_together(game, players, PASS, resolution)
        for giver, card in zip(players, passed, strict=True):
            if card is not None:
                pass_to(game, giver, card, game.clockwise_from(giver)[1], self.where)


class PassToEachFoe(CardEffect):
    """Choose a card of the hand for each foe, and pass it into that foe's discard pile, as far as there are any."""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        resolution.did = False
        for foe in game.foes(player):
            hand = game.cards(game.players[player].hand)
            card = game.choose_card(player, PASS, hand, resolution.source)
            if card is not None:
                pass_to(game, player, card, foe, TO_DISCARD_PILES)
                resolution.did = True

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))


class PassIt(WithIt):
    """Pass the card that was spoken of into the discard pile of a player of one's own team. [cube 1.110]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        team: list[Choice] = [game.players[mate] for mate in game.players[player].team]
        receiver = team[0] if len(team) == 1 else game.ask(Question(player, TO_WHOM, team, resolution.source))
        for card in self.it(game, resolution):
            pass_to(game, player, card, game.players[player].team[team.index(receiver)], TO_DISCARD_PILES)


class PutIntoAttackersHand(WithOneFromPlace):
    """Choose a card of a kind and put it into the attacking player's hand; in the Cube, whose it is. [cube 5.020]"""

    prompt = GIVE

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        for foe in game.foes(player):
            if foe == game.active_player():
                game.put(player, card, game.players[foe].hand, f"into {game.name(foe)}'s hand")


def choose_together(
    game: DeckBuildingGame,
    players: list[int],
    prompt: Prompt,
    resolution: Resolution,
    left_out: dict[int, list[int]] | None = None,
) -> list[GameCard | None]:
    """Let players choose a card of their hands at the same time; none where a hand has none but that left out.

    Args:
        game: The game.
        players: Who chooses.
        prompt: What they are asked.
        resolution: What makes them choose.
        left_out: The places in the hand of the cards that a player can't choose, by player. They aren't the cards
            themselves, which those who are asked may not know.
    """
    without = left_out or {}
    asked = [player for player in players if len(hand_without(game, player, without)) > 1]
    # No function in here: compiled, it and what it stands in would hold each other, and the game beyond its end.
    answers = iter(game.ask_all(asked, partial(choosing_of_hand, game, prompt, resolution, without)))
    chosen: list[GameCard | None] = []
    for player in players:
        hand = hand_without(game, player, without)
        chosen.append(next(answers) if len(hand) > 1 else hand[0] if hand else None)  # type: ignore[arg-type]
    return chosen


def choosing_of_hand(
    game: DeckBuildingGame, prompt: Prompt, resolution: Resolution, left_out: dict[int, list[int]], player: int
) -> Question:
    """What asks a player for a card of the hand but for those whose places are left out, by player."""
    return Question(player, prompt, [*hand_without(game, player, left_out)], resolution.source)


def hand_without(game: DeckBuildingGame, player: int, left_out: dict[int, list[int]]) -> list[GameCard]:
    """The cards of a player's hand but for those whose places are left out, by player."""
    hand = game.cards(game.players[player].hand)
    return [card for place, card in enumerate(hand) if place not in left_out.get(player, [])]


def places_in_hands(game: DeckBuildingGame, players: list[int], cards: list[GameCard | None]) -> dict[int, list[int]]:
    """Where the cards lie that players chose of their hands, by player."""
    chosen = zip(players, cards, strict=True)
    return {player: [game.cards(game.players[player].hand).index(card)] for player, card in chosen if card is not None}
