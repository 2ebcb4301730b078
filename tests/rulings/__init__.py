"""Tests of executable rulings."""
