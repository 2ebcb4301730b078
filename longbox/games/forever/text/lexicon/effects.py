"""The words for what texts tell to do; those about citizens and acts stand in `deeds.py`."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import THIS_ROUND
from longbox.games.forever.definitions import BUY_COST, HERO, RECRUITMENT_COST, RESCUE, ROGUE, THREATEN
from longbox.games.forever.text.amounts import ALL_DAMAGE, OtherIf
from longbox.games.forever.text.effects import (
    acts,
    cards,
    decks,
    hands,
    hurting,
    sentences,
    spoken,
    states,
)
from longbox.games.forever.text.filters import OfTypes, Picked, ThisLocation
from longbox.games.forever.text.locations import LocationOf
from longbox.games.forever.text.places import AtLocations
from longbox.games.forever.text.players import YOU
from longbox.games.forever.text.targets import (
    One,
    Pronoun,
    SoMany,
    SomeOf,
    ThatCard,
    ThatPlace,
    Them,
    ThoseCards,
    WhereItStands,
    WhereThatStands,
)
from longbox.language import Pattern
from longbox.texts.amounts import Fixed
from longbox.texts.conditions import IfElse, InsteadIf
from longbox.texts.sequences import WhereX

ANY_LOCATION: Final = "<another|a|any|any other|a different> <Location|location><| of your choice>"
PLACES_OF: Final = "<the Locations of|the locations of|the positions of|the places of|positions of|>"
A_PLAYER: Final = "<a|an|the|your> {kind:players}"
REVEALED: Final = "<|, reveal it,|, reveal it| and reveal it,>"
PILE: Final = cards.DISCARD_PILE
PUT_DISCARDED: Final = "put <a|1|one> {filter:filter/singular} from your discard pile"
ON_TOP: Final = "on <top|the top>"
ON_BOTTOM: Final = "on <the bottom|bottom>"
FROM_IT: Final = "< from it| in it| from that hand>"
WHERE_IT_IS: Final = "<| at <his|her|its|their> <Location|location>| there>"
WHOSE: Final = "<its owner's|your|that|their owner's|their|that player's>"

EFFECTS: Final[tuple[Pattern, ...]] = (
    Pattern("told", "{effect:sentence}", None),
    Pattern("told", "{first:sentence} {rest:told}", sentences.InTurn),
    Pattern("sentence", "{effect:effect}, where X is {amount:quantity}.", WhereX),
    Pattern("sentence", "{effect:effect} if {condition:condition}.", sentences.DoneOnlyIf),
    Pattern("sentence", "{effect:effect}<,|> or {other:effect} instead<|,> if {condition:condition}.", InsteadIf),
    Pattern("sentence", "if {condition:condition}, {effect:effect}<;|,> otherwise<,|> {otherwise:effect}.", IfElse),
    Pattern("clause", "{target:target} <[suffers|suffer]|[takes|take]> {amount:damage_or}", hurting.Suffer),
    Pattern(
        "damage_or",
        "{amount:mass} damage<,|> or {other:mass}<| damage>< instead|> if {condition:condition}",
        OtherIf,
    ),
    # Cards
    Pattern(
        "choice/verb/bare",
        "[draw/draws/draw] {amount:amount} card(s)< for each {each:counted}|> "
        "| [draw/draws/draw] {amount:amount} <more|additional|extra> card(s)< for each {each:counted}|>",
        cards.Draw,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] {amount:portion} card(s)< from [your/their/your/their] hand|>",
        cards.DiscardFromHand,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] <{amount:amount} card(s) at random|{amount:amount} random card(s)>"
        "< from [your/their/your/their] hand|>",
        cards.DiscardAtRandom,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] the top card of [your/their/your/their] deck",
        cards.DiscardTop,
        amount=Fixed(1),
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] the top {amount:amount} cards of [your/their/your/their] deck",
        cards.DiscardTop,
    ),
    Pattern("choice", "search your {place:place} for {filter:sought} and play it", cards.FindAndPlay),
    Pattern(
        "choice",
        "search your {place:place} for {filter:sought}<|, reveal it,|, reveal it| and reveal it,> "
        "and put it into your hand "
        "| return <a|1|one> {filter:filter/singular} from your {place:place} to your hand "
        "| put <a|1|one> {filter:filter/singular} from your {place:place} into your hand",
        cards.TakeIntoHand,
    ),
    Pattern(
        "choice",
        f"search your {{place:searched_deck}} for {{filter:sought}}{REVEALED} "
        "and put it into your hand<. Then<,|> shuffle|, then shuffle|. Shuffle> your deck",
        cards.TakeIntoHand,
    ),
    Pattern("searched_deck", f"{cards.DECK} | {cards.DECK_OR_DISCARD_PILE}", str),
    Pattern(
        "choice/verb/bare",
        "<[return/returns/return]|[put/puts/put]> {amount:portion} {filter:filter/plural} "
        "from [your/their/your] discard pile <to|into> [your/their/your] hand",
        cards.TakeSeveral,
    ),
    Pattern(
        "choice",
        "look at the top {count:count} cards of a {kind:players}'s deck and put them back in any order",
        decks.StackDeck,
    ),
    Pattern("choice/verb/bare", "[reveal/reveals/reveal] [your/their/their] hand", decks.RevealHand),
    Pattern("choice/verb", "[reveal/reveals] the top card of [your/their] deck", decks.RevealTop, amount=Fixed(1)),
    Pattern(
        "choice/verb",
        "[reveal/reveals] the top {amount:amount} cards of [your/their] deck "
        "| [reveal/reveals] {amount:amount} card(s) from the top of [your/their] deck",
        decks.RevealTop,
    ),
    Pattern("choice", "put each card you own among them into your hand", decks.TakeOwn),
    Pattern(
        "choice",
        f"reveal <{{amount:amount}} random card(s)|{{amount:amount}} card(s) at random> from {A_PLAYER}'s hand",
        hands.RevealAtRandom,
    ),
    Pattern(
        "choice/verb/bare",
        "[reveal/reveals/reveal] <{amount:amount} random card(s)|{amount:amount} card(s) at random> "
        "from [your/their/their] hand",
        hands.RevealOwnAtRandom,
    ),
    Pattern("choice", f"look at {A_PLAYER}'s hand", hands.LookAtHand),
    Pattern(
        "choice",
        "discard {target:some_of} and return the <other|others|rest>< to <their|that> hand|>",
        cards.DiscardCards,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] <all cards in |>[your/their/your/their] hand",
        hands.DiscardHand,
    ),
    Pattern(
        "choice/verb/bare",
        "[choose/chooses/choose] a number <between|from> {least:integer} <and|to> {most:integer}",
        hands.ChooseNumber,
    ),
    Pattern(
        "choice",
        f"look at {A_PLAYER}'s hand and choose <a|1|one> {{filter:filter/singular}}< from it| in it|>",
        hands.ChooseFromHand,
    ),
    Pattern(
        "sentence",
        f"look at {A_PLAYER}'s hand. Choose <a|1|one> {{filter:filter/singular}} <from|in> <it|that hand>.",
        hands.ChooseFromHand,
    ),
    Pattern(
        "choice",
        f"look at {A_PLAYER}'s hand and discard <a|1|one> {{filter:filter/singular}}{FROM_IT}",
        hands.DiscardFromTheirHand,
    ),
    Pattern(
        "sentence",
        f"look at {A_PLAYER}'s hand. Discard <a|1|one> {{filter:filter/singular}} <from|in> <it|that hand>.",
        hands.DiscardFromTheirHand,
    ),
    Pattern(
        "verb/bare",
        f"[puts/put] {{target:spoken_of}} {ON_TOP} of <their|that player's|its owner's> deck",
        decks.PutOnTop,
    ),
    Pattern(
        "verb/bare",
        f"[puts/put] {{target:spoken_of}} {ON_BOTTOM} of <their|that player's|its owner's> deck",
        decks.PutOnBottom,
    ),
    Pattern("spoken_or_some", "{target:spoken_of}", None),
    Pattern("spoken_or_some", "{target:some_of}", None),
    Pattern("some_of", "{count:count} of {target:several}", SomeOf),
    Pattern(
        "choice",
        f"look at the top <card{{count=1}}|{{count:count}} cards> of {A_PLAYER}'s deck",
        decks.LookAtTop,
    ),
    Pattern("choice", "look at the top <card{count=1}|{count:count} cards> of your deck", decks.LookAtTop, kind=YOU),
    Pattern("choice", f"put {{target:spoken_or_some}} {ON_TOP} of {WHOSE} deck", decks.PutOnTop),
    Pattern("choice", f"put {{target:spoken_or_some}} {ON_BOTTOM} of {WHOSE} deck", decks.PutOnBottom),
    Pattern("choice", "<put|return> {target:spoken_of} <back|back on top>", decks.PutOnTop),
    Pattern(
        "choice",
        f"{PUT_DISCARDED} {ON_TOP} of your deck",
        cards.FindForTop,
        place=cards.DISCARD_PILE,
    ),
    Pattern(
        "choice",
        f"{PUT_DISCARDED} {ON_BOTTOM} of your deck",
        cards.FindForBottom,
        place=cards.DISCARD_PILE,
    ),
    Pattern("choice/paid", f"put {{amount:portion}} card(s) from your hand {ON_TOP} of your deck", hands.PutOnOwnDeck),
    Pattern(
        "choice/paid", f"put {{amount:portion}} card(s) from your hand {ON_BOTTOM} of your deck", hands.PutUnderOwnDeck
    ),
    Pattern("choice", "draw <|cards >until you have {count:count} cards in <your |>hand", hands.DrawUpTo),
    Pattern("choice", "shuffle your discard pile into your deck", hands.ShuffleBack),
    Pattern("place", " | ".join(cards.PLACES), str),
    Pattern("choice/verb/bare", "[look/looks/look] at {target:target}", cards.LookAtSchemes),
    Pattern(
        "choice",
        "put {target:spoken_of} into your hand | draw {target:spoken_of} | take {target:spoken_of} into your hand",
        spoken.TakeIt,
    ),
    Pattern("sentence", "you may {effect:paid} to {benefit:effect}.", sentences.MayPay),
    Pattern("sentence", "<|then |then, >{effect:paid} to {benefit:effect}.", sentences.PayFor),
    Pattern("choice", "play <a|any|1|one> {filter:filter/singular} from your hand", cards.PlayFromHand),
    Pattern("choice", "play it<| immediately| at once| right away>", spoken.PlayIt, target=Pronoun()),
    Pattern("choice", "play {target:spoken_of_one}", spoken.PlayIt),
    Pattern("spoken_of", "it", Pronoun),
    Pattern("spoken_of", "them {plural}", Them),
    Pattern("spoken_of", "that {filter:simple/singular}", ThatCard),
    Pattern("spoken_of", "those {filter:simple/plural}", ThoseCards),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition}, {other:effect} instead.",
        InsteadIf,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[return/returns/return/return] {target:[target/target/chosen/target]} to <its owner's|their owner's> hand "
        "| [return/returns/return/return] {target:[target/target/chosen/target]} to [your/their/your/their] hand",
        cards.PutIntoHand,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] {target:[target/target/chosen/target]}",
        cards.DiscardCards,
    ),
    Pattern(
        "choice/verb/bare",
        "<[add/adds/add] {amount:mass} {word:resource} to [your/their/your] <resource |>pool"
        "|[gain/gains/gain] {amount:mass} {word:resource}>< for each {each:counted}|><| this <phase|turn>>",
        cards.GainResources,
    ),
    Pattern(
        "choice",
        "add {word:resource} equal to {amount:quantity} to your <resource |>pool "
        "| gain {word:resource} equal to {amount:quantity}",
        cards.GainResources,
    ),
    Pattern(
        "choice/verb/bare",
        "[recruit/recruits/recruit] <a|1|one> {filter:filter/singular} from [your/their/your] reserve "
        "<without paying <its cost|for it>|for free|at no cost>",
        cards.RecruitFree,
    ),
    # Characters
    Pattern(
        "clause",
        "{target:target} <|then ><[suffers|suffer]|[takes|take]> {amount:mass} <|additional |more |extra >damage"
        "< for each {each:counted}|> "
        "| <deal|do> {amount:mass} <|additional |more |extra >damage to {target:target}< for each {each:counted}|>",
        hurting.Suffer,
    ),
    Pattern(
        "clause",
        "{target:target} <[suffers|suffer]|[takes|take]> that damage instead",
        hurting.SuffersItInstead,
    ),
    Pattern(
        "clause",
        "{target:target} <[suffers|suffer]|[takes|take]> damage equal to {amount:quantity} "
        "| <deal|do> damage equal to {amount:quantity} to {target:target}",
        hurting.Suffer,
    ),
    Pattern(
        "sentence",
        "{target:target} <[suffers|suffer]|[takes|take]> {amount:mass} damage. <This|That> damage {kept:unreduced}. "
        "| <deal|do> {amount:mass} damage to {target:target}. <This|That> damage {kept:unreduced}.",
        hurting.SufferKept,
    ),
    Pattern(
        "choice/verb/bare",
        "[heal/heals/heal] all damage from {target:target} | [remove/removes/remove] all damage from {target:target}",
        hurting.Heal,
        amount=Fixed(ALL_DAMAGE),
    ),
    Pattern(
        "choice/verb/bare",
        "[heal/heals/heal] {amount:mass} damage <from|on> {target:target}< for each {each:counted}|> "
        "| [remove/removes/remove] {amount:mass} damage from {target:target}< for each {each:counted}|> "
        "| [heal/heals/heal] {target:target} <for|by> {amount:mass}<| damage> "
        "| [heal/heals/heal] {target:target} {amount:mass} damage< for each {each:counted}|>",
        hurting.Heal,
    ),
    Pattern(
        "choice/verb/bare",
        "[heal/heals/heal] damage equal to {amount:quantity} from {target:target} "
        "| [heal/heals/heal] damage from {target:target} equal to {amount:quantity}",
        hurting.Heal,
    ),
    Pattern(
        "clause",
        "{target:target} <|then >[heals|heal] {amount:mass}< damage|>< for each {each:counted}|>",
        hurting.Heal,
    ),
    Pattern(
        "clause",
        "{target:target} recovers | recover {target:fallen} | return {target:fallen_one} to play",
        hurting.Recover,
    ),
    Pattern("fallen", "{target:target}", None),
    Pattern("fallen", "{target:fallen_one}", None),
    Pattern("fallen_one", "a captured Rogue", One, filter=OfTypes((ROGUE,))),
    Pattern("fallen_one", "a <knocked out|knocked-out|KO'd> Hero", One, filter=OfTypes((HERO,))),
    Pattern(
        "choice/verb/paid/bare",
        "[sacrifice/sacrifices/sacrifice/sacrifice] {target:[target/target/chosen/target]} "
        "| [remove/removes/remove/remove] {target:[target/target/chosen/target]} from the game",
        hurting.Sacrifice,
    ),
    Pattern(
        "choice/paid",
        "<sacrifice|remove> <a|1|one> {filter:filter/singular} <from|in> your {place:discard_pile}<| from the game>",
        cards.FindAndRemove,
    ),
    Pattern("discard_pile", "discard pile", str),
    Pattern("choice", "return {target:target} to your reserve", hurting.Retreat),
    Pattern(
        "clause",
        "{target:target} <[suffers|suffer]|[takes|take]> only {amount:mass} damage< instead|> "
        "| {target:target} <[suffers|suffer]|[takes|take]> only {amount:mass} of that damage< instead|>",
        hurting.SuffersOnly,
    ),
    Pattern(
        "clause",
        "{target:target} <[suffers|suffer]|[takes|take]> {amount:mass} <less|fewer> damage< instead|>",
        hurting.SuffersLess,
    ),
    Pattern(
        "choice",
        "reduce <that|the> damage by {amount:mass} | prevent {amount:mass} of <that|the> damage "
        "| prevent {amount:mass} damage",
        hurting.ReduceIt,
    ),
    Pattern(
        "choice",
        "reduce <that|the> damage by {amount:so_much_for_each} | prevent {amount:so_much_of_it_for_each}",
        hurting.ReduceIt,
    ),
    Pattern(
        "choice",
        "ignore <|all |all of >that damage | prevent <|all |all of ><that|the> damage | <ignore|prevent> it",
        hurting.IgnoreIt,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[exhaust/exhausts/exhaust/exhaust] {target:[target/target/chosen/target]}",
        states.Exhaust,
    ),
    Pattern("clause", "{target:target} <is|are|becomes|become> exhausted", states.Exhaust),
    Pattern("choice/verb/bare", "[choose/chooses/choose] {target:chosen}", states.Choose),
    Pattern("choice/verb/bare", "[ready/readies/ready] {target:target}", states.Ready),
    Pattern(
        "choice/verb/bare",
        f"[move/moves/move] {{target:target}} to {ANY_LOCATION}",
        states.GoToLocation,
    ),
    Pattern(
        "choice/verb/bare",
        "[move/moves/move] {target:target} to {place:place_gone_to} "
        "| [move/moves/move] {target:from_elsewhere} to {place:place_gone_to}",
        states.GoThere,
    ),
    Pattern(
        "choice/verb/bare",
        "[move/moves/move] {target:target} to <a|any|the> {filter:kind_of_place}",
        states.GoWhere,
    ),
    Pattern("from_elsewhere", "{filter:elsewhere}", One),
    Pattern(
        "elsewhere",
        "<a|1|one> {filter:filter/singular} from <a|another|any|any other> <Location|location>",
        AtLocations,
    ),
    Pattern("choice", f"<exchange|switch|swap> {PLACES_OF} {{target:two_characters}}", states.ExchangePlaces),
    Pattern("two_characters", "{count:count} {filter:filter/plural}", SoMany),
    Pattern("clause", "{target:target} <[moves|move]|<is|are> moved> to {place:place_gone_to}", states.GoThere),
    Pattern(
        "clause",
        f"{{target:target}} <[moves|move]|<is|are> moved> to {ANY_LOCATION}",
        states.GoToLocation,
    ),
    Pattern("place_gone_to", "this <Location|location>", ThisLocation),
    Pattern("place_gone_to", "{whose:definite}'s <Location|location>", LocationOf),
    Pattern("place_gone_to", "{target:where_it_stands}", Picked),
    Pattern("where_it_stands", "<its|his|her|their> <Location|location>", WhereItStands),
    Pattern("where_it_stands", "<that|the> <Location|location>", ThatPlace),
    Pattern(
        "where_it_stands",
        "<<that|the chosen> {filter:simple/singular}|the {filter:plain/singular}>'s <Location|location>",
        WhereThatStands,
    ),
    Pattern("clause", "<knock out|KO> {target:target}", hurting.KnockOut),
    Pattern("clause", "capture {target:target}", hurting.Capture),
    Pattern("clause", f"{{target:target}} <|then >[Rescues|Rescue]{WHERE_IT_IS}", acts.ActsNow, what=RESCUE),
    Pattern("clause", f"{{target:target}} <|then >[Threatens|Threaten]{WHERE_IT_IS}", acts.ActsNow, what=THREATEN),
    Pattern(
        "clause", f"{{target:target}} <may|can> <Rescue|rescue><| again>{WHERE_IT_IS}", acts.MayActNow, what=RESCUE
    ),
    Pattern(
        "clause",
        f"{{target:target}} <may|can> <Threaten|threaten><| again>{WHERE_IT_IS}",
        acts.MayActNow,
        what=THREATEN,
    ),
    Pattern("choice", "move {amount:portion} damage from {origin:target} to {goal:target}", hurting.MoveDamage),
    Pattern(
        "choice",
        "return {target:target}<| from <its|his|her|their> <Location|location>> to <its|his|her|their|your> play area",
        states.ReturnToPlayArea,
    ),
    Pattern("choice", "turn {target:target} faceup", states.TurnFaceup),
    Pattern("choice", "<gain|take> control of {target:target}", states.GainControl),
    Pattern(
        "choice",
        "<gain|take> control of {target:target} {until:until} | {until:until}, <gain|take> control of {target:target}",
        states.GainControlForSomeTime,
    ),
    *[
        Pattern(
            "clause",
            f"the next {{who:filter/singular}} you {deed}<| {{until:until}}> costs {{amount:fewer}}<| Renown| Infamy> "
            f"| {{until:until}}, the next {{who:filter/singular}} you {deed} costs {{amount:fewer}}<| Renown| Infamy>",
            states.NextForLess,
            cost=cost,
        )
        for deed, cost in (("buy", BUY_COST), ("recruit", RECRUITMENT_COST))
    ],
    Pattern("clause", "{constant:not_readying}", states.ForSomeTime, until=THIS_ROUND),
    Pattern("clause", "{constant:lasting} {until:until} | {until:until}, {constant:lasting}", states.ForSomeTime),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "sentence": "a sentence",
    "effect": "what is done",
    "clause": "what is done",
    "choice": "what is done",
    "verb": "what they do",
    "deed": "what they do",
    "act": "what they do",
    "forced": "what they do",
    "bare": "what they do",
    "grant": "what is done",
    "granted": "several things to do",
    "all_granted": "several things to do",
    "their_choice": "what they do",
    "granted_them": "several things that they may do",
    "their_deed": "what they do",
    "all_granted_them": "several things that they may do",
    "fallen": "who recovers",
    "consequence": "what they do, or what becomes of somebody",
    "their_consequence": "what they do, or what becomes of somebody",
    "befalls": "what becomes of somebody",
    "some_of": "some cards",
    "spoken_or_some": "some cards",
    "place_gone_to": "a Location",
    "spoken_of": "a card",
    "spoken_of_one": "a card",
    "told": "what is done",
    "place": "where cards are looked for",
    "fallen_one": "who recovers",
    "discard_pile": "where cards are looked for",
    "searched_deck": "where cards are looked for",
    "two_characters": "two characters",
    "where_it_stands": "a Location",
    "players": "players",
    "from_elsewhere": "a card",
    "elsewhere": "a kind of card",
    "kind_of_place": "a Location",
    "damage_or": "how much damage",
    "players_all": "players",
}
