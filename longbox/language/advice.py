"""How a text that can't be read could be said instead, as plain data and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longbox.language.differences import differences


class Proposal:
    """A text that can be read, near to one that can't.

    Attributes:
        text: The text.
        differences: What it has in place of what the other has, in words.
        cost: How far it is from the other.
    """

    def __init__(self, text: str, other: str, cost: float) -> None:
        self.text = text
        self.differences = differences(other, text)
        self.cost = cost


class Example:
    """A line of the text of a shipped card.

    Attributes:
        card: The card.
        line: The line.
    """

    def __init__(self, card: str, line: str) -> None:
        self.card = card
        self.line = line


class Advice:
    """Advice on a text.

    Attributes:
        proposals: Up to three texts near to it, each of which was read, the nearest first.
        sentences: Its sentences, and whether each can be read by itself.
        like: Lines of shipped cards that are like it, where no proposal is near.
        examples: Words of shipped cards for the patterns that are begun, and for the categories that could follow.
        unknown: Words that no text of the game says, each with other forms of it that one does say.
        fitting: The wordings that fit best where it can't be read, as people read them, with words of shipped cards.
        told_apart: Words for each of several readings, nothing for one that has none.
    """

    def __init__(
        self,
        proposals: Sequence[Proposal],
        sentences: Sequence[tuple[str, bool]] = (),
        like: Sequence[Example] = (),
        examples: Mapping[str, str] | None = None,
        told_apart: Sequence[str] = (),
        fitting: Mapping[str, str] | None = None,
        unknown: Sequence[tuple[str, Sequence[str]]] = (),
    ) -> None:
        self.proposals = tuple(proposals)
        self.sentences = tuple(sentences)
        self.like = tuple(like)
        self.examples = dict(examples or {})
        self.unknown = tuple(unknown)
        self.fitting = dict(fitting or {})
        self.told_apart = tuple(told_apart)

    def lines(self) -> list[str]:
        """The advice, for an error's message."""
        return [*self._told_apart(), *self._proposed(), *self._unknown(), *self._alike()]

    def _told_apart(self) -> list[str]:
        """Which sentence can't be read, where there are several."""
        bad = [sentence for sentence, fine in self.sentences if not fine]
        if len(self.sentences) < 2 or len(bad) == len(self.sentences):
            return []
        if not bad:
            return ["each sentence can be read by itself, but not one after another"]
        if len(bad) == 1:
            return [f"only this sentence can't be read: {bad[0]}"]
        return ["only these sentences can't be read:", *[f"    {sentence}" for sentence in bad]]

    def _proposed(self) -> list[str]:
        if not self.proposals:
            return []
        lines = ["this can be read:" if len(self.proposals) == 1 else "these can be read, the nearest first:"]
        for number, proposal in enumerate(self.proposals, 1):
            first, *others = proposal.text.split("\n")
            mark = f"{number}. " if len(self.proposals) > 1 else ""
            indent = "    " + " " * len(mark)
            lines += [f"    {mark}{first}", *[f"{indent}{line}" for line in others]]
            if proposal.differences:
                lines.append(f"{indent}({'; '.join(proposal.differences)})")
        return lines

    def _unknown(self) -> list[str]:
        """Which words are not the game's, so that other words have to say what they mean."""
        said = [f'"{word}"' + _other_forms(forms) for word, forms in self.unknown]
        return [f"no text of this game says {', '.join(said)}: say it in other words"] if said else []

    def _alike(self) -> list[str]:
        return [f"like it: {each.card} says: {each.line}" for each in self.like]


def _other_forms(forms: Sequence[str]) -> str:
    """Other forms of a word, in brackets; nothing if there are none."""
    said = " and ".join([f'"{form}"' for form in forms])
    return f" (but {said})" if said else ""
