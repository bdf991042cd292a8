"""The job that writes an instructor guide in a separate process, which draws without a display."""

from __future__ import annotations

from pathlib import Path

from app.jobs.tasks.registry import JobError, Report
from engine.language import say


def write(report: Report, folder: str, student: str, file: str, language: str) -> str:
    """Write the instructor guide of the lesson in a folder; report the number of steps done and the total.

    language: that of the lesson's texts, like "de". Return the file.
    """
    from app.classroom.pack.writing import write_pack
    from app.language import speak
    from app.look import theme
    from app.run.offscreen import application
    from engine.scenario.files.error import ScenarioError
    from engine.sim import SimulationError
    from lessons.format.error import LessonError
    from lessons.format.load import load_lesson

    speak(application(), language)
    theme.apply(application(), "light")
    try:
        write_pack(
            load_lesson(folder, language), Path(file), student, lambda done, total: report([done, total])
        )
    except OSError as error:
        raise JobError(say("cannot write {0}: {1}", file, error.strerror or error)) from error
    except (LessonError, ScenarioError, SimulationError) as error:
        raise JobError(str(error)) from error
    return file
