"""The jobs that a background process can do, by name; each is imported only in the process that does it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

Report = Callable[[Any], None]  # sends the progress of a job to the window: anything that JSON can express
NICE = 12  # the window and its run come first


class JobError(Exception):
    """The reason why a job has no result, worded for the user."""


class Job(NamedTuple):
    """A function `work(report, **arguments)` whose result can be expressed in JSON; it raises JobError."""

    target: str  # "module:function"
    nice: int = NICE

    def load(self) -> Callable[..., Any]:
        """Import and return the function."""
        module, name = self.target.split(":")
        function: Callable[..., Any] = getattr(import_module(module), name)
        return function


JOBS = {
    "simulate": Job("app.jobs.tasks.simulate:simulate"),
    "relocate": Job("app.jobs.tasks.simulate:relocate"),
    "verify": Job("app.jobs.tasks.simulate:verify_study"),
    "best-layout": Job("app.jobs.tasks.layouts:best_layout"),
    "run-drawing": Job("app.jobs.tasks.layouts:run_drawing"),
    "many": Job("app.jobs.tasks.cluster:do_many"),
    "experiment": Job("app.jobs.tasks.experiments:run_experiment"),
    "sweep": Job("app.jobs.tasks.lessons:simulate_sweep"),
    "plotted": Job("app.plot.job:simulate_plotted"),
    "certainty": Job("app.jobs.tasks.experiments:change_certainty"),
    "what-if": Job("app.jobs.tasks.experiments:compare_machines"),
    "space": Job("app.jobs.tasks.simulate:fill_space"),
    "find-evacuation": Job("app.jobs.tasks.evacuation:find_evacuation"),
    "run-evacuation": Job("app.jobs.tasks.evacuation:run_evacuation"),
    "hold-site": Job("app.jobs.tasks.experiments:hold_site"),
    "pack": Job("app.classroom.pack.job:write"),
    "grade": Job("app.jobs.tasks.lessons:grade_solution"),
    "examine-fault": Job("app.jobs.tasks.faults:examine_fault"),
    "judge-fault": Job("app.jobs.tasks.faults:judge_fault"),
    "expected": Job("app.jobs.tasks.lessons:expected_answers"),
    "pages": Job("app.help.pages:read_all"),
    "compile-engine": Job("app.charts.warm:compile_engine", nice=0),
    "compile": Job("app.charts.warm:compile_kernels", nice=0),  # the user waits for it
}


def find_job(name: str) -> Job:
    """Return the registered job with this name, or a job for a function named in the form
    "module:function".
    """
    return Job(name) if ":" in name else JOBS[name]
