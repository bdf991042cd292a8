"""The behaviours of the machine: one file of kernels each, called from loop.py."""
