"""What a player of Marvel Champions is told, every byte of it."""

from __future__ import annotations

import random

from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.actions.timing import INTERRUPT, RESPOND
from longbox.games.champions.definitions import VALUES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.encounter_choosing import Pay, PayToDo
from longbox.games.champions.turn.turn import ASKED_TO_ACT
from longbox.games.champions.uses import UseAbility
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.players.registry import PLAYERS
from longbox.texts.choosing import Mode
from tests.always.common.witness import Witness, as_plain_data

from .games import BENCH
from .secrets import ChampionsSecrets


class ChampionsWitness(Witness):
    """A witness of Marvel Champions."""

    bench = BENCH
    view_class = TableView
    secrets_class = ChampionsSecrets
    bots = tuple(PLAYERS)
    asked_of_some = (INTERRUPT, RESPOND, ASKED_TO_ACT, ChampionsGame.CHOOSE_ONE)

    def everything(self, view: TableView) -> str:
        return everything(view)

    def called(self, choice: Choice) -> str:
        """Printings of a card may differ, though they are called the same."""
        card = choice if isinstance(choice, Card) else getattr(choice, "card", None)
        return choice.key() if card is None else f"{choice.key()} {card.definition.code}"

    def is_open(self, player: int, choice: Choice) -> bool:
        """What a player can pay for depends on the whole hand."""
        secrets = self.secrets
        assert isinstance(secrets, ChampionsSecrets)
        assert isinstance(self.game, ChampionsGame)
        return not secrets.hold(choice) and not (secrets.are_held_by(self.game, player) and needs_hand(choice))

    def wishes(self, luck: random.Random) -> list[str]:
        names = list(dict.fromkeys([card.definition.name for card in self.game.box]))
        return [f"{verb} {name}" for verb in ("play", "use", "attack", "thwart") for name in luck.sample(names, 2)]


def needs_hand(choice: Choice) -> bool:
    """Whether it may depend on a player's hand that an answer is offered."""
    if isinstance(choice, Mode):
        return isinstance(choice.effect, Pay | PayToDo)
    return isinstance(choice, PlayCard | UseAbility)


OF_A_PLAYER = (
    "is_eliminated",
    "identity",
    "other_side",
    "in_hero_form",
    "controlled",
    "allies",
    "upgrades",
    "supports",
    "minions_of",
    "characters_of",
    "discard_pile",
    "hand_count",
    "deck_count",
    "dealt_count",
    "hand_size",
    "ally_limit",
)
OF_THE_TABLE = (
    "in_order",
    "villain",
    "stages_left",
    "main_scheme",
    "target_threat",
    "threat_each_round",
    "acceleration_tokens",
    "hazards",
    "crisis",
    "side_schemes",
    "schemes",
    "environments",
    "encounter_deck_count",
    "encounter_discard",
    "removed",
    "enemies",
    "attacker",
    "attacked_player",
    "attack_has_overkill",
    "enemy_strength",
    "facedown_boost_cards",
    "hand",
    "own_cards",
    "attackable",
    "thwartable",
    "describe",
    "log_length",
)
PROPERTIES = ("options", "players", "round", "phase", "active", "first_player", "over", "won")
OF_A_CARD = (
    "damage",
    "threat",
    "statuses",
    "counters",
    "is_exhausted",
    "controller",
    "engaged_with",
    "attachments",
    "host",
    "facedown_under",
    "keywords",
    "keeps_threat",
)
OF_ANY_CARD = ("in_play", "cost_of")
ELSEWHERE = (
    "look",  # told of all cards that are offered
    "cards",  # these and the next take other arguments, or are asked for in other places
    "count",
    "value",
    "remaining",
    "has_trait",
    "cannot_take_damage",
    "generated",
    "log",
    "reports",
    "seat",
    "position",  # what players imagine is tried in `common.imagining`
    "definitions",  # what is printed, the same in all worlds
    "meant",  # these and the next: what texts say of the open table, by terms that bots know from cards
    "counted",
    "holds",
    "changed_by",
)


def everything(view: TableView) -> str:
    """All that a view tells, in the order of its methods."""
    zones = view._game.zones
    told: list[object] = [getattr(view, name)() for name in OF_THE_TABLE]
    seats = range(len(view.players))
    told += [getattr(view, name)(player) for name in OF_A_PLAYER for player in seats]
    told += [str(getattr(view, name)) for name in PROPERTIES]
    told += [[view.cards(zone), view.count(zone)] for zone in zones]
    in_play = [card for zone in zones if zone.in_play for card in view.cards(zone) if card is not None]
    told += [of_card(view, card) for card in in_play]
    told += [[getattr(view, name)(card) for name in OF_ANY_CARD] for card in [*view.hand(), *view.own_cards()]]
    return as_plain_data(told)


def of_card(view: TableView, card: GameCard) -> list[object]:
    """All that a view tells of a card in play."""
    told: list[object] = [getattr(view, name)(card) for name in OF_A_CARD]
    told += [view.value(card, value) for value in VALUES]
    told += [view.has_trait(card, trait) for trait in ("Aerial", "Avenger", "Drone")]
    told.append(view.cannot_take_damage(card, None))
    return [*told, view.remaining(card)] if card.definition.is_character else told
