"""What is spoken of: kinds of cards, places for them, and how many there are."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds, places, values
from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting, for_you
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.amounts import Fixed, NoMoreThan, SetsOf, Times
from longbox.texts.conditions import AtLeast

STARTING_CARDS: Final = (
    "Punch(es){name=Punch}|Punch card(s){name=Punch}|[Vulnerability|Vulnerabilities]{name=Vulnerability}|"
    "Vulnerability card(s){name=Vulnerability}|Kick(s){name=Kick}|Kick card(s){name=Kick}"
)
"""Cards that each game has, which are called by their names alone."""

NAMED: Final[tuple[Pattern, ...]] = (
    Pattern("kind", "{kind:type}", None),
    Pattern("kind", "{kinds:type+or} | card(s) named {kinds:named+or}", kinds.EitherOf),
    Pattern(
        "kind/narrow/named",
        f"[<card(s) named {{name:name}}|{STARTING_CARDS}>/<card(s) named {{name:name}}|{STARTING_CARDS}>/"
        "{name:name}]",
        kinds.Named,
    ),
)

BOUGHT_OR_GAINED: Final = f"<bought{{how={BUY}}}|gained{{how={GAIN}}}>"
INCLUDING: Final = "including this <one|card>"

ONE: Final[effects.CardAmount] = Fixed(1)

ENDINGS: Final = {
    "Starter": "(s)",
    "Hero": "(es)",
    "Villain": "(s)",
    "Super Power": "(s)",
    "Equipment": "",
    "Location": "(s)",
}
"""The types that cards of the base set are of, and what is added for several of them."""
LATER_ENDINGS: Final = {"Hard-Light Construct": "(s)", "Breakthrough": "(s)", "Basic": ""}
"""The same of those that came with later sets. [cube 5.010, 6.530]"""
ADJECTIVES: Final = ("Basic",)
"""The types that are said of a card rather than being what it is called."""


def of_types(endings: dict[str, str]) -> str:
    """How cards of certain types are called: one, several, and as it is said after "non-"."""
    called = [f"<{wordings_of(name, ending)}>{{type_name={name}}}" for name, ending in endings.items()]
    bare = [f"{name}{{type_name={name}}}" for name in endings]
    return f"[<{'|'.join(called)}>/<{'|'.join(bare)}>]"


def wordings_of(name: str, ending: str) -> str:
    """How a card of a type is called, as it is written first."""
    return f"{name} card(s)|{name}" if name in ADJECTIVES else f"{name}{ending}|{name} card(s)"


BESIDE: Final = (
    f"<with <|a> cost|that [costs|cost]> <equal to{{relation={comparing.EXACTLY}}}{{beyond=0}}|"
    f"<less|lower> than{{relation={comparing.LESS}}}{{beyond=0}}|"
    f"<greater|higher|more> than{{relation={comparing.MORE}}}{{beyond=0}}|"
    f"<less than or equal to|equal to or less than>{{relation={comparing.OR_LESS}}}{{beyond=0}}|"
    f"<greater than or equal to|equal to or greater than>{{relation={comparing.OR_MORE}}}{{beyond=0}}|"
    f"<up to|at most|no more than> {{beyond:integer}} <more|greater|higher> than{{relation={comparing.OR_LESS}}}|"
    f"exactly {{beyond:integer}} <more|greater|higher> than{{relation={comparing.EXACTLY}}}>"
)
"""How the cost of a card stands to another's."""
THE_AMOUNT: Final = "{amount:apart_from_it}"
ITS_COST: Final = "<<its|that card's> cost|the cost of <it|that card>|<it|that card>>"
COST_OF_CALLED: Final = "<the cost of {word:called}|{word:called}'s cost|{word:called}>"

KINDS: Final[tuple[Pattern, ...]] = (
    Pattern("type", "card(s)", kinds.AnyCard),
    Pattern("type", "{kind:sort}", None),
    Pattern("sort/of_type", of_types(ENDINGS), kinds.OfType),
    Pattern("sort/of_type", of_types(LATER_ENDINGS), values.OfLaterType),
    Pattern("sort", "Defense card(s)", kinds.IsDefense),
    Pattern("sort", "Ongoing card(s)", kinds.IsOngoing),
    Pattern("kind/narrow", "card(s) with {name:name} in the name", kinds.NameHas),
    Pattern(
        "sort",
        "Super-Villain(s) | Super-Villain card(s) | SuperVillain(s) | Supervillain(s) | Super-Hero(es) | "
        "Super-Hero card(s)",
        kinds.SuperVillain,
    ),
    Pattern("sort", "Weakness(es) | Weakness card(s)", kinds.Named, name="Weakness"),
    Pattern("several_sorts", "{kinds:sort+or}", kinds.EitherOf),
    # A kind that leaves some cards out, for what is said of cards of any kind in other words
    Pattern("narrow", "{kind:sort}", None),
    Pattern("narrow", "{kinds:sort+or}", kinds.EitherOf),
    Pattern(
        "kind/narrow",
        "[<non-{kind:of_type} card(s)|card(s) not named {kind:named}>/non-{kind:of_type} card(s)]",
        kinds.Except,
    ),
    Pattern("kind/narrow", "non-{kind:weakness} card(s)", kinds.Except),
    Pattern("weakness", "Weakness", kinds.Named, name="Weakness"),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or less",
        values.CostAtMost,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> {cost:integer} or <greater|more>",
        values.CostAtLeast,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|costing|that [costs|cost]> <|from >{least:integer} to {most:integer}",
        values.CostBetween,
    ),
    Pattern(
        "kind/narrow",
        f"{{kind:type}} with the {values.EXACTLY} cost{{relation={values.EXACTLY}}}",
        values.CostAsIts,
    ),
    Pattern(
        "kind/narrow",
        f"{{kind:type}} with the {values.AT_MOST} cost{{relation={values.AT_MOST}}}",
        values.CostAsIts,
    ),
    Pattern(
        "kind/narrow",
        f"{{kind:type}} {BESIDE} {ITS_COST}",
        values.CostBesideIts,
    ),
    Pattern(
        "kind/narrow",
        f"{{kind:type}} {BESIDE} {COST_OF_CALLED}",
        values.CostBesideCalled,
    ),
    Pattern("kind/narrow", f"{{kind:type}} {BESIDE} {THE_AMOUNT}", values.CostBesideAmount),
    Pattern(
        "extreme_card",
        f"{{kind:type}} with the {{which:extreme}} cost | {{which:extreme}} cost {{kind:type}} | "
        f"most expensive {{kind:type}}{{which={values.HIGHEST}}} | cheapest {{kind:type}}{{which={values.LOWEST}}}",
        values.CostExtreme,
    ),
    Pattern("kind/narrow", "{kind:type} worth {points:integer} VP or less", values.PointsAtMost),
    Pattern("kind/narrow", "{kind:type} worth {points:integer} VP or more", values.PointsAtLeast),
    Pattern("kind/narrow", "{kind:type} with an Attack", kinds.HasAttack),
    Pattern("kind/narrow", "Attack card(s)", kinds.HasAttack, kind=kinds.ANY_CARD),
    Pattern("kind/narrow", "{kind:type} that [costs|cost] X", values.CostIsX),
    Pattern("kind/narrow", "card(s) you don't own", kinds.NotYours),
    Pattern("kind/narrow", "{kind:kept_type} that [shares|share] a type with it", kinds.SharesType),
    Pattern("kept_type", "{kind:without_type} with cost {cost:integer} or less", values.CostAtMost),
    Pattern("without_type", "non-{kind:of_type} card(s)", kinds.Except),
    Pattern("kind/narrow", "{kind:type} with the name of a card in {place:place}", places.NamedLike),
    Pattern("kind/narrow", "{kind:sort} not named {other:named}", kinds.NotNamed),
    Pattern("kind/narrow", "{kind:several_sorts} with <|a> cost <|of> {cost:integer} or less", values.CostAtMost),
    Pattern(
        "kind/narrow",
        "{kind:type} with <|a> cost <|of> {cost:integer} or {other_cost:integer}",
        values.CostEither,
    ),
    Pattern(
        "kind/narrow",
        "{kind:type} <with <|a> cost <|of>|that [costs|cost]> {cost:integer}",
        values.CostExactly,
    ),
)

UP_TO: Final = (
    "<|,> <<up to|to> <a|the> maximum of <{most:integer}|+{most:integer} Power|{most:integer} <cards|Power>>|"
    "up to <{most:integer}|+{most:integer} Power>|(max {most:integer})|(maximum {most:integer})|"
    "(up to {most:integer})>"
)
"""The most that an amount comes to."""

OR: Final = "<or|and/or>"


def either(first: str, second: str) -> str:
    """Two places as one, in either order."""
    bare = second.replace("[<|your >/<|their >]", "[your/their] ")
    other = first.replace("[your/their] ", "[<|your >/<|their >]")
    return f"{first} {OR} {second} | {bare} {OR} {other}"


SEVERAL_PLACES: Final = tuple(
    [
        Pattern("place/their_place", said, places.SeveralPlaces, places=meant)
        for said, meant in (
            (either("[your/their] hand", "[<|your >/<|their >]play area"), (places.Hand(), places.InPlay())),
            (
                either("[your/their] discard pile", "[<|your >/<|their >]play area"),
                (places.DiscardPile(), places.InPlay()),
            ),
            (
                f"[your/their] hand, discard pile<|,> {OR} play area | "
                f"[your/their] hand {OR} discard pile {OR} play area | "
                f"[your/their] hand, play area<|,> {OR} discard pile | "
                f"[your/their] play area, hand<|,> {OR} discard pile",
                (places.Hand(), places.DiscardPile(), places.InPlay()),
            ),
            (either("the Line-Up", "[your/their] hand"), (places.LineUp(), places.Hand())),
            (either("the Line-Up", "[your/their] discard pile"), (places.LineUp(), places.DiscardPile())),
            (either("the Line-Up", "the destroyed pile"), (places.LineUp(), places.DestroyedPile())),
            (
                either("[your/their] discard pile", "the destroyed pile"),
                (places.DiscardPile(), places.DestroyedPile()),
            ),
        )
    ]
)
"""Places that are looked at as one."""

PLACES: Final[tuple[Pattern, ...]] = (
    Pattern("place/their_place", "[your/their] hand", places.Hand),
    Pattern("place/their_place", "[your/their] discard pile", places.DiscardPile),
    Pattern("place/their_place", "[your/their] play area", places.InPlay),
    Pattern("place/their_place", "the pile under [your/their] Super Hero", places.UnderHero),
    Pattern(
        "place/their_place",
        f"[your/their] hand {OR} [<|your >/<|their >]discard pile | [your/their] discard pile {OR} "
        "[<|your >/<|their >]hand",
        places.HandOrDiscardPile,
    ),
    *SEVERAL_PLACES,
    Pattern("place/their_place", "the Line-Up", places.LineUp),
    Pattern(
        "place/their_place",
        "{place:[bare_place/their_bare_place]} <with <|a> cost <|of>|that <costs|cost>|costing> {kind:costing}",
        places.OfKindThere,
    ),
    Pattern("bare_place/their_bare_place", "[your/their] hand", places.Hand),
    Pattern("bare_place/their_bare_place", "[your/their] discard pile", places.DiscardPile),
    Pattern(
        "bare_place/their_bare_place",
        f"[your/their] hand {OR} [<|your >/<|their >]discard pile | [your/their] discard pile {OR} "
        "[<|your >/<|their >]hand",
        places.HandOrDiscardPile,
    ),
    Pattern("bare_place/their_bare_place", "the Line-Up", places.LineUp),
    Pattern("bare_place/their_bare_place", "the destroyed pile", places.DestroyedPile),
    Pattern("place", "the Kick stack", places.KickStack),
    Pattern("place/their_place", "the destroyed pile", places.DestroyedPile),
    Pattern("so_many", "{number:count} or more | at least {number:count}", None),
    Pattern("amount/in_digits", "{value:[number/integer]}", Fixed),
    Pattern("counted", "{kind:kind/singular} <you have|you|you've> played this turn", effects.PlayedThisTurn),
    Pattern("counted/numbered", "[{kind:so_played/singular}/{kind:so_played/plural}]", effects.PlayedThisTurn),
    Pattern(
        "so_played",
        "{kind:type} <you have|you|you've> played this turn <with <|a> cost <|of>|costing|that [costs|cost]> "
        "{cost:integer} or <greater|more>",
        values.CostAtLeast,
    ),
    Pattern(
        "so_played",
        "{kind:type} <you have|you|you've> played this turn <with <|a> cost <|of>|costing|that [costs|cost]> "
        "{cost:integer} or less",
        values.CostAtMost,
    ),
    Pattern(
        "counted/numbered",
        "other [{kind:kind/singular}/{kind:kind/plural}] <you have|you|you've> played this turn | "
        "[{kind:kind/singular}/{kind:kind/plural}] <you have|you|you've> played this turn<,|> other than this "
        "<one|card>",
        effects.OthersPlayed,
    ),
    Pattern(
        "counted",
        f"{{kind:kind/singular}} <you have|you|you've> played this turn<,|> {INCLUDING}",
        counting.PlayedWithThis,
    ),
    Pattern(
        "counted",
        f"different <cost{{what={effects.DIFFERENT_COSTS}}}|name{{what={effects.DIFFERENT_NAMES}}}|"
        f"<|card >type{{what={effects.DIFFERENT_TYPES}}}> <|among cards ><you have|you|you've> played this turn<,|> "
        f"{INCLUDING}{{kind=any}} | different {{kind:kind/singular}} <you have|you|you've> played this turn<,|> "
        f"{INCLUDING}{{what={effects.DIFFERENT_NAMES}}}",
        counting.DifferentPlayedWithThis,
        kind={"any": kinds.ANY_CARD},
    ),
    Pattern(
        "counted/numbered",
        f"different <[cost/costs]{{what={effects.DIFFERENT_COSTS}}}|[name/names]{{what={effects.DIFFERENT_NAMES}}}|"
        f"[card type/card types]{{what={effects.DIFFERENT_TYPES}}}> among "
        "{kind:kind/plural} <you have|you|you've> played this turn | "
        f"different [{{kind:kind/singular}}/{{kind:kind/plural}}] <you have|you|you've> played this turn"
        f"{{what={effects.DIFFERENT_NAMES}}} | "
        f"different <[cost/costs]{{what={effects.DIFFERENT_COSTS}}}|[name/names]{{what={effects.DIFFERENT_NAMES}}}|"
        f"<|card >[type/types]{{what={effects.DIFFERENT_TYPES}}}> <you have|you|you've> played this turn{{kind=any}}",
        effects.DifferentPlayed,
        kind={"any": kinds.ANY_CARD},
    ),
    Pattern(
        "counted/numbered",
        f"different <[cost/costs]{{what={effects.DIFFERENT_COSTS}}}|[name/names]{{what={effects.DIFFERENT_NAMES}}}|"
        f"<|card >[type/types]{{what={effects.DIFFERENT_TYPES}}}> among <|the >other {{kind:kind/plural}} "
        "<you have|you|you've> played this turn",
        counting.DifferentAmongOthers,
    ),
    Pattern(
        "counted/their_counted",
        "{kind:kind/singular} [you/they] <control|have in play><|<,|> including this <one|card>>",
        effects.CardsControlled,
    ),
    Pattern(
        "counted/numbered",
        "other [{kind:kind/singular}/{kind:kind/plural}] you <control|have in play>",
        effects.OthersControlled,
    ),
    Pattern(
        "counted/numbered",
        f"different [{{kind:kind/singular}}/{{kind:kind/plural}}] you <control|have in play>"
        f"{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Controlled(),
    ),
    Pattern(
        "counted/their_counted",
        f"<different |>cost among {{kind:kind/plural}} in {{place:[place/their_place]}}"
        f"{{what={effects.DIFFERENT_COSTS}}} | "
        f"<different |>card type among {{kind:kind/plural}} in {{place:[place/their_place]}}"
        f"{{what={effects.DIFFERENT_TYPES}}} | "
        f"<different |><card |>type in {{place:[place/their_place]}}{{what={effects.DIFFERENT_TYPES}}}{{kind=any}} | "
        f"<different |>cost in {{place:[place/their_place]}}{{what={effects.DIFFERENT_COSTS}}}{{kind=any}} "
        f"| different {{kind:kind/singular}} in {{place:[place/their_place]}}{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        kind={"any": kinds.ANY_CARD},
    ),
    Pattern(
        "counted",
        f"different card type among {{kind:kind/plural}} you <control|have in play>{{what={effects.DIFFERENT_TYPES}}}",
        effects.DifferentIn,
        place=places.Controlled(),
    ),
    Pattern(
        "counted",
        f"<different |>color among {{kind:kind/plural}} in play{{what={effects.DIFFERENT_COLORS}}}",
        effects.DifferentIn,
        place=places.AllInPlay(),
    ),
    Pattern(
        "counted",
        f"<different |>color among {{kind:kind/plural}} you <control|have in play>{{what={effects.DIFFERENT_COLORS}}}",
        effects.DifferentIn,
        place=places.InPlay(),
    ),
    Pattern("their_counted", "card that is missing", effects.Missing),
    Pattern(
        "counted/numbered",
        "[card/cards] <you have|you|you've> discarded this turn",
        effects.DiscardedThisTurn,
    ),
    Pattern("their_counted", "VP of the card worth the most in {place:their_place}", effects.MostPoints),
    Pattern("counted/numbered", "VP you have", effects.VPHeld),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] you own",
        effects.CardsIn,
        place=places.Owned(),
    ),
    Pattern(
        "counted/numbered",
        f"different [{{kind:kind/singular}}/{{kind:kind/plural}}] you own{{what={effects.DIFFERENT_NAMES}}}",
        effects.DifferentIn,
        place=places.Owned(),
    ),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] in play",
        effects.CardsIn,
        place=places.AllInPlay(),
    ),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] under your Super Hero",
        effects.CardsIn,
        place=places.UnderHero(),
    ),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] <you have|you|you've> <bought or gained|gained or bought> this turn",
        effects.GainedThisTurn,
    ),
    Pattern(
        "counted/numbered",
        f"[Weakness/Weaknesses] gained this way{{how={effects.GAINED}}} | VP lost this way{{how={counting.LOST_VP}}} | "
        f"VP <|you >paid this way{{how={counting.PAID_VP}}} | VP you paid{{how={counting.PAID_VP}}}",
        counting.SoMuchThisWay,
    ),
    Pattern(
        "counted/numbered",
        f"[{{kind:kind/singular}}/{{kind:kind/plural}}] <you have|you|you've> {BOUGHT_OR_GAINED} this turn",
        counting.GotThisTurn,
    ),
    Pattern(
        "counted/their_counted",
        f"{{kind:kind/singular}} discarded this way{{how={effects.DISCARDED}}} | "
        f"{{kind:kind/singular}} destroyed this way{{how={effects.DESTROYED}}} | "
        f"{{kind:kind/singular}} revealed this way{{how={effects.REVEALED}}} | "
        f"{{kind:kind/singular}} <put there|<put|returned|moved> this way>{{how={counting.MOVED_CARDS}}}",
        effects.ThisWay,
    ),
    Pattern("numbered", "{kind:kind/plural} <you have|you|you've> played this turn", effects.PlayedThisTurn),
    Pattern("numbered/their_numbered", "{kind:kind/plural} in {place:[place/their_place]}", effects.CardsIn),
    Pattern("their_counted/their_numbered", "{amount:[counted/numbered]}", for_you.CountedForYou),
    Pattern(
        "counted/numbered",
        "[{kind:kind/singular}/{kind:kind/plural}] <you have|you|you've> destroyed this turn",
        counting.DestroyedThisTurn,
    ),
    Pattern("counted/numbered", "[foe/foes]", effects.Foes),
    Pattern("each_kind", "{kind:kind}", None),
    Pattern("each_kind", "{kinds:sort+and}", kinds.EitherOf),
    Pattern("numbered", "{kind:kind/plural} you <control|have in play>", effects.CardsControlled),
    Pattern(
        "counted/numbered",
        "[foe <with|who has>/foes <with|who have>] a {kind:kind/singular} in {place:their_place}",
        effects.FoesWith,
    ),
    Pattern("counted/numbered", "[foe <with|who has>/foes <with|who have>] {condition:held_so}", counting.FoesHolding),
    Pattern(
        "held_so",
        f"<no {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}{{number=0}}|"
        f"{{number:so_many}} {{kind:kind/plural}}{{relation={comparing.OR_MORE}}}|"
        f"{{number:number}} or fewer {{kind:kind/plural}}{{relation={comparing.OR_LESS}}}|"
        f"exactly {{number:count}} {{kind:kind}}{{relation={comparing.EXACTLY}}}|"
        f"<fewer|less> than {{number:count}} {{kind:kind/plural}}{{relation={comparing.LESS}}}|"
        f"more than {{number:count}} {{kind:kind/plural}}{{relation={comparing.MORE}}}> in {{place:their_cards}}",
        conditions.HasIn,
    ),
    Pattern(
        "held_so",
        f"<more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:they_have}} than you",
        conditions.ThanYou,
    ),
    Pattern("held_so", "{least:so_many} VP", AtLeast, amount=effects.VPHeld()),
    Pattern("counted/their_counted", "{kind:kind/singular} in {place:[place/their_place]}", effects.CardsIn),
    Pattern(
        "power_for_each_of_all/cards_for_each_of_all/their_cards_for_each/weaknesses_for_each/vp_for_each/their_vp_for_each",
        "[<|an additional|additional|another|an extra> +{amount:in_digits} Power/"
        "{amount:amount} <|additional|extra|more> card(s)/"
        "{amount:amount} <|additional|extra|more> card(s)/a Weakness/{amount:amount} VP/{amount:amount} VP] "
        "for <<each|every> {each:[counted/counted/their_counted/their_counted/counted/their_counted]}|"
        "<every|each> {each:sets}>",
        Times,
        amount=ONE,
    ),
    Pattern("sets", "{number:count} {amount:numbered}", SetsOf),
    Pattern(
        "power_for_each/cards_for_each",
        f"{{amount:[power_for_each_of_all/cards_for_each_of_all]}}{UP_TO}",
        NoMoreThan,
    ),
    Pattern("power_for_each/cards_for_each", "{amount:[power_for_each_of_all/cards_for_each_of_all]}", None),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "kind": "a kind of card",
    "several_sorts": "card types",
    "their_numbered": "something of theirs to count",
    "extreme_card": "the card that costs the most, or the least",
    "named": "the name of a card",
    "type": "a card type",
    "sort": "a card type",
    "of_type": "a card type",
    "narrow": "a kind of card",
    "place": "a place for cards",
    "bare_place": "a place for cards",
    "their_bare_place": "a place of theirs",
    "their_place": "a place of theirs",
    "amount": "a number",
    "in_digits": "a number in digits",
    "so_many": "so many, or more",
    "each_kind": "kinds of cards",
    "counted": "something to count",
    "their_counted": "something of theirs to count",
    "numbered": "something to count",
    "sets": "so many of what is counted",
    "power_for_each": "how much Power",
    "power_for_each_of_all": "how much Power",
    "cards_for_each_of_all": "how many cards",
    "cards_for_each": "how many cards",
    "their_cards_for_each": "how many cards",
    "weaknesses_for_each": "how many Weaknesses",
    "held_so": "so many cards in a place",
    "kept_type": "a kind of card",
    "so_played": "a kind of card",
    "without_type": "a kind of card",
    "vp_for_each": "how many VP",
    "their_vp_for_each": "how many VP",
}
