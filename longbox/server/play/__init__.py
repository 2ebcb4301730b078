"""Games as they go on at tables: folded from their logs, seen by those who sit there and those who watch."""
