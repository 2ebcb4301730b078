"""Who may interrupt and respond, and in which order. [champions Interrupt, Response, Forced, First Player]

What is about to happen is interrupted first by forced abilities, then by those that players choose to
use; what happened is answered in the same way. Players have their opportunities in player order until
all have passed one after another.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardAbility, Situation
from longbox.games.champions.definitions import EVENT, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.past import remember
from longbox.games.champions.uses import UseAbility
from longbox.kernel.abilities import Watcher
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

ORDER_FORCED: Final[Prompt] = Prompt("Which ability comes first", "Forced", ordered=True)
INTERRUPT: Final[Prompt] = Prompt("You may interrupt", "Interrupt")
RESPOND: Final[Prompt] = Prompt("You may respond", "Response")
PASS: Final[Word] = Word("pass", "Pass")


class Window:
    """One opportunity to interrupt or to respond.

    Attributes:
        happenings: What is about to happen, or what happened together. [champions Triggering Condition]
        before: Whether it is about to happen.
        used: The abilities already used in it, by card and ability; each answers a happening once.
    """

    __slots__ = ("before", "happenings", "used")

    def __init__(self, happenings: list[Happening], *, before: bool) -> None:
        self.happenings = happenings
        self.before = before
        self.used: list[tuple[int, int]] = []


class Answer:
    """A forced ability that answers a happening."""

    __slots__ = ("event", "watcher")

    def __init__(self, watcher: Watcher, event: Happening) -> None:
        self.watcher = watcher
        self.event = event


class ForcedAnswer(Choice):
    """A forced ability that may come first, as an answer."""

    __slots__ = ("answer",)

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def key(self) -> str:
        return str(self.answer.watcher.source)


def interrupts(game: ChampionsGame, event: Happening) -> bool:
    """Let abilities interrupt what is about to happen. [champions Interrupt]

    Returns:
        Whether it still happens, unchanged by a replacement.
    """
    if game.delayed and not event.prevented:
        game.come_of(event, before=True)
    if not event.prevented and (game.guards[event.kind.number] or held_for(game, event, before=True)):
        window = Window([event], before=True)
        forced(game, window)
        if event.happens and not game.over:
            optional(game, window, INTERRUPT)
    return event.happens


def responses(game: ChampionsGame, happenings: list[Happening]) -> None:
    """Let abilities respond to what happened together. [champions Response, After, Triggering Condition]"""
    if game.askers:
        remember(game, happenings)
    if game.delayed:
        for event in happenings:
            game.come_of(event, before=False)
    if not game.over and any([is_awaited(game, event) for event in happenings]):
        window = Window(happenings, before=False)
        forced(game, window)
        optional(game, window, RESPOND)


def is_awaited(game: ChampionsGame, event: Happening) -> bool:
    """Whether anything might respond to what happened, in play or in a hand."""
    return bool(game.watchers[event.kind.number]) or held_for(game, event, before=False)


def held_for(game: ChampionsGame, event: Happening, *, before: bool) -> bool:
    """Whether any player holds an event with an interrupt or response to such a thing, or could, if all are asked."""
    kind = 1 << event.kind.number
    for player in game.players:
        held = game.piles[player.hand.number]
        if game.always_ask and held:
            held = game.perhaps_held(player.number)
        for card in held:
            if (card.definition.interrupts if before else card.definition.responds) & kind:
                return True
    return False


# Forced abilities


def forced(game: ChampionsGame, window: Window) -> None:
    """Resolve the forced abilities, each completely before the next. [champions Forced]

    Where several come at the same moment, the first player orders them.
    """
    while not game.over:
        waiting = forced_answers(game, window)
        if not waiting:
            return
        answer = waiting[0] if len(waiting) == 1 else first_of(game, waiting)
        window.used.append(use_of(answer.watcher))
        game.resolve_forced(answer.watcher, answer.event)
        if window.before and not window.happenings[0].happens:
            return


def forced_answers(game: ChampionsGame, window: Window) -> list[Answer]:
    """The forced abilities that answer now and have not yet."""
    found: list[Answer] = []
    for event in window.happenings:
        watchers: list[Watcher] = (game.guards if window.before else game.watchers)[event.kind.number]
        for watcher in watchers:
            ability = watcher.ability
            assert isinstance(ability, CardAbility)
            if not ability.is_forced or use_of(watcher) in window.used:
                continue
            if must_be_resolved(game, watcher, event) and not any([answer.watcher is watcher for answer in found]):
                found.append(Answer(watcher, event))
    return found


def must_be_resolved(game: ChampionsGame, watcher: Watcher, event: Happening) -> bool:
    """Whether a happening is what a forced ability waits for, and the ability can be initiated.

    [champions Forced; Ability, Card Ability; Initiating Abilities, Playing Cards]
    """
    you = you_of(game, watcher, event)
    return triggers(game, watcher, event, you) and game.can_be_forced(watcher, event, you)


def first_of(game: ChampionsGame, waiting: list[Answer]) -> Answer:
    """Let the first player say which forced ability comes first. [champions First Player, Forced]"""
    choices: list[Choice] = [ForcedAnswer(answer) for answer in waiting]
    chosen = game.ask(Question(game.first_player, ORDER_FORCED, choices))
    assert isinstance(chosen, ForcedAnswer)
    return chosen.answer


def triggers(game: ChampionsGame, watcher: Watcher, event: Happening, you: int) -> bool:
    """Whether a happening is what an ability of a card in play waits for, for a player who is "you".

    [champions You, Triggering Condition]
    """
    ability = watcher.ability
    assert isinstance(ability, CardAbility)
    assert watcher.source is not None
    assert ability.occasion is not None
    return ability.occasion.matches(game, event, Situation(you, watcher.source, event))


def use_of(watcher: Watcher) -> tuple[int, int]:
    """An ability of a card, among those used."""
    assert watcher.source is not None
    return (watcher.source.serial, watcher.number)


def you_of(game: ChampionsGame, watcher: Watcher, event: Happening) -> int:
    """Who "you" is for a forced ability: the player who controls its card; on an encounter card, who is addressed.

    [champions You]
    """
    assert watcher.source is not None
    return watcher.controller if watcher.controller >= 0 else addressed(game, watcher.source, event)


def addressed(game: ChampionsGame, card: GameCard, event: Happening) -> int:
    """Who "you" is on an encounter card: the player of the happening, or the one it is engaged with.

    [champions You, First Player]
    """
    if event.player >= 0:
        return event.player
    if game.in_play(card) and game.permanent(card).engaged >= 0:
        return game.permanent(card).engaged
    return game.first_player


# Abilities that players choose to use


def optional(game: ChampionsGame, window: Window, prompt: Prompt) -> None:
    """Give all players the opportunity, in player order, until all have passed one after another.

    [champions Interrupt, Response, In Player Order, Peril]
    """
    order = game.in_order()
    passed = 0
    turn = 0
    while passed < len(order) and not game.over:
        player = order[turn % len(order)]
        turn += 1
        if game.peril not in (NOBODY, player) or not use_one(game, window, prompt, player):
            passed += 1
        elif window.before and not window.happenings[0].happens:
            return
        else:
            passed = 0


def use_one(game: ChampionsGame, window: Window, prompt: Prompt, player: int) -> bool:
    """Let a player use one ability. Tells whether they did."""
    offered = offers(game, window, player)
    if not offered and not could_hold_one(game, window, player):
        return False
    choices: list[Choice] = [*offered, PASS]
    chosen = game.ask(Question(player, prompt, choices, source_of(window)))
    if chosen is PASS:
        return False
    assert isinstance(chosen, UseAbility)
    window.used.append(chosen.use)
    game.initiate(player, chosen)
    return True


def could_hold_one(game: ChampionsGame, window: Window, player: int) -> bool:
    """Whether a player is asked though nothing can be used, as an event that could be may be in the hand.

    Where that was agreed on, nobody can tell by who is asked what a player holds. [champions Table Talk]
    """
    for event in window.happenings:
        for card in game.perhaps_held(player):
            for ability in card.definition.abilities:
                if card.definition.type == EVENT and answers(
                    game, window, event, Situation(player, card, event), ability
                ):
                    return True
    return False


def answers(game: ChampionsGame, window: Window, event: Happening, situation: Situation, ability: CardAbility) -> bool:
    """Whether an ability of an event card answers a happening. [champions Event, Triggering Condition]"""
    if ability.is_interrupt != window.before or not ability.waits_for(event.kind):
        return False
    assert ability.occasion is not None
    return ability.occasion.matches(game, event, situation)


def source_of(window: Window) -> GameCard | None:
    """The card that the window is about, for the words of the question."""
    event = window.happenings[0]
    return event.cards[0] if event.cards else None


def offers(game: ChampionsGame, window: Window, player: int) -> list[UseAbility]:
    """The abilities that a player can use in a window now: of cards of their own, of encounter cards, and events."""
    found: list[UseAbility] = []
    for event in window.happenings:
        watchers: list[Watcher] = (game.guards if window.before else game.watchers)[event.kind.number]
        for watcher in watchers:
            if watcher.controller in (player, NOBODY) and use_of(watcher) not in window.used:
                add_offer(game, found, watcher, event, player)
        for card in game.piles[game.players[player].hand.number]:
            if card.definition.type == EVENT:
                add_event(game, found, window, player, card, event)
    return found


def add_offer(game: ChampionsGame, found: list[UseAbility], watcher: Watcher, event: Happening, player: int) -> None:
    """Offer a player an ability of a card in play, if it can be used now."""
    ability = watcher.ability
    assert isinstance(ability, CardAbility)
    assert watcher.source is not None
    if ability.is_forced or not triggers(game, watcher, event, player):
        return
    use = UseAbility(watcher.source, ability, event, use_of(watcher))
    if not already_offered(found, use) and game.can_initiate(player, use):
        found.append(use)


def add_event(
    game: ChampionsGame, found: list[UseAbility], window: Window, player: int, card: GameCard, event: Happening
) -> None:
    """Offer an event card of a hand, if it can be played now. [champions Event]"""
    for number, ability in enumerate(card.definition.abilities):
        if answers(game, window, event, Situation(player, card, event), ability):
            use = UseAbility(card, ability, event, (card.serial, -1 - number))
            if not already_offered(found, use) and game.can_initiate(player, use):
                found.append(use)


def already_offered(found: list[UseAbility], use: UseAbility) -> bool:
    """Whether the same ability is offered already, for another part of the same happening."""
    return any([other.use == use.use for other in found])
