"""The words for the one card or player that has the most or least of something."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text import conditions, players_who, singled, who
from longbox.games.vs.text.lexicon.conditions import MEASURES
from longbox.language import Pattern
from longbox.texts import comparing

FURTHEST: Final = (
    f"the <highest|higher|greatest|greater|most>{{relation={comparing.MORE}}} {{value:value}} | "
    f"the <lowest|lower|least|lesser|smallest|fewest>{{relation={comparing.LESS}}} {{value:value}}"
)

CARDS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "definite/spoken",
        " | ".join([f"the one <|of them >with {words}" for words in FURTHEST.split(" | ")]),
        singled.TheOneOfThem,
    ),
    Pattern(
        "definite/shown",
        " | ".join([f"the [revealed card/<revealed |>card] with {words}" for words in FURTHEST.split(" | ")]),
        singled.TheRevealed,
    ),
)

PLAYERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "player/anyone",
        "the owner of {noun:shown} | the player <who|that> revealed {noun:shown} | "
        "the player whose revealed card has {noun:furthest_shown}",
        who.OwnerOf,
    ),
    Pattern("furthest_shown", FURTHEST, singled.TheRevealed),
    Pattern("player/anyone", "the player {condition:furthest}", players_who.TheOneWho),
    Pattern("furthest", "<with|who has> the initiative", conditions.HasInitiative, who=players_who.Relative()),
    *[
        Pattern(
            "furthest",
            f"<with|who has> the <most|highest|greatest> {measure}{{relation={comparing.MORE}}} | "
            f"<with|who has> the <fewest|least|lowest> {measure}{{relation={comparing.LESS}}}",
            conditions.HasMoreThan,
            who=players_who.Relative(),
            measure=kind,
            others=players_who.EachOther(),
        )
        for measure, kind, _ in MEASURES
    ],
    Pattern(
        "furthest",
        "<who controls|with> the most {filter:controlled/plural} | "
        f"<who controls|with> the <fewest|least> {{filter:controlled/plural}}{{relation={comparing.LESS}}}",
        conditions.ControlsMore,
        who=players_who.Relative(),
        others=players_who.EachOther(),
    ),
)

SINGLED: Final[tuple[Pattern, ...]] = (*CARDS, *PLAYERS)

DESCRIPTIONS: Final[dict[str, str]] = {
    "shown": "a revealed card",
    "furthest_shown": "how much a card has",
    "furthest": "what one player has",
}
