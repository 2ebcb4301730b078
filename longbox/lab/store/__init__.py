"""The results of many games in a folder of Parquet files: a row a game, a seat, a card. See `docs/results.md`.

The games are kept in parts, in the order in which they are played. A part appears when it is whole, so that a run that
was broken off at any moment goes on from what is there, and ends with the same files.

LongboxError
├── NoResults     a folder has no results, or the game that is asked for isn't among them
├── OtherRun      a folder has results of another run
└── OtherGame     a game isn't what it was, as the rules are others now
"""
