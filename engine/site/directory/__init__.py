"""The user directory: its entries and statements, commands executed at logon, profiles, and guest devices."""
