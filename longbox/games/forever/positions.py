"""Positions of DC Forever, for rulings: the words for its zones and facts, and what completes a table."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.actions import acting, payment, playing, timing
from longbox.games.forever.actions.falling import PLACE_UNALIGNED
from longbox.games.forever.definitions import ATTACHMENT, EVENT, HERO, LOCATION, ROGUE, SCHEME, UNALIGNED, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.phases import OPPOSING, PLANNING, PLOTTING, PROVOKING
from longbox.games.forever.setup import CITIZEN_TOKENS
from longbox.games.forever.system import SYSTEM
from longbox.games.forever.table import (
    BOX,
    CAPTURED,
    KNOCKED_OUT,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOCATIONS,
    MASTER_PLAN,
    NOWHERE,
    REMOVED,
    RESOLVING,
    SPOTS,
    UNALIGNED_CHARACTERS,
    UNALIGNED_DECK,
)
from longbox.games.forever.text import players
from longbox.games.forever.text.effects import acts as act_effects
from longbox.games.forever.text.effects import cards as card_effects
from longbox.games.forever.text.effects import decks, empowering, hands, states
from longbox.games.forever.text.targets import CHOOSE, CHOOSE_SCHEME
from longbox.games.forever.turn import action_phase, choices, confrontation, maintenance, picking, resolution
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, NO, YES
from longbox.kernel.positions import (
    FLAG,
    NUMBER,
    WORDS,
    Arrangement,
    Arranger,
    BadPosition,
    Detail,
    Fact,
    Phrase,
)
from longbox.kernel.zones import Zone

UNNAMED_DECK: Final = 6
"""How many cards a deck has that was not written down."""

STAGES: Final = {"plotting": PLOTTING, "planning": PLANNING, "provoke": PROVOKING, "oppose": OPPOSING}


class Sanctuary(Fact):
    """The citizens in Sanctuary."""

    names = ("Sanctuary",)
    kind = NUMBER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        game.sanctuary = value

    def read(self, game: Any, player: int) -> int:
        return int(game.sanctuary)


class Stage(Fact):
    """Which stage it is: "plotting", "planning", "provoke" or "oppose"."""

    names = ("stage",)
    kind = WORDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        if value not in STAGES:
            raise BadPosition(f"there is no stage {value!r}: it is one of {', '.join(STAGES)}")
        enter_stage(game, STAGES[value])

    def read(self, game: Any, player: int) -> str:
        return next((word for word, phase in STAGES.items() if phase == game.phase), "")


class RoundNumber(Fact):
    """Which round it is."""

    names = ("round",)
    kind = NUMBER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        game.round = value

    def read(self, game: Any, player: int) -> int:
        return int(game.round)


class HasStarted(Fact):
    """Whether both sides have activated a character in this game."""

    names = ("confronted",)
    kind = FLAG

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        game.provoked = game.opposed = bool(value)

    def read(self, game: Any, player: int) -> bool:
        return bool(game.provoked and game.opposed)


class Resources(Fact):
    """What is left in a player's resource pool."""

    names = ("resources",)
    kind = NUMBER
    personal = True
    arranged = False

    def read(self, game: Any, player: int) -> int:
        return int(game.resources(player))


class Winner(Fact):
    """Which side has won: "rogue" or "hero"."""

    names = ("winner",)
    kind = WORDS
    arranged = False

    def read(self, game: Any, player: int) -> str:
        return str(game.winner)


class OfCard(Detail):
    """Something about a card in play."""

    field = ""

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        lay_row(arrangement)
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        setattr(game.permanent(card), self.field, value)

    def read(self, game: Any, card: Card[Any]) -> Any:
        return getattr(game.permanent(card), self.field) if game.in_play(card) else None


class Exhausted(OfCard):
    """Whether it is exhausted."""

    names = ("exhausted",)
    field = "exhausted"


class Damage(OfCard):
    """The damage on it."""

    names = ("damage",)
    kind = NUMBER
    field = "damage"


class Citizens(OfCard):
    """The citizens on it."""

    names = ("citizens",)
    kind = NUMBER
    field = "citizens"


class Swayed(OfCard):
    """Whether it is swayed."""

    names = ("swayed",)
    field = "swayed"


class Facedown(OfCard):
    """Whether it lies facedown."""

    names = ("facedown",)
    field = "facedown"

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        if value:
            playing.turn_facedown(game, card)
        else:
            playing.turn_faceup(game, card)


class At(Detail):
    """The Location where it is, by its name; "" for the play area."""

    names = ("at",)
    kind = WORDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        lay_row(arrangement)
        found = [place for place in game.locations() if place.definition.name == value]
        if value and not found:
            raise BadPosition(f"{card}: there is no Location {value!r} in the row")
        game.permanent(card).spot = game.permanent(found[0]).spot if found else NOWHERE

    def read(self, game: Any, card: Card[Any]) -> str:
        spot = game.spot_of(card)
        return "" if spot == NOWHERE else str(game.place_name(spot))


class AttachedTo(Detail):
    """The character that it is attached to, by its name."""

    names = ("attached to",)
    kind = WORDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        host = next((each for each in game.characters() if each.definition.name == value), None)
        if host is None:
            raise BadPosition(f"{card}: no character {value!r} is in play")
        if card.definition.type != ATTACHMENT:
            raise BadPosition(f"{card} is no attachment")
        game.permanent(card).attached_to = host.serial

    def read(self, game: Any, card: Card[Any]) -> str:
        host = game.host(card) if game.in_play(card) else None
        return "" if host is None else str(host.definition.name)


class Empowers(Detail):
    """The Hero that it empowers, by its name."""

    names = ("empowers",)
    kind = WORDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        host = next((each for each in game.characters() if each.definition.name == value), None)
        if host is None:
            raise BadPosition(f"{card}: no Hero {value!r} is in play")
        game.beneath[card.serial] = host.serial

    def read(self, game: Any, card: Card[Any]) -> str:
        serial = game.beneath.get(card.serial)
        return "" if serial is None else str(game.box[serial].definition.name)


ACT: Final = (action_phase.ACT,)
FIGHT: Final = (confrontation.CONFRONT,)
PROVOKE: Final = (
    confrontation.PROVOKE,
    confrontation.OPPOSE,
    confrontation.MUST_PROVOKE,
    confrontation.MUST_OPPOSE,
)
BOTH: Final = (*ACT, *FIGHT)
REACT: Final = (timing.REACT_BEFORE, timing.REACT_AFTER)

PHRASES: Final = (
    Phrase("adds {} to the pool", "pool {}", ACT),
    Phrase("recruits {}", "recruit {}", ACT),
    Phrase("buys {}", "buy {}", ACT),
    Phrase("plays {}", "play {}", (*BOTH, *REACT, acting.PLAY_MODIFIERS)),
    Phrase("uses {}", "use {}", (*BOTH, *REACT, acting.PLAY_MODIFIERS)),
    Phrase("empowers {}", "empower {}", ACT),
    Phrase("ends the phase", choices.END_PHASE.key(), ACT),
    Phrase("activates {}", "activate {}", PROVOKE),
    Phrase("passes", choices.PASS.key(), (*PROVOKE, *REACT)),
    Phrase("attacks {}", "attack {}", (*FIGHT, confrontation.ATTACK_WHOM)),
    Phrase("Threatens", choices.THREATEN_HERE.key(), FIGHT),
    Phrase("Rescues", choices.RESCUE_HERE.key(), FIGHT),
    Phrase("does nothing more", choices.END_ACTIVATION.key(), FIGHT),
    Phrase("plays no more modifiers", acting.NO_MORE.key(), (acting.PLAY_MODIFIERS,)),
    Phrase("goes to {}", "{}", (states.GO_TO,)),
    Phrase("puts it at {}", "{}", (playing.PUT_SCHEME, PLACE_UNALIGNED)),
    Phrase("chooses {}", "{}", (CHOOSE, CHOOSE_SCHEME, playing.ATTACH_TO, players.CHOOSE_PLAYER, card_effects.PLAY_IT)),
    Phrase("completes {}", "{}", (resolution.COMPLETE,)),
    Phrase("completes no Scheme", DONE.key(), (resolution.COMPLETE,)),
    Phrase("puts {} back", "{}", (hands.PUT_BACK,)),
    Phrase("empowers with {}", "{}", (empowering.EMPOWER,)),
    Phrase("discards {}", "{}", (card_effects.DISCARD, maintenance.DISCARD_ANY, maintenance.DISCARD_DOWN, payment.PAY)),
    Phrase("discards no more", DONE.key(), (maintenance.DISCARD_ANY,)),
    Phrase("pays with {}", "{}", (payment.PAY,)),
    Phrase("resolves {} next", "{}", (acting.RESOLVE_NEXT, timing.ORDER_FORCED)),
    Phrase("reduces {}", "{}", (acting.REDUCE,)),
    Phrase("ignores {}", "{}", (act_effects.IGNORE,)),
    Phrase("finds {}", "{}", (card_effects.TAKE, card_effects.PLAY_IT)),
    Phrase("finds nothing", DONE.key(), (card_effects.TAKE, card_effects.PLAY_IT)),
    Phrase("puts {} on top", "{}", (decks.NEXT_ON_TOP, decks.BURY)),
    Phrase("puts {} beneath", "{}", (decks.TO_BOTTOM,)),
    Phrase("puts no more on top", DONE.key(), (decks.BURY,)),
    Phrase("picks {}", "{}", (picking.PICK,)),
    Phrase("starts with {}", "{}", (picking.START_WITH,)),
    Phrase("lets {} go first", "{}", (maintenance.WHO_IS_FIRST,)),
    Phrase("does it", YES.key(), (ForeverGame.OFFER,)),
    Phrase("does not do it", NO.key(), (ForeverGame.OFFER,)),
    Phrase("takes {}", "{}", (ForeverGame.CHOOSE_ONE, action_phase.WHICH_ABILITY)),
)
"""Each answers only the questions it names, so that what is meant for one is not taken for another."""


def enter_stage(game: ForeverGame, phase: int) -> None:
    """Let the game rest at the beginning of a stage."""
    game.phase = phase
    game.turn = 0
    side = ROGUES if phase in (PLOTTING, PROVOKING) else HEROES
    game.active = game.first[side]
    if phase == OPPOSING:
        game.turn = 1


class ForeverArranger(Arranger):
    """Positions in the Plotting Stage, unless another stage is named."""

    facts = (Sanctuary(), Stage(), RoundNumber(), HasStarted(), Resources(), Winner())
    details = (Exhausted(), Damage(), Citizens(), Swayed(), Facedown(), At(), AttachedTo(), Empowers())
    phrases = PHRASES

    def options(self, players: list[str], options: dict[str, Any]) -> dict[str, Any]:
        return {"players": len(players), "names": players, **options}

    def lay(self, players: list[str], options: dict[str, Any], seed: int) -> Arrangement:
        game = SYSTEM.new_game(self.options(players, options), seed)
        game.clear_table()
        game.round = 1
        game.supply = CITIZEN_TOKENS
        for side in (ROGUES, HEROES):
            game.first[side] = game.on_side(side)[0].number
        game.provoked = game.opposed = True
        enter_stage(game, PLOTTING)
        return Arrangement(game)

    def shared_zones(self, game: Any) -> dict[str, Zone]:
        return {
            "Location deck": LOCATION_DECK,
            "Locations": LOCATIONS,
            "Location discard pile": LOCATION_DISCARD,
            "Unaligned deck": UNALIGNED_DECK,
            "Unaligned characters": UNALIGNED_CHARACTERS,
            "Master Plan": MASTER_PLAN,
            "knocked out": KNOCKED_OUT,
            "captured": CAPTURED,
            "removed": REMOVED,
            "resolving": RESOLVING,
            "box": BOX,
        }

    def own_zones(self, game: Any, player: int) -> dict[str, Zone]:
        seat = game.players[player]
        return {
            "deck": seat.deck,
            "hand": seat.hand,
            "discard pile": seat.discard,
            "discard": seat.discard,
            "reserve": seat.reserve,
            "pool": seat.pool,
            "in play": seat.area,
            "empowering": seat.empowering,
            "Schemes": seat.schemes,
            "choosing": seat.choosing,
            "chosen": seat.chosen,
        }

    def may_lie(self, game: Any, card: Card[Any], zone: Zone) -> bool:
        type = card.definition.type
        if zone in (LOCATION_DECK, LOCATIONS, LOCATION_DISCARD):
            return bool(type == LOCATION)
        if zone in (UNALIGNED_DECK, UNALIGNED_CHARACTERS):
            return bool(type == UNALIGNED)
        if type == SCHEME and zone.in_play:
            return zone is MASTER_PLAN or zone in [seat.schemes for seat in game.players]
        return type not in (LOCATION, UNALIGNED, *((EVENT,) if zone.in_play else ())) or zone in (BOX, REMOVED)

    def card_of(self, choice: Any) -> Card[Any] | None:
        found = getattr(choice, "card", None)
        return found if isinstance(found, Card) else super().card_of(choice)

    def finish(self, arrangement: Arrangement) -> None:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        lay_row(arrangement)
        complete_row(arrangement)
        give_to_owners(game)
        for seat in game.players:
            if seat.deck.number not in arrangement.named or seat.deck.number in arrangement.open:
                fill_deck(self, arrangement, game, seat.number)
        for zone in (LOCATION_DECK, UNALIGNED_DECK):
            if zone.number not in arrangement.named or zone.number in arrangement.open:
                self.fill(arrangement, zone, len(self.candidates(arrangement, zone)))
        for card in arrangement.all_left():
            arrangement.put_unknown([card], BOX)
        for seat in game.on_side(ROGUES):
            for card in game.cards(seat.schemes):
                game.show(card, game.team_of(seat.number))
        game.supply = CITIZEN_TOKENS - (game.all_citizens() - game.supply)
        game.log.clear()

    def candidates(self, arrangement: Arrangement, zone: Zone) -> list[Card[Any]]:
        game = arrangement.game
        assert isinstance(game, ForeverGame)
        found = fitting(game, arrangement.all_left(), zone)
        arrangement.mix(found, zone)
        return found


def fitting(game: ForeverGame, cards: list[GameCard], zone: Zone) -> list[GameCard]:
    """Those of some cards, which nobody wrote down, that may lie in a face-down pile."""
    if zone is LOCATION_DECK:
        return [card for card in cards if card.definition.type == LOCATION]
    if zone is UNALIGNED_DECK:
        return [card for card in cards if card.definition.type == UNALIGNED]
    names = {each.definition.name for each in own_characters(game, zone.owner)}
    return [card for card in cards if card.definition.is_affiliated and card.definition.affiliation in names]


def own_characters(game: ForeverGame, player: int) -> list[GameCard]:
    """The characters of a player, wherever they were laid."""
    wanted = ROGUE if game.is_rogue(player) else HERO
    seat = game.players[player]
    own = [card for zone in seat.zones() for card in game.cards(zone)]
    beaten = [*game.cards(CAPTURED), *game.cards(KNOCKED_OUT)]
    lying = [*own, *[card for card in beaten if game.owners[card.serial] == player]]
    return [card for card in lying if card.definition.type == wanted]


def fill_deck(arranger: ForeverArranger, arrangement: Arrangement, game: ForeverGame, player: int) -> None:
    """Complete a deck that wasn't written down with cards of the player's characters."""
    deck = game.players[player].deck
    left = len(fitting(game, arrangement.all_left(), deck))
    arranger.fill(arrangement, deck, min(UNNAMED_DECK, left))


def lay_row(arrangement: Arrangement) -> None:
    """Put the Locations that were written down into the row from the left, with their citizens.

    Raises:
        BadPosition: There are more than the row has places for.
    """
    game = arrangement.game
    assert isinstance(game, ForeverGame)
    row = game.cards(LOCATIONS)
    if len(row) > SPOTS:
        raise BadPosition(f"the row has {SPOTS} Locations, not {len(row)}")
    for spot, card in enumerate(row):
        thing = game.permanent(card)
        if thing.spot == NOWHERE:
            thing.spot = spot
            thing.citizens = card.definition.citizens


def complete_row(arrangement: Arrangement) -> None:
    """Fill the row with Locations that were not written down."""
    left = [card for card in arrangement.all_left() if card.definition.type == LOCATION]
    for card in left[: SPOTS - len(arrangement.game.cards(LOCATIONS))]:
        arrangement.put(arrangement.take(card.definition.name), LOCATIONS)
    lay_row(arrangement)


def give_to_owners(game: ForeverGame) -> None:
    """Give beaten characters, completed Schemes and what else lies in shared places to the first player of the side."""
    for zone, side in ((CAPTURED, ROGUES), (KNOCKED_OUT, HEROES), (MASTER_PLAN, ROGUES)):
        for card in game.cards(zone):
            game.owners[card.serial] = game.on_side(side)[0].number
            if zone is MASTER_PLAN:
                control_completed(game, card)


def control_completed(game: ForeverGame, scheme: GameCard) -> None:
    """Let the owner of a completed Scheme control it, as it was laid before its owner was known."""
    thing = game.permanent(scheme)
    thing.controller = game.owners[scheme.serial]
    if not thing.facedown:
        game.stop_abilities(scheme)
        game.start_abilities(scheme)


ARRANGER: Final = ForeverArranger()
