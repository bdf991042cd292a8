"""The things of a drawing, and changes of it."""
