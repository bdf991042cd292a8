"""Build the tables of a machine at time 0 from a scenario, and change parameters live."""
