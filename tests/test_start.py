"""start.py: what it finds missing, when it sets up and compiles again, whom it turns away."""

import ast
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import start

SCRIPT = Path(start.__file__)
CURSOR = start.Need("libxcb-cursor.so.0", "X11", "libxcb-cursor0", "xcb-util-cursor", "xcb-cursor")
ABSENT_LIBRARY = start.Need("libnobodyhasthis.so.9", "drawing", "nobody1", "nobody", "no-body")
ABSENT_PROGRAM = start.Need("nobody-has-this", "tests", "nobody2", "nobody", "no-body")
COMPILER = next(need for need in start.NEEDS if need.purpose == "speed, optional")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own for start.py, with an environment that nothing was written into."""
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(start, "STAMP", tmp_path / ".venv" / "made-from")
    monkeypatch.setattr(start, "ATTEMPT", tmp_path / ".venv" / "tried-to-compile")
    monkeypatch.setattr(start, "SOLVER", tmp_path / "solver")
    start.SOLVER.mkdir()
    (tmp_path / "setup.py").touch()
    for lock in start.LOCKS.values():
        (tmp_path / lock).write_text("pydantic==2.9.0\n")
    python = Path(start.tool("python"))
    python.parent.mkdir(parents=True)
    python.touch()
    return tmp_path


def set_up_for(command: str) -> None:
    start.STAMP.write_text(start.fingerprint(command))


# What the system lacks


def test_a_missing_library_and_a_missing_program_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    present = start.Need("ensurepip", "environment", "a", "b", "c")
    monkeypatch.setattr(start, "NEEDS", (present, ABSENT_LIBRARY, ABSENT_PROGRAM))
    monkeypatch.setattr(sys, "platform", "linux")
    assert start.missing({"environment", "drawing", "tests"}) == [ABSENT_LIBRARY, ABSENT_PROGRAM]
    assert start.missing({"environment", "tests"}) == [ABSENT_PROGRAM]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_lack_nothing(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "NEEDS", (ABSENT_LIBRARY,))
    monkeypatch.setattr(sys, "platform", platform)
    assert start.missing({"drawing"}) == []


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt", "apt-get install --yes --no-install-recommends libxcb-cursor0 nobody1"),
        ("dnf", "dnf install -y nobody xcb-util-cursor"),
        ("pacman", "pacman -S --needed --noconfirm no-body xcb-cursor"),
    ],
)
def test_missing_libraries_become_one_command(manager: str, command: str) -> None:
    needs = [ABSENT_LIBRARY, CURSOR, CURSOR]
    assert " ".join(start.install_command(needs, manager)) == command
    sentence = start.advice(needs, manager)
    assert "libxcb-cursor.so.0" in sentence
    assert f"sudo {command}" in sentence


def test_a_system_with_an_unknown_package_manager_is_told_the_libraries() -> None:
    assert "libxcb-cursor.so.0" in start.advice([CURSOR], None)


def test_without_rights_the_command_is_told_and_nothing_is_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(start, "missing", lambda wanted: [CURSOR])
    monkeypatch.setattr(start, "find_manager", lambda: "apt")
    monkeypatch.setattr(start, "superuser", lambda: None)
    with pytest.raises(SystemExit, match=r"sudo apt-get install .*libxcb-cursor0"):
        start.provide({"X11"})


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What start.py asks the package manager for, which brings nothing; it lacks two things."""
    asked: list[list[str]] = []
    lacking = (CURSOR, COMPILER)
    monkeypatch.setattr(
        start, "missing", lambda wanted: [need for need in lacking if need.purpose in wanted]
    )
    monkeypatch.setattr(
        start, "install", lambda needs, manager: asked.append([need.name for need in needs])
    )
    return asked


def test_a_compiler_is_asked_for_with_the_rest_and_done_without(
    installed: list[list[str]],
) -> None:
    start.provide({"tests"}, {"speed, optional"})
    assert installed[0] == [COMPILER.name]


def test_a_package_for_compiling_that_is_not_to_be_had_keeps_out_no_other(
    installed: list[list[str]],
) -> None:
    with pytest.raises(SystemExit, match=r"lacks libxcb-cursor\.so\.0:"):
        start.provide({"X11"}, {"speed, optional"})
    assert installed == [[CURSOR.name, COMPILER.name], [CURSOR.name]]


def test_several_packages_for_one_need_stand_in_the_command_one_by_one() -> None:
    command = start.install_command([COMPILER], "apt")
    assert {"gcc", "libc6-dev", f"python3.{sys.version_info[1]}-dev"} <= set(command)


def test_a_compiler_that_is_not_there_cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "nobody-has-this")
    assert not start.can_compile()


def test_playing_needs_wayland_only_where_it_runs_and_testing_needs_a_virtual_screen() -> None:
    assert start.purposes("play", {"DISPLAY": ":0"}) == {"drawing", "X11"}
    assert start.purposes("play", {"WAYLAND_DISPLAY": "w"}) == {"drawing", "X11", "Wayland"}
    assert start.purposes("test", {"WAYLAND_DISPLAY": "w"}) == {"drawing", "X11", "tests"}


def test_every_need_names_a_package_for_every_manager() -> None:
    for need in start.NEEDS:
        assert all(getattr(need, manager) for manager in start.MANAGERS), need.name


# When the environment is made again


@pytest.mark.usefixtures("checkout")
def test_an_interrupted_set_up_is_not_ready() -> None:
    assert not start.is_ready("play")


@pytest.mark.usefixtures("checkout")
def test_an_environment_for_tests_can_play_but_not_the_other_way() -> None:
    set_up_for("play")
    assert start.is_ready("play")
    assert not start.is_ready("test")
    set_up_for("test")
    assert start.is_ready("play")
    assert start.is_ready("test")


@pytest.mark.parametrize("lock", start.LOCKS.values())
def test_a_changed_lock_asks_for_a_new_set_up(lock: str, checkout: Path) -> None:
    set_up_for("test")
    (checkout / lock).write_text("pydantic==2.9.1\n")
    assert not start.is_ready("test")
    assert not start.is_ready("play")


@pytest.mark.usefixtures("checkout")
def test_another_python_asks_for_a_new_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up_for("play")
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert not start.is_ready("play")


@pytest.mark.usefixtures("checkout")
def test_an_environment_without_its_python_is_not_ready() -> None:
    set_up_for("play")
    Path(start.tool("python")).unlink()
    assert not start.is_ready("play")


def record_set_up(monkeypatch: pytest.MonkeyPatch, *, succeeds: bool) -> list[list[str]]:
    """Let start.py believe that it runs its commands; the list receives them."""
    commands: list[list[str]] = []

    def run(command: list[str]) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        start.in_venv("purelib").mkdir(parents=True, exist_ok=True)
        return subprocess.CompletedProcess(command, 0 if succeeds else 1)

    monkeypatch.setattr(start.subprocess, "run", run)
    monkeypatch.setattr(start, "missing", lambda wanted: [])
    return commands


@pytest.mark.usefixtures("checkout")
def test_set_up_is_done_once_and_checks_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = record_set_up(monkeypatch, succeeds=True)
    start.prepare("play")
    assert "--clear" in commands[0]
    assert "--require-hashes" in commands[1]
    start.prepare("play")
    assert len(commands) == 2


@pytest.mark.usefixtures("checkout")
def test_tests_add_to_the_environment_for_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = record_set_up(monkeypatch, succeeds=True)
    set_up_for("play")
    start.prepare("test")
    assert len(commands) == 1
    assert start.is_ready("test")


@pytest.mark.usefixtures("checkout")
def test_a_failed_set_up_says_so_and_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    record_set_up(monkeypatch, succeeds=False)
    set_up_for("play")
    with pytest.raises(SystemExit, match="did not finish"):
        start.prepare("test")
    assert not start.is_ready("play")


@pytest.mark.usefixtures("checkout")
def test_a_second_start_waits_and_finds_the_work_done(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = record_set_up(monkeypatch, succeeds=True)

    @contextlib.contextmanager
    def another_was_first() -> Iterator[None]:
        set_up_for("play")
        yield

    monkeypatch.setattr(start, "alone", another_was_first)
    start.prepare("play")
    assert commands == []


@pytest.mark.usefixtures("checkout")
def test_only_one_process_at_a_time_changes_the_environment() -> None:
    probe = (
        "import sys, pathlib, start\n"
        f"start.ROOT = pathlib.Path({str(start.ROOT)!r})\n"
        "print('asking', flush=True)\n"
        "with start.alone():\n"
        "    print('let in', flush=True)\n"
    )
    with start.alone():
        other = subprocess.Popen(
            [sys.executable, "-c", probe], cwd=SCRIPT.parent, stdout=subprocess.PIPE, text=True
        )
        assert other.stdout is not None
        assert other.stdout.readline() == "asking\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(timeout=0.3)
    output, _ = other.communicate(timeout=30)
    assert output == "let in\n"


# When the solver is compiled again


@pytest.fixture
def solver(checkout: Path) -> Path:
    """The source of a module that is to be compiled, in an environment that is ready."""
    source = start.SOLVER / "search.py"
    source.write_text("answer = 1\n")
    source.with_suffix(".pxd").touch()
    set_up_for("play")
    return source


def compile_by_hand() -> None:
    """Do what setup.py does: put each module where it belongs, and mark it with its sources."""
    for source in start.solver_modules():
        module = source.with_suffix(start.EXTENSION_SUFFIX)
        module.write_bytes(b"\x7fELF\0" + start.solver_digest().encode() + b"\0")


def test_only_modules_with_a_pxd_are_compiled(solver: Path) -> None:
    (start.SOLVER / "typed.py").touch()
    (start.SOLVER / "shared.pxd").touch()
    assert start.solver_modules() == [solver]


@pytest.mark.parametrize("changed", ["search.py", "search.pxd", "shared.pxd", "../setup.py"])
def test_a_changed_source_asks_for_compiling(changed: str, solver: Path) -> None:
    (start.SOLVER / "shared.pxd").touch()
    assert not start.is_compiled()
    compile_by_hand()
    assert start.is_compiled()
    (start.SOLVER / changed).write_text("cdef int answer\n")
    assert not start.is_compiled()
    assert start.should_compile()


def test_a_compiled_module_that_should_be_none_is_found(solver: Path) -> None:
    compile_by_hand()
    stray = start.SOLVER / f"typed{start.EXTENSION_SUFFIX}"
    stray.write_bytes(start.solver_digest().encode())
    assert not start.is_compiled()


def test_another_python_asks_for_compiling(solver: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_by_hand()
    monkeypatch.setattr(start, "EXTENSION_SUFFIX", ".cpython-399.so")
    assert not start.is_compiled()


def record_compiling(monkeypatch: pytest.MonkeyPatch, *, succeeds: bool) -> list[list[str]]:
    """Let start.py believe that it compiles; the list receives its commands."""
    commands: list[list[str]] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        if succeeds:
            compile_by_hand()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(start.subprocess, "run", run)
    monkeypatch.setattr(start, "missing", lambda wanted: [])
    monkeypatch.setattr(start, "can_compile", lambda: succeeds)
    return commands


@pytest.mark.usefixtures("solver")
def test_the_solver_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = record_compiling(monkeypatch, succeeds=True)
    start.prepare("play")
    start.prepare("play")
    assert commands == [start.build_command()]
    assert start.solver_state() == "good"


@pytest.mark.usefixtures("solver")
def test_without_a_compiler_it_says_so_once_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = record_compiling(monkeypatch, succeeds=False)
    assert start.solver_state() == "not compiled, the next start does it"
    start.prepare("play")
    assert start.DOCTOR in capsys.readouterr().out
    start.prepare("play")
    assert len(commands) == 1
    assert capsys.readouterr().out == ""
    assert "setup.py build_ext --inplace" in start.solver_state()


@pytest.mark.usefixtures("solver")
@pytest.mark.parametrize("platform", ["win32", "darwin"])
@pytest.mark.parametrize("has_compiler", [True, False])
def test_the_doctor_says_what_brings_a_compiler(
    platform: str, has_compiler: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_compiling(monkeypatch, succeeds=False)
    start.prepare("play")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(start, "can_compile", lambda: has_compiler)
    monkeypatch.setattr(start, "should_compile", lambda: False)
    assert (start.COMPILERS[platform] in start.solver_state()) is not has_compiler


@pytest.mark.parametrize(("answer", "found"), [(b"", False), (b"C:\\BuildTools\r\n", True)])
def test_the_compiler_of_windows_is_asked_for_where_it_registers(
    answer: bytes, found: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(command: list[object], **options: object) -> subprocess.CompletedProcess[bytes]:
        assert Path(str(command[0])).name == "vswhere.exe"
        return subprocess.CompletedProcess(command, 0, answer)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert not start.can_compile()
    monkeypatch.setattr(start.subprocess, "run", run)
    assert start.can_compile() is found


def test_what_failed_is_tried_again_when_something_has_changed(
    solver: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record_compiling(monkeypatch, succeeds=False)
    start.prepare("play")
    assert not start.should_compile()
    with monkeypatch.context() as patched:
        patched.setattr(start, "can_compile", lambda: True)
        assert start.should_compile()
    solver.write_text("answer = 2\n")
    assert start.should_compile()


@pytest.mark.usefixtures("solver")
@pytest.mark.parametrize("has_compiler", [True, False])
def test_a_test_run_fails_where_a_compiler_is_of_no_use(
    has_compiler: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pass_all(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess(command, 0, b"")

    monkeypatch.setattr(start.subprocess, "run", pass_all)
    monkeypatch.setattr(start, "prepare", lambda command: None)
    monkeypatch.setattr(start, "can_compile", lambda: has_compiler)
    assert start.test([]) == int(has_compiler)
    assert ("build_ext --inplace" in capsys.readouterr().out) is has_compiler


@pytest.mark.usefixtures("solver")
def test_who_may_not_write_there_plays_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = record_compiling(monkeypatch, succeeds=False)
    monkeypatch.setattr(start.os, "access", lambda path, mode: False)
    start.prepare("play")
    assert commands == []


# Whom it turns away, and what it says


def test_an_old_python_is_refused_in_one_sentence() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 8))
    fake = (
        "import runpy, sys\n"
        "sys.version_info = (3, 8, 18, 'final', 0)\n"
        f"sys.argv = [{str(SCRIPT)!r}, 'test']\n"
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')\n"
    )
    run = subprocess.run([sys.executable, "-c", fake], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr == "Preferans needs Python 3.11 or newer, and this is Python 3.8.\n"


def test_a_new_python_is_not_refused() -> None:
    assert start.refusal((3, 11)) is None
    assert start.refusal((4, 0)) is None


def test_the_doctor_names_every_need_and_the_screen() -> None:
    environment = {**os.environ, "DISPLAY": ":7", "WAYLAND_DISPLAY": ""}
    run = subprocess.run(
        [sys.executable, SCRIPT, "doctor"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = run.stdout.splitlines()
    for need in start.NEEDS:
        assert any(line.startswith(f"{need.name}: ") for line in lines)
    assert "Screen: DISPLAY" in lines
    assert sum(line.startswith("Solver: ") for line in lines) == 1
    lacking = [line for line in lines if "MISSING (drawing)" in line or "MISSING (X11)" in line]
    assert run.returncode == (1 if lacking else 0), run.stdout


def test_help_names_every_command() -> None:
    run = subprocess.run(
        [sys.executable, SCRIPT, "--help"], capture_output=True, text=True, check=True
    )
    assert "start.py test" in run.stdout
    assert "start.py doctor" in run.stdout


def test_arguments_reach_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[list[str]] = []
    monkeypatch.setattr(start, "play", lambda arguments: received.append(list(arguments)) or 0)
    assert start.main(["--", "--help"]) == 0
    assert start.main(["match.pref", "--rules", "leningrad"]) == 0
    assert start.main([]) == 0
    assert received == [["--help"], ["match.pref", "--rules", "leningrad"], []]
