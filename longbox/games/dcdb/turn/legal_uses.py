"""What a player can use in a turn, of what is in play and of Main Characters. [cube 1.090, 2.052]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.answers import Use, UseLent
from longbox.games.dcdb.definitions import GameCard, UseAbility, has
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.places import controlled_in_play, controls_elsewhere
from longbox.games.dcdb.text.using import PlayAgainOnce
from longbox.kernel.effects import Resolution
from longbox.kernel.reasons import Requirement, all_hold

PLAY_AGAIN_ONCE: Final = PlayAgainOnce()


class IsBeforeThem(Requirement[DeckBuildingGame, GameCard]):
    """It is the player's Main Character, face up, or lies in the player's play area. [cube 1.090, 6.301]"""

    rule = "1.090"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return has(usable(game, player), subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} is neither in play before you nor your Main Character."


class CanBeUsed(Requirement[DeckBuildingGame, GameCard]):
    """It says something that its player can use. [cube 2.052]"""

    rule = "2.052"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        there = [card for card in usable(game, player) if has([card], subject)]
        return bool(subject.definition.uses) or any([bool(uses_of(game, card)) for card in there])

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} has nothing that you could use."


class IsNotUsedUp(Requirement[DeckBuildingGame, Use]):
    """It wasn't used this turn, if it can be used once. [cube 1.104]"""

    rule = "1.104"

    def holds(self, game: DeckBuildingGame, player: int, subject: Use) -> bool:
        return is_not_used_up(game, subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: Use) -> str:
        return f"You have used {subject.card} this turn, and can do so once."


def is_not_used_up(game: DeckBuildingGame, use: Use) -> bool:
    """Whether a use can be used still: it wasn't this turn, or can be used more than once. [cube 1.104]"""
    return not use.once or (use.card.serial, use.number) not in game.ledger.this_turn.used


class IsPayable(Requirement[DeckBuildingGame, Use]):
    """What it costs can be paid, and what it does be done. [cube 1.090]"""

    rule = "1.090"

    def holds(self, game: DeckBuildingGame, player: int, subject: Use) -> bool:
        return subject.ability.can_be_used(game, player, subject.card)

    def lacking(self, game: DeckBuildingGame, player: int, subject: Use) -> str:
        return f"You can't pay what using {subject.card} costs, or it would do nothing."


STILL_TO_HOLD_OF_USES: Final[tuple[Requirement[DeckBuildingGame, Use], ...]] = (IsNotUsedUp(), IsPayable())
"""What must hold of an ability of a card that lies where it can be used."""


def uses(game: DeckBuildingGame) -> list[Use]:
    """Using what the active player has in play, and the Main Characters. [cube 1.090, 2.052]

    It asks as `STILL_TO_HOLD_OF_USES` does, without calling; `tests/dcdb/test_offers.py` holds the two together.
    """
    player = game.active
    turn = game.ledger.this_turn
    beside = turn.lent or turn.texts or turn.next_types or game.ledger.left or game.always_ask
    if beside or game.hero_face_down[player] or (game.some_control_elsewhere and controls_elsewhere(game, player)):
        return all_uses(game)
    piles = game.piles
    seat = game.players[player]
    first = seat.deck.number
    used = turn.used
    found: list[Use] = []
    for use in game.own_uses[player] or game.find_own_uses(player):
        needed = use.needed
        if needed is None:
            if is_not_used_up(game, use) and use.ability.can_be_used(game, player, use.card):
                found.append(use)
            continue
        pile = piles[first + needed.zone]
        # What was used is asked late, as mostly the cards are lacking.
        if len(pile) < needed.count or (used and use.once and (use.card.serial, use.number) in used):
            continue
        if not (needed.any_will_do or needed.are_among(game, pile)):
            continue
        if needed.is_all or use.ability.can_be_done(game, Resolution(player, use.card)):
            found.append(use)
    return found


def all_uses(game: DeckBuildingGame) -> list[Use]:
    """The same where cards can have more uses than their own, need other cards, or lie elsewhere."""
    player = game.active
    return [
        use
        for card in usable(game, player)
        for use in uses_of(game, card)
        if all_hold(STILL_TO_HOLD_OF_USES, game, player, use)
    ]


def uses_of(game: DeckBuildingGame, card: GameCard) -> list[Use]:
    """Using what a card says, and what another text lets its player use of it. [cube 1.090, 2.052]"""
    own = game.uses[card.serial]
    further: list[UseAbility] = [PLAY_AGAIN_ONCE] if card.serial in game.ledger.left else []
    further += [ability for text in game.texts_given(card) for ability in text.uses]
    return [*own, *[UseLent(card, len(own) + number, ability) for number, ability in enumerate(further)]]


def usable(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The Main Characters whose texts a player has, and the controlled cards in play. [cube 1.090, 6.301]"""
    return game.characters_of(player) + controlled_in_play(game, player)
