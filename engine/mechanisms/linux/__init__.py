"""Inside a Linux guest: memory, reclaim, swap, tasks, virtual CPUs and cpuplugd."""
