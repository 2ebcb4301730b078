"""How Attacks are avoided for a cost, and what waits for Attacks. [cube 6.060-6.082, 6.170-6.172]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds
from longbox.games.dcdb.text import blocking, costs, texts
from longbox.games.dcdb.text.lexicon.lines import ATTACKED, AVOIDING
from longbox.language import Pattern

BLOCKING: Final[tuple[Pattern, ...]] = (
    Pattern("line", "Block: {defense:defense}", texts.BlockLine),
    Pattern(
        "line", "Ongoing Defense: {defense:defense} | Ongoing: Defense: {defense:defense}", texts.OngoingDefenseLine
    ),
    Pattern("line", "Ongoing Block: {defense:defense} | Ongoing: Block: {defense:defense}", texts.OngoingBlockLine),
    Pattern(
        "defense",
        f"{ATTACKED}<you may|> {{cost:avoiding}} {AVOIDING}. | to avoid an Attack, you may {{cost:avoiding}}.",
        blocking.PayToAvoid,
    ),
    Pattern(
        "defense",
        f"{ATTACKED}<you may|> {{cost:avoiding}} {AVOIDING}. If you do, {{effect:told}} | "
        "to avoid an Attack, you may {cost:avoiding}. If you do, {effect:told}",
        blocking.PayToAvoidFor,
    ),
    Pattern(
        "defense",
        "when any player is attacked, you may {cost:avoiding}. If you do, that player avoids the Attack.",
        blocking.PayForAnyone,
    ),
    Pattern(
        "avoiding",
        "discard this card from play | put this card from play into your discard pile",
        costs.DiscardThisCost,
    ),
    Pattern("avoiding", "destroy this card", costs.DestroyThisCost),
    Pattern("avoiding", "discard {count:number} {kind:kind} <|from your hand>", costs.DiscardCost),
    Pattern("avoiding", "discard {count:number} {kind:kind} you control", costs.DiscardControlledCost),
    Pattern("avoiding", "pay {amount:integer} VP", costs.VPCost),
    Pattern("avoiding", "give the attacking player {amount:integer} VP", costs.GiveVPCost),
    Pattern("sort", "Block card(s)", kinds.IsBlock),
    Pattern("ability", "<when|whenever|each time> you are attacked, {effect:told}", blocking.WhenAttacked),
    Pattern("ability", "<when|whenever|each time> you avoid an Attack, {effect:told}", blocking.WhenAvoided),
    Pattern(
        "ability",
        "the first time you avoid an Attack <each turn|on each player's turn|during each turn>, {effect:told}",
        blocking.FirstAvoided,
    ),
    Pattern("ability", "<when|whenever|each time> you Attack on your turn, {effect:told}", blocking.WhenAttacking),
    Pattern(
        "ability",
        "<when|whenever|each time> you successfully Attack on your turn, {effect:told} | "
        "<when|whenever|each time> <a foe|one or more foes> <does|do> not avoid an Attack <on|during> your turn, "
        "{effect:told} | "
        "<when|whenever|each time> <a foe|one or more foes> <fails|fail> to avoid an Attack <on|during> your turn, "
        "{effect:told}",
        blocking.WhenSuccessful,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> a foe does not avoid the Attack of a card you play, {effect:told}",
        blocking.WhenPlayedAttackHits,
    ),
    Pattern(
        "assault/appearance",
        "{assault:[assault/appearance]}. Each [foe/player] who avoids this Attack {effect:deed}",
        blocking.AvoidersSuffer,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "avoiding": "what it costs to avoid an Attack",
}
