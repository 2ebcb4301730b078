"""The log of Marvel Champions in short: one line for what belongs together, none for what is plain."""

from __future__ import annotations

from pathlib import Path

from longbox.faces.words import speak_to
from longbox.terminal.session import Session
from tests.terminal.champions.play import session_of, view_of
from tests.terminal.play import presenter_for, questions, sit


def told(session: Session, player: int = 0) -> list[str]:
    """All that happened, as it is told to a player."""
    view = view_of(session, player)
    return [speak_to(line, view.seat.name) for line in presenter_for(session).digest(view, view.reports())]


def test_a_turn_in_short(tmp_path: Path) -> None:
    """An attack, a card that is paid for, and what each brought about are one line each."""
    session = session_of(tmp_path, seed=5)
    sit(session, "0", "change form", "attack rhino", "haymaker", "p", "0", "0", "pass", "pass", "no defense")
    lines = told(session)
    assert "You change form to Spider-Man." in lines
    assert "Spider-Man attacks Rhino: Rhino takes 2 damage." in lines
    assert any([line.startswith("You play Haymaker (paid with ") and "Rhino takes 3 damage." in line for line in lines])
    assert "Villain phase: 1 threat is placed on The Break-In!." in lines
    assert any([line.startswith("Rhino attacks you: boost card ") for line in lines])


def test_what_is_plain_is_not_told(tmp_path: Path) -> None:
    """That cards exhaust, that all of them ready, and that encounter cards are dealt, goes without saying."""
    session = session_of(tmp_path, seed=5)
    sit(session, "0", "change form", "attack rhino", "0", "0", "pass", "pass", "no defense")
    words = " ".join(told(session))
    for plain in (" exhausts", " readies", "is dealt an encounter card", "gets a boost card"):
        assert plain not in words


def test_nothing_important_is_lost(tmp_path: Path) -> None:
    """All damage, threat, defeats and reveals of whole games are in the short log."""
    for seed in range(1, 6):
        session = session_of(tmp_path, "Ann,Ben", seed, scenario="Ultron")
        for _ in questions(session, seed, most=200):
            pass
        lines = "\n".join(told(session))
        for report in view_of(session).reports():
            if report.kind.name in ("damage", "threat", "threat removal", "defeat", "reveal", "next stage"):
                words = report.words.rstrip(".").removesuffix(f" ({report.source})")
                assert words in lines
