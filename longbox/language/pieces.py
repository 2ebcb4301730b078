"""Pieces of text, and how they are joined: spaces, articles, capital letters."""

from __future__ import annotations

from typing import Final

SENTENCE_ENDS: Final = (".", "!", "?", ":", ">", "—", "\n")
A_DESPITE_VOWEL: Final = ("one", "uni", "use", "usu", "eu", "uti")
AN_DESPITE_CONSONANT: Final = ("hour", "honest", "honor", "honour", "heir", "x-", "x ")
AN_NUMBERS: Final = ("8", "11", "18")


class Piece:
    """A word or mark to be written: glued to the one before, an article, never to be changed, or opening a sentence."""

    __slots__ = ("is_article", "is_fixed", "is_glued", "opens", "text")

    def __init__(
        self, text: str, is_glued: bool = False, is_article: bool = False, is_fixed: bool = False, opens: bool = False
    ) -> None:
        self.text = text
        self.is_glued = is_glued
        self.is_article = is_article
        self.is_fixed = is_fixed
        self.opens = opens

    def following(self, glued: bool) -> Piece:
        """The same piece, glued to the one before or not."""
        return Piece(self.text, glued, self.is_article, self.is_fixed, self.opens)

    def opened(self) -> Piece:
        """The same piece, at the beginning of a sentence."""
        return Piece(self.text, self.is_glued, self.is_article, self.is_fixed, True)


def join_pieces(pieces: list[Piece], opening: bool = True) -> str:
    """The text that the pieces make, which begins a sentence unless `opening` is false."""
    text, quoted = "", False
    for number, piece in enumerate(pieces):
        following = pieces[number + 1].text if number + 1 < len(pieces) else ""
        word = _word(piece, following, opening or piece.opens)
        if _is_shared_dot(text, word, following):
            opening = True
            continue
        text += word if piece.is_glued or not text or text.endswith("\n") else f" {word}"
        quoted = quoted != (word == '"')
        opening = _opens_next(word, opening, quoted)
    return text


def article_before(next_word: str) -> str:
    """The article before a word, by its sound: an Equipment, a unique card, an X-Ray."""
    word = next_word.lower()
    if word.startswith(A_DESPITE_VOWEL):
        return "a"
    if word.startswith(AN_DESPITE_CONSONANT) or word in AN_NUMBERS:
        return "an"
    return "an" if word[:1] in ("a", "e", "i", "o", "u") else "a"


def _word(piece: Piece, following: str, opening: bool) -> str:
    word = article_before(following) if piece.is_article else piece.text
    return word[0].upper() + word[1:] if opening and not piece.is_fixed else word


def _is_shared_dot(text: str, word: str, following: str) -> bool:
    """At the end of a line, the dot of an acronym ends the sentence, too."""
    return word == "." and text.endswith(".") and following in ("", "\n")


def _opens_next(word: str, opening: bool, quoted: bool) -> bool:
    """Does a sentence begin after this word? Brackets leave that as it was; a quotation begins like one."""
    if word == '"':
        return quoted
    return opening if word in ("(", ")") else word in SENTENCE_ENDS
