"""What owns the running machine: session, worker thread, speed and kernel warm-up. No menus and no panels."""
