"""Which abilities of which cards were resolved, and did what they name.

What is traced: effects, conditions, costs, what is waited for, constant abilities and play restrictions. Drawing counts
once it drew a card, a condition once it came out both ways, a constant ability once it changed something.
"""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from longbox.games.champions import events
from longbox.games.champions.abilities import Constant, Cost, Occasion, PlayRule, Situation
from longbox.games.champions.actions import payment
from longbox.games.champions.definitions import CardDefinition
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.library import box
from longbox.games.champions.text import constants, costs, play_rules
from longbox.games.champions.text.effects import (
    cancelling,
    choosing,
    drawing,
    encounter_activations,
    encounter_choosing,
    encounter_constants,
    encounter_damage,
    encounter_drones,
    encounter_hands,
    encounter_nemesis,
    encounter_obligations,
    encounter_players,
    encounter_revealing,
    encounter_schemes,
    flow,
    hurting,
    lasting,
    looking,
    moving,
    preventing,
    scheming,
    special,
    states,
)
from longbox.kernel.effects import Condition, Effect
from longbox.kernel.events import EventKind
from longbox.kernel.terms import Term
from longbox.texts.conditions import If, IfElse, InsteadIf
from longbox.texts.may import May
from longbox.texts.sequences import IfYouCannot, InTurn, Sequence, WhereX
from tests.always.common.tracing import Part, Tracer, all_shown, with_bases

from .useful import of_act, of_event

TRACED = (Effect, Condition, Cost, Occasion, Constant, PlayRule)
HOOKS = (
    "change",
    "defines",
    "sets",
    "limits",
    "grants_trait",
    "grants_keyword",
    "forbids_damage",
    "forbids_threat_removal",
    "demands_ally",
    "makes_cheaper",
    "multiplies",
)
"""What constant abilities may change."""
RESTRICTIONS = ("allows", "has_room", "enters", "hosts")
"""What play restrictions say."""

Shown = tuple[EventKind, ...]

SHOWN: dict[type[Term], Shown] = {
    cancelling.CancelAndDiscard: (events.CANCELLED,),
    cancelling.CancelWhenRevealed: (events.CANCELLED,),
    drawing.DiscardFromHand: (events.DISCARDED,),
    drawing.DiscardAtRandom: (events.DISCARDED,),
    looking.DiscardOthers: (events.DISCARDED,),
    drawing.DiscardTop: (events.DISCARDED,),
    drawing.DiscardUpToFromHand: (events.DISCARDED,),
    drawing.Draw: (events.DREW,),
    drawing.DrawUpTo: (events.DREW,),
    looking.LookAtTop: (events.LOOKED,),
    drawing.SearchDeck: (events.SEARCHED,),
    drawing.ShuffleIn: (events.MOVED,),
    drawing.TakeDiscarded: (events.MOVED,),
    drawing.TakeIt: (events.MOVED,),
    looking.TakeSome: (events.MOVED,),
    drawing.TakeTopmost: (events.MOVED,),
    encounter_activations.AlsoAttackOtherHeroes: (events.ATTACK,),
    encounter_activations.AttackEngagedHero: (events.ATTACK,),
    encounter_activations.AttackYou: (events.ATTACK,),
    encounter_activations.AttackYourHero: (events.ATTACK,),
    encounter_activations.GiveBoostCards: (events.BOOST_DEALT,),
    encounter_activations.Scheme: (events.SCHEME,),
    encounter_choosing.Pay: (events.PAID,),
    encounter_damage.AssignDamage: (events.DAMAGE,),
    encounter_damage.OwnersTakeDamage: (events.DAMAGE,),
    encounter_drones.MakeDrones: (events.ENTERING,),
    encounter_hands.DiscardFromHandEach: (events.DISCARDED,),
    encounter_nemesis.RevealNemesis: (events.REVEAL,),
    encounter_obligations.RemoveThisFromGame: (events.MOVED,),
    encounter_revealing.DealEncounterCards: (events.DEALT,),
    encounter_revealing.DiscardTopEncounterCards: (events.DISCARDED,),
    encounter_revealing.DiscardUntil: (events.DISCARDED,),
    encounter_revealing.PutIntoPlay: (events.ENTERING,),
    encounter_revealing.PutNamedIntoPlay: (events.ENTERING,),
    encounter_revealing.PutThatIntoPlay: (events.ENTERING,),
    encounter_revealing.PutThisIntoPlay: (events.ENTERING,),
    encounter_revealing.RevealIt: (events.REVEAL,),
    encounter_revealing.RevealThat: (events.REVEAL,),
    encounter_revealing.RevealTop: (events.REVEAL,),
    encounter_revealing.SearchFor: (events.SEARCHED,),
    encounter_schemes.PlaceAccelerationTokens: (events.ACCELERATED,),
    encounter_schemes.PlaceRandomCardHere: (events.BENEATH,),
    encounter_schemes.ReturnFacedownCards: (events.MOVED,),
    hurting.DealDamage: (events.DAMAGE,),
    hurting.DealMore: (events.DAMAGE,),
    hurting.Heal: (events.HEALING,),
    hurting.HealAll: (events.HEALING,),
    hurting.MoveDamage: (events.HEALING, events.DAMAGE),
    hurting.TakeDamage: (events.DAMAGE,),
    hurting.TakeItAsDamage: (events.DAMAGE,),
    moving.ChangeForm: (events.FORM_CHANGE,),
    moving.ChangeToForm: (events.FORM_CHANGE,),
    moving.DiscardFromPlay: (events.LEFT,),
    moving.PutUnderYourControl: (events.ENTERING,),
    moving.ReturnToHand: (events.LEFT,),
    scheming.PlaceThreat: (events.THREAT,),
    scheming.RemoveThreat: (events.THREAT_REMOVAL,),
    states.AddCounters: (events.COUNTERS,),
    states.Exhaust: (events.EXHAUSTED,),
    states.GiveStatus: (events.GOT_STATUS,),
    states.Ready: (events.READIED,),
    states.RemoveCounters: (events.COUNTERS,),
    costs.Spend: (events.PAID,),
    costs.SpendX: (events.PAID,),
    moving.PayPrintedCost: (events.PAID,),
}
"""What the log shows, with at least one card where it is about cards, when a part did what it names."""

CHANGES: dict[type[Term], str] = {
    encounter_activations.GiveKeyword: "acts",
    encounter_damage.PlaceDamageHere: "event",
    encounter_nemesis.ShuffleNemesisSet: "chance",
    encounter_revealing.GainSurge: "surge",
    preventing.PreventAllDamage: "event",
    preventing.PreventDamage: "event",
    lasting.ChosenPower: "at work",
    lasting.Lasting: "at work",
    lasting.AtEndOf: "delayed",
    lasting.NextOfThatPlayerCostsLess: "at work",
    preventing.PreventThreat: "event",
    preventing.PreventDamageUpTo: "event",
    preventing.PreventThreatUpTo: "event",
    scheming.SchemeForLess: "acts",
}
"""What becomes different, for parts that the log doesn't show at once."""

MADE_OF_OTHERS = (
    Sequence,
    If,
    IfElse,
    IfYouCannot,
    choosing.ChoosePlayer,
    choosing.EachPlayerDoes,
    May,
    choosing.ThatPlayerDoes,
    costs.Costs,
    costs.PayByDoing,
    encounter_activations.IfDamages,
    encounter_choosing.ChooseOne,
    encounter_choosing.PayToDo,
    encounter_players.OnePlayer,
    flow.AmountInstead,
    flow.ToMaximum,
    InsteadIf,
    flow.ForEach,
    flow.ForEachOfTheirs,
    InTurn,
    flow.Instead,
    flow.LastThen,
    flow.InsteadIfChosen,
    flow.TargetInstead,
    flow.Then,
    WhereX,
    special.ByPrintedResource,
    special.ResolveSpecials,
)
"""What does nothing but let other parts do something; those are traced themselves."""

NOTHING_TO_DO: dict[type[Term], str] = {
    encounter_constants.PlayersLoseWhenCompleted: "the rules say so of every final stage",
    encounter_drones.PutInOwnersDiscardPile: "the rules put every card home from under one that leaves play",
    encounter_schemes.AdvanceToStage: "the rules go on from every first side",
    encounter_obligations.GivenTo: "the rules find the player by the set of the card",
}
"""Parts that only remind of what the rules do anyway."""

EXCUSED: dict[tuple[str, str], str] = {
    ("Affairs of State", "rest > DiscardFromPlay"): "an obligation that is resolved is discarded by rule",
    ("Business Problems", "rest > DiscardFromPlay"): "the same",
    ("Eviction Notice", "rest > DiscardFromPlay"): "the same",
    ("Family Emergency", "rest > DiscardFromPlay"): "the same",
    ("Legal Work", "rest > DiscardFromPlay"): "the same",
    ("Genetically Enhanced", "Not = False"): "asked only where there is no minion to attach it to",
    ("Genetically Enhanced", "Exists = True"): "the same",
    ("Avengers Mansion", "MaxPerPlayer = False"): "it is unique, which comes first",
    ("Helicarrier", "MaxPerPlayer = False"): "the same",
}
"""Parts of cards that can't come out that way, by the card's title and the end of the way to the part, and why."""


class Trace(Tracer):
    """What was resolved so far of the cards of Marvel Champions."""

    traced = TRACED
    methods = ("run", "generates", "holds", "pay", "matches", *HOOKS, *RESTRICTIONS)

    def __init__(self) -> None:
        super().__init__(box())
        self.owners: dict[int, list[str]] = {}
        for part in self.all_parts():
            if isinstance(part.node, int):
                self.owners.setdefault(part.node, []).append(part.card)

    def name_of(self, card: CardDefinition) -> str:
        return f"{card.name} ({card.code})"

    def missing(self) -> list[Part]:
        return [part for part in super().missing() if not is_excused(part)]

    def roots(self, card: CardDefinition) -> list[tuple[str, Term | None]]:
        return [
            *[(ability.timing, ability.occasion) for ability in card.abilities],
            *[(ability.timing, ability.cost) for ability in card.abilities],
            *[(ability.timing, ability.effect) for ability in card.abilities],
            *[("constant", constant) for constant in card.constants],
            *[("restriction", play_rule) for play_rule in card.play_rules],
        ]

    def classes(self) -> list[type[Term]]:
        found: dict[type[Term], None] = {constants.Gets: None, constants.NextCostsLess: None}
        for card in self.cards:
            for _, root in self.roots(card):
                if root is not None:
                    found |= dict.fromkeys([type(term) for term in terms_in(root)])
        return list(found)

    def outcomes(self, term: Term) -> tuple[object, ...]:
        if type(term) in NOTHING_TO_DO:
            return ()
        both = Condition | play_rules.HeroFormOnly | play_rules.MaxPerPlayer | play_rules.MaxPerHost
        return (True, False) if isinstance(term, both) else (None,)

    def inner(self, term: Term) -> list[tuple[str, object]]:
        return inner_parts(term)

    def later_of(self, term: Term) -> tuple[str, ...]:
        if isinstance(term, lasting.Lasting):
            return () if is_live(term) else (type(term.constant).__name__,)
        if isinstance(term, lasting.ChosenPower):
            return (constants.Gets.__name__,)
        if isinstance(term, lasting.NextOfThatPlayerCostsLess):
            return (constants.NextCostsLess.__name__,)
        return ()

    def measure(self, method: str, game: ChampionsGame, arguments: tuple[Any, ...]) -> dict[str, object]:
        return measures(game, arguments[-1]) if method in ("run", "pay") else {}

    def judge(self, method: str, term: Term, game: Any, arguments: tuple[Any, ...], before: Any, result: Any) -> None:
        if method in RESTRICTIONS:
            self.judge_restriction(method, term, arguments, result)
            return
        situation = arguments[-1]
        if method == "holds":
            self.note_of(situation, term, bool(result))
        elif method in HOOKS:
            if is_change(method, arguments, result):
                self.note_of(situation, term, None)
        elif method == "matches":
            if result:
                self.note_of(situation, term, None)
        elif method == "generates":
            if result.total:
                self.note_of(situation, term, None)
        elif did(term, before, game, situation):
            self.note_of(situation, term, None)
            if isinstance(term, costs.Costs):
                self.note_spent(term, before, game, situation)

    def note_spent(self, term: costs.Costs, before: dict[str, Any], game: ChampionsGame, situation: Situation) -> None:
        """Count the resources among several costs, which are paid together."""
        if all_shown(game.log[before["log"] :], (events.PAID,)):
            for part in term.parts():
                if isinstance(part, costs.Spend):
                    self.note_of(situation, part, None)

    def classes_of(self, parts: list[Part]) -> list[type[Term]]:
        return list(dict.fromkeys([*super().classes_of(parts), *with_bases([costs.Costs])]))

    def judge_restriction(self, method: str, term: Term, arguments: tuple[Any, ...], result: Any) -> None:
        """Note what a play restriction said of a card."""
        name = self.name_of(arguments[0].definition)
        told = "has_room" if isinstance(term, play_rules.MaxPerHost) else "allows"
        if len(self.outcomes(term)) > 1:
            if method == told:
                self.note(name, term, bool(result))
        elif method == "enters" or (method == "hosts" and result):
            self.note(name, term, None)

    def note_of(self, situation: Situation, term: Term, outcome: object) -> None:
        """Count a part of the card that a situation comes from."""
        if situation.source is not None:
            self.note(self.name_of(situation.source.definition), term, outcome)

    def other_patches(self) -> list[Any]:
        return [patch.object(play_rules.UnderAnyControl, "anybody", new=AnybodyAsked(self))]


def is_excused(part: Part) -> bool:
    """Whether a part can't come out that way."""
    words = part.words()
    return any([part.card.startswith(f"{title} (") and words.endswith(f"> {end}") for title, end in EXCUSED])


class AnybodyAsked:
    """Stands in the place of the property by which a card may be played under anybody's control, and counts it."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace

    def __get__(self, term: Term | None, owner: Any = None) -> bool:
        for name in self.trace.owners.get(id(term), ()):
            self.trace.seen[name, id(term), None] += 1
        return True


def terms_in(term: Term) -> list[Term]:
    """A term, and all that it is made of."""
    found = [term]
    for _, value in inner_parts(term):
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Term):
                found += terms_in(inner)
    return found


def inner_parts(term: Term) -> list[tuple[str, object]]:
    """What a term is made of; where it builds another term out of its fields once and for all, that one."""
    if isinstance(term, flow.Scaled):
        return [("done", term.done)]
    if isinstance(term, flow.AmountInstead | flow.TargetInstead):
        return [("effect", term.effect), ("other", term.other), ("condition", term.condition)]
    if isinstance(term, hurting.DealMore):
        return [("effect", term.effect)]
    if isinstance(term, lasting.Lasting) and not is_live(term):
        return []
    if isinstance(term, costs.PayByDoing | encounter_choosing.Pay):
        return [("done", term.effect if isinstance(term, costs.PayByDoing) else term.cost)]
    return list(zip(term.fields, term.values(), strict=True))


def is_live(term: lasting.Lasting) -> bool:
    """Whether a lasting effect is at work as it is written, and not for cards that are fixed as it begins."""
    return not isinstance(term.constant, constants.OfCards) or lasting.is_live(term.constant.target)


def measures(game: ChampionsGame, situation: Situation) -> dict[str, object]:
    """What parts change that the log doesn't show."""
    event = situation.event
    return {
        "log": len(game.log),
        "acts": [of_act(act) for act in game.acts],
        "event": None if event is None else of_event(event),
        "surge": situation.gains_surge,
        "at work": len(game.at_work),
        "delayed": len(game.delayed),
        "chance": game.randomness.counter,
    }


def did(term: Term, before: dict[str, Any], game: ChampionsGame, situation: Situation) -> bool:
    """Whether a part did what it names."""
    changed = CHANGES.get(type(term))
    if changed is not None:
        return bool(measures(game, situation)[changed] != before[changed])
    since: int = before["log"]
    return all_shown(game.log[since:], SHOWN.get(type(term), ()))


def is_change(hook: str, arguments: tuple[Any, ...], result: Any) -> bool:
    """Whether what a constant ability said of a card makes a difference."""
    if hook == "limits":
        return bool(result != arguments[2])
    if hook == "multiplies":
        return bool(result != 1)
    if hook in ("defines", "sets", "grants_keyword"):
        return result is not None
    return bool(result)


KNOWN = (
    *SHOWN,
    *CHANGES,
    *MADE_OF_OTHERS,
    *NOTHING_TO_DO,
    Condition,
    Occasion,
    Constant,
    PlayRule,
    payment.Generator,
)
"""Of which classes it is known what they should do."""
