"""Cards that leave play, or come back to it. [forever Out Of Play, Discard, Sacrifice, Recover]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.actions import remembering, timing
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import DECK, HAND, IN_PLAY, Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import LOCATION_DISCARD, REMOVED, RESOLVING
from longbox.kernel.zones import NOBODY, Zone


def leave(game: ForeverGame, card: GameCard, zone: Zone) -> None:
    """Let a card leave play. What is attached to it and what empowers it goes to its owner's discard pile.

    [forever Attachment Card, Attack]
    """
    hanging = [*game.attached(card), *game.empowering(card)]
    event = Happening(events.DISCARD, NOBODY, hanging, len(hanging), note=IN_PLAY)
    if hanging:
        event.player = game.owners[hanging[0].serial]
        timing.meanwhile(game, event)
        hanging = [other for other in hanging if game.in_play(other) or other.serial in game.beneath]
    game.move(card, zone)
    for other in hanging:
        game.discard(other)
    if hanging:
        game.tell(event)


def discard_from_play(game: ForeverGame, cards: list[GameCard], player: int, source: GameCard | None = None) -> None:
    """Discard cards in play, that empower a Hero, or that were revealed, each to its owner's discard pile.

    [forever Discard, Reveal]
    """
    laid = [card for card in cards if game.in_play(card)]
    event = Happening(events.DISCARD, player, cards, len(cards), source, player, note=place_of(game, cards))
    if laid:
        event = discard_laid(game, event, laid)
    for card in [card for card in cards if card not in laid]:
        game.discard(card)
        see_to_decks(game)
    if laid:
        remembering.write(game, Happening(events.DISCARD, player, cards, len(cards), source, player))
        timing.after(game, [event])
    elif cards:
        timing.tell(game, event)


def place_of(game: ForeverGame, cards: list[GameCard]) -> str:
    """From where cards are discarded that are not in play: of a hand or a deck, or else nothing."""
    for seat in game.players:
        if any([game.lies_in(card, seat.hand) for card in cards]):
            return HAND
        if any([game.lies_in(card, seat.deck) for card in cards]):
            return DECK
    return ""


def discard_laid(game: ForeverGame, event: Happening, laid: list[GameCard]) -> Happening:
    """Discard those of some cards that are in play, once what comes as they are discarded has come. [forever When]

    Returns:
        That these are discarded.
    """
    of_these = Happening(events.DISCARD, event.player, laid, len(laid), event.source, event.by, note=IN_PLAY)
    timing.meanwhile(game, of_these)
    for card in [card for card in laid if game.in_play(card)]:
        leave(game, card, LOCATION_DISCARD if game.owners[card.serial] == NOBODY else game.owner(card).discard)
    return of_these


def see_to_decks(game: ForeverGame) -> None:
    """See that nobody's deck is empty from which a card was taken. [forever Player Decks]"""
    for seat in game.players:
        game.see_to_deck(seat.number)


def discard_from_hand(game: ForeverGame, player: int, cards: list[GameCard], source: GameCard | None = None) -> None:
    """Discard cards of a hand. [forever Discard]"""
    for card in cards:
        game.discard(card)
    if cards:
        timing.tell(game, Happening(events.DISCARD, player, cards, len(cards), source, player, note=HAND))


def discard_top(game: ForeverGame, player: int, count: int, source: GameCard | None = None) -> list[GameCard]:
    """Discard cards from the top of a deck, but none of a deck made anew by it. [forever Player Decks]

    Returns:
        The cards discarded.
    """
    seat = game.players[player]
    game.see_to_deck(player)
    discarded = [*reversed(game.piles[seat.deck.number][-count:])] if count > 0 else []
    for card in discarded:
        game.discard(card)
    if discarded:
        event = Happening(events.DISCARD, player, discarded, len(discarded), source, player, note=DECK)
        game.see_to_deck(player)
        timing.tell(game, event)
    return discarded


def finish_event(game: ForeverGame, card: GameCard) -> None:
    """Discard an event that has been resolved, unless it went elsewhere. [forever Play A Card]"""
    if game.lies_in(card, RESOLVING):
        game.discard(card)


def sacrifice(game: ForeverGame, card: GameCard) -> None:
    """Remove a card from the game. [forever Sacrifice]"""
    if game.in_play(card):
        leave(game, card, REMOVED)
    else:
        game.beneath.pop(card.serial, None)
        game.move(card, REMOVED)
    game.tell(Happening(events.REMOVED, NOBODY, card.alone))


def recover(game: ForeverGame, card: GameCard) -> None:
    """Return a character that was knocked out or captured to play, exhausted and without damage. [forever Recover]"""
    game.move(card, game.owner(card).area)
    game.permanent(card).exhausted = True
    timing.tell(game, Happening(events.RECOVERED, game.owners[card.serial], card.alone))


def to_reserve(game: ForeverGame, card: GameCard) -> None:
    """Let a character retreat to its owner's reserve."""
    leave(game, card, game.owner(card).reserve)
    game.tell(Happening(events.MOVED, NOBODY, card.alone, note="to the reserve"))
