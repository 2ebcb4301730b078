"""What is told of judged rulings: to people, and as plain data for programs."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.rulings.judging import FAILS, HOLDS, MALFORMED, FileVerdict, Verdict
from longbox.rulings.words import in_words

REPORT_FORMAT = 1


def report(judged: FileVerdict) -> Iterator[str]:
    """The lines about one file: one if all is well, else each ruling that doesn't hold with all that is known."""
    if judged.error is not None:
        yield f"{judged.file}: can't be judged"
        yield f"  {judged.error}"
        return
    total = len(judged.verdicts)
    if judged.count(HOLDS) == total:
        yield f"{judged.file}: {count_rulings(total)} {'holds' if total == 1 else 'hold'}"
    else:
        yield f"{judged.file}: {judged.count(HOLDS)} of {count_rulings(total)} hold"
    for verdict in judged.verdicts:
        if verdict.result != HOLDS:
            yield from explain(verdict)
        elif verdict.untried:
            yield f"  holds as far as it was tried: {verdict.ruling.name}"
            yield f"    {verdict.ruling.place}: {verdict.untried}"


def explain(verdict: Verdict) -> Iterator[str]:
    """The lines about a ruling that doesn't hold."""
    ruling = verdict.ruling
    words = {FAILS: "DOES NOT HOLD", MALFORMED: "CAN'T BE JUDGED"}[verdict.result]
    yield ""
    yield f"  {words}: {ruling.name}"
    yield f"    shows: {in_words(ruling.rules)}"
    if verdict.step:
        deeds = "; ".join([words for words, _ in ruling.steps[verdict.step - 1].deeds])
        yield f"    in step {verdict.step}{': ' if deeds else ''}{deeds}"
    for place, problem in verdict.problems:
        yield f"    {place}: {problem}"
    if verdict.position:
        yield "    the position:"
        yield from [f"      {line}" for line in verdict.position]
    if verdict.log:
        yield "    what happened last:"
        yield from [f"      {line}" for line in verdict.log]


def summary(judged: list[FileVerdict]) -> str:
    """The last line: how many rulings hold, fail and can't be judged."""
    counts = {result: sum([file.count(result) for file in judged]) for result in (HOLDS, FAILS, MALFORMED)}
    unread = len([file for file in judged if file.error is not None])
    untried = sum([len(file.held_as_far_as_tried()) for file in judged])
    parts = [f"{count_rulings(counts[HOLDS])} {'holds' if counts[HOLDS] == 1 else 'hold'}"]
    if untried:
        parts[0] += f" ({untried} of them as far as {'it was' if untried == 1 else 'they were'} tried)"
    if counts[FAILS]:
        parts.append(f"{counts[FAILS]} {'does' if counts[FAILS] == 1 else 'do'} not hold")
    if counts[MALFORMED]:
        parts.append(f"{counts[MALFORMED]} can't be judged")
    if unread:
        parts.append(f"{unread} {'file' if unread == 1 else 'files'} can't be read")
    return ", ".join(parts) + "."


def count_rulings(count: int) -> str:
    """A number of rulings, in words."""
    return f"{count} ruling" if count == 1 else f"{count} rulings"


def as_data(judged: list[FileVerdict]) -> dict[str, object]:
    """All verdicts as plain data."""
    return {
        "format": REPORT_FORMAT,
        "holds": sum([file.count(HOLDS) for file in judged]),
        "fails": sum([file.count(FAILS) for file in judged]),
        "malformed": sum([file.count(MALFORMED) + (file.error is not None) for file in judged]),
        "files": [_file_as_data(file) for file in judged],
    }


def _file_as_data(judged: FileVerdict) -> dict[str, object]:
    error = judged.error
    return {
        "file": str(judged.file),
        "error": None if error is None else {"line": error.place.line, "words": error.words},
        "rulings": [_verdict_as_data(verdict) for verdict in judged.verdicts],
    }


def _verdict_as_data(verdict: Verdict) -> dict[str, object]:
    return {
        "name": verdict.ruling.name,
        "rules": verdict.ruling.rules,
        "line": verdict.ruling.place.line,
        "result": verdict.result,
        "step": verdict.step,
        "problems": [{"line": place.line, "words": words} for place, words in verdict.problems],
        "position": verdict.position,
        "log": verdict.log,
        "untried": verdict.untried,
    }


def exit_code(judged: list[FileVerdict]) -> int:
    """0 if all rulings hold, 1 if some don't, 2 if some can't be judged."""
    if any([file.error is not None or file.count(MALFORMED) for file in judged]):
        return 2
    return 1 if any([file.count(FAILS) for file in judged]) else 0
