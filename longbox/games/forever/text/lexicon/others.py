"""The words for what others do, what they choose, and what somebody may do or leave."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import cards, hurting, others, sentences, states
from longbox.games.forever.text.players import KINDS_OF_PLAYERS, OTHER_PLAYER
from longbox.games.forever.text.targets import Pronoun
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.choosing import ChooseOne, OneOrOther
from longbox.texts.may import May

CHOOSES_ONE: Final = (
    "{} <one|1><| of the following>:<| Either> "
    "<{{modes:consequence+or}}|{{modes:consequence+;or}}|{{modes:consequence+,or}}>"
)
OTHERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "clause",
        "each {kind:players} <{effect:deed}|must {effect:forced}> | all {kind:players_all} <must |>{effect:forced}",
        others.EachDoes,
    ),
    Pattern(
        "clause",
        "<the|each> {kind:players} with the most cards in <|their >hand <{effect:deed}|must {effect:forced}>",
        others.MostDoes,
    ),
    Pattern(
        "clause",
        "<the|each> {kind:players} with the fewest cards in <|their >hand <{effect:deed}|must {effect:forced}>",
        others.FewestDoes,
    ),
    Pattern(
        "clause",
        "<a|1|one|the|any|your> {kind:players}<| of your choice> <{effect:deed}|must {effect:forced}>",
        others.OneDoes,
    ),
    Pattern(
        "clause",
        "<another player|another player of your choice> <{effect:deed}|must {effect:forced}>",
        others.OneDoes,
        kind=OTHER_PLAYER,
    ),
    Pattern("clause", "each other player <{effect:deed}|must {effect:forced}>", others.EachDoes, kind=OTHER_PLAYER),
    Pattern("clause", "you <|must >{effect:bare}", None),
    Pattern("sentence", "for each {each:counted}, {effect:effect}.", sentences.ForEach),
    Pattern("choice", "choose <a|1|one> {kind:players}", others.ChoosePlayer),
    Pattern(
        "clause", "that player <{effect:deed}|must {effect:forced}> | they must {effect:forced}", others.ThatPlayerDoes
    ),
    # A sentence of its own, as "they draw a card and discard a card" is what they do, both.
    Pattern("sentence", "they {effect:their_deed}.", others.ThatPlayerDoes),
    Pattern(
        "clause",
        "{target:spoken_of_one}'s <controller|player> <{effect:deed}|must {effect:forced}>",
        others.ControllerDoes,
    ),
    Pattern(
        "clause",
        "its <controller|player> <{effect:deed}|must {effect:forced}>",
        others.ControllerDoes,
        target=Pronoun(),
    ),
    Pattern("spoken_of_one", "{target:that_one}", None),
    Pattern("forced", "{effect:bare}", None),
    Pattern("forced", "<|either >{modes:consequence+or}", OneOrOther),
    Pattern("forced", CHOOSES_ONE.format("choose"), ChooseOne),
    Pattern("act", CHOOSES_ONE.format("chooses"), ChooseOne),
    Pattern("bare", CHOOSES_ONE.format("choose"), ChooseOne),
    Pattern("act", "{modes:their_consequence+or}", OneOrOther),
    Pattern("consequence/their_consequence", "{effect:[bare/verb]}", None),
    Pattern("consequence/their_consequence", "{effect:befalls}", None),
    Pattern("befalls", "{target:target} <[suffers|suffer]|[takes|take]> {amount:mass} damage", hurting.Suffer),
    Pattern("befalls", "{target:target} [is|are] exhausted", states.Exhaust),
    Pattern(
        "verb/bare",
        "[has/have] {target:target} <suffer|take> {amount:mass} damage | [chooses/choose] {target:chosen} to suffer "
        "{amount:mass} damage",
        hurting.Suffer,
    ),
    Pattern("clause", "have {target:target} <suffer|take> {amount:mass} damage", hurting.Suffer),
    Pattern(
        "clause/verb/bare",
        "[have/has/have] {target:target} <suffer|take> damage equal to {amount:quantity}",
        hurting.Suffer,
    ),
    Pattern("choice/verb/bare", "[discard/discards/discard] {target:some_revealed}", cards.DiscardCards),
    # What may be done or left together
    Pattern("clause", "you may {effect:granted}", May),
    Pattern("deed", "may {effect:bare} | may {effect:granted_them}", May),
    Pattern("deed", "may {effect:bare} to {benefit:consequence}", sentences.TheyMayPay),
    Pattern("grant", "{effect:clause}", None),
    Pattern("their_choice", "{effect:bare}", None),
    Pattern("their_deed", "{effect:bare} | {effect:granted_them}", None),
    Pattern("their_deed", "may {effect:bare} | may {effect:granted_them}", May),
    Pattern("players", " | ".join(KINDS_OF_PLAYERS), str),
    Pattern("players_all", named({f"{kind}s": kind for kind in KINDS_OF_PLAYERS}), str),
)
