"""Commands that have commands: one that is misspelt gets a proposal."""

from __future__ import annotations

import click

from longbox.kernel.errors import LongboxError, near


class UnknownCommand(LongboxError):
    """There is no command of that name. The message offers what is near."""


class NamedGroup(click.Group):
    """A command that has commands of its own."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise UnknownCommand(f"There is no command {args[0]!r}. {near(args[0], self.list_commands(ctx))}")
        return super().resolve_command(ctx, args)
