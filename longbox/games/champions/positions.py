"""Positions of Marvel Champions, for rulings: the words for its places, and what completes a table."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.champions.actions.encounter import MARKER
from longbox.games.champions.actions.payment import ResourceAbility
from longbox.games.champions.actions.playing import PlayCard, hosts_of
from longbox.games.champions.actions.threat import starting_threat
from longbox.games.champions.actions.timing import ForcedAnswer
from longbox.games.champions.arranging.details import DETAILS, start_counters
from longbox.games.champions.arranging.facts import FACTS, turn_scheme
from longbox.games.champions.arranging.laying import Table, champions
from longbox.games.champions.arranging.phrases import PHRASES
from longbox.games.champions.definitions import (
    ATTACHMENT,
    ENVIRONMENT,
    IDENTITY_SPECIFIC,
    MAIN_SCHEME,
    MINION,
    SIDE_SCHEME,
    TOUGHNESS,
    VILLAIN,
    CardDefinition,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.library import box, library_with
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.scenarios import modular_sets
from longbox.games.champions.system import SYSTEM
from longbox.games.champions.table import (
    BENEATH,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    MAIN_SCHEME_DECK,
    REMOVED,
    SCENARIO_AREA,
    SET_ASIDE,
    VILLAIN_DECK,
)
from longbox.games.champions.turn.basic_powers import BasicPower
from longbox.games.champions.turn.turn import TAKE_TURN
from longbox.games.champions.uses import UseAbility
from longbox.kernel.cards import Card
from longbox.kernel.positions import Arrangement, Arranger, BadPosition
from longbox.kernel.zones import NOBODY, Zone

THE_VILLAIN: Final = ("villain", "the villain")
THE_MAIN_SCHEME: Final = ("main scheme", "the main scheme")


class ChampionsArranger(Arranger):
    """Arranges positions of Marvel Champions."""

    facts = FACTS
    details = DETAILS
    phrases = PHRASES
    resting = (TAKE_TURN,)

    # Players

    def options(self, players: list[str], options: dict[str, Any]) -> dict[str, Any]:
        agreed = dict(options)
        if players:
            seats = [seat_of(written) for written in players]
            agreed.setdefault("heroes", [hero for _, hero in seats])
            agreed.setdefault("names", [name for name, _ in seats])
        return agreed

    def lay(self, players: list[str], options: dict[str, Any], seed: int) -> Arrangement:
        game = SYSTEM.new_game(self.options(players, options), seed)
        homes = {card.serial: (game.places[card.serial], game.owners[card.serial]) for card in game.box}
        starting = game.cards(SCENARIO_AREA).copy()
        stages = [*game.cards(VILLAIN_DECK), *game.cards(MAIN_SCHEME_DECK)]
        game.box = [*game.box, *extra_cards(game)]
        game.clear_table()
        game.at_work = []
        game.objects = {}
        table = Table(game)
        table.homes = homes
        for card in [*starting, *stages]:
            lay_at_home(table, card)
        for player in range(len(game.players)):
            lay_at_home(table, game.identity(player))
            lay_at_home(table, game.other_side(game.identity(player)))
        turn_scheme(game, game.cards(MAIN_SCHEME_DECK)[-1])
        game.phase = TAKING_TURN
        game.round = 1
        game.active = game.first_player
        return table

    def called(self, game: ChampionsGame, player: int) -> list[str]:
        identity = game.identity(player)
        return [game.players[player].name, str(identity), str(game.other_side(identity))]

    # Zones

    def shared_zones(self, game: ChampionsGame) -> dict[str, Zone]:
        return {
            "encounter deck": ENCOUNTER_DECK,
            "encounter discard pile": ENCOUNTER_DISCARD,
            "encounter discard": ENCOUNTER_DISCARD,
            "in play": SCENARIO_AREA,
            "villain deck": VILLAIN_DECK,
            "main scheme deck": MAIN_SCHEME_DECK,
            "set aside": SET_ASIDE,
            "removed from the game": REMOVED,
            "removed": REMOVED,
        }

    def own_zones(self, game: ChampionsGame, player: int) -> dict[str, Zone]:
        seat = game.players[player]
        return {
            "deck": seat.deck,
            "hand": seat.hand,
            "discard pile": seat.discard,
            "discard": seat.discard,
            "in play": seat.area,
            "play area": seat.area,
            "engaged": seat.engaged,
            "minions": seat.engaged,
            "dealt": seat.dealt,
            "dealt encounter cards": seat.dealt,
        }

    def may_lie(self, game: ChampionsGame, card: Card[Any], zone: Zone) -> bool:
        definition = card.definition
        if definition.is_identity or definition.type in (VILLAIN, MAIN_SCHEME):
            return False
        if zone.owner == NOBODY:
            return bool(definition.is_encounter_card) and (zone is not SCENARIO_AREA or stays_with_scenario(definition))
        seat = game.players[zone.owner]
        if zone is seat.engaged:
            return bool(definition.type == MINION)
        if zone is seat.dealt:
            return bool(definition.is_encounter_card)
        own = (seat.deck, seat.hand, seat.discard)
        foreign = definition.aspect == IDENTITY_SPECIFIC and definition.card_set != card_set_of(game, zone.owner)
        return not definition.is_encounter_card and not (foreign and zone in own)

    def in_play(self, game: ChampionsGame, name: str) -> list[Card[Any]]:
        if name in THE_VILLAIN:
            return [game.villain()]
        return [game.main_scheme()] if name in THE_MAIN_SCHEME else super().in_play(game, name)

    def card_of(self, choice: Any) -> Card[Any] | None:
        if isinstance(choice, PlayCard | UseAbility | ResourceAbility):
            return choice.card
        if isinstance(choice, ForcedAnswer):
            return choice.answer.watcher.source
        return choice.character if isinstance(choice, BasicPower) else super().card_of(choice)

    # Completing a table

    def candidates(self, arrangement: Arrangement, zone: Zone) -> list[Card[Any]]:
        assert isinstance(arrangement, Table)
        home = zone
        if zone.owner != NOBODY and zone is champions(arrangement).players[zone.owner].dealt:
            home = ENCOUNTER_DECK
        found = [
            card for card in arrangement.all_left() if arrangement.homes.get(card.serial, (NOBODY, 0))[0] == home.number
        ]
        arrangement.mix(found, zone)
        return found

    def finish(self, arrangement: Arrangement) -> None:
        assert isinstance(arrangement, Table)
        game = champions(arrangement)
        for card in arrangement.all_left():
            if card.definition.type == ENVIRONMENT and card.serial in arrangement.homes:
                arrangement.put(arrangement.take(str(card)), SCENARIO_AREA)
        for card in game.cards_in_play():
            complete(arrangement, card)
        lay_beneath(self, arrangement)
        for zone in [seat.deck for seat in game.players] + [ENCOUNTER_DECK]:
            eliminated = zone.owner != NOBODY and game.eliminated[zone.owner]
            if not eliminated and (zone.number not in arrangement.named or zone.number in arrangement.open):
                self.fill(arrangement, zone, len(self.candidates(arrangement, zone)))
        for card in arrangement.all_left():
            if arrangement.homes.get(card.serial, (NOBODY, NOBODY))[0] == SET_ASIDE.number:
                lay_at_home(arrangement, card)
        settle_turn(game)
        game.log.clear()


# Players and their cards


def seat_of(written: str) -> tuple[str, str]:
    """The name and the hero of a player: "Spider-Man", "Alice as Spider-Man"."""
    name, said, hero = written.partition(" as ")
    if said:
        return name.strip(), hero.strip()
    return written.strip(), written.strip()


def card_set_of(game: ChampionsGame, player: int) -> str:
    """The set of a player's hero."""
    return game.identity(player).definition.card_set


def extra_cards(game: ChampionsGame) -> list[GameCard]:
    """Cards that could be in this game, but aren't in its decks: they can be named all the same.

    A deck may be made of other cards of any aspect, and the encounter deck have other modular sets. Cards of
    one's own belong to the game, too.
    """
    there: dict[str, int] = {}
    for card in game.box:
        there[card.definition.code] = there.get(card.definition.code, 0) + 1
    sets = [modular.card_set for modular in modular_sets()]
    shipped = box()
    extra: list[CardDefinition] = []
    for definition in library_with(game.options.cards):
        if definition.is_encounter_card:
            count = definition.quantity if definition.card_set in sets or definition not in shipped else 0
        else:
            count = 0 if definition.aspect == IDENTITY_SPECIFIC else definition.deck_limit * len(game.players)
        extra += [definition] * max(count - there.get(definition.code, 0), 0)
    return [GameCard(len(game.box) + number, definition) for number, definition in enumerate(extra)]


def stays_with_scenario(definition: CardDefinition) -> bool:
    """Whether an encounter card in play lies in the scenario's own area."""
    return definition.type in (SIDE_SCHEME, ATTACHMENT, ENVIRONMENT)


# Completing a table


def lay_at_home(table: Table, card: GameCard) -> None:
    """Lay a card where it lies before the setup."""
    zone, owner = table.homes[card.serial]
    table.left[str(card)].remove(card)
    table.put(card, table.game.zones[zone], owner)


def complete(table: Table, card: GameCard) -> None:
    """Let a card in play be as it is when it enters play, but for what was written of it."""
    game = champions(table)
    written = table.written.get(card.serial, [])
    permanent = game.permanent(card)
    zone = game.place_of(card)
    if zone.owner != NOBODY and zone is game.players[zone.owner].engaged:
        permanent.engaged = zone.owner
    if card.definition.type == SIDE_SCHEME and "threat" not in written:
        permanent.threat = starting_threat(game, card.definition)
    if "counters" not in written:
        start_counters(game, card)
    if TOUGH not in written and game.keyword(card, TOUGHNESS) is not None:
        permanent.statuses = (*permanent.statuses, TOUGH)
    attach(table, card)


def attach(table: Table, card: GameCard) -> None:
    """Attach a card to what was written, or to the only thing that it can be attached to.

    Raises:
        BadPosition: There is no such thing in play, or there are several.
    """
    game = champions(table)
    player = max(game.controller(card), 0)
    if card.serial in table.hosts:
        hosts = ARRANGER.in_play(game, table.hosts[card.serial])
    else:
        hosts = hosts_of(game, card, player) or []
        if hosts_of(game, card, player) is None:
            return
    if len(hosts) != 1:
        raise BadPosition(f'what {card} is attached to must be said: {{card = "{card}", attached_to = "..."}}')
    game.permanent(card).attached_to = hosts[0].serial


def lay_beneath(arranger: ChampionsArranger, table: Table) -> None:
    """Lay cards facedown under those that were said to have some, and under each Drone.

    Raises:
        BadPosition: There is no such card left.
    """
    game = champions(table)
    for card in game.cards_in_play():
        names = table.beneath.get(card.serial, [])
        owner = game.place_of(card).owner
        if str(card) == MARKER and not names:
            under = arranger.candidates(table, game.players[owner].deck)[:1]
            table.put_unknown(under, BENEATH)
        else:
            under = [table.take(name, game.players[max(owner, 0)].deck) for name in names]
            for other in under:
                table.put(other, BENEATH, max(owner, 0))
        for other in under:
            game.owners[other.serial] = max(owner, 0)
            game.beneath[other.serial] = card.serial


def settle_turn(game: ChampionsGame) -> None:
    """Count who has had a turn in this round, and take eliminated players' identities out of play.

    Raises:
        BadPosition: It is the turn of a player who is out.
    """
    for player in range(len(game.players)):
        if game.eliminated[player]:
            game.move(game.identity(player), REMOVED)
    game.position = 0
    if game.phase == TAKING_TURN:
        if game.eliminated[game.active]:
            raise BadPosition(f"{game.name(game.active)} is eliminated and has no turn")
        for player in game.in_order():
            game.position |= game.players[player].bit
            if player == game.active:
                return


ARRANGER: Final = ChampionsArranger()
