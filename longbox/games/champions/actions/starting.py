"""Whether an ability may be started now: whether it could do anything. [champions Ability, Card Ability]"""

from __future__ import annotations

from longbox.games.champions import editions
from longbox.games.champions.abilities import CardEffect, Situation, Target
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term
from longbox.texts.conditions import If


def can_start(game: ChampionsGame, effect: CardEffect, situation: Situation) -> bool:
    """Whether an effect could change the game; in later editions a target is enough.

    [champions Ability, Card Ability; Triggered Ability]
    """
    return effect.possible(game, situation) or (game.plays(editions.STARTING) and has_target(game, effect, situation))


def has_target(game: ChampionsGame, term: Term, situation: Situation) -> bool:
    """Whether there is what an effect, or a part of it, names as its target."""
    if isinstance(term, If) and not term.condition.holds(game, situation):
        return False
    for value in term.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Target):
                if not part.spoken and len(part.candidates(game, situation)) >= part.least:
                    return True
            elif isinstance(part, Effect) and has_target(game, part, situation):
                return True
    return False
