"""Power-ups. [vs 708.5]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.changes import CounterChange
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.modifiers import begin_lasting
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import BECOME_POWERED_UP, POWERING_UP
from longbox.games.vs.terms import THIS_ATTACK, Situation

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


def power_up(game: VsGame, qualities: Qualities, cause: Situation) -> bool:
    """Give a character +1 ATK / +1 DEF this attack; each time counts. [vs 708.5a, 708.5b, 708.5e]

    Returns:
        Whether it became powered-up.
    """
    if cannot(game, BECOME_POWERED_UP, qualities):
        return False
    upcoming = Upcoming(POWERING_UP, qualities.controller, qualities, applied=game.replacing)
    if not goes_ahead(game, upcoming):
        return False
    reference = game.reference(qualities.card)
    begin_lasting(game, CounterChange(1, 1), cause, THIS_ATTACK, (reference,))
    game.happen(
        Happening(events.POWER_UP, qualities.controller, qualities.card.alone, source=cause.source, things=(reference,))
    )
    return True
