"""Effects that play cards: again, from other places, or when others are played."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import DestroyedPile, LineUp, find
from longbox.games.dcdb.table import DESTROYED_PILE, LINE_UP, MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.attacks import attack
from longbox.games.dcdb.text.effects import (
    UNDER_MAIN_DECK,
    CardEffect,
    WithOneFromPlace,
    chosen_foe,
    in_any_order,
    run_for,
    under_main_deck,
)
from longbox.games.dcdb.text.effects.base import CardAmount, WithIt
from longbox.games.dcdb.text.effects.others import foremost, nobody_can_fail, one_of
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

PLAY: Final[Prompt] = Prompt("Choose a card to play", "Order of Playing Your Cards")
PLAY_NEXT: Final[Prompt] = Prompt("Choose which card to play next", "Order of Playing Your Cards", ordered=True)
PLAY_FROM_PILE: Final[Prompt] = Prompt("Choose cards of the destroyed pile to play", "Order of Playing Your Cards")
RETURN_NOW: Final[Prompt] = Prompt("Return the card now, rather than at the end of the turn?", "1.140")
PLAY_AGAIN: Final[Prompt] = Prompt("Choose a card to play again", "Clayface")


class MakeAttack(CardEffect):
    """Attack each foe. [dcdb Attacks and Defenses]"""

    fields: ClassVar[tuple[str, ...]] = ("assault",)

    def __init__(self, assault: Assault) -> None:
        self.assault = assault

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        attack(game, self.attacked(game, resolution), self.assault, resolution)

    def attacked(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        """Who is attacked."""
        return game.foes(resolution.player)


class AttackNext(MakeAttack):
    """Attack the player on the left. [dcdb Attacks and Defenses]"""

    def attacked(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return game.clockwise_from(resolution.player)[1:2]


class AttackOneFoe(MakeAttack):
    """Attack a foe whom the player chooses; in the Cube, all of them. [dcdb Attacks and Defenses] [cube 6.099]"""

    def attacked(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        if game.format.attacks_on_one_hit_all:
            return game.foes(resolution.player)
        return chosen_foe(game, resolution)


class AttackForemost(AttackOneFoe):
    """Attack the foe with the most of something, or the fewest; in the Cube, all foes who are even in that.

    [dcdb Attacks and Defenses] [cube 6.099]
    """

    fields = ("relation", "amount", "assault")

    def __init__(self, relation: str, amount: CardAmount, assault: Assault) -> None:
        super().__init__(assault)
        self.relation = relation
        self.amount = amount

    def attacked(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        ahead = foremost(game, resolution, game.foes(resolution.player), self.relation, self.amount)
        return ahead if game.format.attacks_on_one_hit_all else one_of(game, resolution, ahead)


class AttackFor(MakeAttack):
    """Attack each foe, and for each who does what the Attack says you do something. [dcdb Attacks and Defenses]"""

    fields = ("assault", "benefit")

    def __init__(self, assault: Assault, benefit: CardEffect) -> None:
        super().__init__(assault)
        self.benefit = benefit

    def unclear(self) -> str:
        return nobody_can_fail(self.assault)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        super().run(game, resolution)
        for _ in range(self.times(game, resolution)):
            if not game.over:
                run_for(game, resolution.player, self.benefit, resolution)

    def times(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        """How many did it."""
        return [part.did for part in resolution.parts].count(True)


class AttackForOthers(AttackFor):
    """The same for each foe who doesn't, be it that they avoid the Attack."""

    def times(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(game.foes(resolution.player)) - super().times(game, resolution)


class PlayAgain(CardEffect):
    """Play a card of a kind again that was played this turn. [dcdb Clayface] [cube 1.030]

    It must still lie where it resolved, and be fully resolved.
    """

    fields = ("kind",)
    needs = circumstances.BEFORE_IT_IS_OVER

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = [card for card in game.resolved_here(player) if self.kind.matches(game, card)]
        card = game.choose_card(player, PLAY_AGAIN, found, resolution.source)
        if card is not None:
            game.play(player, card, again=True)


class Borrow(CardEffect):
    """Play a card of a kind from a place in the middle, to which it returns at the end of the turn.

    [dcdb Emerald Knight]
    """

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, LineUp())
        card = game.choose_card(player, PLAY, found, resolution.source)
        if card is not None:
            game.play(player, card, LINE_UP)
            return_at_once(game, player, card, LINE_UP)


class PlayFrom(WithOneFromPlace):
    """Play a card of a kind from a place where it could not be played otherwise. [cube 6.350, 6.351]"""

    needs = circumstances.IN_YOUR_TURN
    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played")
    prompt = PLAY

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.play(player, card)


class PlayIt(WithIt):
    """Play the card that was spoken of, from wherever it lies. [cube 6.350, 6.351]"""

    needs = circumstances.IN_YOUR_TURN
    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = self.it(game, resolution)[-1:]
        resolution.did = bool(cards)
        for card in cards:
            self.play(game, resolution.player, card)

    def play(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Play it."""
        game.play(player, card)


class PlayItAndReturn(PlayIt):
    """Play the card that was spoken of, and put it back where it lay as soon as it is resolved."""

    def play(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        play_and_return(game, player, card, game.place_of(card))


class PlayTopSuperVillain(CardEffect):
    """Play the top card of the Super-Villain stack, and put it back. [dcdb Super-Villain Cards in Your Deck]

    Meanwhile, the next card of the stack is on top, face down.
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(SUPER_VILLAIN_STACK)
        if card is not None:
            face_up = game.super_villain_face_up
            game.super_villain_face_up = False
            play_and_return(game, resolution.player, card, SUPER_VILLAIN_STACK)
            game.super_villain_face_up = face_up


def return_at_once(game: DeckBuildingGame, player: int, card: GameCard, zone: Zone) -> None:
    """Let a player return a card that nobody owns as soon as it was played, and not later. [cube 1.140]"""
    if not game.format.owned_by_place or game.owners[card.serial] != NOBODY:
        return
    if game.lies_in(card, game.players[player].play) and game.may(player, RETURN_NOW, card):
        game.put(player, card, zone, f"into {zone.in_words()}")


class PlayOneAndReturn(CardEffect):
    """Play one of the cards of a kind that were shown, and put it back on top of its owner's deck.

    [dcdb X-Ray Vision]
    """

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = [card for card in resolution.cards if self.kind.matches(game, card)]
        card = game.choose_card(player, PLAY, found, resolution.source)
        if card is not None:
            play_and_return(game, player, card, game.players[game.owners[card.serial]].deck)


def play_and_return(game: DeckBuildingGame, player: int, card: GameCard, zone: Zone) -> None:
    """Play a card, and put it back as soon as it is resolved, if it is still in play."""
    game.play(player, card, zone)
    if game.lies_in(card, game.players[player].play):
        game.put(player, card, zone, f"on top of {zone.in_words()}")
        game.show(card, EVERYBODY)


class PlayThem(CardEffect):
    """Play each of the cards of a kind that were spoken of, in any order. [dcdb Order of Playing Your Cards]"""

    fields = ("kind", "how")

    def __init__(self, kind: CardKind, how: str) -> None:
        self.kind = kind
        self.how = how

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        play_each(game, resolution, [card for card in resolution.cards if self.kind.matches(game, card)])


def play_each(game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> None:
    """Play each of some cards that still lies where it did, in any order. [cube 1.120]"""
    player = resolution.player
    left = cards.copy()
    places = {card.serial: game.place_of(card) for card in left}
    while left:
        card = game.choose_card(player, PLAY_NEXT, left, resolution.source)
        assert card is not None
        left.remove(card)
        game.play(player, card)
        left = [other for other in left if game.lies_in(other, places[other.serial])]


class PlayOneFromEach(CardEffect):
    """Choose one of the cards of a kind that each foe revealed, and play them in any order. [cube 1.120, 5.020]"""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        chosen: list[GameCard] = []
        for foe in game.foes(resolution.player):
            hand = game.cards(game.players[foe].hand)
            shown = [card for card in resolution.cards if card in hand and self.kind.matches(game, card)]
            card = game.choose_card(resolution.player, PLAY, shown, resolution.source)
            if card is not None:
                chosen.append(card)
        play_each(game, resolution, chosen)


class PlayAnyAndReturn(PlayThem):
    """Play as many of the cards of a kind that were spoken of as the player likes, and return each to its owner.

    They go where they were, into the discard piles. [cube 1.120, 5.020]
    """

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        left = [card for card in resolution.cards if self.kind.matches(game, card)]
        places = {card.serial: game.place_of(card) for card in left}
        while left:
            card = game.choose_card(player, PLAY_NEXT, left, resolution.source, optional=True)
            if card is None:
                return
            left.remove(card)
            self.play(game, player, card, places[card.serial])
            left = [other for other in left if game.lies_in(other, places[other.serial])]

    def play(self, game: DeckBuildingGame, player: int, card: GameCard, place: Zone) -> None:
        """Play one of them, and return it if it is still in play. [cube 3.040]"""
        game.play(player, card, place)
        if game.lies_in(card, game.players[player].play):
            game.put(player, card, place, f"into {place.in_words()}")


class PlayFromDestroyedPile(CardEffect):
    """Play up to so many cards of a kind from the destroyed pile, then put them on the bottom of the main deck.

    Which they are is chosen before the first is played. All players know where they go. [cube 1.120, 1.130]
    """

    fields = ("count", "kind")
    not_zero = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int, kind: CardKind) -> None:
        self.count = count
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = find(game, player, self.kind, DestroyedPile())
        chosen = game.choose_cards(player, PLAY_FROM_PILE, found, resolution.source, 0, self.count)
        resolution.did = bool(chosen)
        for card in in_any_order(game, resolution, PLAY_NEXT, chosen):
            if game.lies_in(card, DESTROYED_PILE):
                game.play(player, card, MAIN_DECK)
        played = [card for card in chosen if game.lies_in(card, game.players[player].play)]
        for card in in_any_order(game, resolution, UNDER_MAIN_DECK, played):
            under_main_deck(game, player, card)
            game.show(card, EVERYBODY)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)
