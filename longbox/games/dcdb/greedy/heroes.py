"""Which Super Heroes and Main Characters the greedy player chooses, and what they are worth in a turn."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import draft
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.greedy.gist import gist_of_effect
from longbox.games.dcdb.greedy.situation import POINTS_A_POWER
from longbox.games.dcdb.greedy.using import LEAST, use_in_power
from longbox.games.dcdb.text import abilities, firsts
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE
from longbox.kernel.questions import Question

CONTROLLING: Final = 0.3
"""What it is worth in an average turn to control cards that lie elsewhere, in Power."""

BLOCKING: Final = 0.2
"""What it is worth in an average turn that a Main Character avoids Attacks, in Power."""

UNSURE: Final = 0.05
"""What a Main Character of a later tier is worth less in the draft, as somebody else may take it."""

TIMES_A_TURN: Final[dict[type[EventAbility], float]] = {
    abilities.WhenPlayed: 0.5,
    abilities.WhenPlayedDifferent: 0.5,
    abilities.FirstPlayed: 0.65,
    abilities.PlayedSoMany: 0.2,
    abilities.PlayedSoManyDifferent: 0.5,
    abilities.FirstDraw: 0.5,
    abilities.WhenGained: 0.8,
    firsts.PlayedInARow: 0.7,
    firsts.FirstOfKindBought: 0.6,
    firsts.FirstOfKindDestroyed: 0.2,
}
"""How often an ability of a Super Hero gives something in a turn."""


def rate_heroes(question: Question, view: TableView) -> list[float]:
    """Choose the Super Hero whose abilities give most in a turn."""
    return [hero_worth(choice.definition) if isinstance(choice, Card) else 0.0 for choice in question.choices]


def rate_heroes_given_up(question: Question, view: TableView) -> list[float]:
    """Give up the Super Hero whose abilities give least in a turn."""
    return [-rating for rating in rate_heroes(question, view)]


def rate_drafting(question: Question, view: TableView) -> list[float]:
    """Take what is worth most for its tier points, unless a later tier has something better."""
    tier = draft.TAKE.index(question.prompt) + 1
    left = draft.MOST_POINTS - sum([hero.definition.tier for hero in view.heroes(view.seat.number)])
    later = [hero for hero in view.heroes_left() if tier < hero.definition.tier <= left]
    better = max([hero_worth(hero.definition) / hero.definition.tier for hero in later], default=0.0)
    return [
        hero_worth(choice.definition) / tier if isinstance(choice, Card) else better - UNSURE
        for choice in question.choices
    ]


def rate_ahead(question: Question, view: TableView) -> list[float]:
    """Wait with what nobody else can take: something better may turn out to be left."""
    return [1.0 if choice is DONE else 0.0 for choice in question.choices]


def rate_beginning(question: Question, view: TableView) -> list[float]:
    """Draft first: the best Main Characters are soon taken."""
    return [1.0 if choice is draft.DRAFT_FIRST else 0.0 for choice in question.choices]


def hero_worth(hero: CardDefinition) -> float:
    """What a Super Hero gives in an average turn, in Power."""
    controlling = 0.0 if hero.controls is None else CONTROLLING
    blocking = 0.0 if hero.defense is None else BLOCKING
    using = sum([use_in_power(use) for use in hero.uses])
    return controlling + blocking + using + sum([ability_worth(ability) for ability in hero.abilities])


def ability_worth(ability: EventAbility) -> float:
    """What an ability gives in an average turn, in Power."""
    gist = gist_of_effect(getattr(ability, "effect", None))
    each = gist.power + 1.5 * gist.draws + gist.points / POINTS_A_POWER
    return max(each * TIMES_A_TURN.get(type(ability), 0.5), LEAST)
