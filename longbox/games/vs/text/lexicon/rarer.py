"""The words for what few cards say, though the rules speak of it."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import game
from longbox.games.vs.modifiers import rules
from longbox.games.vs.text import conditions, play_rules, relations, values
from longbox.games.vs.text.amounts import Fixed
from longbox.games.vs.text.effects import combat, retargeting, totals, turns
from longbox.games.vs.text.lexicon.effects import deed
from longbox.games.vs.text.lexicon.occasions import OWN_MOMENTS
from longbox.games.vs.text.lexicon.statements import says
from longbox.language import Pattern

COSTS: Final[tuple[Pattern, ...]] = (
    Pattern("play_rule", "you may {cost:costs} rather than pay this card's cost.", play_rules.AlternateCost),
    Pattern("play_rule", "play only during your first attack this turn.", play_rules.PlayOnlyInFirstAttack),
)

ATTACKS: Final[tuple[Pattern, ...]] = (
    Pattern("clause", "{subject:noun} [becomes an attacker|become attackers]", combat.BecomeAttackers),
    Pattern("clause", "{subject:noun} [becomes a defender|become defenders]", combat.BecomeDefenders),
)

TARGETS: Final[tuple[Pattern, ...]] = deed(
    "[changes|change] the target of {target:effect_target}", retargeting.ChangeTarget
)

TOTALS: Final[tuple[Pattern, ...]] = (
    Pattern("clause", "{one:player} and {other:player} switch endurance totals", totals.SwitchEndurance),
    Pattern("clause", "you switch endurance totals with {other:player}", totals.SwitchEndurance, one=play_rules.YOU),
    Pattern(
        "clause",
        "your endurance becomes equal to that of {model:player}",
        totals.EnduranceBecomes,
        whose=play_rules.YOU,
    ),
)

VERSIONS: Final[tuple[Pattern, ...]] = (
    Pattern("postfix", "that [shares|share] a version with {other:definite/singular}", relations.SharesVersion),
    Pattern("postfix", "with a different version than {other:definite/singular}", relations.DiffersInVersion),
    Pattern("postfix", "with the same version as {other:definite/singular}", relations.HasSameVersion),
)

PROHIBITIONS: Final[tuple[Pattern, ...]] = (
    *says("can't attack you directly", rules.CannotAttackDirectly, category="rule", spared=play_rules.YOU),
)

REPLACED: Final[tuple[Pattern, ...]] = (Pattern("would_do", "become exhausted", rules.EXHAUSTING),)

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition",
        "{who:anyone} [controls|control] exactly one {filter:controlled/singular}",
        conditions.Controls,
        relation=values.EXACTLY,
        number=Fixed(1),
    ),
)

STEPS: Final[tuple[Pattern, ...]] = tuple(
    [
        pattern
        for words, moment in OWN_MOMENTS.items()
        for pattern in deed(f"[skips|skip] <his or her|your> next {words}", turns.SkipStep, step=moment)
    ]
)

PHASES: Final[tuple[Pattern, ...]] = (
    Pattern("clause", "players skip the next draw phase", turns.SkipPhase, phase=game.DRAW_PHASE, next=True),
    Pattern("clause", "players skip the next build phase", turns.SkipPhase, phase=game.BUILD_PHASE, next=True),
    Pattern("clause", "players skip the next combat phase", turns.SkipPhase, phase=game.COMBAT_PHASE, next=True),
)

RARER: Final[tuple[Pattern, ...]] = (
    *COSTS,
    *ATTACKS,
    *TARGETS,
    *TOTALS,
    *VERSIONS,
    *PROHIBITIONS,
    *REPLACED,
    *NUMBERS,
    *STEPS,
    *PHASES,
)
"""All of them."""
