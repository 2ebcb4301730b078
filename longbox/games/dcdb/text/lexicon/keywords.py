"""The keywords of later sets: what they do, and what is asked of them."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds
from longbox.games.dcdb.definitions import TYPES
from longbox.games.dcdb.text import abilities, conditions, effects, for_the_turn, keywords, texts
from longbox.games.dcdb.text.keywords import freezing, time_travel
from longbox.language import Pattern
from longbox.texts.conditions import AtLeast

WORDS: Final = (
    "Apokolips Protector",
    "Assist",
    "Construct",
    "Metal",
    "Move",
    "New Genesis Protector",
    "Range",
    "Time Travel",
    "Unity",
)
"""Keywords and subtypes that do nothing by themselves, or that the rules alone carry out.

[cube 6.030, 6.260, 6.370, 6.390, 6.450, 6.510]
"""

UNTIL: Final = "until <the <start|beginning> of |>your next turn"
REMINDER: Final = f". <It|That card> <can't|cannot> be bought or gained {UNTIL}| {UNTIL}"
"""What a Frozen token does, for those who don't know it. [cube 6.197]"""

KEYWORDS: Final[tuple[Pattern, ...]] = (
    Pattern("line", "{keywords:keyword+,}<.|>", texts.KeywordsLine),
    Pattern("keyword", " | ".join(WORDS), str),
    Pattern("line", "While you own this card, it is also a {type_names:type_name+and}.", texts.OwnedTypesLine),
    Pattern(
        "line",
        "During your turn, you control each {kind:kind/singular} in play and in the Line-Up.",
        texts.ControlsLine,
    ),
    Pattern("line", "This card has the names of all cards.", texts.AllNamesLine),
    Pattern("line", "This card is also {color:color}.", texts.ColorsLine),
    Pattern("kind/narrow", "{color:color} card(s)", kinds.OfColor),
    Pattern("color", " | ".join(kinds.COLORS), str),
    Pattern(
        "choice",
        "<swap|exchange> <a|any|one> {kind:kind/singular} <in|from> {place:place} <with|for> <a|any|one> "
        "{other_kind:kind/singular} <in|from> {other_place:place}",
        effects.Swap,
    ),
    Pattern(
        "choice",
        "swap <a|any|one> {kind:kind/singular} in {place:place} with <a|any|one> {other_kind:kind/singular} in "
        "{other_place:place} <with|that has|of> the same cost",
        effects.SwapOfOneCost,
    ),
    Pattern("choice", "keep <it|that card>", effects.KeepIt),
    Pattern(
        "choice/verb",
        "[discard/discards] the {count:count} highest cost cards <in|from> [your/their] hand | "
        "[discard/discards] the highest cost card <in|from> [your/their] hand{count=1} | "
        "[discard/discards] <the card|the one|a card> with the highest cost <in|from> [your/their] hand{count=1} | "
        "[reveal your/reveals their] hand and [discard/discards] the <card|one> with the highest cost<| <in|from> it>"
        "{count=1}",
        effects.DiscardDearest,
    ),
    Pattern("sentence", "choose a player. That player {effect:deed}.", effects.OnePlayer),
    Pattern(
        "sentence",
        "choose any number of players. Each of them {effect:deed}.<| For each of them who does, {benefit:effect}.>",
        effects.AnyPlayers,
    ),
    Pattern("simple_condition", "{name:name} is on your team", conditions.OnYourTeam),
    Pattern("ability", "as the game ends, {effect:told}", abilities.AtEndOfGame),
    Pattern("type_name", " | ".join(TYPES), str),
    Pattern(
        "kind/narrow",
        "card(s) with {keyword:keyword} | <Construct(s)|Construct card(s)>{keyword=Construct} | "
        "Metal card(s){keyword=Metal} | Unity card(s){keyword=Unity} | Assist card(s){keyword=Assist} | "
        "Time Travel card(s){keyword=Time Travel} | Range card(s){keyword=Range}",
        kinds.HasKeyword,
    ),
    Pattern("kind/narrow", "Frozen card(s) | card(s) with a Frozen token", kinds.IsFrozen),
    # Cards that are attached or frozen
    Pattern(
        "choice",
        "attach <a|any|one> {kind:kind/singular} <from|in> {place:place} to the Super-Villain | "
        "the Super-Villain gains <a|any|one> {kind:kind/singular} <from|in> {place:place}",
        keywords.Attach,
    ),
    Pattern(
        "choice",
        "attach <it|that card> to the Super-Villain | the Super-Villain gains <it|that card>",
        keywords.AttachIt,
    ),
    Pattern(
        "choice",
        f"<put|place> a Frozen token on <a|any|one> {{kind:kind/singular}} in the Line-Up<|{REMINDER}> | "
        f"freeze <a|any|one> {{kind:kind/singular}} in the Line-Up<|{REMINDER}>",
        keywords.Freeze,
    ),
    Pattern(
        "choice",
        "<put|place> a Frozen token on up to {count:count} {kind:kind/plural} in the Line-Up | "
        "freeze up to {count:count} {kind:kind/plural} in the Line-Up",
        freezing.FreezeUpTo,
    ),
    # Cards that are played from elsewhere, or resolve elsewhere
    Pattern("sentence", "Ninjutsu: {effect:effect}.", keywords.Ninjutsu),
    Pattern("choice", "Teamwork <a foe|>", keywords.Teamwork),
    Pattern("choice", "Teamwork {count:count} <|different >foes", keywords.TeamworkFoes),
    Pattern("choice", "Teamwork each foe | Teamwork all foes", keywords.TeamworkEachFoe),
    Pattern("choice", "Teamwork a foe twice", effects.Twice, effect=keywords.Teamwork()),
    Pattern("choice", "Teamwork a foe, who {effect:deed}", keywords.TeamworkFor),
    Pattern("ability", "<when|whenever|each time> you Teamwork a foe, {effect:told}", keywords.WhenTeamworked),
    Pattern(
        "sentence",
        "<whenever|each time> you Teamwork a foe this turn, {effect:effect}.",
        for_the_turn.WheneverYouTeamwork,
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've> teamworked a foe this turn",
        AtLeast,
        least=1,
        amount=keywords.Teamworked(),
    ),
    Pattern("counted", "time <you have|you|you've> teamworked a foe this turn", keywords.Teamworked),
    Pattern(
        "simple_condition",
        "you <Time Traveled|Time Travelled|Time Travel> this card | this card was <Time Traveled|Time Travelled>",
        keywords.TimeTraveledThis,
    ),
    Pattern(
        "simple_condition",
        "<you have|you|you've> <Time Traveled|Time Travelled> a card this turn",
        AtLeast,
        least=1,
        amount=time_travel.TimeTraveledThisTurn(),
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you Time Travel a {kind:kind/singular}, {effect:told}",
        keywords.WhenTimeTraveled,
    ),
    Pattern("choice", "Time Travel a {kind:time_travelled/singular}", keywords.TimeTravelOne),
    Pattern("time_travelled", "{kind:kind} <from|in> the Line-Up | {kind:lined_up}", None),
    # Unity, Rewards, Confrontations
    Pattern("line", "Unity: {ability:unity}", texts.UnityLine),
    Pattern("line", "Ongoing Unity: {ability:unity}", texts.OngoingUnityLine),
    Pattern("unity", "{effect:told}", keywords.Unity),
    Pattern("line", "Reward: {ability:reward}", texts.RewardLine),
    Pattern("reward", "{effect:told}", abilities.WhenThisGained),
    Pattern("line", "Stack Ongoing: {ability:ability}", texts.StackOngoingLine),
    Pattern("use", "Confrontation: {effect:told}", keywords.Confront),
    Pattern("line", "During your turn, you are in a Confrontation.", texts.AlwaysConfrontsLine),
    Pattern("simple_condition", "you are in a Confrontation", keywords.InConfrontation),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "keyword": "a keyword",
    "color": "a color",
    "type_name": "a card type",
    "reward": "what the player gets who defeats this card",
    "time_travelled": "a kind of card in the Line-Up",
    "unity": "what is done when a card with Unity is played",
}
