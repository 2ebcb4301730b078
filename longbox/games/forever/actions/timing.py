"""When reactions come: before what happens, or after it. [forever Reaction, When, After]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import AWAITED, CardAbility, Situation
from longbox.games.forever.actions import remembering
from longbox.games.forever.at_work import AtWork
from longbox.games.forever.definitions import EVENT, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame, was_used
from longbox.games.forever.options import ROGUES
from longbox.games.forever.uses import UseAbility, number_of
from longbox.kernel.abilities import Watcher
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

REACT_BEFORE: Final[Prompt] = Prompt("You may react before it happens", "When")
REACT_AFTER: Final[Prompt] = Prompt("You may react to what happened", "After")
ORDER_FORCED: Final[Prompt] = Prompt("Which ability comes first", "Reaction", ordered=True)
PASS: Final[Word] = Word("pass", "Pass")

Use = tuple[int, int]
"""An ability of a card: the card's serial number, and when the ability began to wait, or which it is of a hand."""


class Window:
    """One opportunity to react.

    Attributes:
        happenings: What is about to happen, or what happened together.
        before: Whether it is about to happen.
        used: The abilities that have answered in it; each does so once.
        firsts: The abilities for which this is the first such thing of the round, or the one that they wait for.
    """

    __slots__ = ("before", "firsts", "happenings", "used")

    def __init__(self, happenings: list[Happening], *, before: bool) -> None:
        self.happenings = happenings
        self.before = before
        self.used: list[Use] = []
        self.firsts: list[Use] = []

    def is_open(self) -> bool:
        """Whether there is still something to react to."""
        return not self.before or not self.happenings[0].prevented


class Reaction(UseAbility):
    """A reaction, as an answer.

    Attributes:
        use: What tells it from others.
    """

    __slots__ = ("use",)

    def __init__(self, card: GameCard, ability: CardAbility, event: Happening, use: Use) -> None:
        super().__init__(card, ability, event)
        self.use = use


class Due(Watcher):
    """What a text left waiting for something: "the next time a Hero Rescues this round, ...".

    Attributes:
        working: What it left at work.
    """

    __slots__ = ("working",)

    def __init__(self, working: AtWork, ability: CardAbility) -> None:
        super().__init__(ability, working.situation.player, working.source, working.number)
        self.working = working

    def speaking_of(self, event: Happening) -> Situation:
        """The resolving of its text once something happens: what that spoke of, it speaks of still."""
        kept = self.working.situation
        situation = kept.speaking_to(kept.player)
        situation.event = event
        situation.act = event.act
        return situation


class ForcedAnswer(Choice):
    """A reaction of a card that is no player's and may come first, as an answer.

    Attributes:
        does: What it does, in the words of its text; said where its card has another that waits.
    """

    __slots__ = ("does", "event", "watcher")

    def __init__(self, watcher: Watcher, event: Happening) -> None:
        self.watcher = watcher
        self.event = event
        self.does = ""

    def key(self) -> str:
        return f"{self.watcher.source}: {self.does}" if self.does else str(self.watcher.source)


def when(game: ForeverGame, event: Happening) -> bool:
    """Let reactions interrupt what is about to happen. [forever When]

    Returns:
        Whether it still happens, and nothing else instead.
    """
    if event.happens and is_awaited(game, event, before=True):
        react(game, Window([event], before=True), REACT_BEFORE)
        replace(game, event)
    return event.happens


def replace(game: ForeverGame, event: Happening) -> None:
    """Do what was to happen instead: of several, the last one that was played. [forever Instead]"""
    replacement = event.replacement
    if replacement is not None and not event.prevented and not game.over:
        game.tell(Happening(events.REPLACED, NOBODY, []))
        game.run(replacement.effect, replacement.situation)


def after(game: ForeverGame, happenings: list[Happening]) -> None:
    """Let reactions follow what happened together. [forever After]"""
    if game.over:
        return
    for event in happenings:
        if is_awaited(game, event, before=False):
            react(game, Window(happenings, before=False), REACT_AFTER)
            return


def tell(game: ForeverGame, event: Happening) -> None:
    """Let something happen that nothing can keep from happening: reactions come as it does, and then those after it.

    [forever When, After]
    """
    remembering.write(game, event)
    event.settled = True
    number = event.kind.number
    due = bool(game.about(AWAITED))
    if due or game.guards[number] or game.held_before[number]:
        meanwhile(game, event)
    if due or game.watchers[number] or game.held_after[number]:
        after(game, [event])


def after_drawing(game: ForeverGame, event: Happening) -> None:
    """Let reactions follow the drawing of cards: that of each, as they are drawn one at a time, then that of all.

    [forever Draw, After]
    """
    one = events.DREW_ONE
    if game.about(AWAITED) or game.watchers[one.number] or game.held_after[one.number]:
        for card in event.cards:
            after(game, [Happening(one, event.player, [card], 1, event.source, event.by, seen_by=event.seen_by)])
    after(game, [event])


def begin_draw_phase(game: ForeverGame) -> None:
    """Let reactions follow the beginning of a draw phase. [forever Rogue Draw Phase, Draw Phase]"""
    after(game, [Happening(events.BEGAN_DRAW_PHASE, game.active, [])])


def begin_stage(game: ForeverGame) -> None:
    """Let reactions follow the beginning of a stage, in the phase with which it begins. [forever Playing The Game]"""
    after(game, [Happening(events.BEGAN_STAGE, game.active, [])])


def meanwhile(game: ForeverGame, event: Happening) -> None:
    """Let reactions come as something happens that nothing can keep from happening. [forever When]"""
    event.settled = True
    if not game.over and is_awaited(game, event, before=True):
        react(game, Window([event], before=True), REACT_BEFORE)


def is_awaited(game: ForeverGame, event: Happening, *, before: bool) -> bool:
    """Whether anything might react to something, in play or in a hand."""
    number = event.kind.number
    if game.guards[number] if before else game.watchers[number]:
        return True
    if game.about(AWAITED) and left_waiting(game, event, before=before):
        return True
    if not (game.held_before[number] if before else game.held_after[number]):
        return False
    for seat in game.players:
        hand = game.piles[seat.hand.number]
        held = (game.perhaps_held(seat.number) or hand) if game.always_ask else hand
        for card in held:
            for ability in card.definition.reactions:
                if is_held_reaction(card, ability, event, before):
                    return True
    return False


def is_held_reaction(card: GameCard, ability: CardAbility, event: Happening, before: bool) -> bool:
    """Whether a reaction of a card in a hand is one to such things."""
    if card.definition.type != EVENT or ability.before != before:
        return False
    return ability.occasion is not None and event.kind in ability.occasion.kinds


def react(game: ForeverGame, window: Window, prompt: Prompt) -> None:
    """Resolve the reactions that must be, then let the players react, until all have passed one after another.

    Each is resolved as it is played, so that they are in the order in which they were played. The player whose turn it
    is may react first. [forever Reaction, When]
    """
    note_firsts(game, window)
    forced(game, window)
    if not may_be_answered(game, window):
        return
    order = in_order(game)
    passed = turn = 0
    while passed < len(order) and not game.over and window.is_open():
        player = order[turn % len(order)]
        turn += 1
        passed = 0 if react_once(game, window, prompt, player) else passed + 1


def note_firsts(game: ForeverGame, window: Window) -> None:
    """Note for which abilities this is the first such thing of the round, or the second if they wait for that: they
    answer nothing else until it is over. [forever Round]
    """
    for event in window.happenings:
        for watcher in waiting_for(game, window, event):
            ability, source = watcher.ability, watcher.source
            assert isinstance(ability, CardAbility)
            assert source is not None
            if not ability.first or times_noted(game, source, ability) >= ability.first:
                continue
            you = you_of(game, watcher, event)
            if ability.side in ("", game.players[you].side) and triggers(game, watcher, event, you):
                thing = game.permanent(source)
                thing.used = (*thing.used, number_of(source, ability))
                if times_noted(game, source, ability) == ability.first:
                    window.firsts.append(use_of(watcher))


def times_noted(game: ForeverGame, source: GameCard, ability: CardAbility) -> int:
    """How often this round something has happened that an ability waits for. [forever Round]"""
    return game.used_of(source).count(number_of(source, ability))


def is_late(game: ForeverGame, window: Window, watcher: Watcher) -> bool:
    """Whether an ability can't answer, as it was used this round, or answers the first such thing alone.

    [forever Character Abilities, Round]
    """
    ability, source = watcher.ability, watcher.source
    assert isinstance(ability, CardAbility)
    assert source is not None
    if ability.first:
        return use_of(watcher) not in window.firsts
    return ability.is_limited and was_used(game, source, ability)


def may_be_answered(game: ForeverGame, window: Window) -> bool:
    """Whether a player might react: by a card in play that waits for such things, or by any event of the box."""
    waiting = game.guards if window.before else game.watchers
    held = game.held_before if window.before else game.held_after
    for event in window.happenings:
        number = event.kind.number
        if held[number]:
            return True
        for watcher in waiting[number]:
            if watcher.controller != NOBODY:
                return True
    return False


def in_order(game: ForeverGame) -> list[int]:
    """The players, from the one whose turn it is."""
    first = who_decides(game)
    return [(first + step) % len(game.players) for step in range(len(game.players))]


def who_decides(game: ForeverGame) -> int:
    """The player whose turn it is; in nobody's turn the Rogue who goes first this round. [forever Reaction]"""
    return game.first[ROGUES] if game.active == NOBODY else game.active


# Reactions of cards that are no player's


def forced(game: ForeverGame, window: Window) -> None:
    """Resolve the reactions of cards that are no player's, which must be. [forever Reaction]

    Where several come at the same moment, the player whose turn it is says which comes first.
    """
    while not game.over and window.is_open():
        waiting = forced_answers(game, window)
        if not waiting:
            return
        answer = waiting[0]
        if len(waiting) > 1:
            tell_apart(game, waiting)
            chosen = game.ask(Question(who_decides(game), ORDER_FORCED, [*waiting]))
            assert isinstance(chosen, ForcedAnswer)
            answer = chosen
        window.used.append(use_of(answer.watcher))
        game.answer_by_force(answer.watcher, answer.event)


def tell_apart(game: ForeverGame, waiting: list[ForcedAnswer]) -> None:
    """Let each of several abilities of one card say what it does."""
    sources = [each.watcher.source for each in waiting]
    for each in waiting:
        ability = each.watcher.ability
        assert isinstance(ability, CardAbility)
        if sources.count(each.watcher.source) > 1 and ability.effect is not None:
            each.does = game.words_of(ability.effect)


def forced_answers(game: ForeverGame, window: Window) -> list[ForcedAnswer]:
    """The reactions that must be resolved now and have not been."""
    found: list[ForcedAnswer] = []
    for event in window.happenings:
        for due in left_waiting(game, event, before=window.before):
            if use_of(due) not in window.used and is_due(game, due, event):
                found.append(ForcedAnswer(due, event))
        for watcher in waiting_for(game, window, event):
            by_force = watcher.controller == NOBODY or is_bound_to(watcher)
            if by_force and not is_late(game, window, watcher) and is_forced(game, watcher, event):
                found.append(ForcedAnswer(watcher, event))
    return found


def left_waiting(game: ForeverGame, event: Happening, *, before: bool) -> list[Due]:
    """What texts left waiting for such a thing, oldest first."""
    found: list[Due] = []
    for working in game.about(AWAITED):
        ability = working.constant.awaits()
        if ability is not None and ability.before == before:
            assert ability.occasion is not None
            if event.kind in ability.occasion.kinds:
                found.append(Due(working, ability))
    return found


def is_due(game: ForeverGame, due: Due, event: Happening) -> bool:
    """Whether something is what a text left waiting for."""
    ability = due.ability
    assert isinstance(ability, CardAbility)
    return ability.occasion is not None and ability.occasion.matches(game, event, due.speaking_of(event))


def is_bound_to(watcher: Watcher) -> bool:
    """Whether an ability answers whatever the player of its card wants, as it offers others something."""
    ability = watcher.ability
    assert isinstance(ability, CardAbility)
    return ability.forced


def is_forced(game: ForeverGame, watcher: Watcher, event: Happening) -> bool:
    """Whether an ability of a card that is no player's must answer: one side of a Location answers its own players.

    [forever Reaction, Location Cards]
    """
    you = you_of(game, watcher, event)
    ability = watcher.ability
    assert isinstance(ability, CardAbility)
    if ability.side not in ("", game.players[you].side) or not triggers(game, watcher, event, you):
        return False
    return game.can_answer(watcher, event)


def waiting_for(game: ForeverGame, window: Window, event: Happening) -> list[Watcher]:
    """The abilities in play that wait for such a thing, and haven't answered."""
    watchers: list[Watcher] = (game.guards if window.before else game.watchers)[event.kind.number]
    if not window.used:
        return watchers
    return [watcher for watcher in watchers if use_of(watcher) not in window.used]


def triggers(game: ForeverGame, watcher: Watcher, event: Happening, you: int) -> bool:
    """Whether something is what an ability in play waits for. [forever Unaligned Character Cards, Blank]"""
    ability, source = watcher.ability, watcher.source
    assert isinstance(ability, CardAbility)
    assert source is not None
    assert ability.occasion is not None
    if not game.in_play(source) or game.is_blank(source):
        return False
    if ability.threshold and game.permanent(source).citizens < ability.threshold:
        return False
    return ability.occasion.matches(game, event, Situation(you, source, event))


def use_of(watcher: Watcher) -> Use:
    """An ability in play, among those used."""
    assert watcher.source is not None
    return (watcher.source.serial, watcher.number)


def you_of(game: ForeverGame, watcher: Watcher, event: Happening) -> int:
    """Who "you" are: who controls the card; on a card that is no player's, who made it happen, or whom it concerns.

    Where it concerns nobody, it is who goes first of the side that the text is for, or of the Rogues.
    """
    if watcher.controller != NOBODY:
        return watcher.controller
    ability = watcher.ability
    assert isinstance(ability, CardAbility)
    concerned = event.by if event.by != NOBODY else event.player
    return game.first[ability.side or ROGUES] if concerned == NOBODY else concerned


# Reactions that players choose


def react_once(game: ForeverGame, window: Window, prompt: Prompt, player: int) -> bool:
    """Let a player react once. Tells whether they did."""
    offered = offers(game, window, player)
    if not offered and not (game.always_ask and could_hold_one(game, window, player)):
        return False
    event = window.happenings[0]
    about = event.cards[0] if event.cards and event.is_seen_by(player) else None
    chosen = game.ask(Question(player, prompt, [*offered, PASS], about))
    if not isinstance(chosen, Reaction):
        return False
    window.used.append(chosen.use)
    game.use(player, chosen)
    return True


def offers(game: ForeverGame, window: Window, player: int) -> list[Reaction]:
    """The reactions that a player can use now, of cards in play and in hand."""
    found: list[Reaction] = []
    for event in window.happenings:
        for watcher in waiting_for(game, window, event):
            if watcher.controller != player or is_bound_to(watcher) or is_late(game, window, watcher):
                continue
            if triggers(game, watcher, event, player):
                assert isinstance(watcher.ability, CardAbility)
                assert watcher.source is not None
                add(game, found, player, Reaction(watcher.source, watcher.ability, event, use_of(watcher)))
        if not (game.held_before if window.before else game.held_after)[event.kind.number]:
            continue
        answering = [card for card in game.hand(player) if card.definition.reactions]
        for card in answering:
            for number, ability in enumerate(card.definition.reactions):
                if is_held_reaction(card, ability, event, window.before):
                    add_held(game, found, player, Reaction(card, ability, event, (card.serial, -1 - number)))
    return found


def add_held(game: ForeverGame, found: list[Reaction], player: int, reaction: Reaction) -> None:
    """Offer a reaction of a hand, if what happens is what it waits for."""
    occasion, event = reaction.ability.occasion, reaction.event
    assert occasion is not None
    assert event is not None
    if occasion.matches(game, event, Situation(player, reaction.card, event)):
        add(game, found, player, reaction)


def add(game: ForeverGame, found: list[Reaction], player: int, reaction: Reaction) -> None:
    """Offer a reaction, if it can be used and isn't offered already."""
    if not any([other.use == reaction.use for other in found]) and game.can_use(player, reaction):
        found.append(reaction)


def could_hold_one(game: ForeverGame, window: Window, player: int) -> bool:
    """Whether a player is asked though nothing can be used, as a reaction that could be may be in the hand."""
    for event in window.happenings:
        for card in game.perhaps_held(player):
            for ability in card.definition.reactions:
                if is_held_reaction(card, ability, event, window.before):
                    assert ability.occasion is not None
                    if ability.occasion.matches(game, event, Situation(player, card, event)):
                        return True
    return False
