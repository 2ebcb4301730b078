"""The Action Phases of the Plotting and Planning Stages. [forever Rogue Action Phase, Hero Action Phase]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import ACTION, ACTIVATION
from longbox.games.forever.actions import payment, playing
from longbox.games.forever.actions.playing import rule_against_playing
from longbox.games.forever.definitions import EVENT, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.phases import PLANNING, PLOTTING, PROVOKING, ROGUE_DRAW
from longbox.games.forever.table import ForeverPlayer
from longbox.games.forever.turn.choices import END_PHASE, AddToPool, Buy, Empower, PlayCard, Recruit
from longbox.games.forever.turn.requirements import (
    TO_BUY,
    TO_EMPOWER,
    TO_POOL,
    TO_RECRUIT,
    PhaseHasAnEnd,
)
from longbox.games.forever.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import all_hold
from longbox.kernel.zones import NOBODY
from longbox.texts.choosing import Mode

ACT: Final[Prompt] = Prompt("Your Action Phase", "Rogue Action Phase")
WHICH_ABILITY: Final[Prompt] = Prompt("Choose which of its abilities to use", "Use A Card")
EMPOWER: Final[Prompt] = Prompt("Choose the Hero to empower", "Empower A Hero")
HAS_AN_END: Final = PhaseHasAnEnd()


def turns_of(game: ForeverGame, side: str) -> list[ForeverPlayer]:
    """The players of a side in the order of this round. [forever Multiplayer Game]"""
    seats = game.on_side(side)
    first = game.players[game.first[side]]
    return [first, *[seat for seat in seats if seat is not first]]


def begin_plotting(game: ForeverGame) -> None:
    """Begin the Plotting Stage: the first Rogue player's Action Phase. [forever Plotting Stage]"""
    begin_stage(game, PLOTTING, ROGUES, "— Plotting Stage —")


def begin_planning(game: ForeverGame) -> None:
    """Begin the Planning Stage: the first Hero player's Action Phase. [forever Planning Stage]"""
    begin_stage(game, PLANNING, HEROES, "— Planning Stage —")


def begin_stage(game: ForeverGame, phase: int, side: str, words: str) -> None:
    """Begin a stage with the first player of a side."""
    game.phase = phase
    game.turn = 0
    game.acted = 0
    game.active = turns_of(game, side)[0].number
    game.tell(Happening(events.BEGAN_STAGE, game.active, [], note=words))


def take_action(game: ForeverGame) -> None:
    """Let the active player do one thing, or end the Action Phase. [forever Rogue Action Phase, Hero Action Phase]"""
    player = game.active
    chosen = game.ask(Question(player, ACT, options(game, player)))
    if chosen is END_PHASE:
        end_phase(game, player)
        return
    game.acted += 1
    carry_out(game, player, chosen)


def carry_out(game: ForeverGame, player: int, chosen: Choice) -> None:
    """Do what the active player chose. [forever Rogue Action Phase, Hero Action Phase]"""
    if isinstance(chosen, AddToPool):
        payment.add_to_pool(game, player, chosen.card)
    elif isinstance(chosen, Recruit):
        playing.recruit(game, player, chosen.card)
    elif isinstance(chosen, Buy):
        playing.buy(game, player, chosen.card)
    elif isinstance(chosen, PlayCard):
        playing.play_card(game, player, chosen.card)
    elif isinstance(chosen, Empower):
        empower(game, player, chosen.card)
    else:
        assert isinstance(chosen, UseAbility)
        use_one(game, player, chosen.card)


def empower(game: ForeverGame, player: int, card: GameCard) -> None:
    """Let a player empower one of the own Heroes. [forever Empower A Hero]"""
    hero = game.choose_card(player, EMPOWER, game.characters_of(player), card)
    assert hero is not None
    playing.empower(game, player, card, hero)


def end_phase(game: ForeverGame, player: int) -> None:
    """Lose what is left in the pool; the next player of the side, or the next phase, follows.

    [forever Rogue Action Phase, Hero Action Phase, Multiplayer Game]
    """
    payment.empty_pools(game)
    side = game.players[player].side
    order = turns_of(game, side)
    game.turn += 1
    game.acted = 0
    if game.turn < len(order):
        game.active = order[game.turn].number
        game.tell(Happening(events.BEGAN_STAGE, game.active, [], note=f"{order[game.turn]}'s Action Phase."))
        return
    game.turn = 0
    game.active = NOBODY
    game.phase = ROGUE_DRAW if game.phase == PLOTTING else PROVOKING


def options(game: ForeverGame, player: int) -> list[Choice]:
    """All that the active player can do now. [forever Rogue Action Phase, Hero Action Phase]

    Who has done more than any turn needs can only end it.
    """
    if not HAS_AN_END.holds(game, player, None):
        return [END_PHASE]
    choices: list[Choice] = []
    resources = game.resources(player)
    # Most cards of the reserve are too dear: that is asked first, of all that must hold.
    reserve = [card for card in game.cards(game.players[player].reserve) if game.cost_of(card) <= resources]
    hand = game.hand(player)
    choices += [Recruit(card) for card in reserve if all_hold(TO_RECRUIT, game, player, card)]
    choices += [Buy(card) for card in reserve if all_hold(TO_BUY, game, player, card)]
    choices += [PlayCard(card) for card in hand if not rule_against_playing(game, player, card)]
    choices += usable(game, player)
    choices += [AddToPool(card) for card in hand if all_hold(TO_POOL, game, player, card)]
    choices += [Empower(card) for card in hand if all_hold(TO_EMPOWER, game, player, card)]
    choices.append(END_PHASE)
    return choices


def usable(game: ForeverGame, player: int) -> list[UseAbility]:
    """The cards in play that a player can use now, and events that can be played. [forever Use A Card, Play A Card]

    Each is offered once, for its first ability that can be used.
    """
    held = [card for card in game.hand(player) if card.definition.type == EVENT]
    found: list[UseAbility] = []
    for card in [*game.controlled(player), *held]:
        found += usable_of(game, player, card)[:1]
    return found


def usable_of(game: ForeverGame, player: int, card: GameCard) -> list[UseAbility]:
    """The abilities of a card that a player can use now. [forever Use A Card, Play A Card]"""
    found: list[UseAbility] = []
    for ability in card.definition.abilities:
        if ability.timing in (ACTION, ACTIVATION):
            use = UseAbility(card, ability)
            if game.can_use(player, use):
                found.append(use)
    return found


def use_one(game: ForeverGame, player: int, card: GameCard) -> None:
    """Let a player use a card; of two abilities the player chooses one. [forever Use A Card, Play A Card]"""
    able = usable_of(game, player, card)
    modes: list[Choice] = [Mode(use.ability.effect, game) for use in able if use.ability.effect is not None]
    if len(able) > 1:
        chosen = game.ask(Question(player, WHICH_ABILITY, modes, card))
        able = [able[modes.index(chosen)]]
    game.use(player, able[0])
