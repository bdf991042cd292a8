"""The behaviors of the machine: one file of kernels each, called from loop.py, in a folder per subject.

processors/, storage/ and guests/ are the machine itself; linux/ and servers/ run inside guests; channels/,
relocation/ and cluster/ connect several systems. Their tables are in engine/state.
"""
