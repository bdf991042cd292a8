"""What people see: the window and the command line."""
