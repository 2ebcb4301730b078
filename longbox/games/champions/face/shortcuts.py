"""What can be typed beyond the answers themselves: whom to attack, what to thwart, and paying in one go."""

from __future__ import annotations

from longbox.faces.offers import Label, Offer, Step, offer_of
from longbox.games.champions.actions.attacking import CHOOSE_ENEMY
from longbox.games.champions.actions.payment import Paying
from longbox.games.champions.actions.thwarting import CHOOSE_SCHEME
from longbox.games.champions.face.paying import pay_offer
from longbox.games.champions.turn.basic_powers import ATTACK, RECOVER, BasicPower
from longbox.games.champions.turn.turn import TAKE_TURN
from longbox.games.champions.view import TableView
from longbox.kernel.questions import Question


def shortcuts(view: TableView, question: Question) -> list[Offer]:
    """What stands for several answers, and is shown."""
    return pay_offer(view, question) if isinstance(question, Paying) else []


def typed(view: TableView, question: Question) -> list[Offer]:
    """What stands for several answers, and can be typed."""
    if question.prompt is not TAKE_TURN:
        return []
    uses = [choice for choice in question.choices if isinstance(choice, BasicPower) and choice.power != RECOVER]
    return targeted(view, uses)


def targeted(view: TableView, uses: list[BasicPower]) -> list[Offer]:
    """Basic powers with their targets: "attack Rhino" with whoever comes first, "attack Rhino with Black Cat"."""
    offers: list[Offer] = []
    for use in uses:
        first = use is next(other for other in uses if other.power == use.power)
        for name, key in targets(view, use).items():
            words = f"{use.power} {name}"
            if first:
                offers.append(_offer(words, use, key))
            offers.append(_offer(f"{words} with {use.character}", use, key))
    return offers


def targets(view: TableView, use: BasicPower) -> dict[str, str]:
    """What a basic power can be used against, by name, with the key of the answer.

    Of those that are called alike, it is the first that engages the player, else the first of all.
    """
    able = view.attackable() if use.power == ATTACK else view.thwartable()
    keys = Question(view.seat.number, CHOOSE_ENEMY, [*able]).keys()
    near = [view.engaged_with(target) == view.seat.number for target in able]
    found: dict[str, str] = {}
    for wanted in (True, False):
        for target, key, is_near in zip(able, keys, near, strict=True):
            if is_near is wanted:
                found.setdefault(target.key(), key)
    return found


def _offer(words: str, use: BasicPower, key: str) -> Offer:
    asked = CHOOSE_ENEMY if use.power == ATTACK else CHOOSE_SCHEME
    return offer_of(Label(words), "", [use.key()], (Step(asked.words, key),))
