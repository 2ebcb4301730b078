"""What players are called who gave no name."""

from typing import Final

YOU: Final = "You"
"""The name of a person who gave none; whatever is told then speaks to that person."""
