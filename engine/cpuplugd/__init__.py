"""The daemon cpuplugd: its rule language, and a reference daemon that behaves like the real one."""
