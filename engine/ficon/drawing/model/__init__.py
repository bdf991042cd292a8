"""The elements of a drawing, and changes to it."""
