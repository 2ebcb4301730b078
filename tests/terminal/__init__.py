"""Tests of playing in the terminal."""
