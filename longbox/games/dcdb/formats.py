"""The forms of the game, and all that they do differently, as one table.

What forms have in common is written once, where it is done; it asks the `Format` where they differ. A column of the
table is one form: the 2012 base set, and the Cube, its form for tournaments.
"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.table import KICK_STACK, LINE_UP, SHARED, SHARED_IN_THE_CUBE, SUPER_VILLAIN_STACK
from longbox.kernel.zones import PRIVATE, PUBLIC, Zone


class Format:
    """One form of the game.

    Attributes:
        name: What it is called among the options.
        title: What it is called on the table.
        most_players: How many can play; two are the fewest.
        variants: The variants that it can be played in.
        later_types: Whether the card types that came with later sets can be named, too.
        patrols: Whether it can be played On Patrol.
        shared: The places in the middle of the table.
        under_hero_seen_by: Who sees the cards below Super Heroes: `PUBLIC` or `PRIVATE`.
        super_villains: How many Super-Villains are used, if nothing else was agreed on; and the fewest, and the most.
        starts_face_up: Whether the first Super-Villain lies face up as the game begins.
        reserve: How many Weaknesses lie in reserve, for First Appearances alone.
        any_number_of_heroes: Whether a player can have any number of Super Heroes.
        drafts: Whether Main Characters are drafted, unless something else was agreed on.
        mulligan: Whether a bad first hand may be drawn anew.
        first_line_up_is_mild: Whether the first Line-Up has one Location, and one card of cost 5 or more, at most.
        active_player_first: Whether the active player's triggers are resolved before the others', and not after them.
        may_miss: Whether triggers that help their players may be missed.
        played_when_resolved: Whether a card counts as played only as soon as it is resolved.
        step_by_step: Whether each attacked player resolves what triggers before the next is attacked, and can avoid
            Attacks with cards in play and Main Characters, too.
        teammates_defend: Whether players can use their Defenses when a teammate is attacked.
        next_gained_only: Whether a card bought or gained that may go on the deck must be so after the text said it.
        buying_is_gaining: Whether what waits for cards that are gained waits for those that are bought, too, and what
            waits for a Super-Villain that is defeated, for both.
        attacks_on_one_hit_all: Whether an Attack on a foe whom its player chooses attacks all foes.
        closed_by: The places from which nothing can be bought any more this turn after a card was bought from one, by
            the number of that one; as bits.
        shows_what_is_lacking: Whether who must do something with a card of the hand, and holds none, shows the hand.
        duplicates_go: Whether a card that lies twice in the Line-Up is replaced, if a player points at it.
        hand_goes_first: Whether a turn ends by the Cube's steps: the hand is discarded before anything else.
        ends_with_the_cycle: Whether the game goes on to the end of the turn cycle without a Super-Villain.
        ties_are_broken: Whether there are places, and the last tie is broken by who played last.
        unowned_leave: Whether a Super-Villain that nobody owns any more, and a Starter or a Weakness in the Line-Up,
            are removed from the game.
        owned_by_place: Whether hands, decks and discard piles alone make an owner, and a card told to go to another
            player's goes to its owner's.
    """

    __slots__ = (
        "active_player_first",
        "any_number_of_heroes",
        "attacks_on_one_hit_all",
        "buying_is_gaining",
        "closed_by",
        "drafts",
        "duplicates_go",
        "ends_with_the_cycle",
        "fewest_super_villains",
        "first_line_up_is_mild",
        "hand_goes_first",
        "later_types",
        "may_miss",
        "most_players",
        "most_super_villains",
        "mulligan",
        "name",
        "next_gained_only",
        "owned_by_place",
        "patrols",
        "played_when_resolved",
        "reserve",
        "shared",
        "shows_what_is_lacking",
        "starts_face_up",
        "step_by_step",
        "super_villains",
        "teammates_defend",
        "ties_are_broken",
        "title",
        "under_hero_seen_by",
        "unowned_leave",
        "variants",
    )

    def __init__(
        self,
        *,
        name: str,
        title: str,
        most_players: int,
        variants: tuple[str, ...],
        later_types: bool,
        patrols: bool,
        shared: tuple[Zone, ...],
        under_hero_seen_by: int,
        super_villains: tuple[int, int, int],
        starts_face_up: bool,
        reserve: int,
        any_number_of_heroes: bool,
        drafts: bool,
        mulligan: bool,
        first_line_up_is_mild: bool,
        active_player_first: bool,
        may_miss: bool,
        played_when_resolved: bool,
        step_by_step: bool,
        teammates_defend: bool,
        next_gained_only: bool,
        buying_is_gaining: bool,
        attacks_on_one_hit_all: bool,
        closed_by: dict[int, int],
        shows_what_is_lacking: bool,
        duplicates_go: bool,
        hand_goes_first: bool,
        ends_with_the_cycle: bool,
        ties_are_broken: bool,
        unowned_leave: bool,
        owned_by_place: bool,
    ) -> None:
        self.name = name
        self.title = title
        self.most_players = most_players
        self.variants = variants
        self.later_types = later_types
        self.patrols = patrols
        self.shared = shared
        self.under_hero_seen_by = under_hero_seen_by
        self.super_villains, self.fewest_super_villains, self.most_super_villains = super_villains
        self.starts_face_up = starts_face_up
        self.reserve = reserve
        self.any_number_of_heroes = any_number_of_heroes
        self.drafts = drafts
        self.mulligan = mulligan
        self.first_line_up_is_mild = first_line_up_is_mild
        self.active_player_first = active_player_first
        self.may_miss = may_miss
        self.played_when_resolved = played_when_resolved
        self.step_by_step = step_by_step
        self.teammates_defend = teammates_defend
        self.next_gained_only = next_gained_only
        self.buying_is_gaining = buying_is_gaining
        self.attacks_on_one_hit_all = attacks_on_one_hit_all
        self.closed_by = closed_by
        self.shows_what_is_lacking = shows_what_is_lacking
        self.duplicates_go = duplicates_go
        self.hand_goes_first = hand_goes_first
        self.ends_with_the_cycle = ends_with_the_cycle
        self.ties_are_broken = ties_are_broken
        self.unowned_leave = unowned_leave
        self.owned_by_place = owned_by_place

    def __repr__(self) -> str:
        return f"<format: {self.name}>"


def places(*zones: Zone) -> int:
    """Some places as bits, each that of its number."""
    return sum([1 << zone.number for zone in zones])


BASE: Final = Format(
    name="base",
    title="",
    # Who plays, with what
    most_players=5,
    variants=("standard", "two heads", "team"),
    later_types=False,
    patrols=True,
    shared=SHARED,
    super_villains=(8, 8, 12),
    reserve=0,
    any_number_of_heroes=False,
    drafts=False,
    # Setup
    starts_face_up=True,
    mulligan=False,
    first_line_up_is_mild=False,
    # What lies where, and whose it is
    under_hero_seen_by=PRIVATE,
    owned_by_place=False,
    unowned_leave=False,
    # A turn
    active_player_first=True,
    may_miss=False,
    played_when_resolved=False,
    step_by_step=False,
    teammates_defend=True,
    next_gained_only=False,
    buying_is_gaining=False,
    attacks_on_one_hit_all=False,
    closed_by={},
    shows_what_is_lacking=False,
    duplicates_go=False,
    hand_goes_first=False,
    # The end of the game
    ends_with_the_cycle=False,
    ties_are_broken=False,
)
"""The base set of 2012, by the rulebook in its box. [dcdb Contents]"""

CUBE: Final = Format(
    name="cube",
    title="Cube",
    # Who plays, with what
    most_players=4,
    variants=("standard", "team"),
    later_types=True,
    patrols=False,
    shared=SHARED_IN_THE_CUBE,
    super_villains=(5, 5, 5),
    reserve=40,
    any_number_of_heroes=True,
    drafts=True,
    # Setup
    starts_face_up=False,
    mulligan=True,
    first_line_up_is_mild=True,
    # What lies where, and whose it is
    under_hero_seen_by=PUBLIC,
    owned_by_place=True,
    unowned_leave=True,
    # A turn
    active_player_first=False,
    may_miss=True,
    played_when_resolved=True,
    step_by_step=True,
    teammates_defend=False,
    next_gained_only=True,
    buying_is_gaining=True,
    attacks_on_one_hit_all=True,
    closed_by={
        LINE_UP.number: places(SUPER_VILLAIN_STACK),
        KICK_STACK.number: places(SUPER_VILLAIN_STACK, KICK_STACK),
        SUPER_VILLAIN_STACK.number: places(LINE_UP, KICK_STACK),
    },
    shows_what_is_lacking=True,
    duplicates_go=True,
    hand_goes_first=True,
    # The end of the game
    ends_with_the_cycle=True,
    ties_are_broken=True,
)
"""The form for tournaments, with cards of many sets.

[cube 1.150, 1.160, 2.020, 2.070, 5.010, 6.081, 6.092, 6.093, 6.160, 6.201, 6.230, 6.320, 6.480, 6.530]
"""

FORMATS: Final[dict[str, Format]] = {form.name: form for form in (BASE, CUBE)}
"""All forms, by name."""
