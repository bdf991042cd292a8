"""A guest from IPL to LOGOFF: its workload, pausing, suspend and resume."""
