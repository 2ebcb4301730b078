"""Tests of `longbox.language`, with a small vocabulary of their own."""
