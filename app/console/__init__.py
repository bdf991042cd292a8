"""The console dock: CP's consoles and a Linux command line for each guest."""
