"""Tests of playing and counting many games."""
