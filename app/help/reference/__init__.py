"""Reference pages made from the code itself: they cannot disagree with it. Prose pages live in docs/."""
