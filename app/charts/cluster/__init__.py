"""The chart of an SSI cluster: states of its members over time and the links between them."""
