"""What the cards of Captain Marvel and of leadership say is what they do."""

from __future__ import annotations

from longbox.games.champions.abilities import THIS_PHASE
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import ALLY_LIMIT, ATK, DEF, THW
from tests.champions.heroes import HeroPlay


def test_rechannel_heals_as_a_part_of_its_cost() -> None:
    """Without damage it can't be paid, nor without energy."""
    play = HeroPlay("Captain Marvel")
    play.hero_form()
    marvel = play.game.identity(0)
    play.hold("Energy")
    assert not play.can_use(marvel)
    play.hurt(2)
    play.use(marvel)
    assert play.sustained() == 1
    assert play.hand() == 1
    play.hold("Energy")
    assert not play.can_use(marvel), "only once per round"


def test_crisis_interdiction_goes_on_where_the_first_part_was_done() -> None:
    """2 threat from a different scheme, with the Aerial trait and after 2 were removed in full."""
    for trait, there, left in ((False, 3, 3), (True, 3, 1), (True, 1, 3)):
        play = HeroPlay("Captain Marvel")
        play.hero_form()
        play.reveal("Breakin' & Takin'")
        scheme = play.game.main_scheme()
        play.game.permanent(scheme).threat = there
        if trait:
            play.put("Cosmic Flight")
        play.hold("Energy", "Strength")
        play.wish("The Break-In!")
        play.play("Crisis Interdiction")
        assert play.threat("Breakin' & Takin'") == left, (trait, there)


def test_photonic_blast_draws_for_energy() -> None:
    """The resources that were paid for the card count."""
    for paid, drawn in (("Energy", 1), ("Strength", 0)):
        play = HeroPlay("Captain Marvel")
        play.hero_form()
        play.hold(paid, "Genius")
        play.wish(paid, "Genius")
        play.play("Photonic Blast")
        assert play.damage(play.game.villain()) == 5
        assert play.hand() == drawn


def test_the_station_draws_more_for_carol_danvers() -> None:
    """2 cards for her, 1 for Captain Marvel; a card is discarded for them."""
    play = HeroPlay("Captain Marvel")
    station = play.put("Alpha Flight Station")
    assert not play.can_use(station), "there is no card to discard"
    play.hold("Energy")
    play.use(station)
    assert play.hand() == 2
    play.game.ready(station)
    play.hero_form()
    play.use(station)
    assert play.hand() == 2


def test_the_helmet_and_flight() -> None:
    """+1 DEF, +2 in place of it in flight. Flight is discarded to prevent 3 damage."""
    play = HeroPlay("Captain Marvel")
    play.hero_form()
    marvel = play.game.identity(0)
    play.put("Captain Marvel's Helmet")
    assert play.game.value(marvel, DEF) == 2
    play.put("Cosmic Flight")
    assert play.game.value(marvel, DEF) == 3
    play.wish("use Cosmic Flight")
    play.deal(4)
    assert play.sustained() == 1
    assert play.game.value(marvel, DEF) == 2


def test_energy_channel_keeps_what_was_spent() -> None:
    """Each counter is 2 damage, 10 at most; the counters count though the card is discarded for it."""
    play = HeroPlay("Captain Marvel")
    play.hero_form()
    channel = play.put("Energy Channel")
    assert not play.can_use(channel), "nothing to spend, and no counter"
    play.hold("Energy Absorption")
    play.use(channel)
    assert play.game.counters(channel, "energy") == 3
    play.use(channel)
    assert play.damage(play.game.villain()) == 6
    assert play.lies("Energy Channel", "discard")
    full = HeroPlay("Captain Marvel")
    full.hero_form()
    other = full.put("Energy Channel")
    full.game.add_counters(other, "energy", 7)
    full.use(other)
    assert full.damage(full.game.villain()) == 10


def test_hawkeye_shoots_minions_that_come() -> None:
    """He enters play with 4 arrows, and stays when they are spent."""
    play = HeroPlay("Captain Marvel")
    hawkeye = play.put("Hawkeye")
    assert play.game.counters(hawkeye, "arrow") == 4
    play.wish("use Hawkeye")
    mercenary = play.engage("Hydra Mercenary")
    assert play.damage(mercenary) == 2
    assert play.game.counters(hawkeye, "arrow") == 3


def test_maria_hill_lets_each_player_draw() -> None:
    """In player order, each 1 card."""
    play = HeroPlay("Captain Marvel", "Spider-Man")
    play.wish("use Maria Hill")
    play.put("Maria Hill")
    assert [play.hand(0), play.hand(1)] == [1, 1]


def test_vision_chooses_a_power() -> None:
    """+2 to one of THW and ATK until the end of the phase."""
    play = HeroPlay("Captain Marvel")
    vision = play.put("Vision")
    play.hold("Energy")
    play.wish("ATK")
    play.use(vision)
    assert (play.game.value(vision, THW), play.game.value(vision, ATK)) == (1, 4)
    play.game.end_of(THIS_PHASE)
    assert play.game.value(vision, ATK) == 2


def test_who_comes_later_is_led_from_the_front_too() -> None:
    """A lasting effect on each character that a player controls holds for those that come."""
    play = HeroPlay("Captain Marvel", "Spider-Man")
    play.hero_form()
    play.hold("Energy")
    play.wish(play.game.name(0))
    play.play("Lead from the Front")
    maria = play.put("Maria Hill")
    cat = play.put("Black Cat", player=1)
    assert play.game.value(play.game.identity(0), ATK) == 3
    assert play.game.value(maria, THW) == 3
    assert play.game.value(cat, THW) == 1
    play.game.end_of(THIS_PHASE)
    assert play.game.value(maria, THW) == 2


def test_a_call_brings_an_ally_from_any_discard_pile() -> None:
    """Its printed cost is paid; it comes under your control, and is not played."""
    play = HeroPlay("Captain Marvel", "Spider-Man")
    call = play.hold("Make the Call")[0]
    assert not play.can_use(call)
    play.discarded("Black Cat", player=1)
    assert not play.can_use(call), "nothing to pay with"
    play.hold("Energy")
    play.play("Make the Call")
    cat = play.in_play("Black Cat")
    assert play.game.controller(cat) == 0
    assert play.lies("Energy", "discard")


def test_room_for_one_more_ally() -> None:
    """The Triskelion raises the ally limit as long as it is in play."""
    play = HeroPlay("Captain Marvel")
    triskelion = play.put("The Triskelion")
    assert play.game.value(play.game.identity(0), ALLY_LIMIT) == 4
    play.hero_form()
    assert play.game.ally_limit(0) == 4
    entering.discard_from_play(play.game, triskelion)
    assert play.game.ally_limit(0) == 3


def test_inspired_belongs_to_one_ally_once() -> None:
    """+1 THW and +1 ATK for the ally that it is attached to."""
    play = HeroPlay("Captain Marvel")
    hill = play.put("Maria Hill")
    inspired = play.own("Inspired")
    (play_rule,) = inspired.definition.play_rules
    assert play_rule.hosts(play.game, inspired, 0) == [hill]
    play.put("Inspired", host=hill)
    assert (play.game.value(hill, THW), play.game.value(hill, ATK)) == (3, 2)
    assert play_rule.hosts(play.game, inspired, 0) == []


def test_nick_fury_leaves_at_the_end_of_the_round() -> None:
    """He does one of three things as he comes, and goes at the end of the round if he is still there."""
    play = HeroPlay("Captain Marvel")
    play.wish("draw 3 cards")
    fury = play.put("Nick Fury")
    assert play.hand() == 3
    assert play.game.in_play(fury)
    play.game.end_of("round")
    assert not play.game.in_play(fury)
    assert play.lies("Nick Fury", "discard")


def test_the_next_card_costs_less_once() -> None:
    """Helicarrier lowers the cost of the next card that the chosen player plays this phase."""
    play = HeroPlay("Captain Marvel")
    carrier = play.put("Helicarrier")
    play.use(carrier)
    play.hold("Strength")
    play.play("The Triskelion")
    assert play.lies("Strength", "hand"), "it cost 1 less: nothing"
    assert play.game.at_work == [working for working in play.game.at_work if not working.until]
