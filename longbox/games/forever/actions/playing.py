"""Recruiting, buying, playing and empowering. [forever Plotting Stage, Planning Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.actions import leaving, payment, remembering, timing
from longbox.games.forever.definitions import (
    ASSET,
    ATTACHMENT,
    BUY_COST,
    EVENT,
    MINION,
    RECRUITMENT_COST,
    SCHEME,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ACTION_PHASES
from longbox.games.forever.table import RESOLVING
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

ATTACH_TO: Final[Prompt] = Prompt("Choose a character for it", "Attachment Card")
PUT_SCHEME: Final[Prompt] = Prompt("Choose a Location for the Scheme", "Scheme Cards")


# Characters and cards of the reserve


def recruit(game: ForeverGame, player: int, card: GameCard) -> None:
    """Pay for a character of the reserve and bring it into play. [forever Recruit A Rogue, Recruit A Hero]"""
    payment.spend(game, player, game.cost_of(card))
    use_up(game, RECRUITMENT_COST, card)
    bring_into_play(game, player, card)


def use_up(game: ForeverGame, cost: str, card: GameCard) -> None:
    """End what was so of the cost of the next such card alone, once it has been paid. [forever Cost]"""
    for working in game.working(cost):
        if working.constant.is_used_up(game, card, working.situation):
            game.stop(working)


def bring_into_play(game: ForeverGame, player: int, card: GameCard) -> None:
    """Bring a character of the reserve into play that is paid for, or need not be. [forever Recruit A Rogue]"""
    game.acquired = (*game.acquired, card.serial)
    game.move(card, game.players[player].area)
    timing.tell(game, Happening(events.RECRUIT, player, card.alone, by=player))


def buy(game: ForeverGame, player: int, card: GameCard) -> None:
    """Pay for a card of the reserve; it goes to the discard pile. [forever Buy Affiliated Card]"""
    payment.spend(game, player, game.cost_of(card))
    use_up(game, BUY_COST, card)
    game.acquired = (*game.acquired, card.serial)
    game.move(card, game.players[player].discard)
    timing.tell(game, Happening(events.BOUGHT, player, card.alone, by=player))


def empower(game: ForeverGame, player: int, card: GameCard, hero: GameCard) -> None:
    """Slide a card of the hand beneath a Hero. [forever Empower A Hero, Empower]"""
    put_beneath(game, card, hero)
    game.tell(Happening(events.EMPOWERED, player, card.alone, note=str(hero)))


def put_beneath(game: ForeverGame, card: GameCard, hero: GameCard) -> None:
    """Let a card empower a Hero."""
    game.move(card, game.owner(card).empowering)
    game.beneath[card.serial] = hero.serial


# Cards of the hand


def rule_against_playing(game: ForeverGame, player: int, card: GameCard) -> str:
    """The rule that keeps a player from playing a card that isn't an event now; nothing if none does.

    [forever Play A Card, Affiliated Cards]
    """
    if game.phase not in ACTION_PHASES:
        return f"{card.definition.type.title()} Card" if card.definition.type != SCHEME else "Scheme Cards"
    return rule_against_putting(game, player, card)


def rule_against_putting(game: ForeverGame, player: int, card: GameCard) -> str:
    """The rule that keeps a card from coming into play at all; nothing if none does.

    [forever Affiliated Cards, Attachment Card, Scheme Cards]
    """
    if not card.definition.is_affiliated or card.definition.type == EVENT:
        return "Affiliated Cards"
    if game.user_of(player, card) is None:
        return "Affiliated Cards"
    if card.definition.type == ATTACHMENT and card.definition.play_rules and not hosts_of(game, card, player):
        return "Attachment Card"
    if card.definition.type == SCHEME and not free_locations(game):
        return "Scheme Cards"
    rules = card.definition.play_rules
    return "Play A Card" if rules and not all([rule.allows(game, card, player) for rule in rules]) else ""


def play_card(game: ForeverGame, player: int, card: GameCard) -> None:
    """Play an attachment, an asset, a minion or a Scheme; of that it is asked where it goes. [forever Play A Card]"""
    pay_to_play(game, player, card)
    if card.definition.type == SCHEME:
        place = game.choose_card(player, PUT_SCHEME, free_locations(game), card)
        assert place is not None
        put_scheme(game, player, card, place)
        return
    host = host_for(game, player, card)
    event = Happening(events.PLAY, player, card.alone, by=player, note="" if host is None else f" on {host}")
    remembering.write(game, event)
    if is_stopped(game, event, card, host):
        return
    game.move(card, game.players[player].area)
    if host is not None:
        game.permanent(card).attached_to = host.serial
    timing.after(game, [event])


def pay_to_play(game: ForeverGame, player: int, card: GameCard) -> bool:
    """Pay what a card says that it costs to be played; tells whether all of it was paid. [forever Cost]"""
    rules = card.definition.play_rules
    return not rules or all([rule.pay(game, card, player) for rule in rules])


def host_for(game: ForeverGame, player: int, card: GameCard) -> GameCard | None:
    """The character that a player puts an attachment on; none for assets and minions. [forever Attachment Card]"""
    if card.definition.type in (ASSET, MINION):
        return None
    host = game.choose_card(player, ATTACH_TO, hosts_of(game, card, player), card)
    assert host is not None
    return host


def is_stopped(game: ForeverGame, event: Happening, card: GameCard, host: GameCard | None) -> bool:
    """Whether reactions keep a card that is played from coming into play, or take its host away; it is then discarded.

    [forever When, Attachment Card]
    """
    if not timing.is_awaited(game, event, before=True):
        return False
    game.move(card, RESOLVING)
    if timing.when(game, event) and (host is None or game.in_play(host)):
        return False
    leaving.finish_event(game, card)
    if event.replacement is None:
        game.tell(Happening(events.CANCELLED, event.player, card.alone))
    return True


def hosts_of(game: ForeverGame, card: GameCard, player: int) -> list[GameCard]:
    """The characters that an attachment can be put on: where it doesn't say, the one whose card it is.

    [forever Attachment Card]
    """
    for rule in card.definition.play_rules:
        hosts = rule.hosts(game, card, player)
        if hosts is not None:
            return hosts
    user = game.user_of(player, card)
    return [] if user is None else [user]


# Schemes


def free_locations(game: ForeverGame) -> list[GameCard]:
    """The Locations without a Scheme. [forever Scheme Cards]"""
    taken = [thing.spot for thing in game.plots]
    return [thing.card for thing in game.in_row() if thing.spot not in taken]


def put_scheme(game: ForeverGame, player: int, card: GameCard, place: GameCard) -> None:
    """Put a Scheme facedown at a Location without one; the own side may look at it. [forever Scheme Cards, Scheme]"""
    spot = game.permanent(place).spot
    lay_scheme(game, player, card, spot)
    faceup = any([rule.faceup for rule in card.definition.play_rules])
    if faceup:
        turn_faceup(game, card)
    note = f"{'faceup' if faceup else 'facedown'} at {place}"
    timing.tell(
        game, Happening(events.SCHEME_LAID, player, card.alone, by=player, seen_by=game.seen_by(card), note=note)
    )


def lay_scheme(game: ForeverGame, player: int, card: GameCard, spot: int) -> None:
    """Lay a Scheme facedown at a place of the row."""
    game.move(card, game.players[player].schemes)
    game.permanent(card).spot = spot
    game.show(card, game.team_of(player))


def turn_faceup(game: ForeverGame, scheme: GameCard) -> None:
    """Turn a Scheme faceup; what it says is so from now on. [forever Scheme]"""
    thing = game.permanent(scheme)
    if not thing.facedown:
        return
    thing.facedown = False
    game.show(scheme, game.everybody())
    game.start_abilities(scheme)
    game.tell(Happening(events.TURNED, NOBODY, scheme.alone, note="faceup"))


def turn_facedown(game: ForeverGame, scheme: GameCard) -> None:
    """Turn a Scheme of the Master Plan facedown, as it has been used up. [forever Scheme, Complete Schemes]"""
    thing = game.permanent(scheme)
    if thing.facedown:
        return
    thing.facedown = True
    game.stop_abilities(scheme)
    game.tell(Happening(events.TURNED, NOBODY, scheme.alone, note="facedown"))
