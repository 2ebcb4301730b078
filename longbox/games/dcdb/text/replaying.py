"""Effects that play cards which lie elsewhere, or play cards again: from decks, from all of the Line-Up."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import InPlay, LineUp, Place, find
from longbox.games.dcdb.table import DESTROYED_PILE, LINE_UP, MAIN_DECK
from longbox.games.dcdb.text.effects import DESTROY, DRAWN, CardEffect, MoveThem, gain_to, remember
from longbox.games.dcdb.text.effects.gaining import TO_DISCARD_PILE
from longbox.games.dcdb.text.effects.putting import to_hand
from longbox.games.dcdb.text.effects.them import Some
from longbox.games.dcdb.text.endings import AsTurnEnds, do_as_turn_ends
from longbox.games.dcdb.text.playing import PLAY_AGAIN, PLAY_NEXT, play_and_return, play_each
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN
from longbox.kernel.zones import EVERYBODY

RETURN_LATER: Final[Prompt] = Prompt("Choose a card to take back at the end of the turn", "8.030")
POWER_OF: Final[Prompt] = Prompt("Choose a card whose Power you get", "Indigo Tribe Power Ring (Heroes Unite)")
CHOOSE_PLAYED: Final[Prompt] = Prompt("Choose a card that you played this turn", "1.040")
COPY: Final[Prompt] = Prompt("Choose a card whose text is done", "Order of Playing Your Cards")


class PlayTopOfDeck(CardEffect):
    """Play the top card of the deck. [cube 2.010, 6.351]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of_deck(resolution.player)
        remember(resolution, card)
        if card is not None:
            game.play(resolution.player, card)


class PlayFromMainDeck(CardEffect):
    """Play the top card of the main deck; the text goes on to say what becomes of it. [cube 2.010, 6.351]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        remember(resolution, card)
        if card is not None:
            game.reveal(resolution.player, [card], resolution.source)
            game.play(resolution.player, card)


class DrawAndPlay(CardEffect):
    """Draw some of the cards that were shown, and then play these in any order. [cube 1.080, 1.120]"""

    fields = ("some",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, some: Some) -> None:
        self.some = some
        self.drawing = MoveThem(some, DRAWN)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.drawing.run(game, resolution)
        hand = game.players[resolution.player].hand
        play_each(game, resolution, [card for card in resolution.cards if game.lies_in(card, hand)])


class PlayTopOfMainDeck(CardEffect):
    """Play the top card of the main deck, and put it back. All know it then. [cube 1.130]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = game.top_of(MAIN_DECK)
        remember(resolution, card)
        if card is not None:
            game.reveal(resolution.player, [card], resolution.source)
            play_and_return(game, resolution.player, card, MAIN_DECK)
            if game.lies_in(card, MAIN_DECK):
                game.show(card, EVERYBODY)


class PlayAllInLineUp(CardEffect):
    """Play all cards of a kind in the Line-Up, and then return them there. [cube 1.120, 1.140]

    Which they are is settled before the first is played. [cube Mind Control Hat (Heroes Unite)]
    """

    fields = ("kind",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        left = find(game, player, self.kind, LineUp())
        played: list[GameCard] = []
        while left:
            card = game.choose_card(player, PLAY_NEXT, left, resolution.source)
            assert card is not None
            left.remove(card)
            game.play(player, card, LINE_UP)
            played.append(card)
            left = [other for other in left if game.lies_in(other, LINE_UP)]
        for card in played:
            if game.lies_in(card, game.players[player].play):
                game.put(player, card, LINE_UP, "into the Line-Up")

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(find(game, resolution.player, self.kind, LineUp()))


class PlayAgainEach(CardEffect):
    """Play a card of each of several kinds again that was played this turn, as the player likes. [cube 1.030]"""

    fields = ("kinds",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = circumstances.BEFORE_IT_IS_OVER

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = False
        for kind in self.kinds:
            found = playable_again(game, resolution.player, kind)
            card = game.choose_card(resolution.player, PLAY_AGAIN, found, resolution.source, optional=True)
            if card is not None:
                resolution.did = True
                game.play(resolution.player, card, again=True)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


def playable_again(game: DeckBuildingGame, player: int, kind: CardKind) -> list[GameCard]:
    """The cards of a kind that were played this turn, are resolved, and still lie where they resolved. [cube 1.030]"""
    return [card for card in game.resolved_here(player) if kind.matches(game, card)]


class ChoosePlayed(CardEffect):
    """Choose a card of a kind that was played this turn, and lies where it resolved. [cube 1.030, 1.040]"""

    fields = ("kind",)
    mentions: ClassVar[tuple[str, ...]] = ("kind",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = circumstances.BEFORE_IT_IS_OVER

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.choose(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.choose(game, resolution, optional=True)

    def choose(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Let the player choose it, or none where that is left to the player."""
        player = resolution.player
        found = playable_again(game, player, self.kind)
        remember(resolution, game.choose_card(player, CHOOSE_PLAYED, found, resolution.source, optional=optional))

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(playable_again(game, resolution.player, self.kind))


class PlayItAgain(CardEffect):
    """Play the card that was spoken of again, if it was played this turn and lies where it resolved. [cube 1.030]"""

    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = circumstances.BEFORE_IT_IS_OVER

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = [card for card in resolution.cards[-1:] if card in game.resolved_here(resolution.player)]
        resolution.did = bool(cards)
        for card in cards:
            game.play(resolution.player, card, again=True)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return any([card in game.resolved_here(resolution.player) for card in resolution.cards[-1:]])


class PlayAgainAndDestroy(CardEffect):
    """Play a card of a kind again that was played this turn, and then destroy it. [cube 1.030, 1.040]"""

    fields = ("kind",)
    needs = circumstances.BEFORE_IT_IS_OVER

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = playable_again(game, player, self.kind)
        card = game.choose_card(player, PLAY_AGAIN, found, resolution.source)
        if card is None:
            return
        place = game.place_of(card)
        game.play(player, card, again=True)
        if game.lies_in(card, place) and place is not DESTROYED_PILE:
            game.destroy(player, card)


class GainTopAndPlay(CardEffect):
    """Gain so many cards from the top of the main deck, play them, and destroy one of them.

    [cube Shazam! (Forever Evil)]
    """

    fields = ("count",)
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        seat = game.players[player]
        gained: list[GameCard] = []
        for card in game.topmost(MAIN_DECK, self.count):
            gain_to(game, player, card, TO_DISCARD_PILE)
            gained.append(card)
        left = gained.copy()
        while left:
            card = game.choose_card(player, PLAY_NEXT, left, resolution.source)  # type: ignore[assignment]
            left.remove(card)
            game.play(player, card)
            left = [other for other in left if game.lies_in(other, seat.discard)]
        found = [card for card in gained if game.lies_in(card, seat.play) and game.can_destroy(player)]
        chosen = game.choose_card(player, DESTROY, found, resolution.source)
        if chosen is not None:
            game.destroy(player, chosen)


class TakeBackAtEndOfTurn(CardEffect):
    """Choose another card of a kind that was played this turn; it may go into the hand as the turn ends.

    It does so if it still lies where it resolved. [cube 3.040, The Hourglass (Crossover 1)]
    """

    fields = ("kind",)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = playable_again(game, player, self.kind)
        card = game.choose_card(player, RETURN_LATER, found, resolution.source)
        if card is not None and game.format.played_when_resolved:
            do_as_turn_ends(game, player, card, TakenBackAsTurnEnds(game.places[card.serial]))
        elif card is not None:
            hand = game.players[player].hand
            game.objects[card.serial] = PlayedCard(card, game.next_time(), player, hand)


class TakenBackAsTurnEnds(AsTurnEnds):
    """It goes into the hand, unless that is missed. [cube 1.101, 10.040]"""

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return True

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        to_hand(game, player, card)


class PowerOfAnother(CardEffect):
    """Choose a card that was played this turn: get as much Power as it gave. [cube 1.040]

    What it gives later changes nothing any more. [cube Indigo Tribe Power Ring (Heroes Unite)]
    """

    fields = ("kind",)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = [card for card in game.resolved_here(player) if self.kind.matches(game, card)]
        card = game.choose_card(player, POWER_OF, found, resolution.source)
        if card is not None:
            game.gain_power(player, game.power_given_by(card), resolution.source)


class DoTextOf(CardEffect):
    """Choose a card of a kind in a place, or one that was played this turn, and do what its text says. [cube 1.010]

    It has all names too for this turn, where that card does. [cube Kyle Rayner (Heroes Unite)]
    """

    fields = ("kind", "place")
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        in_play = [card for card in find(game, player, self.kind, InPlay()) if card in game.played]
        found = [card for card in find(game, player, self.kind, self.place) + in_play if card not in game.resolving]
        card = game.choose_card(player, COPY, found, resolution.source)
        if card is None:
            return
        game.log.append(Event(events.CHOSE, player, [], note=card.name))
        if card.definition.all_names and resolution.source is not None:
            game.ledger.this_turn.all_named.append(resolution.source.serial)
        if card.definition.effect is not None:
            game.run(card.definition.effect, Resolution(player, resolution.source))
