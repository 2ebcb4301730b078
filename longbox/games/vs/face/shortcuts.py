"""What can be typed beyond the answers themselves: passing on and on, attacks and formations in words."""

from __future__ import annotations

from longbox.faces.offers import Label, Offer, Step, offer_of
from longbox.games.vs.actions.formation import MOVE_WHOM
from longbox.games.vs.combat.attacking import ATTACK_TOGETHER, ATTACK_WHOM
from longbox.games.vs.face.cards import GameCard, short
from longbox.games.vs.face.forming import moving_offers, suggestion_offers
from longbox.games.vs.face.passing import PASS_HERE, PASS_TURN, may_pass
from longbox.games.vs.turn.priority import ATTACK, HAVE_PRIORITY, PASS, Action
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import Player


def shortcuts(view: TableView, question: Question) -> list[Offer]:
    """What stands for several answers, and is shown."""
    if question.prompt is MOVE_WHOM:
        return suggestion_offers(view, question)
    return passing_offers() if question.prompt is HAVE_PRIORITY and may_pass(question) else []


def typed(view: TableView, question: Question) -> list[Offer]:
    """What stands for several answers, and can be typed."""
    if question.prompt is MOVE_WHOM:
        return moving_offers(view, question)
    return attack_offers(view, question) if question.prompt is HAVE_PRIORITY else []


def passing_offers() -> list[Offer]:
    """Passing more than once."""
    return [
        offer_of(Label("Pass until something happens"), PASS_HERE, [PASS]),
        offer_of(Label("Pass this turn", names=("pass to the end of the turn",)), PASS_TURN, [PASS]),
    ]


# Attacks in words: "attack magneto with rogue", "attack magneto with rogue and storm"


def attack_offers(view: TableView, question: Question) -> list[Offer]:
    """Attacks with whom they are against, by one character or by two."""
    names = Names(view)
    offers: list[Offer] = []
    for choice in question.choices:
        if isinstance(choice, Action) and choice.kind == ATTACK and choice.card is not None:
            key = question.key_of(choice)
            targets = view.attackable(choice.card)
            for target in targets:
                asked = [Step(ATTACK_WHOM.words, key_among(ATTACK_WHOM, targets, target))] if len(targets) > 1 else []
                offers += attacks_on(view, names, key, choice.card, target, asked)
    return offers


def attacks_on(
    view: TableView, names: Names, key: str, card: GameCard, target: Choice, asked: list[Step]
) -> list[Offer]:
    """The attacks of a character on somebody, alone and with each partner."""
    against = target.number if isinstance(target, Player) else target
    assert isinstance(against, int | Card)
    partners = view.partners([card], against)
    alone = [Step(ATTACK_TOGETHER.words, DONE.key())] if partners else []
    words = f"attack {names.of(target)} with {names.of(card)}"
    offers = [offer_of(Label(words), "", [key], (*asked, *alone))]
    for partner in partners:
        joining = Step(ATTACK_TOGETHER.words, key_among(ATTACK_TOGETHER, [*partners, DONE], partner))
        more = view.partners([card, partner], against)
        done = [Step(ATTACK_TOGETHER.words, DONE.key())] if more else []
        offers.append(offer_of(Label(f"{words} and {names.of(partner)}"), "", [key], (*asked, joining, *done)))
    return offers


class Names:
    """What characters and players are called in attacks: characters of one side must be told apart."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    def of(self, choice: Choice) -> str:
        """The name of a character or player."""
        if not isinstance(choice, Card):
            return choice.words()
        qualities = self.view.card_as_it_is(choice)
        side = [] if qualities is None else self.view.characters(qualities.controller)
        return short(choice.definition, [other.definition for other in side])


def key_among(prompt: Prompt, choices: list[Choice] | list[GameCard | Choice], choice: Choice) -> str:
    """The key of a choice among others."""
    return Question(0, prompt, [*choices]).key_of(choice)
