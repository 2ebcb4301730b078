"""Resources: the pool, and what limited abilities cost. [forever Resource Pool, Cost, Character Abilities]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import HERO, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.cards import BY_NAME
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
    pool = game.piles[game.players[player].pool.number]
    if not pool and not game.spent[player]:
        return
    left = game.resources(player)
    if left:
        game.tell(Happening(events.LOST_RESOURCES, player, [], left, note=game.resource_word(player)))
    for card in pool.copy():
        game.discard(card)
    game.spent[player] = 0


def empty_pools(game: ForeverGame) -> None:
    """Lose what is left in all pools, as a phase ends. [forever Resource Pool]"""
    for seat in game.players:
        empty_pool(game, seat.number)


# What limited abilities cost


def purse(game: ForeverGame, player: int, character: GameCard | None, spared: GameCard | None) -> list[GameCard]:
    """The cards with which a player can pay for an ability of a character.

    [forever Use A Rogue Character Ability, Use A Hero Character Ability, Character Abilities, Cost]

    A Hero's abilities are paid with what is attached to or empowers that Hero, a Rogue's with cards of the hand; in any
    case with the player's own.

    Args:
        game: The game.
        player: Who pays.
        character: Whose ability it is.
        spared: A card that can't pay, as it is being played.
    """
    able = [card for card in pockets(game, player, character) if card.definition.resource > 0 and card is not spared]
    return [card for card in able if game.controller(card) == player]


def pockets(game: ForeverGame, player: int, character: GameCard | None) -> list[GameCard]:
    """The cards among which those are with which a player can pay for an ability of a character."""
    if character is None:
        return []
    if character.definition.type == HERO:
        return [*game.attached(character), *game.empowering(character)]
    return game.hand(player)


def can_pay(game: ForeverGame, player: int, character: GameCard | None, cost: int, spared: GameCard | None) -> bool:
    """Whether a player can pay so many resources for an ability of a character: as `purse`, until they suffice."""
    found = 0
    for card in pockets(game, player, character):
        resource = card.definition.resource
        if resource > 0 and card is not spared and game.controller(card) == player:
            found += resource
            if found >= cost:
                return True
    return found >= cost


def all_are_needed(game: ForeverGame, able: list[GameCard], cost: int) -> bool:
    """Whether a cost can't be paid without each of some cards, so that there is nothing to choose."""
    provided = [game.provides(card) for card in able]
    return sum(provided) - min(provided) < cost


def pay(game: ForeverGame, player: int, character: GameCard | None, cost: int, spared: GameCard | None) -> None:
    """Let a player discard cards until they provide what an ability costs; more than that is lost. [forever Cost]"""
    paid = 0
    given: list[GameCard] = []
    while paid < cost:
        able = [card for card in purse(game, player, character, spared) if card not in given]
        if all_are_needed(game, able, cost - paid):
            given += sorted(able, key=BY_NAME)
            break
        choices: list[Choice] = [*able]
        chosen = game.ask(Question(player, PAY, choices, character))
        card = able[able.index(chosen)]  # type: ignore[arg-type]
        given.append(card)
        paid += game.provides(card)
    if given:
        hand = game.players[player].hand
        held = [card for card in given if game.lies_in(card, hand)]
        game.tell(Happening(events.PAID, player, given, len(given)))
        leaving.discard_from_hand(game, player, held)
        leaving.discard_from_play(game, [card for card in given if card not in held], player)
