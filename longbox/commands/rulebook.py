"""The command `longbox rulebook`: which rules are carried out, and which are shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from longbox.rulebook.coverage import Coverage
    from longbox.rulebook.rules import Rule


@click.command(short_help="Report which rules are carried out and shown.")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--rule", "name", metavar="NAME", help="Tell of one rule: what it says, and where it is cited and shown.")
def command(game: str, as_json: bool, name: str | None) -> None:
    """Report on the rules of GAME ("dcdb"), in the order of its rulebook.

    For each: how often code cites it, and how often rulings and tests show it. A rule is open where
    there is something to implement, and neither is done. Where the rulebook gives examples: how many of
    them rulings carry out, and of how many no more than the card is known, as the edition given leaves their
    wording out. The exit code is 1 if something cites a rule that the rulebook doesn't have.
    """
    import json  # noqa: PLC0415 (only when it is used, so that help is there at once)

    from longbox.rulebook.coverage import report_on  # noqa: PLC0415
    from longbox.rulebook.rules import rule_named  # noqa: PLC0415

    coverage = report_on(game)
    if as_json:
        click.echo(json.dumps(coverage.as_data(), indent=1))
    elif name is not None:
        click.echo("\n".join(tell(coverage, rule_named(game, name))))
    else:
        click.echo("\n".join(report(coverage)))
    sys.exit(1 if coverage.unknown else 0)


def report(coverage: Coverage) -> Iterator[str]:
    """All rules by section, one line each, and the sums."""
    width = max([len(rule.name) for rule in coverage.rules.values()])
    section = ""
    for rule in coverage.rules.values():
        if rule.section != section:
            section = rule.section
            yield f"{section}"
        yield f"  {rule.name:<{width}}  {state(coverage, rule)}{state_of_examples(coverage, rule)}"
    yield ""
    yield from sums(coverage)


def state(coverage: Coverage, rule: Rule) -> str:
    """What became of a rule, in words."""
    if rule.nothing:
        return f"nothing to implement: {rule.nothing}"
    cited, shown = len(coverage.cited[rule.name]), len(coverage.shown[rule.name])
    return f"cited {cited:>2}, shown {shown:>2}" if cited or shown else "OPEN"


def state_of_examples(coverage: Coverage, rule: Rule) -> str:
    """How many of its examples rulings carry out, if it has any."""
    examples = rule.examples_cited()
    if not examples:
        return ""
    done = len([example for example in examples if coverage.examples[example]])
    unworded = f" ({len(rule.by_card_only)} known by the card only)" if rule.by_card_only else ""
    return f", examples {done} of {len(examples)}{unworded}"


def sums(coverage: Coverage) -> Iterator[str]:
    """How many rules there are of each sort, and what is wrong."""
    data = coverage.as_data()
    yield (
        f"{data['rules']} rules: {data['cited']} cited by code, {data['shown']} shown by rulings or tests, "
        f"{data['nothing_to_implement']} with nothing to implement, {len(data['open'])} open."
    )
    if coverage.examples:
        missing, unworded = coverage.not_carried_out(), len(coverage.by_card_only())
        yield f"{len(coverage.examples)} examples: {len(coverage.examples) - len(missing)} carried out by rulings."
        yield (
            f"The rulebook given has the words of {len(coverage.examples) - unworded} of them; of the other {unworded} "
            f"only the card is known, and their rulings play what the rule says of it."
        )
        yield from [f"No ruling carries out the example {example!r}" for example in missing]
    for rule in coverage.not_shown():
        yield f"Cited but not shown: {rule.name}"
    for name, place in coverage.unknown:
        yield f"There is no rule or example {name!r}, which is cited in {place}"


def tell(coverage: Coverage, rule: Rule) -> Iterator[str]:
    """What a rule says, and all places where it is cited and shown."""
    yield f"{rule.name} ({rule.section})"
    yield f"  {rule.words}"
    if rule.nothing:
        yield f"  Nothing to implement: {rule.nothing}"
    for words, places in (("cited by", coverage.cited[rule.name]), ("shown by", coverage.shown[rule.name])):
        for place in places:
            yield f"  {words} {place}"
    for name in rule.examples:
        carried_out = [str(place) for place in coverage.examples[f"{rule.name}: {name}"]]
        known = f"{name} (known by the card only)" if name in rule.by_card_only else name
        yield from [f"  example {known}: carried out by {place}" for place in carried_out or ["no ruling"]]
