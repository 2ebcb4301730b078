"""How rulings say what players of Vs. System do."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Final

from longbox.games.vs import setup
from longbox.games.vs.actions import entering, formation, reservists, resources
from longbox.games.vs.chain import announcing, game_effects, targeting, triggering
from longbox.games.vs.combat import attacking, concluding
from longbox.games.vs.modifiers import replacing, simultaneous
from longbox.games.vs.text import costs
from longbox.games.vs.text.effects import drawing
from longbox.games.vs.turn import turn
from longbox.games.vs.turn.priority import HAVE_PRIORITY
from longbox.kernel.choices import DONE, NO, YES
from longbox.kernel.positions import Phrase

PRIORITY: Final = (HAVE_PRIORITY,)
TARGETS: Final = (targeting.CHOOSE_TARGET, announcing.CHOOSE_HOST)
DISCARDING: Final = (drawing.DISCARD_CARD, game_effects.POWER_UP_WITH, costs.DISCARD_FOR)
ORDERING: Final = (triggering.WHICH_NEXT, replacing.WHICH_FIRST, simultaneous.WHICH_BEGAN_FIRST)

PHRASES: Final = (
    # With priority
    Phrase("plays {} from the resource row", "play {} from the resource row"),
    Phrase("plays {}", "play {}"),
    Phrase("recruits {} from the resource row", "recruit {} from the resource row"),
    Phrase("recruits {}", "recruit {}"),
    Phrase("flips {}", "flip {}"),
    Phrase("uses {}", "use {}"),
    Phrase("powers up {}", "power up {}"),
    Phrase("reinforces {}", "reinforce {}"),
    Phrase("attacks with {}", "attack with {}"),
    Phrase("passes", "pass", PRIORITY),
    Phrase("concedes", "concede", PRIORITY),
    # Announcing
    Phrase("targets {}", "{}", TARGETS),
    Phrase("targets nobody else", DONE.key(), TARGETS),
    Phrase("attacks together with {}", "{}", (attacking.ATTACK_TOGETHER,)),
    # Why not: "attack Toad with Beast"
    Phrase("team attacks {}", "{}", (attacking.ATTACK_WHOM,), wish="attack {}"),
    Phrase("attacks {}", "{}", (attacking.ATTACK_WHOM,), wish="attack {}"),
    # Answering
    Phrase("builds nothing", DONE.key(), (resources.BUILD_WHAT,)),
    Phrase("builds {}", "{}", (resources.BUILD_WHAT,)),
    Phrase("moves {}", "{}", (formation.MOVE_WHOM,)),
    Phrase("recovers nobody", DONE.key(), (turn.RECOVER_WHOM,)),
    Phrase("recovers {}", "{}", (turn.RECOVER_WHOM,)),
    Phrase("strikes {}", "{}", (concluding.STRIKE_WHOM,)),
    Phrase("discards {}", "{}", DISCARDING),
    Phrase("exhausts {}", "{}", (game_effects.REINFORCE_WITH, costs.PAY_WITH)),
    Phrase("pays with {}", "{}", (costs.PAY_WITH, costs.DISCARD_FOR)),
    Phrase("KO's {}", "{}", (costs.PAY_WITH,)),
    Phrase("lets {} start", "{}", (setup.WHO_STARTS,)),
    Phrase("puts {} where it was", "{}", (reservists.FILL_PLACE,)),
    Phrase("puts it into the hidden area", YES.key(), (entering.ENTER_HIDDEN,)),
    Phrase("puts it into the visible area", NO.key(), (entering.ENTER_HIDDEN,)),
    Phrase("lets {} go first", "{}", ORDERING),
    Phrase("takes a mulligan", YES.key(), (setup.TAKE_MULLIGAN,)),
    Phrase("keeps the hand", NO.key(), (setup.TAKE_MULLIGAN,)),
    Phrase("does", YES.key()),
    Phrase("does not", NO.key()),
)
"""Those that name a card alone answer only the questions they are meant for."""
