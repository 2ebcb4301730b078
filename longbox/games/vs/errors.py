"""What can be wrong with what people ask of Vs. System.

LongboxError
└── BadOptions    what was agreed on before a game doesn't fit the rules
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class BadOptions(LongboxError):
    """What was agreed on before a game doesn't fit the rules. The message says what would."""
