"""Effects that the rules themselves put on the chain. [vs 507, 507.1]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.actions.formation import adjacent
from longbox.games.vs.actions.hands import discard, draw
from longbox.games.vs.actions.readiness import exhaust
from longbox.games.vs.chain_effects import GAME_BASED_EFFECT, TargetSlot
from longbox.games.vs.combat.powering_up import power_up
from longbox.games.vs.definitions import CHARACTER, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.changes import WITH_REINFORCEMENT, Has
from longbox.games.vs.modifiers.forbidding import cannot, player_cannot
from longbox.games.vs.modifiers.modifiers import begin_lasting
from longbox.games.vs.modifiers.rules import BE_REINFORCED, REINFORCING
from longbox.games.vs.objects import Reference
from longbox.games.vs.plays import Play
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    CARD_SORT,
    THIS_ATTACK,
    CannotComplete,
    Cost,
    Enduring,
    Noun,
    Situation,
    TextEffect,
)
from longbox.games.vs.text.targets import TargetTerm, legal_targets
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import Requirement

DRAWN_EACH_TURN: Final = 2
POWER_UP_WITH: Final = Prompt("Discard which card for the power-up?", "507.1b")
REINFORCE_WITH: Final = Prompt("Exhaust which character to reinforce?", "507.1c")


class EachPlayerDraws(TextEffect):
    """Each player draws two cards. [vs 507.1a]"""

    def run(self, game: VsGame, situation: Situation) -> None:
        for player in game.in_order():
            draw(game, player, DRAWN_EACH_TURN)


class FightingCharacter(TargetTerm):
    """An attacker or defender that a player controls; or a defender only. [vs 507.1b, 507.1c]"""

    fields = ("only_defenders",)
    least = 1
    most = 1

    def __init__(self, only_defenders: bool = False) -> None:
        self.only_defenders = only_defenders

    def candidates(self, game: VsGame, situation: Situation) -> list[Reference]:
        return [game.reference(qualities.card) for qualities in fighting(game, situation.player, self.only_defenders)]


def fighting(game: VsGame, player: int, only_defenders: bool = False) -> list[Qualities]:
    """A player's attackers and defenders."""
    found: list[Qualities] = []
    for qualities in game.characters(player):
        thing = qualities.object
        if thing is not None and (thing.defender or (thing.attacker and not only_defenders)):
            found.append(qualities)
    return found


class Fighting(Noun):
    """The target of a power-up or a reinforcement."""

    fields = ("part",)

    def __init__(self, part: FightingCharacter) -> None:
        self.part = part

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.find(reference) for reference in legal_targets(game, self.part, situation)]
        return [qualities for qualities in found if qualities is not None]


class PowerUpTarget(Enduring):
    """Target attacker or defender you control becomes powered-up. [vs 507.1b, 708.5c]"""

    fields = ("target",)

    def __init__(self, target: Fighting) -> None:
        self.target = target
        self.duration = THIS_ATTACK

    def run(self, game: VsGame, situation: Situation) -> None:
        for qualities in self.target.find(game, situation):
            power_up(game, qualities, situation)


class ReinforceTarget(Enduring):
    """Target defender you control has reinforcement this attack. [vs 507.1c, 708.7b]"""

    fields = ("target",)

    def __init__(self, target: Fighting) -> None:
        self.target = target
        self.duration = THIS_ATTACK

    def run(self, game: VsGame, situation: Situation) -> None:
        flagged = tuple([game.reference(qualities.card) for qualities in self.target.find(game, situation)])
        statement = Has(self.target, (WITH_REINFORCEMENT,))
        begin_lasting(game, statement, situation, THIS_ATTACK, flagged)


EACH_PLAYER_DRAWS: Final = EachPlayerDraws()
POWER_UP: Final = PowerUpTarget(Fighting(FightingCharacter()))
REINFORCE: Final = ReinforceTarget(Fighting(FightingCharacter(only_defenders=True)))


# What they cost


class DiscardNamesake(Cost):
    """Discard a character card that shares a name with the target. [vs 507.1b]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(namesakes(game, situation.player, the_target(game, situation)))

    def pay(self, game: VsGame, situation: Situation) -> None:
        cards = namesakes(game, situation.player, the_target(game, situation))
        different = list({card.definition.name: card for card in cards}.values())
        chosen = game.choose_card(situation.player, POWER_UP_WITH, different, None)
        if chosen is None:
            raise CannotComplete("No card in hand shares a name with the character.")
        discard(game, situation.player, [chosen], situation)


class ExhaustSupporter(Cost):
    """Exhaust a support row character that shares an affiliation with the target and is adjacent to it. [vs 507.1c]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(supporters(game, the_target(game, situation)))

    def pay(self, game: VsGame, situation: Situation) -> None:
        target = the_target(game, situation)
        choices: list[Choice] = [supporter.card for supporter in supporters(game, target)]
        if not choices:
            raise CannotComplete("No ready character can reinforce it.")
        answer = choices[0] if len(choices) == 1 else game.ask(Question(situation.player, REINFORCE_WITH, choices))
        supporter = next(found for found in supporters(game, target) if found.card is answer)
        # The one that is exhausted is the source: it has reinforced the other. [vs 708.7c]
        situation.source = supporter.card
        situation.reference = game.reference(supporter.card)
        situation.mention(CARD_SORT, (situation.reference,))
        exhaust(game, supporter, as_cost=True)


def the_target(game: VsGame, situation: Situation) -> Qualities:
    """The target of a power-up or reinforcement that is being played."""
    assert situation.effect is not None
    found = game.find(situation.effect.targets[0].chosen[0])
    assert found is not None
    return found


def namesakes(game: VsGame, player: int, target: Qualities) -> list[GameCard]:
    """The character cards in a hand that share a name with a character."""
    return [
        card
        for card in game.hand(player)
        if card.definition.card_type == CHARACTER and game.qualities(card).shares_name(target)
    ]


def supporters(game: VsGame, defender: Qualities) -> list[Qualities]:
    """The characters that can be exhausted to reinforce a defender. [vs 708.7b]"""
    thing = defender.object
    if thing is None:
        return []
    found: list[Qualities] = []
    for qualities in game.characters(thing.controller):
        other = qualities.object
        if (
            other is not None
            and qualities.in_support()
            and not other.exhausted
            and adjacent(other, thing)
            and qualities.shares_affiliation(defender)
        ):
            found.append(qualities)
    return found


DISCARD_NAMESAKE: Final = DiscardNamesake()
EXHAUST_SUPPORTER: Final = ExhaustSupporter()


def power_up_play(game: VsGame, player: int, target: Qualities) -> Play:
    """Powering up one of one's own fighting characters. [vs 507.1b]"""
    play = Play(player, GAME_BASED_EFFECT, f"power-up of {target.card}", Situation(player), POWER_UP)
    play.cost = DISCARD_NAMESAKE
    play.targets = (TargetSlot(POWER_UP.target.part, (game.reference(target.card),)),)
    return play


def reinforce_play(game: VsGame, player: int, target: Qualities) -> Play:
    """Reinforcing one's own defender. [vs 507.1c]"""
    play = Play(player, GAME_BASED_EFFECT, f"reinforcement of {target.card}", Situation(player), REINFORCE)
    play.cost = EXHAUST_SUPPORTER
    play.targets = (TargetSlot(REINFORCE.target.part, (game.reference(target.card),)),)
    return play


# What must hold


class AttackGoesOn(Requirement[VsGame, object]):
    """An attack substep goes on. [vs 507.1b, 507.1c]"""

    rule = "507.1b"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.in_attack()

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "No attack goes on."


class AttackGoesOnToReinforce(AttackGoesOn):
    """The same, as one reinforces. [vs 507.1c]"""

    rule = "507.1c"


class IsFighting(Requirement[VsGame, Qualities]):
    """It is an attacker or defender that the player controls. [vs 507.1b]"""

    rule = "507.1b"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        thing = subject.object
        return thing is not None and thing.controller == player and (thing.attacker or thing.defender)

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"{subject.card} is no attacker or defender that you control."


class IsDefending(Requirement[VsGame, Qualities]):
    """It is a defender that the player controls. [vs 507.1c]"""

    rule = "507.1c"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        thing = subject.object
        return thing is not None and thing.controller == player and thing.defender

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"{subject.card} is no defender that you control."


class HasNamesake(Requirement[VsGame, Qualities]):
    """The player holds a character card of its name to discard. [vs 507.1b]"""

    rule = "507.1b"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        return bool(namesakes(game, player, subject))

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"You hold no character card with the name of {subject.card} to discard."


class HasSupporter(Requirement[VsGame, Qualities]):
    """A ready character in the support row can be exhausted for it. [vs 507.1c]"""

    rule = "507.1c"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        return bool(supporters(game, subject))

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        whose = f"is adjacent to {subject.card} and shares an affiliation with it"
        return f"No ready character in your support row {whose}."


class MayReinforce(Requirement[VsGame, Qualities]):
    """No text keeps the player from reinforcing, or the defender from being reinforced. [vs 103.2]"""

    rule = "103.2"

    def holds(self, game: VsGame, player: int, subject: Qualities) -> bool:
        return not player_cannot(game, REINFORCING, player) and not cannot(game, BE_REINFORCED, subject)

    def lacking(self, game: VsGame, player: int, subject: Qualities) -> str:
        return f"A text says that {subject.card} can't be reinforced."


TO_POWER_UP: Final[tuple[Requirement[VsGame, Qualities], ...]] = (AttackGoesOn(), IsFighting(), HasNamesake())
TO_REINFORCE: Final[tuple[Requirement[VsGame, Qualities], ...]] = (
    AttackGoesOnToReinforce(),
    IsDefending(),
    MayReinforce(),
    HasSupporter(),
)
