"""Playing at one screen: several answers at once, undo, the rule behind things, what a card says."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.terminal.session import NothingToUndo, Session
from tests.endless.dcdb import plays_again
from tests.terminal.play import play_until, session_of, sit


def hand_of(session: Session, player: int = 0) -> list[str]:
    """The names of the cards that a player holds."""
    return [card.key() for card in session.view(player).hand()]  # type: ignore[attr-defined]


def test_a_whole_hand_is_played_in_one_line(tmp_path: Path) -> None:
    """`all` answers with everything that has a number, and nothing else: the turn goes on."""
    session = session_of(tmp_path, hero_names=[["The Flash"], ["Batman"]])
    sit(session, "all")
    assert hand_of(session) == []
    assert session.table.game.turn == 1


def test_what_several_answers_brought_is_told_together(tmp_path: Path) -> None:
    """After answers in one line, the news begin with the first of them."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "all", "")
    assert screen.scenes[1].news == ["You play Vulnerability \u00d72, Punch \u00d73 (+3 Power)."]


def test_answers_in_one_line_stop_where_something_else_is_asked(tmp_path: Path) -> None:
    """What was meant for one question is never taken as the answer to another."""
    session = session_of(tmp_path, "Ann,Ben", hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "0,1,1")
    assert session.table.answers == ["end turn"]
    assert screen.handed == ["Ann", "Ben"]


def test_an_answer_that_is_gone_is_said(tmp_path: Path) -> None:
    """Where a later answer of a line isn't on offer any more, that is told, and the question asked."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "all", "kick, kick")
    assert screen.told == ["Buy Kick for 3 is not on offer any more."]
    assert session.table.answers[-1] == "buy Kick"


def test_undo_goes_to_the_own_answer(tmp_path: Path) -> None:
    """With several people, undo takes back the answers of others since the own one too."""
    session = session_of(tmp_path, "Ann,Ben", hero_names=[["The Flash"], ["Batman"]])
    sit(session, "1", "0", "1", "0", "undo")
    assert session.table.answers == [session.table.answers[0]]
    with pytest.raises(NothingToUndo):
        session.undo(1)


def test_undo_after_resuming(tmp_path: Path) -> None:
    """What was answered before a game was left can be taken back after it was resumed."""
    session = session_of(tmp_path, hero_names=[["The Flash"], ["Batman"]])
    sit(session, "1", "0", "1")
    resumed = Session(session.system, session.table.to_record(), session.seats, session.file)
    kept = list(session.table.answers)
    sit(resumed, "undo")
    assert resumed.table.answers == kept[:-1]


def test_why_goes_back_event_by_event(tmp_path: Path) -> None:
    """Why tells the rule of the last event and of the question; asked again, that of the event before."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "all", "why", "why")
    assert screen.told[0] == "You play Punch (+1 Power)."
    assert screen.told[1].startswith("Rule: Order of Playing Your Cards. Play the cards of your hand in any order")
    assert screen.told[2] == "You are asked: Play a card, buy one, or end your turn"
    assert screen.told[4] == "You play Punch (+1 Power)."


def test_why_names_the_card_whose_text_did_it(tmp_path: Path) -> None:
    """Where a card's text made something happen, the text is told beside the rule."""
    session = session_of(tmp_path, seed=1)

    def has_source(question: object) -> bool:
        return session.view(0).reports()[-1].source is not None

    question = play_until(session, 1, has_source)
    source = session.view(question.player).reports()[-1].source
    assert source is not None
    told = sit(session, "why").told
    assert any([line.startswith(f"{source.key()}: ") for line in told])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why clayface", "Clayface is not in your hand."),
        ("why buy weakness", "A Weakness is never bought."),
        ("why refill", "The Line-Up is refilled during a turn only in the On Patrol game."),
        ("why defeat ras al ghul", "Ra's al Ghul costs 8; you have 0 Power."),
        ("why 1", "Nothing keeps you from it: Vulnerability."),
    ],
)
def test_why_something_can_not_be_done(typed: str, told: str, tmp_path: Path) -> None:
    """Why with a wish tells the first requirement that isn't met."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    assert sit(session, typed).told[0] == told


def test_a_card_is_explained(tmp_path: Path) -> None:
    """Its type, cost, Victory Points, text, where it lies, and what the rulebook says of it."""
    session = session_of(tmp_path)
    told = sit(session, "?clayf").told
    assert told[0] == "Clayface \u00b7 Villain \u00b7 cost 4 \u00b7 1 VP"
    assert told[1] == "Play a card not named Clayface that you played this turn again."
    assert "Clayface: Another Clayface can't be chosen." in told
    assert "Here: 16 in the Kick stack." in sit(session, "?kick").told


def test_a_key_is_explained(tmp_path: Path) -> None:
    """The thing behind a key is explained by the key."""
    session = session_of(tmp_path, hero_names=[["The Flash"], ["Batman"]])
    assert sit(session, "?1").told[0].startswith(hand_of(session)[0])


def test_a_player_is_explained(tmp_path: Path) -> None:
    """What lies before somebody is public; the own cards are all told to their owner alone."""
    session = session_of(tmp_path)
    told = sit(session, "?random").told
    assert told[0] == "Random \u00b7 Superman"
    assert not any([line.startswith("All your cards") for line in told])
    assert "All your cards: Punch \u00d77, Vulnerability \u00d73." in sit(session, "?you").told


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    """A name that nothing has, and one that several things have, are told."""
    told = sit(session_of(tmp_path), "?joystick", "?green").told
    assert told[0].startswith("There is nothing called 'joystick' in this game.")
    assert told[1].startswith("'green' could be Green Arrow,")


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        ("?harly", "Did you mean Harley Quinn?"),
        ("?supes", "Did you mean Super"),
        ("plya", "Did you mean play "),
        ("udno", "Did you mean undo?"),
        ("hlep", "Did you mean help?"),
    ],
)
def test_what_is_misspelt_gets_a_proposal(typed: str, proposed: str, tmp_path: Path) -> None:
    """Names of cards, answers and commands that were nearly typed are offered."""
    assert proposed in sit(session_of(tmp_path), typed).told[0]


def test_every_answer_is_kept(tmp_path: Path) -> None:
    """The file holds each answer as soon as it is given."""
    session = session_of(tmp_path, hero_names=[["The Flash"], ["Batman"]])
    before = session.file.read_bytes()
    question = session.question()
    assert question is not None
    session.answer(question.player, question.keys()[0])
    assert session.file.read_bytes() != before


def test_the_log_can_be_read_back(tmp_path: Path) -> None:
    """`log` tells the last lines, and as many as are asked for."""
    screen = sit(session_of(tmp_path, hero_names=[["The Flash"], ["Batman"]]), "0", "log", "log 1")
    assert screen.told[0] == "You play as The Flash."
    assert screen.told[-1] == screen.told[-2]


def test_a_text_without_end_is_told_and_the_game_stays_where_it_was(tmp_path: Path) -> None:
    """The same is asked again, and the game can be played on."""
    endless = plays_again("Oracle", "Starter")
    session = session_of(tmp_path, seed=5, hero_names=[["Oracle"], ["Batman"]], cards=[endless])
    screen = sit(session, "Punch", "end turn")
    assert "The text of Oracle goes on without end." in screen.told
    first, again, after = [scene.question.keys() for scene in screen.scenes[:3]]
    assert first == again != after
