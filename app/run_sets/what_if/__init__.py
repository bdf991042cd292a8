"""What-if: a machine compared with changed versions of it, in a window and on paper."""
