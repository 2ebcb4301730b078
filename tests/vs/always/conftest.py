"""Compiled functions can't be replaced; all else is tried with both builds."""

from __future__ import annotations

from longbox.kernel import game

collect_ignore = [] if str(game.__file__).endswith(".py") else ["test_no_trace.py", "test_priority.py"]
