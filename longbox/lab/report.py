"""What many games come to, as tables for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from longbox.games import find_pack
from longbox.lab.numbers import Spread, Wins
from longbox.lab.own import OWN_MARK, Comparison, Difference
from longbox.lab.tally import Group, Tally
from longbox.lab.used import UsedCards, most_used

CARDS_OF_A_GROUP: Final = 10
"""So many of the cards that were most used are listed for each deck, hero or scenario."""

SHARING: Final = "A shared victory counts as an equal part for each side that shares it; a team's, for each member."


def report(tally: Tally, cards: int) -> Iterator[RenderableType]:
    """All that was counted.

    Args:
        tally: What was counted.
        cards: How many of the most bought cards are shown.
    """
    plan = tally.plan
    yield f"{find_pack(plan.game).title}: {tally.games:,} games of {', '.join(plan.bots)}; seed {plan.seed}."
    if not tally.games:
        return
    for grouping, groups in tally.by.items():
        if len(groups) > 1 or grouping == "bot":
            yield wins_table(grouping, groups)
    yield f"An even share would be {percent(tally.everybody.share)}. {SHARING}\n"
    yield numbers_table(tally)
    yield endings_table(tally.endings)
    if tally.bought and (cards or tally.own):
        yield bought_table(tally, cards)
    if tally.own:
        yield f"{OWN_MARK.strip()} a card of your own.\n"


def wins_table(grouping: str, groups: dict[str, Group]) -> Table:
    """How often each group of players won."""
    table = new_table(f"Wins by {in_words(grouping)}", in_words(grouping).capitalize())
    for column in ("Players", "Wins", "Share", "95 % interval", "Score", "Spread"):
        table.add_column(column, justify="right", no_wrap=True)
    for name in sorted(groups):
        score = groups[name].score
        table.add_row(name, *wins_cells(groups[name].wins), f"{score.mean:.1f}", f"{score.deviation:.1f}")
    return table


def numbers_table(tally: Tally) -> Table:
    """How numbers spread: the length of the games, and what was counted of each bot's players."""
    table = new_table("Scores and other counts", "Bot", "Count")
    for column in ("Mean", "Spread", "Least", "Median", "Most"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_row("all", "turns in a game", *spread_cells(tally.turns), end_section=True)
    for bot, group in sorted(tally.by["bot"].items()):
        for name, spread in {"score": group.score, **tally.facts.get(bot, {})}.items():
            table.add_row(bot, in_words(name), *spread_cells(spread))
    return table


def endings_table(endings: Counter[str]) -> Table:
    """Why games ended."""
    table = new_table("How games ended", "Reason")
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    for reason, games in sorted(endings.items(), key=lambda ending: (-ending[1], ending[0])):
        table.add_row(reason, f"{games:,}", percent(games / endings.total()))
    return table


def bought_table(tally: Tally, count: int) -> Table:
    """The cards that were bought most, and how often their buyers won."""
    table = new_table("Most bought cards", "Card")
    for column in ("Bought", "A game", "Buyers", "Won", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, card in tally.shown(count):
        buyers, _, share, interval = wins_cells(card.buyers)
        copies = f"{card.copies:,}"
        table.add_row(tally.marked(name), copies, f"{card.copies / tally.games:.2f}", buyers, share, interval)
    return table


def comparison_tables(comparison: Comparison) -> Iterator[RenderableType]:
    """Each card of one's own: the games with it against the same games without it, or without its text."""
    lacking = comparison.lacking
    for compared in comparison.cards:
        table = new_table(f"{compared.name}: the same games with {lacking} and without {lacking}", "Measured")
        for column in ("Pairs", f"With {lacking}", "Without", "Difference", "95 % interval"):
            table.add_column(column, justify="right", no_wrap=True)
        for name, difference in compared.differences.items():
            table.add_row(in_words(name), *difference_cells(difference, of_wins=name.startswith("wins")))
        yield table
    for name, why in comparison.needed.items():
        yield f"{name} is not compared: {why}\n"


def used_table(
    title: str, what: str, used: UsedCards, groups: Sequence[str], own: Sequence[str], wins_of: Callable[[str], Wins]
) -> Table:
    """How often those won who used a card, beside how often all of their group won.

    Args:
        title: Stands above the table.
        what: What a group is called: "Deck".
        used: What was counted.
        groups: The groups, in order.
        own: The names of the cards of one's own, which are marked and always listed.
        wins_of: How often all players of a group won.
    """
    table = new_table(title, what, "Card")
    for column in ("Games", "Won", "95 % interval", what):
        table.add_column(column, justify="right", no_wrap=True)
    before = ""
    for group, card, wins in most_used(used, groups, own, CARDS_OF_A_GROUP):
        if before not in ("", group):
            table.add_section()
        name = f"{OWN_MARK}{card}" if card in own else card
        cells = [f"{wins.games:,}", *share_cells(wins), percent(wins_of(group).share)]
        table.add_row("" if group == before else group, name, *cells)
        before = group
    if own:
        table.caption = f"{OWN_MARK.strip()} a card of your own"
        table.caption_justify = "left"
    return table


def difference_cells(difference: Difference, *, of_wins: bool) -> list[str]:
    """How many pairs there were, both means, their difference and its interval; of wins, in percent."""
    factor, unit = (100, " %") if of_wins else (1, "")
    pairs = max(difference.pairs, 1)
    means = [f"{factor * total / pairs:.1f}{unit}" for total in (difference.with_it, difference.without_it)]
    low, high = difference.interval
    interval = f"{factor * low:+.1f} to {factor * high:+.1f}{unit}" if difference.pairs > 1 else ""
    return [f"{difference.pairs:,}", *means, f"{factor * difference.mean:+.1f}{unit}", interval]


def new_table(title: str, *columns: str) -> Table:
    """An empty table with its first columns."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, collapse_padding=True)
    for column in columns:
        table.add_column(column)
    return table


def share_cells(wins: Wins) -> list[str]:
    """A share and its interval."""
    if not wins.games:
        return ["", ""]
    low, high = wins.interval
    return [percent(wins.share), f"{100 * low:.1f} to {100 * high:.1f} %"]


def wins_cells(wins: Wins) -> list[str]:
    """How many could win, how many did, the share and its interval."""
    low, high = wins.interval
    won = f"{wins.won:,.2f}".rstrip("0").rstrip(".")
    return [f"{wins.games:,}", won, percent(wins.share), f"{100 * low:.1f} to {100 * high:.1f} %"]


def spread_cells(spread: Spread) -> list[str]:
    """Mean, standard deviation, least, median and most."""
    return [
        f"{spread.mean:.1f}",
        f"{spread.deviation:.1f}",
        *[f"{spread.at(part):g}" for part in (0, 0.5, 1)],
    ]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def in_words(name: str) -> str:
    """The name of a count, as people read it."""
    return name.replace("_", " ")
