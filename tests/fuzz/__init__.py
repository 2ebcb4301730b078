"""Whatever a file or a line holds, it is used or refused in a sentence: every format, changed at random."""
