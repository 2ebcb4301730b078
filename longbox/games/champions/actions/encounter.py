"""Encounter cards: dealing, revealing, engaging.

[champions Reveal; Deal, Deal An Encounter Card; Engaged; Surge; Peril]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import WHEN_REVEALED, Situation, abilities_of
from longbox.games.champions.actions import enemies, entering, revealed, threat, timing
from longbox.games.champions.definitions import (
    ATTACHMENT,
    ENVIRONMENT,
    MINION,
    OBLIGATION,
    PERIL,
    QUICKSTRIKE,
    SIDE_SCHEME,
    SURGE,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import BENEATH, ENCOUNTER_DISCARD, REMOVED, RESOLVING, SCENARIO_AREA, SET_ASIDE
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

CHOOSE_HOST: Final[Prompt] = Prompt("Choose what it is attached to", "Attach To")
MARKER: Final = "Drone"
"""The name of the markers for players' cards that are facedown minions."""


def reveal_top(game: ChampionsGame, player: int) -> None:
    """Reveal the top card of the encounter deck. [champions Reveal]"""
    card = game.top_encounter_card()
    if card is not None:
        game.move(card, RESOLVING)
        game.took_encounter_card()
        reveal(game, player, card)


def reveal(game: ChampionsGame, player: int, card: GameCard) -> None:
    """Reveal an encounter card, from wherever it lies, and resolve it; then surge. [champions Reveal, Surge, Peril]"""
    if game.over:
        return
    game.limits.enter(card)
    try:
        reveal_within(game, player, card)
    finally:
        game.limits.leave()


def reveal_within(game: ChampionsGame, player: int, card: GameCard) -> None:
    """Reveal a card within all that is being resolved. [champions Reveal, Surge, Peril]"""
    if not game.lies_in(card, RESOLVING):
        game.move(card, RESOLVING)
    peril = game.peril
    if game.keyword(card, PERIL) is not None:
        game.peril = player
    situation = resolve_revealed(game, player, card)
    game.peril = peril
    if situation.gains_surge and not game.over and not game.eliminated[player]:
        game.log.append(Happening(events.SURGED, player, card.alone))
        if game.plays(editions.SURGE):
            game.deal_encounter_card(player)
        else:
            reveal_top(game, player)


def resolve_revealed(game: ChampionsGame, player: int, card: GameCard) -> Situation:
    """Resolve a card that is revealed, by its type. [champions Reveal, Treachery, Cancel]

    Returns:
        How it went: whether it surges, above all.
    """
    event = Happening(events.REVEAL, player, card.alone)
    game.log.append(event)
    situation = Situation(player, card, event)
    going_on = timing.interrupts(game, event)
    if not game.lies_in(card, RESOLVING):
        return situation
    if not going_on:
        game.move(card, ENCOUNTER_DISCARD)
        return situation
    cancelled = event.cancelled and game.plays(editions.SURGE)
    situation.gains_surge = game.keyword(card, SURGE) is not None and not cancelled
    place(game, player, card, situation)
    if not game.plays(editions.QUICKSTRIKE):
        strike_quickly(game, card)
    if not event.cancelled and card.definition.type != OBLIGATION:
        revealed.resolve_abilities(game, abilities_of(card.definition, WHEN_REVEALED), situation)
    if game.lies_in(card, RESOLVING):
        game.move(card, ENCOUNTER_DISCARD)
    if game.plays(editions.QUICKSTRIKE):
        strike_quickly(game, card)
    timing.responses(game, [event])
    return situation


def place(game: ChampionsGame, player: int, card: GameCard, situation: Situation) -> None:
    """Put a revealed card where its type belongs. [champions Reveal]"""
    card_type = card.definition.type
    if card_type == MINION:
        enter_engaged(game, card, player)
    elif card_type == ATTACHMENT:
        attach(game, card, player, situation)
    elif card_type == SIDE_SCHEME:
        enter_scheme(game, card, player)
    elif card_type == ENVIRONMENT:
        entering.put_into_play(game, card, player)
    elif card_type == OBLIGATION:
        resolve_obligation(game, card, situation)


# By type


def enter_engaged(game: ChampionsGame, minion: GameCard, player: int) -> None:
    """Let a minion enter play, engaged with a player. [champions Minion, Engaged]"""
    game.move(minion, game.players[player].engaged)
    game.permanent(minion).engaged = player
    event = Happening(events.ENGAGED, player, minion.alone)
    game.log.append(event)
    entering.enters(game, minion, player, happened=(event,))


def engage(game: ChampionsGame, minion: GameCard, player: int) -> None:
    """Put a minion into play engaged with a player; a quick one attacks at once. [champions Engaged, Quickstrike]"""
    if game.in_play(minion):
        answer_engaging(game, engage_in_play(game, minion, player))
    else:
        enter_engaged(game, minion, player)
    strike_quickly(game, minion)


def engage_in_play(game: ChampionsGame, minion: GameCard, player: int) -> Happening:
    """Let a minion in play engage another player, as it is. [champions Engaged, Player Elimination]

    Returns:
        What is to be responded to.
    """
    game.move_in_play(minion, game.players[player].engaged)
    game.permanent(minion).engaged = player
    event = Happening(events.ENGAGED, player, minion.alone)
    game.log.append(event)
    return event


def answer_engaging(game: ChampionsGame, event: Happening) -> None:
    """Let abilities respond to a minion that engaged a player, if it still is there. [champions Engaged, Response]"""
    if game.in_play(event.cards[0]):
        timing.responses(game, [event])


def strike_quickly(game: ChampionsGame, minion: GameCard) -> None:
    """Let a minion with quickstrike attack the hero that it engages. [champions Quickstrike]"""
    if minion.definition.type != MINION or not game.in_play(minion) or game.keyword(minion, QUICKSTRIKE) is None:
        return
    player = game.permanent(minion).engaged
    if game.in_hero_form(player):
        enemies.enemy_attacks(game, minion, player)


def attach(game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> None:
    """Attach a card to what its text says; it is discarded where there is nothing. [champions Attachment, Attach To]"""
    for play_rule in card.definition.play_rules:
        hosts = play_rule.hosts(game, card, player)
        if hosts is not None:
            host = game.choose_card(game.first_player, CHOOSE_HOST, hosts, card)
            if host is None:
                play_rule.stays_out(game, card, situation)
            else:
                entering.put_into_play(game, card, player, host)
            return


def enter_scheme(game: ChampionsGame, scheme: GameCard, player: int) -> None:
    """Let a side scheme enter play with its starting threat. [champions Side Scheme]"""
    game.move(scheme, SCENARIO_AREA)
    game.permanent(scheme).threat = threat.starting_threat(game, scheme.definition)
    entering.enters(game, scheme, player)


def resolve_obligation(game: ChampionsGame, card: GameCard, situation: Situation) -> None:
    """Give an obligation to the player of its hero, who resolves it. [champions Obligation]

    Where that player is eliminated, it is removed from the game and another card is revealed.
    """
    player = player_of_set(game, card.definition.card_set)
    if player == NOBODY:
        player = situation.player
    elif game.eliminated[player]:
        game.move(card, REMOVED)
        situation.gains_surge = True
        return
    given = situation if player == situation.player else situation.speaking_to(player)
    revealed.resolve_abilities(game, abilities_of(card.definition, WHEN_REVEALED), given)
    situation.gains_surge = situation.gains_surge or given.gains_surge


def player_of_set(game: ChampionsGame, card_set: str) -> int:
    """The player whose hero a set belongs to, or `NOBODY`."""
    for player in range(len(game.players)):
        if game.identity(player).definition.card_set == card_set:
            return player
    return NOBODY


# From the encounter deck


def discard_until(game: ChampionsGame, test: Callable[[GameCard], bool]) -> GameCard | None:
    """Discard cards from the top of the encounter deck until one fits, which is given; none of a deck made anew.

    [champions Empty Encounter Deck]
    """
    while (card := game.top_encounter_card()) is not None:
        game.move(card, ENCOUNTER_DISCARD)
        game.log.append(Happening(events.DISCARDED, NOBODY, card.alone, 1))
        ran_out = game.encounter_deck_is_empty()
        found = card if test(card) else None
        if ran_out or found is not None:
            if found is not None:
                game.move(found, RESOLVING)
            game.took_encounter_card()
            return found
    return None


def lay_beneath(game: ChampionsGame, card: GameCard, host: GameCard) -> None:
    """Put a card facedown under another. [champions Attach To]"""
    game.move(card, BENEATH)
    game.beneath[card.serial] = host.serial


def make_drone(game: ChampionsGame, player: int) -> bool:
    """Put the top card of a player's deck into play facedown, engaged with them as a Drone minion.

    A marker stands for it; the card lies beneath. The marker that has been away longest is taken, so that what
    still speaks of one that was defeated speaks of no new minion. [champions Engaged, Minion]

    Returns:
        Whether there was a card to put into play.
    """
    seat = game.players[player]
    markers = [card for card in game.piles[SET_ASIDE.number] if card.definition.name == MARKER]
    if game.over or not markers:
        return False
    game.see_to_deck(player)
    if not game.piles[seat.deck.number]:
        return False
    marker = markers[0]
    lay_beneath(game, game.piles[seat.deck.number][-1], marker)
    if not game.piles[seat.deck.number]:
        game.refill_deck(player)
    enter_engaged(game, marker, player)
    return True
