"""What if: a machine beside changes of it, in a window and on paper."""
