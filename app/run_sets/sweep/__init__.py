"""Relocations over connections, channels, layouts and workloads: small charts that fill as runs end."""
