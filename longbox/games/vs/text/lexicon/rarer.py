"""The words for what few cards say, though the rules speak of it."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import rules
from longbox.games.vs.text import play_rules, relations, who
from longbox.games.vs.text.effects import combat, retargeting, totals, turns
from longbox.games.vs.text.lexicon.orders import told
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

TARGETS: Final[tuple[Pattern, ...]] = (
    told("[change/changes] the target of {target:effect_target}", retargeting.ChangeTarget),
)

TOTALS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "clause",
        "{one:player} and {other:player} switch endurance totals | you switch endurance totals with {other:player}",
        totals.SwitchEndurance,
        one=play_rules.YOU,
    ),
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
    Pattern(
        "rule",
        "{cards:filter/plural} can't be {verb:verb_done}",
        rules.CannotPlay,
        who=who.EachPlayer(),
    ),
    Pattern("verb_done", "recruited{=recruit} | played{=play} | flipped{=flip}", str),
    says("can't attack you directly", rules.CannotAttackDirectly, category="rule", spared=play_rules.YOU),
    says(
        "can't attack <players directly|players|directly>",
        rules.CannotAttackDirectly,
        category="rule",
        spared=who.EachPlayer(),
    ),
)

STEPS: Final[tuple[Pattern, ...]] = (
    told("[skip/skips] [your/<his or her|his|their>] next {step:step}", turns.SkipStep),
)

RARER: Final[tuple[Pattern, ...]] = (
    *COSTS,
    *ATTACKS,
    *TARGETS,
    *TOTALS,
    *VERSIONS,
    *PROHIBITIONS,
    *STEPS,
)
"""All of them."""
