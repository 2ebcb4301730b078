"""The words for what texts tell to do, and how sentences are made of it."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import rules
from longbox.games.vs.terms import Modal, TextAmount
from longbox.games.vs.text import definite, targets
from longbox.games.vs.text.effects import acting, drawing, flow, gaining, lasting, opponents_choice, special
from longbox.games.vs.text.lexicon.nouns import THEIRS
from longbox.games.vs.text.lexicon.orders import told
from longbox.kernel.modifiers import THIS_TURN
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Fixed, Times
from longbox.texts.filters import AnyCard, With
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
    Pattern("sentence", "then<,|> {effect:effect}.", None),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition/singular}, <instead, {other:effect}|{other:effect} instead>.",
        flow.InsteadIfAsked,
    ),
    Pattern(
        "sentence",
        "{effect:lasting}. If {condition:condition/singular}, <instead, {statement:assertion}|"
        "{statement:assertion} instead>.",
        flow.InsteadAsLong,
    ),
    Pattern("sentence", "choose one: {modes:effect+;or}.", Modal),
    Pattern("sentence", "an opponent chooses one: {modes:opponents_mode+;or}.", opponents_choice.OpponentsModal),
    Pattern("opponents_mode", "{effect:effect}", None),
    Pattern("opponents_mode", "you {effect:orders}", opponents_choice.YouDo),
    # What must be done, without a choice
    Pattern("surely/sure_sentence", "{effect:sure}.", None),
    # A sentence
    Pattern("sure", "{effect:clause}", None),
    Pattern("sure/deeds/orders/offers", "{effects:[clause/deed/order/offered]+and}", flow.Series),
    Pattern("sure/deeds/orders/offers", "{effects:[clause/deed/order/offered]+,then}", flow.SeriesThen),
    Pattern("effect", "{effect:sure}", None),
    Pattern("effect/may_do", "[you may {effect:orders}/may {effect:offers}]", May),
    Pattern("effect/clause", "{who:player} [{effect:may_do}/<{effect:deed}|{effect:deeds}>]", flow.PlayersDo),
    Pattern(
        "effect",
        "{effect:clause} if {condition:condition/singular} | {effect:offer} if {condition:condition/singular}",
        flow.DoneIfAsked,
    ),
    Pattern("offer", "you may {effect:orders}", May),
    Pattern("clause", "recover {subject:told_of}", acting.Recover),
    Pattern("told_of", "{word:him_or_her}", definite.Pronoun),
    Pattern("him_or_her", "him | her | them", str),
    Pattern("clause", "{subject:noun} [recovers|recover]", acting.Recover),
    Pattern("clause", "{effect:order} | you {effect:order}", None),
    Pattern("orders/offers", "{effect:[order/offered]}", None),
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
    Pattern(
        "clause",
        "{subject:noun} [gets|get] <|your choice of> {atk:signed_amount} ATK or {defense:signed_amount} DEF "
        "{duration:duration} | {duration:duration}, {subject:noun} [gets|get] <|your choice of> "
        "{atk:signed_amount} ATK or {defense:signed_amount} DEF",
        lasting.GetsOneOrOther,
    ),
    Pattern(
        "order", "<switch|exchange|swap> the ATK and DEF of {subject:noun} {duration:duration}", lasting.SwitchValues
    ),
)

ENDURANCE: Final = "<{amount:points} endurance|{amount:each_points}|endurance equal to {amount:quantity}>"
ROWS: Final[dict[str, str]] = {
    "front <|row> or <|the|its|his|her|your> support row": acting.BOTH_ROWS,
    "front row": acting.ONLY_FRONT,
    "support row": acting.ONLY_SUPPORT,
}

AREAS: Final[dict[str, str]] = {"visible area": acting.VISIBLE_AREA, "hidden area": acting.HIDDEN_AREA}

# What "you" are told to do ("discard a card"), and what others do ("target player discards a card")
DEEDS: Final[tuple[Pattern, ...]] = (
    # Characters and other objects
    told("[stun/stuns] {subject:noun}", acting.Stun),
    told("[recover/recovers] {subject:noun}", acting.Recover),
    told("[ready/readies] {subject:noun}", acting.Ready),
    told("[exhaust/exhausts] {subject:noun}", acting.Exhaust),
    told("[KO/<KO's|KOs>] {subject:noun}", acting.Ko),
    Pattern(
        "order/deed/clause",
        "[power-up {subject:noun}/powers-up {subject:noun}/{subject:noun} [becomes|become] powered-up]",
        acting.PowerUp,
    ),
    told(
        "[return/returns] <{subject:his} to his owner's hand|{subject:her} to her owner's hand|"
        "{subject:noun} to <[its owner's hand|their owners' hands]|their owner's hand|hand>> | "
        "[put/puts] {subject:noun} into [its owner's hand|their owners' hands]",
        acting.ReturnToHand,
    ),
    told("[return/returns] {subject:noun} to [your/<his or her|his|their>] hand", drawing.ReturnToYourHand),
    told("[remove/removes] {subject:noun} from the game", acting.RemoveFromGame),
    told(
        "[move/moves] {subject:noun} <into|to> <|an empty <position|space> in> "
        "[your/<his or her|his|their>] {row:row} | "
        "[move/moves] {subject:noun} | "
        "<[gain/gains]|[take/takes]> control of {subject:noun} "
        "<|and move it to [your/<his or her|his|their>] {row:row}>",
        acting.Move,
        row=acting.BOTH_ROWS,
    ),
    told(
        "[move/moves] {subject:noun} <|from <[your/<his or her|his|their>]|the> <hidden|visible> area> <into|to> "
        "<[your/<his or her|his|their>]|the|<its|his|her|their> controller's> {area:area}",
        acting.MoveToArea,
    ),
    Pattern("area", named(AREAS), str),
    Pattern("clause", "{statement:must_attack} {duration:duration} if able", lasting.Lasting),
    Pattern("must_attack", "{subject:noun} must attack", rules.MustAttack),
    Pattern(
        "order",
        "move {subject:noun} <to|into> <<its|his|her|their> controller's|the|its|his|her|their> {row:row}",
        acting.MoveWithin,
    ),
    Pattern("order", "move {subject:of_opponent} <to|into> that <player|opponent>'s {row:row}", acting.MoveWithin),
    Pattern("of_opponent", "{part:of_opponent_part}", targets.TargetCard),
    Pattern("of_opponent_part", "target {filter:of_opponent_filter/singular}", targets.TargetCards),
    Pattern("of_opponent_filter", "{filter:described} an opponent controls", With, quality=THEIRS),
    Pattern("row", named(ROWS), str),
    told("[choose/chooses] <{subject:one}|{subject:some}|{subject:from_among}>", acting.Choose),
    told("[choose/chooses] {first:one} and {second:one}", acting.ChooseBoth),
    told("[choose/chooses] <a player|an opponent{opponent=True}>", special.ChoosePlayer),
    told(
        "[<turn|flip>/<turns|flips>] <face down {subject:noun}|{subject:noun} face down>",
        acting.TurnFaceDown,
    ),
    told("[replace/replaces] {subject:noun} <|with the top card of its owner's deck>", acting.Replace),
    # Counters
    told("[put/puts] {number:number_words} {counter:word} counter(s) on {subject:noun}", acting.PutCounter),
    told(
        "[remove/removes] {number:number_words} {counter:word} counter(s) from {subject:noun}",
        acting.RemoveCounter,
    ),
    told(
        "[put/puts] {number:number_words} {atk:signed} <ATK / {defense:signed} DEF|/ {defense:signed}> counter(s) on "
        "{subject:noun} | [put/puts] {number:number_words} <{atk:signed} ATK{defense=0}|{defense:signed} DEF{atk=0}> "
        "counter(s) on {subject:noun} | "
        "[put/puts] a {atk:signed} ATK / {defense:signed} DEF counter on {subject:noun} for each {number:paid}",
        acting.PutStatCounter,
    ),
    # Cards
    told(
        "[draw/draws] <{amount:amount} <|additional|extra|more> card(s)|{amount:each_cards}|"
        "<|a number of> cards equal to {amount:quantity}>",
        drawing.Draw,
    ),
    Pattern(
        "each_cards/each_points/each_resource_points",
        "[{amount:amount} card(s)/{amount:points} endurance/{amount:amount} <|additional|extra> resource point(s)] "
        "for each {each:counted}",
        Times,
    ),
    told(
        "[draw/draws] cards until [you have/<he or she has|he has|they have>] {amount:several} cards in "
        "<|[your/<his or her|his|their>]> hand",
        drawing.DrawUntil,
    ),
    told(
        "[discard/discards] <a {filter:filter/singular}|{number:several} {filter:filter/plural}> "
        "<|from [your/<his or her|his|their>] hand>",
        drawing.Discard,
        number=ONE,
    ),
    told(
        "[discard/discards] <[your/<his or her|his|their>] hand|all {filter:filter/plural}>",
        drawing.DiscardAll,
        filter=AnyCard(),
    ),
    told("[discard/discards] {number:number_words} card(s) at random", drawing.DiscardAtRandom),
    told("[discard/discards] <{subject:spoken}|{subject:from_among}>", drawing.DiscardThat),
    told("[reveal/reveals] [your/<his or her|his|their>] hand", drawing.RevealHand),
    told("[reveal/reveals] {subject:noun}", drawing.Reveal),
    told("[look/looks] at {subject:noun}", drawing.LookAt),
    told("[look/looks] at {who:targeted_hand}", drawing.LookAtHand),
    told("[put/puts] {subject:noun} into [your/<his or her|his|their>] hand", drawing.PutIntoHand),
    *[
        told(
            f"<[put/puts] {{subject:placed}} into|[return/returns] {{subject:placed}} to> "
            f"<play <|under [your/<his or her|his|their>] control>{{row={acting.BOTH_ROWS}}}|"
            f"[your/<his or her|his|their>] front row{{row={acting.ONLY_FRONT}}}|"
            f"[your/<his or her|his|their>] support row{{row={acting.ONLY_SUPPORT}}}>{state}",
            meaning,
        )
        for state, meaning in (("", acting.PutIntoPlay), (" exhausted", acting.PutIntoPlayExhausted))
    ],
    *[
        told(
            f"[put/puts] {{subject:placed}} into play {state} [your/<his or her|his|their>] "
            f"<front row{{row={acting.ONLY_FRONT}}}|support row{{row={acting.ONLY_SUPPORT}}}>",
            meaning,
        )
        for state, meaning in (("in", acting.PutIntoPlay), ("exhausted in", acting.PutIntoPlayExhausted))
    ],
    told(
        "[put/puts] {subject:placed} into play in [your/<his or her|his|their>] "
        f"<front row{{row={acting.ONLY_FRONT}}}|support row{{row={acting.ONLY_SUPPORT}}}> exhausted",
        acting.PutIntoPlayExhausted,
    ),
    Pattern("placed", "{noun:definite} | {noun:targeted}", None),
    Pattern(
        "order",
        "put {subject:noun} into your hand and the <rest|other|others> on the bottom of your deck <|in any order>",
        drawing.PutIntoHandRestOnBottom,
    ),
    told(
        "[put/puts] {subject:noun} on <the bottom of [your/<his or her|his|their>] deck <|[in any order/]>"
        "{on_top=False}|"
        "<|the> top of [your/<his or her|his|their>] deck <|[in any order/]>{on_top=True}>",
        drawing.PutOnDeck,
    ),
    told(
        "[put/puts] {subject:noun} on <the bottom of [its owner's deck|their owners' decks]{on_top=False}|"
        "<|the> top of [its owner's deck|their owners' decks]{on_top=True}>",
        drawing.PutOnOwnersDeck,
    ),
    told(
        "[shuffle/shuffles] {subject:noun} into <[your/<his or her|his|their>] deck|"
        "[its owner's deck|their owners' decks]>",
        drawing.ShuffleIntoDeck,
    ),
    told(
        "[shuffle/shuffles] [your/<his or her|his|their>] hand into [your/<his or her|his|their>] deck",
        drawing.ShuffleHandIntoDeck,
    ),
    told(
        "[shuffle/shuffles] <[your/<his or her|his|their>] deck|>",
        drawing.ShuffleDeck,
    ),
    told("[put/puts] {subject:noun} into [your/<his or her|his|their>] KO'd pile", drawing.PutIntoKoPile),
    # Endurance
    told(f"[lose/loses] {ENDURANCE}", drawing.LoseEndurance),
    told(f"[gain/gains] {ENDURANCE}", drawing.GainEndurance),
    told("[pay/pays] {amount:points} endurance", drawing.PayEnduranceNow),
    told("[pay/pays] {amount:number_words} resource point(s)", drawing.PayPointsNow),
    told(
        "<[gain/gains]|[get/gets]> <<{amount:amount}|{amount:amount} <additional|extra>> resource point(s)|"
        "{amount:each_resource_points}> <|this turn>",
        gaining.GainPoints,
    ),
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
    "opponents_mode": "what is done",
    "sure": "what is done",
    "surely": "what is done",
    "sure_sentence": "what is done",
    "told_of": "a card",
    "him_or_her": "a card",
    "offer": "what you may do",
    "may_do": "what a player may do",
    "clause": "what is done",
    "deeds": "what a player does",
    "deed": "what a player does",
    "orders": "what is done",
    "order": "what is done",
    "offers": "what a player may do",
    "offered": "what a player may do",
    "row": "a row",
    "of_opponent": "a target",
    "of_opponent_part": "a target",
    "of_opponent_filter": "a kind of card",
    "area": "an area",
    "lasting": "what is so for a while",
    "lasting_more": "what is so for a while",
    "each_points": "how much endurance",
    "placed": "a card",
    "each_cards": "how many cards",
    "each_resource_points": "how many resource points",
    "endurance_each": "how much endurance",
    "loss_each": "how much endurance",
    "draw_each": "how many cards",
}
