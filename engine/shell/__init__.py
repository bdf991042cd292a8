"""The command line of a guest's Linux. Its programs are found by walking engine/shell/programs.

SLES 11 SP1, as in the pause study. Figures come from the guest's tables. A guest that cannot run does
not answer; comments by this model stand in square brackets.
"""
