"""What a card says as it is revealed. [champions When Revealed Abilities, Triggered Ability]"""

from __future__ import annotations

from longbox.games.champions.abilities import WHEN_REVEALED, CardAbility, Situation, abilities_of
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame


def resolve_when_revealed(game: ChampionsGame, player: int, card: GameCard) -> Situation:
    """Resolve the When Revealed abilities of a stage of a villain or scheme. [champions When Revealed Abilities]"""
    situation = Situation(player, card)
    resolve_abilities(game, abilities_of(card.definition, WHEN_REVEALED), situation)
    return situation


def resolve_abilities(game: ChampionsGame, abilities: list[CardAbility], situation: Situation) -> None:
    """Resolve abilities of a card, those for the form that the player is in. [champions Triggered Ability]"""
    form = "hero" if game.in_hero_form(situation.player) else "alter-ego"
    for ability in abilities:
        if not game.over and ability.form in ("", form):
            situation.ability = ability
            game.run(ability.effect, situation)
