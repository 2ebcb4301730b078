"""The Resolution Phase: Schemes are completed, somebody may have won, Locations change. [forever Resolution Phase]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import COMPLETED, Situation
from longbox.games.forever.actions import damage, playing, remembering, timing
from longbox.games.forever.definitions import CANNOT_BE_COMPLETED, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import ROGUES
from longbox.games.forever.phases import MAINTENANCE
from longbox.games.forever.table import LOCATION_DECK, LOCATION_DISCARD, LOCATIONS, MASTER_PLAN, SPOTS
from longbox.games.forever.turn import confrontation, winning
from longbox.games.forever.turn.action_phase import turns_of
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

COMPLETE: Final[Prompt] = Prompt("You may complete a Scheme", "Complete Schemes")


def resolve(game: ForeverGame) -> None:
    """Complete Schemes, check who has won, and prepare for further Confrontations. [forever Resolution Phase]"""
    for seat in turns_of(game, ROGUES):
        game.active = seat.number
        complete_schemes(game, seat.number)
    game.active = NOBODY
    winning.check(game)
    if game.over:
        return
    replace_locations(game)
    damage.end_of_phase(game)
    if game.busy:
        confrontation.begin_cycle(game)
    else:
        game.phase = MAINTENANCE


def complete_schemes(game: ForeverGame, player: int) -> None:
    """Let a Rogue player complete any number of Schemes, one at a time. [forever Complete Schemes]"""
    while not game.over:
        able = completable(game, player)
        asked = game.always_ask and bool(game.cards(game.players[player].schemes))
        scheme = game.choose_card(player, COMPLETE, able, None, optional=True, in_any_case=asked)
        if scheme is None:
            return
        complete(game, player, scheme)


def completable(game: ForeverGame, player: int) -> list[GameCard]:
    """The Schemes of a player that have citizens enough. [forever Complete Schemes, Scheme]"""
    return [
        card
        for card in game.cards(game.players[player].schemes)
        if game.permanent(card).citizens >= game.threshold_of(card) and not game.forbidden(card, CANNOT_BE_COMPLETED)
    ]


def complete(game: ForeverGame, player: int, scheme: GameCard) -> None:
    """Reveal a Scheme, resolve what it does, draw, and add it to the Master Plan. [forever Complete Schemes, Scheme]

    What it does "when completed" is resolved first; it then lies facedown. Others lie faceup as long as they do
    something.
    """
    playing.turn_faceup(game, scheme)
    count = game.permanent(scheme).citizens
    event = Happening(events.COMPLETE, player, scheme.alone, count, by=player)
    remembering.write(game, event)
    timing.meanwhile(game, event)
    for ability in scheme.definition.abilities:
        if ability.timing == COMPLETED and ability.effect is not None and not game.over:
            situation = Situation(player, scheme, event)
            situation.ability = ability
            situation.amount = count
            game.run(ability.effect, situation)
    if game.in_play(scheme):
        to_master_plan(game, scheme)
    game.draw(player, scheme.definition.draws, scheme)
    timing.after(game, [event])


def to_master_plan(game: ForeverGame, scheme: GameCard) -> None:
    """Add a completed Scheme to the Master Plan; its citizens return to the supply. [forever Master Plan]"""
    game.move(scheme, MASTER_PLAN)
    definition = scheme.definition
    lasting = bool(definition.constants) or any([each.timing != COMPLETED for each in definition.abilities])
    if not lasting:
        game.permanent(scheme).facedown = True


# Locations


def replace_locations(game: ForeverGame) -> None:
    """Discard each Location without citizens and draw another into its place; what is there stays.

    [forever Prepare For Further Confrontations]
    """
    for spot in range(SPOTS):
        location = game.location(spot)
        if location is not None and game.permanent(location).citizens == 0:
            game.move(location, LOCATION_DISCARD)
            game.tell(Happening(events.EMPTIED, NOBODY, location.alone))
            location = None
        if location is None:
            draw_location(game, spot)


def draw_location(game: ForeverGame, spot: int) -> None:
    """Draw a Location into a place of the row, with its citizens. [forever Location Deck, Prepare Locations]"""
    if not game.cards(LOCATION_DECK):
        game.reshuffle(LOCATION_DISCARD, LOCATION_DECK)
    if game.cards(LOCATION_DECK):
        put_location(game, game.cards(LOCATION_DECK)[-1], spot)


def put_location(game: ForeverGame, card: GameCard, spot: int) -> None:
    """Put a Location into a place of the row, with its citizens. [forever Location Cards]"""
    game.move(card, LOCATIONS)
    thing = game.permanent(card)
    thing.spot = spot
    thing.citizens = card.definition.citizens
    game.supply -= card.definition.citizens
    game.tell(Happening(events.NEW_LOCATION, NOBODY, card.alone, card.definition.citizens))
