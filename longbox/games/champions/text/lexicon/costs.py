"""The words for what must be paid."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import costs
from longbox.games.champions.text.effects import moving
from longbox.language import Pattern

COSTS: Final[tuple[Pattern, ...]] = (
    Pattern("cost", "{cost:single_cost}", None),
    Pattern("cost", "{first:single_cost}<|,> and {rest:single_cost} | {first:single_cost}, {rest:cost}", costs.Costs),
    Pattern("priced", "{cost:cost}", None),
    Pattern("priced", "{first:provided}, {rest:cost}", costs.Costs),
    Pattern("provided", "if {condition:condition}", costs.Provided),
    Pattern("single_cost/spending", "[<spend|pay>/spend] {wanted:resources}", costs.Spend),
    Pattern("single_cost", "spend a {types:resource+or} resource", costs.SpendEither),
    Pattern("single_cost", "spend X {resource:resource} resources", costs.SpendX),
    Pattern(
        "single_cost", "pay the printed cost of a {filter:filter/singular} in {place:place}", moving.PayPrintedCost
    ),
    Pattern("single_cost", "{effect:clause}", costs.PayByDoing),
    Pattern(
        "resources",
        "<a|1|one> {resource:resource} resource | {count:integer} {resource:resource} resources | "
        "{count:count} {resource:resource} resources | {resource:resource} <resource|>",
        costs.OfOneType,
        count=1,
    ),
    Pattern(
        "resources",
        "{types:resource+and} resources | {types:one_resource+and} resource | {types:resource+} <resources|resource|> "
        "| {types:whole_resource+and}",
        costs.OneOfEach,
    ),
    Pattern(
        "more_resources",
        "an additional {resource:resource} resource | {count:integer} additional {resource:resource} resources",
        costs.OfOneType,
        count=1,
    ),
    Pattern("one_resource", "a {type:resource}", None),
    Pattern("whole_resource", "<a|1|one> {type:resource} resource", None),
    Pattern(
        "resources",
        "<1|a|one> resource <of any type|> | {count:integer} resources <of any type|>",
        costs.OfAnyType,
        count=1,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "cost": "a cost",
    "single_cost": "a cost",
    "resources": "resources",
    "more_resources": "resources",
    "one_resource": "a type of resource",
    "whole_resource": "a type of resource",
    "priced": "a cost",
    "provided": "a condition",
}
