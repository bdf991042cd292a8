"""The things of a drawing, and changes to it."""
