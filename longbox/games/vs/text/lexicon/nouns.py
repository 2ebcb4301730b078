"""The words for cards: kinds, what narrows them, and how a sentence means some of them."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.text import (
    amounts,
    definite,
    filters,
    nouns,
    relations,
    states,
    targets,
    values,
    who,
)
from longbox.games.vs.text.effects import drawing
from longbox.games.vs.text.filters import HasVersion, OfType
from longbox.games.vs.text.relations import ControlledBy, Other
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts import comparing
from longbox.texts.amounts import Fixed, ThatMuch, Times, X
from longbox.texts.filters import AllOf, AnyCard, EitherOf, Lacks, With

CHARACTER: Final = OfType(definitions.CHARACTER)
TYPES: Final[dict[str, str]] = {
    "character(s)": definitions.CHARACTER,
    "equipment": definitions.EQUIPMENT,
    "location(s)": definitions.LOCATION,
    "plot twist(s)": definitions.PLOT_TWIST,
    "resource(s)": definitions.RESOURCE,
}


LIKENED: Final = (values.COST, values.WITH_ATK, values.WITH_DEF)
"""The values in which one card is said to be like another."""


def alike(value: str) -> str:
    """Cards with as much as another has, or more, or less: "the same cost as ...", "a lower cost than ..."."""
    other = f"{{number:{value.lower()}_of}}{{value={value}}}"
    return (
        f"the same {value} as {other}{{relation={comparing.EXACTLY}}} | "
        f"<a|> <higher|greater> {value} than {other}{{relation={comparing.MORE}}} | "
        f"<a|> <lower|lesser> {value} than {other}{{relation={comparing.LESS}}} | "
        f"<a|> {value} <greater|higher|more> than {other}'s{{relation={comparing.MORE}}} | "
        f"<a|> {value} <less|lower> than {other}'s{{relation={comparing.LESS}}} | "
        f"<a|> {value} equal to {other}'s{{relation={comparing.EXACTLY}}}"
    )


KINDS: Final[tuple[Pattern, ...]] = (
    Pattern("kind", named(TYPES, "type"), OfType),
    Pattern("kind", named({f"{type} card(s)": type for type in definitions.CARD_TYPES}, "type"), filters.CardOfType),
    Pattern("kind", named({f"non-{type} card(s)": type for type in definitions.CARD_TYPES}, "type"), filters.NotOfType),
    Pattern("kind", "{quality:role}", With, filter=CHARACTER),
    Pattern("kind", "object(s)", states.IsInPlay),
    Pattern("kind", "card(s)", AnyCard),
    Pattern("kinds", "{filter:kind}", None),
    Pattern("kinds", "{filters:kind+or} | {filters:kind+and}", EitherOf),
    Pattern("described", "{filter:kinds}", None),
    Pattern("described", "{quality:adjective} {filter:described}", With),
    # What ends with a number that is described goes to the end, so that all that follows belongs to that number.
    Pattern("filter", "{filter:open_filter}", None),
    Pattern("filter", "{filter:open_filter} with {quality:had_quantity}", With),
    Pattern("filter", "{filter:open_filter} {quality:alike}", With),
    Pattern("open_filter", "{filter:described}", None),
    Pattern("open_filter", "{filter:open_filter} {quality:postfix}", With),
    Pattern("other", "{filter:filter}", With, quality=Other()),
)

# Keywords that are said before a kind of card
KEYWORD_ADJECTIVES: Final = (
    definitions.ALLY,
    definitions.BACKUP,
    definitions.COSMIC,
    definitions.LEADER,
    definitions.RESERVIST,
    definitions.ONGOING,
    definitions.TRANSFERABLE,
    definitions.VENGEANCE,
)

ADJECTIVES: Final[tuple[Pattern, ...]] = (
    Pattern("adjective", "{quality:plain_adjective}", None),
    Pattern("adjective", "{filters:plain_adjective+or}", EitherOf),
    Pattern("plain_adjective", "{quality:group} | {quality:state}", None),
    # What belongs together, before a kind of card ("a Brotherhood card", "a non-Brotherhood card"), and as something
    # that a card has
    Pattern(
        "group/short_group/had",
        "[{affiliation:affiliation}/{affiliation:short_affiliation}/"
        "<the|a> {affiliation:any_affiliation} <|team> affiliation]",
        filters.HasAffiliation,
    ),
    Pattern(
        "group/short_group/had",
        "[{version:version}/{version:short_version}/the {version:version} version]",
        HasVersion,
    ),
    Pattern(
        "group/short_group/being_a/had",
        "[{trait:trait}/{trait:trait}/{trait:trait}/the {trait:trait} trait]",
        filters.HasTrait,
    ),
    Pattern("group", "{brand:brand}", filters.OfBrand),
    Pattern("group/short_group/had", "{keyword:[group_keyword/group_keyword/keyword]}", filters.HasKeyword),
    Pattern("group_keyword", " | ".join(KEYWORD_ADJECTIVES), str),
    Pattern("plain_adjective", "front row", states.InFrontRow),
    Pattern("plain_adjective", "support row", states.InSupportRow),
    Pattern("plain_adjective", "other", Other),
    Pattern("plain_adjective", "adjacent", relations.AdjacentTo, noun=definite.This()),
    # What cards can be, in one word; with "non-" before it, what they are not. [vs Non-Something]
    Pattern(
        "state",
        "unaffiliated{quality=affiliated} | unequipped{quality=equipped} | unprotected{quality=protected}",
        Lacks,
        quality={
            "affiliated": filters.IsAffiliated(),
            "equipped": states.IsEquipped(),
            "protected": states.IsProtected(),
        },
    ),
    Pattern("plain_adjective/state", "non-{quality:[short_group/plain_state]}", Lacks),
    Pattern("state/being", "{quality:[plain_state/state]}", None),
    Pattern("plain_state", "affiliated", filters.IsAffiliated),
    Pattern("plain_state/being/role", "[attacking/an attacker/attacker(s)]", states.IsAttacker),
    Pattern("plain_state/being/role", "[defending/a defender/defender(s)]", states.IsDefender),
    Pattern(
        "plain_adjective/being/role",
        "[team attacking/<team attacking|a team attacker>/team attacker(s)]",
        states.IsTeamAttacker,
    ),
    Pattern("plain_state", "exhausted", states.IsExhausted),
    Pattern("plain_state", "face-down", states.IsFaceDown),
    Pattern("plain_state", "face-up", states.IsFaceUp),
    Pattern("plain_state", "hidden", states.IsHidden),
    Pattern("plain_state", "protected", states.IsProtected),
    Pattern("plain_state", "ready", states.IsReady),
    Pattern("plain_state", "stunned", states.IsStunned),
    Pattern("plain_state", "unique", filters.IsUnique),
    Pattern("plain_state", "visible", states.IsVisible),
    # What something is while a text goes by it: "while attacking", "is stunned", "isn't hidden"
    Pattern("being", "equipped", states.IsEquipped),
    Pattern("being/fighting", "attacking <a {filter:filter/singular}|{filter:certain}>", relations.AttackingA),
    Pattern(
        "being/fighting",
        "<attacked by|defending against> <a {filter:filter/singular}|{filter:certain}>",
        relations.DefendingAgainst,
    ),
    Pattern("being/fighting", "protecting <a {filter:filter/singular}|{filter:certain}>", relations.ProtectingA),
    Pattern("certain", "{noun:definite}", relations.IsOneOf),
    Pattern("being", "attacking directly", relations.IsDirectlyAttacking),
    Pattern("being", "attacking alone", AllOf, filters=(states.IsAttacker(), Lacks(states.IsTeamAttacker()))),
    Pattern("being", "attacking from {quality:place}", With, filter=states.IsAttacker()),
    Pattern("being", "{quality:place_in}", None),
    Pattern("being", "attacking or defending", EitherOf, filters=(states.IsAttacker(), states.IsDefender())),
    Pattern(
        "being",
        "neither attacking nor defending",
        Lacks,
        quality=EitherOf((states.IsAttacker(), states.IsDefender())),
    ),
    Pattern("being_a", "{filter:described}", None),
    Pattern("being_a", "{filter:being_a} {quality:postfix}", With),
)

YOURS: Final = ControlledBy(who.You())
THEIRS: Final = ControlledBy(who.EachOpponent())
THEIR: Final = "<your opponents'|opponents'|an opponent's|each opponent's>"

POSTFIXES: Final[tuple[Pattern, ...]] = (
    Pattern("postfix", "{who:holder} [controls|control]", ControlledBy),
    Pattern("postfix", "you own", relations.OwnedBy, who=who.You()),
    Pattern("postfix", "with {quality:had} | that [has|have] {quality:had}", None),
    Pattern("postfix", "without {quality:had}", Lacks),
    Pattern("postfix/called", "[named/] {name:name}", filters.Named),
    Pattern("postfix", "named {filters:called+or}", EitherOf),
    Pattern("postfix", "with the identity {identity:name}", filters.WithIdentity),
    Pattern("postfix", "{quality:place_in} | {quality:fighting}", None),
    Pattern("postfix", "with <an|> equipment <|attached>", states.IsEquipped),
    Pattern("postfix", "<with no|without <|any|an>> equipment <|attached>", Lacks, quality=states.IsEquipped()),
    Pattern("postfix", "in play", states.IsInPlay),
    Pattern("postfix", "in your resource row", states.InYourResourceRow),
    Pattern("postfix", "<attached|equipped> to {noun:definite}", relations.AttachedTo),
    Pattern("postfix", "{noun:definite} <is|'s> equipped with", relations.EquippedTo),
    Pattern("postfix", "adjacent to <{noun:definite}|{noun:targeted}>", relations.AdjacentTo),
    Pattern("postfix", "that [is|are] {quality:being}", None),
    Pattern("postfix", "that <[isn't|aren't]|[is|are] not> {quality:not_being}", None),
    Pattern(
        "postfix/alike",
        "that [shares|share] <an affiliation|a team affiliation|a team> with [{noun:definite}/{noun:any_one}]",
        relations.SharesAffiliation,
    ),
    Pattern(
        "postfix/alike",
        "<that [shares|share] a name with|with the same name as> [{noun:definite}/{noun:any_one}]",
        relations.SharesName,
    ),
    Pattern(
        "place",
        "your <front row{filters=front}|support row{filters=support}>",
        AllOf,
        filters={"front": (states.InFrontRow(), YOURS), "support": (states.InSupportRow(), YOURS)},
    ),
    Pattern("place", "<the|a> front row", states.InFrontRow),
    Pattern("place", "<the|a> support row", states.InSupportRow),
    Pattern("place", "the hidden area", states.IsHidden),
    Pattern("place", "the visible area", states.IsVisible),
    Pattern("place_in", "in {quality:place}", None),
    # What cards have
    Pattern("had", "{characteristic:characteristic}", filters.HasCharacteristic),
    Pattern("had", "<the chosen|that> <|team> affiliation", filters.HasChosenAffiliation),
    Pattern("had", "a {counter:word} counter <|on it> | {counter:word} counters <|on them>", states.HasCounter),
    Pattern(
        "had/had_quantity",
        "[<a {value:value} of|{value:value}> {number:number_said} <{relation:or_more}|>/"
        "<|a> {value:value} {relation:relation} {number:quantity} {neutral}] | "
        "[<|a> {value:value} {relation:relation} {number:number_said}/] | "
        "[{number:number_said} <{relation:or_more} {value:value}|{value:value} {relation:or_more}>/]",
        values.WithValue,
        relation=comparing.EXACTLY,
    ),
    Pattern(
        "postfix",
        "<costing|that [costs|cost]> {number:number_said} <{relation:or_more}|>",
        values.WithValue,
        value=values.COST,
        relation=comparing.EXACTLY,
    ),
    Pattern("had_quantity", " | ".join([alike(value) for value in LIKENED]), values.WithValue),
    Pattern(
        "/".join([f"{value.lower()}_of" for value in LIKENED]),
        f"{{noun:definite}}[{'/'.join([f'{{value={value}}}' for value in LIKENED])}]",
        amounts.ValueOf,
    ),
    Pattern(
        "or_more",
        f"or <less|lower|fewer>{{={comparing.OR_LESS}}} | or <more|greater|higher>{{={comparing.OR_MORE}}}",
        str,
    ),
    Pattern(
        "relation",
        named(
            {
                "less than": comparing.LESS,
                "greater than": comparing.MORE,
                "equal to": comparing.EXACTLY,
                "<less than or equal to|equal to or less than|at most|no <more|greater> than>": comparing.OR_LESS,
                "<greater than or equal to|equal to or greater than|at least|no less than>": comparing.OR_MORE,
            }
        ),
        str,
    ),
    Pattern("had", "ATK at least double its printed ATK", values.MultipliedAtk),
    Pattern(
        "value",
        f"{' | '.join(values.VALUES)} | threshold <cost|>{{={values.COST}}} | recruit cost{{={values.COST}}}",
        str,
    ),
)

NUMBER_WORDS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
SEVERAL: Final = "|".join([f"{word}{{value={number}}}" for number, word in enumerate(NUMBER_WORDS, 2)])
SO_MANY: Final = "|".join(
    [f"{word}{{least={number}}}{{most={number}}}" for number, word in enumerate(NUMBER_WORDS[:3], 2)]
)

NOUNS: Final[tuple[Pattern, ...]] = (
    Pattern("noun/targeted/affected", "{part:target_part}", targets.TargetCard),
    Pattern("noun", "{noun:definite}", None),
    Pattern("noun", "{filter:filter/plural}", nouns.Each),
    Pattern("noun", "each {filter:filter/singular}", nouns.Every),
    Pattern("noun", f"your {{filter:yours/plural}} | {THEIR} {{filter:theirs/plural}}", nouns.Each),
    Pattern("noun", f"each of your {{filter:yours/plural}} | each of {THEIR} {{filter:theirs/plural}}", nouns.Every),
    Pattern("yours", "{filter:described}", With, quality=YOURS),
    Pattern("theirs", "{filter:described}", With, quality=THEIRS),
    Pattern("yours/theirs", "{filter:[yours/theirs]} {quality:postfix}", With),
    Pattern("yours/theirs", "{filter:[yours/theirs]} with {quality:had_quantity}", With),
    Pattern("noun", "all {filter:filter/plural}", nouns.All),
    Pattern("noun", "{noun:one}", None),
    Pattern(
        "noun/some",
        "{number:several} {filter:filter/plural} | up to {number:count_said} {filter:filter/plural}{up_to=True}",
        nouns.Several,
    ),
    Pattern("noun/some", "any number of {filter:filter/plural}", nouns.AnyNumber),
    Pattern(
        "one",
        "another {filter:other/singular} | <a|one> {filter:filter/singular} | one of your {filter:yours/plural} | "
        f"an opponent's {{filter:theirs/singular}} | one of {THEIR} {{filter:theirs/plural}}",
        nouns.One,
    ),
    # Targets
    Pattern(
        "target_part",
        "target <{filter:called/singular}|{filter:filter/singular}|{filter:one_or_other}> | "
        "another target {filter:other/singular} | "
        "up to one target {filter:filter/singular}{least=0}{most=1} | "
        "up to {most:count} target {filter:filter/plural}{least=0} | "
        f"<{SO_MANY}> target {{filter:filter/plural}} | "
        f"any number of target {{filter:filter/plural}}{{least=0}}{{most={targets.ANY_NUMBER}}} | "
        "target {filter:filter/singular} {where:ko_pile} | "
        f"<{SO_MANY}> target {{filter:filter/plural}} {{where:ko_pile}} {{plural}} | "
        "up to {most:count} target {filter:filter/plural} {where:ko_pile} {plural}{least=0}",
        targets.TargetCards,
    ),
    Pattern("one_or_other", "{first:filter/singular} or target {second:filter/singular}", filters.OneOrOther),
    Pattern(
        "ko_pile",
        f"<in|from> your KO'd pile{{={targets.IN_YOUR_KO_PILE}}} | "
        f"<in|from> <a|any> KO'd pile{{={targets.IN_A_KO_PILE}}} | "
        f"<in|from> an opponent's KO'd pile{{={targets.IN_AN_OPPONENTS_KO_PILE}}}",
        str,
    ),
    Pattern(
        "target_part",
        "any number of target {filter:filter/plural} <whose {value:value} together is|with combined {value:value}> "
        "{total:integer} or less {plural}",
        targets.CombinedTargets,
    ),
    # Cards that a text need not describe
    Pattern("definite/owned", "this <card|character|equipment|location|plot twist|resource>", definite.This),
    Pattern("definite/owned", "{name:name}", definite.Called),
    Pattern("definite/owned", "[<|the>/] equipped character", definite.EquippedCharacter),
    Pattern("definite/spoken", "{word:single_pronoun} {singular} | {word:plural_pronoun} {plural}", definite.Pronoun),
    Pattern("single_pronoun", "it | he | she | him | her", str),
    Pattern("plural_pronoun", "they | them", str),
    Pattern("definite/spoken", "{word:each_of} {singular}", definite.Pronoun),
    Pattern("each_of", "each of them", str),
    Pattern(
        "definite/spoken/owned",
        "that {filter:kinds/singular}",
        definite.ThatCard,
    ),
    Pattern("definite/spoken", "those {filter:kinds/plural} {plural}", definite.ThoseCards),
    Pattern("definite/owned", "that {filter:described_again/singular}", definite.ThatDescribed),
    Pattern("described_again", "{quality:adjective} {filter:described} | {filter:open_filter} {quality:postfix}", With),
    Pattern("definite/spoken", "the chosen {filter:kinds}", definite.TheChosen),
    Pattern("definite/owned", "the stunned [{filter:kinds}/{filter:kinds/singular}]", definite.TheStunned),
    Pattern(
        "definite",
        "both <|of them|<|those |of those ><characters|cards|resources|equipment|locations>> {plural}",
        definite.Both,
    ),
    Pattern(
        "definite/owned",
        "the discarded card(s) | the card(s) you discarded | the card(s) discarded this way",
        definite.TheDiscarded,
    ),
    # Cards out of play
    Pattern("noun", "the top <card|{number:several} cards> of {who:deck_of} deck", nouns.TopOfDeck, number=Fixed(1)),
    Pattern(
        "noun/placed",
        "a {filter:filter/singular} from your hand | "
        "[up to {number:several} {filter:filter/plural} from your hand{up_to=True}/]",
        nouns.FromHand,
        number=Fixed(1),
    ),
    Pattern(
        "noun/placed",
        "a {filter:filter/singular} <from|in> your KO'd pile | "
        "[<{number:several}|up to {number:several}{up_to=True}> {filter:filter/plural} <from|in> your KO'd pile/]",
        nouns.FromKoPile,
        number=Fixed(1),
    ),
    Pattern(
        "noun",
        "all {filter:filter/plural} <in|from> your KO'd pile | your KO'd pile",
        nouns.AllInKoPile,
        filter=AnyCard(),
    ),
    Pattern("noun", "<the rest <|of them|of those cards>|the <other|others>>", drawing.TheRest),
    Pattern(
        "noun/from_among",
        "<|up to {up_to=True}><one|{number:several}> of <them|those cards|the revealed cards> | [one/] | "
        "<a|one> {filter:described/singular} from <among |><it|them|that hand|those cards|the revealed cards>",
        drawing.SomeOfThem,
        number=Fixed(1),
    ),
    Pattern(
        "noun",
        "all revealed {filter:filter/plural} | each revealed {filter:filter/singular} | "
        "all {filter:filter/plural} revealed this way",
        drawing.AllRevealed,
    ),
)

NUMBERS: Final[tuple[Pattern, ...]] = (
    # A number as it is said of cards, of points, of what is compared, of what is added
    Pattern(
        "amount/number_words/count_said/points/number_said/signed_amount",
        "{value:[number/number/count/integer/integer/signed]}",
        Fixed,
    ),
    Pattern("several", f"<{SEVERAL}> | {{value:integer}}", Fixed),
    Pattern("several", "X", X),
    Pattern("several", "that many", ThatMuch),
    Pattern("amount/count_said/points/number_said/signed_amount", "[X {plural}/X/X/X/+X]", X),
    Pattern("signed_amount", "-X", amounts.Negative, amount=X()),
    Pattern(
        "amount/points/counted/paid",
        "[that many {plural}/that much/card <you discarded|discarded this way>/resource point you paid]",
        ThatMuch,
    ),
    Pattern("quantity/counted", "[the number of {filter:filter/plural}/{filter:filter/singular}]", amounts.NumberOf),
    Pattern(
        "quantity/counted",
        "[the number of <|different> affiliations/<different|> affiliation] among {filter:filter/plural}",
        amounts.AffiliationsAmong,
    ),
    Pattern("quantity/counted", "[the number of cards/card] in {who:whose} hand", amounts.CardsInHand),
    Pattern(
        "quantity/counted",
        "[the number of {filter:filter/plural}/{filter:filter/singular}] in {who:whose} KO'd pile",
        amounts.CardsInKoPile,
    ),
    Pattern(
        "quantity",
        "<its|his|her> {value:value} | {noun:owned}'s {value:value} | the {value:value} of {noun:definite} | "
        "{noun:targeted}'s {value:value} | the {value:value} of {noun:targeted}",
        amounts.ValueOf,
        noun=definite.Pronoun(),
    ),
    Pattern("quantity", "<twice|double> {each:quantity}", Times, amount=Fixed(2)),
    Pattern("quantity", "your endurance", amounts.EnduranceOf, who=who.You()),
    Pattern("counted", "{counter:word} counter on <{noun:definite}|{noun:bearers}>", amounts.CountersOn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "kind": "a kind of card",
    "kinds": "a kind of card",
    "described": "a kind of card",
    "filter": "a kind of card",
    "open_filter": "a kind of card",
    "had_quantity": "what a card has",
    "other": "a kind of card",
    "role": "a kind of card",
    "group": "what a card belongs to",
    "short_group": "what a card belongs to",
    "group_keyword": "a keyword",
    "plain_state": "what a card is",
    "or_more": "a comparison",
    "relation": "a comparison",
    "ko_pile": "a KO'd pile",
    "one_or_other": "a kind of card",
    "single_pronoun": "a card",
    "plural_pronoun": "some cards",
    "each_of": "some cards",
    "paid": "what was paid",
    "number_words": "a number",
    "adjective": "what a card is",
    "plain_adjective": "what a card is",
    "state": "what a card is",
    "being": "what a card is",
    "being_a": "what a card is",
    "postfix": "what a card is like",
    "called": "a name",
    "place": "a row",
    "alike": "what a card is like",
    "place_in": "a row",
    "had": "what a card has",
    "value": "a value of a card",
    "number_said": "a number",
    "noun": "some cards",
    "some": "some cards",
    "from_among": "some of the cards that were shown",
    "one": "a card",
    "several": "a number",
    "count_said": "a number",
    "target_part": "a target",
    "targeted": "a target",
    "definite": "a card",
    "spoken": "a card that was spoken of",
    "owned": "a card",
    "certain": "a card",
    "fighting": "what a card is doing",
    "described_again": "a kind of card",
    "yours": "a kind of card",
    "theirs": "a kind of card",
    "cost_of": "a card",
    "atk_of": "a card",
    "def_of": "a card",
    "amount": "a number",
    "points": "a number",
    "quantity": "a number",
    "counted": "what is counted",
    "signed_amount": "a number with its sign",
}
