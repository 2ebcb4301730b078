"""Words that none of our encounter cards need, but that other printed ones have."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.act import ATTACK, SCHEME
from longbox.games.champions.text import filters
from longbox.games.champions.text.effects import encounter_activations as activations
from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_keywords as keywords
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.games.champions.text.effects import encounter_schemes as schemes
from longbox.games.champions.text.lexicon.constants import BOTH_STATUSES, FORBIDDEN_DEEDS, YOU
from longbox.language import Pattern
from longbox.texts.filters import AnyCard

CARDS: Final[tuple[Pattern, ...]] = (
    Pattern("filter", "{filter:filter} <attached to|on> {host:definite}", attaching.AttachedToIt),
    Pattern("among", "you control", filters.YouControl, filter=AnyCard()),
    Pattern("among", "engaged with you", filters.EngagedWithYou, filter=AnyCard()),
    Pattern("among", "they control", filters.TheyControl, filter=AnyCard()),
    Pattern("among", "that player controls", filters.ThatPlayerControls, filter=AnyCard()),
)

ACTIVATIONS: Final[tuple[Pattern, ...]] = (
    Pattern("done", "{enemies:acting} [attacks|attack] {whom:attacked_player}", activations.AttackPlayers),
    Pattern("done", "{enemies:acting} [activates|activate]", activations.EnemiesActivate),
    Pattern(
        "simple_condition",
        f"<this|that> activation is {{what:kind_of_act}} | the villain is scheming{{what={SCHEME}}}",
        activations.ActIs,
    ),
    Pattern("kind_of_act", f"an attack{{={ATTACK}}} | a scheme{{={SCHEME}}}", str),
    Pattern(
        "simple_condition",
        "<{act:act_spoken_of}|it> <is|was> undefended | this is an undefended attack",
        activations.ActIsUndefended,
        act="attack",
    ),
    Pattern("occasion", "{who:who} [activates|activate] against you", activations.ActivatesAgainstYou),
)

SCHEMES: Final[tuple[Pattern, ...]] = (
    Pattern("done", "move {amount:amount} threat from {origin:target} to {target:target}", schemes.MoveThreat),
    Pattern("statement", "incite {amount:amount}.", keywords.Incites),
    Pattern("statement", "hinder {amount:amount}.", keywords.Hinders),
)

REVEALING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "shuffle this card <|back> into the encounter deck", revealing.ShuffleThisIn),
    Pattern("done", "shuffle the encounter discard pile into the encounter deck", revealing.ShuffleDiscardPileIn),
    Pattern("done", "attach <this card|> to {target:target}", attaching.AttachThis),
)

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "there is a {filter:filter/singular} engaged with you", players.ThereIs),
)

CONSTANTS: Final[tuple[Pattern, ...]] = (
    Pattern("constant", "{target:target} [gains|gain] {gained:gained+and}", constants.GainsKeywords),
    Pattern(
        "constant",
        "{target:target} <[gets|get] {more:changes} and [gains|gain] {gained:gained}|"
        "[gains|gain] {gained:gained} and <|[gets|get]> {more:changes}>",
        constants.GetsAndGains,
    ),
    Pattern(
        "constant",
        f"{{target:target}} [gets|get] {{more:changes}} and {FORBIDDEN_DEEDS}",
        constants.GetsAndCannot,
        deeds=BOTH_STATUSES,
    ),
    Pattern(
        "constant",
        "<each of <{target:target}'s|your> attacks gains|<{target:target}'s|your> attacks gain> "
        "<{gained:of_attack+and}|{gained:of_attack+,}>",
        constants.GainsKeywords,
        target=YOU,
    ),
    Pattern("of_attack", "{keyword:of_attacks}", constants.GainedKeyword),
    Pattern("gained", "{keyword:keyword} | {keyword:numbered_keyword} {number:integer}", constants.GainedKeyword),
)

PRINTED: Final[tuple[Pattern, ...]] = (
    *CARDS,
    *ACTIVATIONS,
    *SCHEMES,
    *REVEALING,
    *CONDITIONS,
    *CONSTANTS,
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "attacked_player": "a player",
    "kind_of_act": "an attack or a scheme",
    "gained": "a keyword",
    "among": "among which",
    "of_attack": "a keyword",
}
