"""How rulings say what players of the deck-building game do."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Final

from longbox.games.dcdb import draft, game, setup
from longbox.games.dcdb.actions import acquiring, duplicates, triggers
from longbox.games.dcdb.text import (
    assaults,
    attacks,
    characters,
    costs,
    effects,
    endings,
    interrupting,
    keywords,
    lasting,
    passing_left,
    playing,
    replaying,
)
from longbox.games.dcdb.text.effects import destroying, moving, others, passing
from longbox.games.dcdb.turn import clock, legal_actions, turn
from longbox.kernel.choices import DONE, NO, YES
from longbox.kernel.positions import Phrase

TURN: Final = (turn.TAKE_TURN, turn.TAKE_TIMED_TURN)
DEFENDING: Final = (attacks.DEFEND, attacks.DEFEND_TEAMMATE)

PHRASES: Final = (
    # A turn
    Phrase("plays {}", "{}", (*TURN, playing.PLAY, playing.PLAY_NEXT), "play {}"),
    Phrase("plays {} again", "{}", (playing.PLAY_AGAIN,)),
    Phrase("buys {}", "buy {}", TURN),
    Phrase("defeats {}", "defeat {}", TURN),
    Phrase("points out {}", "point out {}", (*TURN, duplicates.POINT_OUT)),
    Phrase("removes {}", "{}", (duplicates.WHICH_COPY,)),
    Phrase("swaps {}", "{}", (effects.SWAP,)),
    Phrase("returns it now", YES.key(), (playing.RETURN_NOW,)),
    Phrase("lets it stay", NO.key(), (playing.RETURN_NOW,)),
    Phrase("calls time", clock.TIME.key(), TURN),
    Phrase("says that time was called before the turn", clock.TIME_BETWEEN_TURNS.key(), TURN),
    Phrase("concedes", clock.CONCEDE.key(), TURN),
    Phrase("sees {} concede", "{} concedes", TURN),
    Phrase("uses {}", "use {}", TURN),
    Phrase("time travels {}", "time travel {}", TURN),
    Phrase("time travels {}", "{}", (keywords.TRAVEL,)),
    Phrase("uses Ninjutsu", YES.key(), (keywords.NINJUTSU,)),
    Phrase("does not use Ninjutsu", NO.key(), (keywords.NINJUTSU,)),
    Phrase("freezes {}", "{}", (keywords.FREEZE,)),
    Phrase("attaches {}", "{}", (keywords.ATTACH,)),
    Phrase("ends the turn", legal_actions.END_TURN.key(), TURN),
    Phrase("ends their turn", legal_actions.END_TURN.key(), TURN),
    Phrase("passes", legal_actions.END_TURN.key(), TURN),
    Phrase("refills the Line-Up", legal_actions.REFILL.key(), TURN),
    # Attacks
    Phrase("avoids the Attack with {}", "{}", DEFENDING),
    Phrase("defends with {}", "{}", DEFENDING),
    Phrase("protects the teammate with {}", "{}", (attacks.DEFEND_TEAMMATE,)),
    Phrase("protects the attacked player with {}", "{}", (attacks.PROTECT,)),
    Phrase("does not defend", DONE.key(), DEFENDING),
    # What cards tell to do
    Phrase("discards {}", "{}", (effects.DISCARD, acquiring.CYCLE_A_CARD)),
    Phrase("controls {}", "{}", (lasting.TAKE_CONTROL,)),
    Phrase("passes {}", "{}", (passing.PASS,)),
    Phrase("puts {} on the Weakness stack", "{}", (costs.TO_STACK,)),
    Phrase("discards a random card", effects.DiscardAtRandom.words, (game.DeckBuildingGame.CHOOSE_ONE,)),
    Phrase("discards the hand", effects.DiscardHand.words, (game.DeckBuildingGame.CHOOSE_ONE,)),
    Phrase("lets the other player draw", effects.LetControllerDraw.words, (game.DeckBuildingGame.CHOOSE_ONE,)),
    Phrase("does it", YES.key(), (game.DeckBuildingGame.OFFER, interrupting.INSTEAD)),
    Phrase("does not do it", NO.key(), (game.DeckBuildingGame.OFFER, interrupting.INSTEAD)),
    Phrase("leaves {} there", "{}", (interrupting.LEAVE,)),
    Phrase("leaves nothing there", DONE.key(), (interrupting.LEAVE,)),
    Phrase("takes {} as the top card", "{}", (interrupting.ON_TOP,)),
    Phrase(
        "chooses {}",
        "{}",
        (
            effects.CHOOSE_FOE,
            effects.CHOOSE_PLAYER,
            others.CHOOSE_ANY,
            effects.SPEAK_OF,
            destroying.CHOOSE_THERE,
            replaying.POWER_OF,
            replaying.COPY,
            characters.WHOSE_TEXT,
            characters.SWAP_OUT,
            effects.TO_LEFT,
            game.DeckBuildingGame.CHOOSE_ONE,
            playing.PLAY_FROM_PILE,
        ),
    ),
    Phrase("puts {} back", "{}", (effects.BACK,)),
    Phrase("puts {} there", "{}", (moving.MOVED,)),
    Phrase("destroys it", effects.DestroyIt.words, (game.DeckBuildingGame.CHOOSE_ONE,)),
    Phrase("destroys {}", "{}", (effects.DESTROY, effects.REPLACE)),
    Phrase("gains {}", "{}", (effects.GAIN,)),
    Phrase("reveals {}", "{}", (effects.SHOW, *DEFENDING)),
    Phrase("puts {} into the hand", "{}", (effects.TO_HAND,)),
    Phrase("puts {} on top of the deck", "{}", (effects.TO_TOP, effects.NEXT_ON_TOP)),
    Phrase("puts {} under the main deck", "{}", (effects.UNDER_MAIN_DECK,)),
    Phrase("puts {} on the bottom of the deck", "{}", (effects.TO_BOTTOM,)),
    Phrase("puts {} under the Super Hero", "{}", (effects.TO_UNDER,)),
    Phrase("puts {} into play", "{}", (effects.INTO_PLAY,)),
    Phrase("pays", YES.key(), (effects.PAY, endings.PAY_TO_GAIN)),
    Phrase("pays 3 Power", YES.key(), (effects.PAY,)),
    Phrase("does not pay", NO.key(), (effects.PAY, endings.PAY_TO_GAIN)),
    Phrase("passes {} to the left", "{}", (assaults.PUT_LEFT, assaults.PASS_LEFT, assaults.HAND_LEFT)),
    Phrase("puts {} to the left", "{}", (assaults.PUT_LEFT,)),
    Phrase("passes {} to the right", "{}", (assaults.HAND_RIGHT,)),
    Phrase("puts {} into the pile", "{}", (assaults.GIVE_UP,)),
    Phrase("adds {} to the Line-Up", "{}", (assaults.ADD_TO_LINE_UP,)),
    Phrase("returns {} first", "return {}", (triggers.ORDER_TRIGGERS, triggers.RESOLVE_OR_MISS)),
    Phrase("resolves {} first", "{}", (triggers.ORDER_TRIGGERS, triggers.RESOLVE_OR_MISS)),
    Phrase("resolves {}", "{}", (triggers.RESOLVE_OR_MISS,)),
    Phrase("misses it", triggers.MISS.key(), (triggers.RESOLVE_OR_MISS,)),
    Phrase("misses the rest", triggers.MISS.key(), (triggers.RESOLVE_OR_MISS,)),
    # Super Heroes and the Team Game
    Phrase("plays as {}", "{}", (setup.CHOOSE_HERO, setup.KEEP_HERO)),
    Phrase("plays first", draft.PLAY_FIRST.key(), (draft.PLAY_OR_DRAFT,)),
    Phrase("drafts first", draft.DRAFT_FIRST.key(), (draft.PLAY_OR_DRAFT,)),
    Phrase("takes {}", "{}", draft.TAKE),
    Phrase("passes on the tier", draft.PASS.key(), draft.TAKE),
    Phrase("takes {} ahead", "{}", (draft.TAKE_AHEAD,)),
    Phrase("takes nothing ahead", DONE.key(), (draft.TAKE_AHEAD,)),
    Phrase("takes {}", "{}", (characters.SWAP_IN,)),
    Phrase("keeps {}", "{}", (setup.KEEP_HERO, passing_left.KEEP)),
    Phrase("gives it to {}", "{}", (acquiring.GIVE_TO_TEAMMATE,)),
    Phrase("puts it into the discard pile of {}", "{}", (acquiring.GIVE_TO_TEAMMATE,)),
)
"""Each answers only the questions it names, so that what is meant for one is not taken for another."""
