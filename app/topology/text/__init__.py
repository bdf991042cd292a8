"""The drawing as text: the IOCP deck of each CEC, SYSTEM CONFIG, and the commands for each system."""
