"""Tests of Vs. System."""
