"""The study "Workload and resource distribution": one to four members of an SSI cluster."""
