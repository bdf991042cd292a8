"""What the program keeps from one start to the next, and the fields that a user may choose."""
