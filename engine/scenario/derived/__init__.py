"""Facts derived from a scenario: systems, connections, timeline by guest, rule programs, costs."""
