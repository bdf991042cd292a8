"""The dialogs of the topology editor. Each is imported when it is first opened."""
