"""The occasions at which a player of Vs. System wants to be asked; everywhere else, passing goes by itself."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.chain_effects import RECRUIT_EFFECT
from longbox.games.vs.moments import ATTACKING, MOMENT_NAMES, PROPOSED, SETTING_UP
from longbox.games.vs.view import TableView
from longbox.kernel.zones import NOBODY

MINE: Final = "my"
THEIRS: Final = "their"

# Effects on the chain, by who controls the top one
MY_EFFECTS: Final = "my effects"
THEIR_EFFECTS: Final = "their effects"
THEIR_RECRUITS: Final = "their recruits"

# Attacks, proposed or going on
MY_PROPOSALS: Final = "my proposals"
PROPOSALS_AGAINST_ME: Final = "proposals against me"
MY_ATTACKS: Final = "my attacks"
ATTACKS_ON_ME: Final = "attacks on me"
ATTACKS_ON_OTHERS: Final = "attacks on others"

PHASES: Final = ("draw phase", "build phase", "combat phase", "recovery phase")
STEPS: Final = ("resource step", "recruit step", "formation step", "attack step")

STOPS: Final = (
    *PHASES,
    *[f"{MINE} {step}" for step in STEPS],
    *[f"{THEIRS} {step}" for step in STEPS],
    MY_PROPOSALS,
    PROPOSALS_AGAINST_ME,
    MY_ATTACKS,
    ATTACKS_ON_ME,
    ATTACKS_ON_OTHERS,
    MY_EFFECTS,
    THEIR_EFFECTS,
    THEIR_RECRUITS,
)
"""All occasions, as they are called."""

DEFAULT: Final = (
    "my recruit step",
    "my attack step",
    "recovery phase",
    PROPOSALS_AGAINST_ME,
    MY_ATTACKS,
    ATTACKS_ON_ME,
    THEIR_EFFECTS,
    THEIR_RECRUITS,
)
"""Where a player is asked who has said nothing."""


def occasion(view: TableView) -> str:
    """The occasion at which the player who looks has priority now: the chain first, then an attack, then the step."""
    chain = view.chain()
    if chain:
        top = chain[-1]
        if top.controller != NOBODY:
            return effect_occasion(top.controller == view.seat.number, top.kind)
    elif view.attack != 0:
        return attack_occasion(view)
    return moment_occasion(view)


def effect_occasion(mine: bool, kind: str) -> str:
    """The occasion that an effect on top of the chain is."""
    if mine:
        return MY_EFFECTS
    return THEIR_RECRUITS if kind == RECRUIT_EFFECT else THEIR_EFFECTS


def attack_occasion(view: TableView) -> str:
    """The occasion that an attack is, once it is proposed and as it goes on."""
    me = view.seat.number
    if view.step_player == me:
        return MY_PROPOSALS if view.attack == PROPOSED else MY_ATTACKS
    if view.attacked_player == me:
        return PROPOSALS_AGAINST_ME if view.attack == PROPOSED else ATTACKS_ON_ME
    return ATTACKS_ON_OTHERS


def moment_occasion(view: TableView) -> str:
    """The occasion that a phase or step is, while the chain is empty and nobody attacks."""
    assert view.moment != SETTING_UP
    name = MOMENT_NAMES[view.moment]
    if view.step_player == NOBODY:
        return name
    return f"{MINE if view.step_player == view.seat.number else THEIRS} {name}"


Place = tuple[int, int, int, int, tuple[tuple[int, int], ...]]
"""Where in a game one is: the turn, the moment, whose step it is, how far an attack is, and who attacks."""


def place_of(view: TableView) -> Place:
    """Where the game is: the same as long as neither the step nor the attack changes."""
    attackers = view.attackers if view.attack in (PROPOSED, ATTACKING) else ()
    return (view.turn, view.moment, view.step_player, view.attack, attackers)
