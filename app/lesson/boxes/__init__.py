"""Controls below the text of a step: a box for each kind of step, its verdict, and its hints."""
