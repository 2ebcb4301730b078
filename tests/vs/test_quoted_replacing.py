"""Cards with replacement modifiers: what happens instead, what is paid for it, who chooses. [vs 513.5, 203.7]"""

from __future__ import annotations

from tests.vs.scenes import RECRUIT_STEP, Scene

TIM = "Tim Drake <> Robin, Young Detective"
DAWN = "Dawn Granger <> Dove"
BATMAN = "Batman, Avatar of Justice"


def test_tim_drake_lets_another_team_attacker_be_stunned() -> None:
    """The chosen team attacker is stunned in the place of the one that would be. [vs 203.7b]"""
    scene = Scene(TIM, DAWN, "Swift Escape", "Colossus, Steadfast Protector")
    tim, dawn = scene.character(TIM), scene.character(DAWN)
    defender = scene.character("Colossus", 1)
    scene.attack(tim, defender, dawn)
    scene.players[1].wishes = [tim.key()]
    scene.players[0].wishes = ["yes"]
    scene.conclude()
    assert not scene.now(tim).is_stunned()
    assert scene.now(dawn).is_stunned()
    assert scene.game.endurance[0] == 47


def test_tim_drake_s_replacement_may_be_declined() -> None:
    """The cost of a replacement is paid only by who wants to. [vs 203.7b]"""
    scene = Scene(TIM, DAWN, "Colossus, Steadfast Protector")
    tim, dawn = scene.character(TIM), scene.character(DAWN)
    defender = scene.character("Colossus", 1)
    scene.attack(tim, defender, dawn)
    scene.players[1].wishes = [tim.key()]
    scene.conclude()
    assert scene.now(tim).is_stunned()
    assert not scene.now(dawn).is_stunned()


def test_spider_man_gets_a_counter_instead_of_a_power_up() -> None:
    """A power-up that is replaced by a counter lasts beyond the attack. [vs 203.7b, 215.1a]"""
    scene = Scene("Spider-Man, Alien Symbiote", "Spider-Man, New Fantastic Four", "Beetle, Abner Jenkins")
    spider = scene.character("Spider-Man, Alien Symbiote")
    other = scene.character("Beetle", 1)
    scene.hand("Spider-Man, New Fantastic Four")
    scene.attack(spider, other)
    before = scene.now(spider).atk
    scene.play(f"power up {spider}", "yes")
    assert scene.now(spider).atk == before + 1
    scene.conclude()
    assert scene.now(spider).atk == before + 1


def test_moondragon_draws_two_for_the_first_card_of_a_phase() -> None:
    """Only the first card of a phase is two; a second Moondragon adds one more, and no more than that. [vs 513.5i]"""
    scene = Scene("Moondragon", "Barbara Gordon <> Oracle, Information Network")
    scene.character("Moondragon")
    scene.character("Barbara Gordon")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 1
    scene.play("use Barbara Gordon <> Oracle, Information Network")
    assert len(scene.game.hand(0)) == 2


def test_two_moondragons_draw_three() -> None:
    """Each replacement modifier affects an event only once. [vs 513.5i]"""
    scene = Scene("Moondragon", "Moondragon", "Barbara Gordon <> Oracle, Information Network")
    scene.character("Moondragon")
    scene.character("Moondragon")
    scene.character("Barbara Gordon")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 1
    scene.play("use Barbara Gordon <> Oracle, Information Network")
    assert len(scene.game.hand(0)) == 3


def test_the_invisible_man_turns_breakthrough_into_endurance() -> None:
    """Breakthrough that your characters would cause becomes endurance for you. [vs 513.5a]"""
    scene = Scene("Human Torch, The Invisible Man", "Galactus", "Beetle, Abner Jenkins")
    scene.character("Human Torch, The Invisible Man")
    galactus = scene.character("Galactus")
    beetle = scene.character("Beetle", 1)
    scene.attack(galactus, beetle)
    through = scene.now(galactus).atk - scene.now(beetle).defense
    scene.conclude()
    assert scene.game.endurance == [50 + through, 50 - 2]


def test_the_invisible_man_reinforces_defenders_of_the_heralds() -> None:
    """Breakthrough can't be caused against defenders with reinforcement. [vs 701.10a]"""
    scene = Scene("Human Torch, The Invisible Man", "Galactus", "Frankie Raye <> Nova, Harbinger of Death")
    torch = scene.character("Human Torch, The Invisible Man")
    attacker = scene.character("Galactus", 1)
    scene.game.timeline = scene.game.timeline[1:]
    scene.game.priority = 1
    scene.attack(attacker, torch, player=1)
    scene.conclude()
    assert scene.game.endurance == [45, 50]


def test_arcanna_s_breakthrough_stuns_another_character() -> None:
    """Instead of the breakthrough, another character of the defender's controller becomes stunned. [vs 513.5a]"""
    scene = Scene("Arcanna, Arcanna Jones", "Beetle, Abner Jenkins", "Blue Devil, Dan Cassidy")
    arcanna = scene.character("Arcanna")
    beetle, devil = scene.character("Beetle", 1), scene.character("Blue Devil", 1)
    scene.attack(arcanna, beetle)
    scene.conclude()
    assert scene.now(devil).is_stunned()
    assert scene.now(beetle).is_stunned()
    assert scene.game.endurance == [50, 50 - 4 - 2]


def test_arcanna_attacking_a_player_causes_breakthrough() -> None:
    """The replacement speaks only of attacks on characters. [vs 513.5a]"""
    scene = Scene("Arcanna, Arcanna Jones")
    arcanna = scene.character("Arcanna")
    scene.attack(arcanna)
    scene.conclude()
    assert scene.game.endurance == [50, 50 - scene.now(arcanna).atk]


def test_threat_neutralized_removes_what_would_enter_a_ko_pile_from_play() -> None:
    """The KO still happened, but the card is removed from the game. [vs 513.5d, 708.13c]"""
    scene = Scene("Threat Neutralized", "Arcade, Master of Murderworld", "Beetle, Abner Jenkins")
    scene.resource("Threat Neutralized", face_up=True)
    arcade, beetle = scene.character("Arcade"), scene.character("Beetle", 1)
    scene.attack(arcade, beetle)
    scene.conclude()
    assert scene.removed(beetle)
    assert scene.koed(1) == []


def test_threat_neutralized_leaves_discarded_cards_alone() -> None:
    """What is discarded comes from a hand, not from play. [vs 213.5]"""
    scene = Scene("Threat Neutralized", "Orb", "Owlman")
    scene.resource("Threat Neutralized", face_up=True)
    scene.character("Orb")
    scene.hand("Owlman")
    scene.play("use Orb")
    assert scene.koed() == ["Owlman"]


def test_attend_or_die_removes_replaced_character_cards() -> None:
    """A character card in the resource row is known for one as it is replaced. [vs 708.13a]"""
    scene = Scene("Attend or Die!", "Clocktower")
    scene.resources(3)
    scene.resource("Clocktower", face_up=True)
    scene.hand("Attend or Die!")
    scene.at(RECRUIT_STEP)
    scene.play("play Attend or Die!")
    scene.play("use Clocktower")
    assert scene.koed() == ["Attend or Die!"]
    assert len(scene.game.cards(scene.game.players[0].removed)) == 1


def test_the_joker_takes_cards_in_place_of_endurance() -> None:
    """An opponent who would lose endurance loses cards of the deck instead. [vs 513.5f]"""
    scene = Scene("The Joker, Emperor Joker", "Pyro, St. John Allerdyce")
    scene.character("The Joker")
    scene.character("Pyro")
    scene.play("use The Joker, Emperor Joker")
    scene.play("use Pyro, St. John Allerdyce", "P1")
    assert scene.game.endurance == [50, 50]
    assert len(scene.game.deck(1)) == 3
