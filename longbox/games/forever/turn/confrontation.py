"""The Confrontation Stage: provoking and opposing. [forever Confrontation Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    ANOTHER_ACT,
    NEXT_TURN,
    NOT_ATTACKED_BY,
    THIS_ACTIVATION,
    THIS_PHASE,
    THIS_TURN,
    YOUR_TURN,
)
from longbox.games.forever.actions import acting, damage, payment, timing
from longbox.games.forever.actions.acting import rule_against_act
from longbox.games.forever.definitions import (
    ATTACK,
    CANNOT_ACTIVATE,
    CANNOT_MOVE,
    EVENT,
    RESCUE,
    ROGUE,
    THREATEN,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.phases import ACTIVATED, OPPOSING, PROVOKING, RESOLUTION
from longbox.games.forever.readings import PASSES_IN_A_ROW
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.turn import choices as deeds
from longbox.games.forever.turn.action_phase import HAS_AN_END, turns_of, usable, use_one
from longbox.games.forever.turn.choices import (
    END_ACTIVATION,
    PASS,
    RESCUE_HERE,
    THREATEN_HERE,
    Activate,
    Attack,
)
from longbox.games.forever.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

PROVOKE: Final[Prompt] = Prompt("Activate a Rogue, or pass", "Rogue Provoke Phase")
OPPOSE: Final[Prompt] = Prompt("Activate a Hero, or pass", "Hero Oppose Phase")
MUST_PROVOKE: Final[Prompt] = Prompt("Activate a Rogue; this first time nobody may pass", "Rogue Provoke Phase")
MUST_OPPOSE: Final[Prompt] = Prompt("Activate a Hero; this first time nobody may pass", "Hero Oppose Phase")
CONFRONT: Final[Prompt] = Prompt("What your activated character does", "Activate")
ATTACK_WHOM: Final[Prompt] = Prompt("Choose whom to attack", "Attack")


def phases_of_cycle(game: ForeverGame) -> list[int]:
    """Whose phases a Confrontation cycle has, in order. [forever Confrontation Stage, Multiplayer Game]

    With more than two players each side has two, which players of one side take in turn.
    """
    if len(game.players) == 2:
        return [game.sides[ROGUES][0].number, game.sides[HEROES][0].number]
    rogues, heroes = turns_of(game, ROGUES), turns_of(game, HEROES)
    order: list[int] = []
    for number in range(2):
        order += [rogues[number % len(rogues)].number, heroes[number % len(heroes)].number]
    return order


def begin_cycle(game: ForeverGame) -> None:
    """Begin a Confrontation cycle. [forever Confrontation Stage]"""
    game.turn = 0
    game.busy = False
    if not game.reads(PASSES_IN_A_ROW):
        game.passed = ()
    begin_phase(game)


def begin_phase(game: ForeverGame) -> None:
    """Begin the next Provoke or Oppose Phase of the cycle, or the Resolution Phase after the last."""
    order = phases_of_cycle(game)
    game.activated = NO_CARD
    game.purpose = ""
    game.done = ()
    game.acted = 0
    if game.turn >= len(order):
        game.active = NOBODY
        game.phase = RESOLUTION
        return
    game.active = order[game.turn]
    game.phase = PROVOKING if game.is_rogue(game.active) else OPPOSING


def end_activation(game: ForeverGame) -> None:
    """End what lasts as long as an activation; the next phase of the cycle follows. [forever Resource Pool]"""
    payment.empty_pools(game)
    game.end_of(THIS_ACTIVATION, THIS_TURN, THIS_PHASE)
    game.end_for(game.active, YOUR_TURN)
    damage.remove_the_weakened(game)
    game.turn += 1
    begin_phase(game)


# Provoking and opposing


def take_phase(game: ForeverGame) -> None:
    """Let a player activate a character, or pass. [forever Rogue Provoke Phase, Hero Oppose Phase]"""
    player = game.active
    choices = to_activate(game, player)
    must = must_activate(game) and bool(choices)
    if not must:
        choices.append(PASS)
    provoke, oppose = (MUST_PROVOKE, MUST_OPPOSE) if must else (PROVOKE, OPPOSE)
    prompt = provoke if game.phase == PROVOKING else oppose
    chosen = choices[0] if len(choices) == 1 else game.ask(Question(player, prompt, choices))
    note_phase(game)
    if isinstance(chosen, Activate):
        activate(game, player, chosen)
        if game.reads(PASSES_IN_A_ROW):
            game.passed = ()
    else:
        game.passed = (*game.passed, player)
        game.tell(Happening(events.PASSED, player, []))
        damage.end_of_phase(game)
        after_pass(game)


def after_pass(game: ForeverGame) -> None:
    """Go on with the next phase; by another reading, with the last Resolution Phase if all passed one after the other.

    [forever Hero Oppose Phase]
    """
    game.turn += 1
    if game.reads(PASSES_IN_A_ROW):
        cycle = len(phases_of_cycle(game))
        if len(game.passed) >= cycle:
            game.turn = cycle
            game.busy = False
    begin_phase(game)


def to_activate(game: ForeverGame, player: int) -> list[Choice]:
    """The characters that a player can activate, each with every Location to which it could go: as `TO_ACTIVATE`.

    Where it could attack, Threaten or Rescue, it can also be said at once that it goes there for that, as mostly
    nothing else is done before. [forever Activate]
    """
    able: list[GameCard] = [thing.card for thing in game.figures if thing.controller == player and not thing.exhausted]
    if game.about(CANNOT_ACTIVATE):
        able = [card for card in able if not game.forbidden(card, CANNOT_ACTIVATE)]
    if not able:
        return []
    row = game.in_row()
    numbers = numbers_of_places(game, able[0], row)
    apart = bool(game.about(CANNOT_MOVE) or game.about(NOT_ATTACKED_BY))
    choices: list[Choice] = []
    for card in able:
        if apart:
            numbers = numbers_of_places(game, card, may_go_to(game, card, row))
        answers = game.activating[card.serial]
        anywhere = answers[""]
        choices += [anywhere[number] for number in numbers[""]]
        for what in acting.purposes(game, card):
            doing = answers[what]
            choices += [doing[number] for number in numbers[what]]
    return choices


def may_go_to(game: ForeverGame, card: GameCard, row: list[Permanent]) -> list[Permanent]:
    """The Locations to which a character may go: who cannot move is activated where it is, or not. [forever Cannot]"""
    if not game.forbidden(card, CANNOT_MOVE):
        return row
    return [place for place in row if place.spot == game.spot_of(card)]


def numbers_of_places(game: ForeverGame, actor: GameCard, row: list[Permanent]) -> dict[str, list[int]]:
    """At which of some Locations a character, and any other of its side, could do something, by what it is.

    [forever Activate]
    """
    claiming = THREATEN if actor.definition.type == ROGUE else RESCUE
    enemies = acting.spots_of_attackable(game, actor)
    causes = acting.spots_with_cause(game, claiming)
    anywhere: list[int] = []
    attacking: list[int] = []
    claimed: list[int] = []
    for place in row:
        number = game.location_numbers[place.card.serial]
        anywhere.append(number)
        if place.spot in enemies:
            attacking.append(number)
        if place.spot in causes:
            claimed.append(number)
    return {"": anywhere, ATTACK: attacking, claiming: claimed}


def must_activate(game: ForeverGame) -> bool:
    """Whether it is the first phase of its kind in the game, in which nobody may pass.

    [forever Rogue Provoke Phase, Hero Oppose Phase]
    """
    return not (game.provoked if game.phase == PROVOKING else game.opposed)


def note_phase(game: ForeverGame) -> None:
    """Note that there has been a first phase of the kind."""
    if game.phase == PROVOKING:
        game.provoked = True
    else:
        game.opposed = True


def activate(game: ForeverGame, player: int, chosen: Activate) -> None:
    """Exhaust a character and move it to a Location. [forever Activate]"""
    card = chosen.card
    thing = game.permanent(card)
    thing.exhausted = True
    thing.spot = game.permanent(chosen.place).spot
    game.activated = card.serial
    game.activations = (*game.activations, card.serial)
    game.purpose = chosen.what
    game.busy = True
    game.phase = ACTIVATED
    game.end_for(player, NEXT_TURN)
    damage.remove_the_weakened(game)
    event = Happening(events.ACTIVATE, player, card.alone, by=player, note=chosen.place.definition.name)
    timing.tell(game, event)


# What an activated character does


def confront(game: ForeverGame) -> None:
    """Let the active player do one thing with the activated character, or end its activation, also if it has left play.

    [forever Activate, Threaten, Rescue, Attack]
    """
    if game.activated == NO_CARD:
        end_activation(game)
        return
    player = game.active
    character = game.box[game.activated]
    chosen = what_it_came_for(game, player, character) or ask_what_it_does(game, player, character)
    if chosen is END_ACTIVATION:
        game.tell(Happening(events.DID_NOTHING_MORE, player, character.alone))
        end_activation(game)
        return
    game.acted += 1
    carry_out(game, player, character, chosen)


def what_it_came_for(game: ForeverGame, player: int, character: GameCard) -> Choice | None:
    """What the character was activated for, if that was said and can still be done; of several to attack, one.

    [forever Activate, Attack]
    """
    what, game.purpose = game.purpose, ""
    if not what or not can_go_on(game, player, character):
        return None
    if what != ATTACK:
        here = THREATEN_HERE if what == THREATEN else RESCUE_HERE
        return here if may_act(game, character, what) else None
    able = attacks(game, character)
    if len(able) > 1:
        return game.ask(Question(player, ATTACK_WHOM, able, character))
    return able[0] if able else None


def ask_what_it_does(game: ForeverGame, player: int, character: GameCard) -> Choice:
    """Ask the active player what to do next with the activated character, if anything can or could be done.

    What was offered ends here: hidden events are among it, and others are asked while what was chosen is done.
    """
    choices = options(game, player, character)
    asked = len(choices) > 1 or may_hold_one(game, player, character)
    return game.ask(Question(player, CONFRONT, choices, character)) if asked else END_ACTIVATION


def carry_out(game: ForeverGame, player: int, character: GameCard, chosen: Choice) -> None:
    """Do what the active player chose."""
    if isinstance(chosen, Attack):
        game.done = (*game.done, ATTACK)
        acting.attack(game, player, character, chosen.card)
    elif chosen is THREATEN_HERE:
        game.done = (*game.done, THREATEN)
        acting.threaten(game, player, character)
    elif chosen is RESCUE_HERE:
        game.done = (*game.done, RESCUE)
        acting.rescue(game, player, character)
    else:
        assert isinstance(chosen, UseAbility)
        use_one(game, player, chosen.card)


def options(game: ForeverGame, player: int, character: GameCard) -> list[Choice]:
    """All that the activated character can do now. [forever Activate, Threaten, Rescue, Attack]"""
    if not can_go_on(game, player, character):
        return [END_ACTIVATION]
    choices: list[Choice] = []
    what, here = (THREATEN, THREATEN_HERE) if character.definition.type == ROGUE else (RESCUE, RESCUE_HERE)
    if may_act(game, character, what):
        choices.append(here)
    choices += attacks(game, character)
    choices += usable(game, player)
    choices.append(END_ACTIVATION)
    return choices


def attacks(game: ForeverGame, character: GameCard) -> list[Choice]:
    """Whom the activated character can attack now. [forever Attack]"""
    if rule_against_another(game, character, ATTACK):
        return []
    if acting.rule_against_acting(game, character, ATTACK):
        return []
    attacked = game.deeds[deeds.ATTACK]
    return [attacked[card.serial] for card in acting.attackable(game, character)]


def can_go_on(game: ForeverGame, player: int, character: GameCard) -> bool:
    """Whether an activation can go on: the turn isn't endless."""
    return HAS_AN_END.holds(game, player, None)


def may_hold_one(game: ForeverGame, player: int, character: GameCard) -> bool:
    """Whether a player is asked though nothing can be done, as an event that could be played may be in the hand."""
    if not can_go_on(game, player, character):
        return False
    for card in game.perhaps_held(player):
        in_time = card.definition.type == EVENT and bool(card.definition.uses)
        if in_time and game.user_of(player, card) is character:
            return True
    return False


def may_act(game: ForeverGame, character: GameCard, what: str) -> bool:
    """Whether the activated character can still attack, Threaten or Rescue. [forever Activate]"""
    return not rule_against_another(game, character, what) and not rule_against_act(game, character, what)


def rule_against_another(game: ForeverGame, character: GameCard, what: str) -> str:
    """The rule that a character has done enough in this activation: it does one thing, unless a text lets it do both.

    [forever Activate]
    """
    if not game.done:
        return ""
    if what in game.done:
        return "Activate"
    working = game.working_on(character, ANOTHER_ACT)
    both = any([each.constant.allows_another_act(game, character, each.situation) for each in working])
    return "" if both else "Activate"
