"""Bands: how far figures vary over everything that is assumed, derived or fitted, and over seeds."""
