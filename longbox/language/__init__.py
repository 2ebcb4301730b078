"""Cards whose text is their program: words to terms and back, by one table of patterns.

    lexicon = Lexicon([Pattern("effect", "draw {count:number} card(s)", Draw), ...])
    effects = Reader(lexicon).read("Draw two cards.", "sentence+")
    text = Writer(lexicon).write(effects, "sentence+")

`longbox.language.wording` explains the notation of patterns.
"""

from longbox.language.errors import (
    AmbiguousText,
    LanguageError,
    LexiconError,
    UnreadableText,
    UnwritableTerm,
)
from longbox.language.lexicon import Lexicon, Pattern
from longbox.language.reader import Reader
from longbox.language.writer import Writer

__all__ = [
    "AmbiguousText",
    "LanguageError",
    "Lexicon",
    "LexiconError",
    "Pattern",
    "Reader",
    "UnreadableText",
    "UnwritableTerm",
    "Writer",
]
