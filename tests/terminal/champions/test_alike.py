"""What is the same to everybody is one answer; what differs is told apart, and says in what."""

from __future__ import annotations

import pytest

from longbox.faces.offers import make_offers
from longbox.games.champions.abilities import THIS_PHASE, THIS_ROUND, CardEffect, Situation
from longbox.games.champions.act import ATTACK, Act
from longbox.games.champions.actions.attacking import CHOOSE_ENEMY
from longbox.games.champions.definitions import CANNOT_ATTACK, GameCard
from longbox.games.champions.permanents import MOST_ABILITIES, STUNNED
from longbox.games.champions.text.constants import Cannot, GainsTrait
from longbox.games.champions.text.effects.lasting import AtEndOf, Lasting
from longbox.games.champions.text.effects.moving import DiscardFromPlay
from longbox.games.champions.text.filters import This
from longbox.games.champions.text.targets import The
from longbox.games.shown import presenter_of
from longbox.kernel.questions import Question
from tests.champions.heroes import HeroPlay

MINION = "Hydra Mercenary"
THIS_CARD = The(This())


def two_minions() -> tuple[HeroPlay, list[GameCard]]:
    """A game with two copies of a minion that engage the player."""
    play = HeroPlay()
    copies = [card for card in play.game.box if card.key() == MINION]
    minions = [play.engage(MINION)]
    other = next(card for card in copies if card not in minions)
    play.game.move(other, play.game.place_of(minions[0]))
    play.game.permanent(other).engaged = 0
    return play, [minions[0], other]


def offered(play: HeroPlay, minions: list[GameCard]) -> list[str]:
    """How the minions are called where one of them is chosen, each with how many answers it stands for."""
    presenter, view = presenter_of("champions", {"heroes": ["Spider-Man"]}), play.game.views[0]
    question = Question(0, CHOOSE_ENEMY, [*minions])
    looks = [presenter.look(view, minion) for minion in minions]
    return [f"{offer.words} x{offer.count}" for offer in make_offers(question, presenter.labels(view, question), looks)]


def test_equal_minions_are_one_answer() -> None:
    """Two copies in the same state are one answer."""
    assert offered(*two_minions()) == [f"{MINION} 3/3 x2"]


@pytest.mark.parametrize(
    ("change", "words"),
    [("damage", f"{MINION} 2/3 x1"), ("status", f"{MINION} 3/3 (stunned) x1"), ("counter", "1 web counter")],
)
def test_minions_that_differ_are_told_apart(change: str, words: str) -> None:
    """Damage, a status card or a counter on one of two copies makes them two answers, and is told."""
    play, minions = two_minions()
    thing = play.game.permanent(minions[1])
    if change == "damage":
        thing.damage = 1
    elif change == "status":
        thing.statuses = (STUNNED,)
    else:
        thing.counters["web"] = 1
    found = offered(play, minions)
    assert found[0] == f"{MINION} 3/3 x1"
    assert words in found[1]


def test_an_attachment_tells_apart() -> None:
    """Of two copies, the one with an attachment is another answer."""
    play, minions = two_minions()
    tracer = play.put("Spider-Tracer", host=minions[1])
    assert offered(play, minions) == [f"{MINION} 3/3 x1", f"{MINION} 3/3 ({tracer}) x1"]


def begin(play: HeroPlay, effect: CardEffect, about: GameCard) -> None:
    """Begin what lasts, or comes later, by a text that stands on a card."""
    effect.run(play.game, Situation(0, about))


def test_what_lasts_for_another_tells_nothing_apart() -> None:
    """While the hero has something for the phase, two equal minions are still one answer."""
    play, minions = two_minions()
    begin(play, Lasting(GainsTrait(THIS_CARD, "Aerial"), THIS_PHASE), play.game.identity(0))
    assert offered(play, minions) == [f"{MINION} 3/3 x2"]


@pytest.mark.parametrize(
    "effect",
    [
        Lasting(GainsTrait(THIS_CARD, "Aerial"), THIS_PHASE),
        Lasting(Cannot(THIS_CARD, (CANNOT_ATTACK,)), THIS_ROUND),
        AtEndOf(DiscardFromPlay(THIS_CARD), THIS_PHASE),
    ],
)
def test_what_lasts_or_is_to_come_tells_apart(effect: CardEffect) -> None:
    """Of two copies, the one that something lasts for, or is to happen to, is another answer."""
    play, minions = two_minions()
    begin(play, effect, minions[1])
    assert len(offered(play, minions)) == 2


def test_abilities_that_were_used_as_often_tell_nothing_apart() -> None:
    """Two copies whose ability with a limit was used are one answer; if one was not used, they are two."""
    play, minions = two_minions()
    for minion in minions:
        play.game.permanent(minion).used = {minion.serial * MOST_ABILITIES: 1}
    assert offered(play, minions) == [f"{MINION} 3/3 x2"]
    play.game.permanent(minions[1]).used = {}
    assert len(offered(play, minions)) == 2


def test_who_attacks_is_another_than_who_does_not() -> None:
    """Of two copies, the one that attacks now is another answer."""
    play, minions = two_minions()
    play.game.acts.append(Act(ATTACK, minions[1], 0))
    assert len(offered(play, minions)) == 2
