"""What holds of every state of a deck-building game, checked as plainly as it can be said."""

from __future__ import annotations

from longbox.conformance.truths import check_knowledge, check_piles
from longbox.games.dcdb import events
from longbox.games.dcdb.actions.moving import NEVER_IN_LINE_UP
from longbox.games.dcdb.definitions import CardAbility, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE, LINE_UP
from longbox.games.dcdb.text.abilities import PutIntoPlayToAvoid
from longbox.games.dcdb.turn.legal_actions import for_sale
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


def check(game: DeckBuildingGame) -> None:
    """All that holds between two steps."""
    check_with_own_cards(game)
    check_put_away(game)


def check_with_own_cards(game: DeckBuildingGame) -> None:
    """All that holds between two steps, whatever cards there are."""
    check_piles(game)
    check_owners(game)
    check_beneath(game)
    check_removed(game)
    check_play(game)
    check_knowledge(game)
    check_watchers(game)
    check_turn(game)


def check_owners(game: DeckBuildingGame) -> None:
    """Cards in the middle belong to nobody, those in decks, hands and discard piles to whose they are.

    What lies under a Super Hero belongs to nobody in the Cube. [cube 6.320]
    """
    owners = game.owners
    for zone in game.format.shared:
        assert [card for card in game.piles[zone.number] if owners[card.serial] != NOBODY] == []
    for seat in game.players:
        for zone in (seat.deck, seat.hand, seat.discard, seat.under_hero):
            owner = NOBODY if zone is seat.under_hero and game.format.owned_by_place else seat.number
            assert [card for card in game.piles[zone.number] if owners[card.serial] != owner] == []
        for zone in (seat.on_hero, seat.beneath) if seat.beneath in game.zones else ():
            assert [card for card in game.piles[zone.number] if owners[card.serial] != NOBODY] == []
        assert [card for card in game.piles[seat.heroes.number] if not card.definition.is_hero] == []


def check_beneath(game: DeckBuildingGame) -> None:
    """What lies under a card in play is noted with it, and that card is its player's in play."""
    noted = game.ledger.beneath
    lying = [card for seat in game.players if seat.beneath in game.zones for card in game.cards(seat.beneath)]
    assert sorted(noted) == sorted([card.serial for card in lying])
    for serial, above in noted.items():
        assert game.lies_in(game.box[above], game.players[game.place_of(game.box[serial]).owner].play)


def check_removed(game: DeckBuildingGame) -> None:
    """In the Cube, what must leave the game lies nowhere else. [cube 5.060, 6.485]"""
    if game.format.unowned_leave:
        assert [card for card in game.cards(DESTROYED_PILE) if card.definition.is_super_villain] == []
        assert [card for card in game.cards(LINE_UP) if card.definition.stack in NEVER_IN_LINE_UP] == []


def check_play(game: DeckBuildingGame) -> None:
    """Objects are of cards in play, and all cards have one that stay or have somewhere of their own to go."""
    for serial, thing in game.objects.items():
        assert thing.card.serial == serial
        assert game.lies_in(thing.card, game.players[thing.controller].play)
    for seat in game.players:
        for card in game.cards(seat.play):
            assert card.serial in game.objects or not needs_object(game, card, seat.number)
    numbers = [thing.number for thing in game.objects.values()]
    assert len(set(numbers)) == len(numbers)


def check_put_away(game: DeckBuildingGame) -> None:
    """Whose turn it is not has in play what is Ongoing alone, and what was put there to avoid an Attack since.

    One's own cards can be played in others' turns.
    """
    for seat in game.players:
        if seat.number != game.active and not game.over:
            passing = [card for card in game.cards(seat.play) if not game.is_ongoing(card)]
            assert [card for card in passing if not avoided_since(game, seat.number, card)] == []


def avoided_since(game: DeckBuildingGame, player: int, card: GameCard) -> bool:
    """Whether a card was put into play to avoid an Attack after the last turn of its player, who hasn't played it.

    It stays until the end of the player's next turn. [cube Jaime Reyes (Teen Titans)]

    Copies log only what happens from then on: of what happened before, it is known that the card was put.
    """
    kinds = [event.kind for event in game.log if event.player == player and is_told_of(card, event)]
    into_play = isinstance(card.definition.defense, PutIntoPlayToAvoid) and game.was_put(card)
    return into_play and kinds[-1:] != [events.ENDED_TURN]


def is_told_of(card: GameCard, event: Event) -> bool:
    """Whether it is told that a card was put somewhere, or that a turn ended."""
    return event.kind is events.ENDED_TURN or (event.kind is events.PUT and card in event.cards)


def needs_object(game: DeckBuildingGame, card: GameCard, player: int) -> bool:
    """Whether something must be remembered of a card in play."""
    own = game.owners[card.serial] == player
    return card.definition.stays or not own


def check_watchers(game: DeckBuildingGame) -> None:
    """Each card in play with abilities and each face-up Super Hero watches, once; nothing waits between steps.

    What can be used is noted of each player, in the order in which it lies there: Super Heroes, then what is in play.

    What a card made wait for the rest of the turn comes on top of that.

    No card that one of them waits for is taken for one that nothing waits for.
    """
    assert game.pending == []
    assert game.resolving == []
    for watcher in game.watchers[events.PLAYED.number]:
        assert isinstance(watcher.ability, CardAbility)
        assert watcher.ability.marks & ~game.awaited[watcher.controller] == 0
    for seat in game.players:
        own = game.cards(seat.heroes) + game.cards(seat.play)
        assert game.find_own_uses(seat.number) == tuple([use for card in own for use in game.uses[card.serial]])
        awake = [card for card in game.cards(seat.play) if card.definition.abilities]
        heroes = game.cards(seat.heroes)
        awake += [] if game.hero_face_down[seat.number] else heroes
        for card in [*awake, *heroes]:
            watchers = [watcher for watcher in game.watchers_of(card) if watcher.controller == seat.number]
            watching = [watcher.ability for watcher in watchers if not watcher.passing]
            expected = card.definition.abilities if card in awake else ()
            assert sorted(watching, key=repr) == sorted(expected, key=repr)


def check_turn(game: DeckBuildingGame) -> None:
    """Power is never negative but in the Cube, and what is counted for a turn is gone with it; a game can end in one.

    Nothing is for sale for less than the game goes by.
    """
    assert game.power() >= 0 or game.format.owned_by_place
    assert game.least_cost <= min([card.definition.cost for card in for_sale(game)], default=game.least_cost)
    if game.active == NOBODY and not game.over:
        assert (game.power_gained, game.power_spent, game.extra_cards, game.draws_told) == (0, 0, 0, 0)
        assert game.played == []
        assert game.gained == []
        assert game.modifiers == []
        assert game.passing == []


def check_tokens(game: DeckBuildingGame) -> None:
    """In the Cube, each VP token was given by a text, and each that is gone was taken or paid. [cube 1.060, 6.550]"""
    for player in range(len(game.players)):
        told = [event for event in game.log if event.player == player]
        got = sum([event.amount for event in told if event.kind is events.GOT_VP])
        gone = sum([event.amount for event in told if event.kind in (events.LOST_VP, events.PAID_VP)])
        assert game.ledger.vp[player] == got - gone >= 0
