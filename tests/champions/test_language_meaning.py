"""What players' cards say is what they do, and they can't be used where they could not change the game."""

from __future__ import annotations

from longbox.games.champions.actions import attacking, damage, encounter, enemies, entering, forms, statuses, threat
from longbox.games.champions.definitions import ALLY_LIMIT, ATK, DEF, HAND_SIZE, HIT_POINTS, THW
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.text.abilities import THIS_PHASE, Situation
from longbox.games.champions.turn import payment
from longbox.games.champions.turn.payment import Price
from longbox.kernel.zones import NOBODY
from tests.champions.heroes import HeroPlay


def deal(play: HeroPlay, amount: int, name: str = "", player: int = 0) -> None:
    """Let a player's identity deal damage to a card in play, or to itself, without an attack."""
    identity = play.game.identity(player)
    card = play.in_play(name) if name else identity
    damage.deal_damage(play.game, [card], amount, Situation(player, identity))


# Spider-Man and justice


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
    deal(play, 2)
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
    assert not all([requirement.allows(play.game, webbed, 0) for requirement in webbed.definition.requirements])
    play.hero_form()
    play.play("Webbed Up")
    villain = play.game.villain()
    assert play.game.host(webbed) is villain
    second = play.own("Webbed Up")
    assert not all([requirement.allows(play.game, second, 0) for requirement in second.definition.requirements])
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
    deal(play, 3, "Hydra Mercenary")
    assert play.threat() == 2
    assert play.lies("Spider-Tracer", "discard")


def test_a_web_shooter_is_used_up() -> None:
    """Each use takes a counter and exhausts it; after the third it is discarded. Its resource is for hero form."""
    play = HeroPlay("Spider-Man")
    shooter = play.put("Web-Shooter")
    assert [way.key() for way in payment.ways_to_pay(play.game, 0, None)] == ["use Peter Parker"]
    play.hero_form()
    for left in (2, 1, 0):
        assert payment.can_pay(play.game, 0, Price(1), None)
        payment.pay(play.game, 0, Price(1), None)
        if left:
            assert play.game.counters(shooter, "web") == left
            assert not payment.can_pay(play.game, 0, Price(1), None)
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
    deal(play, 3, "Hydra Mercenary")
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


# Captain Marvel and leadership


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
    deal(play, 4)
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
    (requirement,) = inspired.definition.requirements
    assert requirement.hosts(play.game, inspired, 0) == [hill]
    play.put("Inspired", host=hill)
    assert (play.game.value(hill, THW), play.game.value(hill, ATK)) == (3, 2)
    assert requirement.hosts(play.game, inspired, 0) == []


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


# She-Hulk, Iron Man and aggression


def test_she_hulk_answers_the_change_to_her() -> None:
    """2 damage as she comes, none as Jennifer Walters does."""
    play = HeroPlay("She-Hulk")
    play.wish("use She-Hulk")
    forms.change_form(play.game, 0)
    assert play.damage(play.game.villain()) == 2
    play.wish("use She-Hulk", "use Jennifer Walters")
    forms.change_form(play.game, 0)
    assert play.damage(play.game.villain()) == 2


def test_an_objection_prevents_one_threat_a_round() -> None:
    """Whoever places it, wherever."""
    play = HeroPlay("She-Hulk")
    for placed in (2, 5):
        play.wish("use Jennifer Walters")
        threat.place_threat(play.game, play.game.main_scheme(), 3, Situation(NOBODY, None))
        assert play.threat() == placed


def test_gamma_slam_is_as_strong_as_she_is_hurt() -> None:
    """Unhurt she can't; hurt much, 15 at most."""
    play = HeroPlay("She-Hulk")
    play.hero_form()
    (slam,) = play.hold("Gamma Slam")
    play.hold("Energy", "Genius")
    assert not play.can_use(slam)
    play.hurt(4)
    play.play("Gamma Slam")
    assert play.damage(play.game.villain()) == 4


def test_legal_practice_removes_threat_for_each_card() -> None:
    """Up to 5 cards of the hand, at least one; the event itself is none of them."""
    play = HeroPlay("She-Hulk")
    play.game.permanent(play.game.main_scheme()).threat = 6
    (practice,) = play.hold("Legal Practice")
    assert not play.can_use(practice)
    play.hold("Energy", "Genius", "Strength")
    play.wish("Energy", "Genius", "Strength")
    play.play("Legal Practice")
    assert play.threat() == 3
    assert play.hand() == 0


def test_superhuman_strength_is_spent_on_an_attack() -> None:
    """+2 ATK; after the attack it is discarded, and the attacked enemy stunned."""
    play = HeroPlay("She-Hulk")
    play.hero_form()
    hulk = play.game.identity(0)
    play.put("Superhuman Strength")
    attacking.basic_attack(play.game, 0, hulk)
    assert play.damage(play.game.villain()) == 5
    assert play.game.permanent(play.game.villain()).has(STUNNED)
    assert play.game.value(hulk, ATK) == 3


def test_one_two_punch_answers_basic_attacks() -> None:
    """She-Hulk is readied after her basic attack, and not after an event that attacks."""
    play = HeroPlay("She-Hulk")
    play.hero_form()
    play.hold("One-Two Punch", "Energy")
    play.wish("use One-Two Punch")
    attacking.basic_attack(play.game, 0, play.game.identity(0))
    assert not play.game.permanent(play.game.identity(0)).exhausted


def test_a_split_personality_draws_to_the_other_sides_hand() -> None:
    """The form changes first; the hand size is that of the side that is now face up."""
    play = HeroPlay("She-Hulk")
    play.hold("Energy", "Genius")
    play.play("Split Personality")
    assert play.game.in_hero_form(0)
    assert play.hand() == 4


def test_the_hulk_does_what_the_discarded_card_tells() -> None:
    """Each type of resource its own; a wild one, all of it."""
    play = HeroPlay("She-Hulk")
    hulk = play.put("Hulk")
    play.stack("Strength")
    attacking.basic_attack(play.game, 0, hulk)
    assert play.damage(play.game.villain()) == 3 + 2
    play.game.ready(hulk)
    play.stack("Energy")
    attacking.basic_attack(play.game, 0, hulk)
    assert play.damage(play.game.villain()) == 5 + 3 + 1
    assert play.sustained() == 1
    play.game.ready(hulk)
    play.stack("Genius")
    attacking.basic_attack(play.game, 0, hulk)
    assert not play.is_in_play("Hulk")


def test_tigra_heals_by_what_she_defeats() -> None:
    """Only a minion that her attack defeated."""
    play = HeroPlay("She-Hulk")
    tigra = play.put("Tigra")
    mercenary = play.engage("Hydra Mercenary")
    play.wish("Hydra Mercenary", "use Tigra")
    attacking.basic_attack(play.game, 0, tigra)
    assert play.damage(tigra) == 1, "the minion survived, and attacking cost her 1"
    play.game.ready(tigra)
    play.wish("Hydra Mercenary", "use Tigra")
    attacking.basic_attack(play.game, 0, tigra)
    assert not play.game.in_play(mercenary)
    assert play.damage(tigra) == 1 - 1 + 1


def test_a_relentless_assault_overkills_with_a_physical_resource() -> None:
    """What is beyond the minion's hit points goes to the villain."""
    for paid, excess in (("Strength", 2), ("Genius", 0)):
        play = HeroPlay("She-Hulk")
        play.hero_form()
        play.engage("Hydra Mercenary")
        play.hold(paid)
        play.play("Relentless Assault")
        assert play.damage(play.game.villain()) == excess, paid


def test_chasing_needs_your_heros_attack() -> None:
    """2 threat after the hero attacked and defeated an enemy; an ally's attack is not the hero's."""
    play = HeroPlay("She-Hulk")
    play.hero_form()
    play.game.permanent(play.game.main_scheme()).threat = 4
    play.engage("Hydra Mercenary")
    play.hold("Chase Them Down")
    play.wish("Hydra Mercenary", "use Chase Them Down")
    attacking.basic_attack(play.game, 0, play.game.identity(0))
    assert play.threat() == 2


def test_training_comes_under_any_players_control() -> None:
    """The hero of whoever controls it gets +1 ATK; each player may have one."""
    play = HeroPlay("She-Hulk", "Spider-Man")
    play.hold("Energy")
    play.wish(play.game.name(1))
    play.play("Combat Training")
    play.hero_form(1)
    assert play.game.value(play.game.identity(1), ATK) == 3
    training = play.own("Combat Training")
    (_, most) = training.definition.requirements
    assert [most.allows(play.game, training, player) for player in (0, 1)] == [True, False]


def test_iron_mans_hand_grows_with_his_armor() -> None:
    """+1 for each Tech upgrade in play, 7 at most; Tony Stark's hand stays."""
    play = HeroPlay("Iron Man")
    play.put("Mark V Helmet")
    assert play.game.hand_size(0) == 6
    play.hero_form()
    assert play.game.hand_size(0) == 2
    for name in (
        "Arc Reactor",
        "Mark V Armor",
        "Powered Gauntlets",
        "Powered Gauntlets",
        "Rocket Boots",
        "Rocket Boots",
    ):
        play.put(name)
    assert play.game.value(play.game.identity(0), HAND_SIZE) == 7
    assert play.game.value(play.game.identity(0), HIT_POINTS) == 9 + 6 + 2


def test_the_futurist_keeps_one_of_three() -> None:
    """He sees three cards, takes one, and discards the others."""
    play = HeroPlay("Iron Man")
    play.stack("Energy", "Genius", "Strength")
    play.wish("Genius")
    play.use(play.game.identity(0))
    assert play.lies("Genius", "hand")
    assert [play.lies(name, "discard") for name in ("Energy", "Strength")] == [True, True]


def test_a_repulsor_blast_is_one_damage() -> None:
    """1, and 2 for each energy resource among five cards, all at once: a tough status card takes all of it."""
    play = HeroPlay("Iron Man")
    play.hero_form()
    play.stack("Energy", "Genius", "Strength", "Supersonic Punch", "Haymaker")
    play.hold("Pepper Potts")
    play.play("Repulsor Blast")
    assert play.damage(play.game.villain()) == 1 + 2 * 4
    tough = HeroPlay("Iron Man")
    tough.hero_form()
    statuses.give_status(tough.game, tough.game.villain(), TOUGH)
    tough.stack("Energy", "Genius", "Strength", "Supersonic Punch", "Haymaker")
    tough.hold("Pepper Potts")
    tough.play("Repulsor Blast")
    assert tough.damage(tough.game.villain()) == 0


def test_boots_let_iron_man_fly_for_a_phase() -> None:
    """In flight the punch and the gauntlets hit harder, and the helmet thwarts everywhere."""
    play = HeroPlay("Iron Man")
    play.hero_form()
    boots = play.put("Rocket Boots")
    gauntlets = play.put("Powered Gauntlets")
    helmet = play.put("Mark V Helmet")
    play.hold("Genius")
    play.use(boots)
    assert play.game.has_trait(play.game.identity(0), "Aerial")
    play.use(gauntlets)
    assert play.damage(play.game.villain()) == 2
    play.hold("Energy")
    play.play("Supersonic Punch")
    assert play.damage(play.game.villain()) == 10
    play.reveal("Breakin' & Takin'")
    play.game.permanent(play.game.main_scheme()).threat = 2
    play.use(helmet)
    assert (play.threat(), play.threat("Breakin' & Takin'")) == (1, 2)
    play.game.end_of(THIS_PHASE)
    assert not play.game.has_trait(play.game.identity(0), "Aerial")


def test_pepper_potts_lends_what_was_discarded_last() -> None:
    """The resources of the top card of the discard pile; none of an empty one."""
    play = HeroPlay("Iron Man")
    play.put("Pepper Potts")
    assert not payment.can_pay(play.game, 0, Price(1), None)
    play.discarded("Strength", "Energy")
    paid = payment.pay(play.game, 0, Price(2), None)
    assert paid.energy == 2


def test_the_tower_returns_the_topmost_tech() -> None:
    """It can be used only if some player has a Tech upgrade among their discards."""
    play = HeroPlay("Iron Man")
    tower = play.put("Stark Tower")
    play.discarded("Energy")
    assert not play.can_use(tower)
    play.discarded("Arc Reactor", "Mark V Helmet", "Strength")
    play.use(tower)
    assert play.lies("Mark V Helmet", "hand")
    assert play.lies("Arc Reactor", "discard")


def test_war_machine_fires_at_everybody() -> None:
    """He exhausts and takes 2 damage for it."""
    play = HeroPlay("Iron Man")
    machine = play.put("War Machine")
    mercenary = play.engage("Hydra Mercenary")
    play.use(machine)
    assert play.damage(machine) == 2
    assert [play.damage(mercenary), play.damage(play.game.villain())] == [1, 1]
    assert not play.can_use(machine)


# Black Panther and protection


def test_foresight_finds_an_upgrade() -> None:
    """T'Challa starts with a Black Panther upgrade in his hand; Shuri finds any."""
    play = HeroPlay("Black Panther")
    assert play.happened("searched") == 1
    play.wish("use Shuri", "Tenacity")
    play.put("Shuri")
    assert play.lies("Tenacity", "hand")


def test_ancestors_know_different_cards() -> None:
    """Up to three titles go back into the deck."""
    play = HeroPlay("Black Panther")
    play.discarded("Energy", "Genius", "Strength")
    play.hold("Vibranium")
    play.wish("Energy", "Genius", "Strength")
    play.play("Ancestral Knowledge")
    assert [play.lies(name, "deck") for name in ("Energy", "Genius", "Strength")] == [True, True, True]


def test_the_last_of_the_specials_is_stronger() -> None:
    """Wakanda Forever! resolves each once, in the order that the player likes; the last is the final step."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    (forever,) = play.hold("Wakanda Forever!")
    play.hold("Vibranium")
    assert not play.can_use(forever), "no Black Panther upgrade is in play"
    play.put("Panther Claws")
    play.put("Energy Daggers")
    play.wish("Energy Daggers")
    play.play("Wakanda Forever!")
    assert play.damage(play.game.villain()) == 1 + 4
    again = HeroPlay("Black Panther")
    again.hero_form()
    again.hold("Vibranium")
    again.put("Panther Claws")
    again.put("Energy Daggers")
    again.wish("Panther Claws")
    again.play("Wakanda Forever!")
    assert again.damage(again.game.villain()) == 2 + 2


def test_a_suit_moves_damage_to_an_enemy() -> None:
    """From the hero; without damage there is none to move."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    play.put("Vibranium Suit")
    (forever,) = play.hold("Wakanda Forever!")
    play.hold("Vibranium")
    assert not play.can_use(forever)
    play.hurt(5)
    play.play("Wakanda Forever!")
    assert play.sustained() == 3
    assert play.damage(play.game.villain()) == 2


def test_black_widow_makes_another_card_come() -> None:
    """The revealed card is discarded without effect, whatever it is, and another is revealed."""
    play = HeroPlay("Black Panther")
    widow = play.put("Black Widow")
    play.hold("Genius")
    play.on_top("Hard to Keep Down", "Hydra Mercenary")
    play.wish("use Black Widow")
    play.reveal("Shocker")
    assert not play.is_in_play("Shocker")
    assert play.game.permanent(widow).exhausted
    assert play.happened("reveal") == 3


def test_a_counter_punch_answers_a_defense() -> None:
    """As much damage as the hero's ATK, to the enemy that attacked."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    play.on_top("Hard to Keep Down")
    play.hold("Counter-Punch")
    play.wish("Black Panther", "use Counter-Punch")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.damage(play.game.villain()) == 1 + 2, "retaliate, then the punch"


def test_get_behind_me_brings_an_attack_in_the_place_of_a_treachery() -> None:
    """The treachery does nothing; the villain attacks."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    play.hold("Get Behind Me!", "Energy")
    play.on_top("Hard to Keep Down")
    play.wish("use Get Behind Me!")
    play.reveal("Caught Off Guard")
    assert play.sustained() == 2
    assert play.happened("surged") == 0


def test_the_indomitable_get_up_after_a_defense() -> None:
    """It is discarded to ready the hero who defended."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    play.put("Indomitable")
    play.on_top("Hard to Keep Down")
    play.wish("Black Panther", "use Indomitable")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert not play.game.permanent(play.game.identity(0)).exhausted
    assert play.lies("Indomitable", "discard")


def test_a_med_team_heals_friends_alone() -> None:
    """It can't be used where no friendly character is hurt."""
    play = HeroPlay("Black Panther")
    team = play.put("Med Team")
    deal(play, 2, "Rhino")
    assert not play.can_use(team)
    play.hurt(3)
    play.use(team)
    assert play.sustained() == 1
    assert play.game.counters(team, "medical") == 2


def test_first_aid_is_for_any_character() -> None:
    """Even for the villain, as no text forbids it."""
    play = HeroPlay("Black Panther")
    (aid,) = play.hold("First Aid")
    play.hold("Energy")
    assert not play.can_use(aid)
    deal(play, 2, "Rhino")
    assert play.can_use(aid)


def test_tenacity_readies_an_exhausted_hero() -> None:
    """It needs a physical resource, hero form, and a hero to ready."""
    play = HeroPlay("Black Panther")
    play.hero_form()
    tenacity = play.put("Tenacity")
    play.hold("Strength")
    assert not play.can_use(tenacity)
    play.game.exhaust(play.game.identity(0))
    play.use(tenacity)
    assert not play.game.permanent(play.game.identity(0)).exhausted
    assert play.lies("Tenacity", "discard")


# What all texts have in common


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
    (requirement,) = tracer.definition.requirements
    hosts = requirement.hosts(play.game, tracer, 0)
    assert hosts is not None
    assert len(hosts) >= 1
