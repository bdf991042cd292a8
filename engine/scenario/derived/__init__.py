"""Facts that follow from a scenario: systems, connections, timeline by guest, rule programs, costs."""
