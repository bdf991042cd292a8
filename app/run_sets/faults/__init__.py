"""Find the fault: a machine with a hidden fault, the student's answer, and the proof of the repair."""
