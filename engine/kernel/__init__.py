"""What every kernel needs: Numba options, kernel cache, event queue, random streams, units, enumerations."""
