"""The state of a game of DC Forever, and what its cards are worth.

Where the cards lie is told by `tableau`; this module adds the turn of the game, values and what changes them, decks and
resource pools, and citizens.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    AFFILIATED_WITH,
    BLANKED,
    DRAWN,
    HAND_SIZE,
    ROUND_AFTER,
    THIS_ROUND,
    CardAbility,
    Constant,
    Situation,
)
from longbox.games.forever.act import Act
from longbox.games.forever.at_work import AtWork
from longbox.games.forever.definitions import (
    BUY_COST,
    HEALTH,
    INFAMY,
    NONE,
    RECRUITMENT_COST,
    RENOWN,
    THRESHOLD,
    UNALIGNED,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.options import HEROES, ROGUES, Options
from longbox.games.forever.phases import ENDED
from longbox.games.forever.table import ForeverPlayer
from longbox.games.forever.tableau import NO_CARD, Tableau
from longbox.games.forever.uses import UseAbility
from longbox.kernel.abilities import Watcher
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY, Zone

HAND_OF_ROGUES: Final = 10
HAND_OF_HEROES: Final = 6
HAND_OF_LONE_ROGUES: Final = 12
HAND_OF_LONE_HEROES: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class ForeverGame(Tableau):
    """A game of Heroes against Rogues.

    Attributes:
        round: Counts the rounds from 1.
        first: The player of each side who goes first this round, by side. [forever Multiplayer Game]
        turn: How many turns of the phase are over: of players in action phases, of phases in a Confrontation cycle.
        active: The player who takes a turn, or `NOBODY`.
        activated: The serial number of the character that is activated, or `NO_CARD`: also once that has left play, as
            who comes back is another. [forever Activate]
        purpose: What it was activated for and does next, `ATTACK`, `THREATEN` or `RESCUE`; nothing if that is open.
        done: What it has done, of the same.
        acted: How many things the active player has done in the turn.
        acquired: The serial numbers of the cards that were bought, and the characters that were recruited, this round.
        activations: The serial numbers of the characters that were activated this round. [forever Activate]
        this_round: What was done this round, and by which card or to which: see `remembering`. [forever Round]
        provoked: Whether there has been a first Rogue Provoke Phase. [forever Rogue Provoke Phase]
        opposed: Whether there has been a first Hero Oppose Phase. [forever Hero Oppose Phase]
        busy: Whether a character was activated in this Confrontation cycle.
        passed: The players who passed in this Confrontation cycle, in order.
        spent: How many resources of each player's pool are spent.
        picks: How many characters have been picked. [forever Establish Your Team]
        ordering: The player of each team who was found by chance to go first in setup.
        acts: The attacks, Threatenings and Rescues being carried out, the innermost last. Empty in a resting state.
        falling: The characters that are being knocked out, captured or defeated. None in a resting state.
        winner: "rogue", "hero", or nothing.
        deeds: The answers that are about a card alone, by what is done and by its serial number. Fixed.
        empowering_with: The answers with which a Hero is empowered, by the Hero's serial number and the card's. Fixed.
        activating: The answers that activate a character, by its serial number, what for, and which Location of the box
            it goes to. Fixed.
        location_numbers: Which of the Locations of the box a card is, by its serial number. Fixed.
        held_before: Whether any event of the box reacts before something, by the number of its kind. Fixed.
        held_after: Whether any event of the box reacts after something, in the same way. Fixed.
        uses: The uses of the abilities of each card that are used in one's own turn, by its serial number. Fixed.
        least_cost: What the cheapest card of the box costs that is recruited or bought. Fixed.
    """

    OFFER: ClassVar[Prompt] = Prompt("You may do what the card says", "Resolving Effects")
    CHOOSE_ONE: ClassVar[Prompt] = Prompt("Choose one", "Resolving Effects")

    def __init__(
        self,
        options: Options,
        players: list[ForeverPlayer],
        zones: list[Zone],
        box: list[GameCard],
        randomness: Randomness,
    ) -> None:
        super().__init__(options, players, zones, box, randomness)
        self.round = 0
        self.first: dict[str, int] = {ROGUES: 0, HEROES: 0}
        self.turn = 0
        self.active = NOBODY
        self.activated = NO_CARD
        self.purpose = ""
        self.done: tuple[str, ...] = ()
        self.acted = 0
        self.acquired: tuple[int, ...] = ()
        self.activations: tuple[int, ...] = ()
        self.this_round: tuple[tuple[str, int], ...] = ()
        self.provoked = False
        self.opposed = False
        self.busy = False
        self.passed: tuple[int, ...] = ()
        self.spent = [0 for _ in players]
        self.picks = 0
        self.acts: list[Act] = []
        self.falling: list[GameCard] = []
        self.winner = ""
        self.deeds: dict[str, list[Choice]] = {}
        self.empowering_with: dict[int, list[Choice]] = {}
        self.activating: dict[int, dict[str, list[Choice]]] = {}
        self.location_numbers: list[int] = []
        self.uses: list[list[UseAbility]] = []
        self.least_cost = 0
        self.held_before: list[bool] = []
        self.held_after: list[bool] = []

    # What the rules above the state do; see `WholeGame`

    def can_use(self, player: int, use: UseAbility) -> bool:
        """Whether a player can use an ability now, or play an event for it."""
        raise NotImplementedError

    def use(self, player: int, use: UseAbility) -> None:
        """Let a player use an ability, or play an event for it."""
        raise NotImplementedError

    def can_answer(self, watcher: Watcher, event: Happening) -> bool:
        """Whether a reaction of a card that is no player's could do something. [forever Reaction]"""
        raise NotImplementedError

    def answer_by_force(self, watcher: Watcher, event: Happening) -> bool:
        """Resolve a reaction of a card that is no player's, if it can be. [forever Reaction]"""
        raise NotImplementedError

    def follow_draw(self, event: Happening) -> None:
        """Let reactions follow what was drawn. [forever Draw, After]"""
        raise NotImplementedError

    # Copies

    def copy(self) -> ForeverGame:
        other = super().copy()
        assert isinstance(other, ForeverGame)
        other.phase = self.phase
        other.beneath = self.beneath.copy()
        other.index_objects()
        other.set_at_work(self.at_work.copy())
        other.deeds = self.deeds
        other.empowering_with = self.empowering_with
        other.activating = self.activating
        other.location_numbers = self.location_numbers
        other.figure_names = self.figure_names
        other.uses = self.uses
        other.least_cost = self.least_cost
        other.held_before = self.held_before
        other.held_after = self.held_after
        other.supply = self.supply
        other.sanctuary = self.sanctuary
        other.round = self.round
        other.first = self.first.copy()
        other.turn = self.turn
        other.active = self.active
        other.activated = self.activated
        other.purpose = self.purpose
        other.done = self.done
        other.acted = self.acted
        other.acquired = self.acquired
        other.activations = self.activations
        other.this_round = self.this_round
        other.provoked = self.provoked
        other.opposed = self.opposed
        other.busy = self.busy
        other.passed = self.passed
        other.spent = self.spent.copy()
        other.picks = self.picks
        other.winner = self.winner
        return other

    def state(self) -> tuple[object, ...]:
        return (
            super().state(),
            (self.phase, self.round, self.first[ROGUES], self.first[HEROES], self.turn, self.active),
            (self.activated, self.purpose, self.done, self.acted, self.provoked, self.opposed, self.busy, self.passed),
            (self.supply, self.sanctuary, tuple(self.spent), self.picks, self.winner),
            tuple([working.state() for working in self.at_work]),
            tuple(sorted(self.beneath.items())),
            self.acquired,
            self.activations,
            self.this_round,
        )

    # Values

    def working(self, aspect: str) -> list[AtWork]:
        """What is so now of an aspect: without that of cards that are blank, or whose threshold isn't met.

        [forever Blank, Unaligned Character Cards]
        """
        return [working for working in self.about(aspect) if self.is_at_work(working)]

    def working_on(self, card: GameCard, aspect: str) -> list[AtWork]:
        """What is so now of an aspect and concerns a card. [forever Location Cards, Swayed]"""
        return [working for working in self.about(aspect) if self.works_on(working, card)]

    def works_on(self, working: AtWork, card: GameCard) -> bool:
        """Whether what a text left at work is so now and concerns a card."""
        return self.concerns(working, card) and self.is_at_work(working)

    def is_at_work(self, working: AtWork) -> bool:
        """Whether what a text left at work is so now."""
        source = working.source
        if source is None or working.until:
            return True
        return self.has_citizens(working) and not self.is_blank(source)

    def has_citizens(self, working: AtWork) -> bool:
        """Whether so many citizens are on a card as its text needs. [forever Unaligned Character Cards]"""
        source = working.source
        return not working.threshold or (source is not None and self.permanent(source).citizens >= working.threshold)

    def concerns(self, working: AtWork, card: GameCard) -> bool:
        """Whether what is at work can concern a card: one side of a Location is for one side of players, and what a
        swayed character says ignores Rogues and all that is theirs. [forever Location Cards, Swayed]
        """
        if working.side and card.definition.is_character:
            return card.definition.type == working.side
        source = working.source
        return working.until != "" or source is None or not self.ignores(source, card)

    def ignores(self, source: GameCard, card: GameCard) -> bool:
        """Whether what a card says ignores another: what a swayed one says all that is the Rogues'. [forever Swayed]"""
        return self.is_swayed(source) and self.side_of(card) == ROGUES

    def is_swayed(self, card: GameCard | None) -> bool:
        """Whether a card is an Unaligned character on the Rogues' side. [forever Swayed]"""
        if card is None or card.definition.type != UNALIGNED:
            return False
        return self.in_play(card) and self.permanent(card).swayed

    def is_blank(self, card: GameCard) -> bool:
        """Whether a card is treated as if it were blank. [forever Blank]

        What makes cards blank is ignored like any text where its own card was blank before.
        """
        if not self.about(BLANKED):
            return False
        blank: list[GameCard] = []
        for working in self.asked_without(BLANKED):
            if self.has_citizens(working) and (working.until or working.source not in blank):
                found = self.made_blank(working, [card, *self.cards_in_play()])
                if card in found:
                    return True
                blank += found
        return False

    def made_blank(self, working: AtWork, cards: list[GameCard]) -> list[GameCard]:
        """Which of some cards a text makes blank."""
        self._asked.append(working)
        found = [card for card in cards if working.constant.blanks(self, card, working.situation)]
        self._asked.pop()
        return found

    def value(self, card: GameCard, value: str) -> int:
        """What a value of a character is now; `NONE` for what it can't do. No value falls below zero."""
        base = card.definition.base(value)
        return NONE if base == NONE else max(base + self.changes_of(card, value), 0)

    def cost_of(self, card: GameCard) -> int:
        """What it costs now to recruit a character or to buy a card. [forever Cost]"""
        value = RECRUITMENT_COST if card.definition.is_character else BUY_COST
        return max(card.definition.cost + self.changes_of(card, value), 0)

    def threshold_of(self, scheme: GameCard) -> int:
        """How many citizens complete a Scheme. [forever Scheme Cards]"""
        return max(scheme.definition.threshold + self.changes_of(scheme, THRESHOLD), 0)

    def changes_of(self, card: GameCard, value: str) -> int:
        """By how much all that is at work changes a number on a card."""
        changes = 0
        for working in self.asked_without(value):
            # What a text says of the card is asked first, as few say anything of it.
            self._asked.append(working)
            change = working.constant.change(self, value, card, working.situation)
            if change and self.works_on(working, card):
                changes += change
            self._asked.pop()
        return changes

    def forbidden(self, card: GameCard, deed: str) -> bool:
        """Whether a card cannot do something, or have it done to it: one of `FORBIDDEN`. [forever Cannot]"""
        for working in self.about(deed):
            if working.constant.forbids(self, deed, card, working.situation) and self.works_on(working, card):
                return True
        return False

    def health_left(self, card: GameCard) -> int:
        """The current health of a character in play. [forever Health]"""
        return card.definition.health + self.health_added(card) - self.permanent(card).damage

    def health_added(self, card: GameCard) -> int:
        """By how much the Health of a character is changed."""
        return self.changes_of(card, HEALTH)

    def is_affiliated(self, card: GameCard, character: GameCard) -> bool:
        """Whether a card is one of a character's, or matches its affiliation. [forever Affiliated Cards]"""
        if card.definition.affiliation == character.definition.name:
            return True
        rules = card.definition.play_rules
        if rules and any([rule.for_anybody for rule in rules]):
            return True
        for working in self.about(AFFILIATED_WITH):
            if working.source is character and working.constant.affiliates(self, card, working.situation):
                return self.is_at_work(working)
        return False

    def user_of(self, player: int, card: GameCard) -> GameCard | None:
        """A player's character in play that can play or use a card: the activated one comes first, then its own."""
        if card.definition.is_character:
            return card if self.in_play(card) else None
        if self.activated != NO_CARD:
            activated = self.box[self.activated]
            thing = self.objects.get(self.activated)
            if thing is not None and thing.controller == player and self.is_affiliated(card, activated):
                return activated
        own = self.character_named(player, card.definition.affiliation)
        return own or next((each for each in self.characters_of(player) if self.is_affiliated(card, each)), None)

    # What lasts

    def start(self, constant: Constant, situation: Situation, until: str) -> None:
        """Let something be so for some time."""
        working = AtWork(constant.bound(self, situation), situation, until, self.next_time())
        self.set_at_work([*self.at_work, working])

    def stop(self, over: AtWork) -> None:
        """Let something be so no longer."""
        self.set_at_work([working for working in self.at_work if working is not over])

    def end_of(self, *periods: str) -> None:
        """End what lasts no longer than these."""
        for period in periods:
            if self.has_until(period):
                over = [working for working in self.at_work if working.until == period]
                self.set_at_work([working for working in self.at_work if working.until != period])
                for working in over:
                    working.constant.ended(self, working.situation)

    def end_for(self, player: int, period: str) -> None:
        """End what lasts until a player's own turn begins, or ends. [forever Turn]"""
        if self.has_until(period):
            over = [each for each in self.at_work if each.until == period and each.situation.player == player]
            self.set_at_work([working for working in self.at_work if working not in over])
            for working in over:
                working.constant.ended(self, working.situation)

    def begin_last_round(self) -> None:
        """Let what lasts until the end of the next round last as long as that one, which begins. [forever Round]"""
        if self.has_until(ROUND_AFTER):
            self.set_at_work([each.lasting(THIS_ROUND) if each.until == ROUND_AFTER else each for each in self.at_work])

    def give_control(self, card: GameCard, player: int) -> None:
        """Let a player control a card in play; what it says is then that player's. [forever Gain Control]"""
        self.stop_abilities(card)
        self.permanent(card).controller = player
        self.start_abilities(card)
        self.tell(Happening(events.CHANGED_CONTROL, player, card.alone))

    def leave_play(self, card: GameCard) -> None:
        super().leave_play(card)
        if card.serial == self.activated:
            self.activated = NO_CARD
        for act in self.acts:
            act.left.append(card)

    def takes_part(self, act: Act, card: GameCard) -> bool:
        """Whether a card that took part in an act is still in play, as the same."""
        return self.in_play(card) and card not in act.left

    # Decks and hands

    def hand_limit(self, player: int) -> int:
        """How many cards a player may hold at the end of a draw phase. [forever Draw Phase, Multiplayer Game]"""
        alone = self.plays_alone(player)
        if self.is_rogue(player):
            limit = HAND_OF_LONE_ROGUES if alone else HAND_OF_ROGUES
        else:
            limit = HAND_OF_LONE_HEROES if alone else HAND_OF_HEROES
        return max(
            limit + sum([each.constant.adds_to_hand(self, player, each.situation) for each in self.hands_at_work()]), 0
        )

    def draws_added(self, player: int) -> int:
        """How many cards more a player draws in this draw phase. [forever Rogue Draw Phase, Draw Phase]"""
        return sum([each.constant.adds_to_draw(self, player, each.situation) for each in self.working(DRAWN)])

    def hands_at_work(self) -> list[AtWork]:
        """What is so now of how many cards players hold."""
        return self.working(HAND_SIZE)

    def hand(self, player: int) -> list[GameCard]:
        """The cards that a player holds."""
        return self.piles[self.players[player].hand.number]

    def draw(self, player: int, count: int, source: GameCard | None = None) -> int:
        """Draw cards one at a time; a deck that is empty is made anew at once. [forever Draw, Player Decks]

        A swayed character ignores Rogue players. [forever Swayed]

        Returns:
            How many were drawn.
        """
        if self.is_swayed(source) and self.is_rogue(player):
            return 0
        seat = self.players[player]
        drawn: list[GameCard] = []
        while len(drawn) < count and self.has_deck(player):
            drawn += self.move_top(seat.deck, seat.hand, count - len(drawn))
            self.see_to_deck(player)
        if drawn:
            event = Happening(events.DREW, player, drawn, len(drawn), source, player, seen_by=seat.bit)
            self.log.append(event)
            self.follow_draw(event)
        return len(drawn)

    def has_deck(self, player: int) -> bool:
        """Whether a player has a deck; if it is empty, a new one is made if it can be."""
        self.see_to_deck(player)
        return bool(self.piles[self.players[player].deck.number])

    def see_to_deck(self, player: int) -> None:
        """Shuffle the discard pile into a new deck, where the deck is empty. [forever Player Decks]"""
        seat = self.players[player]
        if not self.piles[seat.deck.number] and self.piles[seat.discard.number]:
            self.reshuffle(seat.discard, seat.deck)
            self.log.append(Happening(events.SHUFFLED, player, []))

    def discard(self, card: GameCard) -> None:
        """Put a card into its owner's discard pile, without telling it. [forever Discard, Out Of Play]"""
        if card.serial in self.beneath:
            del self.beneath[card.serial]
        self.move(card, self.owner(card).discard)

    # The resource pool

    def resource_word(self, player: int) -> str:
        """What a player's resources are called. [forever Resource Pool]"""
        return INFAMY if self.is_rogue(player) else RENOWN

    def provides(self, card: GameCard) -> int:
        """The Renown or Infamy that a card provides."""
        return card.definition.resource

    def resources(self, player: int) -> int:
        """What is left in a player's resource pool. [forever Resource Pool]"""
        left = -self.spent[player]
        for card in self.piles[self.players[player].pool.number]:
            left += card.definition.resource
        return left

    # Citizens

    def citizens_at(self, spot: int) -> int:
        """How many citizens are at a place of the row."""
        location = self.location(spot)
        return 0 if location is None else self.permanent(location).citizens

    def all_citizens(self) -> int:
        """All citizens, wherever they are: always as many as the box has."""
        return self.supply + self.sanctuary + sum([self.permanent(card).citizens for card in self.cards_in_play()])

    # Knowledge

    def look(self, player: int, card: GameCard) -> None:
        """Let a player look at a card where it lies. [forever Look At]"""
        if not self.knows(player, card):
            self.show(card, self.players[player].bit)
        seen_by = self.players[player].bit
        self.log.append(Happening(events.LOOKED, player, card.alone, 1, seen_by=seen_by))

    def perhaps_held(self, player: int) -> list[GameCard]:
        """The cards that a player may hold for all that others know: of the hand and the deck.

        None where the hand is empty, or where it was not agreed on that nobody may tell by who is asked what is held.
        """
        seat = self.players[player]
        hand = self.piles[seat.hand.number]
        return [*hand, *self.piles[seat.deck.number]] if self.always_ask and hand else []

    # The end

    def end(self, winner: str, note: str) -> None:
        """End the game. [forever Check For Win Conditions]"""
        kinds = {ROGUES: events.ROGUES_WON, HEROES: events.HEROES_WON, "": events.NOBODY_WON}
        self.over = True
        self.winner = winner
        self.phase = ENDED
        self.log.append(Happening(kinds[winner], NOBODY, [], note=note))

    def tell(self, event: Happening) -> None:
        """Write down what nothing reacts to."""
        self.log.append(event)


def was_used(game: ForeverGame, card: GameCard, ability: CardAbility) -> bool:
    """Whether a limited ability of a card in play was used this round. [forever Character Abilities]"""
    used = game.used_of(card)
    if not used:
        return False
    abilities = card.definition.abilities
    return any([abilities[number] is ability for number in used])
