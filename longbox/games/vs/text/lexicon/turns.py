"""The words for turns, for how often something is in one, and for the end of an attack."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import moments, powers
from longbox.games.vs.modifiers import rules
from longbox.games.vs.text import conditions, limits, occasions, play_rules, turns
from longbox.games.vs.text.costs import Free
from longbox.games.vs.text.effects import lasting
from longbox.games.vs.text.lexicon.lines import TAGS
from longbox.language import Pattern
from longbox.texts import comparing

SO_OFTEN: Final = "<once{times=1}|twice{times=2}|{times:count} times> <per|each|a> turn"

OFTEN: Final[tuple[Pattern, ...]] = (
    Pattern(
        "power",
        f"{TAGS}{SO_OFTEN}<,|> <when|whenever|each time> {{occasion:event}}, "
        "<|if {condition:condition/singular}, >{effect:told/singular} | "
        f"{TAGS}{{occasion:occasion}}, <|if {{condition:condition/singular}}, >{{effect:told/singular}} "
        f"<Usable|Use|Use this power|This power triggers|This triggers> only {SO_OFTEN}.",
        powers.LimitedTriggeredPower,
    ),
    Pattern(
        "power",
        f"{TAGS}<the first time {{occasion:event}} each turn|the first time each turn <|that> {{occasion:event}}>, "
        "<|if {condition:condition/singular}, >{effect:told/singular}",
        powers.FirstTimePower,
    ),
    # A power that costs nothing
    Pattern(
        "power",
        f"{TAGS}once per turn<,|> you may {{effect:free_use}}",
        powers.PaymentPower,
        cost=Free(),
        limits=(limits.TimesPerTurn(1),),
    ),
    Pattern("free_use", "{effect:orders}.", None),
    Pattern(
        "power",
        f"{TAGS}once per turn<,|> you may {{cost:costs}}. If you do, {{effect:effects/singular}}",
        powers.PaymentPower,
        limits=(limits.TimesPerTurn(1),),
    ),
)

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "quantity",
        "the <|current >turn number | the number of <the|this> <|current >turn | the current turn",
        turns.TurnNumber,
    ),
    Pattern(
        "simple_condition/on_turn",
        "[it <is|'s> <|now >turn/turn] {number:number_said} <{relation:or_later}|>",
        conditions.Compares,
        amount=turns.TurnNumber(),
        relation=comparing.EXACTLY,
    ),
    Pattern("or_later", f"or later{{={comparing.OR_MORE}}} | or earlier{{={comparing.OR_LESS}}}", str),
    Pattern("play_limit", "only <on|during> {condition:on_turn}", play_rules.PlayOnlyIf),
    Pattern("play_rule", "play <|this card> only <on|during> {condition:on_turn}.", play_rules.PlayOnlyIf),
    Pattern("play_rule", "recruit <|this card> only <on|during> {condition:on_turn}.", play_rules.RecruitOnlyIf),
    Pattern("use_limit", "only <on|during> {condition:on_turn}", limits.OnlyIf),
)

STARTS: Final[tuple[Pattern, ...]] = (
    # A turn starts as its draw phase does. [vs 400.1, 401.1]
    Pattern(
        "occasion",
        "at the <start|beginning> of <each|the> turn",
        occasions.StartOf,
        moment=moments.DRAW_PHASE,
    ),
    Pattern(
        "next_start",
        "at the <start|beginning> of the next turn",
        occasions.StartOf,
        moment=moments.DRAW_PHASE,
        once=True,
    ),
)

ENDS: Final[tuple[Pattern, ...]] = (
    Pattern("occasion", "<when|whenever|each time> an attack <concludes|ends>", turns.AttackConcludes),
    Pattern("told/later", "{delayed:at_its_end}", lasting.AtEndOfAttack),
    Pattern(
        "at_its_end",
        "{occasion:this_end}, {effect:effects} | if {condition:condition/singular} {occasion:this_end}, "
        "{effect:effects}",
        rules.Delayed,
    ),
    Pattern(
        "this_end",
        "<when|after> <this|the|that> attack <concludes|ends|has concluded> | "
        "at the <end|conclusion> of <this|the|that> attack | after <this|the|that> attack",
        turns.AttackConcludes,
        once=True,
    ),
)

TURNS: Final[tuple[Pattern, ...]] = (*OFTEN, *NUMBERS, *STARTS, *ENDS)

DESCRIPTIONS: Final[dict[str, str]] = {
    "free_use": "what is done",
    "on_turn": "on which turn",
    "or_later": "a comparison",
    "at_its_end": "what is done later",
    "this_end": "when the attack ends",
}
