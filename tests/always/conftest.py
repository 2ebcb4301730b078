"""Compiled classes can't be traced; all else is tried with both builds."""

from __future__ import annotations

from longbox.kernel import game

collect_ignore = [] if str(game.__file__).endswith(".py") else ["test_cube_faults.py", "test_no_card_vacuous.py"]
