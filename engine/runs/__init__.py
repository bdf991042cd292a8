"""Many runs: the pools that do them (threads, processes, a cluster), a run as a request, and its row."""
