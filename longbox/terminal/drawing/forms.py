"""In how much detail a table is drawn."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Form(NamedTuple):
    """How a table is drawn.

    Attributes:
        market: How what can be bought is drawn: as large or small cards, or in rows.
        hand: How the hand is drawn: as cards, in rows with whole texts, in rows, or in a line or two.
        listed: Whether each card of the viewer's own rows has a line with its text.
        texts: Whether cards of lists have their texts.
        whole: Whether these texts are drawn to their end.
        hanging: Whether there are lines for what hangs on characters.
        brief: Whether characters of a formation are drawn in one line.
        told: Whether others are told of in a line.
        others: Whether the other players are drawn at all.
        middle: Whether the game's own side is drawn at all.
    """

    market: Literal["large", "small", "rows"] = "rows"
    hand: Literal["cards", "whole", "rows", "chips"] = "rows"
    listed: bool = False
    texts: bool = False
    whole: bool = False
    hanging: bool = False
    brief: bool = False
    told: bool = False
    others: bool = True
    middle: bool = True

    @property
    def listed_hand(self) -> bool:
        """Whether there is room for a line about each card."""
        return self.hand != "chips"


SPACIOUS: Final = (
    Form("large", "cards", listed=True, texts=True, whole=True, hanging=True),
    Form("large", "cards", texts=True, whole=True, hanging=True),
    Form("small", "cards", texts=True, whole=True, hanging=True),
    Form("small", "whole", texts=True, whole=True, hanging=True),
    Form("rows", "whole", texts=True, whole=True, hanging=True),
    Form("small", "rows", texts=True, hanging=True),
    Form("rows", "rows", texts=True, hanging=True),
    Form("rows", "rows"),
    Form("rows", "chips"),
)
"""The forms with all their parts, the fullest first."""

CROWDED: Final = (
    Form("rows", "rows"),
    Form("rows", "chips"),
    Form("rows", "chips", brief=True),
    Form("rows", "chips", brief=True, told=True),
    Form("rows", "chips", brief=True, others=False),
    Form("rows", "chips", brief=True, others=False, middle=False),
)
"""The forms where room is short, with less and less of what matters least."""
