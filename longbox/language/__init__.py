"""Cards whose text is their program: words to terms and back, by one table of patterns.

    lexicon = Lexicon([Pattern("effect", "draw {count:number} card(s)", Draw), ...])
    effects = Reader(lexicon).read("Draw two cards.", "sentence+")
    text = Writer(lexicon).write(effects, "sentence+")

`longbox.language.wording` explains the notation of patterns.
"""

from longbox.language.bindings import Binding, bindings_of
from longbox.language.cache import CachedReader, save_readings
from longbox.language.errors import (
    AmbiguousText,
    BadCache,
    CardFileError,
    LanguageError,
    LexiconError,
    LongText,
    TextError,
    UnboundReference,
    UnknownTerm,
    UnreadableText,
    UnwritableTerm,
)
from longbox.language.lexicon import Lexicon, Pattern, Phrasing
from longbox.language.library import CardFile, house_of, load_card_file, load_what_can_be
from longbox.language.reader import Reader
from longbox.language.tree import decode, encode, explain
from longbox.language.writer import Writer

__all__ = [
    "AmbiguousText",
    "BadCache",
    "Binding",
    "CachedReader",
    "CardFile",
    "CardFileError",
    "LanguageError",
    "Lexicon",
    "LexiconError",
    "LongText",
    "Pattern",
    "Phrasing",
    "Reader",
    "TextError",
    "UnboundReference",
    "UnknownTerm",
    "UnreadableText",
    "UnwritableTerm",
    "Writer",
    "bindings_of",
    "decode",
    "encode",
    "explain",
    "house_of",
    "load_card_file",
    "load_what_can_be",
    "save_readings",
]
