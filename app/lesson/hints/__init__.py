"""The hints of a lesson step, and its worked solution on a copy of the run."""
