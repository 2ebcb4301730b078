"""The state of a game of Marvel Champions, and what can be asked of it.

What happens in the game is told by the modules beside this one: `damage`, `threat`, `enemies`,
`encounter`, `entering`, `playing`, `turn`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import (
    THIS_ATTACK,
    THIS_ROUND,
    WHILE_IN_PLAY,
    AtWork,
    CardEffect,
    Constant,
    Delayed,
    Situation,
)
from longbox.games.champions.acts import Act
from longbox.games.champions.attachments import PrintedValues
from longbox.games.champions.definitions import (
    ALLY,
    ALLY_LIMIT,
    ATTACHMENT,
    CANNOT_READY,
    DASH,
    HAND_SIZE,
    HERO,
    HIT_POINTS,
    SIDE_SCHEME,
    CardDefinition,
    Thing,
)
from longbox.games.champions.events import Occurrence
from longbox.games.champions.options import Options
from longbox.games.champions.permanents import ACCELERATION, UNATTACHED, Permanent
from longbox.games.champions.table import (
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    SCENARIO_AREA,
    HeroPlayer,
)
from longbox.games.champions.view import TableView
from longbox.kernel.abilities import Watcher
from longbox.kernel.game import Game
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Player, Zone

# Where the game rests between two steps. [champions Round Overview]
SETTING_UP: Final = 0
TAKING_TURN: Final = 1
ENDING_PLAYER_PHASE: Final = 2
PLACING_THREAT: Final = 3
ACTIVATING: Final = 4
DEALING: Final = 5
REVEALING: Final = 6
ENDING_ROUND: Final = 7
ENDED: Final = 8

ALLIES_ALLOWED: Final = 3
"""[champions Ally Limit]"""
NO_CARD: Final = -1
MOST_ABILITIES: Final = 64
"""How many abilities a card can have; an ability of a card is numbered by both."""
PRINTED_VALUES: Final = PrintedValues()


@mypyc_attr(allow_interpreted_subclasses=True)
class ChampionsGame(Game[CardDefinition]):
    """A game of one to four heroes against a scenario.

    Attributes:
        options: What was agreed on before the game. Fixed.
        players: The players, clockwise. Fixed.
        other_sides: The other side of each card that has two, by serial number. Fixed.
        phase: Where the game rests: `SETTING_UP`, `TAKING_TURN`, ...
        round: Counts the rounds from 1.
        first_player: The number of the first player. [champions First Player]
        active: The player who takes a turn, or whose enemies activate; `NOBODY` at other times.
        position: How many players have had their part of the phase.
        eliminated: Which players are out. [champions Player Elimination]
        identities: The serial number of the side of each player's identity that is face up.
        villain_serial: The serial number of the villain's stage in play.
        scheme_serial: The serial number of the main scheme's side in play.
        changed_form: Which players have changed form by themselves this round. [champions Form, Change Form]
        declined: What players were asked to do this turn and declined, until something happens.
        at_work: Constant abilities in play and lasting effects, oldest first.
        delayed: Effects that come later, oldest first.
        maxima: How often titles were played in a round or phase, by title. [champions Max]
        beneath: The serial number of the card in play under which a card lies facedown, by serial number.
        won: Whether the players won, when the game is over.
        acts: The attacks, schemes and thwarts being carried out, the innermost last. Empty in a resting state.
        peril: The player who resolves a card with peril, or `NOBODY`. `NOBODY` in a resting state.
        falling: The characters that are being defeated. None in a resting state.
    """

    def __init__(
        self,
        options: Options,
        players: list[HeroPlayer],
        zones: list[Zone],
        box: list[Thing],
        randomness: Randomness,
    ) -> None:
        super().__init__([*players], zones, box, len(events.KINDS), randomness)
        self.options = options
        self.players = players
        self.other_sides: dict[int, Thing] = {}
        self.phase = SETTING_UP
        self.round = 0
        self.first_player = 0
        self.active = NOBODY
        self.position = 0
        self.eliminated: list[bool] = []
        self.identities: list[int] = []
        self.villain_serial = NO_CARD
        self.scheme_serial = NO_CARD
        self.changed_form: list[bool] = []
        self.declined: list[int] = []
        self.at_work: list[AtWork] = []
        self.delayed: list[Delayed] = []
        self.maxima: dict[str, int] = {}
        self.beneath: dict[int, int] = {}
        self.won = False
        self.acts: list[Act] = []
        self.peril = NOBODY
        self.falling: list[Thing] = []

    def new_view(self, seat: Player) -> TableView:
        return TableView(self, seat)

    # Copies

    def empty(self) -> ChampionsGame:
        other = ChampionsGame(self.options, self.players, self.zones, self.box, self.randomness)
        other.other_sides = self.other_sides
        return other

    def copy(self) -> ChampionsGame:
        other = super().copy()
        assert isinstance(other, ChampionsGame)
        other.phase = self.phase
        other.round = self.round
        other.first_player = self.first_player
        other.active = self.active
        other.position = self.position
        other.eliminated = self.eliminated.copy()
        other.identities = self.identities.copy()
        other.villain_serial = self.villain_serial
        other.scheme_serial = self.scheme_serial
        other.changed_form = self.changed_form.copy()
        other.declined = self.declined.copy()
        other.at_work = self.at_work.copy()
        other.delayed = self.delayed.copy()
        other.maxima = self.maxima.copy()
        other.beneath = self.beneath.copy()
        other.won = self.won
        return other

    def state(self) -> tuple[object, ...]:
        return (
            super().state(),
            (self.phase, self.round, self.first_player, self.active, self.position),
            (tuple(self.eliminated), tuple(self.identities), self.villain_serial, self.scheme_serial),
            (tuple(self.changed_form), tuple(self.declined), self.won),
            tuple([working.state() for working in self.at_work]),
            tuple([delayed.state() for delayed in self.delayed]),
            tuple(sorted(self.maxima.items())),
            tuple(sorted(self.beneath.items())),
        )

    # Cards in play

    def enter_play(self, card: Thing, zone: Zone) -> None:
        """Make the object of a card that enters play; its abilities are active at once. [champions Enters Play]

        Encounter cards are under the control of the scenario. [champions Ownership And Control]
        """
        own_area = zone.owner != NOBODY and zone is self.players[zone.owner].area
        self.objects[card.serial] = Permanent(card, self.next_time(), zone.owner if own_area else NOBODY)
        self.start_abilities(card)

    def start_abilities(self, card: Thing) -> None:
        """Let the abilities of a card in play be active."""
        definition = card.definition
        controller = self.controller(card)
        for ability in definition.abilities:
            if ability.occasion is not None:
                watcher = Watcher(ability, controller, card, self.next_time())
                places = self.guards if ability.is_interrupt else self.watchers
                for kind in ability.occasion.kinds:
                    places[kind.number].append(watcher)
        for constant in constants_of(definition):
            situation = Situation(controller, card)
            self.at_work.append(AtWork(constant, situation, WHILE_IN_PLAY, self.next_time()))

    def stop_abilities(self, card: Thing) -> None:
        """Let the abilities of a card be active no longer."""
        if card.definition.abilities:
            for lists in (self.guards, self.watchers):
                for number, watchers in enumerate(lists):
                    if watchers:
                        lists[number] = [watcher for watcher in watchers if watcher.source is not card]
        if constants_of(card.definition):
            self.at_work = [
                working
                for working in self.at_work
                if working.until != WHILE_IN_PLAY or working.situation.source is not card
            ]

    def leave_play(self, card: Thing) -> None:
        del self.objects[card.serial]
        self.stop_abilities(card)

    def move_in_play(self, card: Thing, zone: Zone) -> None:
        """Move a card from one play area to another, as it is. [champions Ownership And Control, Engaged]"""
        self.piles[self.places[card.serial]].remove(card)
        self.piles[zone.number].append(card)
        self.places[card.serial] = zone.number

    def replace(self, old: Thing, new: Thing, zone: Zone) -> None:
        """Put another side or stage of a card into its place, which keeps all that is on it.

        [champions Form, Change Form; Villain Defeat; Main Scheme]

        Args:
            old: What is in play.
            new: What takes its place.
            zone: Where the old side or stage goes.
        """
        permanent = self.permanent(old)
        attached = self.attachments(old)
        self.stop_abilities(old)
        area = self.zones[self.places[old.serial]]
        self.piles[self.places[new.serial]].remove(new)
        pile = self.piles[area.number]
        pile[pile.index(old)] = new
        self.places[new.serial] = area.number
        self.piles[zone.number].append(old)
        self.places[old.serial] = zone.number
        del self.objects[old.serial]
        permanent.card = new
        self.objects[new.serial] = permanent
        for card in attached:
            self.permanent(card).attached_to = new.serial
        self.start_abilities(new)

    def in_play(self, card: Thing) -> bool:
        """Whether a card is in play. [champions In Play And Out Of Play]"""
        return card.serial in self.objects

    def permanent(self, card: Thing) -> Permanent:
        """A card in play, with what changes on it."""
        thing = self.objects[card.serial]
        assert isinstance(thing, Permanent)
        return thing

    def other_side(self, card: Thing) -> Thing:
        """The other side of a card that has two."""
        return self.other_sides[card.serial]

    def controller(self, card: Thing) -> int:
        """The number of the player who controls a card, or `NOBODY`. [champions Ownership And Control]

        Players control the cards in their own out-of-play areas.
        """
        thing = self.objects.get(card.serial)
        return self.owners[card.serial] if thing is None else thing.controller

    def controlled(self, player: int) -> list[Thing]:
        """The cards in play that a player controls."""
        return self.piles[self.players[player].area.number]

    # Players

    def name(self, player: int) -> str:
        """What the others call a player."""
        return self.players[player].name

    def plays(self, later_rule: str) -> bool:
        """Whether a rule of a later edition is played; see `editions`."""
        return later_rule in self.options.later_rules

    def in_order(self) -> list[int]:
        """The players in player order, without those who are eliminated. [champions In Player Order]"""
        count = len(self.players)
        order = [(self.first_player + step) % count for step in range(count)]
        return [player for player in order if not self.eliminated[player]]

    def next_player(self, player: int) -> int:
        """The next player clockwise who is not eliminated. [champions In Player Order]"""
        count = len(self.players)
        for step in range(1, count + 1):
            other = (player + step) % count
            if not self.eliminated[other]:
                return other
        return player

    def per_player(self, number: int) -> int:
        """A number for each player who started the scenario. [champions Per Player]"""
        return number * len(self.players)

    def identity(self, player: int) -> Thing:
        """The side of a player's identity that is face up. [champions Identity]"""
        return self.box[self.identities[player]]

    def in_hero_form(self, player: int) -> bool:
        """Whether a player is in hero form. [champions Form, Change Form]"""
        return self.box[self.identities[player]].definition.type == HERO

    def is_identity_of(self, card: Thing) -> int:
        """The player whose identity a card in play is, or `NOBODY`."""
        return self.identities.index(card.serial) if card.serial in self.identities else NOBODY

    # The scenario

    def villain(self) -> Thing:
        """The stage of the villain that is in play. [champions Villain, Villain Deck]"""
        return self.box[self.villain_serial]

    def main_scheme(self) -> Thing:
        """The side of the main scheme that is in play. [champions Main Scheme]"""
        return self.box[self.scheme_serial]

    def scenario_cards(self) -> list[Thing]:
        """The cards in the scenario's own play area."""
        return self.piles[SCENARIO_AREA.number]

    # Kinds of cards in play

    def minions_of(self, player: int) -> list[Thing]:
        """The minions engaged with a player. [champions Engaged]"""
        return self.piles[self.players[player].engaged.number]

    def minions(self) -> list[Thing]:
        """All minions in play, in player order."""
        return [minion for player in self.in_order() for minion in self.minions_of(player)]

    def enemies(self) -> list[Thing]:
        """The villain and all minions. [champions Enemy]"""
        return [self.villain(), *self.minions()]

    def allies(self, player: int) -> list[Thing]:
        """The allies that a player controls. [champions Ally]"""
        return [card for card in self.controlled(player) if card.definition.type == ALLY]

    def friendly_characters(self) -> list[Thing]:
        """The identities and allies of all players. [champions Friendly]"""
        return [card for player in self.in_order() for card in self.characters_of(player)]

    def characters_of(self, player: int) -> list[Thing]:
        """The identity and the allies of a player. [champions Character]"""
        return [card for card in self.controlled(player) if card.definition.is_character]

    def characters(self) -> list[Thing]:
        """All characters in play. [champions Character]"""
        return self.friendly_characters() + self.enemies()

    def side_schemes(self) -> list[Thing]:
        """The side schemes in play. [champions Side Scheme]"""
        return [card for card in self.scenario_cards() if card.definition.type == SIDE_SCHEME]

    def schemes(self) -> list[Thing]:
        """The main scheme and the side schemes in play."""
        return [self.main_scheme(), *self.side_schemes()]

    def cards_in_play(self) -> list[Thing]:
        """All cards in play."""
        cards = self.scenario_cards().copy()
        for player in self.players:
            cards += self.piles[player.area.number] + self.piles[player.engaged.number]
        return cards

    def attachments(self, card: Thing) -> list[Thing]:
        """The cards attached to a card, oldest first. [champions Attach To]"""
        attached = [
            thing
            for thing in self.objects.values()
            if isinstance(thing, Permanent) and thing.attached_to == card.serial
        ]
        return [thing.card for thing in sorted(attached, key=entered)]

    def host(self, card: Thing) -> Thing | None:
        """The card that a card in play is attached to. [champions Attach To]"""
        serial = self.permanent(card).attached_to
        return None if serial == UNATTACHED else self.box[serial]

    def icons(self, icon: str) -> int:
        """How many icons of a kind are in play: "crisis", "hazard" or "acceleration". [champions Side Scheme]"""
        total = 0
        for card in self.scenario_cards():
            definition = card.definition
            if icon == "crisis":
                total += definition.crisis
            elif icon == "hazard":
                total += definition.hazards
            else:
                total += definition.acceleration_icons
        return total

    # Values

    def value(self, card: Thing, value: str) -> int:
        """What a value of a card is now. [champions Modifiers, Base Value, Dash]

        All that is added and subtracted comes before what doubles, halves or limits; the latest that sets the
        value overrides all of them. A value below zero counts as zero.
        """
        definition = card.definition
        base = ALLIES_ALLOWED if value == ALLY_LIMIT else definition.base(value)
        if base == DASH:
            return DASH
        if value == HIT_POINTS and definition.per_player:
            base = self.per_player(base)
        changes = 0
        fixed: int | None = None
        for working in self.at_work:
            constant = working.constant
            defined = constant.defines(self, value, card, working.situation)
            if defined is not None:
                base = defined
            changes += constant.change(self, value, card, working.situation)
            latest = constant.sets(self, value, card, working.situation)
            if latest is not None:
                fixed = latest
        if fixed is not None:
            return fixed
        total = base + changes
        for working in self.at_work:
            total = working.constant.limits(self, value, card, total, working.situation)
        return max(total, 0)

    def remaining(self, card: Thing) -> int:
        """The remaining hit points of a character in play. [champions Remaining Hit Points]"""
        return self.value(card, HIT_POINTS) - self.permanent(card).damage

    def sustained(self, card: Thing) -> int:
        """The damage that a character in play has sustained. [champions Sustained Damage; Damage Sustained]"""
        return self.permanent(card).damage

    def hand_size(self, player: int) -> int:
        """How many cards a player may keep. [champions Hand Size]"""
        return self.value(self.identity(player), HAND_SIZE)

    def ally_limit(self, player: int) -> int:
        """How many allies a player may control. [champions Ally Limit]"""
        return self.value(self.identity(player), ALLY_LIMIT)

    def has_trait(self, card: Thing, trait: str) -> bool:
        """Whether a card has a trait, printed or gained. [champions Traits, Gains]"""
        if trait in card.definition.traits:
            return True
        for working in self.at_work:
            if working.constant.grants_trait(self, trait, card, working.situation):
                return True
        return False

    def keyword(self, card: Thing, keyword: str) -> int | None:
        """The number of a keyword that a card has, 0 for those without; none if it has not. [champions Keywords]

        Where it has the keyword more than once, the numbers add up.
        """
        number = card.definition.keywords.get(keyword)
        for working in self.at_work:
            more = working.constant.grants_keyword(self, keyword, card, working.situation)
            if more is not None:
                number = more if number is None else number + more
        return number

    def take_damage_forbidden(self, card: Thing, source: Thing | None) -> bool:
        """Whether a card cannot take damage from a source. [champions Cannot]"""
        for working in self.at_work:
            if working.constant.forbids_damage(self, card, source, working.situation):
                return True
        return False

    def forbidden(self, card: Thing, deed: str) -> bool:
        """Whether a card cannot do something, or have it done to it: one of `FORBIDDEN`. [champions Cannot]"""
        for working in self.at_work:
            if working.constant.forbids(self, deed, card, working.situation):
                return True
        return False

    def threat_removal_forbidden(self, scheme: Thing, source: Thing | None = None) -> bool:
        """Whether threat cannot be removed from a scheme by a card. [champions Cannot, Side Scheme]

        A crisis icon in play keeps all threat on the main scheme.
        """
        by_scenario = source is not None and source.definition.is_encounter_card and self.plays(editions.CRISIS)
        if scheme.serial == self.scheme_serial and self.icons("crisis") and not by_scenario:
            return True
        for working in self.at_work:
            if working.constant.forbids_threat_removal(self, scheme, working.situation):
                return True
        return False

    # Lasting and delayed effects

    def start(self, constant: Constant, situation: Situation, until: str) -> None:
        """Begin a lasting effect; one of an attack that is none is over at once. [champions Lasting Effects]"""
        if until == THIS_ATTACK and situation.act is None:
            return
        self.at_work.append(AtWork(constant, situation, until, self.next_time()))

    def stop(self, constant: Constant) -> None:
        """End a lasting effect before its time, as it is used up."""
        self.at_work = [working for working in self.at_work if working.constant is not constant]

    def delay(self, effect: CardEffect, situation: Situation, when: str) -> None:
        """Let an effect come later; the end of an attack that is none never comes. [champions Delayed Effects]"""
        if when == THIS_ATTACK and situation.act is None:
            return
        self.delayed.append(Delayed(effect, situation, when, self.next_time()))

    def end_of(self, period: str) -> None:
        """End what lasts until the end of a phase or round; then what was to come at it comes.

        [champions Lasting Effects, Delayed Effects, Limit]
        """
        self.at_work = [working for working in self.at_work if working.until != period]
        if period == THIS_ROUND:
            self.maxima.clear()
        self._run_delayed([delayed for delayed in self.delayed if delayed.when == period])
        self._forget_uses(period)

    def end_of_attack(self, act: Act) -> None:
        """End what lasts until the end of an attack; then what was to come at it comes. [champions Lasting Effects]"""
        self.at_work = [working for working in self.at_work if not is_of_act(working.until, working.situation, act)]
        self._run_delayed([delayed for delayed in self.delayed if is_of_act(delayed.when, delayed.situation, act)])

    def call_off(self, act: Act) -> None:
        """Tell that an attack, scheming or thwarting is not made after all, and forget what was to come at its end.

        [champions Replacement Effects, Delayed Effects]
        """
        if not self.over:
            self.log.append(Occurrence(events.CALLED_OFF, act.player, act.actor.alone, note=act.what))
        self.at_work = [working for working in self.at_work if not is_of_act(working.until, working.situation, act)]
        self.delayed = [delayed for delayed in self.delayed if not is_of_act(delayed.when, delayed.situation, act)]

    def _run_delayed(self, due: list[Delayed]) -> None:
        """Let what was to come at a moment come. [champions Delayed Effects]

        Copies of the game share the situations, which therefore stay as they are.
        """
        if due:
            self.delayed = [delayed for delayed in self.delayed if delayed not in due]
            for delayed in due:
                delayed.effect.run(self, delayed.situation.for_player(delayed.situation.player))

    def _forget_uses(self, period: str) -> None:
        """Abilities with a limit can be used again. [champions Limit]"""
        for thing in self.objects.values():
            assert isinstance(thing, Permanent)
            if thing.used:
                thing.used = {use: count for use, count in thing.used.items() if self._limit_of(use) != period}

    def _limit_of(self, use: int) -> str:
        """The period of the limit of an ability that was used."""
        return self.box[use // MOST_ABILITIES].definition.abilities[use % MOST_ABILITIES].limit

    # Small things that happen to cards in play

    def exhaust(self, card: Thing) -> bool:
        """Exhaust a card, if it is ready. [champions Exhausted]"""
        permanent = self.permanent(card)
        if permanent.exhausted:
            return False
        permanent.exhausted = True
        self.log.append(Occurrence(events.EXHAUSTED, permanent.controller, card.alone))
        return True

    def ready(self, card: Thing) -> bool:
        """Ready a card, if it is exhausted. [champions Ready]"""
        permanent = self.permanent(card)
        if not permanent.exhausted or self.forbidden(card, CANNOT_READY):
            return False
        permanent.exhausted = False
        self.log.append(Occurrence(events.READIED, permanent.controller, card.alone))
        return True

    def counters(self, card: Thing, name: str) -> int:
        """How many counters of a name lie on a card in play. [champions All-Purpose Counter]"""
        return self.permanent(card).counters.get(name, 0)

    def add_counters(self, card: Thing, name: str, count: int) -> None:
        """Put counters on a card in play. [champions All-Purpose Counter]"""
        permanent = self.permanent(card)
        permanent.counters[name] = permanent.counters.get(name, 0) + count
        self.log.append(
            Occurrence(events.COUNTERS, permanent.controller, card.alone, permanent.counters[name], note=name)
        )

    def remove_counters(self, card: Thing, name: str, count: int) -> None:
        """Take counters off a card in play, as many as there are. [champions All-Purpose Counter]"""
        self.add_counters(card, name, -min(count, self.counters(card, name)))

    # The players' decks

    def draw(self, player: int, count: int, source: Thing | None = None) -> int:
        """Draw cards, as many as there are; who is out of the game has none.

        [champions Drawing Cards, Empty Player Deck, Player Elimination]

        Returns:
            How many were drawn.
        """
        seat = self.players[player]
        if self.eliminated[player]:
            return 0
        if count > 0:
            self.see_to_deck(player)
        if self.plays(editions.DRAWING) and count > 1:
            return sum([self.draw(player, 1, source) for _ in range(count)])
        drawn = self.move_top(seat.deck, seat.hand, count)
        if not self.piles[seat.deck.number] and drawn:
            self.refill_deck(player)
            if len(drawn) < count:
                drawn = drawn + self.move_top(seat.deck, seat.hand, count - len(drawn))
        if drawn:
            self.log.append(Occurrence(events.DREW, player, drawn, len(drawn), source, seen_by=seat.bit))
        return len(drawn)

    def has_deck(self, player: int) -> bool:
        """Whether a player has a deck, or cards to make it anew of; who is out of the game has none.

        [champions Empty Player Deck, Player Elimination]
        """
        seat = self.players[player]
        if self.eliminated[player]:
            return False
        return bool(self.piles[seat.deck.number] or self.piles[seat.discard.number])

    def see_to_deck(self, player: int) -> None:
        """Make a player's deck anew, if it ran out while there was nothing to make it of. [champions Empty Player Deck]

        Whatever takes cards from a deck sees to it first.
        """
        if not self.piles[self.players[player].deck.number] and self.has_deck(player):
            self.refill_deck(player)

    def refill_deck(self, player: int) -> None:
        """Make a deck that ran out anew of the discard pile; its player is dealt an encounter card.

        [champions Empty Player Deck]
        """
        seat = self.players[player]
        if self.piles[seat.discard.number]:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(Occurrence(events.SHUFFLED, player, []))
            self.deal_encounter_card(player)

    def discard_top(self, player: int, count: int, source: Thing | None = None) -> list[Thing]:
        """Discard cards from the top of a player's deck, but none of a deck made anew. [champions Empty Player Deck]

        Returns:
            The cards discarded.
        """
        seat = self.players[player]
        discarded: list[Thing] = []
        if count > 0:
            self.see_to_deck(player)
        for _ in range(min(count, len(self.piles[seat.deck.number]))):
            card = self.piles[seat.deck.number][-1]
            self.move(card, seat.discard)
            discarded.append(card)
        if discarded:
            self.log.append(Occurrence(events.DISCARDED, player, discarded, len(discarded), source))
            if not self.piles[seat.deck.number]:
                self.refill_deck(player)
        return discarded

    def discard_from_hand(self, player: int, card: Thing, source: Thing | None = None) -> None:
        """Discard a card from a player's hand."""
        self.move(card, self.players[self.owners[card.serial]].discard)
        self.log.append(Occurrence(events.DISCARDED, player, card.alone, 1, source))

    def random_card(self, player: int) -> Thing | None:
        """A card of a player's hand, by chance."""
        hand = self.piles[self.players[player].hand.number]
        return self.randomness.pick(hand) if hand else None

    # The encounter deck

    def top_encounter_card(self) -> Thing | None:
        """The top card of the encounter deck, which is made anew as soon as it runs out."""
        self.took_encounter_card()
        pile = self.piles[ENCOUNTER_DECK.number]
        return pile[-1] if pile else None

    def encounter_deck_is_empty(self) -> bool:
        """Whether the encounter deck has run out. [champions Empty Encounter Deck]"""
        return not self.piles[ENCOUNTER_DECK.number]

    def took_encounter_card(self) -> None:
        """Make the encounter deck anew of the discard pile if it ran out, at the price of an acceleration token.

        [champions Empty Encounter Deck, Acceleration Token]
        """
        if not self.piles[ENCOUNTER_DECK.number] and self.piles[ENCOUNTER_DISCARD.number]:
            self.reshuffle(ENCOUNTER_DISCARD, ENCOUNTER_DECK)
            self.log.append(Occurrence(events.SHUFFLED_ENCOUNTER, NOBODY, []))
            self.accelerate()
        elif not self.piles[ENCOUNTER_DECK.number] and self.plays(editions.EMPTY_ENCOUNTER_DECK):
            self.end(won=False, note="no encounter card is left")

    def accelerate(self) -> None:
        """Give the main scheme an acceleration token. [champions Acceleration Token]"""
        scheme = self.permanent(self.main_scheme())
        scheme.counters[ACCELERATION] = scheme.counters.get(ACCELERATION, 0) + 1
        self.log.append(Occurrence(events.ACCELERATED, NOBODY, scheme.card.alone))

    def deal_encounter_card(self, player: int) -> None:
        """Deal a player who is not out of the game an encounter card, facedown.

        [champions Deal, Deal An Encounter Card; Player Elimination]
        """
        card = None if self.eliminated[player] else self.top_encounter_card()
        if card is not None:
            self.move(card, self.players[player].dealt, to_bottom=True)
            self.log.append(Occurrence(events.DEALT, player, [], 1))
            self.took_encounter_card()

    # The end

    def end(self, *, won: bool, note: str) -> None:
        """End the game. [champions Winning The Game]"""
        if not self.over:
            self.over = True
            self.won = won
            self.phase = ENDED
            self.log.append(Occurrence(events.WON if won else events.LOST, NOBODY, [], note=note))


def constants_of(definition: CardDefinition) -> tuple[Constant, ...]:
    """The constant abilities of a card in play, with what attachments add by rule. [champions Attachment]"""
    if definition.type == ATTACHMENT and (definition.atk or definition.sch):
        return (*definition.constants, PRINTED_VALUES)
    return definition.constants


def is_of_act(period: str, situation: Situation, act: Act) -> bool:
    """Whether something lasts until the end of a certain attack, or comes at it."""
    return period == THIS_ATTACK and situation.act is act


def entered(permanent: Permanent) -> int:
    """When a card entered play."""
    return permanent.number
