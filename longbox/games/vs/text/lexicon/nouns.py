"""The words for cards: kinds, what narrows them, and how a sentence means some of them."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.modifiers import changes
from longbox.games.vs.text import amounts, definite, filters, nouns, relations, states, targets, values, who
from longbox.games.vs.text.effects import drawing
from longbox.games.vs.text.filters import AllOf, EitherOf, HasVersion, Lacks, OfType, With
from longbox.games.vs.text.lexicon.names import TRAITS, VERSIONS
from longbox.games.vs.text.relations import ControlledBy, Other
from longbox.games.vs.text.terms import Filter
from longbox.language import Pattern

CHARACTER: Final = OfType(definitions.CHARACTER)
TYPES: Final[dict[str, str]] = {
    "character(s)": definitions.CHARACTER,
    "equipment": definitions.EQUIPMENT,
    "location(s)": definitions.LOCATION,
    "plot twist(s)": definitions.PLOT_TWIST,
    "resource(s)": definitions.RESOURCE,
}

KINDS: Final[tuple[Pattern, ...]] = (
    *[Pattern("kind", noun, OfType, type=card_type) for noun, card_type in TYPES.items()],
    *[
        Pattern("kind", f"{card_type} card(s)", filters.CardOfType, type=card_type)
        for card_type in definitions.CARD_TYPES
    ],
    *[
        Pattern("kind", f"non-{card_type} card(s)", filters.NotOfType, type=card_type)
        for card_type in (definitions.CHARACTER, definitions.EQUIPMENT, definitions.LOCATION)
    ],
    Pattern("kind", "attacker(s)", With, quality=states.IsAttacker(), filter=CHARACTER),
    Pattern("kind", "defender(s)", With, quality=states.IsDefender(), filter=CHARACTER),
    Pattern("kind", "team attacker(s)", With, quality=states.IsTeamAttacker(), filter=CHARACTER),
    Pattern("kind", "object(s)", states.IsInPlay),
    Pattern("kind", "card(s)", filters.Anything),
    Pattern("kinds", "{filter:kind}", None),
    Pattern("kinds", "{filters:kind+or}", EitherOf),
    Pattern("kinds", "{filters:kind+and}", EitherOf),
    Pattern("described", "{filter:kinds}", None),
    Pattern("described", "{quality:adjective} {filter:described}", With),
    # What ends with a number that is described goes to the end, so that all that follows belongs to that number.
    Pattern("filter", "{filter:open_filter}", None),
    Pattern("filter", "{filter:open_filter} with {quality:had_quantity}", With),
    Pattern("open_filter", "{filter:described}", None),
    Pattern("open_filter", "{filter:open_filter} {quality:postfix}", With),
    Pattern("other", "{filter:filter}", With, quality=Other()),
)

WORDS_FOR_STATES: Final[dict[str, Filter]] = {
    "affiliated": filters.IsAffiliated(),
    "attacking": states.IsAttacker(),
    "defending": states.IsDefender(),
    "exhausted": states.IsExhausted(),
    "face-down": states.IsFaceDown(),
    "face-up": states.IsFaceUp(),
    "hidden": states.IsHidden(),
    "protected": states.IsProtected(),
    "ready": states.IsReady(),
    "stunned": states.IsStunned(),
    "unique": filters.IsUnique(),
    "visible": states.IsVisible(),
}
"""What cards can be, in one word; with "non-" before it, what they are not. [vs Non-Something]"""

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
    Pattern("plain_adjective", "{affiliation:affiliation}", filters.HasAffiliation),
    Pattern("plain_adjective", "{version:version}", HasVersion),
    Pattern("plain_adjective", "{trait:trait}", filters.HasTrait),
    Pattern("plain_adjective", "{brand:brand}", filters.OfBrand),
    Pattern("plain_adjective", "{quality:state}", None),
    Pattern("plain_adjective", "front row", states.InFrontRow),
    Pattern("plain_adjective", "support row", states.InSupportRow),
    Pattern("plain_adjective", "team attacking", states.IsTeamAttacker),
    Pattern("plain_adjective", "other", Other),
    *[Pattern("plain_adjective", keyword, filters.HasKeyword, keyword=keyword) for keyword in KEYWORD_ADJECTIVES],
    *[
        Pattern("plain_adjective", f"non-{keyword}", Lacks, quality=filters.HasKeyword(keyword))
        for keyword in KEYWORD_ADJECTIVES
    ],
    *[
        Pattern("plain_adjective", f"non-{version}", Lacks, quality=HasVersion(version))
        for version in VERSIONS
        if " " not in version
    ],
    *[Pattern("plain_adjective", f"non-{trait}", Lacks, quality=filters.HasTrait(trait)) for trait in TRAITS],
    *[
        Pattern("plain_adjective", f"non-{name}", Lacks, quality=filters.HasAffiliation(name))
        for name in ("Brotherhood", "Doom", "Kree", "Sentinel", "X-Men")
    ],
    Pattern("state", "unaffiliated", Lacks, quality=filters.IsAffiliated()),
    Pattern("state", "unequipped", Lacks, quality=states.IsEquipped()),
    Pattern("state", "unprotected", Lacks, quality=states.IsProtected()),
    *[Pattern("state", word, type(state)) for word, state in WORDS_FOR_STATES.items()],
    *[Pattern("state", f"non-{word}", Lacks, quality=state) for word, state in WORDS_FOR_STATES.items()],
    # What something is while a text goes by it: "while attacking", "is stunned", "isn't hidden"
    Pattern("being", "{quality:state}", None),
    Pattern("being", "equipped", states.IsEquipped),
    Pattern("being", "team attacking", states.IsTeamAttacker),
    Pattern("being", "an attacker", states.IsAttacker),
    Pattern("being", "a defender", states.IsDefender),
    Pattern("being", "a team attacker", states.IsTeamAttacker),
    Pattern("being", "attacking a {filter:filter/singular}", relations.AttackingA),
    Pattern("being", "attacked by a {filter:filter/singular}", relations.DefendingAgainst),
    Pattern("being", "defending against a {filter:filter/singular}", relations.DefendingAgainst),
    Pattern("being", "attacking directly", relations.IsDirectlyAttacking),
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
    Pattern("being_a", "{trait:trait}", filters.HasTrait),
    Pattern("being_a", "{filter:being_a} {quality:postfix}", With),
)

YOURS: Final = ControlledBy(who.You())
PLACES: Final[dict[str, Filter]] = {
    "your front row": AllOf((states.InFrontRow(), YOURS)),
    "your support row": AllOf((states.InSupportRow(), YOURS)),
    "the front row": states.InFrontRow(),
    "the support row": states.InSupportRow(),
    "the hidden area": states.IsHidden(),
    "the visible area": states.IsVisible(),
}

POSTFIXES: Final[tuple[Pattern, ...]] = (
    Pattern("postfix", "you control", ControlledBy, who=who.You()),
    Pattern("postfix", "[an opponent controls|your opponents control]", ControlledBy, who=who.EachOpponent()),
    Pattern("postfix", "each opponent controls", ControlledBy, who=who.EachOpponent()),
    Pattern("postfix", "that player controls", ControlledBy, who=who.ThatPlayer()),
    Pattern("postfix", "that opponent controls", ControlledBy, who=who.ThatOpponent()),
    *[
        Pattern("postfix", f"{word} {'control' if word == 'they' else 'controls'}", ControlledBy, who=who.They(word))
        for word in ("he or she", "he", "she", "they")
    ],
    Pattern("postfix", "you own", relations.OwnedBy, who=who.You()),
    Pattern("postfix", "with {quality:had}", None),
    Pattern("postfix", "without {quality:had}", Lacks),
    Pattern("postfix", "that [has|have] {quality:had}", None),
    Pattern("postfix", "named {name:name}", filters.Named),
    Pattern("postfix", "named {filters:called+or}", EitherOf),
    Pattern("postfix", "with the identity {identity:name}", filters.WithIdentity),
    Pattern("postfix", "{quality:place_in}", None),
    Pattern("postfix", "in play", states.IsInPlay),
    Pattern("postfix", "attached to {noun:definite}", relations.AttachedTo),
    Pattern("postfix", "adjacent to {noun:definite}", relations.AdjacentTo),
    Pattern("postfix", "adjacent to {noun:targeted}", relations.AdjacentTo),
    Pattern("targeted", "{part:target_part}", targets.TargetCard),
    Pattern("postfix", "that [shares|share] an affiliation with {noun:definite}", relations.SharesAffiliation),
    Pattern("postfix", "that [shares|share] a name with {noun:definite}", relations.SharesName),
    Pattern("called", "{name:name}", filters.Named),
    *[
        Pattern("place", words, type(place), **dict(zip(place.fields, place.values(), strict=True)))
        for words, place in PLACES.items()
    ],
    *[
        Pattern("place", words, type(place), **dict(zip(place.fields, place.values(), strict=True)))
        for words, place in (("a front row", states.InFrontRow()), ("a support row", states.InSupportRow()))
    ],
    Pattern("place_in", "in {quality:place}", None),
    # What cards have
    Pattern("had", "flight", filters.HasCharacteristic, characteristic=changes.WITH_FLIGHT),
    Pattern("had", "range", filters.HasCharacteristic, characteristic=changes.WITH_RANGE),
    Pattern("had", "reinforcement", filters.HasCharacteristic, characteristic=changes.WITH_REINFORCEMENT),
    *[
        Pattern("had", keyword, filters.HasKeyword, keyword=keyword)
        for keyword in definitions.KEYWORDS
        if keyword != definitions.WILLPOWER
    ],
    Pattern("had", "the {affiliation:any_affiliation} affiliation", filters.HasAffiliation),
    Pattern("had", "the {version:version} version", HasVersion),
    Pattern("had", "the {trait:trait} trait", filters.HasTrait),
    Pattern("had", "the chosen affiliation", filters.HasChosenAffiliation),
    Pattern("had", "a {counter:word} counter", states.HasCounter),
    Pattern("had", "a {counter:word} counter on it", states.HasCounter),
    Pattern("had", "a {value:value} of {number:number_said} or less", values.WithValue, relation=values.OR_LESS),
    Pattern("had", "a {value:value} of {number:number_said} or more", values.WithValue, relation=values.OR_MORE),
    Pattern("had", "{value:value} {number:number_said} or less", values.WithValue, relation=values.OR_LESS),
    Pattern("had", "{value:value} {number:number_said} or more", values.WithValue, relation=values.OR_MORE),
    Pattern("had", "{value:value} {number:number_said} or greater", values.WithValue, relation=values.OR_MORE),
    Pattern("had", "a {value:value} of {number:number_said}", values.WithValue, relation=values.EXACTLY),
    Pattern("had", "{value:value} {number:number_said}", values.WithValue, relation=values.EXACTLY),
    Pattern(
        "had_quantity", "{value:value} less than {number:quantity} {neutral}", values.WithValue, relation=values.LESS
    ),
    Pattern(
        "had_quantity",
        "{value:value} greater than {number:quantity} {neutral}",
        values.WithValue,
        relation=values.MORE,
    ),
    Pattern(
        "had_quantity",
        "{value:value} equal to {number:quantity} {neutral}",
        values.WithValue,
        relation=values.EXACTLY,
    ),
    Pattern(
        "had_quantity",
        "{value:value} less than or equal to {number:quantity} {neutral}",
        values.WithValue,
        relation=values.OR_LESS,
    ),
    Pattern(
        "had_quantity",
        "{value:value} greater than or equal to {number:quantity} {neutral}",
        values.WithValue,
        relation=values.OR_MORE,
    ),
    Pattern("had", "ATK at least double its printed ATK", values.MultipliedAtk),
    *[Pattern("value", value, value) for value in values.VALUES],
    Pattern("number_said", "{value:integer}", amounts.Fixed),
    Pattern("number_said", "X", amounts.X),
)

NUMBER_WORDS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
MANY: Final = targets.ANY_NUMBER
KO_PILES: Final[dict[str, str]] = {
    "in your KO'd pile": targets.IN_YOUR_KO_PILE,
    "from your KO'd pile": targets.IN_YOUR_KO_PILE,
    "in a KO'd pile": targets.IN_A_KO_PILE,
}

NOUNS: Final[tuple[Pattern, ...]] = (
    Pattern("noun", "{part:target_part}", targets.TargetCard),
    Pattern("noun", "{noun:definite}", None),
    Pattern("noun", "{filter:filter/plural}", nouns.Each),
    Pattern("noun", "each {filter:filter/singular}", nouns.Every),
    Pattern("noun", "all {filter:filter/plural}", nouns.All),
    Pattern("noun", "{noun:one}", None),
    Pattern("noun", "{number:several} {filter:filter/plural}", nouns.Several),
    Pattern("noun", "up to {number:count_said} {filter:filter/plural}", nouns.Several, up_to=True),
    Pattern("noun", "any number of {filter:filter/plural}", nouns.AnyNumber),
    Pattern("one", "another {filter:other/singular}", nouns.One),
    Pattern("one", "a {filter:filter/singular}", nouns.One),
    Pattern("one", "one {filter:filter/singular}", nouns.One),
    *[Pattern("several", word, amounts.Fixed, value=value) for value, word in enumerate(NUMBER_WORDS, 2)],
    Pattern("several", "{value:integer}", amounts.Fixed),
    Pattern("count_said", "{value:count}", amounts.Fixed),
    Pattern("count_said", "X", amounts.X),
    # Targets
    Pattern("target_part", "target {filter:called/singular}", targets.TargetCards),
    Pattern("target_part", "target {filter:filter/singular}", targets.TargetCards),
    Pattern("target_part", "another target {filter:other/singular}", targets.TargetCards),
    Pattern("target_part", "up to one target {filter:filter/singular}", targets.TargetCards, least=0, most=1),
    Pattern("target_part", "up to {most:count} target {filter:filter/plural}", targets.TargetCards, least=0),
    *[
        Pattern(
            "target_part", f"{word} target {{filter:filter/plural}}", targets.TargetCards, least=number, most=number
        )
        for number, word in ((2, "two"), (3, "three"), (4, "four"))
    ],
    Pattern(
        "target_part",
        "any number of target {filter:filter/plural} whose {value:value} together is {total:integer} or less {plural}",
        targets.CombinedTargets,
    ),
    Pattern(
        "target_part",
        "any number of target {filter:filter/plural} with combined {value:value} {total:integer} or less {plural}",
        targets.CombinedTargets,
    ),
    Pattern("target_part", "any number of target {filter:filter/plural}", targets.TargetCards, least=0, most=MANY),
    *[
        Pattern("target_part", f"target {{filter:filter/singular}} {words}", targets.TargetCards, where=place)
        for words, place in KO_PILES.items()
    ],
    *[
        Pattern(
            "target_part",
            f"{word} target {{filter:filter/plural}} {words} {{plural}}",
            targets.TargetCards,
            least=number,
            most=number,
            where=place,
        )
        for words, place in KO_PILES.items()
        for number, word in ((2, "two"), (3, "three"))
    ],
    Pattern(
        "target_part",
        "up to {most:count} target {filter:filter/plural} in your KO'd pile {plural}",
        targets.TargetCards,
        least=0,
        where=targets.IN_YOUR_KO_PILE,
    ),
    # Cards that a text need not describe
    *[
        Pattern("definite", f"this {noun}", definite.This)
        for noun in ("card", "character", "equipment", "location", "plot twist", "resource")
    ],
    Pattern("definite", "{name:name}", definite.Called),
    Pattern("definite", "equipped character", definite.EquippedCharacter),
    Pattern("definite", "the equipped character", definite.EquippedCharacter),
    *[
        Pattern("definite", f"{word} {{singular}}", definite.It, word=word)
        for word in ("it", "he", "she", "him", "her")
    ],
    *[Pattern("definite", f"{word} {{plural}}", definite.It, word=word) for word in ("they", "them")],
    Pattern("definite", "that {filter:kinds/singular}", definite.That),
    Pattern("definite", "those {filter:kinds/plural}", definite.That),
    Pattern("definite", "the chosen {filter:kinds}", definite.TheChosen),
    Pattern("definite", "the stunned {filter:kinds}", definite.TheStunned),
    Pattern("definite", "the discarded card(s)", definite.TheDiscarded),
    Pattern("definite", "the card(s) you discarded", definite.TheDiscarded),
    # Cards out of play
    Pattern("noun", "the top card of {who:whose} deck", nouns.TopOfDeck, number=amounts.Fixed(1)),
    Pattern("noun", "the top {number:several} cards of {who:whose} deck", nouns.TopOfDeck),
    Pattern("noun", "a {filter:filter/singular} from your hand", nouns.FromHand, number=amounts.Fixed(1)),
    Pattern("noun", "up to {number:several} {filter:filter/plural} from your hand", nouns.FromHand, up_to=True),
    Pattern("noun", "a {filter:filter/singular} from your KO'd pile", nouns.FromKoPile, number=amounts.Fixed(1)),
    Pattern("noun", "{number:several} {filter:filter/plural} from your KO'd pile", nouns.FromKoPile),
    Pattern("noun", "up to {number:several} {filter:filter/plural} from your KO'd pile", nouns.FromKoPile, up_to=True),
    Pattern("noun", "the rest", drawing.TheRest),
    Pattern("noun", "all revealed {filter:filter/plural}", drawing.AllRevealed),
    Pattern("noun", "each revealed {filter:filter/singular}", drawing.AllRevealed),
    # Players
    Pattern("whose", "your", who.You),
    Pattern("whose", "that player's", who.ThatPlayer),
    *[
        Pattern("whose", whose, who.They, word=word)
        for whose, word in (("his or her", "he or she"), ("his", "he"), ("her", "she"), ("their", "they"))
    ],
    Pattern("whose", "each opponent's", who.EachOpponent),
    Pattern("targeted_hand", "{part:target_player}'s hand", targets.TargetPlayer),
    Pattern("targeted_hand", "that player's hand", who.ThatPlayer),
    Pattern("targeted_hand", "each opponent's hand", who.EachOpponent),
    Pattern("player", "{part:target_player}", targets.TargetPlayer),
    Pattern("target_player", "target player", targets.TargetPlayers),
    Pattern("target_player", "target opponent", targets.TargetPlayers, opponent=True),
    Pattern("player", "each player", who.EachPlayer),
    Pattern("player", "each opponent", who.EachOpponent),
    Pattern("player", "each other player", who.EachOpponent),
    Pattern("player", "that player", who.ThatPlayer),
    Pattern("player", "that opponent", who.ThatOpponent),
    Pattern("player", "its controller", who.ControllerOf, noun=definite.It()),
    *[
        Pattern("player", f"{word} controller", who.ControllerOf, noun=definite.It())
        for word in ("his", "her", "their")
    ],
    Pattern("player", "{noun:owned}'s controller", who.ControllerOf),
    Pattern("player", "the controller of {noun:noun}", who.ControllerOf),
    Pattern("player", "its owner", who.OwnerOf, noun=definite.It()),
    Pattern("owned", "that {filter:kinds/singular}", definite.That),
    Pattern("owned", "the stunned {filter:kinds/singular}", definite.TheStunned),
    Pattern("owned", "equipped character", definite.EquippedCharacter),
    Pattern("anyone", "you {plural}", who.You),
    Pattern("anyone", "an opponent", who.EachOpponent),
    Pattern("anyone", "a player", who.EachPlayer),
    Pattern("anyone", "that player", who.ThatPlayer),
    Pattern("anyone", "that opponent", who.ThatOpponent),
    Pattern("anyone", "{noun:owned}'s controller", who.ControllerOf),
    Pattern("anyone", "its controller", who.ControllerOf, noun=definite.It()),
)

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("amount", "{value:number}", amounts.Fixed),
    Pattern("amount", "X {plural}", amounts.X),
    Pattern("amount", "that many {plural}", amounts.ThatMuch),
    Pattern("points", "{value:integer}", amounts.Fixed),
    Pattern("points", "X", amounts.X),
    Pattern("points", "that much", amounts.ThatMuch),
    Pattern("quantity", "the number of {filter:filter/plural}", amounts.NumberOf),
    Pattern("quantity", "the number of cards in {who:whose} hand", amounts.CardsInHand),
    Pattern("quantity", "the number of {filter:filter/plural} in {who:whose} KO'd pile", amounts.CardsInKoPile),
    Pattern("quantity", "its {value:value}", amounts.ValueOf, noun=definite.It()),
    *[Pattern("quantity", f"{word} {{value:value}}", amounts.ValueOf, noun=definite.It()) for word in ("his", "her")],
    Pattern("quantity", "{noun:owned}'s {value:value}", amounts.ValueOf),
    Pattern("quantity", "the {value:value} of {noun:definite}", amounts.ValueOf),
    Pattern("quantity", "your endurance", amounts.EnduranceOf, who=who.You()),
    Pattern("counted", "{filter:filter/singular}", amounts.NumberOf),
    Pattern("counted", "card in {who:whose} hand", amounts.CardsInHand),
    Pattern("counted", "{filter:filter/singular} in {who:whose} KO'd pile", amounts.CardsInKoPile),
    Pattern("counted", "{counter:word} counter on {noun:definite}", amounts.CountersOn),
    Pattern("counted", "card you discarded", amounts.ThatMuch),
    Pattern("counted", "card discarded this way", amounts.ThatMuch),
    Pattern("signed_amount", "{value:signed}", amounts.Fixed),
    Pattern("signed_amount", "+X", amounts.X),
    Pattern("signed_amount", "-X", amounts.MinusX),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "kind": "a kind of card",
    "kinds": "a kind of card",
    "described": "a kind of card",
    "filter": "a kind of card",
    "open_filter": "a kind of card",
    "had_quantity": "what a card has",
    "other": "a kind of card",
    "adjective": "what a card is",
    "plain_adjective": "what a card is",
    "state": "what a card is",
    "being": "what a card is",
    "being_a": "what a card is",
    "postfix": "what a card is like",
    "called": "a name",
    "place": "a row",
    "place_in": "a row",
    "had": "what a card has",
    "value": "a value of a card",
    "number_said": "a number",
    "noun": "some cards",
    "one": "a card",
    "several": "a number",
    "count_said": "a number",
    "target_part": "a target",
    "targeted": "a target",
    "definite": "a card",
    "whose": "a player's",
    "targeted_hand": "a player's hand",
    "player": "a player",
    "target_player": "a target",
    "owned": "a card",
    "anyone": "a player",
    "amount": "a number",
    "points": "a number",
    "quantity": "a number",
    "counted": "what is counted",
    "signed_amount": "a number with its sign",
}
