"""The words of a text's lines: abilities, reactions, modifiers, what is always so, and costs."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.text import costs, play_rules, texts
from longbox.games.forever.text.doings import YouPlay
from longbox.language import Pattern
from longbox.texts.lines import CardText
from longbox.texts.occasions import After, When

HEADINGS: Final[tuple[str, ...]] = (
    r"(?:Reaction|REACTION|Activate|Threshold \d+)\b",
    r"(?:Discard|Exhaust|Sacrifice) this card(?: and [^.:]+)?(?::| to\b)",
    r"\d+ (?:Renown|Infamy)(?: and [^.:]+)?:",
    r"\d+ citizens:",
    r"(?:Attack|Threaten|Rescue)(?: or \w+)? Modifier\b",
    r"When completed[,:]",
    r"(?:Hero|Rogue)(?: side)?:",
)
"""What begins a line, on whatever line it was written."""

REACTION: Final = "<reaction|REACTION>"
FOR_A_COST: Final = "<|, {cost:cost}|< —| -> {cost:cost}| ({cost:cost})>"
"""What a keyword costs, before its colon."""
NTH: Final = "<second{nth=2}|2nd{nth=2}|third{nth=3}|3rd{nth=3}>"
ONLY_ONCE: Final = "<Limit|Use|Use this|Use this ability> <|only >once per round"

MODIFIERS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "Attack Modifier": ((ATTACK,), "more_damage"),
    "Threaten Modifier": ((THREATEN,), "more_citizens"),
    "Rescue Modifier": ((RESCUE,), "more_citizens"),
    "Attack or Threaten Modifier": ((ATTACK, THREATEN), "bonus"),
    "Attack or Rescue Modifier": ((ATTACK, RESCUE), "bonus"),
}
"""The keywords, with what is modified and what is said of how much. [forever Keywords]"""

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{lines:line+\n}", CardText),
    Pattern("line", "<|{name:name}< —| -|:> >{part:part}", texts.PartLine),
    Pattern(
        "line",
        "threshold {threshold:integer}: {part:part} | {threshold:integer} citizens: {part:part}",
        texts.ThresholdLine,
    ),
    Pattern("line", "{side:side}< side|>: {part:part}", texts.SideLine),
    Pattern("side", f"Hero{{={HEROES}}} | Rogue{{={ROGUES}}}", str),
    Pattern("part", "{effect:told}", texts.Does),
    Pattern("part", "<once per round,{once=True} |>{cost:cost}<:| to> {effect:told}", texts.Does),
    Pattern(
        "part",
        f"once per round<:|,> {{effect:told}} | {{effect:told}} {ONLY_ONCE}.",
        texts.Does,
        once=True,
    ),
    Pattern(
        "part",
        f"{{cost:cost}}: {{effect:told}} {ONLY_ONCE}.",
        texts.Does,
        once=True,
    ),
    Pattern("part", f"activate{FOR_A_COST}: {{effect:told}}", texts.WhileActivated),
    Pattern("part", "when <|this <card|Scheme> is >completed<,|:> {effect:told}", texts.WhenCompleted),
    Pattern(
        "part",
        f"{REACTION}{FOR_A_COST}: <once per round,{{once=True}} |>{{trigger:any_trigger}}, {{effect:told}} "
        f"| <{REACTION}: |>{{cost:cost}}: <{REACTION}: |>{{trigger:any_trigger}}, {{effect:told}}",
        texts.Reacts,
    ),
    Pattern("part", "<once per round,{once=True} |>{trigger:trigger}, {effect:told}", texts.Reacts),
    Pattern(
        "part",
        f"{REACTION}{FOR_A_COST}: {{trigger:first_trigger}}, {{effect:told}} "
        "| {trigger:first_trigger}, {effect:told}",
        texts.ReactsFirst,
    ),
    Pattern(
        "part",
        f"<{REACTION}: |>{{trigger:first_trigger}}, <you may |>{{cost:cost}} to {{effect:told}}",
        texts.ReactsFirst,
    ),
    Pattern(
        "first_trigger",
        "<after |>the first time <each|every|this|a> round<| that> {occasion:occasion} "
        "| <after |>the first time {occasion:occasion} <each|every|this|in a> round",
        After,
    ),
    Pattern(
        "first_trigger",
        "when the first time <each|every> round<| that> {occasion:occasion} "
        "| the first time <each|every|this> round<| that> {occasion:would}",
        When,
    ),
    Pattern(
        "part",
        f"<{REACTION}{FOR_A_COST}: |><|after >the {NTH} time {{trigger:nth_trigger}} <each|every> round, "
        "{effect:told} "
        f"| <{REACTION}{FOR_A_COST}: |><|after >the {NTH} time <each|every> round<| that> {{trigger:nth_trigger}}, "
        "{effect:told}",
        texts.ReactsFirst,
    ),
    Pattern("nth_trigger", "{occasion:occasion}", After),
    Pattern(
        "part",
        f"<{REACTION}{FOR_A_COST}: |>after you play <your|the> {NTH} {{trigger:nth_played}} "
        "<each|every|of the|of each> round, {effect:told}",
        texts.ReactsFirst,
    ),
    Pattern("nth_played", "{occasion:played_by_you}", After),
    Pattern("played_by_you", "{who:filter/singular}", YouPlay),
    Pattern("part", "{trigger:moment}, {effect:offered}", texts.Befalls),
    Pattern("part", "<once per round,{once=True} |>{trigger:trigger}, {effect:offered}", texts.Befalls),
    Pattern("offered", "{effect:told}", None),
    Pattern("any_trigger", "{trigger:trigger}", None),
    Pattern("any_trigger", "{trigger:moment}", None),
    Pattern(
        "part",
        "<<reaction|REACTION>: |><once per round,{once=True} |>{trigger:any_trigger}, <you may |>{cost:cost} to "
        "{effect:told}",
        texts.Reacts,
    ),
    *[
        Pattern(
            "part",
            f"{words}{FOR_A_COST}: <|claim |Claim |deal |Deal |Rescue |Threaten >{{bonus:{bonus}}}."
            "<| {effect:afterwards}>",
            texts.Modifies,
            acts=acts,
        )
        for words, (acts, bonus) in MODIFIERS.items()
    ],
    Pattern(
        "part",
        f"Attack Modifier{FOR_A_COST}: <|Deal |deal >{{bonus:more_damage}}. <This|That> damage {{kept:unreduced}}."
        "<| {effect:afterwards}> | Attack Modifier: {bonus:more_damage}. "
        "<The damage of this <attack|Attack>|Damage from this <attack|Attack>> {kept:unreduced}.",
        texts.Modifies,
        acts=(ATTACK,),
    ),
    Pattern(
        "afterwards", "<|After <this|the> <attack|Attack|Rescue|Threaten|action>, |Then, |Then >{effect:told}", None
    ),
    Pattern(
        "part",
        "<{who:definite} <gains|has|gets>|{who:filter/plural} <gain|have|get>|each {who:filter/singular} "
        '<gains|has|gets>><|:|,> "<|limited: |Limited: >{part:part}"<|.>',
        texts.Grants,
    ),
    Pattern("part", "{part:always}", None),
    Pattern("part", "{part:always} {rest:part}", texts.WithMore),
    Pattern("always", "{constant:constant}.", texts.IsSo),
    Pattern("always", "{constant:conditional}.", texts.IsSo),
    Pattern("always", "{play_rule:restriction}.", texts.Restricts),
    Pattern(
        "restriction",
        "<attach <this card|only|it|> to|<play|put|place|attach> this card <on|onto|on to>> "
        "<<a|any|1|one> {filter:filter/singular}|{filter:definite}>",
        play_rules.AttachTo,
    ),
    Pattern("restriction", "any character can <play|use> this card", play_rules.AnyCharacter),
    Pattern("restriction", "this Scheme is played faceup", play_rules.PlayedFaceup),
    Pattern(
        "restriction",
        "<as an additional cost to play|to play> this card, <|you must >{cost:cost}",
        play_rules.CostsMore,
    ),
    Pattern("restriction", "play <this card |>only if {condition:condition}", play_rules.OnlyIf),
)

COSTS: Final[tuple[Pattern, ...]] = (
    Pattern("cost", "{cost:single_cost}", None),
    Pattern("cost", "{first:single_cost}< and|,|, and> {rest:cost}", costs.Costs),
    Pattern("single_cost", "<|pay |spend >{amount:integer} {word:resource}", costs.PayResources),
    Pattern("resource", "Renown | Infamy", str),
    Pattern("single_cost", "discard this card", costs.DiscardThis),
    Pattern("single_cost", "sacrifice this card", costs.SacrificeThis),
    Pattern("single_cost", "exhaust this card", costs.ExhaustThis),
    Pattern("single_cost", "turn this Scheme facedown", costs.TurnThisFacedown),
    Pattern("single_cost", "{effect:paid}", costs.PayByDoing),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "text": "a card text",
    "line": "a line of a text",
    "part": "what a line says",
    "offered": "what others may do",
    "always": "what is always so",
    "afterwards": "what is done",
    "side": "a side of a Location",
    "trigger": "what a reaction waits for",
    "any_trigger": "what a reaction waits for",
    "moment": "a moment of the round",
    "nth_trigger": "what a reaction waits for",
    "nth_played": "what a reaction waits for",
    "played_by_you": "what a reaction waits for",
    "first_trigger": "the first thing of a round that a reaction waits for",
    "restriction": "how a card is played",
    "cost": "a cost",
    "single_cost": "a cost",
    "resource": "Renown or Infamy",
    "paid": "what is done as a cost",
}
