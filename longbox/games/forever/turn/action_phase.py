"""The Action Phases of the Plotting and Planning Stages. [forever Rogue Action Phase, Hero Action Phase]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import BLANKED, NEXT_TURN, THIS_PHASE, THIS_TURN, YOUR_TURN
from longbox.games.forever.actions import damage, payment, playing, timing
from longbox.games.forever.actions.playing import rule_against_playing
from longbox.games.forever.actions.using import rule_against_ability
from longbox.games.forever.definitions import BUY_COST, EVENT, RECRUITMENT_COST, SCHEME, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.phases import PLANNING, PLOTTING, PROVOKING, ROGUE_DRAW
from longbox.games.forever.table import ForeverPlayer
from longbox.games.forever.turn import choices as deeds
from longbox.games.forever.turn.choices import END_PHASE, AddToPool, Buy, Empower, PlayCard, PlayScheme, Recruit
from longbox.games.forever.turn.requirements import PhaseHasAnEnd
from longbox.games.forever.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY
from longbox.texts.choosing import Mode

ACT: Final[Prompt] = Prompt("Your Action Phase", "Rogue Action Phase")
WHICH_ABILITY: Final[Prompt] = Prompt("Choose which of its abilities to use", "Use A Card")
HAS_AN_END: Final = PhaseHasAnEnd()


def turns_of(game: ForeverGame, side: str) -> list[ForeverPlayer]:
    """The players of a side in the order of this round. [forever Multiplayer Game]"""
    seats = game.sides[side]
    if len(seats) == 1:
        return seats
    first = game.players[game.first[side]]
    return [first, *[seat for seat in seats if seat is not first]]


def begin_plotting(game: ForeverGame) -> None:
    """Begin the Plotting Stage: the first Rogue player's Action Phase. [forever Plotting Stage]"""
    begin_stage(game, PLOTTING, ROGUES, "— Plotting Stage —")


def begin_planning(game: ForeverGame) -> None:
    """Begin the Planning Stage: the first Hero player's Action Phase. [forever Planning Stage]"""
    begin_stage(game, PLANNING, HEROES, "— Planning Stage —")


def begin_stage(game: ForeverGame, phase: int, side: str, words: str) -> None:
    """Begin a stage with the first player of a side."""
    game.phase = phase
    game.turn = 0
    game.acted = 0
    game.active = turns_of(game, side)[0].number
    game.tell(Happening(events.BEGAN_STAGE, game.active, [], note=words))
    begin_turn(game)
    timing.begin_stage(game)


def begin_turn(game: ForeverGame) -> None:
    """End what lasts until the active player's turn. [forever Turn]"""
    game.end_for(game.active, NEXT_TURN)
    damage.remove_the_weakened(game)


def take_action(game: ForeverGame) -> None:
    """Let the active player do one thing, or end the Action Phase. [forever Rogue Action Phase, Hero Action Phase]"""
    player = game.active
    chosen = ask_what_to_do(game, player)
    if chosen is END_PHASE:
        end_phase(game, player)
        return
    game.acted += 1
    carry_out(game, player, chosen)


def ask_what_to_do(game: ForeverGame, player: int) -> Choice:
    """Ask the active player what to do next.

    What was offered ends here: hidden cards are among it, and others are asked while what was chosen is done.
    """
    return game.ask(Question(player, ACT, options(game, player)))


def carry_out(game: ForeverGame, player: int, chosen: Choice) -> None:
    """Do what the active player chose. [forever Rogue Action Phase, Hero Action Phase]"""
    if isinstance(chosen, AddToPool):
        payment.add_to_pool(game, player, chosen.card)
    elif isinstance(chosen, Recruit):
        playing.recruit(game, player, chosen.card)
    elif isinstance(chosen, Buy):
        playing.buy(game, player, chosen.card)
    elif isinstance(chosen, PlayCard):
        playing.play_card(game, player, chosen.card)
    elif isinstance(chosen, PlayScheme):
        playing.put_scheme(game, player, chosen.card, chosen.place)
    elif isinstance(chosen, Empower):
        playing.empower(game, player, chosen.card, chosen.hero)
    else:
        assert isinstance(chosen, UseAbility)
        use_one(game, player, chosen.card)


def end_phase(game: ForeverGame, player: int) -> None:
    """Lose what is left in the pool; the next player of the side, or the next phase, follows.

    [forever Rogue Action Phase, Hero Action Phase, Multiplayer Game]
    """
    payment.empty_pools(game)
    game.end_of(THIS_TURN, THIS_PHASE)
    game.end_for(player, YOUR_TURN)
    damage.remove_the_weakened(game)
    side = game.players[player].side
    order = turns_of(game, side)
    game.turn += 1
    game.acted = 0
    if game.turn < len(order):
        game.active = order[game.turn].number
        game.tell(Happening(events.BEGAN_STAGE, game.active, [], note=f"{order[game.turn]}'s Action Phase."))
        begin_turn(game)
        return
    game.turn = 0
    game.active = NOBODY
    game.phase = ROGUE_DRAW if game.phase == PLOTTING else PROVOKING


def options(game: ForeverGame, player: int) -> list[Choice]:
    """All that the active player can do now. [forever Rogue Action Phase, Hero Action Phase]

    Who has done more than any turn needs can only end it.
    """
    if not HAS_AN_END.holds(game, player, None):
        return [END_PHASE]
    hand = game.hand(player)
    names = {card.definition.name for card in game.characters_of(player)}
    choices = from_reserve(game, player, names)
    choices += to_be_laid(game, player, hand, names)
    choices += usable(game, player)
    choices += to_be_spent(game, player, hand)
    choices.append(END_PHASE)
    return choices


def to_be_laid(game: ForeverGame, player: int, hand: list[GameCard], names: set[str]) -> list[Choice]:
    """The cards of the hand that can be played and stay: Schemes with each Location to which they can go.

    [forever Play A Card, Scheme Cards]

    Args:
        game: The game.
        player: Who plays them.
        hand: That player's hand.
        names: What that player's characters are called: with its own there, most cards can be played.
    """
    able: list[GameCard] = []
    for card in hand:
        definition = card.definition
        if not definition.is_laid:
            continue
        # What has its character, needs no Location and says nothing more of that can always be played.
        plain = definition.affiliation in names and definition.type != SCHEME and not definition.play_rules
        if plain or not rule_against_playing(game, player, card):
            able.append(card)
    if not able:
        return []
    played = game.deeds[deeds.PLAY]
    choices = [played[card.serial] for card in able if card.definition.type != SCHEME]
    schemes = [card for card in able if card.definition.type == SCHEME]
    places = playing.free_locations(game) if schemes else []
    return choices + [PlayScheme(card, place) for card in schemes for place in places]


def from_reserve(game: ForeverGame, player: int, names: set[str]) -> list[Choice]:
    """Recruiting and buying: as `TO_RECRUIT` and `TO_BUY`, for all cards of the reserve at once."""
    able = affordable(game, player)
    if not able:
        return []
    recruited, bought = game.deeds[deeds.RECRUIT], game.deeds[deeds.BUY]
    choices = [recruited[card.serial] for card in able if card.definition.is_character]
    choices += [bought[card.serial] for card in able if card.definition.affiliation in names]
    return choices


def affordable(game: ForeverGame, player: int) -> list[GameCard]:
    """The cards of the reserve that aren't too dear, as most are: that is asked first, of all that must hold."""
    resources = game.resources(player)
    reserve = game.cards(game.players[player].reserve)
    if game.about(BUY_COST) or game.about(RECRUITMENT_COST):
        return [card for card in reserve if game.cost_of(card) <= resources]
    if resources < game.least_cost:
        return []
    return [card for card in reserve if card.definition.cost <= resources]


def to_be_spent(game: ForeverGame, player: int, hand: list[GameCard]) -> list[Choice]:
    """Adding cards of the hand to the pool, or empowering with them: as `TO_POOL` and `TO_EMPOWER`, for all at once."""
    owners = game.owners
    able = [card for card in hand if card.definition.resource > 0 and owners[card.serial] == player]
    pooled = game.deeds[deeds.ADD_TO_POOL]
    choices = [pooled[card.serial] for card in able]
    if game.phase == PLANNING and able:
        for hero in game.characters_of(player):
            empowering = game.empowering_with[hero.serial]
            choices += [empowering[card.serial] for card in able]
    return choices


def usable(game: ForeverGame, player: int) -> list[UseAbility]:
    """The cards in play that a player can use now, and events that can be played. [forever Use A Card, Play A Card]

    Each is offered once, for its first ability that can be used: as `rule_against_use`, for all at once.
    """
    cards: list[GameCard] = [thing.card for thing in game.workers if thing.controller == player and not thing.facedown]
    for card in game.hand(player):
        definition = card.definition
        if definition.uses and definition.type == EVENT:
            cards.append(card)
    if game.about(BLANKED):
        cards = [card for card in cards if not game.is_blank(card)]
    found: list[UseAbility] = []
    for card in cards:
        for use in game.uses[card.serial]:
            if not rule_against_ability(game, player, use):
                found.append(use)
                break
    return found


def usable_of(game: ForeverGame, player: int, card: GameCard) -> list[UseAbility]:
    """The abilities of a card that a player can use now. [forever Use A Card, Play A Card]"""
    return [use for use in game.uses[card.serial] if game.can_use(player, use)]


def use_one(game: ForeverGame, player: int, card: GameCard) -> None:
    """Let a player use a card; of two abilities the player chooses one. [forever Use A Card, Play A Card]"""
    able = game.uses[card.serial]
    if len(able) > 1:
        able = usable_of(game, player, card)
    if len(able) > 1:
        modes: list[Choice] = [Mode(use.ability.effect, game) for use in able if use.ability.effect is not None]
        chosen = game.ask(Question(player, WHICH_ABILITY, modes, card))
        able = [able[modes.index(chosen)]]
    game.use(player, able[0])
