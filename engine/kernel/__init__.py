"""The base of all kernels: their compiler and its files, event queue, random streams, units, enumerations."""
