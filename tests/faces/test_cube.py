"""What a table of the Cube shows beside what all tables of the deck-building game do."""

from __future__ import annotations

from typing import Any

from longbox.conformance.answering import all_answer
from longbox.faces.face import CardFace, Side, TableFace
from longbox.games.dcdb.draft import DRAFT_FIRST, PASS, PLAY_OR_DRAFT, TAKE
from longbox.games.dcdb.face import presenter
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK, SUPER_VILLAIN_STACK
from longbox.games.dcdb.view import TableView
from longbox.kernel.choices import NO, YES, Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.games import SYSTEM, BriskPlayer

CUBE: dict[str, Any] = {"players": 2, "format": "cube", "heroes": "random"}
DRAFT: dict[str, Any] = {"players": 2, "format": "cube", "option_seat": 0}


def begun(options: dict[str, Any]) -> DeckBuildingGame:
    """A game in its first turn."""
    game = SYSTEM.new_game(options, 3)
    assert isinstance(game, DeckBuildingGame)
    all_answer(game, BriskPlayer(1))
    SYSTEM.step(game)
    return game


def seen(game: DeckBuildingGame, player: int) -> TableView:
    """What a player may know of a game."""
    view = game.views[player]
    assert isinstance(view, TableView)
    return view


def side(face: TableFace, seat: int) -> Side:
    """What a face has of a player, or in the middle."""
    return next(one for one in face.sides if one.seat == seat)


def cards(face: Side, area: str) -> tuple[CardFace, ...]:
    """The cards of an area."""
    return next(one.cards for one in face.areas if one.name == area)


def test_tokens_and_what_lies_under_a_super_hero_are_shown_to_all() -> None:
    """They are told on the face, in sentences, and where a player is explained; those of nobody aren't. [cube 3.010]"""
    game = begun(CUBE)
    game.ledger.vp[1] = 3
    below = game.cards(MAIN_DECK)[-1]
    game.put(1, below, game.players[1].under_hero, "under the Super Hero")
    shows, view = presenter(CUBE), seen(game, 0)
    face = shows.face(view)
    assert "3 VP tokens" in side(face, 1).facts
    assert not any(["token" in fact for fact in side(face, 0).facts])
    assert [card.title for card in cards(side(face, 1), "under the Super Hero")] == [below.key()]
    told = " ".join(shows.spoken(view, []))
    assert "3 VP tokens" in told
    assert f"1 card under the Super Hero: {below.key()}" in told
    explained = " ".join([str(line) for line in shows.explain(view, view.players[1].name)])
    assert "VP tokens: 3." in explained
    assert below.key() in explained
    assert "You have 3 VP tokens." in shows.brief(seen(game, 1))


def test_what_lies_under_a_super_hero_of_the_base_set_stays_hidden() -> None:
    """There it lies face down, and only its number is told."""
    game = begun({"players": 2})
    below = game.cards(MAIN_DECK)[-1]
    game.put(1, below, game.players[1].under_hero, "under the Super Hero")
    face = presenter({"players": 2}).face(seen(game, 0))
    assert cards(side(face, 1), "under the Super Hero") == ()
    assert [area.name for area in side(face, -1).areas].count("Reserve") == 0


def test_frozen_and_attached_cards_and_the_reserve_are_shown() -> None:
    """A Frozen token is a badge on its card, and what is attached lies with the Super-Villain. [cube 6.050, 6.197]"""
    game = begun(CUBE)
    game.super_villain_face_up = True
    game.show(game.cards(SUPER_VILLAIN_STACK)[-1], -1)
    frozen, attached = seen(game, 0).line_up()[0], game.cards(MAIN_DECK)[-1]
    game.ledger.held_back[frozen.serial] = 0
    game.attach(0, attached)
    shows, view = presenter(CUBE), seen(game, 0)
    middle = side(shows.face(view), -1)
    lying = cards(middle, "Line-Up")
    assert [[badge.words for badge in card.badges] for card in lying] == [["Frozen"], *[[] for _ in lying[1:]]]
    (villain,) = cards(middle, "Super-Villains")
    assert [card.title for card in villain.attached] == [attached.key()]
    assert next(area.count for area in middle.areas if area.name == "Reserve") == 40
    told = shows.spoken(view, [])
    assert [" Frozen. " in line for line in told if line.startswith("Line-Up")] == [True, *[False for _ in lying[1:]]]
    assert any([line.endswith(f"Attached: {attached.key()}.") for line in told])
    assert "In reserve: 40." in told[0]


class Drafter(BriskPlayer):
    """Takes the first Main Character of tier 1 and passes from then on, and keeps what it is shown in tier 2."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(1)
        self.shows = presenter(options)
        self.told: list[str] = []
        self.brief: list[str] = []
        self.offers: list[str] = []
        self.facts: tuple[str, ...] = ()

    def answer(self, question: Question, view: View[Any]) -> Choice:
        assert isinstance(view, TableView)
        if question.prompt is PLAY_OR_DRAFT:
            return DRAFT_FIRST
        if question.prompt not in TAKE:
            return super().answer(question, view)
        if question.prompt is TAKE[1] and not self.told:
            self.told = self.shows.spoken(view, [])
            self.brief = self.shows.brief(view)
            self.offers = [label.words for label in self.shows.labels(view, question)]
            self.facts = side(self.shows.face(view, question), view.seat.number).facts
            assert self.shows.state(view) == "Drafting, tier 2"
        return PASS if view.heroes(view.seat.number) else question.choices[0]


def drafted(options: dict[str, Any]) -> Drafter:
    """Somebody who has drafted."""
    game = SYSTEM.new_game(options, 3)
    drafter = Drafter(options)
    all_answer(game, drafter)
    SYSTEM.step(game)
    assert isinstance(game, DeckBuildingGame)
    assert presenter(options).labels(seen(game, 0), Question(0, TAKE[0], [game.cards(game.players[0].heroes)[0]]))
    return drafter


def test_a_draft_tells_its_tier_who_has_whom_and_the_points_left() -> None:
    """So does each side of the face. [cube 13.020]"""
    drafter = drafted(DRAFT)
    assert drafter.told[0] == "Draft of Main Characters: tier 2 of 6."
    assert len(drafter.told) == 3
    assert all([line.endswith("; 1 of 6 tier points spent.") for line in drafter.told[1:]])
    assert drafter.brief[0].endswith(", and 5 of 6 tier points left.")
    assert "1 of 6 tier points spent" in drafter.facts


def test_a_draft_tells_what_a_main_character_of_a_passed_tier_costs() -> None:
    """By the current tier, or by its own where that was agreed on. [cube 13.020]"""
    passed = [offer for offer in drafted(DRAFT).offers if ", tier 1" in offer]
    assert passed
    assert all([offer.endswith(", tier 1, costs 2") for offer in passed])
    own = [offer for offer in drafted(DRAFT | {"draft_price": "own tier"}).offers if ", tier 1" in offer]
    assert own
    assert all([offer.endswith(", tier 1") for offer in own])


def test_the_help_tells_what_is_special_about_the_cube() -> None:
    """It tells nothing of it where the base set is played."""
    assert "VP tokens" in presenter(CUBE).help()
    assert "VP tokens" not in presenter({"players": 2}).help()


def test_who_is_asked_whether_to_do_it_reads_what() -> None:
    """Beside Yes stands the text of the card that asks; a question that no card asks has none."""
    game = begun(CUBE)
    hero = game.cards(game.players[0].heroes)[0]
    shows, view = presenter(CUBE), seen(game, 0)
    for source, text in ((hero, hero.definition.text), (None, "")):
        offers = shows.offers(view, Question(0, DeckBuildingGame.OFFER, [YES, NO], source))
        assert [" ".join(offer.detail.split()) for offer in offers] == [" ".join(text.split()), ""]
