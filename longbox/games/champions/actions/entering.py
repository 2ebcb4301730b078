"""Entering and leaving play. [champions Enters Play; In Play And Out Of Play; Attach To]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.actions import statuses, timing
from longbox.games.champions.definitions import RESTRICTED, TOUGHNESS, USES, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.table import ENCOUNTER_DISCARD, SCENARIO_AREA, SET_ASIDE
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY, Zone

DISCARD_ALLY: Final[Prompt] = Prompt("Choose an ally to discard", "Ally Limit")
DISCARD_RESTRICTED: Final[Prompt] = Prompt("Choose a restricted card to discard", "Restricted")
RESTRICTED_ALLOWED: Final = 2


def put_into_play(game: ChampionsGame, card: GameCard, player: int, host: GameCard | None = None) -> None:
    """Put a card into play: a player's card under the player's control, others into the scenario's area.

    [champions Enters Play; Play, Put Into Play; Ownership And Control]

    Args:
        game: The game.
        card: The card.
        player: Who controls it, or who reveals it.
        host: What it is attached to. [champions Attach To]
    """
    own = not card.definition.is_encounter_card
    game.move(card, game.players[player].area if own else SCENARIO_AREA)
    enters(game, card, player, host)


def enters(
    game: ChampionsGame, card: GameCard, player: int, host: GameCard | None = None, happened: tuple[Happening, ...] = ()
) -> None:
    """What follows as a card has come into play. [champions Enters Play; Tough, Toughness; Uses X]

    Args:
        game: The game.
        card: The card.
        player: Who controls it, or to whom it comes.
        host: What it is attached to. [champions Attach To]
        happened: What happened with it, and is answered together. [champions Triggering Condition]
    """
    note = ""
    if host is not None:
        game.permanent(card).attached_to = host.serial
        note = f", attached to {host}"
    event = Happening(events.ENTERING, player, card.alone, by=player, note=note)
    timing.interrupts(game, event)
    if not game.in_play(card):
        return
    if game.keyword(card, TOUGHNESS) is not None:
        statuses.give_status(game, card, TOUGH, card)
    if USES in card.definition.keywords:
        game.permanent(card).counters[card.definition.uses] = card.definition.keywords[USES]
    for play_rule in card.definition.play_rules:
        play_rule.enters(game, card)
    game.log.append(event)
    settle(game)
    if game.in_play(card):
        timing.responses(game, [event, *happened])


def card_was_played(game: ChampionsGame, player: int, card: GameCard) -> None:
    """Count a card that is played, and use up what made it cheaper. [champions Max, Cost]"""
    name = card.definition.name
    game.maxima[name] = game.maxima.get(name, 0) + 1
    for working in game.at_work.copy():
        if working.constant.used_up and working.constant.makes_cheaper(game, card, player, working.situation):
            game.stop(working.constant)


def settle(game: ChampionsGame) -> None:
    """Let follow what must, where cards entered or left or what was at work is over: defeats, and discarding.

    [champions Remaining Hit Points, Ally Limit, Restricted]
    """
    game.defeat_the_weakened()
    if not game.over:
        keep_limits(game)


def keep_limits(game: ChampionsGame) -> None:
    """Let players who control too many allies or restricted cards discard some. [champions Ally Limit, Restricted]"""
    for player in game.in_order():
        discard_down(game, player, game.allies(player), game.ally_limit(player), DISCARD_ALLY)
        restricted = [card for card in game.controlled(player) if game.keyword(card, RESTRICTED) is not None]
        discard_down(game, player, restricted, RESTRICTED_ALLOWED, DISCARD_RESTRICTED)


def discard_down(game: ChampionsGame, player: int, cards: list[GameCard], allowed: int, prompt: Prompt) -> None:
    """Let a player choose and discard cards in play until only so many are left."""
    left = cards.copy()
    while len(left) > allowed:
        chosen = game.choose_card(player, prompt, left, None)
        assert chosen is not None
        left.remove(chosen)
        discard_from_play(game, chosen)


# Leaving play


def discard_pile_of(game: ChampionsGame, card: GameCard) -> Zone:
    """The discard pile that a card goes to: that of its owner. [champions Ownership And Control]

    A marker for a facedown card goes back beside the table.
    """
    if card.definition.code == "":
        return SET_ASIDE
    owner = game.owners[card.serial]
    return ENCOUNTER_DISCARD if owner == NOBODY else game.players[owner].discard


def discard_from_play(game: ChampionsGame, card: GameCard) -> None:
    """Discard a card in play. [champions Defeat, Ownership And Control]"""
    leave_to(game, card, discard_pile_of(game, card))


def leave_to(game: ChampionsGame, card: GameCard, zone: Zone) -> None:
    """Let a card leave play, to a zone. What is attached to it is discarded; what lies facedown under it goes home.

    [champions Attach To, In Play And Out Of Play]
    """
    left = take_away(game, card, zone)
    settle(game)
    timing.responses(game, left)


def put_away(game: ChampionsGame, card: GameCard, zone: Zone) -> None:
    """Let a card go to a zone, from play or from elsewhere."""
    if game.in_play(card):
        leave_to(game, card, zone)
    else:
        game.move(card, zone)


def take_away(game: ChampionsGame, card: GameCard, zone: Zone) -> list[Happening]:
    """Take a card, and all that hangs on it, out of play. [champions Attach To]

    Returns:
        What is to be responded to.
    """
    left = [event for other in game.attachments(card) for event in take_away(game, other, discard_pile_of(game, other))]
    event = Happening(events.LEFT, game.controller(card), card.alone, note=f" to {zone.in_words()}")
    timing.interrupts(game, event)
    if game.in_play(card):
        release(game, card)
        game.log.append(event)
        game.move(card, zone)
        left.append(event)
    return left


def release(game: ChampionsGame, card: GameCard) -> None:
    """Put the cards that lie facedown under a card into their owners' discard piles."""
    for serial in [serial for serial, host in game.beneath.items() if host == card.serial]:
        del game.beneath[serial]
        under = game.box[serial]
        game.move(under, discard_pile_of(game, under))


def finish_uses(game: ChampionsGame, card: GameCard) -> None:
    """Discard a card with the keyword uses that has spent its last one. [champions Uses X]"""
    if USES in card.definition.keywords and game.in_play(card) and not game.counters(card, card.definition.uses):
        discard_from_play(game, card)


def hand_of(game: ChampionsGame, player: int) -> Zone:
    """Where cards go that come to a player's hand: who is out of the game has none. [champions Player Elimination]"""
    seat = game.players[player]
    return seat.discard if game.eliminated[player] else seat.hand


def return_to_hand(game: ChampionsGame, card: GameCard) -> None:
    """Put a player's card into its owner's hand, from wherever it lies."""
    hand = hand_of(game, game.owners[card.serial])
    if game.in_play(card):
        leave_to(game, card, hand)
    else:
        game.move(card, hand)
        game.log.append(Happening(events.MOVED, hand.owner, card.alone, note=f"to {hand.in_words()}"))


def take_control(game: ChampionsGame, card: GameCard, player: int) -> None:
    """Give a player control of a card in play, with what is attached to it. [champions Ownership And Control]"""
    game.permanent(card).controller = player
    game.stop_abilities(card)
    game.move_in_play(card, game.players[player].area)
    game.start_abilities(card)
    for attached in game.attachments(card):
        take_control(game, attached, player)
    keep_limits(game)
