"""How a turn of the Cube ends, step by step, and when the game does. [cube 8.010-8.140]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.duplicates import point_out_between_turns
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.board import HAND_SIZE, LINE_UP_SIZE
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.ledger import Adjustment
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.appearing import flip_super_villain
from longbox.games.dcdb.text.assaults import end_turn_face_down
from longbox.games.dcdb.text.effects import DISCARD
from longbox.games.dcdb.text.keywords import return_teamworked
from longbox.games.dcdb.turn import clock, scoring
from longbox.games.dcdb.turn.ending import forget_turn, goes_into_deck, is_of_this_card, refill_line_up, send_home
from longbox.games.dcdb.waiting import EventAbility, EventWatcher, Triggered
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY, Zone

ADJUST: Final[Prompt] = Prompt("You may change your hand", "8.070")


def end_turn(game: DeckBuildingGame) -> int:
    """End the turn by the steps of the Cube. [cube 8.010-8.140]

    Returns:
        Whose turn is next; `NOBODY` where the game is over.
    """
    player = game.active
    announce(game, player)
    discard_hand(game, player)
    resolve_endings(game, player)
    clear_play(game, player)
    # The Power is lost, and all that lasted for the turn but a Confrontation. [cube 6.112, 8.050]
    confronting = game.ledger.this_turn.confronting
    forget_turn(game)
    game.ledger.this_turn.confronting = confronting
    game.draw_hand(player, HAND_SIZE)
    if game.ledger.adjustments:
        adjust_hands(game, player)
    if game.ledger.this_turn.confronting:
        end_confrontation(game, player)
    game.ledger.ending_turn = False
    return go_on(game, player)


def announce(game: DeckBuildingGame, player: int) -> None:
    """The turn is over, and so is what lasted for it; who took it stays the active player until 8.090. [cube 8.010]

    What waits for things that happen in turns isn't triggered any more. [cube 2.040, 6.520]
    """
    game.log.append(game.players[player].ending)
    game.active = NOBODY
    game.ledger.ending_turn = True
    if game.ledger.this_turn.texts:
        game.ledger.this_turn.texts = []
    if game.ledger.this_turn.types_given:
        game.ledger.this_turn.types_given = {}
    if game.modifiers or game.passing:
        game.end_turn_of_effects()
    if game.ledger.down_for_a_turn:
        end_turn_face_down(game, player)


def discard_hand(game: DeckBuildingGame, player: int) -> None:
    """Put the hand into the discard pile, which triggers nothing. [cube 8.020]"""
    seat = game.players[player]
    hand = game.move_all(seat.hand, seat.discard)
    if hand:
        game.log.append(Event(events.DISCARDED, player, hand))


class EndOfTurn(EventAbility):
    """What is to happen as the turn ends because of a card that was played. [cube 8.030]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (events.ENDED_TURN,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        card = watcher.source
        assert card is not None
        self.end(game, watcher.controller, card)

    def end(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Let it happen."""
        raise NotImplementedError


class OwnEnding(EndOfTurn):
    """What the card says itself, which may be missed. [cube 8.030, 10.040]

    What it says of itself needs it where it resolved, and all else lasts though it has left play. [cube 1.010, 3.040]
    """

    def may_be_missed(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        return True

    def is_moot(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        card = watcher.source
        assert card is not None
        ending = card.definition.at_end_of_turn
        if goes_into_deck(ending) and game.owners[card.serial] == NOBODY:
            return True
        return is_of_this_card(ending) and not game.lies_in(card, game.players[watcher.controller].play)

    def end(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        ending = card.definition.at_end_of_turn
        assert ending is not None
        game.run(ending, Resolution(player, card))


class ReturnHome(EndOfTurn):
    """The text that played it says where it goes: that is of type C, and must be done. [cube 1.103, 1.106, 10.040]"""

    verb = "return"

    def is_moot(self, game: DeckBuildingGame, watcher: EventWatcher) -> bool:
        card = watcher.source
        return card is not None and not game.lies_in(card, game.players[watcher.controller].play)

    def end(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        home = home_of(game, card)
        if home is not None:
            send_home(game, player, card, home)


OWN_ENDING: Final = OwnEnding()
RETURN_HOME: Final = ReturnHome()


def resolve_endings(game: DeckBuildingGame, player: int) -> None:
    """Resolve what is to happen at the end of the turn, in the player's order. [cube 8.030]

    A card that says something itself, and was played by a text that does, too, waits for both.
    """
    ended = game.players[player].ending
    if game.objects:
        for card in game.piles[game.players[player].play.number]:
            if card.serial in game.objects and home_of(game, card) is not None:
                game.pending.append(Triggered(EventWatcher(RETURN_HOME, player, card, game.next_time()), ended))
    said: list[GameCard] = []
    for card in game.played:
        if card.definition.at_end_of_turn is not None and card not in said:
            said.append(card)
            game.pending.append(Triggered(EventWatcher(OWN_ENDING, player, card, game.next_time()), ended))
    if game.ledger.this_turn.endings:
        game.pending += [Triggered(watcher, ended) for watcher in game.ledger.this_turn.endings]
    if game.watchers[events.ENDED_TURN.number]:
        game.notice(ended)
    if game.pending:
        game.drop_moot()
        game.resolve_triggers()


def home_of(game: DeckBuildingGame, card: GameCard) -> Zone | None:
    """Where a card in play goes as the turn ends, by the text that played it; none, if that says nothing."""
    thing = game.objects.get(card.serial)
    return thing.goes_to if isinstance(thing, PlayedCard) else None


def clear_play(game: DeckBuildingGame, player: int) -> None:
    """Put all cards in play that aren't Ongoing into the discard piles of their owners, untriggered. [cube 8.040]"""
    if game.objects:
        return_teamworked(game, player)
    seat = game.players[player]
    game.move_all(seat.play, seat.discard)
    if not game.piles[seat.play.number]:
        return
    for card in [card for card in game.piles[seat.play.number] if not game.is_ongoing(card)]:
        game.owners[card.serial] = owner_of(game, card, player)
        game.move(card, game.players[game.owners[card.serial]].discard)


def owner_of(game: DeckBuildingGame, card: GameCard, player: int) -> int:
    """Who owns a card in a player's play area: that player, if nobody does. [cube 6.320]"""
    owner = game.owners[card.serial]
    return player if owner == NOBODY else owner


def adjust_hands(game: DeckBuildingGame, player: int) -> None:
    """Let all players change their hands as they may, clockwise from the one whose turn it was. [cube 8.070]"""
    for other in game.clockwise_from(player):
        waiting = [adjustment for adjustment in game.ledger.adjustments if adjustment.player == other]
        while waiting:
            choices: list[Choice] = [*waiting, DONE]
            answer = game.ask(Question(other, ADJUST, choices, None, 0))
            if not isinstance(answer, Adjustment):
                break
            waiting.remove(answer)
            adjust(game, answer)
            if game.pending:
                game.resolve_triggers()


def adjust(game: DeckBuildingGame, adjustment: Adjustment) -> None:
    """Draw and discard as many cards as a text said, in its order. [cube 6.206, 6.207]"""
    player = adjustment.player
    for step in adjustment.steps:
        if step > 0:
            game.draw(player, step, adjustment.source)
            continue
        hand = game.cards(game.players[player].hand)
        for card in game.choose_cards(player, DISCARD, hand, adjustment.source, -step, -step):
            game.discard(card)


def end_confrontation(game: DeckBuildingGame, player: int) -> None:
    """A Confrontation that the player entered ends, which triggers nothing. [cube 6.112, 8.080]"""
    game.ledger.this_turn.confronting = False
    game.log.append(Event(events.LEFT_CONFRONTATION, player, []))


def go_on(game: DeckBuildingGame, player: int) -> int:
    """Fill the Line-Up, turn up a Super-Villain, and find who is next; without one, only to the end of the turn cycle.

    [cube 8.090-8.140]
    """
    if game.ledger.conceded and not clock.let_leave(game):
        return NOBODY
    if len(game.piles[LINE_UP.number]) < LINE_UP_SIZE and not refill_line_up(game):
        scoring.end_game(game, "the Line-Up can't be refilled")
        return NOBODY
    if game.ledger.duplicates:
        point_out_between_turns(game, player)
    there_is_one = game.super_villain_face_up or flip_super_villain(game, player)
    game.ledger.adjustments.clear()
    next_player = game.next_player(player)
    if clock.is_out_of_time(game):
        scoring.end_game(game, "time is over")
        return NOBODY
    if not there_is_one and next_player == game.ledger.first_player:
        scoring.end_game(game, "no Super-Villain is left, and the turn cycle is complete")
        return NOBODY
    return next_player
