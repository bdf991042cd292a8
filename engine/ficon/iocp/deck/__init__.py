"""Definitions of a deck as plain values, and problems of a deck. Independent of text and drawing."""
