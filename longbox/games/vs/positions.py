"""Positions of Vs. System, for rulings: the words for its places, and what completes a table."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from longbox.games.vs.arranging.courses import COURSES
from longbox.games.vs.arranging.details import details_for, stat_counters_called
from longbox.games.vs.arranging.facts import FACTS, go_to
from longbox.games.vs.arranging.laying import Row, Table, characters_in, is_called, is_in, rows_of
from longbox.games.vs.arranging.sayings import PHRASES
from longbox.games.vs.definitions import CHARACTER, CardDefinition
from longbox.games.vs.game import VsGame
from longbox.games.vs.library import library_with
from longbox.games.vs.moments import GIVE_PRIORITY, RECRUIT_STEP
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.table import CHAIN
from longbox.games.vs.turn.priority import HAVE_PRIORITY, Action
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.positions import Arrangement, Arranger, Detail
from longbox.kernel.view import View
from longbox.kernel.zones import HIDDEN, NOBODY, PUBLIC, Zone

DECK: Final = "X-Men"
"""What the players of a ruling have decks of, where it says nothing."""
PLAYERS: Final = ("Ann", "Bob")
RESOURCES: Final = 10
"""How many resources a player has where nothing is said: enough for everything."""
COPIES: Final = 4
"""How many copies of each card a ruling can name besides those of the decks, for each player."""


class VsArranger(Arranger):
    """Arranges positions of Vs. System."""

    facts = FACTS
    phrases = PHRASES
    courses = COURSES
    resting = (HAVE_PRIORITY,)

    def __init__(self) -> None:
        self.details = details_for(list(library_with(())))

    def unlisted_detail(self, words: str) -> Detail | None:
        return stat_counters_called(words)

    # Players

    def options(self, players: list[str], options: dict[str, Any]) -> dict[str, Any]:
        agreed = dict(options)
        agreed.setdefault("names", players or list(PLAYERS))
        agreed.setdefault("decks", [DECK] * len(agreed["names"]))
        # Who may concede is asked at every priority: a ruling sees each of them. [vs 102.5, 216.1]
        agreed.setdefault("concede", list(range(len(agreed["decks"]))))
        return agreed

    def lay(self, players: list[str], options: dict[str, Any], seed: int) -> Arrangement:
        game = SYSTEM.new_game(self.options(players, options), seed)
        homes = {card.serial: game.owners[card.serial] for card in game.box}
        game.box = [*game.box, *extra_cards(len(game.box), game.options.cards, len(game.players))]
        game.clear_table()
        game.objects = {}
        game.initiative = 0
        table = Table(game)
        table.homes = homes
        go_to(game, (RECRUIT_STEP, 0), begin=False)
        return table

    # Zones and cards

    def shared_zones(self, game: VsGame) -> dict[str, Zone]:
        return {"cards on the chain": CHAIN}

    def own_zones(self, game: VsGame, player: int) -> dict[str, Zone]:
        seat = game.players[player]
        return {
            "deck": seat.deck,
            "hand": seat.hand,
            "KO'd pile": seat.ko_pile,
            "KO pile": seat.ko_pile,
            "resource row": seat.resources,
            "resources": seat.resources,
            "removed cards": seat.removed,
            "removed": seat.removed,
            **rows_of(game, player),
        }

    def places(self, game: VsGame) -> list[Zone]:
        rows = [row for seat in game.players for row in rows_of(game, seat.number).values()]
        return [*rows, *[zone for zone in game.zones if zone.owner != NOBODY]]

    def can_be_open(self, zone: Zone) -> bool:
        return zone.visibility == HIDDEN or (zone.in_play and zone.visibility != PUBLIC)

    def may_lie(self, game: VsGame, card: Card[Any], zone: Zone) -> bool:
        return not isinstance(zone, Row) or bool(card.definition.card_type == CHARACTER)

    def short_names(self, game: VsGame) -> dict[str, list[str]]:
        return short_names_with(game.options.cards)

    def lying(self, game: VsGame, zone: Zone) -> list[Card[Any]]:
        return characters_in(game, zone) if isinstance(zone, Row) else super().lying(game, zone)

    def seen(self, view: View[Any], zone: Zone) -> list[Card[Any] | None]:
        if not isinstance(zone, Row):
            return super().seen(view, zone)
        assert isinstance(view, TableView)
        there = [found.object for found in view.characters(zone.owner) if found.object is not None]
        return [thing.card for thing in there if is_in(thing, zone)]

    def in_play(self, game: VsGame, name: str) -> list[Card[Any]]:
        there = [game.box[serial] for serial in game.objects]
        # Who speaks of a card hardly means one that lies face down as a resource.
        open_cards = [card for card in there if game.qualities(card).known and is_called(game, card, name)]
        return open_cards or [card for card in there if is_called(game, card, name)]

    def card_of(self, choice: Any) -> Card[Any] | None:
        return choice.card if isinstance(choice, Action) else super().card_of(choice)

    # Completing a table

    def candidates(self, arrangement: Arrangement, zone: Zone) -> list[Card[Any]]:
        """The cards of its player's deck that may lie in a zone unwritten, in the order in which they are laid."""
        assert isinstance(arrangement, Table)
        homes = arrangement.homes
        found = [card for card in arrangement.all_left() if homes.get(card.serial, NOBODY) == zone.owner != NOBODY]
        if zone.in_play:
            # Nobody does anything with resources that weren't written down.
            found = [card for card in found if card.definition.card_type == CHARACTER]
        arrangement.mix(found, zone)
        return found

    def finish(self, arrangement: Arrangement) -> None:
        assert isinstance(arrangement, Table)
        game = arrangement.vs
        for seat in game.players:
            row = seat.resources
            if row.number not in arrangement.named or row.number in arrangement.open:
                self.fill(arrangement, row, max(RESOURCES - len(game.cards(row)), 0))
        for seat in game.players:
            if seat.deck.number not in arrangement.named or seat.deck.number in arrangement.open:
                self.fill(arrangement, seat.deck, len(self.candidates(arrangement, seat.deck)))
        moment, player = game.timeline[0]
        if moment == RECRUIT_STEP and game.doing == GIVE_PRIORITY and player not in arrangement.pointed:
            game.points[player] = game.resource_count(player)
        game.log.clear()
        game.forget_standing()


def short_names_of(definition: CardDefinition) -> list[str]:
    """What a card is called besides its full name: its name, its identity, its name with its version."""
    versions = "".join([f", {version}" for version in definition.versions])
    names = dict.fromkeys([definition.card_name, definition.identity])
    return list(dict.fromkeys([*names, *[f"{name}{versions}" for name in names]]))


@lru_cache(maxsize=8)
def short_names_with(files: tuple[str, ...]) -> dict[str, list[str]]:
    """What all cards are called besides their full names, with those of files of one's own."""
    found: dict[str, list[str]] = {}
    for definition in library_with(files):
        for word in short_names_of(definition):
            if word != definition.name:
                found.setdefault(word, []).append(definition.name)
    return found


@lru_cache(maxsize=8)
def extra_cards(first: int, files: tuple[str, ...], players: int) -> tuple[Card[CardDefinition], ...]:
    """Cards that could be in a game, but aren't in its decks: they can be named all the same.

    Args:
        first: The serial number of the first of them.
        files: Files of cards of one's own, as TOML.
        players: How many play.
    """
    extra = [definition for definition in library_with(files) for _ in range(COPIES * players)]
    return tuple([Card(first + number, definition) for number, definition in enumerate(extra)])


ARRANGER: Final = VsArranger()
