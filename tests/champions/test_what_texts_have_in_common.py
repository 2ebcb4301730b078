"""What all texts have in common: they respect guards, and can't be used where they could not change the game."""

from __future__ import annotations

from longbox.games.champions.actions import encounter
from longbox.games.champions.permanents import CONFUSED, STUNNED
from tests.champions.heroes import HeroPlay


def test_attacks_by_ability_respect_guards() -> None:
    """What attacks can't choose a guarded villain; what only deals damage can."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    mercenary = play.engage("Hydra Mercenary")
    play.hold("Strength", "Energy")
    play.play("Swinging Web Kick")
    assert not play.game.in_play(mercenary)
    assert play.damage(play.game.villain()) == 0
    other = HeroPlay("She-Hulk")
    other.engage("Hydra Mercenary")
    team = other.put("Tac Team")
    other.wish("Rhino")
    other.use(team)
    assert other.damage(other.game.villain()) == 2


def test_spider_woman_confuses_and_mockingbird_stuns() -> None:
    """Status cards are given as they enter play."""
    play = HeroPlay("Captain Marvel")
    play.wish("use Spider-Woman", "use Mockingbird")
    play.put("Spider-Woman")
    play.put("Mockingbird")
    permanent = play.game.permanent(play.game.villain())
    assert permanent.has(CONFUSED)
    assert permanent.has(STUNNED)


def test_an_ability_that_would_change_nothing_can_not_start() -> None:
    """No threat to remove, nobody to ready, nobody to heal."""
    play = HeroPlay("Spider-Man")
    team = play.put("Surveillance Team")
    may = play.put("Aunt May")
    assert not play.can_use(team)
    assert not play.can_use(may)
    play.game.permanent(play.game.main_scheme()).threat = 1
    play.hurt(1)
    assert play.can_use(team)
    assert play.can_use(may)
    play.hero_form()
    assert not play.can_use(may), "Peter Parker is not there"


def test_engaged_minions_are_those_of_the_chosen_player() -> None:
    """Energy Daggers hit the villain and the enemies engaged with the player that is chosen."""
    play = HeroPlay("Black Panther", "Spider-Man")
    play.hero_form()
    mine = play.engage("Hydra Mercenary")
    theirs = play.engage("Hydra Bomber", 1)
    play.put("Energy Daggers")
    play.hold("Vibranium")
    play.wish(play.game.name(1))
    play.play("Wakanda Forever!")
    assert play.damage(mine) == 0
    assert not play.game.in_play(theirs)
    assert play.damage(play.game.villain()) == 2


def test_drones_are_minions_like_others() -> None:
    """A tracer can be attached to a facedown minion."""
    play = HeroPlay("Spider-Man", scenario="Ultron")
    encounter.make_drone(play.game, 0)
    tracer = play.own("Spider-Tracer")
    (play_rule,) = tracer.definition.play_rules
    hosts = play_rule.hosts(play.game, tracer, 0)
    assert hosts is not None
    assert len(hosts) >= 1
