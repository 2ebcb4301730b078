"""What may be done in a turn: what must hold for it, and all that is offered. [dcdb Turns, Buying Cards]

A card stands for its name in what must hold: it is any card of that name.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb.actions.duplicates import duplicates
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.answers import Purchase, TimeTravel
from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.definitions import GameCard, has
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import KICK_STACK, LINE_UP, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.keywords import travellers
from longbox.games.dcdb.turn.clock import answers_of_the_table
from longbox.games.dcdb.turn.legal_uses import CanBeUsed, IsBeforeThem, uses
from longbox.kernel.choices import Choice, Word
from longbox.kernel.limits import MOST_ACTIONS
from longbox.kernel.reasons import Requirement, all_hold
from longbox.kernel.zones import NOBODY

END_TURN: Final[Word] = Word("end turn", "End your turn")
ONLY_END_TURN: Final[list[Choice]] = [END_TURN]
LONG_TURN: Final = 10
REFILL: Final[Word] = Word("refill", "Refill the Line-Up (On Patrol)")


# Whatever is done


class GameGoesOn(Requirement[DeckBuildingGame, object]):
    """The game has not ended. [dcdb End of Game]"""

    rule = "End of Game"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return not game.over

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return "The game is over."


class IsOwnTurn(Requirement[DeckBuildingGame, object]):
    """It is the player's turn. [dcdb Turns]"""

    rule = "Turns"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return game.active == player

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return "It is nobody's turn now." if game.active < 0 else f"It is {game.name(game.active)}'s turn."


class AllResolved(Requirement[DeckBuildingGame, object]):
    """No card is being resolved. [dcdb Order of Playing Your Cards]"""

    rule = "Order of Playing Your Cards"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return not game.resolving

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return f"{game.resolving[-1]} is resolved first."


class TurnHasAnEnd(Requirement[DeckBuildingGame, object]):
    """The turn is not one without end: cards of one's own can come back again and again. [dcdb Turns]"""

    rule = "Turns"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return len(game.played) < MOST_ACTIONS

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return f"You have played {MOST_ACTIONS} cards this turn, more than any turn needs: it can only be ended."


# Playing and buying cards


class IsInHand(Requirement[DeckBuildingGame, GameCard]):
    """The player holds it. [dcdb Order of Playing Your Cards] [cube 6.351]"""

    rule = "Order of Playing Your Cards"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return has(game.cards(game.players[player].hand), subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} is not in your hand."


class IsNoWeakness(Requirement[DeckBuildingGame, GameCard]):
    """It is no Weakness. [dcdb The Stacks]"""

    rule = "The Stacks"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return subject.definition.stack != "weakness"

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return "A Weakness is never bought."


class IsNotBorrowed(Requirement[DeckBuildingGame, GameCard]):
    """It was not taken out of the Line-Up to be played. [dcdb Emerald Knight]"""

    rule = "Emerald Knight"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        if has(for_sale(game), subject):
            return True
        played = [thing for thing in game.objects.values() if isinstance(thing, PlayedCard)]
        return not has([thing.card for thing in played if thing.goes_to is LINE_UP], subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} was played from the Line-Up and can't be bought this turn."


class IsForSale(Requirement[DeckBuildingGame, GameCard]):
    """It lies in the Line-Up or on top of a stack. [dcdb Buying Cards]"""

    rule = "Buying Cards"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return has(for_sale(game), subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} is not in the Line-Up or on top of a stack."


class SuperVillainIsLeft(Requirement[DeckBuildingGame, object]):
    """There is a Super-Villain on the stack. [dcdb The Stacks]"""

    rule = "The Stacks"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return bool(game.piles[SUPER_VILLAIN_STACK.number])

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return "No Super-Villain is left on the stack."


class SuperVillainIsFaceUp(Requirement[DeckBuildingGame, object]):
    """The top of the stack is face up. [dcdb The Super-Villains]"""

    rule = "The Super-Villains"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return game.super_villain_face_up

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return "The next Super-Villain stays face down until your turn is over: you can defeat one a turn."


class IsOnTop(Requirement[DeckBuildingGame, GameCard]):
    """It is the Super-Villain that lies face up. [dcdb The Super-Villains]"""

    rule = "The Super-Villains"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return has(game.piles[SUPER_VILLAIN_STACK.number][-1:], subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        top = game.piles[SUPER_VILLAIN_STACK.number][-1]
        return f"{subject} is not on top of the Super-Villain stack; {top} is."


class IsAffordable(Requirement[DeckBuildingGame, GameCard]):
    """The player has the Power that a card for sale costs. [dcdb Buying Cards] [cube 6.094]"""

    rule = "Buying Cards"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return game.cost_of(subject) <= game.power()

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return f"{subject} costs {game.cost_of(subject)}; you have {game.power()} Power."


class IsNotHeldBack(Requirement[DeckBuildingGame, GameCard]):
    """It has no Frozen token, and didn't go into the Line-Up by Ninjutsu this turn. [cube 6.197, 6.294]"""

    rule = "6.197"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return not game.is_held_back(subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        if game.ledger.held_back[subject.serial] == NOBODY:
            return f"{subject} went into the Line-Up by Ninjutsu and can't be bought this turn."
        return f"{subject} has a Frozen token, so nobody can buy it."


class IsStillOpen(Requirement[DeckBuildingGame, GameCard]):
    """Nothing was bought this turn that keeps from buying there: from the stack, or from the Line-Up. [cube 6.092]"""

    rule = "6.092"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return not game.is_closed(subject)

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        if game.lies_in(subject, SUPER_VILLAIN_STACK):
            return "You have bought a card from the Line-Up or a Kick, so you can't defeat a Super-Villain this turn."
        return "You have defeated a Super-Villain, so you can't buy from the Line-Up or the Kick stack this turn."


class IsFirstKick(Requirement[DeckBuildingGame, GameCard]):
    """It is no second Kick of this turn. [cube 6.093, 6.230]"""

    rule = "6.093"

    def holds(self, game: DeckBuildingGame, player: int, subject: GameCard) -> bool:
        return not (game.lies_in(subject, KICK_STACK) and game.bought_a_kick())

    def lacking(self, game: DeckBuildingGame, player: int, subject: GameCard) -> str:
        return "You can buy one Kick a turn from the stack, and have bought one."


# Refilling the Line-Up


class IsOnPatrol(Requirement[DeckBuildingGame, object]):
    """The game is On Patrol. [dcdb On Patrol]"""

    rule = "On Patrol"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return game.on_patrol

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        return "The Line-Up is refilled during a turn only in the On Patrol game."


class SlotIsEmpty(Requirement[DeckBuildingGame, object]):
    """The Line-Up has an empty slot. [dcdb On Patrol]"""

    rule = "On Patrol"

    def holds(self, game: DeckBuildingGame, player: int, subject: object) -> bool:
        return len(game.piles[LINE_UP.number]) < LINE_UP_SIZE

    def lacking(self, game: DeckBuildingGame, player: int, subject: object) -> str:
        there = len(game.piles[LINE_UP.number])
        return f"The Line-Up has no empty slot: {there} cards lie in it, and {LINE_UP_SIZE} fill it."


TURN_HAS_AN_END: Final = TurnHasAnEnd()
IS_AFFORDABLE: Final = IsAffordable()
STILL_TO_HOLD: Final[tuple[Requirement[DeckBuildingGame, GameCard], ...]] = (
    IsNotHeldBack(),
    IsFirstKick(),
    IsStillOpen(),
    IS_AFFORDABLE,
)
"""What must hold of a card that lies where it is for sale."""
TO_ACT: Final = (GameGoesOn(), IsOwnTurn(), AllResolved())
"""What must hold for whatever a player does in a turn; who is asked to take it need not be asked for that again."""
TO_GO_ON: Final = (*TO_ACT, TURN_HAS_AN_END)
"""What must hold for whatever doesn't end the turn."""
TO_PLAY: Final[tuple[Requirement[DeckBuildingGame, GameCard], ...]] = (*TO_GO_ON, IsInHand())
TO_BUY: Final[tuple[Requirement[DeckBuildingGame, GameCard], ...]] = (
    *TO_GO_ON,
    IsNoWeakness(),
    IsNotBorrowed(),
    IsForSale(),
)
"""What must hold of a card that is bought, besides its cost."""
TO_DEFEAT: Final[tuple[Requirement[DeckBuildingGame, GameCard], ...]] = (
    *TO_GO_ON,
    SuperVillainIsLeft(),
    SuperVillainIsFaceUp(),
    IsOnTop(),
)
"""What must hold of a Super-Villain that is defeated, besides its cost."""
TO_REFILL: Final = (IsOnPatrol(), SlotIsEmpty())
TO_USE: Final[tuple[Requirement[DeckBuildingGame, GameCard], ...]] = (*TO_GO_ON, IsBeforeThem(), CanBeUsed())
"""What must hold of a card of which an ability is used, besides its cost."""


# All that is offered


def actions(game: DeckBuildingGame) -> list[Choice]:
    """All that the active player may do now: play, buy, or end the turn. [dcdb Passing, Nothing to Play]

    Who has played more cards than any turn needs can only end it: cards of one's own can come back without end.
    """
    return all_actions(game) if game.offers_more else few_actions(game)


def few_actions(game: DeckBuildingGame) -> list[Choice]:
    """The same, where nothing else can be done than to play and to buy."""
    piles = game.piles
    # Asked of long turns only: hardly any has as many actions as there are cards in two hands.
    if len(game.played) > LONG_TURN and not TURN_HAS_AN_END.holds(game, game.active, None):
        return ONLY_END_TURN
    hand: list[Any] = piles[game.players[game.active].hand.number]
    power = game.power_gained * game.power_factor - game.power_spent
    if power < game.least_cost:
        return hand + ONLY_END_TURN
    if game.modifiers or game.on_patrol:
        return all_actions(game)
    # The same as `purchases`, where no cost is modified and nothing closed, as nearly always: its calls and lists would
    # take 3 or 4 hundredths of a game of random players. `tests/rulebook/test_reasons.py` holds the two together.
    choices: list[Choice] = [*hand]
    buying = game.purchases
    for card in piles[LINE_UP.number]:
        if card.definition.cost <= power:
            choices.append(buying[card.serial])
    kicks = piles[KICK_STACK.number]
    if kicks and kicks[-1].definition.cost <= power:
        choices.append(buying[kicks[-1].serial])
    villains = piles[SUPER_VILLAIN_STACK.number]
    if game.super_villain_face_up and villains and villains[-1].definition.cost <= power:
        choices.append(game.defeats[villains[-1].serial])
    choices.append(END_TURN)
    return choices


def all_actions(game: DeckBuildingGame) -> list[Choice]:
    """The same, where more can be done than play and buy, or what is for sale or its cost has changed."""
    if len(game.played) > LONG_TURN and not TURN_HAS_AN_END.holds(game, game.active, None):
        return ONLY_END_TURN
    ledger = game.ledger
    power = game.power_gained * game.power_factor - game.power_spent
    choices: list[Choice] = [*game.piles[game.players[game.active].hand.number]]
    if power >= game.least_cost:
        choices += purchases(game) if game.modifiers or ledger.held_back else open_purchases(game, power)
    if game.offers_more:
        choices += uses(game)
        if game.travels:
            choices += travels(game)
        if ledger.duplicates:
            choices += duplicates(game)
    if game.on_patrol and all_hold(TO_REFILL, game, game.active, None):
        choices.append(REFILL)
    choices.append(END_TURN)
    if game.timed:
        choices += answers_of_the_table(game)
    return choices


def purchases(game: DeckBuildingGame) -> list[Purchase]:
    """Buying what is for sale and costs no more than the Power that is left. [dcdb Buying Cards]"""
    player = game.active
    if not game.ledger.closed and not game.ledger.held_back:
        return [purchase_of(game, card) for card in for_sale(game) if IS_AFFORDABLE.holds(game, player, card)]
    return [
        purchase_of(game, card)
        for card in for_sale(game)
        if all([requirement.holds(game, player, card) for requirement in STILL_TO_HOLD])
    ]


def open_purchases(game: DeckBuildingGame, power: int) -> list[Purchase]:
    """The same, where each card costs what is printed on it, and none is held back. [cube 6.091-6.094]

    It asks places and not cards whether they are closed; `tests/dcdb/test_offers.py` holds the two together.
    """
    closed = game.ledger.closed
    piles = game.piles
    buying = game.purchases
    found: list[Purchase] = []
    if not closed >> LINE_UP.number & 1:
        for card in piles[LINE_UP.number]:
            if card.definition.cost <= power:
                found.append(buying[card.serial])
    kicks = piles[KICK_STACK.number]
    if kicks and kicks[-1].definition.cost <= power and not closed >> KICK_STACK.number & 1:
        found.append(buying[kicks[-1].serial])
    villains = piles[SUPER_VILLAIN_STACK.number]
    is_open = game.super_villain_face_up and not closed >> SUPER_VILLAIN_STACK.number & 1
    if villains and is_open and villains[-1].definition.cost <= power:
        found.append(game.defeats[villains[-1].serial])
    return found


def travels(game: DeckBuildingGame) -> list[TimeTravel]:
    """Playing cards with Time Travel from where they lie. [cube 2.052, 6.510]"""
    return [game.travels[card.serial] for card in travellers(game)] if game.travels else []


def for_sale(game: DeckBuildingGame) -> list[GameCard]:
    """The cards for sale: the Line-Up, a Kick, and the face-up Super-Villain.

    [dcdb Buying Cards, The Stacks] [cube 6.091]
    """
    cards = game.piles[LINE_UP.number] + game.piles[KICK_STACK.number][-1:]
    if game.super_villain_face_up:
        cards += game.piles[SUPER_VILLAIN_STACK.number][-1:]
    return cards


def purchase_of(game: DeckBuildingGame, card: GameCard) -> Purchase:
    """Buying a card that is for sale, as an answer; or defeating it, where it lies on the stack. [dcdb Defeated]"""
    return game.defeats[card.serial] if game.lies_in(card, SUPER_VILLAIN_STACK) else game.purchases[card.serial]
