"""Choosing cards: one, several, or none; what must be is done without asking."""

from __future__ import annotations

from longbox.kernel.questions import Prompt

from .toy import Script, Toy, new_toy

PROMPT = Prompt("Choose")


def asked(*keys: str) -> tuple[Toy, Script]:
    """A toy whose first player gives these answers."""
    game = new_toy()
    script = Script([*keys])
    game.answerers = [script] * 3
    return game, script


def chosen(keys: str, cards: str, least: int, most: int) -> tuple[str, int]:
    """What is chosen of some cards with some answers, and how many questions that took."""
    game, script = asked(*["done" if key == "-" else key for key in keys])
    found = game.choose_cards(0, PROMPT, game.named(cards), None, least, most)
    return "".join([card.key() for card in found]), script.given


def test_one_card_is_chosen() -> None:
    """Of several, by its key; of one, without a question; of none, none."""
    game, script = asked("D")
    assert str(game.choose_card(0, PROMPT, game.named("CDE"), None)) == "D"
    assert str(game.choose_card(0, PROMPT, game.named("C"), None)) == "C"
    assert game.choose_card(0, PROMPT, [], None) is None
    assert script.given == 1


def test_an_offer_can_be_declined() -> None:
    """Even where there is one card only, one is asked."""
    game, script = asked("done", "C")
    assert game.choose_card(0, PROMPT, game.named("C"), None, optional=True) is None
    assert str(game.choose_card(0, PROMPT, game.named("C"), None, optional=True)) == "C"
    assert game.choose_card(0, PROMPT, [], None, optional=True) is None
    assert script.given == 2


def test_several_cards_are_chosen_one_after_another() -> None:
    """In the order of the answers; with the last forced ones by name, so that the order in hand stays hidden."""
    assert chosen("EC", "CDE", 2, 2) == ("EC", 2)
    assert chosen("D-", "EDC", 1, 3) == ("D", 2)
    assert chosen("", "EDC", 3, 3) == ("CDE", 0)
    assert chosen("", "C", 2, 2) == ("C", 0)
    assert chosen("", "", 2, 2) == ("", 0)


def test_up_to_so_many_may_be_none() -> None:
    """Whoever says so is done."""
    assert chosen("-", "CDE", 0, 2) == ("", 1)
    assert chosen("C-", "CDE", 0, 2) == ("C", 2)
    assert chosen("CE", "CDE", 0, 2) == ("CE", 2)
    assert chosen("-", "C", 0, 5) == ("", 1)


def test_at_least_so_many_must_be() -> None:
    """Only then is one asked whether that is all."""
    assert chosen("CD-", "CDE", 2, 3) == ("CD", 3)
    assert chosen("CDE", "CDE", 2, 3) == ("CDE", 3)


def test_yes_or_no() -> None:
    """A plain question."""
    game, _ = asked("yes", "no")
    assert game.may(0, PROMPT, None)
    assert not game.may(0, PROMPT, None)
