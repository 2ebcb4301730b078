"""What is made once for all games with the same box is what would be made anew for each card and kind of event."""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.definitions import AFFILIATED, ATTACK, EVENT, HERO, LOCATION, RESCUE, ROGUE, TEAM, THREATEN
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.turn.choices import VERBS, Activate, Empower, OfCard, answer_about
from tests.forever.always.games import BENCH, VARIANTS

GAMES = range(len(VARIANTS))


def games() -> list[ForeverGame]:
    """A game of each variant, some steps on: a copy of the table that all games with its options share."""
    made = [BENCH.new_game(number) for number in GAMES]
    for number, game in enumerate(made):
        game.answerers = [BENCH.player(number)] * len(game.seats)
        for _ in range(40):
            BENCH.system.step(game)
    return made


def test_the_answers_about_a_card_are_those_of_that_card() -> None:
    """For each thing that can be done, and each card of the box in its order."""
    for game in games():
        assert set(game.deeds) == set(VERBS)
        for verb, answers in game.deeds.items():
            assert [like(answer) for answer in answers] == [like(answer_about(verb, card)) for card in game.box]


def like(answer: object) -> tuple[object, ...]:
    """All that an answer about a card is."""
    assert isinstance(answer, OfCard)
    return (type(answer), answer.verb, answer.card, answer.key(), answer.words())


def test_the_answers_that_empower_a_hero_are_of_that_hero_and_card() -> None:
    """For each Hero of the box, whether in play or not."""
    for game in games():
        heroes = [card for card in game.box if card.definition.type == HERO]
        assert list(game.empowering_with) == [hero.serial for hero in heroes]
        for hero in heroes:
            fresh = [Empower(card, hero) for card in game.box]
            found = game.empowering_with[hero.serial]
            assert [(*like(each), each.hero) for each in fresh] == [
                (*like(each), each.hero) for each in found if isinstance(each, Empower)
            ]


def test_the_answers_that_activate_a_character_are_of_that_character_and_location() -> None:
    """For each Hero and Rogue of the box, each Location, and all that one of that side goes somewhere for."""
    for game in games():
        places = [card for card in game.box if card.definition.type == LOCATION]
        actors = [card for card in game.box if card.definition.type in TEAM]
        assert list(game.activating) == [actor.serial for actor in actors]
        for actor in actors:
            claiming = THREATEN if actor.definition.type == ROGUE else RESCUE
            assert list(game.activating[actor.serial]) == ["", ATTACK, claiming]
            for what, answers in game.activating[actor.serial].items():
                found = [(*like(each), each.place, each.what) for each in answers if isinstance(each, Activate)]
                fresh = [Activate(actor, place, what) for place in places]
                assert found == [(*like(each), each.place, each.what) for each in fresh]
        assert [places[game.location_numbers[place.serial]] for place in places] == places


def test_the_uses_of_a_card_are_its_abilities_that_are_used() -> None:
    """In their order, of each card of the box."""
    for game in games():
        assert [[(use.card, use.ability, use.event) for use in uses] for uses in game.uses] == [
            [(card, ability, None) for ability in card.definition.uses] for card in game.box
        ]


def test_nothing_that_is_recruited_or_bought_costs_less_than_the_least() -> None:
    """Of all Heroes and Rogues, and of all cards of theirs; Unaligned characters and resource cards cost nothing."""
    for game in games():
        bought = [card.definition for card in game.box if card.definition.type in (*TEAM, *AFFILIATED)]
        assert game.least_cost == min([definition.cost for definition in bought]) > 0


def test_what_hands_react_to_is_what_some_event_of_the_box_reacts_to() -> None:
    """Looked for in each card of the box, kind by kind, before and after what happens."""
    for game in games():
        for before, table in ((True, game.held_before), (False, game.held_after)):
            assert table == [is_reacted_to(game, kind, before=before) for kind in events.KINDS]
            assert True in table
            assert False in table


def is_reacted_to(game: ForeverGame, kind: object, *, before: bool) -> bool:
    """Whether a player who holds a card of the box could react with it to such things."""
    for card in game.box:
        for ability in card.definition.abilities if card.definition.type == EVENT else ():
            is_reaction = ability in card.definition.reactions and ability.before == before
            if is_reaction and ability.occasion is not None and kind in ability.occasion.kinds:
                return True
    return False
