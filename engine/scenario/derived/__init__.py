"""What follows from a scenario: systems, connections, timeline by guest, rule programs, instruction costs."""
