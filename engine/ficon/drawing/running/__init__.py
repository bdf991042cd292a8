"""From a drawing to a scenario that runs, and what came of the run."""
