"""The turn: its phases and steps, and what each begins and ends with. [vs 400-408]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.formation import form
from longbox.games.vs.actions.leaving import ko
from longbox.games.vs.actions.losing import check_endurance
from longbox.games.vs.actions.points import fill_pool
from longbox.games.vs.actions.resources import build
from longbox.games.vs.aspects import EXHAUSTED, HISTORY, TIME
from longbox.games.vs.chain.announcing import new_effect
from longbox.games.vs.chain.game_effects import EACH_PLAYER_DRAWS
from longbox.games.vs.chain.resolving import resolve_top
from longbox.games.vs.chain_effects import GAME_BASED_EFFECT
from longbox.games.vs.combat.attacking import PROPOSED, start_attack
from longbox.games.vs.combat.concluding import conclude
from longbox.games.vs.combat.stunning import recover
from longbox.games.vs.events import Happening
from longbox.games.vs.moments import (
    ATTACK_STEP,
    ATTACKING,
    BEGIN_MOMENT,
    BUILD_PHASE,
    COMBAT_PHASE,
    DRAW_PHASE,
    FORMATION_STEP,
    GIVE_PRIORITY,
    MOMENT_NAMES,
    PHASE_OF,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESOURCE_STEP,
    Moment,
    Skip,
)
from longbox.games.vs.objects import NOT_USED
from longbox.games.vs.terms import THIS_COMBAT_PHASE, Situation
from longbox.games.vs.turn.loops import check_length, count_moment, count_resolution
from longbox.games.vs.turn.readying import ready_everything
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

RECOVER_WHOM: Final = Prompt("Recover a character", "408.2b")
WHICH_SKIP: Final = Prompt("Which of them skips it? The others wait.", "400.9b")
OWN_STEPS: Final = (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)


def begin_turn(game: VsGame) -> None:
    """Lay out the phases and steps of a new turn. [vs 400.1, 400.5, 400.3, 402.1, 406.1, 400.9a]"""
    game.turn += 1
    order = game.in_order(game.initiative)
    game.timeline = [
        (DRAW_PHASE, NOBODY),
        (BUILD_PHASE, NOBODY),
        *[(step, player) for player in order for step in OWN_STEPS],
        (COMBAT_PHASE, NOBODY),
        *[(ATTACK_STEP, player) for player in order],
        (RECOVERY_PHASE, NOBODY),
    ]
    game.doing = BEGIN_MOMENT
    game.changed(1 << TIME)
    game.happen(Happening(events.TURN, game.initiative, [], game.turn))
    skip_moments(game)
    check_length(game)


def begin_moment(game: VsGame) -> None:
    """Start a phase or step: what the rules do, then what triggers; then the primary player has priority.

    [vs 400.8, 400.6, 402.2, 404.2, 406.2, 407.1, 408.1]
    """
    count_moment(game)
    if game.over:
        return
    moment, player = game.timeline[0]
    if moment == DRAW_PHASE:
        put_draw_on_chain(game)
    elif moment == RESOURCE_STEP:
        build(game, player)
    elif moment == RECRUIT_STEP:
        fill_pool(game, player)
    elif moment == FORMATION_STEP:
        form(game, player)
    name = MOMENT_NAMES[moment]
    whose = f"The {name}" if player == NOBODY else f"The {name} of {game.players[player]}"
    game.happen(Happening(events.START, player, [], moment, note=f"{whose} begins"))
    game.priority = game.primary()
    game.passes = 0
    game.depth = 0
    game.following = []
    game.doing = GIVE_PRIORITY


def put_draw_on_chain(game: VsGame) -> None:
    """Put the drawing of two cards on the chain; nobody controls it. [vs 507.1a, 401.1]"""
    situation = Situation(NOBODY)
    effect = new_effect(game, GAME_BASED_EFFECT, NOBODY, "draw of two cards for each player", situation)
    effect.text = EACH_PLAYER_DRAWS
    game.chain.append(effect)


def all_passed(game: VsGame) -> None:
    """All players passed in succession: an effect resolves, or the game goes on. [vs 407.4]

    [vs 216.2, 400.7, 508.1, 508.3d, 509.4, 601.1e, 601.1f]
    """
    game.passes = 0
    if game.chain:
        effect = game.chain[-1]
        resolve_top(game)
        count_resolution(game, effect)
    elif game.attack == PROPOSED:
        start_attack(game)
    elif game.attack == ATTACKING:
        conclude(game)
    else:
        end_moment(game)
        return
    game.priority = game.primary()


def end_moment(game: VsGame) -> None:
    """End a phase or step, and go on to the next. [vs 216.2a-d, 400.7a-b, 400.7d, 404.5]"""
    moment, player = game.timeline[0]
    if moment == RECRUIT_STEP:
        # Unspent resource points are lost. [vs 404.5]
        game.points[player] = 0
    elif moment == RECOVERY_PHASE:
        wrap_up(game)
        if not game.over:
            begin_turn(game)
        return
    game.timeline.pop(0)
    skip_moments(game)
    if PHASE_OF[moment] == COMBAT_PHASE and PHASE_OF[game.timeline[0][0]] != COMBAT_PHASE:
        game.end_modifiers(THIS_COMBAT_PHASE)
    game.changed(1 << TIME)
    game.doing = BEGIN_MOMENT


def skip_moments(game: VsGame) -> None:
    """Skip the phases and steps that texts say are skipped. [vs 400.9]"""
    while True:
        skip = skip_for(game, game.timeline[0])
        if skip is None:
            return
        game.skips.remove(skip)
        moment, player = game.timeline.pop(0)
        source = game.box[skip[2]]
        game.happen(Happening(events.SKIP, player, [], source=source, note=f"The {MOMENT_NAMES[moment]}"))
        if player == NOBODY:
            # Skipping a phase skips all steps in it. [vs 400.9a]
            inside = {COMBAT_PHASE: (ATTACK_STEP,), BUILD_PHASE: OWN_STEPS}.get(moment, ())
            while game.timeline[0][0] in inside:
                game.timeline.pop(0)


def skip_for(game: VsGame, upcoming: Moment) -> Skip | None:
    """The skip that applies to a phase or step, if one does; of several, one is chosen, and the others wait.

    A player chooses for an own step, the initiative player for a phase. [vs 400.9b, 400.9c]
    """
    if not game.skips:
        return None
    found = [skip for skip in game.skips if (skip[0], skip[1]) == upcoming]
    choices: list[Choice] = [game.box[source] for source in dict.fromkeys([skip[2] for skip in found])]
    if len(choices) < 2:
        return found[0] if found else None
    player = game.initiative if upcoming[1] == NOBODY else upcoming[1]
    answer = game.ask(Question(player, WHICH_SKIP, choices))
    return next(skip for skip in found if game.box[skip[2]] is answer)


# The wrap-up [vs 408.2]


def wrap_up(game: VsGame) -> None:
    """End the recovery phase, and with it the turn. Nobody has priority meanwhile. [vs 408.2, 408.2e]"""
    # What waits from here on is put on the chain next turn, and may still look back. [vs 401.1]
    game.departed = {}
    check_endurance(game)
    if game.over:
        return
    recover_characters(game)
    ready_everything(game)
    end_turn_of_modifiers(game)
    game.initiative = game.next_player(game.initiative)
    game.changed(1 << TIME)
    game.happen(Happening(events.INITIATIVE, game.initiative, []))


def recover_characters(game: VsGame) -> None:
    """Each player may recover a character; then all others that are stunned are KO'd. [vs 408.2b, 702.1]"""
    chosen = [found for found in [choose_recovery(game, player) for player in game.in_order()] if found is not None]
    for qualities in chosen:
        recover(game, qualities)
    stunned = [qualities for player in game.in_order() for qualities in game.characters(player)]
    ko(game, [qualities for qualities in stunned if qualities.is_stunned()])


def choose_recovery(game: VsGame, player: int) -> Qualities | None:
    """Let a player choose a stunned character to recover, or none."""
    stunned = [qualities for qualities in game.characters(player) if qualities.is_stunned()]
    if not stunned:
        return None
    choices: list[Choice] = [*[qualities.card for qualities in stunned], DONE]
    answer = game.ask(Question(player, RECOVER_WHOM, choices, least=0))
    return None if answer is DONE else stunned[choices.index(answer)]


def end_turn_of_modifiers(game: VsGame) -> None:
    """End what lasts for the turn, and forget what happened in it. [vs 408.2d]"""
    game.end_modifiers(THIS_TURN)
    game.counts = {}
    game.skips = [skip for skip in game.skips if not skip[3]]
    for thing in game.things():
        thing.attacked = thing.team_attacked = thing.defended = thing.became_stunned = False
        if thing.used:
            thing.used = NOT_USED
    game.changed(1 << HISTORY | 1 << EXHAUSTED)
