"""The machine: z/VM, its guests and the hardware below. It depends on no window, terminal or clock."""
