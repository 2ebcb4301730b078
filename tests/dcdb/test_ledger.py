"""What is written down of a turn is forgotten with it, whatever it is."""

from __future__ import annotations

from longbox.games.dcdb.ledger import ThisTurn


def test_all_that_was_written_down_of_a_turn_is_forgotten() -> None:
    """Whatever stands in the ledger of a turn, the next one finds it as new."""
    new, old = ThisTurn(), ThisTurn()
    for name in ThisTurn.__slots__:
        filled = {list: [1], dict: {1: 1}, int: 1, bool: True}[type(getattr(new, name))]
        setattr(old, name, filled)
    old.forget()
    assert all([getattr(old, name) == getattr(new, name) for name in ThisTurn.__slots__])
