"""The user directory: its entries and statements, commands at the logon, profiles, and devices of guests."""
