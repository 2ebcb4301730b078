"""The state of a game of Marvel Champions, and what its cards are worth.

Where the cards lie is told by `tableau`, what becomes of the decks by `stock`; this module adds the turn of the game,
values and what changes them, and what lasts.

What happens in the game is told by the modules beside this one: `damage`, `threat`, `enemies`,
`encounter`, `entering`, `playing`, `turn`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import (
    NO_LIMIT,
    THIS_ATTACK,
    THIS_ROUND,
    THIS_TURN,
    YOUR_NEXT_TURN,
    YOUR_TURN,
    CardAbility,
    CardEffect,
    Constant,
    Occasion,
    Situation,
    limit_period,
)
from longbox.games.champions.act import Act
from longbox.games.champions.at_work import AtWork, Delayed
from longbox.games.champions.definitions import (
    ALLY_LIMIT,
    CANNOT_BE_ATTACKED,
    CANNOT_READY,
    DASH,
    HAND_SIZE,
    HIT_POINTS,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.options import Options
from longbox.games.champions.past import Asked, Asker, askers_of
from longbox.games.champions.permanents import MOST_ABILITIES, Permanent
from longbox.games.champions.stock import Stock
from longbox.games.champions.table import (
    HeroPlayer,
)
from longbox.games.champions.uses import UseAbility, number_of
from longbox.kernel.abilities import Watcher
from longbox.kernel.questions import Prompt
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

ALLIES_ALLOWED: Final = 3
"""[champions Ally Limit]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChampionsGame(Stock):
    """A game of one to four heroes against a scenario.

    Attributes:
        round: Counts the rounds from 1.
        active: The player who takes a turn, or whose enemies activate; `NOBODY` at other times.
        position: How many players have had their part of the phase.
        changed_form: Which players have changed form by themselves this round. [champions Form, Change Form]
        acted: How many things the active player has done this turn.
        declined: What players were asked to do this turn and declined, until something happens.
        delayed: Effects that come later, oldest first.
        maxima: How often titles were played in a round or phase, by title. [champions Max]
        past: How often what texts ask for happened in the turn, phase and round so far, by question.
        askers: The cards that ask for it.
        acts: The attacks, schemes and thwarts being carried out, the innermost last. Empty in a resting state.
        peril: The player who resolves a card with peril, or `NOBODY`. `NOBODY` in a resting state.
        generating: The resource abilities that are being paid for, or looked at, by number. Empty in a resting state.
        falling: The characters that are being defeated, as `body` tells them apart. None in a resting state.
    """

    OFFER: ClassVar[Prompt] = Prompt("You may do what the card says", "May")
    CHOOSE_ONE: ClassVar[Prompt] = Prompt("Choose one", "Choose")

    def __init__(
        self,
        options: Options,
        players: list[HeroPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__(options, players, zones, box, randomness)
        self.round = 0
        self.active = NOBODY
        self.position = 0
        self.changed_form: list[bool] = []
        self.acted = 0
        self.declined: list[int] = []
        self.delayed: list[Delayed] = []
        self.maxima: dict[str, int] = {}
        self.past: dict[Asked, tuple[int, int, int]] = {}
        self._askers: tuple[Asker, ...] | None = None
        self.acts: list[Act] = []
        self.peril = NOBODY
        self.falling: list[tuple[int, int]] = []
        self.generating: list[int] = []

    # What the rules above the state do; see `WholeGame`

    def can_initiate(self, player: int, use: UseAbility) -> bool:
        """Whether a player can use an ability now. [champions Initiating Abilities, Playing Cards]"""
        raise NotImplementedError

    def initiate(self, player: int, use: UseAbility) -> None:
        """Let a player use an ability, or play an event. [champions Initiating Abilities, Playing Cards]"""
        raise NotImplementedError

    def can_be_forced(self, watcher: Watcher, event: Happening, player: int) -> bool:
        """Whether a forced ability of a card in play can be initiated. [champions Forced]"""
        raise NotImplementedError

    def resolve_forced(self, watcher: Watcher, event: Happening) -> None:
        """Resolve a forced ability of a card in play. [champions Forced]"""
        raise NotImplementedError

    def defeat_the_weakened(self) -> None:
        """Defeat the characters that lost the hit points that kept them alive. [champions Remaining Hit Points]"""
        raise NotImplementedError

    def eliminate(self, player: int) -> None:
        """Take a player out of the game. [champions Player Elimination]"""
        raise NotImplementedError

    # Copies

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
        other.acted = self.acted
        other.declined = self.declined.copy()
        other.at_work = self.at_work.copy()
        other.delayed = self.delayed.copy()
        other.maxima = self.maxima.copy()
        other.past = self.past.copy()
        other._askers = self._askers
        other.beneath = self.beneath.copy()
        other.won = self.won
        return other

    def state(self) -> tuple[object, ...]:
        return (
            super().state(),
            (self.phase, self.round, self.first_player, self.active, self.position),
            (tuple(self.eliminated), tuple(self.identities), self.villain_serial, self.scheme_serial),
            (tuple(self.changed_form), self.acted, tuple(self.declined), self.won),
            tuple([working.state() for working in self.at_work]),
            tuple([delayed.state() for delayed in self.delayed]),
            tuple(sorted(self.maxima.items())),
            tuple(sorted(self.beneath.items())),
            *([tuple(sorted(self.past.items()))] if self.past else []),
        )

    @property
    def askers(self) -> tuple[Asker, ...]:
        """The cards that ask for what happened before; mostly none."""
        if self._askers is None:
            self._askers = askers_of(self.box)
        return self._askers

    # Values

    def value(self, card: GameCard, value: str) -> int:
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
            if not constant.changes_values:
                continue
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
            if working.constant.changes_values:
                total = working.constant.limits(self, value, card, total, working.situation)
        return max(total, 0)

    def remaining(self, card: GameCard) -> int:
        """The remaining hit points of a character in play. [champions Remaining Hit Points]"""
        return self.value(card, HIT_POINTS) - self.permanent(card).damage

    def sustained(self, card: GameCard) -> int:
        """The damage that a character in play has sustained. [champions Sustained Damage; Damage Sustained]"""
        return self.permanent(card).damage

    def hand_size(self, player: int) -> int:
        """How many cards a player may keep. [champions Hand Size]"""
        return self.value(self.identity(player), HAND_SIZE)

    def ally_limit(self, player: int) -> int:
        """How many allies a player may control. [champions Ally Limit]"""
        return self.value(self.identity(player), ALLY_LIMIT)

    def has_trait(self, card: GameCard, trait: str) -> bool:
        """Whether a card has a trait, printed or gained. [champions Traits, Gains]"""
        if trait in card.definition.traits:
            return True
        for working in self.at_work:
            if working.constant.grants_trait(self, trait, card, working.situation):
                return True
        return False

    def keyword(self, card: GameCard, keyword: str) -> int | None:
        """The number of a keyword that a card has, 0 for those without; none if it has not. [champions Keywords]

        Where it has the keyword more than once, the numbers add up.
        """
        number = card.definition.keywords.get(keyword)
        for working in self.at_work:
            more = working.constant.grants_keyword(self, keyword, card, working.situation)
            if more is not None:
                number = more if number is None else number + more
        return number

    def take_damage_forbidden(self, card: GameCard, source: GameCard | None) -> bool:
        """Whether a card cannot take damage from a source. [champions Cannot]"""
        for working in self.at_work:
            if working.constant.forbids_damage(self, card, source, working.situation):
                return True
        return False

    def forbidden(self, card: GameCard, deed: str) -> bool:
        """Whether a card cannot do something, or have it done to it: one of `FORBIDDEN`. [champions Cannot]"""
        for working in self.at_work:
            if working.constant.forbids(self, deed, card, working.situation):
                return True
        return False

    def attack_forbidden(self, attacker: GameCard, attacked: GameCard) -> bool:
        """Whether a card cannot attack another, or that cannot be attacked at all. [champions Cannot, Attack]"""
        if self.forbidden(attacked, CANNOT_BE_ATTACKED):
            return True
        for working in self.at_work:
            if working.constant.forbids_attack(self, attacker, attacked, working.situation):
                return True
        return False

    def threat_forbidden(self, scheme: GameCard) -> bool:
        """Whether threat cannot be placed on a scheme. [champions Cannot]"""
        for working in self.at_work:
            if working.constant.forbids_threat(self, scheme, working.situation):
                return True
        return False

    def play_forbidden(self, player: int, card: GameCard) -> bool:
        """Whether a player cannot play a card. [champions Cannot; Play, Put Into Play]"""
        for working in self.at_work:
            if working.constant.forbids_play(self, card, player, working.situation):
                return True
        return False

    def threat_removal_forbidden(self, scheme: GameCard, source: GameCard | None = None) -> bool:
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

    def perhaps_held(self, player: int) -> list[GameCard]:
        """The cards that a player may hold for all that others know: of the hand and the deck.

        None where the hand is empty, or where it was not agreed on that nobody may tell by who is asked what a player
        holds. [champions Table Talk]
        """
        seat = self.players[player]
        hand = self.piles[seat.hand.number]
        return [*hand, *self.piles[seat.deck.number]] if self.always_ask and hand else []

    # Lasting and delayed effects

    def start(self, constant: Constant, situation: Situation, until: str) -> None:
        """Begin a lasting effect; one of an attack that is none is over at once. [champions Lasting Effects]"""
        if until == THIS_ATTACK and situation.act is None:
            return
        self.at_work.append(AtWork(constant, situation, until, self.next_time()))

    def leave_play(self, card: GameCard) -> None:
        super().leave_play(card)
        self.follow(card, None)
        if self.past and card.definition.asks_of_the_past:
            self.past = {asked: times for asked, times in self.past.items() if asked[0] != card.serial}
        for act in self.acts:
            act.left.append(card)

    def replace(self, old: GameCard, new: GameCard, zone: Zone) -> None:
        super().replace(old, new, zone)
        self.follow(old, new if self.other_sides.get(old.serial) is new else None)

    def takes_part(self, act: Act, card: GameCard) -> bool:
        """Whether a card that took part in an attack, scheming or thwart is still in play, as the same.

        [champions In Play And Out Of Play]
        """
        return self.in_play(card) and card not in act.left

    def follow(self, old: GameCard, new: GameCard | None) -> None:
        """Let what lasts, or comes later, follow a card that is turned to its other side, and let go of one that left.

        A stage of the villain or of the main scheme leaves; only what is named there carries over.
        [champions Lasting Effects; Form, Change Form; In Play And Out Of Play; Villain Defeat]
        """
        self.at_work = [left for working in self.at_work if (left := working.after(old, new)) is not None]
        self.delayed = [delayed.after(old, new) for delayed in self.delayed]

    def stop(self, constant: Constant) -> None:
        """End a lasting effect before its time, as it is used up."""
        self.at_work = [working for working in self.at_work if working.constant is not constant]

    def delay(self, effect: CardEffect, situation: Situation, when: str) -> None:
        """Let an effect come later; the end of an attack that is none never comes. [champions Delayed Effects]"""
        if when == THIS_ATTACK and situation.act is None:
            return
        self.delayed.append(Delayed(effect, situation, when, self.next_time()))

    def wait_for(
        self, occasion: Occasion, effect: CardEffect, situation: Situation, until: str, *, each_time: bool = False
    ) -> None:
        """Let an effect come the next time something happens until an end, or each time. [champions Delayed Effects]"""
        self.delayed.append(Delayed(effect, situation, until, self.next_time(), occasion, each_time))

    def come_of(self, event: Happening, *, before: bool) -> None:
        """Let come what was to come the next time something happens, or is about to. [champions Delayed Effects]"""
        waiting = [delayed for delayed in self.delayed if delayed.occasion is not None]
        for delayed in waiting:
            occasion, situation = delayed.occasion, delayed.situation.speaking_to(delayed.situation.player)
            assert occasion is not None
            if event.kind is events.PLAY and situation.source in event.cards:
                continue  # The event that told of it is played itself: the next one is another.
            if occasion.is_still_to_come() != before or event.kind not in occasion.awaited_kinds() or self.over:
                continue
            situation.event = event
            situation.act = event.act
            if occasion.matches(self, event, situation):
                if not delayed.stays:
                    self.delayed = [other for other in self.delayed if other is not delayed]
                occasion.bring_up(event, situation)
                self.run(delayed.effect, situation)

    def end_of_turn(self, player: int) -> None:
        """End what lasts until the end of a player's turn; then what was to come at it comes.

        [champions Lasting Effects, Delayed Effects]
        """
        self.at_work = [working for working in self.at_work if working.until != THIS_TURN]
        self._end_for(player, YOUR_TURN)
        self._run_delayed([delayed for delayed in self.delayed if delayed.when == THIS_TURN])

    def start_of_turn(self, player: int) -> None:
        """End what lasts until a player's next turn begins; then what was to come then comes.

        [champions Lasting Effects, Delayed Effects]
        """
        self._end_for(player, YOUR_NEXT_TURN)

    def _end_for(self, player: int, period: str) -> None:
        self.at_work = [
            working for working in self.at_work if working.until != period or working.situation.player != player
        ]
        self._run_delayed(
            [delayed for delayed in self.delayed if delayed.when == period and delayed.situation.player == player]
        )

    def end_of(self, period: str) -> None:
        """End what lasts until the end of a phase or round; then what was to come at it comes.

        [champions Lasting Effects, Delayed Effects, Limit]
        """
        self.at_work = [working for working in self.at_work if working.until != period]
        if period == THIS_ROUND:
            self.maxima.clear()
        self._run_delayed([delayed for delayed in self.delayed if delayed.when == period])
        self._forget_uses(period)

    def end_of_act(self, act: Act) -> None:
        """End what lasts until the end of an attack, scheming or thwart; then what was to come at it comes.

        [champions Lasting Effects]
        """
        self.at_work = [working for working in self.at_work if not is_of_act(working.until, working.situation, act)]
        self._run_delayed([delayed for delayed in self.delayed if is_of_act(delayed.when, delayed.situation, act)])

    def call_off(self, act: Act) -> None:
        """Tell that an attack, scheming or thwarting is not made after all, and forget what was to come at its end.

        [champions Replacement Effects, Delayed Effects]
        """
        if not self.over:
            self.log.append(Happening(events.CALLED_OFF, act.player, act.actor.alone, note=act.what))
        self.at_work = [working for working in self.at_work if not is_of_act(working.until, working.situation, act)]
        self.delayed = [delayed for delayed in self.delayed if not is_of_act(delayed.when, delayed.situation, act)]

    def _run_delayed(self, due: list[Delayed]) -> None:
        """Let what was to come at a moment come. [champions Delayed Effects]

        Copies of the game share the situations, which therefore stay as they are.
        """
        if due:
            self.delayed = [delayed for delayed in self.delayed if delayed not in due]
            for delayed in [delayed for delayed in due if delayed.occasion is None]:
                self.run(delayed.effect, delayed.situation.speaking_to(delayed.situation.player))

    def count_use(self, card: GameCard, ability: CardAbility) -> None:
        """Count the use of an ability that has a limit. [champions Limit]"""
        if ability.limit != NO_LIMIT and self.in_play(card):
            used = self.permanent(card).used
            number = number_of(card, ability)
            used[number] = used.get(number, 0) + 1

    def _forget_uses(self, period: str) -> None:
        """Abilities with a limit can be used again. [champions Limit]"""
        for thing in self.objects.values():
            assert isinstance(thing, Permanent)
            if thing.used:
                thing.used = {use: count for use, count in thing.used.items() if self._limit_of(use) != period}

    def _limit_of(self, use: int) -> str:
        """The period of the limit of an ability that was used."""
        return limit_period(self.box[use // MOST_ABILITIES].definition.abilities[use % MOST_ABILITIES].limit)

    # Small things that happen to cards in play

    def exhaust(self, card: GameCard) -> bool:
        """Exhaust a card, if it is ready. [champions Exhausted]"""
        permanent = self.permanent(card)
        if permanent.exhausted:
            return False
        permanent.exhausted = True
        self.log.append(Happening(events.EXHAUSTED, permanent.controller, card.alone))
        return True

    def ready(self, card: GameCard) -> bool:
        """Ready a card, if it is exhausted. [champions Ready]"""
        permanent = self.permanent(card)
        if not permanent.exhausted or self.forbidden(card, CANNOT_READY):
            return False
        permanent.exhausted = False
        self.log.append(Happening(events.READIED, permanent.controller, card.alone))
        return True

    def counters(self, card: GameCard, name: str) -> int:
        """How many counters of a name lie on a card in play. [champions All-Purpose Counter]"""
        return self.permanent(card).counters.get(name, 0)

    def add_counters(self, card: GameCard, name: str, count: int) -> None:
        """Put counters on a card in play. [champions All-Purpose Counter]"""
        permanent = self.permanent(card)
        permanent.counters[name] = permanent.counters.get(name, 0) + count
        self.log.append(
            Happening(events.COUNTERS, permanent.controller, card.alone, permanent.counters[name], note=name)
        )

    def remove_counters(self, card: GameCard, name: str, count: int) -> None:
        """Take counters off a card in play, as many as there are. [champions All-Purpose Counter]"""
        self.add_counters(card, name, -min(count, self.counters(card, name)))


def is_of_act(period: str, situation: Situation, act: Act) -> bool:
    """Whether something lasts until the end of a certain attack, or comes at it."""
    return period == THIS_ATTACK and situation.act is act
