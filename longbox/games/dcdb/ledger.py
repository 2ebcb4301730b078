"""What the Cube writes down beside the table: who began, what can't be bought, tokens, who was defeated, this turn."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.choices import Choice
from longbox.kernel.zones import NOBODY

NO_CARD: Final = -1
"""In the place of a card's serial number."""


NO_LIMIT: Final = -1
"""In the place of how many turns are left."""


class Adjustment(Choice):
    """A change of a player's hand that is made after the new hand was drawn. [cube 6.206, 6.207]

    Attributes:
        player: Whose hand it is.
        steps: How many cards are drawn, one number after another; below zero, how many are discarded.
        source: The card that tells it.
    """

    __slots__ = ("player", "source", "steps")

    def __init__(self, player: int, steps: tuple[int, ...], source: GameCard | None) -> None:
        self.player = player
        self.steps = steps
        self.source = source

    def key(self) -> str:
        return " and ".join([f"draw {step}" if step > 0 else f"discard {-step}" for step in self.steps])

    def words(self) -> str:
        deeds = ", then ".join([f"draw {step}" if step > 0 else f"discard {-step}" for step in self.steps])
        return deeds.capitalize() if self.source is None else f"{deeds.capitalize()} ({self.source})"

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        return (self.player, self.steps, -1 if self.source is None else self.source.serial)


class ThisTurn:
    """What is written down of a turn, and forgotten with it.

    Attributes:
        used: The abilities used that can be used once: the serial number of the card, and which it is. [cube 1.104]
        lent: The Main Characters of others whose texts the active player has for this turn, by serial number.
        resolved_in: The zones in which cards have resolved that lay elsewhere than in play by then, by serial number.
            [cube 1.030, 1.040]
        in_line_up: The cards that were played and resolved in the Line-Up, by serial number. [cube 6.290]
        declined: The cards being played with which Ninjutsu was declined, by serial number. [cube 6.291]
        time_travelled: The cards that have Time Travel for this turn, by serial number. [cube 6.512]
        played_as: The cards played this turn whose attributes can change, as they were then, by their places among all.
            [cube 1.020]
        gained_as: The same of those bought or gained. [cube 1.020]
        teamworks: How often the active player has teamworked a foe. [cube 6.504]
        confronting: Whether the active player is in a Confrontation. [cube 6.110]
        hard_to_avoid: Whether the active player's next Attack must be avoided twice.
        drawn: How many cards the active player has drawn.
        bought_from_line_up: The cards the active player has bought from the Line-Up, as they were then.
        bought: Which of the cards that the active player has bought or gained were bought or defeated, by their places
            among all.
        destroyed: The cards the active player has destroyed, as they were then.
        discarded: How many cards the active player has discarded from the hand. [cube 6.192]
        let_go: How many cards each player has passed, or discarded from the hand, by the players' numbers.
        missed_a_draw: Whether the active player missed a trigger that would have drawn cards.
        no_draws: Whether the active player can't draw cards, but for the new hand.
        vp_gains: How often the active player has gained VP tokens.
        given: The Power that each card has given beyond what it gives in any case, by serial number.
        all_named: The cards that have all names for this turn, by serial number.
        texts: Which cards have the text of which others for this turn besides their own, by serial numbers.
        next_types: The types that the next card played or discarded has too, as bits. [cube 6.530]
        types_given: The types that cards have besides their own, as bits, and the zone where they have them, by serial
            number.
        endings: What is to happen as the turn ends. [cube 8.030]
    """

    __slots__ = (
        "all_named",
        "bought",
        "bought_from_line_up",
        "confronting",
        "declined",
        "destroyed",
        "discarded",
        "drawn",
        "endings",
        "gained_as",
        "given",
        "hard_to_avoid",
        "in_line_up",
        "lent",
        "let_go",
        "missed_a_draw",
        "next_types",
        "no_draws",
        "played_as",
        "resolved_in",
        "teamworks",
        "texts",
        "time_travelled",
        "types_given",
        "used",
        "vp_gains",
    )

    def __init__(self) -> None:
        self.used: list[tuple[int, int]] = []
        self.lent: list[int] = []
        self.resolved_in: dict[int, int] = {}
        self.in_line_up: list[int] = []
        self.declined: list[int] = []
        self.time_travelled: list[int] = []
        self.played_as: dict[int, GameCard] = {}
        self.gained_as: dict[int, GameCard] = {}
        self.teamworks = 0
        self.confronting = False
        self.hard_to_avoid = False
        self.drawn = 0
        self.bought: list[int] = []
        self.bought_from_line_up: list[GameCard] = []
        self.destroyed: list[GameCard] = []
        self.discarded = 0
        self.let_go: dict[int, int] = {}
        self.missed_a_draw = False
        self.vp_gains = 0
        self.no_draws = False
        self.given: dict[int, int] = {}
        self.all_named: list[int] = []
        self.texts: list[tuple[int, int]] = []
        self.next_types = 0
        self.types_given: dict[int, tuple[int, int]] = {}
        self.endings: list[EventWatcher] = []

    def forget(self) -> None:
        """Forget all of it, as the turn is over: another list only in the place of one with something in it."""
        self.teamworks = 0
        self.confronting = False
        self.hard_to_avoid = False
        self.drawn = 0
        self.discarded = 0
        self.missed_a_draw = False
        self.vp_gains = 0
        self.no_draws = False
        if self.used:
            self.used = []
        if self.bought:
            self.bought = []
        if self.bought_from_line_up:
            self.bought_from_line_up = []
        if self.destroyed:
            self.destroyed = []
        if self.let_go:
            self.let_go = {}
        if self.given:
            self.given = {}
        if self.endings:
            self.endings = []
        self.forget_of_cards()

    def forget_of_cards(self) -> None:
        """Forget what cards were or could in the turn that they aren't or can't otherwise."""
        if self.lent:
            self.lent = []
        if self.resolved_in:
            self.resolved_in = {}
        if self.in_line_up:
            self.in_line_up = []
        if self.declined:
            self.declined = []
        if self.time_travelled:
            self.time_travelled = []
        if self.played_as:
            self.played_as = {}
        if self.gained_as:
            self.gained_as = {}
        if self.all_named:
            self.all_named = []
        if self.texts:
            self.texts = []
        if self.types_given:
            self.types_given = {}
        self.next_types = 0

    def copy_into(self, other: ThisTurn) -> None:
        """Write all of it into another one, which is new and stays independent of this one."""
        other.teamworks = self.teamworks
        other.confronting = self.confronting
        other.hard_to_avoid = self.hard_to_avoid
        other.drawn = self.drawn
        other.discarded = self.discarded
        other.missed_a_draw = self.missed_a_draw
        other.vp_gains = self.vp_gains
        other.no_draws = self.no_draws
        if self.used:
            other.used = self.used.copy()
        if self.bought:
            other.bought = self.bought.copy()
        if self.bought_from_line_up:
            other.bought_from_line_up = self.bought_from_line_up.copy()
        if self.destroyed:
            other.destroyed = self.destroyed.copy()
        if self.let_go:
            other.let_go = self.let_go.copy()
        if self.given:
            other.given = self.given.copy()
        if self.endings:
            other.endings = self.endings.copy()
        self.copy_of_cards_into(other)

    def copy_of_cards_into(self, other: ThisTurn) -> None:
        """The same with what `forget_of_cards` forgets."""
        if self.lent:
            other.lent = self.lent.copy()
        if self.resolved_in:
            other.resolved_in = self.resolved_in.copy()
        if self.in_line_up:
            other.in_line_up = self.in_line_up.copy()
        if self.declined:
            other.declined = self.declined.copy()
        if self.time_travelled:
            other.time_travelled = self.time_travelled.copy()
        if self.played_as:
            other.played_as = self.played_as.copy()
        if self.gained_as:
            other.gained_as = self.gained_as.copy()
        if self.all_named:
            other.all_named = self.all_named.copy()
        if self.texts:
            other.texts = self.texts.copy()
        if self.types_given:
            other.types_given = self.types_given.copy()
        other.next_types = self.next_types

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        cards = (tuple(self.lent), tuple(self.in_line_up), tuple(self.declined), tuple(self.time_travelled))
        recorded = [
            tuple([(place, card.definition.types) for place, card in record.items()])
            for record in (self.played_as, self.gained_as)
        ]
        counts = (self.teamworks, self.drawn, self.discarded, self.vp_gains)
        gone = tuple([tuple([card.serial for card in cards]) for cards in (self.bought_from_line_up, self.destroyed)])
        more = [tuple(sorted(noted.items())) for noted in (self.let_go, self.given)]
        by_card = tuple([tuple(sorted(noted.items())) for noted in (self.types_given, self.resolved_in)])
        lent = (tuple(self.texts), self.next_types, by_card)
        endings = tuple([watcher.state() for watcher in self.endings])
        so = (self.confronting, self.hard_to_avoid, self.missed_a_draw, self.no_draws)
        said = (*so, tuple(self.all_named), tuple(more), endings)
        return (tuple(self.used), tuple(self.bought), cards, tuple(recorded), counts, gone, said, lent)


class Ledger:
    """What a form of the game writes down beside the table.

    Attributes:
        first_player: Who took the first turn; a turn cycle ends before that player's turn.
        closed: The places from which nothing can be bought any more this turn, as bits.
        defeated: The Super-Villains defeated so far, by serial number, in order.
        adjustments: Changes of hands that are made as this turn ends.
        vp: The VP tokens that each player has.
        held_back: The cards of the Line-Up that can't be bought or gained: by serial number, whose next turn ends
            it, or `NOBODY` where this turn does. [cube 6.197, 6.294]
        hidden: The cards that lie under Super Heroes until a Super-Villain is defeated: by serial number, that one's.
        beneath: The cards that lie under cards in play: by serial number, under which. [cube 3.010]
        left: The cards that a text left in play for the rest of the game, by serial number, in order.
        down_for_a_turn: The players whose Super Heroes are face down until their next turns end, in order.
        attached_to: The Super-Villain to which cards are attached, by serial number; below 0 for none. [cube 6.050]
        shuffled_in: The Super-Villains that were seen and shuffled into their stack, by serial number.
        duplicates: Whether a card lies twice in the Line-Up, as far as anybody may point at it. [cube 1.170]
        tier: The tier of which Main Characters are drafted; 0 where none are. [cube 13.020]
        tier_points: How many tier points each player has spent in a draft under way; empty after it. [cube 13.020]
        turns_left: How many turns follow this one, where time was called; below 0 where it wasn't. [cube 9.020]
        conceded: Who has conceded, in order. [cube 9.040]
        gone: Those of them who have left the game, as the turn is over. [cube 9.050]
        this_turn: What is written down of this turn.
        replacing: The abilities that are doing something in place of what would happen, by number. Empty where the game
            rests.
        taking_texts: The cards that are taking the texts of others, by serial number. Empty where the game rests.
        outright: Who has won by a card's text, whatever the points are; `NOBODY` where nobody has.
        appearing: Whether a Super-Villain is making its First Appearance. Never so where the game rests.
        ending_turn: Whether a turn is over, and its player still active. Never so where the game rests. [cube 8.010]
        strayed: The card that an ability waited for which is being resolved, where it has changed its zone since.
            Empty where the game rests. [cube 3.040]
    """

    __slots__ = (
        "adjustments",
        "appearing",
        "attached_to",
        "beneath",
        "closed",
        "conceded",
        "defeated",
        "down_for_a_turn",
        "duplicates",
        "ending_turn",
        "first_player",
        "gone",
        "held_back",
        "hidden",
        "left",
        "outright",
        "replacing",
        "shuffled_in",
        "strayed",
        "taking_texts",
        "this_turn",
        "tier",
        "tier_points",
        "turns_left",
        "vp",
    )

    def __init__(self) -> None:
        self.first_player = 0
        self.tier = 0
        self.tier_points: list[int] = []
        self.closed = 0
        self.defeated: list[int] = []
        self.adjustments: list[Adjustment] = []
        self.vp: list[int] = []
        self.held_back: dict[int, int] = {}
        self.hidden: dict[int, int] = {}
        self.beneath: dict[int, int] = {}
        self.left: list[int] = []
        self.down_for_a_turn: list[int] = []
        self.attached_to = NO_CARD
        self.shuffled_in: list[int] = []
        self.duplicates = False
        self.turns_left = NO_LIMIT
        self.conceded: list[int] = []
        self.gone: list[int] = []
        self.outright = NOBODY
        self.replacing: list[int] = []
        self.taking_texts: list[int] = []
        self.this_turn = ThisTurn()
        self.appearing = False
        self.ending_turn = False
        self.strayed: list[GameCard] = []

    def forget_uses(self, card: GameCard) -> None:
        """Forget that abilities of a card were used, as it leaves play. [cube 3.040]"""
        if self.this_turn.used:
            self.this_turn.used = [used for used in self.this_turn.used if used[0] != card.serial]

    def forget_tokens(self, card: GameCard) -> None:
        """A card that comes into the Line-Up has nothing on it that it had there before. [cube 3.040]"""
        self.held_back.pop(card.serial, None)
        self.this_turn.resolved_in.pop(card.serial, None)
        if card.serial in self.this_turn.in_line_up:
            self.this_turn.in_line_up.remove(card.serial)

    def release(self, player: int) -> None:
        """End what holds back cards of the Line-Up for a player, or `NOBODY`. [cube 6.197, 6.294]"""
        self.held_back = {serial: ends for serial, ends in self.held_back.items() if ends != player}

    def copy_into(self, other: Ledger) -> None:
        """Write all of it into another one, which is new and stays independent of this one."""
        other.first_player = self.first_player
        other.tier = self.tier
        other.tier_points = self.tier_points.copy()
        other.closed = self.closed
        other.defeated = self.defeated.copy()
        other.adjustments = self.adjustments.copy()
        other.vp = self.vp.copy()
        other.held_back = self.held_back.copy()
        other.hidden = self.hidden.copy()
        other.beneath = self.beneath.copy()
        other.left = self.left.copy()
        other.down_for_a_turn = self.down_for_a_turn.copy()
        other.attached_to = self.attached_to
        other.shuffled_in = self.shuffled_in.copy()
        other.duplicates = self.duplicates
        other.turns_left = self.turns_left
        other.conceded = self.conceded.copy()
        other.gone = self.gone.copy()
        other.outright = self.outright
        self.this_turn.copy_into(other.this_turn)

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, as plain data."""
        adjustments = tuple([adjustment.state() for adjustment in self.adjustments])
        return (
            (self.first_player, self.closed, tuple(self.defeated), adjustments, tuple(self.vp)),
            (tuple(sorted(self.held_back.items())), tuple(sorted(self.hidden.items())), self.attached_to),
            (tuple(self.left), tuple(self.down_for_a_turn), tuple(sorted(self.beneath.items()))),
            (self.tier, tuple(self.tier_points), tuple(self.shuffled_in)),
            (self.duplicates, self.turns_left, tuple(self.conceded), tuple(self.gone), self.outright),
            self.this_turn.state(),
        )
