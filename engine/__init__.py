"""The machine: z/VM, its guests and the underlying hardware. It does not depend on a window, a terminal or a
clock.
"""
