"""Playing effects: announcing, choosing modes and targets, paying. [vs 505]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.equipping import can_attach
from longbox.games.vs.actions.leaving import revealed
from longbox.games.vs.actions.reservists import refill_place
from longbox.games.vs.actions.resources import turn_face_up
from longbox.games.vs.aspects import HISTORY
from longbox.games.vs.chain.chain import (
    GAME_BASED_EFFECT,
    PAYMENT_EFFECT,
    PLOT_TWIST_EFFECT,
    RECRUIT_EFFECT,
    ChainEffect,
    TargetSlot,
)
from longbox.games.vs.definitions import CHARACTER, PRESS
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.rules import CostChange, speaks_of
from longbox.games.vs.objects import Reference
from longbox.games.vs.table import CHAIN
from longbox.games.vs.text.targets import TargetTerm
from longbox.games.vs.text.terms import (
    EFFECT_MARK,
    NOTHING,
    PLAYER_MARK,
    CannotComplete,
    Cost,
    Modal,
    Situation,
    TextEffect,
    parts,
)
from longbox.kernel.choices import DONE, Choice, Number, Word
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.vs.game import TeamCard, VsGame
    from longbox.games.vs.text.powers import PlayRule, Power

CHOOSE_TARGET: Final = Prompt("Choose a target", "505.1c")
CHOOSE_MODE: Final = Prompt("Choose one", "505.1b")
CHOOSE_OPPONENT: Final = Prompt("Which opponent chooses?", "505.1b")
CHOOSE_HOST: Final = Prompt("Recruit it onto which character?", "302.3c")


class Play:
    """An effect that a player is playing.

    Attributes:
        player: The number of the player.
        kind: What the effect is: `RECRUIT_EFFECT`, `PLOT_TWIST_EFFECT`, `PAYMENT_EFFECT` or `GAME_BASED_EFFECT`.
        title: What the effect is called.
        situation: The context of its text.
        text: What it does.
        cost: The cost of a payment power or a game-based effect.
        power: The power that is used, if one is.
        card: The card that is played or recruited, if one is.
        rules: What the card says about playing it.
        from_row: Whether the card is played from the resource row.
        alternate: The cost that is paid rather than the recruit or threshold cost, if one is. [vs 203.10a]
        boosts: Which of its rules the player has announced to pay for. [vs 706.2]
        targets: Targets chosen from the start, as for a power-up.
        effect: The effect, once it is on the chain.
    """

    __slots__ = (
        "alternate",
        "boosts",
        "card",
        "cost",
        "effect",
        "from_row",
        "kind",
        "player",
        "power",
        "rules",
        "situation",
        "targets",
        "text",
        "title",
    )

    def __init__(self, player: int, kind: str, title: str, situation: Situation, text: TextEffect | None) -> None:
        self.player = player
        self.kind = kind
        self.title = title
        self.situation = situation
        self.text = text
        self.cost: Cost | None = None
        self.power: Power | None = None
        self.card: TeamCard | None = None
        self.rules: tuple[PlayRule, ...] = ()
        self.from_row = False
        self.alternate: Cost | None = None
        self.boosts: list[PlayRule] = []
        self.targets: tuple[TargetSlot, ...] = ()
        self.effect: ChainEffect | None = None


def play_effect(game: VsGame, play: Play) -> bool:
    """Play an effect, step by step. [vs 505.1]

    Returns:
        Whether it could be completed; if not, all is as it was before. [vs 505.2]
    """
    before = game.copy()
    log_length = len(game.log)
    try:
        put_on_chain(game, play)
        make_announcements(game, play)
        choose_targets(game, play)
        pay_costs(game, play)
    except CannotComplete:
        game.return_to(before, log_length)
        return False
    become_played(game, play)
    return True


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


def announce_card(game: VsGame, play: Play, card: TeamCard, effect: ChainEffect) -> None:
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
    """Choose the mode of a modal effect. [vs 505.1b, 508.2h]"""
    modal = None if text is None else asking(text).modal
    if modal is not None:
        choose_mode(game, effect, modal)


def choose_mode(game: VsGame, effect: ChainEffect, modal: Modal) -> None:
    """Let a player choose a mode that can be played.

    Raises:
        CannotComplete: There is none.
    """
    player, source = effect.controller, effect.source
    chooser = choose_opponent(game, player, source) if modal.opponent_chooses else player
    text = effect.text
    possible = [
        mode for mode in range(len(modal.modes)) if can_choose(game, target_terms(text, (mode,)), effect.situation)
    ]
    if not possible:
        raise CannotComplete(f"{effect.title} has no mode that can be played.")
    choices: list[Choice] = [Word(f"mode {number + 1}") for number in possible]
    answer = choices[0] if len(choices) == 1 else game.ask(Question(chooser, CHOOSE_MODE, choices, source))
    effect.modes = (possible[choices.index(answer)],)


def choose_opponent(game: VsGame, player: int, source: TeamCard | None) -> int:
    """Let a player choose an opponent; there is no choice between one."""
    opponents = game.opponents(player)
    if len(opponents) == 1:
        return opponents[0]
    choices: list[Choice] = [game.players[opponent] for opponent in opponents]
    return opponents[choices.index(game.ask(Question(player, CHOOSE_OPPONENT, choices, source)))]


def choose_number(game: VsGame, player: int, prompt: Prompt, most: int, source: TeamCard | None, least: int = 0) -> int:
    """Let a player choose a number up to another. [vs 703.2, Number]"""
    if most <= least:
        return least
    choices: list[Choice] = [Number(value) for value in range(least, most + 1)]
    return least + choices.index(game.ask(Question(player, prompt, choices, source)))


# 505.1c: targets


class Asking:
    """What a text asks for as it is played. It follows from the text alone.

    Attributes:
        text: The text.
        modal: The part of it with several modes, if there is one. [vs 508.2h]
        targets: Its targets, in the order in which it says them: of all its modes, then of each mode chosen alone.
    """

    __slots__ = ("modal", "targets", "text")

    def __init__(self, text: Term) -> None:
        self.text = text
        self.modal: Modal | None = None
        for part in parts(text):
            if isinstance(part, Modal):
                self.modal = part
                break
        modes = range(0 if self.modal is None else len(self.modal.modes))
        self.targets = {chosen: targets_in(text, chosen) for chosen in [(), *[(mode,) for mode in modes]]}


ASKED: Final[dict[int, Asking]] = {}
"""What texts ask for, so that each is looked through once; each stays with its text, whose identity is its key."""


def asking(text: Term) -> Asking:
    """What a text asks for as it is played."""
    found = ASKED.get(id(text))
    if found is None:
        found = ASKED[id(text)] = Asking(text)
    return found


def target_terms(text: Term | None, modes: tuple[int, ...] = ()) -> list[TargetTerm]:
    """The targets that a text asks for, in the order in which it says them; of a modal text, those of its modes."""
    return [] if text is None else asking(text).targets[modes]


def targets_in(text: Term, modes: tuple[int, ...]) -> list[TargetTerm]:
    """The targets in a text with the modes that were chosen."""
    found: list[TargetTerm] = []
    for part in chosen_parts(text, modes):
        if isinstance(part, TargetTerm):
            found.append(part)
    return found


def chosen_parts(term: Term, modes: tuple[int, ...]) -> list[Term]:
    """The parts of a text without the modes that were not chosen. [vs 508.2h]"""
    if isinstance(term, Modal) and modes:
        return [part for mode in modes for part in parts(term.modes[mode])]
    found: list[Term] = [term]
    for value in term.values():
        if isinstance(value, Term):
            found += chosen_parts(value, modes)
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Term):
                    found += chosen_parts(item, modes)
    return found


def choose_targets(game: VsGame, play: Play) -> None:
    """Let the player choose all targets. [vs 505.1c]"""
    assert play.effect is not None
    if play.targets:
        play.effect.targets = play.targets
    elif play.kind == RECRUIT_EFFECT:
        choose_host(game, play)
    else:
        play.effect.targets = chosen_targets(game, play.effect, play.text, play.player)


def chosen_targets(game: VsGame, effect: ChainEffect, text: Term | None, player: int) -> tuple[TargetSlot, ...]:
    """Targets for everything that a text says with "target".

    Raises:
        CannotComplete: There aren't enough legal targets.
    """
    slots: list[TargetSlot] = []
    taken: list[Reference] = []
    for term in target_terms(text, effect.modes):
        chosen = choose_for(game, effect, term, player, taken)
        taken += chosen
        slots.append(TargetSlot(term, tuple(chosen)))
        effect.targets = tuple(slots)
    return tuple(slots)


def choose_for(
    game: VsGame, effect: ChainEffect, term: TargetTerm, player: int, taken: list[Reference]
) -> list[Reference]:
    """Let a player choose what one "target" means. Nothing is chosen twice for one effect."""
    chosen: list[Reference] = []
    while len(chosen) < term.most:
        legal = [
            reference
            for reference in term.candidates(game, effect.situation)
            if reference not in taken
            and reference not in chosen
            and term.fits_together(game, [*chosen, reference], effect.situation)
        ]
        if not legal:
            break
        if len(legal) == 1 and term.least > len(chosen):
            chosen.append(legal[0])
            continue
        choices = [as_choice(game, player, reference) for reference in legal]
        if len(chosen) >= term.least:
            choices.append(DONE)
        question = Question(player, CHOOSE_TARGET, choices, effect.source, term.least, min(term.most, len(legal)))
        answer = game.ask(question)
        if answer is DONE:
            break
        chosen.append(legal[choices.index(answer)])
    if len(chosen) < term.least:
        raise CannotComplete(f"{effect.title} lacks a legal target.")
    return chosen


def has_targets(game: VsGame, text: Term | None, situation: Situation) -> bool:
    """Whether a text has enough legal targets now, a modal text in one mode at least. [vs 505.1c]"""
    if text is None:
        return True
    asked = asking(text)
    if asked.modal is None:
        return can_choose(game, asked.targets[()], situation)
    modes = range(len(asked.modal.modes))
    return any([can_choose(game, asked.targets[(mode,)], situation) for mode in modes])


def can_choose(game: VsGame, terms: list[TargetTerm], situation: Situation) -> bool:
    """Whether there are enough legal targets for all that a text says with "target"."""
    if len(terms) == 1 and terms[0].least <= 1:
        return terms[0].least == 0 or terms[0].has_candidate(game, situation)
    taken: list[Reference] = []
    for term in terms:
        legal = [reference for reference in term.candidates(game, situation) if reference not in taken]
        if len(legal) < term.least:
            return False
        taken += legal[: term.least] if len(legal) == term.least else []
    return True


class Spot(Choice):
    """A card that the chooser may not know, by where it lies. [vs 213.1e]"""

    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place = place

    def key(self) -> str:
        return self.place


def as_choice(game: VsGame, player: int, reference: Reference) -> Choice:
    """What a reference is in a question to a player: a card, a player, an effect, or a place with an unknown card."""
    mark, number = reference
    if mark == PLAYER_MARK:
        return game.players[number]
    if mark == EFFECT_MARK:
        return next(effect for effect in game.chain if effect.number == number)
    card = game.box[mark]
    if game.knows(player, card):
        return card
    zone = game.place_of(card)
    return Spot(f"card {game.cards(zone).index(card) + 1} of {zone.name}")


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


def hosts_for(game: VsGame, player: int, equipment: TeamCard) -> list[TeamCard]:
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


def meets_printed_cost(game: VsGame, play: Play) -> bool:
    """Whether a player can pay the recruit cost, or has the resources for the threshold cost. [vs 203.4b, 203.5b]"""
    if play.kind == RECRUIT_EFFECT:
        return recruit_cost(game, play) <= game.points[play.player]
    return threshold(game, play) <= resources_for(game, play)


def alternates(game: VsGame, play: Play) -> list[Cost]:
    """The costs that could be paid rather than the recruit or threshold cost. [vs 203.10a]"""
    offered = [rule.alternate_cost(game, play) for rule in play.rules]
    return [cost for cost in offered if cost is not None and cost.payable(game, play.situation)]


def pay_points(game: VsGame, player: int, points: int) -> None:
    """Pay resource points from a player's pool. [vs 203.4b]"""
    if points > game.points[player]:
        raise CannotComplete(f"{points} resource points are needed; there are {game.points[player]}.")
    game.points[player] -= points


def resources_for(game: VsGame, play: Play) -> int:
    """How many resources count for a threshold cost. [vs 203.5b]"""
    return game.resource_count(play.player)


def recruit_cost(game: VsGame, play: Play) -> int:
    """The recruit cost of a card after reductions; press comes last, and no lower than 1.

    [vs 505.1d, 706.14, 706.14a, 706.14b]
    """
    assert play.card is not None
    cost = max(play.card.definition.cost - reductions(game, play), 0)
    pressed = press_reduction(game, play)
    return max(cost - pressed, min(cost, 1)) if pressed else cost


def points_left(game: VsGame, play: Play) -> int:
    """The resource points that are left for what may be paid besides the recruit cost. [vs 505.1b, 505.1d]"""
    taken = recruit_cost(game, play) if play.kind == RECRUIT_EFFECT and play.alternate is None else 0
    return game.points[play.player] - taken


def threshold(game: VsGame, play: Play) -> int:
    """The threshold cost of a card after reductions. [vs 203.5, 505.1d]"""
    assert play.card is not None
    return max(play.card.definition.cost - reductions(game, play), 0)


def reductions(game: VsGame, play: Play) -> int:
    """By how much texts reduce the cost of a card; less than nothing, if they raise it."""
    total = cost_changes(game, play)
    for play_rule in play.rules:
        total += play_rule.reduction(game, play)
    return total


def cost_changes(game: VsGame, play: Play) -> int:
    """By how much texts in play reduce the cost of a card."""
    assert play.card is not None
    rules = game.standing().rules_about(CostChange.topic)
    if not rules:
        return 0
    total = 0
    qualities = game.qualities(play.card)
    for rule in rules:
        statement = rule.rule
        assert isinstance(statement, CostChange)
        speaks = speaks_of(statement.whose, play.player, rule.situation)
        concerns = speaks and statement.concerns(play.card.definition.card_type)
        if concerns and statement.cards.matches(game, qualities, rule.situation):
            total += statement.reduction.count(game, rule.situation)
    return total


def press_reduction(game: VsGame, play: Play) -> int:
    """By how much press reduces the cost of the next character. [vs 706.14]"""
    assert play.card is not None
    if play.card.definition.card_type != CHARACTER or not game.counted(press_waits(play.player)):
        return 0
    return game.counted(press_cards(play.player))


def press_cards(player: int) -> str:
    """The name of the count of press cards that a player recruited this turn."""
    return f"press cards of {player}"


def press_waits(player: int) -> str:
    """The name of the count that tells whether a player's last recruited character had press."""
    return f"press of {player}"


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
