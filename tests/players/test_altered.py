"""Bots that are altered in one thing do all else as before."""

from __future__ import annotations

import pytest

from longbox.lab.plan import Plan
from longbox.lab.playing import play_game
from longbox.players.registry import UnknownPlayer, make_player

CUBE = {"format": "cube"}


def bought(bot: str, number: int) -> list[str]:
    """What a bot in the first seat buys."""
    return play_game(Plan("dcdb", {}, (bot, "greedy"), 9, 1, rotate=False), number).outcome.players[0].bought or []


def test_a_shunned_card_is_never_bought() -> None:
    """Greedy buys Kicks in each of these games; the altered one never, and buys other cards."""
    for number in (1, 2, 3):
        assert "Kick" in bought("greedy", number)
        assert "Kick" not in bought("greedy!buy Kick", number)
        assert bought("greedy!buy Kick", number)


def test_what_is_never_offered_changes_nothing() -> None:
    """A bot that shuns what nobody sells plays the same game."""
    assert bought("greedy!buy Nothing", 1) == bought("greedy", 1)


def test_a_draft_can_be_left_to_chance() -> None:
    """Greedy always drafts the same Main Characters; left to chance, others, while it plays as before."""
    drafted: dict[str, set[tuple[str, ...]]] = {}
    for bot in ("greedy", "greedy?13."):
        games = [play_game(Plan("dcdb", CUBE, (bot, bot), 9, 1), number) for number in range(1, 6)]
        players = [player for game in games for player in game.outcome.players]
        drafted[bot] = {tuple(player.characters or []) for player in players}
    assert len(drafted["greedy"]) < len(drafted["greedy?13."])


def picked(bot: str, number: int) -> list[tuple[str, ...]]:
    """The teams that two bots pick in a standard setup of DC Forever."""
    game = play_game(Plan("forever", {"players": 2, "setup": "standard"}, (bot, bot), 9, 1), number)
    return [tuple(sorted(player.characters or [])) for player in game.outcome.players]


def test_who_wavers_picks_differently_and_mostly_what_looks_best() -> None:
    """Greedy picks the same teams in each game; wavering it picks others, and its first choice in most of them."""
    ((first, _),) = {tuple(picked("greedy", number)) for number in (1, 2)}
    teams = [picked("greedy~Establish Your Team", number)[0] for number in range(1, 9)]
    assert len(set(teams)) > 4
    assert sum([len(set(team) & set(first)) for team in teams]) > len(teams) * len(first) / 2


def test_only_greedy_can_waver() -> None:
    """A bot that doesn't say how good its answers look can't."""
    with pytest.raises(UnknownPlayer, match="can't waver"):
        make_player("random~13.", "dcdb", 1)
