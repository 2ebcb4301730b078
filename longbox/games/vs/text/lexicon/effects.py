"""The words for what texts tell to do, and how sentences are made of it."""

from __future__ import annotations

import re
from typing import Final

from longbox.games.vs.modifiers import rules
from longbox.games.vs.text import definite, filters, nouns
from longbox.games.vs.text.amounts import Fixed, Times
from longbox.games.vs.text.effects import acting, drawing, flow, lasting
from longbox.games.vs.text.terms import Modal
from longbox.kernel.modifiers import THIS_TURN
from longbox.kernel.terms import Term
from longbox.language import Pattern

VERB: Final = re.compile(r"^\[([^|\[\]]*)\|([^|\[\]]*)\]")
PERSON: Final = re.compile(r"<([^|<>]*)\|([^|<>]*)>")
ONE: Final = Fixed(1)


def deed(wording: str, meaning: type[Term], **constants: object) -> tuple[Pattern, Pattern]:
    """What "you" are told to do ("discard a card"), and what others do ("target player discards a card").

    The wording has its verb first, in square brackets, and what speaks of the player in angle ones:
    "[discards|discard] <his or her|your> hand".
    """
    return (
        Pattern("order", PERSON.sub(r"\2", VERB.sub(r"\2", wording)), meaning, **constants),
        Pattern("deed", PERSON.sub(r"\1", VERB.sub(r"\1", wording)), meaning, **constants),
    )


FLOW: Final[tuple[Pattern, ...]] = (
    # Paragraphs of an effect: an "if" goes on to the end of its paragraph. [vs 508.2f]
    Pattern("effects", "{effect:told}", None),
    Pattern("effects", "if {condition:condition/singular}, {effect:effect}.", flow.Conditional),
    Pattern("effects", "if {condition:condition/singular}, {effect:effect}. {rest:effects}", flow.Conditional),
    Pattern("effects", "if {condition:lying}, {effect:effect}.", flow.Conditional),
    Pattern("effects", "if {condition:lying}, {effect:effect}. {rest:effects}", flow.Conditional),
    Pattern(
        "effects",
        "if {condition:condition/singular}, {effect:effect}. Otherwise, {otherwise:effect}.",
        flow.Conditional,
    ),
    Pattern(
        "effects",
        "if {condition:condition/singular}, {effect:effect}. Otherwise, {otherwise:effect}. {rest:effects}",
        flow.Conditional,
    ),
    Pattern("told", "{effect:sentence}", None),
    Pattern("told", "{first:sentence} {rest:effects}", flow.InTurn),
    Pattern("told", "{delayed:delayed}", lasting.DelayedUntil, duration=THIS_TURN),
    Pattern("delayed", "{occasion:occasion} this turn, {effect:effects}", rules.Delayed),
    Pattern("sentence", "{effect:effect}.", None),
    Pattern("sentence", "{effect:effect}. If {condition:condition/singular}, instead, {other:effect}.", flow.Swap),
    Pattern("sentence", "choose one: {modes:effect+;or}.", Modal),
    Pattern("sentence", "an opponent chooses one: {modes:effect+;or}.", Modal, opponent_chooses=True),
    # What must be done, without a choice
    Pattern("surely", "{effect:sure}.", None),
    Pattern("surely", "{first:sure_sentence} {rest:effects}", flow.InTurn),
    Pattern("sure_sentence", "{effect:sure}.", None),
    # A sentence
    Pattern("sure", "{effect:clause}", None),
    Pattern("sure", "{effects:clause+and}", flow.Series),
    Pattern("sure", "{effects:clause+,then}", flow.SeriesThen),
    Pattern("effect", "{effect:sure}", None),
    Pattern("effect", "you may {effect:orders}", flow.May),
    Pattern("effect", "{who:player} {effect:may_do}", flow.Act),
    Pattern("may_do", "may {effect:orders}", flow.May),
    Pattern("effect", "{effect:clause} if {condition:condition/singular}", flow.DoneIf),
    Pattern("clause", "{subject:noun} [recovers|recover]", acting.Recover),
    Pattern("clause", "{effect:order}", None),
    Pattern("clause", "you {effect:order}", None),
    Pattern("clause", "{who:player} {effect:deed}", flow.Act),
    Pattern("clause", "{who:player} {effect:deeds}", flow.Act),
    Pattern("deeds", "{effects:deed+and}", flow.Series),
    Pattern("deeds", "{effects:deed+,then}", flow.SeriesThen),
    Pattern("orders", "{effect:order}", None),
    Pattern("orders", "{effects:order+and}", flow.Series),
    Pattern("orders", "{effects:order+,then}", flow.SeriesThen),
    # What is so for a while
    Pattern("clause", "{duration:duration}, {statement:assertion}", lasting.Lasting),
    Pattern("clause", "{statement:assertion} {duration:duration}", lasting.Lasting),
    Pattern(
        "clause",
        "{subject:noun} [gets|get] {atk:signed_amount} ATK / {defense:signed_amount} DEF {duration:duration} "
        "for each {each:counted}",
        lasting.LastingForEach,
    ),
    Pattern(
        "clause",
        "{subject:noun} [gets|get] {atk:signed_amount} ATK {duration:duration} for each {each:counted}",
        lasting.LastingForEach,
        defense=None,
    ),
    Pattern(
        "clause",
        "{subject:noun} [gets|get] {defense:signed_amount} DEF {duration:duration} for each {each:counted}",
        lasting.LastingForEach,
        atk=None,
    ),
    Pattern("clause", "{first:lasting} and {second:lasting_more}", flow.AndAlso),
    Pattern("lasting", "{duration:duration}, {statement:statement}", lasting.Lasting),
    Pattern("lasting", "{statement:statement} {duration:duration}", lasting.Lasting),
    Pattern("lasting_more", "{statement:more} {duration:duration}", lasting.Lasting),
)

ROW_WORDS: Final[dict[str, str]] = {
    "front or support row": acting.BOTH_ROWS,
    "front row": acting.ONLY_FRONT,
    "support row": acting.ONLY_SUPPORT,
}

DEEDS: Final[tuple[Pattern, ...]] = (
    # Characters and other objects
    *deed("[stuns|stun] {subject:noun}", acting.Stun),
    *deed("[recovers|recover] {subject:noun}", acting.Recover),
    *deed("[readies|ready] {subject:noun}", acting.Ready),
    *deed("[exhausts|exhaust] {subject:noun}", acting.Exhaust),
    *deed("[KO's|KO] {subject:noun}", acting.Ko),
    *deed("[powers-up|power-up] {subject:noun}", acting.PowerUp),
    Pattern("clause", "{subject:noun} [becomes|become] powered-up", acting.PowerUp),
    *[
        pattern
        for him, his in (("him", "his"), ("her", "her"))
        for pattern in deed(
            f"[returns|return] {him} to {his} owner's hand", acting.ReturnToHand, subject=definite.It(him)
        )
    ],
    *deed("[returns|return] {subject:noun} to [its owner's hand|their owners' hands]", acting.ReturnToHand),
    *deed("[returns|return] {subject:noun} to <his or her|your> hand", drawing.ReturnToYourHand),
    *deed("[removes|remove] {subject:noun} from the game", acting.RemoveFromGame),
    *[
        Pattern("order", f"move {{subject:noun}} into your {words}", acting.Move, row=row)
        for words, row in ROW_WORDS.items()
    ],
    *[
        Pattern("order", f"move {{subject:noun}} to your {words}", acting.Move, row=row)
        for words, row in ROW_WORDS.items()
    ],
    *[
        Pattern("deed", f"moves {{subject:noun}} to {whose} {words}", acting.Move, row=row)
        for words, row in ROW_WORDS.items()
        for whose in ("his or her", "his", "their")
    ],
    *[
        Pattern("order", f"move {{subject:noun}} to its controller's {words}", acting.MoveWithin, row=row)
        for words, row in ROW_WORDS.items()
    ],
    *deed("[chooses|choose] {subject:one}", acting.Choose),
    Pattern("order", "move {subject:noun}", acting.Move, row=acting.BOTH_ROWS),
    *deed("[turns|turn] face down {subject:noun}", acting.TurnFaceDown),
    *deed("[turns|turn] {subject:noun} face down", acting.TurnFaceDown),
    *deed("[replaces|replace] {subject:noun}", acting.Replace),
    # Counters
    *deed("[puts|put] {number:number_words} {counter:word} counter(s) on {subject:noun}", acting.PutCounter),
    *deed("[removes|remove] {number:number_words} {counter:word} counter(s) from {subject:noun}", acting.RemoveCounter),
    *deed(
        "[puts|put] {number:number_words} {atk:signed} ATK / {defense:signed} DEF counter(s) on {subject:noun}",
        acting.PutStatCounter,
    ),
    # Cards
    *deed("[draws|draw] {amount:amount} card(s)", drawing.Draw),
    *deed("[draws|draw] {amount:each_cards}", drawing.Draw),
    Pattern("each_cards", "{amount:amount} card(s) for each {each:counted}", Times),
    *deed("[draws|draw] cards until <he or she has|you have> {amount:several} cards in hand", drawing.DrawUntil),
    *deed("[discards|discard] a {filter:filter/singular}", drawing.Discard, number=ONE),
    *deed("[discards|discard] {number:several} {filter:filter/plural}", drawing.Discard),
    *deed("[discards|discard] <his or her|your> hand", drawing.DiscardAll, filter=filters.Anything()),
    *deed("[discards|discard] all {filter:filter/plural}", drawing.DiscardAll),
    *deed("[discards|discard] {number:number_words} card(s) at random", drawing.DiscardAtRandom),
    *deed("[reveals|reveal] <his or her|your> hand", drawing.RevealHand),
    Pattern("deed", "reveals his hand", drawing.RevealHand),
    *deed("[reveals|reveal] {subject:noun}", drawing.Reveal),
    *deed("[looks|look] at {subject:noun}", drawing.LookAt),
    *deed("[looks|look] at {who:targeted_hand}", drawing.LookAtHand),
    *deed("[puts|put] {subject:noun} into <his or her|your> hand", drawing.PutIntoHand),
    *[
        pattern
        for words, row in (
            ("into play", acting.BOTH_ROWS),
            ("into <his or her|your> front row", acting.ONLY_FRONT),
            ("into <his or her|your> support row", acting.ONLY_SUPPORT),
        )
        for pattern in deed(f"[puts|put] {{subject:placed}} {words}", acting.PutIntoPlay, row=row)
    ],
    Pattern("placed", "{noun:definite}", None),
    Pattern("placed", "{noun:targeted}", None),
    Pattern("placed", "a {filter:filter/singular} from your KO'd pile", nouns.FromKoPile, number=ONE),
    Pattern("placed", "a {filter:filter/singular} from your hand", nouns.FromHand, number=ONE),
    Pattern(
        "order",
        "put {subject:noun} into your hand and the rest on the bottom of your deck",
        drawing.PutIntoHandRestOnBottom,
    ),
    *deed("[puts|put] {subject:noun} on the bottom of <his or her|your> deck", drawing.PutOnDeck, on_top=False),
    *deed("[puts|put] {subject:noun} on top of <his or her|your> deck", drawing.PutOnDeck, on_top=True),
    *deed("[puts|put] {subject:noun} on the top of <his or her|your> deck", drawing.PutOnDeck, on_top=True),
    Pattern("order", "put {subject:noun} on the bottom of your deck in any order", drawing.PutOnDeck, on_top=False),
    *deed("[shuffles|shuffle] <his or her|your> deck", drawing.ShuffleDeck),
    # Endurance
    *[
        pattern
        for verb, meaning in (("[loses|lose]", drawing.LoseEndurance), ("[gains|gain]", drawing.GainEndurance))
        for pattern in (
            *deed(f"{verb} {{amount:points}} endurance", meaning),
            *deed(f"{verb} {{amount:each_points}}", meaning),
            *deed(f"{verb} endurance equal to {{amount:quantity}}", meaning),
        )
    ],
    *deed("[pays|pay] {amount:points} endurance", drawing.PayEnduranceNow),
    Pattern("each_points", "{amount:points} endurance for each {each:counted}", Times),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "effects": "what is done",
    "told": "what is done",
    "delayed": "what is done later",
    "sentence": "what is done",
    "effect": "what is done",
    "sure": "what is done",
    "surely": "what is done",
    "sure_sentence": "what is done",
    "may_do": "what a player may do",
    "clause": "what is done",
    "deeds": "what a player does",
    "deed": "what a player does",
    "orders": "what is done",
    "order": "what is done",
    "lasting": "what is so for a while",
    "lasting_more": "what is so for a while",
    "each_points": "how much endurance",
    "placed": "a card",
    "each_cards": "how many cards",
}
