"""Cards drawn, discarded, looked at, found. [forever Draw, Discard, Look At, Reveal]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever import events
from longbox.games.forever.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.forever.actions import leaving, playing
from longbox.games.forever.definitions import EVENT, LOCATION, SCHEME, USED_CARDS, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.amounts import Chosen
from longbox.games.forever.text.effects.base import DISCARDED, FOUND, IN_DECKS, REVEALED, Measured, OnCards, times
from longbox.games.forever.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import AMOUNT, DEED, Need, Term
from longbox.texts.amounts import Fixed
from longbox.texts.filters import AnyCard

DISCARD: Final[Prompt] = Prompt("Discard a card", "Discard")
TAKE: Final[Prompt] = Prompt("Choose a card", "Resolving Effects")
RECRUIT: Final[Prompt] = Prompt("Choose a character to recruit", "Recruit A Rogue")
PLAY_IT: Final[Prompt] = Prompt("Choose a card to play", "Play A Card")
WHICH_ABILITY: Final[Prompt] = Prompt("Choose which of its abilities to use", "Play A Card")

DECK: Final = "deck"
DISCARD_PILE: Final = "discard pile"
DECK_OR_DISCARD_PILE: Final = "deck or discard pile"
RESERVE: Final = "reserve"
PLACES: Final[tuple[str, ...]] = (DECK, DISCARD_PILE, DECK_OR_DISCARD_PILE, RESERVE)


class Draw(Measured):
    """Draw cards. [forever Draw]"""

    brings: ClassVar[tuple[str, ...]] = (AMOUNT,)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        resolution.amount = game.draw(resolution.player, self.extent(game, resolution), resolution.source)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        seat = game.players[resolution.player]
        return bool(game.cards(seat.deck) or game.cards(seat.discard)) and self.extent(game, resolution) > 0


class DiscardFromHand(Measured):
    """Discard cards from your hand, which you choose. [forever Discard]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT, DISCARDED)

    def sorts(self) -> tuple[str, ...]:
        return IN_DECKS

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = self.extent(game, resolution)
        least = 0 if self.is_chosen else count
        hand = [card for card in game.hand(resolution.player) if card is not resolution.source]
        cards = game.choose_cards(resolution.player, DISCARD, hand, resolution.source, least, count)
        discard_held(game, resolution, cards, 1 if self.is_chosen else count, self)

    @property
    def is_chosen(self) -> bool:
        """Whether the player says how many: "up to two cards", "any number of cards"."""
        return isinstance(self.amount, Chosen)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        held = [card for card in game.hand(resolution.player) if card is not resolution.source]
        return len(held) >= (1 if self.is_chosen else max(self.extent(game, resolution), 1))


class DiscardAtRandom(DiscardFromHand):
    """Discard cards from your hand at random. [forever Discard]"""

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = self.extent(game, resolution)
        hand = [card for card in game.hand(resolution.player) if card is not resolution.source]
        game.randomness.shuffle(hand)
        discard_held(game, resolution, hand[:count], count, self)


def discard_held(game: ForeverGame, situation: Situation, cards: list[GameCard], count: int, by: Term) -> None:
    """Discard cards of a hand, of which the text can speak then."""
    leaving.discard_from_hand(game, situation.player, cards, situation.source)
    situation.speak_of(cards, (), by.spoken_as)
    situation.amount = len(cards)
    situation.did = len(cards) >= count > 0


class DiscardTop(Measured):
    """Discard cards from the top of your deck. [forever Player Decks]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT, DISCARDED)

    def sorts(self) -> tuple[str, ...]:
        return IN_DECKS

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = self.extent(game, resolution)
        cards = leaving.discard_top(game, resolution.player, count, resolution.source)
        resolution.speak_of(cards, (), self.spoken_as)
        resolution.amount = len(cards)
        resolution.did = len(cards) == count


def has_cards(game: ForeverGame, player: int) -> bool:
    """Whether a player has a deck, or cards of which a new one would be made. [forever Player Decks]"""
    seat = game.players[player]
    return bool(game.cards(seat.deck) or game.cards(seat.discard))


class LookAndTake(CardEffect):
    """Look at the top cards of your deck, take some into your hand and discard the others. [forever Look At]"""

    fields = ("count", "filter")
    not_zero = ("count",)

    def __init__(self, count: int, filter: Filter) -> None:
        self.count = count
        self.filter = filter

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        seat = game.players[resolution.player]
        game.see_to_deck(seat.number)
        cards = game.topmost(seat.deck, self.count)
        for card in cards:
            game.look(seat.number, card)
        taken = [card for card in cards if self.filter.matches(game, card, resolution)]
        for card in taken:
            game.move(card, seat.hand)
            game.tell(Happening(events.TOOK, seat.number, card.alone, seen_by=seat.bit))
        leaving.discard_from_hand(game, seat.number, [card for card in cards if card not in taken], resolution.source)
        game.see_to_deck(seat.number)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        seat = game.players[resolution.player]
        return bool(game.cards(seat.deck) or game.cards(seat.discard))


class Find(CardEffect):
    """Something that is done with a card that is found in your deck or discard pile."""

    fields: ClassVar[tuple[str, ...]] = ("place", "filter")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    prompt: ClassVar[Prompt] = TAKE

    def __init__(self, place: str, filter: Filter) -> None:
        self.place = place
        self.filter = filter

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        player = resolution.player
        able = [card for card in self.searched(game, player) if self.fits(game, card, resolution)]
        card = game.choose_card(
            player, self.prompt, able, resolution.source, optional=self.is_secret, in_any_case=self.is_secret
        )
        resolution.did = card is not None
        if card is not None:
            resolution.speak_of([card], (), self.spoken_as)
            self.take(game, card, resolution)
        if self.is_secret:
            game.shuffle(game.players[player].deck)

    @property
    def is_secret(self) -> bool:
        """Whether it looks through the deck, where nobody else sees what there is to be found."""
        return self.place not in (DISCARD_PILE, RESERVE)

    def searched(self, game: ForeverGame, player: int) -> list[GameCard]:
        """The cards that are looked through."""
        seat = game.players[player]
        if self.place == RESERVE:
            return [card for card in game.cards(seat.reserve) if not card.definition.is_character]
        deck = game.cards(seat.deck) if self.is_secret else []
        return [*deck, *(game.cards(seat.discard) if self.place != DECK else [])]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        if self.is_secret:
            return bool(self.searched(game, resolution.player))
        return any([self.fits(game, card, resolution) for card in self.searched(game, resolution.player)])

    def fits(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether a card may be found."""
        return self.filter.matches(game, card, situation)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        """Do with the card what the text says."""
        raise NotImplementedError


class TakeIntoHand(Find):
    """Put a card that is found into your hand, of which the text can speak then."""

    brings: ClassVar[tuple[str, ...]] = (DEED, FOUND)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        seat = game.players[situation.player]
        game.move(card, seat.hand)
        game.tell(Happening(events.TOOK, seat.number, card.alone, seen_by=seat.bit))


class TakeSeveral(CardEffect):
    """Put several cards of your discard pile into your hand, or as many as there are. [forever Resolving Effects]"""

    fields = ("amount", "filter")
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def __init__(self, amount: CardAmount, filter: Filter) -> None:
        self.amount = amount
        self.filter = filter

    def is_unlikely(self) -> bool:
        """Who takes one card speaks of it, and takes it as any card that is found."""
        return isinstance(self.amount, Fixed) and self.amount.value <= 1

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        seat = game.players[resolution.player]
        count = self.amount.count(game, resolution)
        least = 0 if isinstance(self.amount, Chosen) else count
        able = self.able(game, resolution)
        cards = game.choose_cards(seat.number, TAKE, able, resolution.source, least, count)
        for card in cards:
            game.move(card, seat.hand)
            game.tell(Happening(events.TOOK, seat.number, card.alone))
        resolution.amount = len(cards)
        resolution.did = bool(cards)

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the discard pile that it can be done to."""
        discarded = game.cards(game.players[situation.player].discard)
        return [card for card in discarded if self.filter.matches(game, card, situation)]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))


class RecruitFree(CardEffect):
    """A character of your reserve comes into play without being paid for. [forever Recruit A Rogue, Recruit A Hero]"""

    fields = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = self.able(game, resolution)
        card = game.choose_card(resolution.player, RECRUIT, able, resolution.source)
        resolution.did = card is not None
        if card is not None:
            playing.bring_into_play(game, resolution.player, card)

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The characters of the reserve that it can be done to."""
        reserve = game.cards(game.players[situation.player].reserve)
        return [card for card in reserve if card.definition.is_character and self.filter.matches(game, card, situation)]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))


class FindAndRemove(Find):
    """Remove a card of your discard pile from the game, of which the text can speak then. [forever Sacrifice]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, FOUND)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        leaving.sacrifice(game, card)


class FindForTop(Find):
    """Put a card of your discard pile on top of your deck; all see which."""

    brings: ClassVar[tuple[str, ...]] = (DEED, FOUND)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        put_on_deck(game, card, situation, to_bottom=False)


class FindForBottom(Find):
    """Put a card of your discard pile on the bottom of your deck; all see which."""

    brings: ClassVar[tuple[str, ...]] = (DEED, FOUND)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        put_on_deck(game, card, situation, to_bottom=True)


def put_on_deck(game: ForeverGame, card: GameCard, situation: Situation, *, to_bottom: bool) -> None:
    """Put a card on its owner's deck, or beneath it; who knew it knows it there. [forever Out Of Play]"""
    seat = game.owner(card)
    seen_by = sum([game.players[number].bit for number in range(len(game.players)) if game.knows(number, card)])
    game.move(card, seat.deck, to_bottom=to_bottom)
    game.show(card, seen_by)
    note = f"to the {'bottom' if to_bottom else 'top'} of the deck"
    game.tell(Happening(events.MOVED, seat.number, card.alone, source=situation.source, seen_by=seen_by, note=note))


class FindAndPlay(Find):
    """Play a card that is found: "search your deck for a Gift card and play it". [forever Play A Card]"""

    prompt: ClassVar[Prompt] = PLAY_IT

    def fits(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return super().fits(game, card, situation) and can_be_played(game, card, situation)

    def take(self, game: ForeverGame, card: GameCard, situation: Situation) -> None:
        play(game, card, situation.player)


class PlayFromHand(CardEffect):
    """Play a card of your hand, also where that is not the time for it. [forever Play A Card]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        self.play_one(game, resolution, optional=False)

    def offer(self, game: ForeverGame, resolution: Situation) -> None:
        """Let the player choose a card, or none."""
        self.play_one(game, resolution, optional=True)

    def play_one(self, game: ForeverGame, situation: Situation, *, optional: bool) -> None:
        """Play one of the cards that can be played so, or none if there is none or the player declines."""
        able = self.able(game, situation)
        card = game.choose_card(situation.player, PLAY_IT, able, situation.source, optional=optional)
        situation.did = card is not None
        if card is not None:
            play(game, card, situation.player)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards of the hand that can be played so."""
        held = [card for card in game.hand(situation.player) if card is not situation.source]
        meant = [card for card in held if self.filter.matches(game, card, situation)]
        return [card for card in meant if can_be_played(game, card, situation)]


def can_be_played(game: ForeverGame, card: GameCard, situation: Situation) -> bool:
    """Whether a card could be played from where it is. [forever Play A Card]"""
    if card.definition.type == EVENT:
        user = game.user_of(situation.player, card)
        if user is None or not all([rule.allows(game, card, situation.player) for rule in card.definition.play_rules]):
            return False
        return bool(playable_abilities(game, card, situation.player))
    return not playing.rule_against_putting(game, situation.player, card)


def playable_abilities(game: ForeverGame, card: GameCard, player: int) -> list[UseAbility]:
    """The abilities for which an event can be played by a text."""
    return [
        UseAbility(card, ability)
        for ability in card.definition.abilities
        if ability.effect is not None
        and ability.timing == "action"
        and ability.effect.possible(game, Situation(player, card))
        and (ability.cost is None or ability.cost.payable(game, Situation(player, card)))
    ]


def play(game: ForeverGame, card: GameCard, player: int) -> None:
    """Play a card as a text says, from wherever it is. [forever Play A Card]"""
    if card.definition.type != EVENT:
        playing.play_card(game, player, card)
        return
    able: list[Choice] = [*playable_abilities(game, card, player)]
    chosen = able[0] if len(able) == 1 else game.ask(Question(player, WHICH_ABILITY, able, card))
    assert isinstance(chosen, UseAbility)
    game.use(player, chosen)


class LookAtSchemes(OnCards):
    """Look at a facedown Scheme. [forever Look At]"""

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            game.look(situation.player, card)


class PutIntoHand(OnCards):
    """Cards in play return to their owners' hands. [forever Out Of Play]"""

    needs = (Need("target", (*USED_CARDS, SCHEME), "return to a hand", "Out Of Play"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and card.definition.is_affiliated

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            leaving.leave(game, card, game.owner(card).hand)
            game.tell(Happening(events.MOVED, situation.player, card.alone, note="to its owner's hand"))


def is_in_hand_or_deck(game: ForeverGame, card: GameCard) -> bool:
    """Whether a card of a player is in that player's or another's hand or deck, as one that was revealed."""
    return any([game.lies_in(card, seat.hand) or game.lies_in(card, seat.deck) for seat in game.players])


class DiscardCards(OnCards):
    """Cards in play are discarded, or what was revealed of a hand or a deck. [forever Discard, Reveal]"""

    out_of_play = (REVEALED, FOUND)

    def is_unlikely(self) -> bool:
        """Who says "discard a card" means one of a hand. [forever Discard]"""
        return isinstance(getattr(self.target, "filter", None), AnyCard)

    needs = (Need("target", (*USED_CARDS, SCHEME, LOCATION), "be discarded from play", "Discard"),)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if game.in_play(card):
            return not card.definition.is_character
        return is_in_hand_or_deck(game, card)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        leaving.discard_from_play(game, cards, situation.player, situation.source)


class GainResources(CardEffect):
    """Resources are added to your pool, without a card. [forever Resource Pool]"""

    fields = ("amount", "word", "each")
    defaults: ClassVar[dict[str, object]] = {"each": None}

    def __init__(self, amount: CardAmount, word: str, each: CardAmount | None = None) -> None:
        self.amount = amount
        self.word = word
        self.each = each

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        count = times(game, self.amount, self.each, resolution)
        game.spent[resolution.player] -= count
        word = game.resource_word(resolution.player)
        game.tell(Happening(events.POOLED, resolution.player, [], count, note=word))
