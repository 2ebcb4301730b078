"""What the cards of Black Panther and of protection say is what they do."""

from __future__ import annotations

from longbox.games.champions.actions import enemies
from tests.champions.heroes import HeroPlay


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
    play.deal(2, "Rhino")
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
    play.deal(2, "Rhino")
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
