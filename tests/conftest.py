"""What all tests share: how Hypothesis looks for examples, and what failures tell."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A test that several games share tells what differs, as their own tests do.
pytest.register_assert_rewrite("tests.always.common", "tests.terminal.drawing")

# The machines that run the tests are slow at times, and a test that fails must fail again.
settings.register_profile("longbox", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("longbox")
