"""Compiles the solver; all else about the package stands in pyproject.toml.

Each module of the solver with a .pxd beside it becomes an extension module, which Python imports
in preference to the source. Where that fails, for want of a C compiler, the same sources run as
they are, only slower. In a checkout this brings the extension modules up to date:

    .venv/bin/python setup.py build_ext --inplace
"""

import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from Cython.Compiler.Errors import CompileError as TranslationError
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # pip leaves it out

from start import EXTENSION_SUFFIX, SOLVER, solver_digest, solver_modules  # noqa: E402


class BuildSolver(build_ext):
    """Translates with Cython, marks with the digest of the sources, and compiles."""

    def run(self) -> None:
        if self.inplace:  # a build that fails must not leave modules of old sources behind
            for module in SOLVER.glob(f"*{EXTENSION_SUFFIX}"):
                module.unlink()
        super().run()

    def build_extensions(self) -> None:
        """All or none: they share C data, which an uncompiled module could not see."""
        modules = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        for module in modules:
            module.unlink(missing_ok=True)
        super().build_extensions()
        if not all(module.exists() for module in modules):
            for module in modules:
                module.unlink(missing_ok=True)

    def build_extension(self, extension: Extension) -> None:
        try:
            [translated] = cythonize(extension, build_dir=self.build_temp, force=True)
        except TranslationError as error:  # with a Cython of days to come, it may be
            raise CompileError(f"Cython does not translate {extension.name}") from error
        extension.sources = translated.sources
        with Path(extension.sources[0]).open("a", encoding="utf-8") as source:
            source.write(f'\nconst char made_from[] = "{solver_digest()}";\n')
        if self.compiler.compiler_type == "msvc":
            extension.extra_compile_args = ["/O2"]
        else:
            extension.extra_compile_args, extension.extra_link_args = gnu_options()
        super().build_extension(extension)


def gnu_options() -> tuple[list[str], list[str]]:
    """What gcc or clang is told, for compiling and for linking."""
    # The search counts the cards of sets all the time; plain x86-64 has no instruction for that.
    # All of x86-64-v2 would bring no more, and old compilers do not know it by this name
    counting = ["-mpopcnt"] if sysconfig.get_platform().endswith("x86_64") else []
    return ["-O3", "-g0", *counting], ["-Wl,-s"] if sys.platform == "linux" else []


setup(
    ext_modules=[
        Extension(
            f"preferans_qt.solver.{source.stem}",
            [source.relative_to(ROOT).as_posix()],
            optional=True,
        )
        for source in solver_modules()
    ],
    cmdclass={"build_ext": BuildSolver},
)
