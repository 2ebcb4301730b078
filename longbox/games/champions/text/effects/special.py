"""Effects that depend on other cards' texts: Special abilities, and what is printed on a discarded card."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import SPECIAL, CardAbility, CardEffect, Filter, Situation, abilities_of
from longbox.games.champions.actions import initiating
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.encounter_choosing import choose_effect
from longbox.games.champions.text.filters import found
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import Term

NEXT_EFFECT: Final[Prompt] = Prompt("Choose what is done next", "Wild Resource", ordered=True)
NEXT_SPECIAL: Final[Prompt] = Prompt("Choose whose Special ability is resolved next", "Special", ordered=True)


class ResolveSpecials(CardEffect):
    """Resolve the Special ability of each card of a kind, in an order that you choose. [champions Special]

    Each is a step of a sequence; the last one is its final step.
    """

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        waiting = self.cards(game, situation)
        while waiting and not game.over:
            card = game.choose_card(situation.player, NEXT_SPECIAL, waiting, situation.source)
            assert card is not None
            waiting.remove(card)
            waiting = [other for other in waiting if game.in_play(other)]
            for ability in abilities_of(card.definition, SPECIAL):
                self.resolve(game, card, ability, situation, not waiting)

    def resolve(
        self, game: ChampionsGame, card: GameCard, ability: CardAbility, situation: Situation, final: bool
    ) -> None:
        """Resolve the Special ability of one card."""
        part = Situation(situation.player, card)
        part.paid = situation.paid
        part.final_step = final
        initiating.resolve(game, ability, part)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return any([self.could_change(game, card, situation) for card in self.cards(game, situation)])

    def could_change(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        """Whether the Special ability of a card could change the game."""
        for ability in abilities_of(card.definition, SPECIAL):
            part = Situation(situation.player, card)
            part.ability = ability
            if self.is_possible(game, ability, part):
                return True
        return False

    def is_possible(self, game: ChampionsGame, ability: CardAbility, part: Situation) -> bool:
        """Whether one Special ability, which may resolve others, could change the game."""
        game.limits.look_into(part.source)
        try:
            return ability.effect.possible(game, part)
        finally:
            game.limits.leave()

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards of the kind with a Special ability."""
        cards = found(game, self.filter, situation)
        return [card for card in cards if abilities_of(card.definition, SPECIAL)]


class ResourceCase(Term):
    """What is done for a printed resource of a type."""

    fields = ("resource", "effect")

    def __init__(self, resource: str, effect: CardEffect) -> None:
        self.resource = resource
        self.effect = effect


class ByPrintedResource(CardEffect):
    """What is done for each type of resource that is printed on the card spoken of; for a wild one, all of it.

    What comes together is ordered by the player whose text it is. [champions Wild Resource, Printed]
    """

    fields = ("cases",)

    def __init__(self, cases: tuple[ResourceCase, ...]) -> None:
        self.cases = cases

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        waiting = self.called_for(situation)
        while waiting and not game.over:
            chosen = choose_effect(game, situation, waiting, NEXT_EFFECT)
            waiting = [effect for effect in waiting if effect is not chosen]
            chosen.run(game, situation)

    def called_for(self, situation: Situation) -> list[CardEffect]:
        """What the resources of the cards spoken of call for."""
        printed = [card.definition.resources for card in situation.cards]
        return [
            case.effect
            for case in self.cases
            if any([resources.count(case.resource) + resources.wild for resources in printed])
        ]

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(situation.cards)
