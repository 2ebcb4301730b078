"""The words for players: whose, who does something, who is asked about."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.text import conditions, definite, players_who, targets, who
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.amounts import Fixed

PLAYERS: Final[tuple[Pattern, ...]] = (
    Pattern("whose/holder/anyone/victim/players", "[your/you {plural}/you {plural}/you]", who.You),
    Pattern(
        "whose/holder/targeted_hand/player/anyone/victim/players",
        "[each opponent's/[an opponent|your opponents]/each opponent's hand/each opponent/an opponent/an opponent/"
        "<your opponents|opponents>] | [/each opponent {singular}//each other player///] | "
        "[/your opponent {singular}///your opponent/your opponent/]",
        who.EachOpponent,
    ),
    Pattern(
        "whose/holder/targeted_hand/player/anyone",
        "[that player's/that player {singular}/that player's hand/<that player|he or she|he|she>/that player]",
        who.ThatPlayer,
    ),
    Pattern(
        "whose/holder/targeted_hand/player/anyone",
        "[that opponent's/that opponent {singular}/that opponent's hand/that opponent/that opponent]",
        who.ThatOpponent,
    ),
    Pattern(
        "whose/holder",
        "[his or her/he or she {singular}]{word=he or she} | [his/he {singular}]{word=he} | "
        "[her/she {singular}]{word=she} | [their/they {plural}]{word=they}",
        who.They,
    ),
    Pattern("player/targeted_hand/deck_of", "{part:target_player}[/'s hand/'s]", targets.TargetPlayer),
    Pattern("deck_of", "{who:whose}", None),
    Pattern("target_player", "target player | target opponent{opponent=True}", targets.TargetPlayers),
    Pattern("player/anyone/victim/players", "[each player/a player/a player/players]", who.EachPlayer),
    Pattern("players", "{who:player}", None),
    Pattern(
        "player/anyone",
        "each <opponent{opponents=True}|player> <{condition:condition/singular}|without {condition:lacking}>",
        players_who.EachWho,
    ),
    Pattern("anyone", "who {singular}", players_who.Relative),
    Pattern(
        "lacking",
        "<a|any> {filter:controlled/singular} | {filter:controlled/plural}",
        conditions.Controls,
        who=players_who.Relative(),
        relation=comparing.OR_LESS,
        number=Fixed(0),
    ),
    Pattern(
        "player/anyone",
        "<its|[<his|her|their>/]> controller | {noun:owned}'s controller | [the controller of {noun:noun}/]",
        who.ControllerOf,
        noun=definite.Pronoun(),
    ),
    Pattern("player/anyone", "<its|his|her> owner", who.OwnerOf, noun=definite.Pronoun()),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "holder": "a player",
    "victim": "a player",
    "lacking": "what a player controls",
    "whose": "a player's",
    "targeted_hand": "a player's hand",
    "player": "a player",
    "players": "some players",
    "target_player": "a target",
    "deck_of": "a player's",
    "anyone": "a player",
}
