"""Citizens: claimed, moved, placed. [forever Citizens, Claim, Move Citizens, Advancing A Scheme]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.act import Act
from longbox.games.forever.actions import remembering, timing
from longbox.games.forever.definitions import HERO, ROGUE, SCHEME, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.zones import NOBODY


def claim(game: ForeverGame, character: GameCard, count: int, spot: int, by: int, act: Act | None = None) -> int:
    """Let a character claim citizens of a Location, as many as there are. [forever Claim, Threaten, Rescue]

    Heroes take them to Sanctuary, Rogues to the Scheme there, Unaligned characters to themselves.

    Returns:
        How many were claimed.
    """
    location = game.location(spot)
    if location is None:
        return 0
    goal = goal_of(game, character, spot)
    if goal is None and character.definition.type == ROGUE:
        return 0
    there = min(max(count, 0), game.permanent(location).citizens)
    event = Happening(events.CLAIM, game.controller(character), character.alone, there, by=by, act=act)
    if there and not timing.when(game, event):
        return 0
    if not game.in_play(character) or not game.in_play(location):
        return 0
    goal = goal_of(game, character, spot)
    if goal is None and character.definition.type == ROGUE:
        return 0
    claimed = take(game, location, event.amount)
    put(game, goal, claimed)
    event.amount = claimed
    event.note = events.citizens(claimed)
    happened = [event] if claimed else []
    remembering.write(game, event)
    if claimed and goal is not None and goal.definition.type == SCHEME:
        happened.append(advanced(game, goal, claimed, character, by, act))
        game.log.append(happened[-1])
    answer(game, act, happened)
    return claimed


def goal_of(game: ForeverGame, character: GameCard, spot: int) -> GameCard | None:
    """The card to which the citizens go that a character claims; none for Sanctuary. [forever Claim, Swayed]"""
    if character.definition.type == HERO:
        return None
    scheme = game.scheme_at(spot)
    if character.definition.type == ROGUE:
        return scheme
    if game.permanent(character).swayed and scheme is not None:
        return scheme
    return character


def move(game: ForeverGame, origin: GameCard | None, goal: GameCard | None, count: int, situation_by: int) -> int:
    """Move citizens from a card or Sanctuary to another, as many as there are: no claim. [forever Move Citizens]

    Returns:
        How many were moved.
    """
    moved = take(game, origin, count)
    put(game, goal, moved)
    if moved:
        words = f"{events.citizens(moved)} moved from {place_of(game, origin)} to {place_of(game, goal)}"
        game.tell(Happening(events.CITIZENS_MOVED, NOBODY, [], moved, note=words))
        if goal is not None and goal.definition.type == SCHEME:
            timing.after(game, [advanced(game, goal, moved, None, situation_by, None)])
    return moved


def bring(game: ForeverGame, goal: GameCard | None, count: int, by: int) -> int:
    """Place citizens of the supply on a card, or in Sanctuary."""
    game.supply -= count
    put(game, goal, count)
    where = "in Sanctuary" if goal is None else f"on {place_of(game, goal)}"
    game.tell(Happening(events.CITIZENS_MOVED, NOBODY, [], count, note=f"{events.citizens(count)} placed {where}"))
    if goal is not None and goal.definition.type == SCHEME:
        timing.after(game, [advanced(game, goal, count, None, by, None)])
    return count


def give_up(game: ForeverGame, origin: GameCard | None, count: int) -> int:
    """Return citizens from a card, or from Sanctuary, to the supply, as many as there are."""
    returned = take(game, origin, count)
    game.supply += returned
    if returned:
        words = f"{events.citizens(returned)} returned from {place_of(game, origin)} to the supply"
        game.tell(Happening(events.CITIZENS_MOVED, NOBODY, [], returned, note=words))
    return returned


def advanced(
    game: ForeverGame, scheme: GameCard, count: int, source: GameCard | None, by: int, act: Act | None
) -> Happening:
    """That a Scheme has gained citizens. What is facedown stays so. [forever Advancing A Scheme]"""
    seen_by = game.seen_by(scheme)
    player = game.controller(scheme)
    event = Happening(events.ADVANCE, player, scheme.alone, count, source, by, act, seen_by)
    event.note = f"{events.citizens(count)} placed on {place_of(game, scheme)}"
    return event


def answer(game: ForeverGame, act: Act | None, happened: list[Happening]) -> None:
    """Let reactions follow: at once, or once the act that it belongs to is over. [forever After]"""
    if act is None:
        timing.after(game, happened)
    else:
        act.happened += happened


def take(game: ForeverGame, card: GameCard | None, count: int) -> int:
    """Take citizens from a card, or from Sanctuary, as many as there are."""
    if card is None:
        taken = max(min(count, game.sanctuary), 0)
        game.sanctuary -= taken
        return taken
    thing = game.permanent(card)
    taken = max(min(count, thing.citizens), 0)
    thing.citizens -= taken
    return taken


def put(game: ForeverGame, card: GameCard | None, count: int) -> None:
    """Put citizens on a card, or into Sanctuary."""
    if card is None:
        game.sanctuary += count
    else:
        game.permanent(card).citizens += count


def place_of(game: ForeverGame, card: GameCard | None) -> str:
    """What a card or Sanctuary is called that citizens come from or go to; a facedown Scheme goes by where it is."""
    if card is None:
        return "Sanctuary"
    if card.definition.type == SCHEME and game.permanent(card).facedown:
        return f"the Scheme at {game.place_name(game.permanent(card).spot)}"
    return card.definition.name
