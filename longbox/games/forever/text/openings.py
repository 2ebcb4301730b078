"""What words mean that begin a sentence, where a capital tells nothing: "Wise Heroes" are no name."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.forever.abilities import Filter
from longbox.games.forever.definitions import (
    AFFILIATED,
    ASSET,
    ATTACHMENT,
    CHARACTERS,
    EVENT,
    HERO,
    LOCATION,
    MINION,
    ROGUE,
    SCHEME,
)
from longbox.games.forever.text.filters import OUT, STATES, InState, OfTrait, OfTypes, Other, TheNamed, WithTrait
from longbox.texts import filters
from longbox.texts.filters import AnyCard

KINDS: Final[dict[str, Filter]] = {
    "Characters": OfTypes(CHARACTERS),
    "Heroes": OfTypes((HERO,)),
    "Rogues": OfTypes((ROGUE,)),
    "Assets": OfTypes((ASSET,)),
    "Attachments": OfTypes((ATTACHMENT,)),
    "Events": OfTypes((EVENT,)),
    "Minions": OfTypes((MINION,)),
    "Schemes": OfTypes((SCHEME,)),
    "Locations": OfTypes((LOCATION,)),
    "Cards": AnyCard(),
}
"""What looks like a name at the beginning of a sentence and is none, alone or after a trait: "Wise Heroes"."""
OTHER: Final = "other"
OF_A_CHARACTER: Final = "affiliated"

NO_TRAITS: Final = (OTHER, OF_A_CHARACTER, *STATES, *OUT)
"""Words before a kind of cards that are no trait, as they tell something else of a card."""

# fmt: off
KEYWORDS: Final = frozenset(
    (
        "ability", "activate", "activated", "asset", "attachment", "attack", "attacks", "character", "citizens",
        "completed", "completion", "confrontation", "constant", "cost", "damage", "discard", "draw", "empower", "end",
        "event", "exhaust", "hero", "heroes", "infamy", "limited", "location", "minion", "modifier", "once",
        "pay", "planning", "play", "plotting", "reaction", "ready", "recruit", "renown", "rescue", "rescues", "rogue",
        "rogues", "round", "sacrifice", "sanctuary", "scheme", "side", "spend", "stage", "start", "threaten",
        "threatens", "threshold", "turn", "unaligned", "use",
    )
)
# fmt: on
"""Words of the rules: a name of these alone before a colon would be taken for what the rules say by it."""
COST_VERBS: Final = (
    "Deal",
    "Discard",
    "Exhaust",
    "Have",
    "Move",
    "Pay",
    "Put",
    "Remove",
    "Return",
    "Sacrifice",
    "Spend",
)
"""Words with which costs begin."""
NO_ABILITY: Final = (
    "no ability is called so: before a colon say what it costs, or "
    '"Reaction", "When completed", "Attack Modifier", "Activate"'
)


def is_keyword(name: str) -> bool:
    """Whether all words of what looks like the name of an ability are words of the rules: "Exhaust", "End of Round"."""
    words = [word.lower() for word in name.split()]
    return bool(words) and all([word in KEYWORDS or word in ("of", "the", "and") or word.isdecimal() for word in words])


def begins_cost(name: str) -> bool:
    """Whether what looks like the name of an ability begins as a cost does: "Exhaust Superman: Draw a card"."""
    return name.split()[:1] != [] and name.split(maxsplit=1)[0] in COST_VERBS


def means_a_kind(name: str) -> bool:
    """Whether what looks like a name means all cards of a kind, so that no card may be called so.

    "Cards" does so alone: there is a card that is called Reading the Cards.
    """
    words = name.split()
    return name in KINDS or (words[-1:] != ["Cards"] and words[-1:] != [] and words[-1] in KINDS)


def no_trait(words: str) -> bool:
    """Whether words can't be a trait, as the first of them tells something else of a card: "Exhausted"."""
    return words.split()[:1] != [] and words.split(maxsplit=1)[0].lower() in NO_TRAITS


def meant(filter: Filter) -> Filter:
    """What words mean that begin a sentence, and so a capital: "Wise Heroes" are no name, "Exhausted" is no trait."""
    if isinstance(filter, TheNamed):
        words = filter.name.split()
        return narrowed(words[:-1], KINDS[words[-1]]) if means_a_kind(filter.name) else filter
    if isinstance(filter, OfTrait):
        return TheNamed(filter.trait)
    if isinstance(filter, WithTrait):
        return narrowed(filter.trait.split(), filter.filter)
    if isinstance(filter, filters.Narrowed):
        kind: Any = type(filter)
        inner = meant(filter.filter)
        found: Filter = kind(*[inner if field == "filter" else getattr(filter, field) for field in filter.fields])
        return found
    return filter


def narrowed(words: list[str], filter: Filter) -> Filter:
    """Those of a filter that words before it mean: "Other Exhausted Wise"."""
    if not words:
        return filter
    first = words[0].lower()
    if first == OTHER:
        return Other(narrowed(words[1:], filter))
    if first == OF_A_CHARACTER and len(words) == 1 and filter == AnyCard():
        return OfTypes(AFFILIATED)
    if first in STATES:
        return InState(first, narrowed(words[1:], filter))
    return WithTrait(" ".join(words), filter)
