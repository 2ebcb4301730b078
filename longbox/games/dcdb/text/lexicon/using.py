"""What players can use in their own turns, and what it costs. [cube 1.090, 1.104]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import places
from longbox.games.dcdb.text import costs, texts, using
from longbox.games.dcdb.text.lexicon.limits import A_TURN, LIMITED
from longbox.language import Pattern
from longbox.texts.conditions import If
from longbox.texts.may import DoneFor
from longbox.texts.sequences import InTurn

EACH_TURN: Final = "<once during each of your turns|during each of your turns|once on each of your turns|once per turn>"

ON_TURN: Final = "<|<during|on> your turn, |at any time <during|on> your turn, >"

USING: Final[tuple[Pattern, ...]] = (
    Pattern("line", "{use:use}", texts.UseLine),
    Pattern("line", "Ongoing: {use:use}", texts.OngoingUseLine),
    Pattern(
        "use",
        f"{{cost:cost}}: {{effect:all_told}} | {EACH_TURN}, {{cost:cost}}: {{effect:all_told}}{{once=True}} | "
        "<during|on> your turn, {cost:cost}: {effect:all_told}",
        using.UseForCost,
    ),
    Pattern(
        "use",
        f"{{cost:cost}}: {{effect:all_told}} {LIMITED}once {A_TURN}.{{once=True}}",
        using.UseForCost,
    ),
    Pattern(
        "use",
        f"{{cost:cost}}: {{effect:all_told}} Use this ability only if {{condition:condition}}. | "
        f"{EACH_TURN}, {{cost:cost}}: {{effect:all_told}} Use this ability only if {{condition:condition}}."
        "{once=True}",
        using.UseForCostIf,
    ),
    Pattern("use", f"{EACH_TURN}, you may {{effect:used}}", using.UseOnce),
    Pattern("use", f"{EACH_TURN}, {{effect:used_if}}", using.UseOnce),
    Pattern("used_if", "if {condition:condition}, {effect:all_told}", If),
    Pattern("used", "{effect:choice}.", None),
    Pattern("used", "{effect:choice} to {benefit:choice}.", DoneFor),
    Pattern("used", "{first:choice}. {rest:all_told}", InTurn),
    Pattern("line", "Ongoing: {use:leaving_use}", texts.OngoingUseLine),
    Pattern(
        "leaving_use",
        f"{ON_TURN}you may {{cost:leaving_play}} to {{effect:used}} | "
        f"{ON_TURN}you may {{cost:leaving_play}}. If you do, {{effect:all_told}} | "
        f"{ON_TURN}you may {{cost:leaving_play}}: {{effect:all_told}}",
        using.UseForCost,
    ),
    Pattern("leaving_play", "discard this card <|from play>", costs.DiscardThisCost),
    Pattern("leaving_play", "destroy this card", costs.DestroyThisCost),
    # Costs
    Pattern("cost", "discard this card <|from play>", costs.DiscardThisCost),
    Pattern("cost", "destroy this card", costs.DestroyThisCost),
    Pattern("cost", "discard {count:number} {kind:kind} <|from your hand>", costs.DiscardCost),
    Pattern("cost", "discard X cards", costs.DiscardXCost),
    Pattern("cost", "discard {count:number} {kind:kind} you control", costs.DiscardControlledCost),
    Pattern("cost", "destroy {count:number} {kind:kind} <in|from> {place:place}", costs.DestroyCost),
    Pattern(
        "cost",
        "destroy {count:number} {kind:kind} <you have|you|you've> played this turn",
        costs.DestroyCost,
        place=places.PlayedHere(),
    ),
    Pattern(
        "cost",
        "put {count:number} {kind:kind} <in|from> {place:place} on top of the Weakness stack",
        costs.ToWeaknessStackCost,
    ),
    Pattern("cost", "destroy {count:number} {kind:kind} you control", costs.DestroyCost, place=places.Controlled()),
    Pattern("cost", "pay {amount:integer} Power", costs.PowerCost),
    Pattern("cost", "pay {amount:integer} VP", costs.VPCost),
    Pattern("cost", "gain a Weakness, from the Reserve if the stack is empty", costs.WeaknessCost),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "use": "what can be used",
    "used_if": "what is done with it, if something is so",
    "used": "what is done with it",
    "cost": "what it costs",
    "leaving_play": "what it costs",
    "leaving_use": "what can be used",
}
