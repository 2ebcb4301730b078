"""The words for what texts tell to do, and how sentences are made of it."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import rules
from longbox.games.vs.terms import Modal, TextAmount
from longbox.games.vs.text import filters
from longbox.games.vs.text.effects import acting, drawing, flow, lasting, special
from longbox.kernel.modifiers import THIS_TURN
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Fixed, Times
from longbox.texts.may import May
from longbox.texts.sequences import InTurn

ONE: Final[TextAmount] = Fixed(1)

FLOW: Final[tuple[Pattern, ...]] = (
    # Paragraphs of an effect: an "if" goes on to the end of its paragraph. [vs 508.2f]
    Pattern("effects", "{effect:told}", None),
    Pattern(
        "effects",
        "if <{condition:condition/singular}|{condition:lying}>, {effect:to_the_end} | "
        "if {condition:condition}, {effect:later}",
        flow.IfAsked,
    ),
    Pattern("to_the_end", "{effect:effect}.", None),
    Pattern("to_the_end", "{first:effect}. {rest:effects}", InTurn),
    Pattern("effects", "{effect:alternative}", None),
    Pattern("effects", "{first:alternative} {rest:effects}", InTurn),
    Pattern(
        "alternative",
        "if {condition:condition/singular}, {effect:effect}. Otherwise, {otherwise:effect}.",
        flow.IfAskedElse,
    ),
    Pattern("told", "{effect:sentence}", None),
    Pattern("told/surely", "{first:[sentence/sure_sentence]} {rest:effects}", InTurn),
    Pattern("told/later", "{delayed:delayed}", lasting.DelayedUntil, duration=THIS_TURN),
    Pattern(
        "delayed",
        "{occasion:occasion} this turn, {effect:effects} | "
        "<this turn|until <|the >end of <|the |this >turn>, {occasion:occasion}, {effect:effects}",
        rules.Delayed,
    ),
    Pattern("sentence", "{effect:effect}.", None),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition/singular}, <instead, {other:effect}|{other:effect} instead>.",
        flow.InsteadIfAsked,
    ),
    Pattern("sentence", "<choose|an opponent chooses{opponent_chooses=True}> one: {modes:effect+;or}.", Modal),
    # What must be done, without a choice
    Pattern("surely/sure_sentence", "{effect:sure}.", None),
    # A sentence
    Pattern("sure", "{effect:clause}", None),
    Pattern("sure/deeds/orders", "{effects:[clause/deed/order]+and}", flow.Series),
    Pattern("sure/deeds/orders", "{effects:[clause/deed/order]+,then}", flow.SeriesThen),
    Pattern("effect", "{effect:sure}", None),
    Pattern("effect/may_do", "[you may/may] {effect:orders}", May),
    Pattern("effect/clause", "{who:player} [{effect:may_do}/<{effect:deed}|{effect:deeds}>]", flow.PlayersDo),
    Pattern("effect", "{effect:clause} if {condition:condition/singular}", flow.DoneIfAsked),
    Pattern("clause", "{subject:noun} [recovers|recover]", acting.Recover),
    Pattern("clause", "{effect:order} | you {effect:order}", None),
    Pattern("orders", "{effect:order}", None),
    # What is so for a while
    Pattern(
        "clause/lasting/lasting_more",
        "[{duration:duration}, {statement:assertion}/{duration:duration}, {statement:statement}/] | "
        "{statement:[assertion/statement/more]} {duration:duration}",
        lasting.Lasting,
    ),
    Pattern(
        "clause",
        "{subject:noun} [gets|get] <{atk:signed_amount} ATK </|and> {defense:signed_amount} DEF|"
        "{atk:signed_amount} ATK{defense=None}|{defense:signed_amount} DEF{atk=None}> {duration:duration} "
        "for each {each:counted}",
        lasting.LastingForEach,
    ),
    Pattern("clause", "{first:lasting} and {rest:lasting_more}", InTurn),
)

ENDURANCE: Final = "<{amount:points} endurance|{amount:each_points}|endurance equal to {amount:quantity}>"
ROWS: Final[dict[str, str]] = {
    "front or support row": acting.BOTH_ROWS,
    "front row": acting.ONLY_FRONT,
    "support row": acting.ONLY_SUPPORT,
}

# What "you" are told to do ("discard a card"), and what others do ("target player discards a card")
DEEDS: Final[tuple[Pattern, ...]] = (
    # Characters and other objects
    Pattern("order/deed", "[stun/stuns] {subject:noun}", acting.Stun),
    Pattern("order/deed", "[recover/recovers] {subject:noun}", acting.Recover),
    Pattern("order/deed", "[ready/readies] {subject:noun}", acting.Ready),
    Pattern("order/deed", "[exhaust/exhausts] {subject:noun}", acting.Exhaust),
    Pattern("order/deed", "[KO/<KO's|KOs>] {subject:noun}", acting.Ko),
    Pattern(
        "order/deed/clause",
        "[power-up {subject:noun}/powers-up {subject:noun}/{subject:noun} [becomes|become] powered-up]",
        acting.PowerUp,
    ),
    Pattern(
        "order/deed",
        "[return/returns] <{subject:his} to his owner's hand|{subject:her} to her owner's hand|"
        "{subject:noun} to <[its owner's hand|their owners' hands]|hand>>",
        acting.ReturnToHand,
    ),
    Pattern(
        "order/deed", "[return/returns] {subject:noun} to [your/<his or her|his|their>] hand", drawing.ReturnToYourHand
    ),
    Pattern("order/deed", "[remove/removes] {subject:noun} from the game", acting.RemoveFromGame),
    Pattern(
        "order/deed",
        "[move {subject:noun} <into|to> your/moves {subject:noun} to <his or her|his|their>] {row:row} | "
        "[move {subject:noun}/]",
        acting.Move,
        row=acting.BOTH_ROWS,
    ),
    Pattern("clause", "{statement:must_attack} {duration:duration} if able", lasting.Lasting),
    Pattern("must_attack", "{subject:noun} must attack", rules.MustAttack),
    Pattern(
        "order", "move {subject:noun} <to|into> <<its|his|her|their> controller's|the> {row:row}", acting.MoveWithin
    ),
    Pattern("row", named(ROWS), str),
    Pattern("order/deed", "[choose/chooses] {subject:one}", acting.Choose),
    Pattern("order/deed", "[choose/chooses] <a player|an opponent{opponent=True}>", special.ChoosePlayer),
    Pattern(
        "order/deed",
        "[<turn|flip>/<turns|flips>] <face down {subject:noun}|{subject:noun} face down>",
        acting.TurnFaceDown,
    ),
    Pattern("order/deed", "[replace/replaces] {subject:noun}", acting.Replace),
    # Counters
    Pattern(
        "order/deed", "[put/puts] {number:number_words} {counter:word} counter(s) on {subject:noun}", acting.PutCounter
    ),
    Pattern(
        "order/deed",
        "[remove/removes] {number:number_words} {counter:word} counter(s) from {subject:noun}",
        acting.RemoveCounter,
    ),
    Pattern(
        "order/deed",
        "[put/puts] {number:number_words} {atk:signed} <ATK / {defense:signed} DEF|/ {defense:signed}> counter(s) on "
        "{subject:noun} | [put/puts] {number:number_words} <{atk:signed} ATK{defense=0}|{defense:signed} DEF{atk=0}> "
        "counter(s) on {subject:noun} | "
        "[put/puts] a {atk:signed} ATK / {defense:signed} DEF counter on {subject:noun} for each {number:paid}",
        acting.PutStatCounter,
    ),
    # Cards
    Pattern(
        "order/deed",
        "[draw/draws] <{amount:amount} <|additional|extra|more> card(s)|{amount:each_cards}|"
        "<|a number of> cards equal to {amount:quantity}>",
        drawing.Draw,
    ),
    Pattern(
        "each_cards/each_points",
        "[{amount:amount} card(s)/{amount:points} endurance] for each {each:counted}",
        Times,
    ),
    Pattern(
        "order/deed",
        "[draw cards until you have/draws cards until <he or she has|he has|they have>] {amount:several} cards in "
        "<|[your/<his or her|his|their>]> hand",
        drawing.DrawUntil,
    ),
    Pattern(
        "order/deed",
        "[discard/discards] <a {filter:filter/singular}|{number:several} {filter:filter/plural}> "
        "<|from [your/<his or her|his|their>] hand>",
        drawing.Discard,
        number=ONE,
    ),
    Pattern(
        "order/deed",
        "[discard/discards] <[your/<his or her|his|their>] hand|all {filter:filter/plural}>",
        drawing.DiscardAll,
        filter=filters.Anything(),
    ),
    Pattern("order/deed", "[discard/discards] {amount:number_words} card(s) at random", drawing.DiscardAtRandom),
    Pattern("order/deed", "[reveal your/reveals <his or her|his|their>] hand", drawing.RevealHand),
    Pattern("order/deed", "[reveal/reveals] {subject:noun}", drawing.Reveal),
    Pattern("order/deed", "[look/looks] at {subject:noun}", drawing.LookAt),
    Pattern("order/deed", "[look/looks] at {who:targeted_hand}", drawing.LookAtHand),
    Pattern("order/deed", "[put/puts] {subject:noun} into [your/<his or her|his|their>] hand", drawing.PutIntoHand),
    Pattern(
        "order/deed",
        f"[put/puts] {{subject:placed}} into <play{{row={acting.BOTH_ROWS}}}|"
        f"[your/<his or her|his|their>] front row{{row={acting.ONLY_FRONT}}}|"
        f"[your/<his or her|his|their>] support row{{row={acting.ONLY_SUPPORT}}}>",
        acting.PutIntoPlay,
    ),
    Pattern("placed", "{noun:definite} | {noun:targeted}", None),
    Pattern(
        "order",
        "put {subject:noun} into your hand and the <rest|other|others> on the bottom of your deck <|in any order>",
        drawing.PutIntoHandRestOnBottom,
    ),
    Pattern(
        "order/deed",
        "[put/puts] {subject:noun} on <the bottom of [your/<his or her|his|their>] deck <|[in any order/]>"
        "{on_top=False}|"
        "<|the> top of [your/<his or her|his|their>] deck <|[in any order/]>{on_top=True}>",
        drawing.PutOnDeck,
    ),
    Pattern(
        "order/deed",
        "[put/puts] {subject:noun} on <the bottom of [its owner's deck|their owners' decks]{on_top=False}|"
        "<|the> top of [its owner's deck|their owners' decks]{on_top=True}>",
        drawing.PutOnOwnersDeck,
    ),
    Pattern(
        "order/deed",
        "[shuffle/shuffles] {subject:noun} into <[your/<his or her|his|their>] deck|"
        "[its owner's deck|their owners' decks]>",
        drawing.ShuffleIntoDeck,
    ),
    Pattern(
        "order/deed",
        "[shuffle your deck/shuffles <his or her|his|their> deck] | [shuffle/shuffles]",
        drawing.ShuffleDeck,
    ),
    Pattern(
        "order/deed", "[put/puts] {subject:noun} into [your/<his or her|his|their>] KO'd pile", drawing.PutIntoKoPile
    ),
    # Endurance
    Pattern("order/deed", f"[lose/loses] {ENDURANCE}", drawing.LoseEndurance),
    Pattern("order/deed", f"[gain/gains] {ENDURANCE}", drawing.GainEndurance),
    Pattern("order/deed", "[pay/pays] {amount:points} endurance", drawing.PayEnduranceNow),
    # The same in another order, which is read and not printed
    Pattern("delayed", "{effect:effect} {occasion:occasion} this turn.", rules.Delayed),
    Pattern("order", "for each {amount:endurance_each}", drawing.GainEndurance),
    Pattern("order", "for each {amount:loss_each}", drawing.LoseEndurance),
    Pattern("order", "for each {amount:draw_each}", drawing.Draw),
    Pattern(
        "endurance_each/loss_each/draw_each",
        "{each:counted}, <|you> "
        "[gain {amount:points} endurance/lose {amount:points} endurance/draw {amount:amount} card(s)]",
        Times,
    ),
    Pattern(
        "order", "put {subject:noun} back <|on top <|of your deck>> <|in any order>", drawing.PutOnDeck, on_top=True
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "effects": "what is done",
    "to_the_end": "what is done",
    "alternative": "what is done",
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
    "row": "a row",
    "lasting": "what is so for a while",
    "lasting_more": "what is so for a while",
    "each_points": "how much endurance",
    "placed": "a card",
    "each_cards": "how many cards",
    "endurance_each": "how much endurance",
    "loss_each": "how much endurance",
    "draw_each": "how many cards",
}
