"""Resources: the pool, and what limited abilities cost. [forever Resource Pool, Cost, Character Abilities]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import HERO, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question

PAY: Final[Prompt] = Prompt("Discard a card to pay for it", "Cost")


# The resource pool


def add_to_pool(game: ForeverGame, player: int, card: GameCard) -> None:
    """Put a card of the hand into the resource pool. [forever Resource Pool]"""
    game.move(card, game.players[player].pool)
    word = game.resource_word(player)
    game.tell(Happening(events.POOLED, player, card.alone, game.provides(card), note=word))


def spend(game: ForeverGame, player: int, cost: int) -> None:
    """Take resources out of a player's pool. [forever Resource Pool]"""
    game.spent[player] += cost


def empty_pool(game: ForeverGame, player: int) -> None:
    """Discard the cards of a pool; what is left of it is lost. [forever Rogue Action Phase, Hero Action Phase]"""
    left = game.resources(player)
    if left:
        game.tell(Happening(events.LOST_RESOURCES, player, [], left, note=game.resource_word(player)))
    for card in game.cards(game.players[player].pool).copy():
        game.discard(card)
    game.spent[player] = 0


def empty_pools(game: ForeverGame) -> None:
    """Lose what is left in all pools, as a phase ends. [forever Resource Pool]"""
    for seat in game.players:
        empty_pool(game, seat.number)


# What limited abilities cost


def purse(game: ForeverGame, player: int, character: GameCard | None, spared: GameCard | None) -> list[GameCard]:
    """The cards with which a player can pay for an ability of a character. [forever Character Abilities, Cost]

    A Hero's abilities are paid with what is attached to or empowers that Hero, a Rogue's with cards of the hand.

    Args:
        game: The game.
        player: Who pays.
        character: Whose ability it is.
        spared: A card that can't pay, as it is being played.
    """
    if character is None:
        return []
    if character.definition.type == HERO:
        cards = [*game.attached(character), *game.empowering(character)]
    else:
        cards = game.hand(player)
    return [
        card for card in cards if card is not spared and game.provides(card) > 0 and card_is_own(game, player, card)
    ]


def card_is_own(game: ForeverGame, player: int, card: GameCard) -> bool:
    """Whether a player may pay with a card: with the own ones. [forever Cost]"""
    return game.controller(card) == player


def can_pay(game: ForeverGame, player: int, character: GameCard | None, cost: int, spared: GameCard | None) -> bool:
    """Whether a player can pay so many resources for an ability of a character."""
    return sum([game.provides(card) for card in purse(game, player, character, spared)]) >= cost


def pay(game: ForeverGame, player: int, character: GameCard | None, cost: int, spared: GameCard | None) -> None:
    """Let a player discard cards until they provide what an ability costs; more than that is lost. [forever Cost]"""
    paid = 0
    given: list[GameCard] = []
    while paid < cost:
        able = [card for card in purse(game, player, character, spared) if card not in given]
        choices: list[Choice] = [*able]
        chosen = able[0] if len(able) == 1 else game.ask(Question(player, PAY, choices, character))
        card = able[able.index(chosen)]  # type: ignore[arg-type]
        given.append(card)
        paid += game.provides(card)
    if given:
        hand = game.players[player].hand
        held = [card for card in given if game.lies_in(card, hand)]
        game.tell(Happening(events.PAID, player, given, len(given)))
        leaving.discard_from_hand(game, player, held)
        leaving.discard_from_play(game, [card for card in given if card not in held], player)
