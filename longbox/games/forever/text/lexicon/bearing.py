"""The words for cards by what is attached to them, and by how much more or less they have than another."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import measures, qualities
from longbox.language import Pattern

ON_THEM: Final = "< on <it|them>| attached to <it|them>| attached|>"

BEARING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "filter",
        f"{{filter:simple}} <with no|without|without any> {{attached:attachment_kind/plural}}{ON_THEM} "
        f"| {{filter:simple}} <without an|with no> {{attached:attachment_kind/singular}}{ON_THEM}",
        qualities.BearsNone,
    ),
    Pattern(
        "filter",
        f"{{filter:simple}} with a {{attached:attachment_kind/singular}}{ON_THEM} "
        f"| {{filter:simple}} with <|one or more |at least one >{{attached:attachment_kind/plural}}{ON_THEM}",
        qualities.Bears,
    ),
    Pattern("filter", "{filter:filter} with <less|fewer> {of:measure} than {whose:definite}", measures.WithLessThanHas),
    Pattern("filter", "{filter:filter} with more {of:measure} than {whose:definite}", measures.WithMoreThanHas),
)
