"""What an activation would do, with the modifiers that its player could add. [forever Attack, Threaten, Rescue]"""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.faces.words import number_of
from longbox.games.forever import events
from longbox.games.forever.definitions import ATTACK, HEALTH, RESCUE, THREATEN, GameCard
from longbox.games.forever.events import Happening
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


def outcome(view: TableView, actor: GameCard, what: str, spot: int) -> Outcome | None:
    """What an act of one of the own characters would come to at a place; none if it can't be done there."""
    least = view.act_at(actor, what, spot)
    if least is None:
        return None
    return Outcome(least, least + sum([more for _, more in view.modifiers_for(actor, what)]))


def of_activation(view: TableView, actor: GameCard, place: GameCard) -> str:
    """What a character could do once it is activated, and where: "attack 3 to 9, Threaten 1; 5 citizens"."""
    acts = (ATTACK, THREATEN) if view.mine.is_rogue else (ATTACK, RESCUE)
    found = [(what, outcome(view, actor, what, view.permanent(place).spot)) for what in acts]
    deeds = ", ".join([f"{WORDS[what]} {made.words()}" for what, made in found if made is not None])
    return "; ".join([part for part in (deeds, of_place(view, place)) if part])


def of_attack(view: TableView, actor: GameCard, target: GameCard) -> str:
    """What attacking a character would do: "3 to 9 damage, enough with modifiers for 6 Health"."""
    if outcome(view, actor, ATTACK, view.permanent(actor).spot) is None:
        return ""
    made = blow(view, actor, target)
    left = view.health_left(target)
    enough = "enough" if made.least >= left else ("enough with modifiers" if made.most >= left else "not enough")
    return f"{made.words('damage')}, {enough} for {left} Health"


def of_attacks(view: TableView, actor: GameCard, place: GameCard) -> str:
    """What attacking at a Location would do, and who is there: "3 to 9 damage; 5 citizens, Batman"."""
    made = outcome(view, actor, ATTACK, view.permanent(place).spot)
    return "" if made is None else f"{made.words('damage')}; {of_place(view, place)}"


def blow(view: TableView, actor: GameCard, target: GameCard) -> Outcome:
    """How much damage an attack would do to a character, after what always reduces it."""
    bonuses = [more for _, more in view.modifiers_for(actor, ATTACK)]
    return Outcome(view.suffered(actor, target, []), view.suffered(actor, target, bonuses))


def of_claim(view: TableView, actor: GameCard, what: str, spot: int) -> str:
    """What Threatening or Rescuing at a place would do: "2 to 5 of 9 citizens, the Scheme then 4 to 7 of 8"."""
    claim = claimed(view, actor, what, spot)
    location = view.location(spot)
    if claim is None or location is None:
        return ""
    there = view.permanent(location).citizens
    return f"{claim.words('of')} {number_of(there, 'citizen')}{reached(view, what, spot, claim)}"


def claimed(view: TableView, actor: GameCard, what: str, spot: int) -> Outcome | None:
    """How many citizens Threatening or Rescuing would claim of those at a place; none if it can't be done there."""
    made = outcome(view, actor, what, spot)
    location = view.location(spot)
    if made is None or location is None:
        return None
    there = view.permanent(location).citizens
    return Outcome(min(made.least, there), min(made.most, there))


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
