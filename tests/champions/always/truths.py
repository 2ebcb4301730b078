"""What holds of every state of a game of Marvel Champions, checked as plainly as it can be said."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from longbox.conformance.truths import check_knowledge, check_piles
from longbox.games.champions.abilities import (
    FORCED_INTERRUPT,
    INTERRUPT,
    PER_PHASE,
    PER_ROUND,
    THIS_PHASE,
    THIS_ROUND,
    WHILE_IN_PLAY,
    CardAbility,
)
from longbox.games.champions.actions.threat import target_threat
from longbox.games.champions.definitions import (
    ALLY,
    ATTACHMENT,
    ENVIRONMENT,
    HIT_POINTS,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    RESTRICTED,
    SIDE_SCHEME,
    USES,
    VILLAIN,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import MOST_ABILITIES, STATUSES, UNATTACHED, Permanent
from longbox.games.champions.phases import ENDED, PLACING_THREAT, SETTING_UP, TAKING_TURN
from longbox.games.champions.table import (
    BENEATH,
    BOOST_CARDS,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    MAIN_SCHEME_DECK,
    RESOLVING,
    SCENARIO_AREA,
    SET_ASIDE,
    VILLAIN_DECK,
)
from longbox.games.champions.tableau import constants_of
from longbox.games.champions.text.play_rules import AttachTo, MaxPerPlayer, MaxPerRound
from longbox.kernel.abilities import Watcher
from longbox.kernel.zones import NOBODY

ENCOUNTER_CARDS = (ENCOUNTER_DECK, ENCOUNTER_DISCARD, BOOST_CARDS)
OF_THE_SCENARIO = (VILLAIN, MAIN_SCHEME, SIDE_SCHEME, ENVIRONMENT, ATTACHMENT, OBLIGATION)
RESTRICTED_ALLOWED = 2


def check(game: ChampionsGame) -> None:
    """All that holds between two steps."""
    check_anytime(game)
    check_rest(game)
    if game.phase != SETTING_UP:
        check_scenario(game)
        check_players(game)
    check_lasting(game)
    if game.over:
        check_end(game)
    else:
        check_alive(game)
        check_limits(game)
        check_turn(game)


def check_anytime(game: ChampionsGame) -> None:
    """What holds in the middle of a step, too."""
    check_piles(game)
    check_homes(game)
    check_objects(game)
    check_numbers(game)
    check_hosts(game)
    check_at_work(game)
    check_knowledge(game)


# Cards


def check_homes(game: ChampionsGame) -> None:
    """Cards lie only where their like may lie: players' cards with their owners, encounter cards elsewhere.

    [champions Ownership And Control; Running Out Of Cards]
    """
    for zone in ENCOUNTER_CARDS:
        for card in game.cards(zone):
            assert game.owners[card.serial] == NOBODY
            assert card.definition.type not in (VILLAIN, MAIN_SCHEME)
            assert not is_marker(card)
    for seat in game.players:
        for zone in (seat.deck, seat.hand, seat.discard):
            for card in game.cards(zone):
                assert game.owners[card.serial] == seat.number
                assert not card.definition.is_encounter_card
        for card in game.cards(seat.dealt):
            assert game.owners[card.serial] == NOBODY
        for card in game.cards(seat.engaged):
            assert card.definition.type == MINION
        for card in game.cards(seat.area):
            assert not card.definition.is_encounter_card
    for card in game.cards(SCENARIO_AREA):
        assert card.definition.type in OF_THE_SCENARIO


def is_marker(card: GameCard) -> bool:
    """Whether a card stands for one that lies facedown."""
    return card.definition.code == ""


def is_marking(game: ChampionsGame, card: GameCard) -> bool:
    """Whether a marker lies over a facedown card in play, or beside the table with the others."""
    return game.in_play(card) == (card.serial in game.beneath.values()) and (
        game.in_play(card) or game.lies_in(card, SET_ASIDE)
    )


# Cards in play


def check_objects(game: ChampionsGame) -> None:
    """Exactly the cards in play areas are objects; who controls and is engaged is told by where they lie."""
    areas = [zone for zone in game.zones if zone.in_play]
    in_play = {card.serial for zone in areas for card in game.cards(zone)}
    assert set(game.objects) == in_play
    numbers = [thing.number for thing in game.objects.values()]
    assert len(set(numbers)) == len(numbers)
    for serial, thing in game.objects.items():
        assert isinstance(thing, Permanent)
        assert thing.card is game.box[serial]
        zone = game.place_of(thing.card)
        own_area = zone.owner != NOBODY and zone is game.players[zone.owner].area
        assert thing.controller == (zone.owner if own_area else NOBODY)
        assert thing.engaged in (NOBODY, zone.owner)


def check_numbers(game: ChampionsGame) -> None:
    """Nothing is ever below zero, and nothing lies where it can't.

    [champions Threat, Damage, All-Purpose Counter; Status Cards; Exhausted]
    """
    for thing in permanents(game):
        definition = thing.card.definition
        assert thing.damage >= 0
        assert thing.threat >= 0
        assert all([count >= 0 for count in thing.counters.values()]), thing.counters
        assert len(set(thing.statuses)) == len(thing.statuses)
        assert set(thing.statuses) <= set(STATUSES)
        if not definition.is_character:
            assert thing.statuses == ()
            assert thing.damage == 0 or definition.type == ATTACHMENT, thing.card
        if not definition.is_scheme:
            assert thing.threat == 0, thing.card
        if thing.controller == NOBODY:
            assert not thing.exhausted, thing.card
        for use, count in thing.used.items():
            check_use(game, thing, use, count)


def check_use(game: ChampionsGame, thing: Permanent, use: int, count: int) -> None:
    """Only what has a limit is counted, and never more often than it allows. [champions Limit]"""
    card = game.box[use // MOST_ABILITIES]
    assert card is thing.card or game.other_sides.get(card.serial) is thing.card
    ability = card.definition.abilities[use % MOST_ABILITIES]
    assert ability.limit in (PER_ROUND, PER_PHASE)
    assert count == 1


def check_hosts(game: ChampionsGame) -> None:
    """What is attached is attached to something in play; what must be attached is. [champions Attach To]

    Cards lie facedown only under cards in play.
    """
    for thing in permanents(game):
        if thing.attached_to != UNATTACHED:
            assert thing.attached_to in game.objects, thing.card
            assert thing.attached_to != thing.card.serial
    assert set(game.beneath) == {card.serial for card in game.cards(BENEATH)}
    for serial, host in game.beneath.items():
        assert host in game.objects, (game.box[serial], game.box[host])


def check_at_work(game: ChampionsGame) -> None:
    """Exactly the abilities of cards in play wait and work, beside lasting effects. [champions Constant Ability]"""
    for before, lists in ((True, game.guards), (False, game.watchers)):
        waiting = [names_of(watcher, kind) for kind, same in enumerate(lists) for watcher in same]
        assert Counter(waiting) == Counter(expected_watchers(game, before=before))
    constants = [
        (id(working.constant), serial_of(working.situation.source), working.situation.player)
        for working in game.at_work
        if working.until == WHILE_IN_PLAY
    ]
    expected = [
        (id(constant), thing.card.serial, thing.controller)
        for thing in permanents(game)
        for constant in constants_of(thing.card.definition)
    ]
    assert Counter(constants) == Counter(expected)


Waiting = tuple[int, int, int, int]


def names_of(watcher: Watcher, kind: int) -> Waiting:
    """A watcher as plain numbers: kind of event, ability, card, player."""
    return (kind, id(watcher.ability), serial_of(watcher.source), watcher.controller)


def serial_of(card: GameCard | None) -> int:
    """The number of a card."""
    return -1 if card is None else card.serial


def expected_watchers(game: ChampionsGame, *, before: bool) -> list[Waiting]:
    """The abilities of cards in play that wait for something, before or after it happens."""
    return [
        (kind.number, id(ability), thing.card.serial, thing.controller)
        for thing in permanents(game)
        for ability in thing.card.definition.abilities
        if ability.occasion is not None and comes_before(ability) == before
        for kind in ability.occasion.kinds
    ]


def comes_before(ability: CardAbility) -> bool:
    """Whether an ability interrupts."""
    return ability.timing in (INTERRUPT, FORCED_INTERRUPT)


def permanents(game: ChampionsGame) -> list[Permanent]:
    """The objects in play."""
    return [thing for thing in game.objects.values() if isinstance(thing, Permanent)]


# Between two steps


def check_rest(game: ChampionsGame) -> None:
    """Nothing is half done. A game that has ended may have ended in the middle of something."""
    assert [card for card in game.box if is_marker(card) and not is_marking(game, card)] == []
    assert game.pending == []
    assert game.modifiers == []
    if not game.over:
        assert game.acts == []
        assert game.falling == []
        assert game.peril == NOBODY
        assert game.cards(RESOLVING) == []
        assert game.cards(BOOST_CARDS) == []


def check_scenario(game: ChampionsGame) -> None:
    """One stage of the villain and one side of the main scheme are in play. [champions In Play And Out Of Play]"""
    area = game.cards(SCENARIO_AREA)
    assert [card for card in area if card.definition.type == VILLAIN] == [game.villain()]
    assert [card for card in area if card.definition.type == MAIN_SCHEME] == [game.main_scheme()]
    if not game.over:
        assert game.cards(ENCOUNTER_DECK) or not game.cards(ENCOUNTER_DISCARD)


def check_players(game: ChampionsGame) -> None:
    """Players have one side of their identity in play; of those who are out, nothing is. [champions Identity]"""
    if all(game.eliminated):
        assert game.over
        return
    for seat in game.players:
        face = game.box[game.identities[seat.number]]
        assert game.lies_in(game.other_side(face), SET_ASIDE)
        in_play = [card for card in game.cards(seat.area) if card.definition.is_identity]
        if game.eliminated[seat.number]:
            zones = (seat.area, seat.engaged, seat.hand, seat.deck, seat.dealt)
            assert [card for zone in zones for card in game.cards(zone)] == []
        else:
            assert in_play == [face]


def check_lasting(game: ChampionsGame) -> None:
    """What lasts for an attack is gone with it. [champions Lasting Effects, Delayed Effects]"""
    if not game.over:
        for working in game.at_work:
            assert working.until in (WHILE_IN_PLAY, THIS_PHASE, THIS_ROUND)
        for delayed in game.delayed:
            assert delayed.when in (THIS_PHASE, THIS_ROUND)


def check_alive(game: ChampionsGame) -> None:
    """What should be defeated or completed is not in play. [champions Defeat, Remaining Hit Points, Main Scheme]"""
    for card in game.characters():
        assert game.remaining(card) > 0, card
        assert game.value(card, HIT_POINTS) > 0
    for scheme in game.side_schemes():
        assert game.permanent(scheme).threat > 0, scheme
    main = game.main_scheme()
    if game.phase != SETTING_UP:
        assert game.permanent(main).threat < target_threat(game, main.definition)


def check_limits(game: ChampionsGame) -> None:
    """No limit is exceeded. [champions Ally Limit; Restricted; Unique; Max; Uses X]"""
    for player in game.in_order():
        controlled = game.controlled(player)
        assert len([card for card in controlled if card.definition.type == ALLY]) <= game.ally_limit(player)
        restricted = [card for card in controlled if game.keyword(card, RESTRICTED) is not None]
        assert len(restricted) <= RESTRICTED_ALLOWED
        for card in controlled:
            check_card_limits(game, card, controlled)
    unique = [card for card in game.cards_in_play() if card.definition.unique]
    for card, other in combinations(unique, 2):
        assert may_both_be_in_play(card, other), (card, other)
    for thing in permanents(game):
        if USES in thing.card.definition.keywords:
            assert thing.counters.get(thing.card.definition.uses, 0) > 0, thing.card


def check_card_limits(game: ChampionsGame, card: GameCard, controlled: list[GameCard]) -> None:
    """A card's own limits are kept, and it is attached if it says so. [champions Max, Attach To]"""
    copies = [other for other in controlled if other.definition.name == card.definition.name]
    for play_rule in card.definition.play_rules:
        if isinstance(play_rule, MaxPerPlayer):
            assert len(copies) <= play_rule.most
        if isinstance(play_rule, AttachTo):
            assert game.host(card) is not None, card


def may_both_be_in_play(card: GameCard, other: GameCard) -> bool:
    """Whether two unique cards differ in title, or in the other name that they are known by. [champions Unique]"""
    one, two = card.definition, other.definition
    return one.name != two.name or (bool(one.subtitle) and bool(two.subtitle) and one.subtitle != two.subtitle)


def check_turn(game: ChampionsGame) -> None:
    """It is the turn of somebody who is there. [champions Player Phase, First Player]"""
    assert not game.eliminated[game.first_player]
    assert (game.active != NOBODY) == (game.phase == TAKING_TURN)
    if game.active != NOBODY:
        assert not game.eliminated[game.active]
    if game.phase == PLACING_THREAT:
        for player in game.in_order():
            check_new_hand(game, player)
    for play_rule, name in max_per_round(game):
        assert game.maxima.get(name, 0) <= play_rule.most


def check_new_hand(game: ChampionsGame, player: int) -> None:
    """After the player phase, hands are full and cards are ready. [champions End Of Player Phase]"""
    seat = game.players[player]
    held = len(game.cards(seat.hand))
    exhausted_deck = not game.cards(seat.deck)
    assert held == game.hand_size(player) or (held < game.hand_size(player) and exhausted_deck)
    assert [card for card in game.controlled(player) if game.permanent(card).exhausted] == []


def max_per_round(game: ChampionsGame) -> list[tuple[MaxPerRound, str]]:
    """The limits on how often titles are played in a round."""
    return [
        (play_rule, definition.name)
        for definition in {card.definition for card in game.box}
        for play_rule in definition.play_rules
        if isinstance(play_rule, MaxPerRound)
    ]


def check_end(game: ChampionsGame) -> None:
    """A game that is over was won or lost by one of the ways there are. [champions Winning The Game]"""
    assert game.phase == ENDED
    if game.won:
        assert game.cards(VILLAIN_DECK) == []
        assert game.remaining(game.villain()) <= 0
    elif not all(game.eliminated):
        assert game.cards(MAIN_SCHEME_DECK) == []
        main = game.main_scheme()
        assert game.permanent(main).threat >= target_threat(game, main.definition)
