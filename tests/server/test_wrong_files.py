"""What somebody says is wrong: the file is taken by `longbox judge` and by `longbox replay`."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from longbox.cli import group
from tests.server.common import Guest, asked_of, together


def run(*words: str | Path) -> Result:
    """The command."""
    return CliRunner().invoke(group, [str(word) for word in words])


def written(ann: Guest, ben: Guest, folder: Path) -> Path:
    """The file of somebody who says that something is wrong."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        for _ in range(3):
            active = asked_of(hers, his)
            active.answer(active.keys()[0])
        active = asked_of(hers, his)
        kept = active.guest.post(f"/api/tables/{table}/wrong", {"sentence": "Kick costs 4.", "n": active.n}).json()
        active.send("wish", id="c", what="concede")
        active.until(lambda message: message["t"] == "taken")
        file = folder / kept["file"]
        file.write_bytes(active.guest.get(f"/api/tables/{table}/wrong/{kept['file']}").content)
    return file


def test_judge_and_replay_take_the_file(ann: Guest, ben: Guest, tmp_path: Path) -> None:
    """Judged, it tells the sentence, the table as it was seen, and the rule; changed, that it is another table."""
    file = written(ann, ben, tmp_path)
    judged = run("judge", file)
    assert judged.exit_code == 0, judged.output
    for part in (
        "Kick costs 4.",
        "after 3 answers",
        "what happened last:",
        "Rule: ",
        "All is as it was played and seen",
    ):
        assert part in judged.output
    assert run("replay", file).exit_code == 0
    data = json.loads(run("judge", "--json", file).output)["complaints"][0]
    assert (data["sentence"], data["error"], data["differs"]) == ("Kick costs 4.", None, None)
    changed = json.loads(file.read_text())
    changed["wrong"]["seen"]["sides"][0]["areas"][0]["cards"][0]["title"] = "Superman"
    other = tmp_path / "other.json"
    other.write_text(json.dumps(changed))
    assert (run("judge", other).exit_code, "isn't what the player saw" in run("judge", other).output) == (1, True)
    changed["answers"] = ["no such answer"]
    other.write_text(json.dumps(changed))
    assert run("judge", other).exit_code in (1, 2)
    del changed["wrong"]
    other.write_text(json.dumps(changed))
    assert run("judge", other).exit_code == 2
    assert run("judge", tmp_path / "missing.json").exit_code == 2
