"""Priority: what a player may do with it, and passing. [vs 216]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.losing import lose
from longbox.games.vs.actions.tops import show_tops
from longbox.games.vs.chain.announcing import play_effect
from longbox.games.vs.chain.flipping import can_flip, flip
from longbox.games.vs.chain.game_effects import (
    TO_POWER_UP,
    TO_REINFORCE,
    fighting,
    power_up_play,
    reinforce_play,
)
from longbox.games.vs.chain.playing import plot_twist_play, recruit_play, rule_against_play
from longbox.games.vs.chain.triggering import add_triggered
from longbox.games.vs.chain_effects import PAYMENT_EFFECT
from longbox.games.vs.combat.attacking import propose
from longbox.games.vs.combat.legal_attacks import possible_attackers
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.modifiers.simultaneous import order_simultaneous
from longbox.games.vs.objects import Reference
from longbox.games.vs.plays import Play
from longbox.games.vs.powers import IN_HAND, IN_PLAY, IN_RESOURCE_ROW, PaymentPower
from longbox.games.vs.turn.having_priority import MAY_CONCEDE, NOBODY_MUST_ATTACK, TO_ATTACK_NOW, TO_RECRUIT_NOW
from longbox.games.vs.turn.loops import Repetition, remember
from longbox.games.vs.turn.turn import all_passed
from longbox.games.vs.turn.using import power_situation, rule_against_use
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import all_hold

if TYPE_CHECKING:
    from longbox.games.vs.definitions import CardDefinition, GameCard
    from longbox.games.vs.game import VsGame

HAVE_PRIORITY: Final = Prompt("You have priority", "216.1")

# What a player may do with priority
PASS: Final = "pass"
PLAY_CARD: Final = "play"
RECRUIT_CARD: Final = "recruit"
FLIP_LOCATION: Final = "flip"
USE_POWER: Final = "use"
POWER_UP: Final = "power up"
REINFORCE: Final = "reinforce"
ATTACK: Final = "attack with"
CONCEDE: Final = "concede"

FROM_ROW: Final = " from the resource row"


class Action(Choice):
    """Something that a player may do with priority.

    Attributes:
        kind: `PLAY_CARD`, `RECRUIT_CARD`, `FLIP_LOCATION`, `USE_POWER`, `POWER_UP`, `REINFORCE`, `ATTACK`, ...
        card: The card that it is about; for a power-up or a reinforcement, the character that gets it.
        from_row: Whether a card is played or recruited from the resource row.
        power: The payment power that is used.
    """

    __slots__ = ("card", "from_row", "kind", "power")

    def __init__(
        self, kind: str, card: GameCard | None = None, from_row: bool = False, power: PaymentPower | None = None
    ) -> None:
        self.kind = kind
        self.card = card
        self.from_row = from_row
        self.power = power

    def key(self) -> str:
        if self.card is None:
            return self.kind
        return f"{self.kind} {self.card}{FROM_ROW if self.from_row else ''}"

    def words(self) -> str:
        key = self.key()
        return key[0].upper() + key[1:]


PASSING: Final = Action(PASS)
CONCEDING: Final = Action(CONCEDE)


def give_priority(game: VsGame) -> None:
    """Give a player priority: once what triggered is on the chain, the player acts or passes.

    What is rewound doesn't interrupt passing in succession. [vs 216.1, 216.2f, 506.2, 505.1f, 510.4, Priority]
    """
    add_triggered(game)
    order_simultaneous(game)
    if game.over:
        return
    player = game.priority
    show_tops(game, player)
    refused: list[str] = []
    repetition = Repetition(game, player)
    while True:
        action = next_action(game, player, refused, repetition)
        if action.kind == PASS:
            pass_priority(game, player)
            return
        if carry_out(game, player, action, repetition):
            game.passes = 0
            return
        # What can't be completed leaves no trace, and the player still has priority. [vs 505.2, 216.2f]
        refused.append(action.key())


def next_action(game: VsGame, player: int, refused: list[str], repetition: Repetition) -> Action:
    """What a player does who has priority; who can only pass is not asked, unless that would tell something."""
    choices = actions(game, player)
    if len(choices) > 1 and (refused or repetition.is_possible()):
        choices = [action for action in choices if can_be_next(action, refused, repetition)]
    asked = len(choices) > 1 or (game.always_ask and holds_something(game, player))
    return ask_for_action(game, player, choices) if asked else choices[0]


def holds_something(game: VsGame, player: int) -> bool:
    """Whether a player has cards that others don't see, with which something might be done for all they know."""
    seat = game.players[player]
    facedown = [card for card in game.piles[seat.resources.number] if not game.thing(card).face_up]
    return bool(facedown or game.hand(player))


def can_be_next(action: Action, refused: list[str], repetition: Repetition) -> bool:
    """Whether an action was not found impossible just now, nor would only repeat a loop. [vs 505.2, 703.1a]"""
    if action.card is None:
        return True
    key = action.key()
    return key not in refused and not repetition.goes_nowhere(key)


def ask_for_action(game: VsGame, player: int, actions: list[Action]) -> Action:
    """Let a player choose what to do."""
    choices: list[Choice] = [*actions]
    answer = game.ask(Question(player, HAVE_PRIORITY, choices))
    assert isinstance(answer, Action)
    return answer


def pass_priority(game: VsGame, player: int) -> None:
    """Pass priority clockwise; once all have passed in succession, the game goes on. [vs 216.1, 216.2]"""
    game.passes += 1
    if game.passes >= game.out.count(False):
        all_passed(game)
    else:
        game.priority = game.next_player(player)


def carry_out(game: VsGame, player: int, action: Action, repetition: Repetition) -> bool:
    """Do what a player chose.

    Returns:
        Whether it could be completed.
    """
    card = action.card
    if card is None:
        lose(game, [player], " and concedes")
        return True
    trail = repetition.trail_of(action.key())
    if not do(game, player, card, action):
        return False
    remember(game, trail)
    return True


def do(game: VsGame, player: int, card: GameCard, action: Action) -> bool:
    """Do with a card what a player chose.

    Returns:
        Whether it could be completed; if not, all is as it was before. [vs 505.2]
    """
    if action.kind == PLAY_CARD:
        return play_effect(game, plot_twist_play(game, player, card, action.from_row))
    if action.kind == RECRUIT_CARD:
        return play_effect(game, recruit_play(game, player, card, action.from_row))
    if action.kind == FLIP_LOCATION:
        return flip(game, player, card)
    if action.kind == USE_POWER:
        assert action.power is not None
        return use_power(game, player, card, action.power)
    if action.kind == POWER_UP:
        return play_effect(game, power_up_play(game, player, game.qualities(card)))
    if action.kind == REINFORCE:
        return play_effect(game, reinforce_play(game, player, game.qualities(card)))
    propose(game, player, game.qualities(card))
    return True


# What can be done


def actions(game: VsGame, player: int) -> list[Action]:
    """All that a player may do with priority. [vs 216.1, 203.4c, 404.2a, 407.2, 407.5]"""
    found: list[Action] = []
    if game.step_player == player and not game.chain:
        add_in_own_step(game, player, found)
    may_pass = not found or NOBODY_MUST_ATTACK.holds(game, player, None)
    add_plays(game, player, found)
    if may_pass:
        found.append(PASSING)
    if MAY_CONCEDE.holds(game, player, None):
        found.append(CONCEDING)
    return found


def add_in_own_step(game: VsGame, player: int, found: list[Action]) -> None:
    """Recruiting and attacking, which are done in steps of one's own while the chain is empty. [vs 404.3, 601.1a]"""
    if all_hold(TO_RECRUIT_NOW, game, player, None):
        add_recruits(game, player, found)
    elif all_hold(TO_ATTACK_NOW, game, player, None):
        found += [Action(ATTACK, attacker.card) for attacker in possible_attackers(game, player)]


def add_plays(game: VsGame, player: int, found: list[Action]) -> None:
    """What can be done whenever one has priority: plot twists, locations, powers, and during attacks a little more."""
    in_attack = game.in_attack()
    seen: list[CardDefinition] = []
    for card in game.hand(player):
        definition = card.definition
        if not definition.used_with_priority or definition in seen:
            continue
        in_time = is_in_time(game, definition, in_attack)
        seen.append(definition)
        if in_time and not rule_against_play(game, plot_twist_play(game, player, card, False)):
            found.append(Action(PLAY_CARD, card))
        if definition.works_elsewhere:
            add_powers_elsewhere(game, player, card, IN_HAND, found)
    add_row(game, player, found)
    for qualities, power in game.standing().payments:
        if (
            qualities.controller == player
            and power.zone == IN_PLAY
            and not rule_against_use(game, player, qualities, power)
        ):
            found.append(Action(USE_POWER, qualities.card, power=power))
    if in_attack:
        add_game_based(game, player, found)


def is_in_time(game: VsGame, definition: CardDefinition, in_attack: bool) -> bool:
    """Whether a card is a plot twist for which this may be the time; what else must hold is asked of few.

    It says over again what `WOULD_LAST` and the rules of a card say: half of the plot twists that are looked at have to
    wait for their time, and need not be made up as plays then.
    """
    if definition.card_type != PLOT_TWIST or (definition.attack_only and not in_attack):
        return False
    for rule in definition.play_rules:
        if not rule.is_in_time(game):
            return False
    return True


def add_row(game: VsGame, player: int, found: list[Action]) -> None:
    """What can be done with face-down resources. [vs 303.2, 304.2, 701.11f]"""
    in_attack = game.in_attack()
    seen: list[CardDefinition] = []
    for card in game.piles[game.players[player].resources.number]:
        definition = card.definition
        if not definition.used_with_priority or game.thing(card).face_up or definition in seen:
            continue
        seen.append(definition)
        in_time = is_in_time(game, definition, in_attack)
        is_location = definition.card_type == LOCATION
        if in_time and not rule_against_play(game, plot_twist_play(game, player, card, True)):
            found.append(Action(PLAY_CARD, card, from_row=True))
        elif is_location and can_flip(game, player, card):
            found.append(Action(FLIP_LOCATION, card))
        if definition.works_elsewhere:
            add_powers_elsewhere(game, player, card, IN_RESOURCE_ROW, found)


def add_powers_elsewhere(game: VsGame, player: int, card: GameCard, zone: str, found: list[Action]) -> None:
    """Payment powers that work where a card lies: in a hand, or revealed in a resource row. [vs 500.2, 501.5]

    Using such a power reveals the card; only the use interrupts passing in succession. [vs 216.2g, 508.1b]
    """
    for power in card.definition.powers:
        if not isinstance(power, PaymentPower) or power.zone != zone:
            continue
        if not rule_against_use(game, player, game.qualities(card), power):
            found.append(Action(USE_POWER, card, power=power))


def add_game_based(game: VsGame, player: int, found: list[Action]) -> None:
    """Power-ups and reinforcements. [vs 507.1b, 507.1c]"""
    for qualities in fighting(game, player):
        if all_hold(TO_POWER_UP, game, player, qualities):
            found.append(Action(POWER_UP, qualities.card))
    for qualities in fighting(game, player, only_defenders=True):
        if all_hold(TO_REINFORCE, game, player, qualities):
            found.append(Action(REINFORCE, qualities.card))


def add_recruits(game: VsGame, player: int, found: list[Action]) -> None:
    """The characters and equipment that can be recruited. [vs 301.2, 302.2, 404.3, 706.13a, 706.13c]"""
    seen: list[CardDefinition] = []
    for card in game.hand(player):
        definition = card.definition
        if definition.card_type in (CHARACTER, EQUIPMENT) and definition not in seen:
            seen.append(definition)
            if not rule_against_play(game, recruit_play(game, player, card, False)):
                found.append(Action(RECRUIT_CARD, card))
    for card in game.piles[game.players[player].resources.number]:
        if card.definition.is_reservist and not rule_against_play(game, recruit_play(game, player, card, True)):
            found.append(Action(RECRUIT_CARD, card, from_row=True))


# Payment powers [vs 501]


def use_power(game: VsGame, player: int, card: GameCard, power: PaymentPower) -> bool:
    """Use a payment power. [vs 501.3]

    Returns:
        Whether it could be completed.
    """
    play = Play(player, PAYMENT_EFFECT, str(card), power_situation(game, player, card), power.effect)
    play.cost = power.cost
    play.power = power
    reference: Reference = play.situation.reference
    if not play_effect(game, play):
        return False
    thing = game.objects.get(card.serial)
    if power.counted and thing is not None and (card.serial, thing.number) == reference:
        user = game.thing(card)
        user.used = {**user.used, power.says: user.used.get(power.says, 0) + 1}
    return True
