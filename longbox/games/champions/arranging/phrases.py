"""How rulings say what players of Marvel Champions do."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Final

from longbox.games.champions import setup
from longbox.games.champions.actions import attacking, damage, enemies, entering, payment, playing, thwarting, timing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects import (
    choosing,
    drawing,
    encounter_activations,
    encounter_damage,
    hurting,
    moving,
    scheming,
    special,
    states,
)
from longbox.games.champions.turn import turn
from longbox.kernel.choices import DONE, NO, YES
from longbox.kernel.positions import Phrase

TURN: Final = (turn.TAKE_TURN,)
PAYING: Final = (payment.PAY, payment.PAY_MORE)
WINDOWS: Final = (timing.INTERRUPT, timing.RESPOND)
DISCARDING: Final = (
    turn.DISCARD_ANY,
    setup.MULLIGAN,
    drawing.DISCARD,
    moving.DISCARD,
    entering.DISCARD_ALLY,
    entering.DISCARD_RESTRICTED,
)
HURTING: Final = (hurting.DEAL_DAMAGE, damage.SPREAD, encounter_damage.ASSIGN)
ORDERING: Final = (
    timing.ORDER_FORCED,
    special.NEXT_SPECIAL,
    enemies.MINION_ORDER,
    encounter_activations.ACTS_NEXT,
)
CHOICES: Final = (choosing.CHOOSE_ONE, ChampionsGame.CHOOSE_ONE, special.NEXT_EFFECT)

PHRASES: Final = (
    # A turn
    Phrase("plays {}", "play {}"),
    Phrase("plays {}", "use {}"),
    Phrase("uses {}", "use {}"),
    Phrase("attacks with {}", "attack with {}"),
    Phrase("thwarts with {}", "thwart with {}"),
    Phrase("recovers with {}", "recover with {}"),
    Phrase("changes form", turn.CHANGE_FORM.key(), TURN),
    Phrase("ends the turn", turn.END_TURN.key(), TURN),
    Phrase("asks {}", "ask {}", TURN),
    Phrase("refuses", turn.DECLINE.key(), (turn.ASKED_TO_ACT,)),
    # Paying
    Phrase("pays with {}", "{}", PAYING),
    Phrase("pays with {}", "use {}", PAYING),
    Phrase("pays no more", DONE.key(), PAYING),
    # Answering
    Phrase("interrupts with {}", "use {}", (timing.INTERRUPT,)),
    Phrase("responds with {}", "use {}", (timing.RESPOND,)),
    Phrase("passes", timing.PASS.key(), WINDOWS),
    Phrase("resolves {} first", "{}", ORDERING),
    # Attacks and thwarts
    Phrase("attacks {}", "{}", (attacking.CHOOSE_ENEMY,)),
    Phrase("thwarts {}", "{}", (thwarting.CHOOSE_SCHEME,)),
    Phrase("defends with {}", "{}", (enemies.DEFEND,)),
    Phrase("does not defend", enemies.NO_DEFENSE.key(), (enemies.DEFEND,)),
    # What cards tell to do
    Phrase("deals damage to {}", "{}", HURTING),
    Phrase("heals {}", "{}", (hurting.HEAL,)),
    Phrase("removes threat from {}", "{}", (scheming.REMOVE_THREAT,)),
    Phrase("places threat on {}", "{}", (scheming.PLACE_THREAT,)),
    Phrase("readies {}", "{}", (states.READY,)),
    Phrase("exhausts {}", "{}", (states.EXHAUST,)),
    Phrase("discards {}", "{}", DISCARDING),
    Phrase("attaches it to {}", "{}", (playing.CHOOSE_HOST,)),
    Phrase("gives it to {}", "{}", (playing.CHOOSE_CONTROLLER,)),
    Phrase("chooses to {}", "{}", CHOICES),
    Phrase("keeps the hand", DONE.key(), (setup.MULLIGAN, turn.DISCARD_ANY)),
    Phrase("does it", YES.key(), (ChampionsGame.OFFER,)),
    Phrase("does not", NO.key(), (ChampionsGame.OFFER,)),
)
"""Those that name a card alone answer only the questions they are meant for."""
