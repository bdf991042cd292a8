"""SSI membership: joining, leaving, heartbeats, the persistent data record and recovery."""
