"""Experiments: parameters varied by a design, their runs and results, effects, and calibration."""
