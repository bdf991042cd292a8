"""Controls below the text of a step: one box for each kind of step, its verdict, and its hints."""
