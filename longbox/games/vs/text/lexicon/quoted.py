"""The words of the cards that the rulebook quotes, beyond those that most cards share."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions, moments
from longbox.games.vs.modifiers import affiliations, rules, statements
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.terms import THIS_COMBAT_PHASE
from longbox.games.vs.text import (
    combat_occasions,
    definite,
    gained_powers,
    identities,
    nouns,
    occasions,
    play_rules,
    targets,
    unusual_amounts,
    unusual_costs,
    unusual_rules,
    who,
)
from longbox.games.vs.text.effects import (
    chain_work,
    combat,
    controlling,
    flow,
    lasting,
    naming,
    searching,
    special,
    turns,
)
from longbox.games.vs.text.lexicon.nouns import LIKENED
from longbox.games.vs.text.lexicon.orders import told
from longbox.games.vs.text.lexicon.statements import INSTEAD
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import Term
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.conditions import Not

UNLIKE: Final = (
    f"with <a|> <<higher|greater>{{relation={comparing.MORE}}}|<lower|lesser>{{relation={comparing.LESS}}}> "
    f"<{'|'.join([f'{value}{{value={value}}}' for value in LIKENED])}>"
)
"""With more or less of something than the card that does something to it."""


SEARCHED: Final = (
    f"<a {{filter:filter/singular}}|all {{filter:filter/plural}}{{most={searching.ALL}}}|"
    "up to {most:count} {filter:filter/plural}>"
)

# Searching, naming, choosing [vs 511.4, 708.10]
SEARCHING: Final[tuple[Pattern, ...]] = (
    told(
        f"[find/finds] in {{whose:whose}} deck {SEARCHED} | [search/searches] {{whose:whose}} deck for {SEARCHED}",
        searching.SearchFor,
    ),
    told(
        "[search/searches] {whose:whose} deck and hand for all copies of a {filter:filter/singular}",
        searching.SearchForCopies,
        places=(searching.DECK, searching.HAND),
    ),
    told("[name/names] <a card|a card name|{count:count} different cards>", naming.NameCards, count=1),
    told("[choose/chooses] <an|a team> affiliation", naming.ChooseAffiliation),
    Pattern("postfix", "with that name", naming.HasNamedName),
    Pattern("postfix", "with those names", naming.HasOneOfTheNames),
)

# Effects on the chain [vs 509, 708.2]
CHAIN: Final[tuple[Pattern, ...]] = (
    Pattern("order", "negate {target:effect_target}", chain_work.NegateEffect),
    Pattern(
        "order/sentence",
        "copy {target:effect_target}[/. You may choose new targets for the copy.{new_targets=True}]",
        chain_work.CopyEffect,
    ),
    Pattern("effect_target", "{part:effect_part}", targets.TargetEffect),
    Pattern("effect_part", "target {filter:kind_of_effect}", targets.TargetEffects),
    Pattern("kind_of_effect", "{filter:plain_effect}", None),
    Pattern(
        "kind_of_effect",
        "{filter:plain_effect} {who:holder} <[controls|control]|[plays|play]|played>",
        chain_work.ControlledEffect,
    ),
    Pattern(
        "kind_of_effect",
        "{filter:kind_of_effect} that targets <a {targeted:filter/singular}|{targeted:certain}>",
        chain_work.TargetingEffect,
    ),
    Pattern("plain_effect", "effect", chain_work.AnyEffect),
    Pattern("plain_effect", "activated effect | effect <from|of> an activated power", chain_work.ActivatedEffect),
    Pattern("plain_effect", "plot twist <|effect>", chain_work.FromPlotTwist),
    Pattern("plain_effect", "plot twist <|effect> with {quality:had}", chain_work.FromPlotTwistWith),
    Pattern("kind_of_effect", "effect <from|of> a {source:filter/singular}", chain_work.FromCard),
    Pattern("kind_of_effect", "effect of a power-up | power-up effect", chain_work.PowerUpEffects),
    Pattern(
        "kind_of_effect",
        "effect from an activated power of a character an opponent controls",
        chain_work.FromActivatedPower,
    ),
)

# Phases, steps, the end of the game [vs 102.2, 400.9, 400.10]
TURNS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "clause",
        "you <have another|get an additional> attack step after this one",
        turns.AdditionalAttackStep,
    ),
    Pattern(
        "clause",
        "players skip <{phase:whole_phase} this turn|<the|their> next {phase:skipped_phase}{next=True}>",
        turns.SkipPhase,
    ),
    Pattern(
        "whole_phase", f"the build phase{{={moments.BUILD_PHASE}}} | the combat phase{{={moments.COMBAT_PHASE}}}", str
    ),
    Pattern(
        "skipped_phase",
        f"draw phase{{={moments.DRAW_PHASE}}} | build phase{{={moments.BUILD_PHASE}}}"
        f" | combat phase{{={moments.COMBAT_PHASE}}}",
        str,
    ),
    Pattern("clause", "the victory is yours | you win the game", turns.WinGame),
    Pattern(
        "occasion",
        "as your next attack step starts | at the start of your next attack step",
        occasions.StartOf,
        moment=moments.ATTACK_STEP,
        whose=who.You(),
        once=True,
    ),
)

# Rows, control, equipment [vs 217, 708.4g, 708.12]
CONTROLLING: Final[tuple[Pattern, ...]] = (
    told("[put/puts], face down, a card from [your/<his or her|his|their>] hand "
        "into [your/<his or her|his|their>] resource row | "
        "[put/puts] a card from [your/<his or her|his|their>] hand "
        "<face down into [your/<his or her|his|their>] resource row|"
        "into [your/<his or her|his|their>] resource row face down>",
        controlling.PutFromHandIntoRow,
    ),
    told("[put/puts] the top card of [your/<his or her|his|their>] deck "
        "<face down into [your/<his or her|his|their>] resource row|"
        "into [your/<his or her|his|their>] resource row <|face down>>",
        controlling.PutTopIntoRow,
    ),
    told("[put/puts] {subject:definite} <face down into [your/<his or her|his|their>] resource row|"
        "into [your/<his or her|his|their>] resource row face down>",
        controlling.MoveIntoRow,
    ),
    *[
        told(f"[put/puts] up to {{most:count}} {{filter:filter/plural}} <{where} "
            f"from [your/<his or her|his|their>] hand|"
            f"from [your/<his or her|his|their>] hand {where}>",
            controlling.PutFromHandIntoPlay,
            rows=rows,
        )
        for where, rows in (
            ("into [your/<his or her|his|their>] front row", (FRONT,)),
            ("into [your/<his or her|his|their>] support row", (SUPPORT,)),
            ("into play", (FRONT, SUPPORT)),
        )
    ],
    Pattern(
        "sentence",
        "choose a {filter:described/singular} you control and one <of an opponent. Exchange the positions of both "
        "resources|an opponent controls. Exchange the positions of those resources>, then turn them face down.",
        controlling.ExchangeResources,
    ),
    Pattern("order", "transfer <{equipment:noun}|all equipment from {equipment:bearer}> to {host:noun} | "
            "<move|attach> this equipment to {host:noun}{equipment=this} | "
            "<move|attach> {equipment:definite} to {host:noun} | "
            "gain control of {equipment:noun} and <transfer|attach> it to {host:noun}",
            controlling.TransferTo, equipment={"this": definite.This()}),
    Pattern("bearer", "{bearer:noun}", controlling.EquipmentOf),
    Pattern("order", "remove {subject:noun} from <this|the> attack", combat.RemoveFromAttack),
    Pattern("definite/owned", "the defender", combat.TheDefender),
    Pattern("definite", "the removed card(s)", definite.TheRemoved),
    Pattern("clause", "{subject:definite} [gains|gain] the activated powers of {origin:noun} {duration:duration}",
            gained_powers.GainsActivatedPowers),
)  # fmt: skip

# Unless, repeating, coins, holding [vs 508.2k, 513.6, Unless, Coin Flip]
SPECIAL: Final[tuple[Pattern, ...]] = (
    Pattern(
        "sentence",
        "{effect:clause} if {condition:condition}. Otherwise, {otherwise:effect}.",
        special.DoneIfOtherwise,
    ),
    Pattern("sentence", "{effect:effect}, where X is {amount:quantity}.", flow.WhereXOfTargets),
    Pattern("bearers/any_one", "[{filter:filter/plural}/a {filter:filter/singular}]", nouns.Each),
    Pattern(
        # At the end of a sentence it averts all that the sentence tells to do, and so it stands nowhere within one.
        "effect",
        "{effect:avertible} unless <<an opponent{who=opponent}|{who:player}> {deed:deed}|you {deed:order}{who=you}>",
        special.Unless,
        who={"opponent": who.EachOpponent(), "you": who.You()},
    ),
    Pattern("avertible", "{effect:order}", None),
    Pattern("avertible", "{effects:order+and}", flow.Series),
    Pattern("avertible", "{who:player} {effect:deed}", flow.PlayersDo),
    Pattern("sentence", "{effect:effect}. Repeat this process until {condition:condition}.", special.RepeatUntil),
    Pattern("order", "flip a coin", special.FlipCoin),
    Pattern("simple_condition", "you win <the flip|>", special.WonFlip),
    Pattern("simple_condition", "you lose <the flip|>", Not, condition=special.WonFlip()),
    Pattern(
        "clause",
        "exhaust {captives:noun}, which can't ready while {captor:definite} remains exhausted",
        special.ExhaustAndHold,
    ),
    Pattern("simple_condition", "{noun:definite} remains exhausted", special.RemainsExhausted),
    told(
        "[remove/removes] {amount:amount} card(s) from the top of [your/<his or her|his|their>] deck from the game",
        special.RemoveTopOfDeck,
    ),
    Pattern("paid", "resource point paid for its boost", unusual_rules.PaidForBoost),
    Pattern("simple_condition", "you replaced a {filter:filter/singular}", unusual_costs.WasReplaced),
)

# What happens later [vs 513.4]
DELAYING: Final[tuple[Pattern, ...]] = (
    Pattern("told", "{delayed:delayed_in_phase}", lasting.DelayedUntil, duration=THIS_COMBAT_PHASE),
    Pattern("delayed_in_phase", "{occasion:occasion} this combat phase, {effect:effects}", rules.Delayed),
    Pattern("event", "{subject:affected} [recovers|recover] next", combat_occasions.RecoversNext),
    Pattern("occasion", "while {noun:definite} is {quality:being}, {occasion:occasion}",
            combat_occasions.WhileSomethingIs),
    Pattern("event", "{subject:affected} <[enters|enter] combat|[attacks|attack] or [defends|defend]>",
            combat_occasions.EntersCombat),
    Pattern("event", "{occasion:event_of_card} while {quality:being}", combat_occasions.HappensWhile),
    *[
        Pattern("event_of_card", f"{{subject:affected}} {doing} {UNLIKE}", meaning)
        for doing, meaning in (
            ("[attacks|attack] a {defender:filter/singular}", combat_occasions.AttacksUnlike),
            ("[stuns|stun] a {stunned:filter/singular}", combat_occasions.StunsUnlike),
        )
    ],
    Pattern("event", "{subject:affected} [becomes|become] stunned by a {by:filter/singular}",
            combat_occasions.StunnedBy),
    Pattern("event", "{subject:affected} [enters|enter] combat with a {other:filter/singular}",
            combat_occasions.EntersCombatWith),
    Pattern("event", "{occasion:event} and {condition:simple_condition} | {occasion:event} {condition:time}",
            combat_occasions.WhenSo),
)  # fmt: skip

# What happens instead [vs 513.5]
REPLACING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "replacement",
        f"if {{subject:affected}} would cause breakthrough while attacking a character, {INSTEAD} {{effect:told}}",
        rules.Replacement,
        event=rules.BREAKTHROUGH,
        condition=combat.AgainstCharacter(),
    ),
    Pattern(
        "replacement",
        f"if you would draw a card for the first time in a phase, {INSTEAD} draw {{amount:more_than_one}} cards.",
        rules.Replacement,
        event=rules.DRAWING,
        subject=None,
        whose=rules.YOUR,
        condition=unusual_rules.FirstDrawOfPhase(),
    ),
    Pattern("more_than_one", "{number:several}", unusual_rules.InsteadOfOne),
    Pattern("told", "{statement:replaced_this_turn}", lasting.Lasting, duration=THIS_TURN),
    Pattern(
        "replaced_this_turn",
        "if {subject:any_one} would enter your KO'd pile from play {condition:time} this turn, "
        f"{INSTEAD} {{effect:told}}",
        rules.Replacement,
        event=rules.ENTERING_KO_PILE,
        whose=rules.YOUR,
    ),
    Pattern(
        "replaced_this_turn",
        f"if an opponent would lose endurance this turn, {INSTEAD} {{effect:told}}",
        rules.Replacement,
        event=rules.LOSING_ENDURANCE,
        subject=None,
        whose=rules.OPPONENTS,
    ),
)


def shared_teams(meaning: type[Term], which: str, **constants: object) -> Pattern:
    """Characters and cards of yours that have some affiliations have all of them."""
    return Pattern(
        "change",
        f"characters you control and cards in your deck, hand, and KO'd pile with {which} have both affiliations",
        meaning,
        **constants,
    )


# What is so [vs 513]
STATING: Final[tuple[Pattern, ...]] = (
    shared_teams(
        affiliations.Crossover, "{affiliations:any_affiliation+or}", zones=(searching.DECK, searching.HAND,
                                                                          searching.KO_PILE)
    ),
    shared_teams(identities.TeamUp, "either of the chosen affiliations"),
    Pattern("statement", "{condition:in_phase}, {change:guarded_change}", statements.WhileChange),
    Pattern("guarded_change", "{change:change} while {quality:being}", statements.WhileIs),
    Pattern("guarded_change", "{change:change}", None),
    Pattern("rule", "{defender:noun} can be attacked by {filter:filter/plural} with lesser cost",
            unusual_rules.CanBeAttackedByLesser),
    Pattern(
        "quantity",
        "the <tens{place=10}|ones{place=1}> digit of your endurance",
        unusual_amounts.DigitOfEndurance,
    ),
)  # fmt: skip

# What is paid [vs 203]
PAYING: Final[tuple[Pattern, ...]] = (
    Pattern("cost", "pay up to {most:points} resource points", unusual_costs.PayUpToPoints),
    Pattern("cost", "pay {amount:points} {value:paid_value} this turn", unusual_costs.PayValue),
    Pattern("paid_value", " | ".join(unusual_costs.PAY_VALUE_OF), str),
    Pattern("cost", "<take {number:several} {counter:word} counters off|"
                    "remove {number:several} {counter:word} counters from> {filter:filter/plural}",
            unusual_costs.RemoveCountersAmong),
    Pattern("cost", "choose another {filter:filter/singular}", unusual_costs.ChooseAnother),
    Pattern("cost", "put a {atk:signed} ATK / {defense:signed} DEF counter on {noun:definite}",
            unusual_costs.PutStatCounterOn),
    Pattern("cost", "choose {number:count} different affiliations among characters you control",
            identities.ChooseAffiliations),
    Pattern("cost", "choose a Mutant trait among characters you control", identities.ChooseMutantTrait),
    Pattern("play_rule", "{noun:definite} costs {amount:less} to {verb:verb} for each "
            "<{each:recruited}|{each:counted}>.",
            unusual_rules.CostsLessForEach),
    Pattern("recruited", "{affiliation:any_affiliation} {type:recruited_type} you recruited this turn",
            play_rules.RecruitedThisTurn),
    Pattern("recruited_type", f"{definitions.CHARACTER} | {definitions.EQUIPMENT}", str),
)  # fmt: skip

QUOTED: Final[tuple[Pattern, ...]] = (
    *SEARCHING,
    *CHAIN,
    *TURNS,
    *CONTROLLING,
    *SPECIAL,
    *DELAYING,
    *REPLACING,
    *STATING,
    *PAYING,
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "effect_target": "a target",
    "effect_part": "a target",
    "kind_of_effect": "a kind of effect",
    "plain_effect": "a kind of effect",
    "whole_phase": "a phase",
    "bearer": "a character",
    "bearers": "some cards",
    "later": "what is done later",
    "delayed_in_phase": "what is done later",
    "more_than_one": "a number",
    "replaced_this_turn": "what happens instead of something",
    "any_one": "a kind of card",
    "skipped_phase": "a phase",
    "paid_value": "ATK or DEF",
    "guarded_change": "what some cards get, have or lose",
    "recruited": "what was recruited",
    "recruited_type": "a type of card",
}
