"""What can be typed beyond the answers themselves: whom to attack, what to thwart, and paying in one go."""

from __future__ import annotations

from longbox.games.champions.attacking import CHOOSE_ENEMY
from longbox.games.champions.definitions import Thing
from longbox.games.champions.payment import Paying
from longbox.games.champions.thwarting import CHOOSE_SCHEME
from longbox.games.champions.turn import ATTACK, RECOVER, TAKE_TURN, BasicPower
from longbox.games.champions.view import TableView
from longbox.kernel.questions import Question
from longbox.terminal.champions.paying import pay_offer
from longbox.terminal.offers import Label, Offer, Step


def shortcuts(view: TableView, question: Question) -> list[Offer]:
    """What stands for several answers."""
    if isinstance(question, Paying):
        return pay_offer(view, question)
    if question.prompt is not TAKE_TURN:
        return []
    uses = [choice for choice in question.choices if isinstance(choice, BasicPower) and choice.power != RECOVER]
    return targeted(view, uses)


def targeted(view: TableView, uses: list[BasicPower]) -> list[Offer]:
    """Basic powers with their targets: "attack Rhino" with whoever comes first, "attack Rhino with Black Cat"."""
    offers: list[Offer] = []
    for use in uses:
        first = use is next(other for other in uses if other.power == use.power)
        for target in targets(view, use):
            words = f"{use.power} {target}"
            if first:
                offers.append(_offer(words, use, target))
            offers.append(_offer(f"{words} with {use.character}", use, target))
    return offers


def targets(view: TableView, use: BasicPower) -> list[Thing]:
    """What a basic power can be used against; of those that are called alike, the first."""
    able = view.attackable() if use.power == ATTACK else view.thwartable()
    return list({target.key(): target for target in reversed(able)}.values())[::-1]


def _offer(words: str, use: BasicPower, target: Thing) -> Offer:
    asked = CHOOSE_ENEMY if use.power == ATTACK else CHOOSE_SCHEME
    return Offer("", Label(words), use.key(), (Step(asked, target.key()),))
