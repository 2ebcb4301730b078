"""What a card's text comes to on the table as it is, read from the meaning of the text.

No card is known by its name, so a card that somebody invents is judged like the others. A word that is unknown here,
and that no shipped card says, comes to nothing.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.vs.chain.targeting import target_terms
from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.combat import Combat
from longbox.games.vs.greedy.deeds import (
    UNSEEN_CARD,
    Reading,
    on_cards,
    on_deck,
    out_of_attack,
    read_counter,
    read_discard,
    read_discard_all,
    read_discard_that,
    read_draw,
    read_draw_until,
    read_gain,
    read_gained_powers,
    read_into_row,
    read_lose,
    read_move,
    read_negation,
    read_nothing,
    read_points,
    read_power_up,
    read_put_into_hand,
    read_removal_from_attack,
    read_reveal,
    read_search,
    read_stat_counter,
    read_transfer,
    read_turn_down,
    read_victory,
    to_hand,
    worth_as,
)
from longbox.games.vs.greedy.lasting import read_lasting, read_lasting_for_each
from longbox.games.vs.greedy.outlook import GameCard, Outlook
from longbox.games.vs.greedy.scope import Bound, Scope
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import PLAYER_MARK, Modal
from longbox.games.vs.text import gained_powers
from longbox.games.vs.text.effects import (
    acting,
    chain_work,
    combat,
    controlling,
    drawing,
    exchanging,
    flow,
    gaining,
    lasting,
    naming,
    opponents_choice,
    revealing,
    searching,
    special,
    turns,
)
from longbox.games.vs.text.effects.flow import IfAsked, IfAskedElse
from longbox.games.vs.text.targets import TargetCard, TargetTerm
from longbox.kernel.terms import parts_of
from longbox.texts.conditions import If, IfElse
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

LATER_CHANCE: Final = 0.4
"""How likely it is that something happens this turn that a text waits for."""
UNPREVENTED: Final = 0.5
"""How likely it is that a player lets something happen rather than do something else."""
MOST_TRIED: Final = 14
"""How many candidates for a target are weighed at most."""


def best_reading(outlook: Outlook, combat: Combat, card: GameCard, text: object) -> Scope:
    """What a text comes to with the targets that are best for the player."""
    bound: Bound = []
    reading: Scope | None = None
    for term in target_terms(text) if text is not None else []:  # type: ignore[arg-type]
        references, reading = best_targets(outlook, combat, card, text, bound, term)
        bound = [*bound, (term, references)]
    return reading or reading_with(outlook, combat, card, text, bound)


def reading_with(outlook: Outlook, combat: Combat, card: GameCard, text: object, bound: Bound) -> Scope:
    """What a text comes to with certain targets."""
    scope = Scope(outlook, combat, card, bound)
    read(text, scope)
    return scope


def best_targets(
    outlook: Outlook, combat: Combat, card: GameCard, text: object, bound: Bound, term: TargetTerm
) -> tuple[list[Reference], Scope | None]:
    """The best of what could be chosen where a text says "target": as many as are worth it, at least those needed.

    Returns:
        The targets; and what the text comes to with them, if it was read so on the way.
    """
    candidates = outlook.view.targets(term, card)[:MOST_TRIED]
    if len(candidates) <= term.least:
        return candidates, None
    if term.least == term.most == 1:
        readings = [
            reading_with(outlook, combat, card, text, [*bound, (term, [reference])]) for reference in candidates
        ]
        totals = [reading.total() for reading in readings]
        best = totals.index(max(totals))
        return [candidates[best]], readings[best]
    worths = worths_of_targets(outlook, combat, card, text, bound, term, candidates)
    numbers = sorted(range(len(candidates)), key=lambda number: (-worths[number], number))
    wanted = [candidates[number] for number in numbers if worths[number] > 0.0][: term.most]
    return wanted if len(wanted) >= term.least else [candidates[number] for number in numbers[: term.least]], None


def worths_of_targets(
    outlook: Outlook,
    combat: Combat,
    card: GameCard,
    text: object,
    bound: Bound,
    term: TargetTerm,
    references: list[Reference],
) -> list[float]:
    """What a text is worth with each of some targets, more than without a target."""
    without = reading_with(outlook, combat, card, text, [*bound, (term, [])]).total()
    return [
        reading_with(outlook, combat, card, text, [*bound, (term, [reference])]).total() - without
        for reference in references
    ]


def read(text: object, scope: Scope) -> None:
    """Read an effect; one that is unknown here comes to nothing."""
    reading = READ.get(type(text))
    if reading is not None:
        reading(text, scope)


# Effects made of others


def read_parts(effect: Any, scope: Scope) -> None:
    """All effects, one after another."""
    for part in effect.effects:
        read(part, scope)


def read_in_turn(effect: Any, scope: Scope) -> None:
    """A sentence, and what follows it."""
    read(effect.first, scope)
    read(effect.rest, scope)


def read_weighed(effect: object, scope: Scope, chance: float) -> None:
    """An effect that comes about only with some likelihood."""
    if chance <= 0.0:
        return
    before, changes = scope.weight, len(scope.changes)
    scope.weight *= chance
    read(effect, scope)
    scope.weight = before
    if chance < UNSEEN_CARD:
        del scope.changes[changes:]


def read_where_x(effect: Any, scope: Scope) -> None:
    """Something with an X that the text explains."""
    scope.x = scope.number(effect.amount)
    read(effect.effect, scope)


def read_only_if(effect: Any, scope: Scope) -> None:
    """An effect, if something is so."""
    read_weighed(effect.effect, scope, scope.chance(effect.condition))


def read_if_else(effect: Any, scope: Scope) -> None:
    """One effect or the other."""
    chance = scope.chance(effect.condition)
    read_weighed(effect.effect, scope, chance)
    read_weighed(effect.otherwise, scope, 1.0 - chance)


def read_swap(effect: Any, scope: Scope) -> None:
    """One action, or another in its place."""
    chance = scope.chance(effect.condition)
    read_weighed(effect.effect, scope, 1.0 - chance)
    read_weighed(effect.other, scope, chance)


def read_inner(effect: Any, scope: Scope) -> None:
    """The effect inside."""
    read(effect.effect, scope)


def read_act(effect: Any, scope: Scope) -> None:
    """What certain players do."""
    before = scope.told
    for player in scope.players(effect.who):
        scope.told = player
        read(effect.effect, scope)
    scope.told = before


def read_modal(effect: Any, scope: Scope) -> None:
    """The best mode."""
    scope.add(max([best_reading(scope.outlook, scope.combat, scope.card, mode).total() for mode in effect.modes]))


def read_opponents_modal(effect: Any, scope: Scope) -> None:
    """The mode that an opponent chooses: the worst."""
    before = scope.spoken
    scope.spoken = (*before, (PLAYER_MARK, scope.outlook.foes[0]))
    scope.add(min([mode_worth(mode, scope) for mode in effect.modes]))
    scope.spoken = before


def mode_worth(mode: object, scope: Scope) -> float:
    """What a mode comes to whose targets aren't chosen yet."""
    found = Scope(scope.outlook, scope.combat, scope.card, scope.bound)
    found.told, found.spoken = scope.told, scope.spoken
    read(mode, found)
    return found.total()


def read_unless(effect: Any, scope: Scope) -> None:
    """Something is done, if a player doesn't prevent it by doing something else: whichever that player likes better."""
    read_weighed(effect.effect, scope, UNPREVENTED)
    before = scope.told
    for player in scope.players(effect.who):
        scope.told = player
        read_weighed(effect.deed, scope, 1.0 - UNPREVENTED)
    scope.told = before


def read_delayed(effect: Any, scope: Scope) -> None:
    """What waits for something that may happen, mostly to a target."""
    for part in parts_of(effect.delayed.occasion):
        if isinstance(part, TargetCard):
            scope.cards(part)
    read_weighed(effect.delayed.effect, scope, LATER_CHANCE)


READ: Final[dict[type, Reading]] = {
    acting.ChooseBoth: read_nothing,
    acting.Move: read_move,
    acting.MoveToArea: read_move,
    acting.PutCounter: read_counter,
    chain_work.CopyEffect: worth_as(1.0),
    chain_work.NegateEffect: read_negation,
    combat.RemoveFromAttack: read_removal_from_attack,
    controlling.MoveIntoRow: read_into_row,
    controlling.TransferTo: read_transfer,
    drawing.DrawUntil: read_draw_until,
    exchanging.ExchangePositions: worth_as(0.3),
    revealing.RevealUntil: read_search,
    drawing.PutOnDeck: on_cards(on_deck),
    drawing.PutOnOwnersDeck: on_cards(on_deck),
    drawing.ShuffleIntoDeck: on_cards(on_deck),
    drawing.PutIntoKoPile: read_nothing,
    special.ChoosePlayer: read_nothing,
    drawing.Reveal: read_reveal,
    drawing.RevealHand: read_nothing,
    gained_powers.GainsActivatedPowers: read_gained_powers,
    naming.ChooseAffiliation: read_nothing,
    naming.NameCards: read_nothing,
    special.DoneIfOtherwise: read_if_else,
    special.RemoveTopOfDeck: worth_as(-0.3),
    special.Unless: read_unless,
    turns.SkipPhase: worth_as(-3.0),
    acting.Exhaust: on_cards(harm.exhausting),
    acting.Ko: out_of_attack(harm.ko),
    acting.PowerUp: read_power_up,
    acting.PutIntoPlay: worth_as(2.0),
    acting.PutIntoPlayExhausted: worth_as(1.5),
    acting.PutStatCounter: read_stat_counter,
    acting.Ready: on_cards(harm.readying),
    acting.Recover: on_cards(harm.recovering),
    acting.RemoveFromGame: out_of_attack(harm.ko),
    acting.Replace: worth_as(0.3),
    acting.ReturnToHand: out_of_attack(to_hand),
    acting.Stun: out_of_attack(harm.stunning),
    acting.TurnFaceDown: read_turn_down,
    controlling.ExchangeResources: worth_as(0.4),
    controlling.PutFromHandIntoPlay: worth_as(2.0),
    controlling.PutFromHandIntoRow: worth_as(1.0),
    controlling.PutTopIntoRow: worth_as(2.0),
    drawing.Discard: read_discard,
    drawing.DiscardAll: read_discard_all,
    drawing.DiscardAtRandom: read_discard,
    drawing.DiscardThat: read_discard_that,
    drawing.Draw: read_draw,
    drawing.GainEndurance: read_gain,
    drawing.LoseEndurance: read_lose,
    drawing.PayEnduranceNow: read_lose,
    drawing.PayPointsNow: worth_as(-0.5),
    drawing.PutIntoHand: read_put_into_hand,
    drawing.ReturnToYourHand: read_put_into_hand,
    flow.PlayersDo: read_act,
    opponents_choice.YouDo: read_act,
    gaining.GainPoints: read_points,
    InTurn: read_in_turn,
    May: read_inner,
    flow.DoneIfAsked: read_only_if,
    flow.Series: read_parts,
    flow.InsteadIfAsked: read_swap,
    flow.InsteadAsLong: read_swap,
    flow.WhereXOfTargets: read_where_x,
    If: read_only_if,
    IfAsked: read_only_if,
    IfElse: read_if_else,
    IfAskedElse: read_if_else,
    lasting.AtEndOfAttack: read_delayed,
    lasting.DelayedUntil: read_delayed,
    lasting.Lasting: read_lasting,
    lasting.LastingForEach: read_lasting_for_each,
    lasting.LastingUpTo: read_lasting_for_each,
    Modal: read_modal,
    opponents_choice.OpponentsModal: read_opponents_modal,
    lasting.GetsOneOrOther: read_modal,
    searching.SearchFor: read_search,
    searching.SearchForCopies: read_search,
    Sequence: read_parts,
    turns.AdditionalAttackStep: worth_as(6.0),
    turns.WinGame: read_victory,
}
"""What each word comes to. All that shipped cards do is here."""
