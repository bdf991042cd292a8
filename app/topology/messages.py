"""The messages of the editor's window: briefly in the status line, or in the banner until dismissed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.widgets.banner import Banner


class Messages(QObject):
    """Shows messages, and offers actions to resolve them."""

    def __init__(self, banner: Banner, say: Callable[[str], bool], parent: QObject) -> None:
        """Create the message display; say: shows a text in the status line, and returns whether it fits
        there completely.
        """
        super().__init__(parent)
        self._banner, self._say = banner, say
        self._hint = ""  # that is shown while something is being placed

    def say(self, text: str) -> None:
        """Show a result in the status line, or in the banner if it does not fit there."""
        self._hint = ""
        if not self._say(text):
            self.say_more(text)

    def say_more(self, text: str) -> None:
        """Show a text that is too long for the status line or must stay until it is dismissed."""
        self._banner.show_message(text, error=False)

    def refuse(self, text: str, things: object = ()) -> None:
        """Show the reason why an action was not possible."""
        self._banner.show_message(text)

    def report(self, text: str, details: str) -> None:
        """Show an internal error; the first error stays until it is dismissed."""
        if self._banner.isHidden():
            said = self.tr("Internal error in the window: {0}").format(text)
            self._banner.show_message(f"{said}\n\n{details}")

    def offer(self, text: str, remedy: str, do: Callable[[], object], error: bool = False) -> None:
        """Show what happened, with a button for an action that resolves it."""
        self._banner.show_message(text, error, remedy, do)

    def offer_recovery(self, text: str, recover: Callable[[], None]) -> None:
        """Offer to recover the work that a crash left behind."""
        self.offer(text, self.tr("Recover"), recover)

    def hint(self, text: str, remedy: str = "", do: Callable[[], object] | None = None) -> None:
        """Show the next step, optionally with a button that performs it; `end_hint` removes the hint."""
        if remedy and do is not None:
            self.offer(text, remedy, do)
        else:
            self.say(text)
        self._hint = text

    def end_hint(self) -> None:
        """Remove the hint if nothing else has been shown since."""
        hint, self._hint = self._hint, ""
        if hint:
            self._say("")
            if self._banner.message.text() == hint:
                self.dismiss()

    def dismiss(self) -> bool:
        """Dismiss the message or offer; return False if nothing is shown."""
        shown = not self._banner.isHidden()  # the drawing below it may be shown only later
        if shown:
            self._banner.dismiss()
        return shown
