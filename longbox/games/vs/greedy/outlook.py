"""The table as the greedy player weighs it: whose characters can do what, and what it costs to lose them.

Everything is counted in endurance: to lose 5 endurance is as bad as what is worth 5 to the opponent.
"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.definitions import CHARACTER, INVULNERABILITY, CardDefinition
from longbox.games.vs.moments import ATTACK_STEP, RESOURCE_STEP
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice

GameCard = Card[CardDefinition]

A_CARD: Final = 1.5
"""What a card in hand is worth that is no better than any other."""
KO_OF_A_COST: Final = 1.4
"""What it costs to lose a character for good, for each point of its recruit cost."""
AN_ATTACK_TO_COME: Final = 0.45
"""What it costs if a character can no longer attack this turn, for each point of its ATK."""
A_GUARD: Final = 0.25
"""What it costs if a character no longer stands in the way of attacks to come, for each point of its recruit cost."""
FLIGHT: Final = 0.7
RANGE: Final = 0.8


class Outlook:
    """What one player sees of the table at a question. What is asked of it often is found once.

    Attributes:
        view: All that the player may know.
        me: The player's number.
        moment: The phase or step that goes on.
        step_player: The player whose step it is, or `NOBODY`.
        playing: The numbers of the players who are in the game.
        foes: Those of the opponents.
        mine: The player's characters.
        theirs: The characters of all opponents.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.me = view.seat.number
        self.moment = view.moment
        self.step_player = view.step_player
        self.playing = [player.number for player in view.players if not view.is_out(player.number)]
        self.foes = [player for player in self.playing if player != self.me]
        everybody = view.characters_now()
        self.mine = [character for character in everybody if character.controller == self.me]
        self.theirs = [character for character in everybody if character.controller != self.me]
        self._characters = {character.card.serial: character for character in everybody}
        self._stun_costs: dict[int, float] = {}
        self._stunned: dict[int, list[int]] = {}
        self._attacks_later: dict[int, bool] = {}
        self._attacked_later: dict[int, bool] = {}

    def owned_by(self, player: int) -> list[Qualities]:
        """The characters of a player."""
        return self.mine if player == self.me else [other for other in self.theirs if other.controller == player]

    def character(self, card: Choice) -> Qualities | None:
        """The character that a card is, if it is one in play."""
        return self._characters.get(card.serial) if isinstance(card, Card) else None

    def attacks_later(self, player: int) -> bool:
        """Whether a player's attack step is still to come this turn."""
        later = self._attacks_later.get(player)
        if later is None:
            later = self._attacks_later[player] = self._find_attacks_later(player)
        return later

    def _find_attacks_later(self, player: int) -> bool:
        if self.moment != ATTACK_STEP:
            return self.moment < ATTACK_STEP
        if self.step_player == player:
            return False
        count = len(self.view.players)
        first = self.view.initiative
        return (player - first) % count > (self.step_player - first) % count

    def is_attacked_later(self, player: int) -> bool:
        """Whether somebody else's attack step goes on or is still to come this turn."""
        later = self._attacked_later.get(player)
        if later is None:
            others = [other for other in self.playing if other != player]
            attacking = [other for other in others if self.attacks_now(other) or self.attacks_later(other)]
            later = self._attacked_later[player] = bool(attacking)
        return later

    def attacks_now(self, player: int) -> bool:
        """Whether a player's attack step goes on."""
        return self.moment == ATTACK_STEP and self.step_player == player

    def points_to_come(self) -> int:
        """How many resource points the player has in the next recruit step, if a resource is built each turn."""
        built = self.view.resource_count(self.me)
        return built + 1 if self.moment <= RESOURCE_STEP or self.moment >= ATTACK_STEP else built

    def has_stunned(self, player: int) -> bool:
        """Whether a player controls a stunned character."""
        return bool(self.stunned_costs(player))

    def stunned_costs(self, player: int) -> list[int]:
        """The recruit costs of a player's stunned characters, the highest first."""
        costs = self._stunned.get(player)
        if costs is None:
            stunned = [character for character in self.owned_by(player) if character.is_stunned()]
            costs = self._stunned[player] = sorted([character.definition.cost for character in stunned], reverse=True)
        return costs

    # What characters are worth

    def stun_cost(self, character: Qualities) -> float:
        """What it costs a player that a character becomes stunned."""
        cost = self._stun_costs.get(character.card.serial)
        if cost is None:
            cost = self._stun_costs[character.card.serial] = self._count_stun_cost(character)
        return cost

    def _count_stun_cost(self, character: Qualities) -> float:
        """The endurance; the character itself, if it is not the one that will recover; its attack, if that was still
        to come; and that it protects nobody any more.
        """
        thing = character.object
        cost = character.definition.cost
        if thing is None or thing.stunned:
            return 0.0
        worth = 0.0 if character.has_keyword(INVULNERABILITY) else float(cost)
        stunned = self.stunned_costs(character.controller)
        if stunned:
            worth += KO_OF_A_COST * min(cost, stunned[0])
        else:
            worth += 0.2 * cost
        if not thing.exhausted and self.attacks_later(character.controller):
            worth += AN_ATTACK_TO_COME * character.positive_atk()
        if self.is_attacked_later(character.controller):
            worth += A_GUARD * cost
        return worth


def size(definition: CardDefinition) -> float:
    """How much of a character a card is: its printed ATK and DEF, and how it fights."""
    worth = 0.5 * (definition.atk + definition.defense)
    return worth + FLIGHT * definition.flight + RANGE * definition.range


def is_character_card(card: GameCard) -> bool:
    """Whether a card is a character card."""
    return card.definition.card_type == CHARACTER


def is_ready(character: Qualities) -> bool:
    """Whether a character is ready, and not stunned."""
    thing = character.object
    return thing is not None and not thing.exhausted and not thing.stunned


def is_standing(character: Qualities) -> bool:
    """Whether a character is not stunned."""
    thing = character.object
    return thing is not None and not thing.stunned
