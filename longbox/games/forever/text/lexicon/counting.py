"""More words for numbers: differences, halves, sets, and what is done as often as something is there."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text import amounts
from longbox.games.forever.text.effects import cards, crowds, hurting
from longbox.language import Pattern
from longbox.texts.amounts import Fixed, Plus, SetsOf, ThatMuch, Times

SO_MANY: Final = "<cards|a number of cards>"

COUNTING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "quantity",
        "half {amount:summand} | half {amount:summand} <rounded up|(rounded up)> "
        "| half of {amount:summand}<|, rounded up|, rounding up> "
        "| {amount:summand} divided by 2<|, rounded up|, rounding up>",
        amounts.HalfOf,
    ),
    Pattern("quantity", "the difference between {amount:summand} and {other:summand}", amounts.Difference),
    Pattern("quantity", "{amount:fixed} <plus|+> {other:summand}", Plus),
    Pattern("quantity", "double {each:quantity} | 2 times {each:quantity}", Times, amount=Fixed(2)),
    Pattern("mass", "<twice|double> that <much|amount>", Times, amount=Fixed(2), each=ThatMuch()),
    Pattern("mass", "half that <much|amount><|, rounded up>", amounts.HalfOf, amount=ThatMuch()),
    Pattern("summand", "the highest {value:value} among {filter:filter/plural}", amounts.MostOf),
    Pattern("summand", "{filter:definite}'s <current|remaining> Health", amounts.HealthLeft),
    Pattern("counted/summand", "[card/the number of cards] in your deck", amounts.CardsInDeck),
    Pattern("counted/summand", "[/the number of] {kind:[players/players_all]}", amounts.PlayersThere),
    Pattern(
        "counted/summand",
        "[/the number of] <captured|knocked out|knocked-out|KO'd> {filter:simple/[singular/plural]}",
        amounts.BeatenNow,
    ),
    Pattern("counted", "{number:count} {amount:plenty}", SetsOf),
    Pattern("counted", "{number:count} {amount:more_there}", SetsOf),
    Pattern("more_there", "damage on {filter:definite}", amounts.DamageOn),
    Pattern("more_there", "cards in your hand", amounts.CardsHeld),
    # As many cards as there are
    Pattern("choice/verb/bare", f"[draw/draws/draw] {SO_MANY} equal to {{amount:quantity}}", cards.Draw),
    Pattern(
        "choice/verb/paid/bare",
        f"[discard/discards/discard/discard] {SO_MANY} from [your/their/your/their] hand equal to {{amount:quantity}}",
        cards.DiscardFromHand,
    ),
    Pattern(
        "choice/verb/bare",
        f"[discard/discards/discard] {SO_MANY} from the top of [your/their/their] deck equal to {{amount:quantity}}",
        cards.DiscardTop,
    ),
    Pattern(
        "choice/verb/bare",
        "[discard/discards/discard] {amount:portion} card(s) from [your/their/their] hand for each {each:counted}",
        cards.DiscardFromHand,
    ),
    Pattern(
        "choice/verb/bare",
        "[move/moves/move] {amount:amount} citizen(s) from {target:origin} to <|the >Sanctuary for each {each:counted}",
        crowds.MoveToSanctuary,
    ),
    Pattern(
        "choice/verb/bare",
        "<[heal/heals/heal]|[remove/removes/remove]> up to {amount:healed_at_most} damage <from|on> {target:target}",
        hurting.Heal,
    ),
    Pattern("healed_at_most", "{most:integer}", amounts.UpToSoMany),
    Pattern(
        "choice/verb/bare",
        "[discard/discards/discard] the top card of [your/their/their] deck for each {each:counted}",
        cards.DiscardTop,
        amount=Fixed(1),
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "more_there": "something to count",
    "healed_at_most": "a number",
}
