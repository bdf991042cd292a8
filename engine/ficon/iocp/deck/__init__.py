"""Definitions of a deck as plain values, and problems of a deck. No text and no drawing."""
