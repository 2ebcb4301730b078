"""The words for what a text did ("this way"), what characters did this turn, and who has the most of something."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import terms
from longbox.games.vs.modifiers import rules
from longbox.games.vs.text import (
    combat_occasions,
    conditions,
    history,
    most,
    nouns,
    occasions,
    players_who,
    relations,
    targets,
    this_way,
    who,
)
from longbox.games.vs.text.effects import exchanging, lasting, revealing
from longbox.games.vs.text.filters import OneOrAnother
from longbox.games.vs.text.lexicon.conditions import MEASURES, NONE, ONE
from longbox.games.vs.text.lexicon.orders import told
from longbox.games.vs.text.lexicon.quoted import UNLIKE
from longbox.games.vs.text.lexicon.singled import FURTHEST
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts import comparing
from longbox.texts.amounts import Fixed, Halved
from longbox.texts.filters import Lacks, With

DONE: Final[dict[str, str]] = {
    "KO'd": terms.KOD,
    "exhausted": terms.EXHAUSTED,
    "moved": terms.MOVED_CARDS,
    "readied": terms.READIED,
    "recovered": terms.RECOVERED,
    "replaced": terms.REPLACED_CARDS,
    "returned": terms.RETURNED,
}
"""What a text does with cards, where "the exhausted character" is said of those alone with which it did so."""
DONE_THIS_WAY: Final[dict[str, str]] = {
    **DONE,
    "removed <|from the game>": terms.REMOVED_CARDS,
    "stunned": terms.STUNNED_CARDS,
    "turned <face down|down>": terms.TURNED_DOWN,
    "returned to <hand|your hand|its owner's hand>": terms.RETURNED,
}
DID: Final[dict[str, str]] = {"attacked": history.ATTACKED, "team attacked": history.TEAM_ATTACKED}
DO: Final[dict[str, str]] = {"attack": history.ATTACKED, "team attack": history.TEAM_ATTACKED}

THIS_WAY: Final[tuple[Pattern, ...]] = (
    Pattern(
        "definite/owned",
        "the {deed:done} {filter:kinds} | the {filter:kinds} {deed:done} this way",
        this_way.TheDone,
    ),
    Pattern("definite", "the {filter:kinds} stunned this way", this_way.TheDone, deed=terms.STUNNED_CARDS),
    Pattern("done", named(DONE), str),
    Pattern("done_this_way", named(DONE_THIS_WAY), str),
    Pattern(
        "quantity/counted",
        "[the number of {filter:described/plural}/{filter:described/singular}] {deed:done_this_way} this way",
        this_way.DoneThisWay,
    ),
    Pattern(
        "simple_condition",
        f"a {{filter:described/singular}} <is|was> {{deed:done_this_way}} this way{{relation={comparing.OR_MORE}}}"
        "{number=one} | "
        f"no {{filter:described}} <is|was|are|were> {{deed:done_this_way}} this way{{relation={comparing.OR_LESS}}}"
        "{number=none} | "
        "{number:several} {relation:or_so_many} {filter:described/plural} <are|were> {deed:done_this_way} this way",
        this_way.WasDoneThisWay,
        number={"none": NONE, "one": ONE},
    ),
    Pattern(
        "simple_condition",
        "<that|the> effect <is|was> negated <|this way> | <that|the> plot twist <is|was> negated <|this way> | "
        "it <is|'s|was> negated this way",
        this_way.EffectWasNegated,
    ),
)

HISTORY: Final[tuple[Pattern, ...]] = (
    Pattern("did", named(DID), str),
    Pattern("do", named(DO), str),
    Pattern(
        "past",
        "{deed:did} this turn | [has|have] {deed:did} this turn | "
        f"[has|have] <|already> been attacked this turn{{deed={history.BEEN_ATTACKED}}} | "
        f"<became stunned|[was|were] stunned|[has|have] <|already> <become|been> stunned> this turn"
        f"{{deed={history.BECOME_STUNNED}}}",
        history.DidThisTurn,
    ),
    Pattern("past_do", f"{{deed:do}} this turn | become stunned this turn{{deed={history.BECOME_STUNNED}}}",
            history.DidThisTurn),
    Pattern("past_did", f"{{deed:did}} this turn | been attacked this turn{{deed={history.BEEN_ATTACKED}}} | "
            f"<become|been> stunned this turn{{deed={history.BECOME_STUNNED}}}",
            history.DidThisTurn),
    Pattern("past_stunned", "stunned this turn", history.DidThisTurn, deed=history.BECOME_STUNNED),
    Pattern("not_past", "didn't {quality:past_do} | did not {quality:past_do} | "
            "<[hasn't|haven't]|[has|have] not> {quality:past_did} | "
            "<[wasn't|weren't]|[was|were] not> {quality:past_stunned}", Lacks),
    Pattern("found_so/other_found_so", "{filter:[filter/other]/singular} {quality:past}", With),
    Pattern("postfix", "that {quality:past} | that {quality:not_past}", None),
    Pattern("simple_condition", "<{noun:definite}|{noun:targeted}> <{quality:past}|{quality:not_past}> | "
            "{noun:targeted} [is|are] {quality:being} | "
            "{noun:targeted} <[isn't|aren't]|[is|are] not> {quality:not_being}",
            conditions.CardIs),
    # What a card was that lies elsewhere now: what it is printed as, which it still is there
    Pattern("simple_condition", "{noun:definite} was {quality:was_kind}", conditions.CardWas),
    Pattern("was_kind", "a {filter:printed_kind/singular}", None),
    Pattern("printed_kind", "{filter:kinds} | {filter:either_kind}", None),
    Pattern("printed_kind", "{quality:group} {filter:printed_kind}", With),
    # Kinds that each have an article
    Pattern("open_filter", "{first:described/singular} or a {second:described/singular}", OneOrAnother),
    Pattern("either_kind", "{first:described/singular} or a {second:described/singular}", OneOrAnother),
    Pattern("being_a", "{filter:either_kind}", None),
    Pattern(
        "event_of_card",
        "{subject:affected} [attacks|attack] alone",
        combat_occasions.AttacksAlone,
    ),
    *[
        Pattern("being/fighting", f"{words} a {{filter:filter/singular}} {UNLIKE}", meaning)
        for words, meaning in (
            ("attacking", relations.AttackingUnlike),
            ("<defending against|attacked by>", relations.DefendingUnlike),
        )
    ],
)  # fmt: skip

MOST: Final[tuple[Pattern, ...]] = (
    Pattern(
        "filter",
        " | ".join([f"{{filter:open_filter}} with {words}" for words in FURTHEST.split(" | ")]),
        most.WithMost,
    ),
    Pattern(
        "filter",
        " | ".join([f"{{kind:described}} with {words} {{quality:postfix}}" for words in FURTHEST.split(" | ")]),
        most.WithMostOf,
    ),
    Pattern("quantity", "the <total|combined> {value:value} of {filter:filter/plural}", most.TotalOf),
    Pattern("quantity", "half {amount:quantity}, rounded <up{up=True}|down{up=False}>", Halved),
    Pattern(
        "simple_condition",
        f"you control the most {{filter:controlled/plural}} | "
        f"you control the fewest {{filter:controlled/plural}}{{relation={comparing.LESS}}}",
        conditions.ControlsMore,
        who=who.You(),
        others=who.EachOpponent(),
    ),
    *[
        Pattern(
            "simple_condition",
            f"you have the most {measure}{{relation={comparing.MORE}}} | "
            f"you have the <least|fewest> {measure}{{relation={comparing.LESS}}}",
            conditions.HasMoreThan,
            who=who.You(),
            measure=kind,
            others=who.EachOpponent(),
        )
        for measure, kind, _ in MEASURES
    ],
)

LATER: Final[tuple[Pattern, ...]] = (
    Pattern("told/later", "{delayed:at_the_next}", lasting.DelayedUntil, duration=terms.THIS_GAME),
    Pattern("at_the_next", "{occasion:next_start}, {effect:effects}", rules.Delayed),
    Pattern(
        "next_start",
        "at the <start|beginning> of the next {moment:whole_moment} | "
        "as the next {moment:whole_moment} <starts|begins>",
        occasions.StartOf,
        once=True,
    ),
)

TOLD: Final[tuple[Pattern, ...]] = (
    told(
        "[reveal/reveals] cards from the top of [your/<his or her|his|their>] deck until "
        "[you reveal/<he or she reveals|he reveals|they reveal>] a {filter:filter/singular}",
        revealing.RevealUntil,
    ),
    Pattern("order", "<exchange|switch|swap> the positions of {subject:two_of}", exchanging.ExchangePositions),
    Pattern("two_of", "{part:two_targets}", targets.TargetCard),
    Pattern("two_targets", "two target {filter:filter/plural} {plural}", targets.TargetCards, least=2, most=2),
    Pattern("two_of", "two {filter:filter/plural} {plural}", nouns.Several, number=Fixed(2)),
    Pattern(
        "player/anyone",
        "each <opponent{opponents=True}|player> who <does|did>",
        players_who.EachWhoDid,
    ),
    Pattern(
        "player/anyone",
        "each <opponent{opponents=True}|player> who <doesn't|can't|didn't>",
        players_who.EachWhoDidNot,
    ),
)

THIS_WAY_AND_MOST: Final[tuple[Pattern, ...]] = (*THIS_WAY, *HISTORY, *MOST, *LATER, *TOLD)

DESCRIPTIONS: Final[dict[str, str]] = {
    "done": "what was done with cards",
    "done_this_way": "what was done with cards",
    "did": "what a character did",
    "do": "what a character did",
    "past": "what a character did",
    "past_do": "what a character did",
    "past_did": "what a character did",
    "past_stunned": "what a character did",
    "not_past": "what a character didn't do",
    "was_kind": "a kind of card",
    "printed_kind": "a kind of card",
    "either_kind": "a kind of card",
    "at_the_next": "what is done later",
    "two_of": "two characters",
    "two_targets": "two targets",
    "next_start": "when a phase or step starts next",
}
