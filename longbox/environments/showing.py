"""A table in sentences, for those who watch an environment."""

from __future__ import annotations

from longbox.environments.environment import Environment
from longbox.faces.lines import plain
from longbox.faces.presenter import Presenter
from longbox.games import find_pack
from longbox.games.pack import BadPack


def in_sentences(environment: Environment, player: int) -> str:
    """What a player sees, as the table is spoken of in the terminal, with what the player is asked.

    Raises:
        LongboxError: Nobody presents the game.
    """
    presenter = find_pack(environment.game).function("face")(environment.options)
    if not isinstance(presenter, Presenter):
        raise BadPack(f"The face of {environment.game!r} must give a Presenter, and gives {presenter!r}.")
    question = environment.question
    asked = question if question is not None and question.player == player else None
    face = presenter.face(environment.episode.view(player), asked)
    words = [] if face.asked is None or asked is None else [face.asked.words + asked.count_words()]
    return "\n".join([face.title, face.state, *face.spoken, *[plain(line) for line in face.result], *words])
