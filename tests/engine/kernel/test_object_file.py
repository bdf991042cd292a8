"""Files of compiled kernels: whole or not loaded, and only on a processor and for sources that fit."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.charts.toolkit.lines.raster import paint_strokes
from engine import warm
from engine.kernel import cache, object_file, store
from engine.kernel.compiler import sources_beside
from engine.kernel.object_file import ObjectFile, Signature

SOME = ObjectFile(
    b"\x7fELF\n" * 40, (Signature("a.b", "s", ("int64", "float64"), ("int64",)),), "znver3", ("avx2",)
)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "some.kernels"
    SOME.write(path)
    assert object_file.read(path) == SOME
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_not_there_is_none(tmp_path: Path) -> None:
    assert object_file.read(tmp_path / "none.kernels") is None


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("written") / "some.kernels"
    SOME.write(path)
    return path.read_bytes()


@given(data=st.data())
def test_a_damaged_file_is_none_and_is_removed(
    data: st.DataObject, written: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Truncated, zeroed or with one bit turned: nothing of it is loaded."""
    path = tmp_path_factory.mktemp("damaged") / "some.kernels"
    at = data.draw(st.integers(0, len(written) - 1))
    turned = bytes([written[at] ^ (1 << data.draw(st.integers(0, 7)))])
    zeroed = bytes(len(written) - at)
    path.write_bytes(written[:at] + data.draw(st.sampled_from([b"", zeroed, turned + written[at + 1 :]])))
    if path.read_bytes() == written:
        return  # zeros that were zeros
    assert object_file.read(path) is None
    assert not path.exists()


def test_a_folder_in_the_place_of_a_file_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "some.kernels"
    (path / "inner").mkdir(parents=True)
    assert object_file.read(path, keep=True) is None
    assert path.exists()
    assert object_file.read(path) is None
    assert not path.exists()


def emitted(triple: str) -> ObjectFile:
    """No kernel at all, compiled for a system and its processors."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(triple).create_target_machine()
    return ObjectFile(machine.emit_object(llvm.parse_assembly("")), (), "generic", ())


OWN = emitted(llvm.get_process_triple())


def test_code_for_another_processor_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    dataclasses.replace(OWN, features=("a feature of the next decade",)).write(store.path_of("other"))
    assert store.usable("other") is None
    OWN.write(store.path_of("other"))
    assert store.usable("other") is not None


SYSTEMS = [
    f"{processor}-{system}"
    for processor in ("x86_64", "arm64")
    for system in ("unknown-linux-gnu", "pc-windows-msvc", "apple-macosx13.0.0")
]


def test_code_for_one_system_alone_can_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM would end the process that links any other: it cannot be caught."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    for number, system in enumerate(SYSTEMS):
        emitted(system).write(store.path_of(str(number)))
    (found,) = filter(None, (store.usable(str(number)) for number in range(len(SYSTEMS))))
    assert found == OWN


def test_why_code_cannot_be_loaded() -> None:
    assert store.misfit(OWN) == ""
    assert "another system" in store.misfit(SOME)
    lacking = dataclasses.replace(OWN, features=("sse9", "mind"))
    assert store.misfit(lacking) == "this processor lacks mind, sse9"
    other = dataclasses.replace(OWN, sources={"app/none.py": "0"})
    assert store.misfit(other) == "it was compiled from other sources"


def test_a_damaged_set_is_no_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Then the engine is not warm, and compiles again; the user can read why."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    path = store.path_of(store.ENGINE)
    for content in (b"", b"\0" * 5000, b"0123\n{}\ncode"):
        path.write_bytes(content)
        caplog.clear()
        assert not warm.is_warm()
        assert f"{path} was damaged" in caplog.text


def test_kernels_beside_the_engine_know_their_sources() -> None:
    """The name of the folder does not tell those of charts apart: their file does."""
    charts = sources_beside([paint_strokes])
    assert "app/charts/toolkit/lines/raster.py" in charts
    assert all(charts.values())
    assert not any(name.startswith("engine/mechanisms") for name in charts)
    assert sources_beside([]) == {}


def test_code_of_other_sources_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    known = sources_beside([paint_strokes])
    for sources, fits in ((known, True), (dict.fromkeys(known, "0" * 16), False)):
        dataclasses.replace(OWN, sources=sources).write(store.path_of("charts"))
        assert (store.usable("charts") is not None) == fits
