"""What can't be done at an event.

LongboxError
└── EventError         something that an organiser asked for can't be done; nothing was changed
    ├── NoPods         so few players are left that no tables of three and four can be made of them
    ├── NotNow         the event is not so far yet, or is past it; or another organiser was first
    ├── UnknownName    there is no event, player or table of that name
    ├── Contradiction  what is reported of a table can't be so
    ├── BadFile        a file is no file of events, or a table of players or results can't be read
    └── Busy           another organiser is just writing to the same file
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class EventError(LongboxError):
    """Something that an organiser asked for can't be done. Nothing was changed; the message says why."""


class NoPods(EventError):
    """So few players are left that no tables of three and four can be made of them."""


class NotNow(EventError):
    """The event is not so far yet, or is past it, perhaps because another organiser was first."""


class UnknownName(EventError):
    """There is no event, player or table of that name. The message offers what is near."""


class Contradiction(EventError):
    """What is reported of a table can't be so. The message says what would be."""


class BadFile(EventError):
    """A file is no file of events, or a table of players or results can't be read. The message says where."""


class Busy(EventError):
    """Another organiser is just writing to the same file. Nothing was changed; it can be tried again."""
