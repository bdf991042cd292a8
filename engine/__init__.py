"""The machine: z/VM, its guests and the hardware below. It knows no window, no terminal and no clock."""
