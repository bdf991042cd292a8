"""From a drawing to a scenario that runs, and the outcome of the run."""
