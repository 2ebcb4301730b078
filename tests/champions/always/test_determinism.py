"""The same game of Marvel Champions, options, seed and answers make the same log in any process."""

from __future__ import annotations

import pytest

from tests.always.common.processes import assert_no_process_plays_otherwise


@pytest.mark.thorough
def test_no_process_plays_otherwise() -> None:
    """Neither the order of sets nor any hash or address decides anything."""
    assert_no_process_plays_otherwise("tests.champions.always.games", 12, " win")
