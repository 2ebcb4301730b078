"""What the cards of Spider-Man and of justice say is what they do."""

from __future__ import annotations

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import enemies, payment, threat
from longbox.games.champions.actions.payment import Payment, Price
from longbox.games.champions.definitions import THW
from longbox.games.champions.permanents import STUNNED
from tests.champions.heroes import HeroPlay


def test_spider_sense_answers_the_villains_attacks_on_you() -> None:
    """A card is drawn before the attack, and not for a minion's."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    play.on_top("Hard to Keep Down")
    play.wish("use Spider-Man")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.hand() == 1
    play.wish("use Spider-Man")
    enemies.enemy_attacks(play.game, play.engage("Hydra Mercenary"), 0)
    assert play.hand() == 1


def test_black_cat_finds_mental_resources_when_she_is_played() -> None:
    """Cards with a printed mental resource go to the hand; putting her into play finds nothing."""
    play = HeroPlay("Spider-Man")
    play.hold("Energy", "Strength")
    play.stack("Genius", "Backflip")
    play.play("Black Cat")
    assert play.lies("Genius", "hand")
    assert play.lies("Backflip", "discard")
    other = HeroPlay("Spider-Man")
    other.stack("Genius", "Backflip")
    other.put("Black Cat")
    assert other.lies("Genius", "deck")


def test_backflip_prevents_all_damage_from_an_attack() -> None:
    """It is a defense, and answers attacks alone."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    play.hold("Backflip")
    play.on_top("Hard to Keep Down")
    play.wish("use Backflip")
    act = enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.sustained() == 0
    assert act.defenses == [0]
    play.hold("Backflip")
    play.wish("use Backflip")
    play.deal(2)
    assert play.sustained() == 2


def test_enhanced_spider_sense_cancels_a_treachery() -> None:
    """What is cancelled is revealed and discarded, and does nothing; a side scheme is no treachery."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    play.hold("Enhanced Spider-Sense", "Strength")
    play.wish("use Enhanced Spider-Sense")
    play.reveal("Assault")
    assert play.sustained() == 0
    assert play.happened("cancelled") == 1
    play.hold("Enhanced Spider-Sense", "Energy")
    play.wish("use Enhanced Spider-Sense")
    play.reveal("Breakin' & Takin'")
    assert play.threat("Breakin' & Takin'") == 3


def test_a_web_stops_an_attack_and_stuns() -> None:
    """Webbed Up goes to an enemy once, in hero form only; then it is discarded in the attack's place."""
    play = HeroPlay("Spider-Man")
    play.hold("Webbed Up", "Energy", "Strength", "Genius")
    webbed = play.own("Webbed Up")
    assert not all([play_rule.allows(play.game, webbed, 0) for play_rule in webbed.definition.play_rules])
    play.hero_form()
    play.play("Webbed Up")
    villain = play.game.villain()
    assert play.game.host(webbed) is villain
    second = play.own("Webbed Up")
    assert not all([play_rule.allows(play.game, second, 0) for play_rule in second.definition.play_rules])
    act = enemies.enemy_attacks(play.game, villain, 0)
    assert not act.made
    assert not play.is_in_play("Webbed Up")
    assert play.game.permanent(villain).has(STUNNED)


def test_a_tracer_answers_the_defeat_of_its_minion() -> None:
    """3 threat is removed as the minion that it is attached to is defeated."""
    play = HeroPlay("Spider-Man")
    play.game.permanent(play.game.main_scheme()).threat = 5
    mercenary = play.engage("Hydra Mercenary")
    play.put("Spider-Tracer", host=mercenary)
    play.deal(3, "Hydra Mercenary")
    assert play.threat() == 2
    assert play.lies("Spider-Tracer", "discard")


def test_a_web_shooter_is_used_up() -> None:
    """Each use takes a counter and exhausts it; after the third it is discarded. Its resource is for hero form."""
    play = HeroPlay("Spider-Man")
    shooter = play.put("Web-Shooter")
    assert [way.key() for way in payment.ways_to_pay(play.game, Payment(play.game, 0, None))] == ["use Peter Parker"]
    play.hero_form()
    for left in (2, 1, 0):
        assert payment.can_pay(play.game, Payment(play.game, 0, None), Price(1))
        payment.pay(play.game, Payment(play.game, 0, None), Price(1))
        if left:
            assert play.game.counters(shooter, "web") == left
            assert not payment.can_pay(play.game, Payment(play.game, 0, None), Price(1))
            play.game.ready(shooter)
    assert play.lies("Web-Shooter", "discard")


def test_jessica_jones_thwarts_for_each_side_scheme() -> None:
    """Her THW changes as side schemes come and go."""
    play = HeroPlay("Spider-Man")
    jones = play.put("Jessica Jones")
    assert play.game.value(jones, THW) == 1
    play.reveal("Crowd Control")
    play.reveal("Breakin' & Takin'")
    assert play.game.value(jones, THW) == 3


def test_for_justice_is_greater_with_a_mental_resource() -> None:
    """It looks at what was paid; a wild resource can be mental."""
    for paid, removed in (("Strength", 3), ("Genius", 4), ("The Power of Justice", 4)):
        play = HeroPlay("Spider-Man")
        play.hero_form()
        play.game.permanent(play.game.main_scheme()).threat = 6
        play.hold(paid)
        play.play("For Justice!")
        assert play.threat() == 6 - removed, paid


def test_the_power_of_justice_is_double_for_justice_cards() -> None:
    """Two wild resources for a Justice card, one for others."""
    play = HeroPlay("Spider-Man")
    power = play.own("The Power of Justice")
    assert payment.resources_of(play.game, power, play.own("For Justice!")).wild == 2
    assert payment.resources_of(play.game, power, play.own("Swinging Web Kick")).wild == 1


def test_great_responsibility_takes_threat_as_damage() -> None:
    """No threat is placed; as much damage is taken."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    play.hold("Great Responsibility")
    play.wish("use Great Responsibility")
    threat.place_threat(play.game, play.game.main_scheme(), 2, Situation(0, None))
    assert play.threat() == 0
    assert play.sustained() == 2


def test_interrogation_needs_a_minion_that_you_defeated() -> None:
    """Whichever of your characters does it."""
    play = HeroPlay("Spider-Man")
    play.hero_form()
    play.game.permanent(play.game.main_scheme()).threat = 5
    play.put("Interrogation Room")
    play.engage("Hydra Mercenary")
    play.wish("use Interrogation Room")
    play.deal(3, "Hydra Mercenary")
    assert play.threat() == 4


def test_emergency_makes_the_villain_scheme_for_less() -> None:
    """1 threat less is placed, and none is removed."""
    play = HeroPlay("Spider-Man")
    play.game.permanent(play.game.main_scheme()).threat = 2
    play.hold("Emergency")
    play.wish("use Emergency")
    play.on_top("Stampede")
    enemies.enemy_schemes(play.game, play.game.villain(), 0)
    assert play.threat() == 2 + 1 + 1 - 1
