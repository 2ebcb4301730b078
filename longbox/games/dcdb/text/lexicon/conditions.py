"""What is asked of what lies where: what you control, own and have, and what foes have."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.conditions import AtLeast, Not

CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition",
        "you control <{amount:one_controlled}|{least:so_many_done} {amount:controlled}>",
        AtLeast,
        least=1,
    ),
    Pattern("one_controlled/controlled", "[a {kind:kind/singular}/{kind:kind/plural}]", effects.CardsControlled),
    Pattern(
        "simple_condition",
        "you control <another {amount:another_controlled}{least=1}|{least:so_many} other {amount:others_controlled}>",
        AtLeast,
    ),
    Pattern(
        "another_controlled/others_controlled", "[{kind:kind/singular}/{kind:kind/plural}]", effects.OthersControlled
    ),
    Pattern(
        "simple_condition",
        "you own <{amount:one_owned}{least=1}|{least:so_many} {amount:owned}>",
        AtLeast,
    ),
    Pattern("one_owned/owned", "[a {kind:kind/singular}/{kind:kind/plural}]", effects.CardsIn, place=places.Owned()),
    Pattern("simple_condition", "you own {least:so_many} {amount:unlike_owned}", AtLeast),
    Pattern(
        "unlike_owned",
        f"{{kind:kind/plural}} with different <costs{{what={effects.DIFFERENT_COSTS}}}|"
        f"names{{what={effects.DIFFERENT_NAMES}}}> | different {{kind:kind/plural}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Owned(),
    ),
    Pattern("simple_condition", "you control {least:so_many} copies of one card", AtLeast, amount=effects.MostAlike()),
    Pattern(
        "simple_condition/held",
        "[you have /]{least:so_many} VP | [you have /]<a|any|at least one> VP{least=1}",
        AtLeast,
        amount=effects.VPHeld(),
    ),
    Pattern(
        "simple_condition",
        "you control {least:so_many_done} different {amount:different_controlled}",
        AtLeast,
    ),
    Pattern(
        "different_controlled",
        f"{{kind:kind/plural}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Controlled(),
    ),
    Pattern(
        "simple_condition",
        "you control cards of {least:so_many} different types | you control {least:so_many} different card types",
        AtLeast,
        amount=effects.DifferentIn(effects.DIFFERENT_TYPES, kinds.ANY_CARD, places.Controlled()),
    ),
    Pattern("simple_condition", "there are {least:so_many} different card types in {amount:types_in}", AtLeast),
    Pattern(
        "types_in",
        f"{{place:place}}{{what={effects.DIFFERENT_TYPES}}}",
        effects.DifferentIn,
        kind=kinds.ANY_CARD,
    ),
    Pattern("simple_condition", "your discard pile is empty", conditions.DiscardPileEmpty),
    Pattern("simple_condition", "your deck is empty", conditions.DeckEmpty),
    Pattern(
        "simple_condition",
        f"you <have <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:compared}}|"
        f"control <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:controlled}}> "
        "than <<each|every> <foe|other player>|all <foes|other players>|each of your foes|all <|of >your foes>",
        conditions.Compared,
    ),
    Pattern("compared", "VP", effects.VPHeld),
    Pattern("compared", "{kind:kind/plural} in {place:your_cards}", effects.CardsIn),
    Pattern("they_have", "VP", effects.VPHeld),
    Pattern("they_have", "{kind:kind/plural} in {place:their_cards}", effects.CardsIn),
    Pattern(
        "simple_condition/held",
        f"[you have/] <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"{{number:number}} or fewer {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}|"
        f"exactly {{number:count}} {{kind:kind}}{{relation={comparing.EXACTLY}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> in {{place:[your_cards/their_cards]}}",
        conditions.HasIn,
    ),
    Pattern("your_cards/their_cards", "<[your/their] |>hand", places.Hand),
    Pattern("your_cards/their_cards", "[your/their] discard pile", places.DiscardPile),
    Pattern("your_cards/their_cards", "the pile under [your/their] Super Hero", places.UnderHero),
    Pattern(
        "simple_condition",
        f"there <is a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}|"
        f"are {{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"are no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"are {{number:number}} or fewer {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}|"
        f"are exactly {{number:count}} {{kind:kind}}{{relation={comparing.EXACTLY}}}|"
        f"are <fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"are more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}> {{place:lying}}",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        f"you have <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> in {{place:further}}",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        f"{{place:holder}} <has|contains> <no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}|"
        f"a {{kind:kind/singular}}{{relation={comparing.OR_MORE}}}{{number=1}}> <|in it>",
        conditions.HasIn,
    ),
    Pattern(
        "simple_condition",
        "there is another {kind:kind/singular} {place:lying} | "
        "you have another {kind:kind/singular} in {place:among_yours}",
        conditions.HasAnotherIn,
    ),
    Pattern("lying", "{place:middle}", None),
    Pattern("lying", "in {place:place}", None),
    Pattern("lying", "in play", places.AllInPlay),
    Pattern("lying", "under your Super Hero", places.UnderHero),
    Pattern("middle", "in the Line-Up", places.LineUp),
    Pattern("middle", "on top of the Super-Villain stack", places.TopSuperVillain),
    Pattern("among_yours", "{place:your_cards}", None),
    Pattern("further", "your hand <or|and/or> discard pile", places.HandOrDiscardPile),
    Pattern("further", "your play area", places.InPlay),
    Pattern("further", "play", places.Controlled),
    Pattern("holder", "the Line-Up", places.LineUp),
    Pattern("holder", "your hand", places.Hand),
    Pattern("holder", "your discard pile", places.DiscardPile),
    Pattern("holder", "the destroyed pile", places.DestroyedPile),
    # What foes have
    Pattern(
        "simple_condition",
        "<a|any> foe has {amount:foes_so}{least=1} | {least:so_many} foes have {amount:foes_so}",
        AtLeast,
    ),
    Pattern("foes_so", "{condition:held}", counting.FoesHolding),
    Pattern("simple_condition", "no foe has {condition:some_foes_so}", Not),
    Pattern("some_foes_so", "{amount:foes_so}", AtLeast, least=1),
    Pattern("simple_condition", "<each|every> foe has {condition:held}", conditions.EachFoeHas),
    Pattern(
        "held",
        f"<more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:they_have}} than you",
        conditions.ThanYou,
    ),
    Pattern(
        "simple_condition", "you have <{least:integer} or more|at least {least:integer}> Power", conditions.HasPower
    ),
    Pattern(
        "simple_condition", "the top card of your discard pile is a {kind:kind/singular}", conditions.TopOfDiscardPile
    ),
    Pattern("simple_condition", "you control no {condition:controlling}", Not),
    Pattern("controlling", "{amount:controlled}", AtLeast, least=1),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "different_controlled": "cards you control",
    "types_in": "card types",
    "another_controlled": "cards you control",
    "others_controlled": "cards you control",
    "controlling": "a kind of card",
    "simple_condition": "a condition",
    "one_owned": "cards you own",
    "owned": "cards you own",
    "unlike_owned": "cards you own",
    "one_controlled": "cards you control",
    "controlled": "cards you control",
    "compared": "something to count",
    "held": "so many cards in a place",
    "your_cards": "cards of yours",
    "their_cards": "cards of theirs",
    "middle": "a place in the middle",
    "lying": "where cards lie",
    "among_yours": "cards of yours",
    "further": "cards of yours",
    "holder": "where cards lie",
    "foes_so": "foes who have something",
    "some_foes_so": "foes who have something",
    "they_have": "something to count",
}
