"""The trainer's notes on a step: talking points, expected answers, common student errors, and the next
step.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from app.classroom.presentation import Presentation
from app.lesson.reading import markup
from app.look import theme
from app.look.literal import HtmlView
from engine.language import enumerated, say
from lessons.report.wording import KINDS

_SHEET = """
h3 {{ color: {link}; font-size: 11pt; margin-top: 10px; margin-bottom: 3px; }}
p, li {{ margin-top: 0px; margin-bottom: 5px; }}
code {{ font-family: monospace; background-color: {raised}; }}
.muted {{ color: {muted}; }}
"""


class NotesView(HtmlView):
    """Shows the part of a step that only the trainer sees."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(parent)
        self._of = presentation
        self._shown = ""
        self.setAccessibleName(self.tr("Notes, expected answers and the next step"))
        self.setWhatsThis(
            self.tr(
                "Only you can see this. Answers from runs appear after the lesson has been run in advance."
            )
        )
        presentation.changed.connect(self.refresh)
        theme.notifier.changed.connect(self._apply_theme)
        self._apply_theme()

    def _apply_theme(self) -> None:
        look = theme.current()
        names = {name: getattr(look, name).name() for name in ("link", "raised", "muted")}
        self.document().setDefaultStyleSheet(_SHEET.format(**names))
        self._shown = ""
        self.refresh()

    def refresh(self) -> None:
        """Show changes; the reading position is kept if the step is the same."""
        html = "".join(self._parts())
        if html == self._shown:
            return
        same, bar = self._shown[:200] == html[:200], self.verticalScrollBar()
        at = bar.value()
        self._shown = html
        self.setHtml(html)
        bar.setValue(at if same else 0)

    def _parts(self) -> Iterator[str]:
        of = self._of
        step, lesson = of.step, of.player.lesson
        kind = say(KINDS[step.kind])
        place = self.tr("step {0} of {1}").format(of.player.index + 1, len(lesson.steps))
        what = enumerated((kind, place))
        yield f"<p><b>{markup.short(step.title)}</b><br><span class='muted'>{what}</span></p>"
        if step.notes:
            yield f"<h3>{self.tr('Notes')}</h3>{markup.render(step.notes).html}"
        yield from self._expected()
        yield from self._coming()

    def _expected(self) -> Iterator[str]:
        found, expectations = self._of.expected(), self._of.expectations
        if found.answers:
            yield f"<h3>{self.tr('Expected answers')}</h3>"
            yield "".join(f"<p>{markup.short(line)}</p>" for line in found.answers)
            if expectations.busy and self._of.key not in expectations.answers:
                yield f"<p class='muted'>{self.tr('The lesson is being run in advance…')}</p>"
            elif expectations.why_not:
                yield f"<p class='muted'>{markup.short(expectations.why_not)}</p>"
        if found.misconceptions:
            yield f"<h3>{self.tr('Misconceptions')}</h3><ul>"
            pairs = found.misconceptions
            yield "".join(f"<li>{markup.short(wrong)} – {markup.short(why)}</li>" for wrong, why in pairs)
            yield "</ul>"

    def _coming(self) -> Iterator[str]:
        step = self._of.coming
        yield f"<h3>{self.tr('Next')}</h3>"
        if step is None:
            yield f"<p>{self.tr('This is the last step.')}</p>"
        else:
            yield f"<p>{markup.short(step.title)} <span class='muted'>({say(KINDS[step.kind])})</span></p>"
