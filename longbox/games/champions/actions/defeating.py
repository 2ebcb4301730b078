"""Defeat: of characters, villain stages, side schemes, and of players. [champions Defeat]"""

from __future__ import annotations

from longbox.games.champions import editions, events
from longbox.games.champions.actions import damage, encounter, entering, statuses
from longbox.games.champions.actions.acts import Act
from longbox.games.champions.definitions import MINION, TOUGHNESS, VILLAIN, Thing
from longbox.games.champions.events import Occurrence
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.table import ENCOUNTER_DISCARD, REMOVED, VILLAIN_DECK
from longbox.games.champions.text.abilities import WHEN_DEFEATED, Situation, abilities_of
from longbox.games.champions.turn import timing
from longbox.kernel.zones import NOBODY


def defeat(game: ChampionsGame, card: Thing, source: Thing | None, by: int, act: Act | None) -> list[Occurrence]:
    """Defeat a character without remaining hit points. [champions Defeat]

    Returns:
        What is to be responded to.
    """
    if game.over or not game.in_play(card) or game.remaining(card) > 0:
        return []
    event = Occurrence(events.DEFEAT, owner_of_defeat(game, card), card.alone, 0, source, by, act)
    if not timing.interrupts(game, event) or not game.in_play(card) or game.remaining(card) > 0:
        return []
    if card.definition.is_identity:
        eliminate(game, game.is_identity_of(card))
        return []
    game.log.append(event)
    if act is not None:
        act.defeated.append(card)
    resolve_when_defeated(game, card, event)
    if card.definition.type == VILLAIN:
        defeat_stage(game, card)
    elif game.in_play(card):
        entering.discard_from_play(game, card)
    return [event]


def owner_of_defeat(game: ChampionsGame, card: Thing) -> int:
    """The player whom a defeat concerns: who controls the card, or is engaged with it."""
    permanent = game.permanent(card)
    return permanent.engaged if card.definition.type == MINION else permanent.controller


def resolve_when_defeated(game: ChampionsGame, card: Thing, event: Occurrence) -> None:
    """Resolve the When Defeated abilities of a card. [champions When Defeated Abilities]"""
    for ability in abilities_of(card.definition, WHEN_DEFEATED):
        player = event.player if event.player >= 0 else game.first_player
        game.run(ability.effect, Situation(player, card, event))


def defeat_the_weakened(game: ChampionsGame) -> None:
    """Defeat the characters that lost the hit points that kept them alive. [champions Gets, Remaining Hit Points]

    Those that are being defeated already are left to what defeats them.
    """
    if game.over:
        return
    weakened = [card for card in game.characters() if damage.is_falling(game, card)]
    bodies = [damage.body(game, card) for card in weakened]
    game.falling += bodies
    for card, falling in zip(weakened, bodies, strict=True):
        timing.responses(game, defeat(game, card, None, NOBODY, None))
        game.falling.remove(falling)


def defeat_scheme(game: ChampionsGame, scheme: Thing, by: int, act: Act | None) -> list[Occurrence]:
    """Defeat a side scheme without threat. [champions Side Scheme, Defeat]

    Returns:
        What is to be responded to.
    """
    event = Occurrence(events.DEFEAT, NOBODY, scheme.alone, 0, None, by, act)
    if not timing.interrupts(game, event):
        return []
    game.log.append(event)
    resolve_when_defeated(game, scheme, event)
    if game.in_play(scheme):
        entering.discard_from_play(game, scheme)
    return [event]


# The villain


def defeat_stage(game: ChampionsGame, stage: Thing) -> None:
    """Go on to the next stage of the villain deck; after the last one the players win. [champions Villain Defeat]

    Damage does not carry over; attachments, status cards and counters do.
    """
    deck = game.piles[VILLAIN_DECK.number]
    if not deck:
        game.end(won=True, note=f"{stage} is defeated")
        return
    following = deck[-1]
    game.replace(stage, following, REMOVED)
    game.villain_serial = following.serial
    game.permanent(following).damage = 0
    game.log.append(Occurrence(events.NEXT_STAGE, NOBODY, following.alone))
    if game.keyword(following, TOUGHNESS) is not None:
        statuses.give_status(game, following, TOUGH, following)
    encounter.resolve_when_revealed(game, game.first_player, following)


# The players


def eliminate(game: ChampionsGame, player: int) -> None:
    """Take a player out of the game. [champions Player Elimination, First Player, Quickstrike]"""
    game.eliminated[player] = True
    game.log.append(Occurrence(events.ELIMINATED, player, []))
    if all(game.eliminated):
        game.end(won=False, note="all heroes are defeated")
        return
    following = game.next_player(player)
    if game.first_player == player:
        game.first_player = following
        game.log.append(Occurrence(events.PASSED_TOKEN, following, []))
    inherited = game.minions_of(player).copy()
    engaged = [encounter.engage_in_play(game, minion, following) for minion in inherited]
    removed = game.plays(editions.ELIMINATION)
    for card in game.controlled(player).copy():
        if game.in_play(card):
            entering.leave_to(game, card, REMOVED if removed else entering.discard_pile_of(game, card))
    put_away(game, player)
    for event in engaged:
        encounter.answer_engaging(game, event)
    for minion in inherited:
        encounter.strike_quickly(game, minion)


def put_away(game: ChampionsGame, player: int) -> None:
    """Discard all that an eliminated player holds; everybody reads what it was. [champions Player Elimination]"""
    seat = game.players[player]
    for zone, note in ((seat.hand, "hand"), (seat.deck, "deck")):
        cards = sorted(game.piles[zone.number], key=title)
        for card in cards:
            game.move(card, entering.discard_pile_of(game, card))
        if cards:
            game.log.append(Occurrence(events.PUT_AWAY, player, [*cards], note=note))
    for card in game.piles[seat.dealt.number].copy():
        game.move(card, ENCOUNTER_DISCARD)
        game.log.append(Occurrence(events.DISCARDED, player, card.alone, 1))


def title(card: Thing) -> tuple[str, str]:
    """By what a hand is put down, so that nobody learns in which order its cards came."""
    return card.definition.name, card.definition.code
