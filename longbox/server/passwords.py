"""Passwords, tokens and codes: what is kept of them is never what opens anything."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 9
CODES: Final = 10
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 12

_HASHER: Final = PasswordHasher()
_NOBODYS: Final = _HASHER.hash("nobody's password, checked so that a wrong login takes as long as a wrong password")


def hashed_password(password: str) -> str:
    """What is kept of a password."""
    return _HASHER.hash(password)


def fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one of which something is kept; takes as long if nothing is."""
    try:
        return _HASHER.verify(kept or _NOBODYS, password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


def new_token() -> str:
    """A secret by which somebody is known again."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """What something goes by in addresses; it can't be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def new_codes() -> list[str]:
    """Recovery codes."""
    return ["".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]


def hashed(secret: str) -> str:
    """What is kept of a token or a code: they are long enough that nobody finds them by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()
