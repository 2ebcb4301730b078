"""The words that narrow which cards are meant: "other than Storm", "whose cost is 3 or less", "with the same ..."."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import affiliations
from longbox.games.vs.terms import THIS_GAME
from longbox.games.vs.text import amounts, conditions, definite, nouns, relations, values, who
from longbox.games.vs.text.effects.lasting import Lasting
from longbox.games.vs.text.lexicon.nouns import LIKENED
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.filters import EitherOf, Lacks, With

NARROWED: Final[tuple[Pattern, ...]] = (
    # One kind and another, said of several: each card is of one of them
    Pattern("noun", "<|all >{filter:of_groups}", nouns.Each),
    Pattern("of_groups", "{quality:groups} {filter:described/plural}", With),
    Pattern("of_groups", "{filter:of_groups} {quality:postfix}", With),
    Pattern("groups", "{filters:group+and}", EitherOf),
    Pattern("postfix", "other than {quality:certain}", Lacks),
    Pattern("postfix", "with the same controller as {who:controlled_as}", relations.ControlledBy),
    Pattern("postfix", "with the same controller", relations.ControlledBy, who=who.ControllerOf(definite.Pronoun())),
    Pattern("controlled_as", "{noun:definite}", who.ControllerOf),
    Pattern(
        "holder",
        "<its|his|her|their> controller {singular} | {noun:owned}'s controller {singular}",
        who.ControllerOf,
        noun=definite.Pronoun(),
    ),
    Pattern(
        "postfix",
        "whose {value:value} is {number:number_said} <{relation:or_more}|>",
        values.WithValue,
        relation=comparing.EXACTLY,
    ),
    *[
        Pattern(
            "simple_condition",
            f"{{amount:own_{value.lower()}}} is {{relation:compared_to}} {{number:{value.lower()}_of}}'s",
            conditions.Compares,
        )
        for value in LIKENED
    ],
    Pattern(
        "/".join([f"own_{value.lower()}" for value in LIKENED]),
        f"<<its|his|her>|{{noun:owned}}'s> [{'/'.join([f'{value}{{value={value}}}' for value in LIKENED])}]",
        amounts.ValueOf,
        noun=definite.Pronoun(),
    ),
    # Without a duration it lasts until the game ends. [vs 513.2e]
    Pattern("clause", "{statement:for_good}", Lasting, duration=THIS_GAME),
    Pattern(
        "for_good",
        "{subject:spoken} <[has|have]|[gains|gain]> <that|the chosen> <|team> affiliation "
        "<|in addition to <[its|their]|his|her> other affiliations>",
        affiliations.GainsChosenAffiliation,
    ),
    # What a card costs, or cost before it went elsewhere
    Pattern("simple_condition", "{noun:definite} <costs|cost> {quality:priced}", conditions.CardIs),
    Pattern(
        "priced",
        "{number:number_said} <{relation:or_more}|>",
        values.WithValue,
        value=values.COST,
        relation=comparing.EXACTLY,
    ),
    Pattern("filter", "{filter:open_filter} whose {quality:so_much}", With),
    Pattern(
        "so_much",
        "{value:value} is <|a> {relation:relation} {number:quantity} {neutral}",
        values.WithValue,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "of_groups": "some cards",
    "for_good": "what is so until the game ends",
    "groups": "what a card belongs to",
    "controlled_as": "a card",
    "priced": "how much a card costs",
    "so_much": "what a card has",
    **dict.fromkeys([f"own_{value.lower()}" for value in LIKENED], "a value of a card"),
}
