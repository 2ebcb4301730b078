"""What the greedy player answers when an effect asks: targets, choices, modes, names, replacements."""

from __future__ import annotations

from longbox.games.vs.greedy import harm
from longbox.games.vs.greedy.combat import Combat
from longbox.games.vs.greedy.deeds import measure_of
from longbox.games.vs.greedy.keeping import keeping_worth
from longbox.games.vs.greedy.outlook import A_CARD, GameCard, Outlook, size
from longbox.games.vs.greedy.prices import price_of
from longbox.games.vs.greedy.reading import best_reading, mode_worth, worths_of_targets
from longbox.games.vs.greedy.scope import Scope
from longbox.games.vs.modifiers.rules import STUNNING, Replacement
from longbox.games.vs.objects import Reference
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import PLAYER_MARK
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import YES, Choice, Number
from longbox.kernel.questions import Question
from longbox.kernel.zones import Player


def rate_others(question: Question, view: TableView) -> list[float]:
    """Rate the choices of a question that nothing else is known about: cards that are good, high numbers, yes."""
    return [rate_other(choice) for choice in question.choices]


def rate_other(choice: Choice) -> float:
    """Rate a choice by itself."""
    if isinstance(choice, Card):
        return 1.0 + size(choice.definition)
    if isinstance(choice, Number):
        return float(choice.value)
    return 0.5 if choice is YES else 0.0


def rate_finding(question: Question, view: TableView) -> list[float]:
    """Take the card that is worth most in hand; there is always one that is better than none."""
    outlook = Outlook(view)
    return [1.0 + keeping_worth(outlook, choice) if isinstance(choice, Card) else 0.0 for choice in question.choices]


def rate_targets(question: Question, view: TableView) -> list[float]:
    """Target what the effect does most good with."""
    outlook, effect = Outlook(view), view.chain()[-1]
    term = effect.waits_for
    if term is None or effect.text is None or effect.source is None:
        return rate_others(question, view)
    references = [reference_to(view, choice) for choice in question.choices]
    known = [reference for reference in references if reference is not None]
    worths = iter(worths_of_targets(outlook, Combat(outlook), effect.source, effect.text, [], term, known))
    return [0.0 if reference is None else next(worths) for reference in references]


def reference_to(view: TableView, choice: Choice) -> Reference | None:
    """What means a choice, if it is a card or a player."""
    if isinstance(choice, Card):
        return view.reference(choice)
    return (PLAYER_MARK, choice.number) if isinstance(choice, Player) else None


def rate_choosing(question: Question, view: TableView) -> list[float]:
    """Choose what is best done to; where nothing is known of it, harm the opponents most or oneself least."""
    outlook = Outlook(view)
    measure = None if question.source is None else measure_of(outlook, question.source)

    def rate(card: GameCard) -> float:
        known = outlook.character(card) or view.card_now(card)
        if known is None:
            return 0.0
        if measure is not None:
            return measure(outlook, known)
        if known.object is None:
            return keeping_worth(outlook, card)
        return harm.side(outlook, known) * size(card.definition)

    return [rate(choice) if isinstance(choice, Card) else 0.0 for choice in question.choices]


def rate_modes(question: Question, view: TableView) -> list[float]:
    """Choose the mode that does most good."""
    effect = view.chain()[-1]
    modal = effect.modal
    if modal is None or effect.source is None:
        return rate_others(question, view)
    outlook, source = Outlook(view), effect.source
    combat = Combat(outlook)
    if modal.opponent_chooses:
        scope = Scope(outlook, combat, source, [])
        scope.told, scope.spoken = effect.controller, ((PLAYER_MARK, outlook.me),)
        worth = [mode_worth(mode, scope) for mode in modal.modes]
    else:
        worth = [best_reading(outlook, combat, source, mode).total() for mode in modal.modes]
    return [worth[int(choice.key().rpartition(" ")[2]) - 1] for choice in question.choices]


def rate_replacing(question: Question, view: TableView) -> list[float]:
    """Pay to be spared something, if that costs less."""
    outlook = Outlook(view)
    source = question.source
    spared = 1.0 if source is None else spared_by(outlook, source)
    return [spared if choice is YES else 0.0 for choice in question.choices]


def spared_by(outlook: Outlook, source: GameCard) -> float:
    """What a replacement of a card spares the player, less what it costs."""
    for power in source.definition.powers:
        rule = power.statement if isinstance(power, ContinuousPower) else None
        if isinstance(rule, Replacement) and rule.event == STUNNING:
            character = outlook.character(source) or bearer(outlook, source)
            stunned = A_CARD if character is None else outlook.stun_cost(character)
            return stunned - price_of(rule.cost, outlook, source)
    return 1.0


def bearer(outlook: Outlook, equipment: GameCard) -> Qualities | None:
    """The character that an equipment is attached to."""
    for character in outlook.mine:
        if any([attached.card is equipment for attached in outlook.view.equipment_on(character.card)]):
            return character
    return None


# Names


def rate_naming(question: Question, view: TableView) -> list[float]:
    """Name the card of which most copies may still be in the player's own deck."""
    me = view.seat.number
    elsewhere = [card.definition.card_name for card in [*view.hand(), *view.ko_pile(me), *view.removed(me)]]
    in_play = [*view.characters(me), *[resource for resource in view.resources(me) if resource is not None]]
    elsewhere += [qualities.definition.card_name for qualities in in_play if qualities.owner == me]
    own = [definition.card_name for definition in view.own_cards()]
    return [float(own.count(choice.key()) - elsewhere.count(choice.key())) for choice in question.choices]


def rate_affiliations(question: Question, view: TableView) -> list[float]:
    """Choose the affiliation that most of the opponents' characters have."""
    theirs = [affiliation for character in Outlook(view).theirs for affiliation in character.affiliations]
    return [float(theirs.count(choice.key())) for choice in question.choices]


def rate_own_affiliations(question: Question, view: TableView) -> list[float]:
    """Choose the affiliation that most of the player's own cards have."""
    mine = [affiliation for own in view.own_cards() for affiliation in own.affiliations]
    return [float(mine.count(choice.key())) for choice in question.choices]


def rate_starting(question: Question, view: TableView) -> list[float]:
    """Start oneself."""
    return [1.0 if choice is view.seat else 0.0 for choice in question.choices]
