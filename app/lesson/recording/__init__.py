"""Records what a trainer does in the lab and writes it as a lesson."""
