"""The chart of an SSI cluster: the states of its members over time and the links between them."""
