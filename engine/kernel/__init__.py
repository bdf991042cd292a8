"""The base of all kernels: Numba options, kernel cache, event queue, random streams, units, enumerations."""
