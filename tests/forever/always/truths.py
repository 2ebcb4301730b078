"""What holds of every state of a game of DC Forever, checked as plainly as it can be said."""

from __future__ import annotations

from longbox.conformance.truths import check_knowledge, check_piles
from longbox.games.forever.abilities import (
    ADDED,
    AFFILIATED_WITH,
    ANOTHER_ACT,
    BLANKED,
    DAMAGE_KEPT,
    DAMAGE_REDUCED,
    MODIFIER_REDUCED,
    THIS_ACT,
    THIS_ACTIVATION,
    THIS_ROUND,
    THIS_STAGE,
    THIS_TURN,
    Situation,
)
from longbox.games.forever.actions.acting import attackable_among, spots_of_attackable
from longbox.games.forever.definitions import (
    ASSET,
    ATTACHMENT,
    BUY_COST,
    CHARACTERS,
    FORBIDDEN,
    HEALTH,
    HERO,
    LOCATION,
    MINION,
    RECRUITMENT_COST,
    ROGUE,
    SCHEME,
    THRESHOLD,
    UNALIGNED,
    VALUES,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.permanents import UNATTACHED, Permanent
from longbox.games.forever.phases import ACTION_PHASES, ACTIVATED
from longbox.games.forever.setup import CITIZEN_TOKENS
from longbox.games.forever.table import (
    CAPTURED,
    KNOCKED_OUT,
    LOCATIONS,
    MASTER_PLAN,
    NOWHERE,
    RESOLVING,
    SPOTS,
    UNALIGNED_CHARACTERS,
)
from longbox.games.forever.tableau import does_work
from longbox.games.forever.text.filters import OfTypes, found
from longbox.kernel.zones import NOBODY

OTHER_ASPECTS = (
    *(ADDED, MODIFIER_REDUCED, DAMAGE_REDUCED, DAMAGE_KEPT),
    *(BLANKED, AFFILIATED_WITH, ANOTHER_ACT),
)
IN_AREAS = (HERO, ROGUE, ASSET, ATTACHMENT, MINION)
LATEST = 30
"""How many lines of the log are looked at after a step."""


def check(game: ForeverGame) -> None:
    """All that holds between two steps."""
    check_piles(game)
    check_knowledge(game)
    check_citizens(game)
    check_row(game)
    check_figures(game)
    check_attackable(game)
    check_at_work(game)
    check_characters(game)
    check_what_hangs(game)
    check_pools(game)
    check_what_acts(game)
    check_acts_are_over(game)


def check_citizens(game: ForeverGame) -> None:
    """None is made or lost: supply, Sanctuary and cards have as many as the box, and no place fewer than none."""
    on_cards = [game.permanent(card).citizens for card in game.cards_in_play()]
    assert game.supply + game.sanctuary + sum(on_cards) == CITIZEN_TOKENS == game.all_citizens()
    assert min([game.sanctuary, *on_cards]) >= 0


def check_row(game: ForeverGame) -> None:
    """Each place of the row has a Location, at most one Scheme and one Unaligned character, once the game goes on."""
    if game.round:
        assert [game.permanent(card).spot for card in game.locations()] == [*range(SPOTS)]
    for cards in (game.cards(LOCATIONS), game.schemes(), game.unaligned()):
        spots = [game.permanent(card).spot for card in cards]
        assert len(set(spots)) == len(spots)
        assert NOWHERE not in spots
    assert [card for card in game.cards(LOCATIONS) if card.definition.type != LOCATION] == []
    assert [card for card in game.unaligned() if card.definition.type != UNALIGNED] == []


def check_figures(game: ForeverGame) -> None:
    """The indices of what is in play hold just those found among all objects, in their order."""
    things = [game.permanent(card) for card in game.cards_in_play()]
    assert all(isinstance(thing, Permanent) for thing in things)
    assert game.figures == [thing for thing in things if thing.card.definition.is_character]
    assert game.workers == [thing for thing in things if does_work(thing.card.definition)]
    assert game.row == [thing for thing in things if thing.card.definition.type == LOCATION]
    assert game.plots == [thing for thing in things if thing.card.definition.type == SCHEME]
    assert game.attachments == [thing for thing in things if thing.card.definition.type == ATTACHMENT]
    assert [thing for thing in things if thing.attached_to != UNATTACHED and thing not in game.attachments] == []
    assert [thing for thing in game.plots if game.lies_in(thing.card, MASTER_PLAN) and thing.spot != NOWHERE] == []
    for name in {card.name for card in game.box}:
        assert game.named(name) == [thing.card for thing in things if thing.card.name == name]
    for types in (CHARACTERS, (HERO,), (LOCATION,), (SCHEME,), (ASSET, MINION), (ATTACHMENT,)):
        meant = [thing.card for thing in things if thing.card.definition.type in types]
        completed = game.cards(MASTER_PLAN)
        assert found(game, OfTypes(types), Situation(0, None)) == [card for card in meant if card not in completed]


def check_attackable(game: ForeverGame) -> None:
    """Where somebody can be attacked is where one of those is who can be."""
    for actor in game.characters():
        able = attackable_among(game, actor, game.characters())
        assert spots_of_attackable(game, actor) == {game.permanent(card).spot for card in able}


def check_at_work(game: ForeverGame) -> None:
    """What is at work of an aspect is found as by looking through all that is at work."""
    for aspect in (*VALUES, RECRUITMENT_COST, BUY_COST, THRESHOLD, *FORBIDDEN, *OTHER_ASPECTS):
        about = [working for working in game.at_work if aspect in working.constant.aspects()]
        assert game.about(aspect) == about
    lowering = [working for working in game.at_work if working.constant.lowers(HEALTH)]
    assert game.health_may_fall() == bool(lowering)
    for period in (THIS_ACT, THIS_ACTIVATION, THIS_TURN, THIS_STAGE, THIS_ROUND):
        assert game.has_until(period) == any(working.until == period for working in game.at_work)


def check_characters(game: ForeverGame) -> None:
    """Who is in play stands: the damage is less than the Health. Who is beaten is not in play, and of that side."""
    for card in game.characters():
        assert game.permanent(card).damage >= 0
        assert game.health_left(card) > 0
    assert [card for card in game.cards(KNOCKED_OUT) if card.definition.type != HERO or game.in_play(card)] == []
    assert [card for card in game.cards(CAPTURED) if card.definition.type != ROGUE or game.in_play(card)] == []
    for side, type in ((ROGUES, ROGUE), (HEROES, HERO)):
        assert {card.definition.type for card in game.team(side)} <= {type}


def check_what_hangs(game: ForeverGame) -> None:
    """Nothing hangs on what is gone; what is beneath a Hero lies with its owner's empowering cards."""
    for card in game.cards_in_play():
        host = game.permanent(card).attached_to
        assert (host != UNATTACHED) == (card.definition.type == ATTACHMENT)
        assert host == UNATTACHED or game.in_play(game.box[host])
    for serial, hero in game.beneath.items():
        assert game.in_play(game.box[hero])
        assert game.box[hero].definition.type == HERO
        assert game.lies_in(game.box[serial], game.owner(game.box[serial]).empowering)
    for seat in game.players:
        assert [card for card in game.cards(seat.empowering) if card.serial not in game.beneath] == []
        assert [card for card in game.cards(seat.area) if card.definition.type not in IN_AREAS] == []
        assert [card for card in game.cards(seat.schemes) if card.definition.type != SCHEME] == []


def check_pools(game: ForeverGame) -> None:
    """A pool is there in its player's own phases alone, and nobody owes anything to it."""
    for seat in game.players:
        assert game.resources(seat.number) >= 0
        if game.phase not in (*ACTION_PHASES, ACTIVATED) or game.active != seat.number:
            assert game.cards(seat.pool) == []
            assert game.spent[seat.number] == 0


def check_acts_are_over(game: ForeverGame) -> None:
    """An act that is over holds nothing that refers to it in turn, which would keep both from being freed."""
    for event in game.log[-LATEST:]:
        if isinstance(event, Happening) and event.act is not None:
            assert event.act.modifiers == []
            assert event.act.happened == []


def check_what_acts(game: ForeverGame) -> None:
    """Nothing out of play acts or waits, nothing facedown does, and no ability was used twice in a round."""
    assert game.cards(RESOLVING) == []
    assert game.acts == []
    assert game.falling == []
    for watchers in (*game.guards, *game.watchers):
        for watcher in watchers:
            assert watcher.source is not None
            assert game.in_play(watcher.source)
            assert not game.permanent(watcher.source).facedown
            assert game.controller(watcher.source) == watcher.controller
    for working in game.at_work:
        assert working.until or (working.source is not None and game.in_play(working.source))
    for card in game.cards_in_play():
        thing = game.permanent(card)
        assert len(set(thing.used)) == len(thing.used)
        assert (game.controller(card) == NOBODY) == (card.definition.type in (LOCATION, UNALIGNED))
    assert [card for card in game.cards(MASTER_PLAN) if card.definition.type != SCHEME] == []
    assert [card for card in game.cards(UNALIGNED_CHARACTERS) if game.permanent(card).exhausted] == []
