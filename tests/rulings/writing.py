"""Short ways to write rulings in tests."""

from __future__ import annotations

from longbox.rulings import BadRuling, Verdict, judge, read_sheet

HEAD = 'format = 1\ngame = "dcdb"\nplayers = ["Alice", "Bob"]\n'


def sheet(position: str, *steps: str, head: str = HEAD, rule: str = '"Turns"') -> str:
    """A file with one ruling: what stands in its position, and in each of its steps."""
    blocks = [f'[[ruling]]\nname = "a ruling"\nrule = {rule}', f"[ruling.position]\n{position}"]
    return "\n".join([head, *blocks, *[f"[[ruling.step]]\n{step}" for step in steps]])


def judged(position: str, *steps: str, head: str = HEAD, rule: str = '"Turns"') -> Verdict:
    """The verdict on one ruling."""
    return judge(read_sheet(sheet(position, *steps, head=head, rule=rule))[0])


def problem(position: str, *steps: str, head: str = HEAD, rule: str = '"Turns"') -> str:
    """What is wrong with a ruling, with its place; empty if it holds."""
    try:
        verdict = judged(position, *steps, head=head, rule=rule)
    except BadRuling as error:
        return str(error)
    return "\n".join([f"{place}: {words}" for place, words in verdict.problems])


def line_of(text: str, words: str) -> int:
    """The number of the first line of a text that contains some words."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)
