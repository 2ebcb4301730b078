"""The words for what texts tell to do."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import THIS_ACT, THIS_ACTIVATION, THIS_ROUND
from longbox.games.forever.definitions import HERO, ROGUE
from longbox.games.forever.text.effects import acts, cards, crowds, decks, hurting, others, sentences, spoken, states
from longbox.games.forever.text.filters import OfTypes
from longbox.games.forever.text.players import KINDS_OF_PLAYERS
from longbox.games.forever.text.targets import One, Pronoun, ThatCard
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Fixed
from longbox.texts.choosing import ChooseOne, OneOrOther
from longbox.texts.conditions import InsteadIf
from longbox.texts.sequences import WhereX

EFFECTS: Final[tuple[Pattern, ...]] = (
    Pattern("told", "{effect:sentence}", None),
    Pattern("told", "{first:sentence} {rest:told}", sentences.InTurn),
    Pattern("sentence", "{effect:effect}, where X is {amount:quantity}.", WhereX),
    # Cards
    Pattern("choice/verb/bare", "[draw/draws/draw] {amount:amount} card(s)", cards.Draw),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] {amount:amount} card(s) from [your/their/your/their] hand",
        cards.DiscardFromHand,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] {amount:amount} card(s) at random from [your/their/your/their] hand",
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
    Pattern(
        "choice",
        "look at the top {count:count} cards of your deck, put each {filter:filter/singular} among them into your hand "
        "and discard the <others|rest>",
        cards.LookAndTake,
    ),
    Pattern("choice", "search your {place:place} for <a|any> {filter:filter/singular} and play it", cards.FindAndPlay),
    Pattern(
        "choice",
        "search your {place:place} for <a|any> {filter:filter/singular} and put it into your hand "
        "| return <a|1|one> {filter:filter/singular} from your {place:place} to your hand "
        "| put <a|1|one> {filter:filter/singular} from your {place:place} into your hand",
        cards.TakeIntoHand,
    ),
    Pattern(
        "choice",
        "look at the top {count:count} cards of a {kind:players}'s deck and put them back in any order",
        decks.StackDeck,
    ),
    Pattern(
        "choice",
        "look at the top {count:count} cards of a {kind:players}'s deck<, put|. Put> one of them on the bottom<| of "
        "that deck> and <|put >the <others|rest> <back|back on top> in any order",
        decks.StackDeckButOne,
    ),
    Pattern(
        "choice",
        "put up to {most:count} {filter:filter/plural} from your hand on top of a {kind:players}'s deck",
        decks.BuryInDeck,
    ),
    Pattern("choice/verb/bare", "[reveal/reveals/reveal] [your/their/their] hand", decks.RevealHand),
    Pattern("choice/verb", "[reveal/reveals] the top card of [your/their] deck", decks.RevealTop, amount=Fixed(1)),
    Pattern("choice/verb", "[reveal/reveals] the top {amount:amount} cards of [your/their] deck", decks.RevealTop),
    Pattern("choice", "put each card you own among them into your hand", decks.TakeOwn),
    Pattern("place", " | ".join(cards.PLACES), str),
    Pattern("choice", "look at {target:target}", cards.LookAtSchemes),
    Pattern("choice", "put {target:spoken_of} into your hand", spoken.TakeIt),
    Pattern("choice", "play <a|any|1|one> {filter:filter/singular} from your hand", cards.PlayFromHand),
    Pattern("choice", "play it", spoken.PlayIt, target=Pronoun()),
    Pattern("choice", "play {target:spoken_of_one}", spoken.PlayIt),
    Pattern("spoken_of", "<it|them>", Pronoun),
    Pattern("spoken_of", "that {filter:simple/singular} | those {filter:simple/plural}", ThatCard),
    Pattern(
        "sentence",
        "{effect:effect}. If {condition:condition}, {other:effect} instead.",
        InsteadIf,
    ),
    Pattern("sentence", "choose one: <{modes:clause+or}|{modes:clause+;or}|{modes:clause+,or}>.", ChooseOne),
    Pattern("choice", "return {target:target} to its owner's hand", cards.PutIntoHand),
    Pattern("choice/paid", "discard {target:[target/chosen]}", cards.DiscardCards),
    Pattern("choice", "add {amount:mass} {word:resource} to your resource pool", cards.GainResources),
    # Characters
    Pattern(
        "clause",
        "{target:target} [suffers|suffer] {amount:mass} damage | deal {amount:mass} damage to {target:target}",
        hurting.Suffer,
    ),
    Pattern("choice", "heal {amount:mass} damage from {target:target}", hurting.Heal),
    Pattern("clause", "{target:target} recovers | recover {target:fallen}", hurting.Recover),
    Pattern("fallen", "{target:target}", None),
    Pattern("fallen", "a captured Rogue", One, filter=OfTypes((ROGUE,))),
    Pattern("fallen", "a <knocked out|knocked-out|KO'd> Hero", One, filter=OfTypes((HERO,))),
    Pattern("choice/paid", "sacrifice {target:[target/chosen]}", hurting.Sacrifice),
    Pattern("choice", "return {target:target} to your reserve", hurting.Retreat),
    Pattern("choice", "reduce that damage by {amount:mass}", hurting.ReduceIt),
    Pattern("choice", "ignore that damage", hurting.IgnoreIt),
    Pattern("choice/paid", "exhaust {target:[target/chosen]}", states.Exhaust),
    Pattern("choice", "choose {target:chosen}", states.Choose),
    Pattern("choice", "ready {target:target}", states.Ready),
    Pattern("choice", "move {target:target} to another <Location|location>", states.GoToLocation),
    Pattern("choice", "return {target:target} to its play area", states.ReturnToPlayArea),
    Pattern("choice", "turn {target:target} faceup", states.TurnFaceup),
    Pattern("choice", "gain control of {target:target}", states.GainControl),
    Pattern("clause", "{constant:constant} <until the end of|during> {until:until}", states.ForSomeTime),
    Pattern(
        "until",
        named(
            {
                "this action": THIS_ACT,
                "this activation": THIS_ACTIVATION,
                "the round": THIS_ROUND,
                "this round": THIS_ROUND,
            }
        ),
        str,
    ),
    # Citizens
    Pattern("choice", "move {amount:portion} citizen(s) from {target:target} to Sanctuary", crowds.MoveToSanctuary),
    Pattern("choice", "return {amount:portion} citizen(s) from {target:target} to the supply", crowds.MoveToSupply),
    Pattern("choice", "move {amount:portion} citizen(s) from {origin:target} to {goal:holder}", crowds.MoveCitizens),
    Pattern("choice", "place {amount:amount} citizen(s) <|from the supply> on {target:target}", crowds.PlaceCitizens),
    Pattern("clause", "{target:target} claims", crowds.Claims),
    # Acts
    Pattern("clause", "the value of this action is {amount:value_of_act}", acts.SetBase),
    Pattern("value_of_act", "{amount:quantity} | {amount:mass}", None),
    Pattern("clause", "this action gets {amount:bonus}", acts.AddToAct),
    Pattern("choice", "ignore {count:count} <of its modifiers|modifier(s)|Attack Modifier(s)>", acts.IgnoreModifiers),
    Pattern("choice", "reduce that claim by {amount:mass}", acts.ReduceClaim),
    Pattern("choice", "cancel it", acts.CancelIt),
    Pattern("clause", "{effect:clause} instead", acts.Instead),
    Pattern("clause", "{who:target} attacks {target:target}", acts.AttacksIt),
    # Others
    Pattern("clause", "each {kind:players} <{effect:deed}|must {effect:forced}>", others.EachDoes),
    Pattern("clause", "<a|1|one|the> {kind:players} <{effect:deed}|must {effect:forced}>", others.OneDoes),
    Pattern(
        "clause", "{target:spoken_of_one}'s controller <{effect:deed}|must {effect:forced}>", others.ControllerDoes
    ),
    Pattern("clause", "its controller <{effect:deed}|must {effect:forced}>", others.ControllerDoes, target=Pronoun()),
    Pattern("spoken_of_one", "<that|the chosen> {filter:simple/singular}", ThatCard),
    Pattern("forced", "{effect:bare}", None),
    Pattern("forced", "{modes:bare+or}", OneOrOther),
    Pattern("act", "{modes:verb+or}", OneOrOther),
    Pattern(
        "verb/bare",
        "[has/have] {target:target} suffer {amount:mass} damage | [chooses/choose] {target:chosen} to suffer "
        "{amount:mass} damage",
        hurting.Suffer,
    ),
    Pattern("players", " | ".join(KINDS_OF_PLAYERS), str),
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
    "fallen": "who recovers",
    "spoken_of": "a card",
    "spoken_of_one": "a card",
    "told": "what is done",
    "place": "where cards are looked for",
    "until": "how long it is so",
    "value_of_act": "a number",
    "players": "players",
}
