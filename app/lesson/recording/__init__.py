"""Records a trainer's actions in the lab and writes them as a lesson."""
