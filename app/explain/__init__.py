"""Why: causal answers about a guest at a moment."""
