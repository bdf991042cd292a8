"""What the commands do. Each module is loaded when its command runs, so that the window opens at once."""
