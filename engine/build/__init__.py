"""From a scenario to the tables of a machine at time 0, and live changes of parameters."""
