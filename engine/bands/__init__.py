"""Bands: how far figures move over everything that is assumed, derived or fitted, and over seeds."""
