"""Tests of Marvel Champions."""
