"""The command line of a guest's Linux. Its programs are found by scanning engine/shell/programs.

It is SLES 11 SP1, as in the pause study. Figures come from the guest's tables. A guest that cannot run does
not respond; comments by this model are in square brackets.
"""
