"""The rulings of Marvel Champions leave no entry and no card out, and its positions say what can't be."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest

import longbox.games.champions
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.library import box
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt
from longbox.rulebook import rules_of
from longbox.rulings import HOLDS, BadRuling, Verdict, files_in, judge, read_file, read_sheet
from longbox.rulings.runs import Run
from tests.rulebook.reports import report_once

FOLDER = Path(__file__).parents[2] / "rulings" / "champions"


def sheet(position: str, *steps: str, players: str = '["Alice as Captain Marvel"]', options: str = "{}") -> str:
    """A file with one ruling of Marvel Champions."""
    head = f'format = 1\ngame = "champions"\nplayers = {players}\noptions = {options}\n'
    ruling = f'[[ruling]]\nname = "a ruling"\nrule = "Attack"\n[ruling.position]\n{position}\n'
    return head + ruling + "".join([f"[[ruling.step]]\n{step}\n" for step in steps])


def judged(position: str, *steps: str, players: str = '["Alice as Captain Marvel"]', options: str = "{}") -> Verdict:
    """The verdict on one ruling."""
    return judge(read_sheet(sheet(position, *steps, players=players, options=options))[0])


def problem(position: str, *steps: str, players: str = '["Alice as Captain Marvel"]', options: str = "{}") -> str:
    """What is wrong with a ruling; empty if it holds."""
    try:
        return "\n".join([words for _, words in judged(position, *steps, players=players, options=options).problems])
    except BadRuling as error:
        return str(error)


# The rulings that come with Longbox


def test_no_entry_is_open_and_all_are_shown() -> None:
    """Each entry is carried out and shown, or there is a reason why there is nothing to implement."""
    coverage = report_once("champions")
    assert coverage.unknown == []
    assert [name for name, rule in coverage.rules.items() if not coverage.cited[name] and not rule.nothing] == []
    assert [name for name, rule in coverage.rules.items() if not coverage.shown[name] and not rule.nothing] == []


def test_questions_and_events_name_entries_that_exist() -> None:
    """The entry behind a question or a line of the log can be looked up."""
    path = longbox.games.champions.__path__
    for found in pkgutil.walk_packages(path, "longbox.games.champions."):
        for name, value in vars(importlib.import_module(found.name)).items():
            if isinstance(value, Prompt | EventKind) and value.rule:
                assert value.rule in rules_of("champions"), f"{found.name}.{name}"


@pytest.mark.thorough
def test_every_card_of_the_core_set_comes_into_some_ruling() -> None:
    """Each is told of in the log of some ruling, or in play at its end."""
    seen: set[str] = set()
    for ruling in [ruling for file in files_in([FOLDER]) for ruling in read_file(file)]:
        run = Run(ruling, 0)
        run.take_steps()
        assert isinstance(run.game, ChampionsGame)
        seen.update([str(card) for event in run.game.log for card in event.cards])
        seen.update([str(card) for card in run.game.cards_in_play()])
    assert [card.name for card in box() if card.name not in seen] == []


# Positions


def test_cards_in_play_are_as_they_enter_play_but_for_what_is_said() -> None:
    """Counters, starting threat and toughness need not be written."""
    position = """
        Alice.in_play = ["Tac Team", { card = "Surveillance Team", counters = 1 }, "Luke Cage", "Hawkeye"]
        Alice.engaged = ["Sandman", { card = "Shocker", tough = true, damage = 1 }]
        in_play = ["Bomb Scare", { card = "Crowd Control", threat = 1 }, "Charge"]
    """
    step = """
        then = [
            "Tac Team has 3 counters", "Surveillance Team has 1 counter", "Hawkeye has 4 counters",
            "Luke Cage is tough",
            "Sandman is tough", "Sandman is engaged with Alice", "Shocker has 2 hit points", "Shocker is tough",
            "Bomb Scare has 2 threat", "Crowd Control has 1 threat", "Charge is attached to Rhino", "Rhino has 5 ATK",
            "Alice is in alter-ego form", "Alice is not eliminated", "Carol Danvers is ready", "Rhino has no damage",
        ]
        phase = "player phase"
    """
    assert judged(position, step).result == HOLDS


def test_what_is_not_written_lies_where_it_belongs() -> None:
    """Decks have what is left of them, nemesis sets are set aside, and no card lies in two places."""
    run = Run(read_sheet(sheet('Alice.hand = ["Haymaker"]\nencounter_deck = ["Shocker", "..."]', "threat = 0"))[0], 0)
    run.take_steps()
    game = run.game
    assert isinstance(game, ChampionsGame)
    laid = [card for zone in game.zones for card in game.cards(zone)]
    assert len(laid) == len(set(laid))
    assert len(game.cards(game.players[0].deck)) == 39
    assert {game.owners[card.serial] for card in game.cards(game.players[0].deck)} == {0}


def test_cards_belong_to_the_player_of_their_place_and_encounter_cards_to_nobody() -> None:
    """A card of the same name of another player is not taken."""
    position = 'Alice.hand = ["Mockingbird"]\nBob.hand = ["Mockingbird"]\nBob.engaged = ["Shocker"]'
    players = '["Alice as Captain Marvel", "Bob as She-Hulk"]'
    step = (
        'Alice.hand = [{ card = "Mockingbird", owner = "Alice" }]\nBob.hand = [{ card = "Mockingbird", owner = "Bob" }]'
    )
    assert (
        judged(position, step, 'Bob.engaged = [{ card = "Shocker", owner = "nobody" }]', players=players).result
        == HOLDS
    )


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ('Alice.hand = ["Web-Shooter"]', "there is no card 'Web-Shooter'"),
        ('Alice.hand = ["Shocker"]', "Shocker never lies there: Alice's hand"),
        ('in_play = ["Haymaker"]', "Haymaker never lies there"),
        ('in_play = ["Shocker"]', "Shocker never lies there"),
        ('Alice.hand = ["Captain Marvel"]', "there is no Captain Marvel left"),
        ('Alice.hand = ["5 Crisis Interdiction"]', "there is no Crisis Interdiction left: this game has 3 of them"),
        ('Alice.hand = [{ card = "Haymaker", exhausted = true }]', "Haymaker is not in play there"),
        ('in_play = ["Biomechanical Upgrades"]', "what Biomechanical Upgrades is attached to must be said"),
        ('Alice.form = "cat"', "there is no form 'cat'"),
        ('villain_stage = "III"', "there is no stage of the villain 'III'"),
        ('phase = "lunch"', "there is no phase 'lunch'"),
        ("threat = -1", "there can't be -1 threat"),
        ("Alice.hit_points = 13", "there can't be -1 damage"),
        ('Alice.engaged = [{ card = "Shocker", ATK = 3 }]', "the ATK of Shocker follows from the position"),
        ("Alice.ATK = 3", "follows from the position"),
        ("Alice.eliminated = true", "Alice is eliminated and has no turn"),
    ],
)
def test_positions_that_cannot_exist_are_refused(position: str, words: str) -> None:
    """The error says what can't be."""
    assert words in problem(position, "threat = 0")


def test_what_is_half_done_must_be_said() -> None:
    """Where somebody is asked something other than what to do in a turn, a step says so."""
    position = 'phase = "activations"\nAlice.form = "hero"\nencounter_deck = ["Advance", "Hydra Mercenary", "..."]'
    assert "a choice is not written down" in problem(position, "threat = 0")
    assert judged(position, 'question = "who defends"').result == HOLDS


def test_heroes_that_cannot_play_are_refused() -> None:
    """A misspelt hero, and one hero for two players."""
    assert "there is no such hero. Did you mean 'Spider-Man'?" in problem(
        "threat = 0", "threat = 0", players='["Spidermen"]'
    )
    twice = '["Alice as Spider-Man", "Bob as Spider-Man"]'
    assert "can't be played by two" in problem("threat = 0", "threat = 0", players=twice)
