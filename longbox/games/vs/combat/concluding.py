"""The conclusion of an attack: comparing, stunning, breakthrough. [vs 602.5-602.9]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.readiness import ready
from longbox.games.vs.aspects import COMBAT, ENDURANCE, HISTORY
from longbox.games.vs.combat.attacking import NO_ATTACK, attackers_now, defenders_now
from longbox.games.vs.combat.stunning import carry_out_stuns, is_there, let_happen_instead, plan_stuns
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.replacing import Together, Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import BREAKTHROUGH, CAUSE_BREAKTHROUGH, LOSING_ENDURANCE
from longbox.games.vs.terms import NOTHING, THIS_ATTACK
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

STRIKE_WHOM: Final = Prompt("Against which attacker does the defender compare its ATK?", "602.5c")


class Through:
    """Breakthrough that is about to be caused.

    Attributes:
        attacker: Who causes it.
        player: The number of the player who loses endurance.
        amount: How much.
        loss: How much endurance that costs; nothing if something else happens instead.
    """

    __slots__ = ("amount", "attacker", "loss", "player")

    def __init__(self, attacker: Qualities, player: int, amount: int, loss: int) -> None:
        self.attacker = attacker
        self.player = player
        self.amount = amount
        self.loss = loss


def conclude(game: VsGame) -> None:
    """Conclude an attack, and end its substep. [vs 602.5, 602.5a, 602.5b, 602.5d]"""
    attackers = attackers_now(game)
    defenders = defenders_now(game)
    direct = game.attacked == NOTHING and game.attacked_player != NOBODY
    if attackers and direct:
        strike_player(game, attackers, game.attacked_player)
    elif attackers and defenders:
        strike(game, attackers, defenders[0])
    elif attackers:
        # Nobody defends any more. [vs 602.5b]
        for attacker in attackers:
            ready(game, attacker)
    end_attack(game)


def strike(game: VsGame, attackers: list[Qualities], defender: Qualities) -> None:
    """Compare ATK and DEF both ways; stuns and breakthrough are simultaneous.

    What may replace the stuns is chosen by the attacking player first. [vs 602.6, 602.6a, 702.1]
    """
    together = game.together = Together(game.standing())
    struck = chosen_attacker(game, attackers, defender)
    attack = total_atk(attackers)
    by = tuple([game.reference(attacker.card) for attacker in attackers])
    by_defender = (game.reference(defender.card),)
    throughs: list[Through] = []
    if attack > defender.positive_defense() and not game.team:
        throughs = breakthrough_of(game, attackers[0], defender, attack - defender.positive_defense())
    if defender.positive_atk() >= struck.positive_defense():
        plan_stuns(game, [struck], by_defender)
    if attack >= defender.positive_defense():
        plan_stuns(game, [defender], by)
    # Of who is attacked the log tells first.
    together.stunnings.reverse()
    carry_out(game, throughs, together)


def total_atk(attackers: list[Qualities]) -> int:
    """The combined ATK of attackers; below zero each counts as 0. [vs 104.2, 602.6]"""
    return sum([attacker.positive_atk() for attacker in attackers])


def chosen_attacker(game: VsGame, attackers: list[Qualities], defender: Qualities) -> Qualities:
    """Let the defending player choose against whom the defender compares its ATK. [vs 602.5c]"""
    if len(attackers) == 1:
        return attackers[0]
    choices: list[Choice] = [attacker.card for attacker in attackers]
    answer = game.ask(Question(defender.controller, STRIKE_WHOM, choices, defender.card))
    return attackers[choices.index(answer)]


def breakthrough_of(
    game: VsGame, attacker: Qualities, defender: Qualities | None, amount: int, player: int = NOBODY
) -> list[Through]:
    """The breakthrough that an attacker is about to cause, if nothing replaces or forbids it. [vs 602.6b, 701.10a]"""
    if amount <= 0 or cannot(game, CAUSE_BREAKTHROUGH, attacker):
        return []
    if defender is not None:
        if defender.reinforcement:
            return []
        player = defender.controller
    upcoming = Upcoming(BREAKTHROUGH, player, attacker, amount, game.replacing)
    if not goes_ahead(game, upcoming) or upcoming.amount <= 0:
        return []
    loss = Upcoming(LOSING_ENDURANCE, player, amount=upcoming.amount, applied=game.replacing)
    return [Through(attacker, player, upcoming.amount, loss.amount if goes_ahead(game, loss) else 0)]


def strike_player(game: VsGame, attackers: list[Qualities], player: int) -> None:
    """A direct attack: all that the attackers' ATK costs is breakthrough, each attacker's own. [vs 602.9, 602.9a-d]"""
    together = game.together = Together(game.standing())
    throughs: list[Through] = []
    for attacker in attackers:
        throughs += breakthrough_of(game, attacker, None, attacker.positive_atk(), player)
    carry_out(game, throughs, together)


def carry_out(game: VsGame, throughs: list[Through], together: Together) -> None:
    """Let stuns and breakthrough happen at the same time; then what waits for them triggers.

    So does what happens instead of some of them. [vs 602.6, 502.4, 702.2]
    """
    before = together.before
    were = tuple([through.attacker.snapshot() for through in throughs])
    let_happen_instead(game, together)
    for through in throughs:
        game.endurance[through.player] -= through.loss
        game.changed(1 << ENDURANCE)
    carry_out_stuns(game, [stunning for stunning in together.stunnings if is_there(game, stunning.qualities)], before)
    for through in throughs:
        card, thing = through.attacker.card, through.attacker.object
        assert thing is not None
        happening = Happening(
            events.BREAKTHROUGH,
            through.player,
            card.alone,
            through.amount,
            things=(thing.reference,),
            by=(thing.reference,),
            before=were,
        )
        game.happen(happening, before)
        game.happen(Happening(events.LOSE_ENDURANCE, through.player, [], through.amount, card))


def end_attack(game: VsGame) -> None:
    """End the attack substep: nobody attacks or defends any more. [vs 602.8, 602.8a-h, 400.7c, 400.7e]"""
    for thing in game.things():
        if thing.defender or thing.reference == game.attacked:
            thing.defended = True
        thing.attacker = thing.team_attacker = thing.defender = False
    game.attack = NO_ATTACK
    game.attackers = ()
    game.attacked = NOTHING
    game.attacked_player = NOBODY
    game.team = False
    game.end_modifiers(THIS_ATTACK)
    game.changed(1 << COMBAT | 1 << HISTORY)
    game.happen(Happening(events.CONCLUDE, game.primary(), []))
