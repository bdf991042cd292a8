"""Why: causal answers about a guest at a given moment."""
