"""The words for cards by what is attached to them, and by how much more or less they have than another."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import filters, measures, qualities
from longbox.language import Pattern

ON_THEM: Final = "< on <it|them>| attached to <it|them>| attached|>"

BEARING: Final[tuple[Pattern, ...]] = (
    Pattern("attachment_kind", "{filter:borne} you control", filters.YouControl),
    Pattern("borne", "{filter:attachment_kind}", None),
    Pattern("bearer", "{filter:simple}", None),
    Pattern("bearer", "{filter:simple} you control", filters.YouControl),
    Pattern("bearer", "{filter:yours}", None),
    Pattern("bearer", "{filter:simple} they control", filters.TheyControl),
    Pattern(
        "filter",
        f"{{filter:bearer}} <with no|without|without any> {{attached:attachment_kind/plural}}{ON_THEM} "
        f"| {{filter:bearer}} <without an|with no> {{attached:attachment_kind/singular}}{ON_THEM}",
        qualities.BearsNone,
    ),
    Pattern(
        "filter",
        f"{{filter:bearer}} with a {{attached:attachment_kind/singular}}{ON_THEM} "
        f"| {{filter:bearer}} with <|one or more |at least one >{{attached:attachment_kind/plural}}{ON_THEM}",
        qualities.Bears,
    ),
    Pattern("filter", "{filter:filter} with <less|fewer> {of:measure} than {whose:definite}", measures.WithLessThanHas),
    Pattern("filter", "{filter:filter} with more {of:measure} than {whose:definite}", measures.WithMoreThanHas),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "bearer": "a kind of card",
    "borne": "a kind of Attachment",
}
