"""Attacks as the greedy player weighs them: who would be stunned, what would break through, and what is best."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Final

from longbox.games.vs.actions.formation import adjacent, protects
from longbox.games.vs.greedy.outlook import KO_OF_A_COST, Outlook, is_ready, is_standing
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.qualities import Qualities

Team = tuple[tuple[Qualities, ...], int]
"""Who attacks together, and their ATK together."""

LARGEST_TEAM: Final = 3
"""How many attack together at most; more are hardly ever needed."""
MOST_PARTNERS: Final = 8
"""How many characters are thought of for team attacks: the strongest."""
CONTINUED: Final = 5
"""How many of the best attacks are thought through to the end of the step."""
STEPS_AHEAD: Final = 4
"""How many attacks are thought ahead."""
REINFORCED: Final = 0.35
"""How much of breakthrough counts against who can reinforce the defender."""
UNREINFORCED: Final = 0.9
"""The same where nobody can."""
AN_EXHAUSTED_ATTACKER: Final = 0.12
"""What an attacker costs that could have attacked somebody else, for each point of its ATK."""
LIKELY: Final = 0.5
"""How likely a stun must be to be counted on."""
SURE_MARGIN: Final = 4
"""By how much ATK must be more than DEF that hardly any card changes what happens."""
EVEN_CHANCE: Final = 0.72
"""How likely a stun is where ATK is just DEF: an opponent may have a card."""
CHANCE_SHORT: Final[tuple[float, ...]] = (0.0, 0.22, 0.14, 0.06)
"""How likely a stun is where ATK is so much less than DEF: the player may draw a card that helps."""


class Attack:
    """An attack that could be made.

    Attributes:
        team: The attackers.
        defender: The character that is attacked; nothing for a direct attack.
        player: The number of the player who is attacked.
        worth: What it is worth.
        chance: How likely it stuns the defender.
    """

    __slots__ = ("chance", "defender", "player", "team", "worth")

    def __init__(self, team: tuple[Qualities, ...], defender: Qualities | None, player: int, worth: float) -> None:
        self.team = team
        self.defender = defender
        self.player = player
        self.worth = worth
        self.chance = 0.0


# What an attack comes to


def chance_of_stun(attack: int, defense: int) -> float:
    """How likely a stun is, going by what is on the table."""
    margin = attack - defense
    if margin >= SURE_MARGIN:
        return 1.0
    if margin >= 0:
        return EVEN_CHANCE + (1.0 - EVEN_CHANCE) * margin / SURE_MARGIN
    return CHANCE_SHORT[-margin] if -margin < len(CHANCE_SHORT) else 0.0


class Defending:
    """A character that could be attacked, with what there is to say of all attacks on it.

    Attributes:
        outlook: The table.
        defender: The character.
        defense: Its DEF.
        cost: What it costs its player that it becomes stunned.
        breaking: How much of breakthrough counts.
    """

    __slots__ = ("_struck", "breaking", "cost", "defender", "defense", "outlook")

    def __init__(self, outlook: Outlook, defender: Qualities) -> None:
        self.outlook = outlook
        self.defender = defender
        self.defense = defender.positive_defense()
        self.cost = outlook.stun_cost(defender)
        self.breaking = 0.0
        if not defender.reinforcement:
            self.breaking = REINFORCED if can_be_reinforced(outlook, defender) else UNREINFORCED
        self._struck: dict[int, float] = {}

    def struck(self, attacker: Qualities) -> float:
        """What it costs an attacker that the character may strike it."""
        struck = self._struck.get(attacker.card.serial)
        if struck is None:
            chance = chance_of_stun(self.defender.positive_atk(), attacker.positive_defense())
            struck = self._struck[attacker.card.serial] = chance * self.outlook.stun_cost(attacker)
        return struck

    def worth(self, team: tuple[Qualities, ...], attack: int, chance: float) -> float:
        """What an attack is worth to the attacking player, before anything is played.

        Args:
            team: The attackers.
            attack: Their ATK together.
            chance: How likely it stuns the character.
        """
        worth = chance * self.cost
        if len(team) == 1 and attack > self.defense:
            worth += (attack - self.defense) * self.breaking
        return worth - max([self.struck(attacker) for attacker in team])


def can_be_reinforced(outlook: Outlook, defender: Qualities) -> bool:
    """Whether a ready character in the support row stands beside a character and shares an affiliation with it."""
    thing = defender.object
    for other in outlook.owned_by(defender.controller):
        beside = thing is not None and other.object is not None and adjacent(other.object, thing)
        if beside and other.in_support() and is_ready(other) and other.shares_affiliation(defender):
            return True
    return False


# Who can attack whom, as formations are or will be


def reaches(attacker: Qualities, defender: Qualities, shielded: list[Qualities]) -> bool:
    """Whether a character can attack another, going by rows, flight and range, where some are protected."""
    thing = defender.object
    if thing is None or thing.hidden or not (attacker.in_front() or attacker.range):
        return False
    return attacker.flight or defender not in shielded


def is_behind(thing: TeamObject, standing: list[Qualities]) -> bool:
    """Whether one of some characters protects a character."""
    for other in standing:
        if other.object is not None and protects(other.object, thing):
            return True
    return False


def share_affiliation(team: tuple[Qualities, ...]) -> bool:
    """Whether characters can attack together."""
    for affiliation in team[0].affiliations:
        if all([affiliation in other.affiliations for other in team]):
            return True
    return False


# The best attack


class Campaign:
    """All attacks that a player could make in an attack step.

    Attributes:
        outlook: The table.
        attackers: The characters that can attack.
        partners: Those of them that are thought of for team attacks.
        standing: The opponents' characters that can be stunned.
        attacks: All attacks on characters that are worth something, whether they can be made now or not yet.
    """

    def __init__(self, outlook: Outlook, able: list[Qualities] | None = None) -> None:
        self.outlook = outlook
        self.attackers = [mine for mine in outlook.mine if is_ready(mine)] if able is None else able
        self.partners = sorted(self.attackers, key=lambda attacker: -attacker.atk)[:MOST_PARTNERS]
        self.standing = [other for other in outlook.theirs if is_standing(other)]
        self._teams = self._all_teams()
        self.attacks = [attack for defender in self.standing for attack in self._attacks_on(defender)]

    def _all_teams(self) -> list[Team]:
        """All who could attack together, the smallest teams first."""
        teams: list[Team] = [((attacker,), attacker.positive_atk()) for attacker in self.attackers]
        for count in range(2, LARGEST_TEAM + 1):
            for team in combinations(self.partners, count):
                if share_affiliation(team):
                    teams.append((team, sum([attacker.positive_atk() for attacker in team])))
        return teams

    def _attacks_on(self, defender: Qualities) -> list[Attack]:
        """The attacks on a character: by one, or by as many as it takes to stun it."""
        defending = Defending(self.outlook, defender)
        found: list[Attack] = []
        enough: list[tuple[Qualities, ...]] = []
        for team, attack in self._teams:
            if enough and len(team) > 1 and any([set_in(smaller, team) for smaller in enough]):
                continue
            if attack > defending.defense:
                enough.append(team)
            chance = chance_of_stun(attack, defending.defense)
            worth = defending.worth(team, attack, chance) - AN_EXHAUSTED_ATTACKER * attack
            if worth > 0.0:
                found.append(Attack(team, defender, defender.controller, worth))
                found[-1].chance = chance
        return found

    def best(self, first: Qualities | None = None) -> Attack | None:
        """The best attack that can be made now, going by all that could follow.

        Args:
            first: A character that takes part in it.
        """
        options = self.options(self.attackers, self.standing)
        if first is not None:
            options = [attack for attack in options if first in attack.team]
        options.sort(key=lambda attack: -attack.worth)
        best: Attack | None = None
        most = 0.0
        for attack in islice(filter(self.is_legal, options), CONTINUED):
            total = attack.worth + self.rest(attack, self.attackers, self.standing, STEPS_AHEAD)
            if best is None or total > most:
                best, most = attack, total
        return best

    def is_legal(self, attack: Attack) -> bool:
        """Whether an attack can be proposed now, whatever texts say."""
        target = attack.player if attack.defender is None else attack.defender.card
        for attacker in attack.team:
            if not self.outlook.view.can_attack(attacker.card, target):
                return False
        return True

    def options(self, attackers: list[Qualities], standing: list[Qualities]) -> list[Attack]:
        """The attacks that some characters can make where only some characters still stand."""
        shielded = [other for other in standing if other.object is not None and is_behind(other.object, standing)]
        found = [attack for attack in self.attacks if is_open(attack, attackers, standing, shielded)]
        for attacker in attackers:
            if not attacker.in_front() and not attacker.range:
                continue
            for foe in self.outlook.foes:
                guards = [other for other in standing if other.controller == foe]
                if not any([reaches(attacker, guard, shielded) for guard in guards]):
                    found.append(Attack((attacker,), None, foe, float(attacker.positive_atk())))
        return found

    def rest(self, attack: Attack, attackers: list[Qualities], standing: list[Qualities], steps: int) -> float:
        """What can still be won after an attack, always taking the best next."""
        left = [attacker for attacker in attackers if attacker not in attack.team]
        still = standing
        if attack.chance > LIKELY:
            still = [other for other in standing if other is not attack.defender]
        options = self.options(left, still) if left and steps else []
        if not options:
            return 0.0
        worths = [option.worth + self.second_stun(option, still) for option in options]
        best = worths.index(max(worths))
        return worths[best] + self.rest(options[best], left, still, steps - 1)

    def second_stun(self, attack: Attack, standing: list[Qualities]) -> float:
        """What a stun is worth more after another in the same step: only one of them will recover."""
        defender = attack.defender
        if defender is None:
            return 0.0
        fallen = [
            other.definition.cost
            for other in self.standing
            if other not in standing and other.controller == defender.controller
        ]
        if not fallen or self.outlook.has_stunned(defender.controller):
            return 0.0
        return attack.chance * (KO_OF_A_COST * min(max(fallen), defender.definition.cost))


def is_open(attack: Attack, attackers: list[Qualities], standing: list[Qualities], shielded: list[Qualities]) -> bool:
    """Whether some characters can attack so where only some still stand, and some of them are protected."""
    if attack.defender is None or attack.defender not in standing:
        return False
    for attacker in attack.team:
        if attacker not in attackers or not reaches(attacker, attack.defender, shielded):
            return False
    return True


def set_in(smaller: tuple[Qualities, ...], team: tuple[Qualities, ...]) -> bool:
    """Whether all of a team are among another."""
    return all([member in team for member in smaller])
