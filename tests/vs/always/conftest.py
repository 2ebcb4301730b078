"""Compiled classes can't be watched; all else is tried with both builds."""

from __future__ import annotations

from longbox.kernel import game

collect_ignore = [] if str(game.__file__).endswith(".py") else ["test_priority.py"]
