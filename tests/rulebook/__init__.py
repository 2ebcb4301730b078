"""Tests of rulebooks, citations and reasons."""
