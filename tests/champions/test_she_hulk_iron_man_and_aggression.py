"""What the cards of She-Hulk, of Iron Man and of aggression say is what they do."""

from __future__ import annotations

from longbox.games.champions.abilities import THIS_PHASE, Situation
from longbox.games.champions.actions import attacking, forms, payment, statuses, threat
from longbox.games.champions.actions.payment import Payment, Price
from longbox.games.champions.definitions import ATK, HAND_SIZE, HIT_POINTS
from longbox.games.champions.permanents import STUNNED, TOUGH
from longbox.kernel.zones import NOBODY
from tests.champions.heroes import HeroPlay


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
    (_, most) = training.definition.play_rules
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
    assert not payment.can_pay(play.game, Payment(play.game, 0, None), Price(1))
    play.discarded("Strength", "Energy")
    paid = payment.pay(play.game, Payment(play.game, 0, None), Price(2))
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
