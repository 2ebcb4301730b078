"""What must be true, in sentences: "Rhino is stunned", "Alice has 7 hit points", "Charge is attached to Rhino".

A sentence speaks of a player, or of a card in play; what can be said of them are the facts and details
of the game. Of any card it can also say where it lies.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from longbox.kernel.errors import near
from longbox.kernel.positions import CARDS, FLAG, NUMBER, PLAYER, PLAYERS, Detail, Fact
from longbox.kernel.zones import Zone
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.values import is_said, read_value, same_value
from longbox.rulings.watching import names_in_any_order
from longbox.rulings.words import find_card, in_words, plain

if TYPE_CHECKING:
    from longbox.rulings.expectations import Scene

VERB: Final = re.compile(r"\s(?P<verb>is|are|has|have|lies|lie)\s+(?P<not>not\s+)?")
COUNTED: Final = re.compile(r"(?P<count>no|(?:minus )?\d+)\s+(?P<name>.+)")
IN: Final = re.compile(r"(?:in|on)\s+(?:the\s+)?")
IN_PLAY: Final = "in play"
NOTHING: Final = "nothing"
AND: Final = re.compile(r"\s+and\s+")


class Sentence:
    """A sentence, parted into whom it speaks of and what it says.

    Attributes:
        words: All of it.
        subject: Whom or what it speaks of.
        said: What it says of that.
        negated: Whether it says that it is not so.
        place: Where it stands.
    """

    __slots__ = ("negated", "place", "said", "subject", "words")

    def __init__(self, words: str, verb: re.Match[str], place: Place) -> None:
        self.words = words
        self.subject = words[: verb.start()].strip()
        self.said = words[verb.end() :].strip()
        self.negated = verb["not"] is not None
        self.place = place

    def hold(self, so: bool, instead: str) -> None:
        """Refuse what is not so.

        Raises:
            DoesNotHold: It is not so.
        """
        if so == self.negated:
            raise DoesNotHold(self.place, f"{self.words!r} is not so: {instead}")


def check_sentence(scene: Scene, words: str, place: Place) -> None:
    """Check what a sentence says.

    Raises:
        BadRuling: It can't be understood.
        DoesNotHold: It is not so.
    """
    for verb in VERB.finditer(words):
        sentence = Sentence(words.rstrip(". "), verb, place)
        if check_player(scene, sentence) or check_cards(scene, sentence) or check_place(scene, sentence):
            return
    raise BadRuling(
        place,
        f'{words!r} can\'t be understood. A sentence names a player or a card, and says what is so: "X is in Y", or '
        f"with what can be said of them. {near(what_is_said(words), sayings(scene))}",
    )


def what_is_said(words: str) -> str:
    """What stands behind the verb of a sentence; all of it, if it has no verb."""
    verb = VERB.search(words)
    return words if verb is None else words[verb.end() :].strip(". ")


def sayings(scene: Scene) -> list[str]:
    """What can be said of a player or a card in play."""
    arranger = scene.vocabulary.arranger
    facts = [fact.names[0] for fact in arranger.facts if fact.personal]
    return facts + [detail.names[0] for detail in arranger.details]


def check_player(scene: Scene, sentence: Sentence) -> bool:
    """Check what is said of a player. Tells whether that is what the sentence speaks of."""
    player = scene.vocabulary.find_player(sentence.subject)
    if player is None:
        return False
    for fact in scene.vocabulary.arranger.facts:
        if fact.personal:
            said = value_said(scene, fact, sentence)
            if said is not None:
                if fact.counts_hidden:
                    scene.look_everywhere()
                found = fact.read(scene.table.game, player)
                sentence.hold(is_said(fact.kind, found, said), shown(scene, fact, found))
                return True
    return False


def check_cards(scene: Scene, sentence: Sentence) -> bool:
    """Check what is said of a card in play. Tells whether that is what the sentence speaks of."""
    arranger, game = scene.vocabulary.arranger, scene.table.game
    cards = arranger.in_play(game, scene.vocabulary.cards.find(sentence.subject) or plain(sentence.subject))
    for detail in (*arranger.details, *unlisted(scene, sentence)):
        said = value_said(scene, detail, sentence)
        if said is not None and scene.vocabulary.cards.find(sentence.subject) is not None and not cards:
            raise DoesNotHold(sentence.place, f"{sentence.words!r} is not so: no {sentence.subject} is in play.")
        if said is not None and cards:
            found = [detail.read(game, card) for card in cards]
            if any([not same_value(detail.kind, other, found[0]) for other in found]):
                there = in_words([shown(scene, detail, value) for value in found])
                raise BadRuling(sentence.place, f"{sentence.words!r} can mean several cards in play: {there}.")
            sentence.hold(is_said(detail.kind, found[0], said), shown(scene, detail, found[0]))
            return True
    return False


def unlisted(scene: Scene, sentence: Sentence) -> list[Detail]:
    """What a sentence counts, if the game knows it without listing it: "2 -1 ATK / +0 DEF counters"."""
    counted = COUNTED.fullmatch(plain(sentence.said))
    found = None if counted is None else scene.vocabulary.arranger.unlisted_detail(counted["name"])
    return [] if found is None else [found]


def check_place(scene: Scene, sentence: Sentence) -> bool:
    """Check where a card is said to lie. Tells whether that is what the sentence speaks of."""
    game = scene.table.game
    name = scene.vocabulary.cards.find(sentence.subject)
    zones = zones_said(scene, sentence)
    if name is None or not zones:
        return False
    for zone in zones:
        scene.look_into(zone)
    lying = [card for zone in zones for card in scene.vocabulary.arranger.lying(game, zone)]
    so = name in names_in_any_order([*lying])
    sentence.hold(so, f"it is in {places_of(scene, name)}." if so == sentence.negated else "")
    return True


def places_of(scene: Scene, name: str) -> str:
    """Where the cards of a name lie, in words."""
    game = scene.table.game
    return in_words(
        dict.fromkeys([zone.name for zone in game.zones for card in game.cards(zone) if card.key() == name])
    )


def zones_said(scene: Scene, sentence: Sentence) -> list[Zone]:
    """The places that are said: "in play", "in Alice's hand", "set aside"; none if it is no place."""
    if plain(sentence.said) == IN_PLAY:
        return [zone for zone in scene.table.game.zones if zone.in_play]
    try:
        target = scene.vocabulary.target(IN.sub("", sentence.said, count=1), sentence.place)
    except BadRuling:
        return []
    return [target.thing] if isinstance(target.thing, Zone) else []


def value_said(scene: Scene, thing: Fact | Detail, sentence: Sentence) -> Any:
    """The value of a fact or detail that a sentence says; none if it speaks of something else."""
    for name in thing.names:
        if thing.kind == FLAG and plain(sentence.said) == plain(name):
            return True
        counted = COUNTED.fullmatch(plain(sentence.said))
        if thing.kind == NUMBER and counted is not None and counted["name"] == plain(name):
            return 0 if counted["count"] == "no" else int(counted["count"].replace("minus ", "-"))
        if thing.kind not in (FLAG, NUMBER) and plain(sentence.said).startswith(f"{plain(name)} "):
            words = " ".join(sentence.said.split()[len(name.split()) :])
            listed = cards_said(scene, sentence, words) if thing.kind == CARDS else words
            return read_value(thing.kind, listed, sentence.place, scene.vocabulary)
    return None


def cards_said(scene: Scene, sentence: Sentence, words: str) -> list[str]:
    """The cards that a sentence lists: "Kevlar Body Armor and Jetpack", "nothing".

    Raises:
        BadRuling: It says of several that they are not so: of all, or of one?
    """
    if plain(words) == NOTHING:
        return []
    name, _ = find_card(words, scene.vocabulary.cards)
    listed = [words] if name else AND.split(words)
    if sentence.negated and len(listed) > 1:
        raise BadRuling(sentence.place, f"{sentence.words!r} can mean two things: write a sentence for each card.")
    return listed


def shown(scene: Scene, thing: Fact | Detail, value: Any) -> str:
    """What is so, in words: "3 damage", "not stunned", "attached to Rhino"."""
    name = thing.names[0]
    if thing.kind == FLAG:
        return name if value else f"not {name}"
    if thing.kind == NUMBER:
        return f"{value} {name}"
    if thing.kind == PLAYER:
        value = [] if value < 0 else [value]
    if thing.kind in (PLAYER, PLAYERS):
        return f"{name} {in_words([scene.name(player) for player in value])}"
    return f"{name} {in_words([str(card) for card in value]) if thing.kind == CARDS else value}"
