"""What all tests share: how Hypothesis looks for examples."""

from __future__ import annotations

from hypothesis import settings

# The machines that run the tests are slow at times, and a test that fails must fail again.
settings.register_profile("longbox", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("longbox")
