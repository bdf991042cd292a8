"""What a newcomer sees: the start page, and what to watch beside the first run of each study."""
