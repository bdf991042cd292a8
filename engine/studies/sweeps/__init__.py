"""Sweeps: one relocation for each point of a grid of links and workloads."""
