"""Playing effects: announcing, choosing modes and targets, paying. [vs 505]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.choosing import as_choice, choose_opponent
from longbox.games.vs.actions.equipping import can_attach
from longbox.games.vs.actions.leaving import revealed
from longbox.games.vs.actions.prices import (
    meets_printed_cost,
    pay_points,
    press_cards,
    press_waits,
    recruit_cost,
    threshold,
)
from longbox.games.vs.actions.reservists import refill_place
from longbox.games.vs.actions.resources import turn_face_up
from longbox.games.vs.aspects import HISTORY
from longbox.games.vs.chain.targeting import Asking, asking, can_choose, chosen_targets
from longbox.games.vs.chain_effects import (
    GAME_BASED_EFFECT,
    PAYMENT_EFFECT,
    PLOT_TWIST_EFFECT,
    RECRUIT_EFFECT,
    ChainEffect,
    ModeSlot,
)
from longbox.games.vs.definitions import CHARACTER, PRESS
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.rules import CostChange
from longbox.games.vs.plays import Play
from longbox.games.vs.powers import IN_PLAY, PaymentPower
from longbox.games.vs.table import CHAIN
from longbox.games.vs.terms import (
    NOTHING,
    CannotComplete,
    Cost,
    Situation,
    TextEffect,
)
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame

CHOOSE_MODE: Final = Prompt("Choose one", "505.1b")
CHOOSE_HOST: Final = Prompt("Recruit it onto which character?", "302.3c")


def play_effect(game: VsGame, play: Play) -> bool:
    """Play an effect, step by step. [vs 505.1]

    Returns:
        Whether it could be completed; if not, all is as it was before. [vs 505.2]
    """
    if is_sure(game, play):
        announce(game, play)
    else:
        before = game.copy()
        log_length = len(game.log)
        try:
            announce(game, play)
        except CannotComplete:
            game.return_to(before, log_length)
            return False
    become_played(game, play)
    return True


def announce(game: VsGame, play: Play) -> None:
    """Carry out the steps in which it may turn out that an effect can't be played. [vs 505.1a-d]

    Raises:
        CannotComplete: It can't be.
    """
    put_on_chain(game, play)
    make_announcements(game, play)
    choose_targets(game, play)
    pay_costs(game, play)


def is_sure(game: VsGame, play: Play) -> bool:
    """Whether nothing can turn out to be impossible while an effect is played that could be played before.

    So it is with most: a character is recruited for its cost alone, which nothing changes; a power in play has one
    target at most, and is paid for in a way that can't fail. Keeping the state for all of them took 4 % of a game.
    """
    if play.kind == RECRUIT_EFFECT:
        card = play.card
        alone = card is not None and card.definition.card_type == CHARACTER and not play.rules and not play.from_row
        return alone and not game.standing().rules_about(CostChange.topic)
    power = play.power
    if not isinstance(power, PaymentPower) or power.zone != IN_PLAY or not power.cost.is_sure():
        return False
    asked = asking(power.effect)
    targets = asked.targets[()]
    return not asked.modals and (not targets or (len(targets) == 1 and targets[0].least <= 1))


# 505.1a: on the chain


def put_on_chain(game: VsGame, play: Play) -> None:
    """Announce the effect and put it on top of the chain, with the card that represents it. [vs 505.1a, 213.6c]"""
    effect = new_effect(game, play.kind, play.player, play.title, play.situation)
    effect.text = play.text
    effect.power = play.power
    effect.activated = play.cost is not None and play.cost.activates()
    play.effect = effect
    game.chain.append(effect)
    if play.card is not None:
        announce_card(game, play, play.card, effect)


def new_effect(game: VsGame, kind: str, controller: int, title: str, situation: Situation) -> ChainEffect:
    """An effect that is about to be put on the chain."""
    game.effects_made += 1
    effect = ChainEffect(game.effects_made, kind, controller, title, situation)
    effect.made = game.time
    situation.effect = effect
    return effect


def announce_card(game: VsGame, play: Play, card: GameCard, effect: ChainEffect) -> None:
    """Put the card on the chain; a plot twist in the resource row is turned face up instead. [vs 304.4, 304.5]"""
    if play.kind == PLOT_TWIST_EFFECT and play.from_row:
        game.announced = card.serial
        turn_face_up(game, game.thing(card))
        return
    # What a reservist gains while it is revealed, it has on the chain, too. [vs 708.9c]
    announced = revealed(game, game.qualities(card)) if play.from_row else game.qualities(card)
    effect.affiliations = announced.affiliations
    if play.from_row:
        refill_place(game, play.player, card)
    else:
        game.move(card, CHAIN)
    effect.card = card
    play.situation.reference = game.reference(card)


# 505.1b: modes, X, additional costs


def make_announcements(game: VsGame, play: Play) -> None:
    """Let the player announce modes, the value of X, and costs that may be paid. [vs 505.1b]"""
    assert play.effect is not None
    choose_modes_of(game, play.effect, play.text)
    for rule in play.rules:
        rule.announce(game, play)
    if play.cost is not None:
        play.cost.announce(game, play.situation)


def choose_modes_of(game: VsGame, effect: ChainEffect, text: TextEffect | None) -> None:
    """Choose the modes of a modal effect, in the order in which its text asks for them. [vs 505.1b, 508.2h]"""
    if text is not None:
        asked = asking(text)
        while effect.modes_by_number() in asked.modals:
            choose_mode(game, effect, asked)


def choose_mode(game: VsGame, effect: ChainEffect, asked: Asking) -> None:
    """Let a player choose a mode that can be played, where the text asks for it next.

    Raises:
        CannotComplete: There is none.
    """
    player, source = effect.controller, effect.source
    chosen = effect.modes_by_number()
    modal = asked.modals[chosen]
    chooser = choose_opponent(game, player, source) if modal.opponent_chooses else player
    possible = [mode for mode in range(len(modal.modes)) if can_go_on(game, effect, asked, (*chosen, mode))]
    if not possible:
        raise CannotComplete(f"{effect.title} has no mode that can be played.")
    choices: list[Choice] = [Word(f"mode {number + 1}") for number in possible]
    answer = choices[0] if len(choices) == 1 else game.ask(Question(chooser, CHOOSE_MODE, choices, source))
    if modal.opponent_chooses:
        effect.situation.speak_of_players(modal, [chooser])
    effect.modes = (*effect.modes, ModeSlot(modal, possible[choices.index(answer)]))


def can_go_on(game: VsGame, effect: ChainEffect, asked: Asking, chosen: tuple[int, ...]) -> bool:
    """Whether an effect with these modes, and some of those that its text asks for after them, has enough targets."""
    ways = [way for way in asked.ways if way[: len(chosen)] == chosen]
    return any([can_choose(game, asked.targets[way], effect.situation) for way in ways])


# 505.1c: targets


def choose_targets(game: VsGame, play: Play) -> None:
    """Let the player choose all targets. [vs 505.1c]"""
    assert play.effect is not None
    if play.targets:
        play.effect.targets = play.targets
    elif play.kind == RECRUIT_EFFECT:
        choose_host(game, play)
    else:
        play.effect.targets = chosen_targets(game, play.effect, play.text, play.player)


def choose_host(game: VsGame, play: Play) -> None:
    """Let the player choose the character that an equipment is recruited onto. [vs 302.3c, Recruit onto]"""
    assert play.card is not None
    assert play.effect is not None
    if play.card.definition.card_type == CHARACTER:
        return
    hosts = hosts_for(game, play.player, play.card)
    host = game.choose_card(play.player, CHOOSE_HOST, hosts, play.card)
    if host is None:
        raise CannotComplete(f"There is no character that {play.card} can be attached to.")
    play.effect.recruits_onto = game.reference(host)


def hosts_for(game: VsGame, player: int, equipment: GameCard) -> list[GameCard]:
    """The characters that a player may attach an equipment to. [vs 302.3a]"""
    return [host.card for host in game.characters(player) if can_attach(game, player, equipment, host)]


# 505.1d: costs


def pay_costs(game: VsGame, play: Play) -> None:
    """Determine the total cost, and pay it. [vs 505.1d]

    Raises:
        CannotComplete: It can't be paid.
    """
    costs = all_costs(game, play)
    points = sum([cost.points(game, play.situation) for cost in costs])
    if play.card is not None and play.alternate is None:
        if play.kind == RECRUIT_EFFECT:
            points += recruit_cost(game, play)
        elif not meets_printed_cost(game, play):
            raise CannotComplete(f"{play.title} has a threshold cost of {threshold(game, play)}.")
    for cost in costs:
        if not cost.payable(game, play.situation):
            raise CannotComplete(f"A cost of {play.title} can't be paid.")
        cost.pay(game, play.situation)
    pay_points(game, play.player, points)


def all_costs(game: VsGame, play: Play) -> list[Cost]:
    """What must be paid besides a recruit or threshold cost, or rather than it."""
    costs = [cost for cost in (play.cost, play.alternate) if cost is not None]
    for rule in play.rules:
        additional = rule.additional_cost(game, play)
        if additional is not None:
            costs.append(additional)
    return costs


# 505.1e: played


def become_played(game: VsGame, play: Play) -> None:
    """The effect is played, or the card recruited; powers of a face-up plot twist become active. [vs 505.1e, 304.10]"""
    assert play.effect is not None
    if game.announced != -1:
        game.announced = -1
        game.forget_standing()
    count_play(game, play)
    source = play.situation.source
    game_based = play.kind == GAME_BASED_EFFECT
    happening = Happening(
        KIND_OF_PLAY[play.kind],
        play.player,
        [] if source is None else source.alone,
        note=f"plays the {play.title}" if game_based else words_of_choices(game, play),
        source=source if game_based else None,
        things=(play.situation.reference,),
        cause=play.effect,
    )
    game.changed(1 << HISTORY)
    game.happen(happening)


KIND_OF_PLAY: Final[dict[str, EventKind]] = {
    RECRUIT_EFFECT: events.RECRUIT,
    PLOT_TWIST_EFFECT: events.PLAY,
    PAYMENT_EFFECT: events.USE,
    GAME_BASED_EFFECT: events.GAME_EFFECT,
}


def count_play(game: VsGame, play: Play) -> None:
    """Remember what was played this turn; a recruited card counts with the affiliations it came with. [vs 301.4]"""
    if play.kind == PLOT_TWIST_EFFECT:
        game.count(f"plot twists of {play.player}")
        game.count("plot twists")
    elif play.kind == RECRUIT_EFFECT and play.card is not None:
        assert play.effect is not None
        definition = play.card.definition
        for affiliation in play.effect.affiliations:
            game.count(f"{affiliation} {definition.card_type} recruits of {play.player}")
        if definition.card_type == CHARACTER:
            game.counts[press_waits(play.player)] = 1 if PRESS in definition.keywords else 0
            if PRESS in definition.keywords:
                game.count(press_cards(play.player))


def words_of_choices(game: VsGame, play: Play) -> str:
    """What an effect was played on, for the log."""
    assert play.effect is not None
    effect = play.effect
    names = [
        as_choice(game, -1, reference).key()
        for slot in effect.targets
        for reference in slot.chosen
        if reference != NOTHING
    ]
    if effect.recruits_onto != NOTHING:
        names.append(str(game.box[effect.recruits_onto[0]]))
    return f" on {', '.join(names)}" if names else ""
