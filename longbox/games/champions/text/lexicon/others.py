"""The words for what players other than "you" do."""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import amounts, filters, targets
from longbox.games.champions.text.effects import choosing, drawing, hurting, indirect, moving, states
from longbox.language import Pattern

ONE: Final = amounts.Fixed(1)

VERBS: Final[tuple[Pattern, ...]] = (
    Pattern("verb", "draws {amount:amount} card(s)", drawing.Draw),
    Pattern("verb", "takes {amount:amount} damage", hurting.TakeDamage),
    Pattern("verb", "takes {amount:amount} indirect damage", indirect.TakeIndirectDamage),
    Pattern("verb", "discards {amount:amount} {filter:described} from their hand", drawing.DiscardFromHand),
    Pattern("verb", "chooses and discards {amount:amount} {filter:described} from their hand", drawing.DiscardFromHand),
    Pattern("verb", "heals {amount:amount} damage from {target:theirs}", hurting.Heal),
    Pattern("verb", "readies {target:theirs}", states.Ready),
    Pattern("verb", "exhausts {target:theirs}", states.Exhaust),
    Pattern("verb", "discards {target:theirs}", moving.Discard),
    Pattern("verb", "deals {amount:amount} damage to {target:theirs}", hurting.DealDamage),
    Pattern("theirs", "their hero", targets.The, filter=filters.YourHero()),
    Pattern("theirs", "their identity", targets.The, filter=filters.YourIdentity()),
    Pattern("theirs", "themself", targets.The, filter=filters.YourIdentity()),
    Pattern("theirs", "a {filter:they_control/singular}", targets.One),
    Pattern("theirs", "each {filter:they_control/singular}", targets.Each),
    Pattern("they_control", "{filter:filter} they control", filters.YouControl),
    Pattern("verb", "discards a random card from their hand", drawing.DiscardAtRandom, amount=ONE),
    Pattern("verb", "discards {amount:amount} card(s) at random from their hand", drawing.DiscardAtRandom),
    Pattern("verb", "discards the top card of their deck", drawing.DiscardTop, amount=ONE),
    Pattern("verb", "discards {amount:amount} cards from the top of their deck", drawing.DiscardTop),
    Pattern("verb", "discards the top {amount:amount} cards of their deck", drawing.DiscardTop),
    Pattern(
        "verb",
        "takes the topmost {filter:filter/singular} in {place:their_place} back to their hand",
        drawing.TakeTopmost,
    ),
    Pattern(
        "verb", "returns the topmost {filter:filter/singular} in {place:their_place} to their hand", drawing.TakeTopmost
    ),
    Pattern("verb", "returns a {filter:filter/singular} from {place:their_place} to their hand", drawing.TakeFrom),
    Pattern("verb", "may {effect:clause}", choosing.May),
    Pattern("verb", "may {effect:their_clause}", choosing.May),
    Pattern("their_clause", "discard {amount:amount} {filter:described} from their hand", drawing.DiscardFromHand),
    Pattern(
        "their_clause", "choose and discard {amount:amount} {filter:described} from their hand", drawing.DiscardFromHand
    ),
    Pattern("their_clause", "ready {target:theirs}", states.Ready),
    Pattern("their_clause", "exhaust {target:theirs}", states.Exhaust),
    Pattern("their_clause", "heal {amount:amount} damage from {target:theirs}", hurting.Heal),
    Pattern(
        "their_clause", "return a {filter:filter/singular} from {place:their_place} to their hand", drawing.TakeFrom
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "deed": "what they do",
    "act": "something they do, perhaps",
    "verb": "something they do",
    "theirs": "a card of theirs",
    "they_control": "a kind of card",
    "their_clause": "something they may do",
}
