"""What the greedy player of Vs. System does in plain positions, with cards that nobody has seen before."""

from __future__ import annotations

from longbox.games.vs.actions.formation import MOVE_WHERE, Position
from longbox.games.vs.actions.resources import BUILD_WHAT
from longbox.games.vs.combat.attacking import ATTACK_WHOM
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.turn.priority import HAVE_PRIORITY, actions
from longbox.games.vs.turn.turn import RECOVER_WHOM
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.players.greedy import greedy_player
from tests.vs.scenes import FRONT, RECRUIT_STEP, SUPPORT, Scene


def character(name: str, cost: int, atk: int, defense: int, more: str = "") -> str:
    """A character of the Knights, as TOML."""
    return (
        f'[[card]]\nname = "{name}"\ntype = "character"\ncost = {cost}\natk = {atk}\ndef = {defense}\n'
        f'affiliations = ["Knights"]\n{more}\n'
    )


def plot_twist(name: str, text: str) -> str:
    """A plot twist without a threshold cost, as TOML."""
    return f'[[card]]\nname = "{name}"\ntype = "plot twist"\ncost = 0\ntext = "{text}"\n'


OWN = "".join(
    [
        character("Squire", 2, 2, 2),
        character("Rider", 3, 4, 4),
        character("Archer", 3, 4, 3, "range = true"),
        character("Baron", 5, 8, 9),
        character("Dragon", 7, 15, 15),
        plot_twist("Strike", "Target attacker you control gets +3 ATK this attack."),
        plot_twist("Parry", "Target defender you control gets +3 DEF this attack."),
        plot_twist("Trap", "Stun target character."),
        plot_twist("Grave", "KO target stunned character."),
    ]
)
NAMES = ("Squire", "Rider", "Archer", "Baron", "Dragon", "Strike", "Parry", "Trap", "Grave")


def scene() -> Scene:
    """An empty table in the first player's attack step."""
    return Scene(*NAMES, *NAMES, own=OWN, deck=10)


def answer(table: Scene, prompt: Prompt, choices: list[Choice], player: int = 0, source: GameCard | None = None) -> str:
    """The key of what the greedy player chooses."""
    view = table.game.new_view(table.game.players[player])
    return greedy_player("vs").answer(Question(player, prompt, choices, source), view).key()


def deed(table: Scene, player: int = 0) -> str:
    """What the greedy player does with priority."""
    return answer(table, HAVE_PRIORITY, [*actions(table.game, player)], player)


def attack(table: Scene, attacker: GameCard, defender: GameCard) -> None:
    """Let an attack begin, and nobody do anything else."""
    table.attack(attacker, defender)


def test_attacks_what_it_can_stun() -> None:
    """The one that is worth most, and not one that would only stun the attacker."""
    table = scene()
    rider = table.character("Rider")
    squire, baron = table.character("Squire", 1), table.character("Baron", 1)
    assert deed(table) == "attack with Rider"
    assert answer(table, ATTACK_WHOM, [squire, baron], source=rider) == "Squire"


def test_does_not_attack_in_vain() -> None:
    """Where only the attacker would be stunned, it passes."""
    table = scene()
    table.character("Rider")
    table.character("Dragon", 1)
    assert deed(table) == "pass"


def test_attacks_together_what_none_can_stun_alone() -> None:
    """As many as it takes."""
    table = scene()
    for name in ("Rider", "Archer", "Baron"):
        table.character(name)
    dragon = table.character("Dragon", 1)
    game = table.game
    game.answerers = [greedy_player("vs"), table.players[1]]
    while not game.in_attack():
        SYSTEM.step(game)
    assert game.attacked == game.reference(dragon)
    assert len(game.attackers) == 3


def test_attacks_a_player_who_has_nobody() -> None:
    """A direct attack is always worth it."""
    table = scene()
    table.character("Squire")
    assert deed(table) == "attack with Squire"


def test_plays_a_plot_twist_that_changes_the_end() -> None:
    """The attacker lacks 1 ATK: the plot twist gives it. Against a dragon, it would be wasted."""
    for foe, wanted in (("Baron", "play Strike"), ("Dragon", "pass")):
        table = scene()
        table.hand("Strike")
        attack(table, table.character("Baron"), table.character(foe, 1))
        assert deed(table) == wanted


def test_saves_its_defender() -> None:
    """A defender that would just be stunned is saved; one that is safe needs nothing."""
    table = scene()
    table.hand("Parry", 1)
    attack(table, table.character("Rider"), table.character("Rider", 1))
    table.game.priority = 1
    assert deed(table, 1) == "play Parry"
    table = scene()
    table.hand("Parry", 1)
    attack(table, table.character("Rider"), table.character("Baron", 1))
    table.game.priority = 1
    assert deed(table, 1) == "pass"


def test_powers_up_where_one_point_decides() -> None:
    """A second copy in hand gives it."""
    table = scene()
    table.hand("Rider", 1)
    rider = table.character("Rider", 1)
    attack(table, table.character("Rider"), rider)
    table.game.priority = 1
    assert deed(table, 1) == "power up Rider"


def test_reinforces_against_breakthrough() -> None:
    """Where much would break through, whoever stands behind the defender is exhausted for it."""
    table = scene()
    squire = table.character("Squire", 1, column=3)
    table.character("Archer", 1, SUPPORT, column=3)
    attack(table, table.character("Baron"), squire)
    table.game.timeline = [moment for moment in table.game.timeline if moment[1] != 1]
    table.game.priority = 1
    assert deed(table, 1) == "reinforce Squire"


def test_stuns_opponents_and_spares_its_own() -> None:
    """The best target of a text is the opponent's best character; what would only hurt oneself isn't played."""
    table = scene()
    table.hand("Trap")
    rider, baron = table.character("Rider"), table.character("Baron", 1)
    assert deed(table) == "play Trap"
    table.game.answerers = [greedy_player("vs"), table.players[1]]
    while not table.game.chain:
        SYSTEM.step(table.game)
    assert [slot.chosen for slot in table.game.chain[0].targets] == [(table.game.reference(baron),)]
    assert not table.now(rider).is_stunned()
    table = scene()
    table.hand("Grave")
    table.character("Rider", stunned=True)
    table.character("Dragon", 1)
    assert deed(table) == "pass"


def test_recruits_the_best_that_it_can_pay_for() -> None:
    """One big character rather than a small one."""
    table = scene()
    table.resources(5)
    for name in ("Squire", "Rider", "Baron"):
        table.hand(name)
    table.game.points[0] = 5
    table.at(RECRUIT_STEP)
    assert deed(table) == "recruit Baron"


def test_builds_what_works_from_the_resource_row() -> None:
    """A plot twist, before a character; and something in each of the first turns."""
    table = scene()
    hand: list[Choice] = [table.hand("Squire"), table.hand("Strike"), table.hand("Rider")]
    assert answer(table, BUILD_WHAT, [*hand, DONE]) == "Strike"
    assert answer(table, BUILD_WHAT, [hand[0], DONE]) == "Squire"


def test_recovers_who_is_worth_most() -> None:
    """The one that costs most."""
    table = scene()
    squire, baron = table.character("Squire", stunned=True), table.character("Baron", stunned=True)
    assert answer(table, RECOVER_WHOM, [squire, baron, DONE]) == "Baron"


def test_puts_range_behind_the_others() -> None:
    """Those without range stand in front."""
    table = scene()
    table.character("Baron", column=1)
    archer, rider = table.character("Archer", column=2), table.character("Rider", column=3)
    places: list[Choice] = [Position(row, column) for row in (FRONT, SUPPORT) for column in range(5)]
    assert answer(table, MOVE_WHERE, places, source=archer).startswith("support row")
    assert answer(table, MOVE_WHERE, places, source=rider).startswith("front row")
