"""What an activation would do, with the modifiers that its player could add. [forever Attack, Threaten, Rescue]"""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.faces.words import number_of
from longbox.games.forever import events
from longbox.games.forever.definitions import ATTACK, HEALTH, NONE, RESCUE, THREATEN, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.view import TableView

WORDS: Final[dict[str, str]] = {ATTACK: "attack", THREATEN: "Threaten", RESCUE: "Rescue"}


class Outcome(NamedTuple):
    """How much an act would come to.

    Attributes:
        least: Without any modifier.
        most: With all that its player could play now.
    """

    least: int
    most: int

    def words(self, what: str = "") -> str:
        """In words: "3", "3 to 9 damage"."""
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{count} {what}".strip()


def outcome(view: TableView, actor: GameCard, what: str) -> Outcome | None:
    """What an act of one of the own characters would come to; none if it can't do it at all."""
    value = view.value(actor, what)
    if value == NONE:
        return None
    least = max(value, 0)
    if view.permanent(actor).spot != NOWHERE:
        least += view.added_to(actor, what)
    return Outcome(least, least + sum([more for _, more in view.modifiers_for(actor, what)]))


def of_activation(view: TableView, actor: GameCard) -> str:
    """What a character could do once it is activated: "attack 3 to 9, Threaten 1"."""
    acts = (ATTACK, THREATEN) if view.mine.is_rogue else (ATTACK, RESCUE)
    found = [(what, outcome(view, actor, what)) for what in acts]
    return ", ".join([f"{WORDS[what]} {made.words()}" for what, made in found if made is not None])


def of_attack(view: TableView, actor: GameCard, target: GameCard) -> str:
    """What attacking a character would do: "3 to 9 damage of 6 Health, which is enough"."""
    made = outcome(view, actor, ATTACK)
    if made is None:
        return ""
    left = view.health_left(target)
    enough = "enough" if made.least >= left else ("enough with modifiers" if made.most >= left else "not enough")
    return f"{made.words('damage')}, {enough} for {left} Health"


def of_claim(view: TableView, actor: GameCard, what: str) -> str:
    """What Threatening or Rescuing here would do: "2 to 5 of 9 citizens, to 7 of 8"."""
    made = outcome(view, actor, what)
    spot = view.permanent(actor).spot
    location = view.location(spot)
    if made is None or location is None:
        return ""
    there = view.permanent(location).citizens
    claim = Outcome(min(made.least, there), min(made.most, there))
    return f"{claim.words('of')} {number_of(there, 'citizen')}{reached(view, what, spot, claim)}"


def reached(view: TableView, what: str, spot: int, claim: Outcome) -> str:
    """How far the Scheme there, or Sanctuary, would be."""
    if what == RESCUE:
        return f", Sanctuary then {Outcome(view.sanctuary() + claim.least, view.sanctuary() + claim.most).words()}"
    on_it, need = view.scheme_citizens(spot), view.threshold(spot)
    if on_it is None or need is None:
        return ""
    return f", the Scheme then {Outcome(on_it + claim.least, on_it + claim.most).words('of')} {need}"


def of_character(view: TableView, card: GameCard) -> str:
    """What a character who isn't in play has and costs."""
    definition = card.definition
    values = [(what, definition.base(what)) for what in (HEALTH, ATTACK, THREATEN, RESCUE) if definition.base(what) > 0]
    return ", ".join([*[f"{what} {count}" for what, count in values], f"costs {view.cost_of(card)}"])


def of_happening(event: Happening | None) -> str:
    """To what a reaction answers, where it matters how much it is: "2 damage to The Joker"."""
    if event is None or not event.cards:
        return ""
    if event.kind is events.DAMAGE:
        return f"{event.amount} damage to {event.cards[0]}"
    return f"{event.cards[0]} claims {number_of(event.amount, 'citizen')}" if event.kind is events.CLAIM else ""


def of_scheme(view: TableView, scheme: GameCard) -> str:
    """What completing a Scheme of one's own would take and bring."""
    spot = view.permanent(scheme).spot
    return f"{view.scheme_citizens(spot)} of {view.threshold(spot)} citizens, draw {scheme.definition.draws}"


def of_place(view: TableView, location: GameCard) -> str:
    """What is at a Location: citizens, the Scheme, and who."""
    spot = view.permanent(location).spot
    parts = [number_of(view.permanent(location).citizens, "citizen")]
    on_it, need = view.scheme_citizens(spot), view.threshold(spot)
    if on_it is not None:
        parts.append(f"a Scheme with {on_it}" if need is None else f"a Scheme with {on_it} of {need}")
    parts += [card.definition.name for card in view.characters_at(spot)]
    return ", ".join(parts)
