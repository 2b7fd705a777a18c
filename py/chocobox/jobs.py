"""The workers for many games on the command line: this process, several, or a cluster.

Whatever plays many games takes any `concurrent.futures.Executor`, and finds the same with each.
"""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

WORTH_A_PROCESS: Final = 10
"""Fewer games than this end before another process has started."""


def add_to(command: argparse.ArgumentParser) -> None:
    """Adds the choice to a command that plays many games."""
    command.add_argument("--jobs", type=int, default=0, help="so many processes; else all cores")
    command.add_argument("--cluster", metavar="ADDRESS", help="of Dask's scheduler: tcp://…:8786")


@contextmanager
def chosen(given: argparse.Namespace) -> Iterator[Executor | None]:
    """The workers chosen on the command line for `--games`; ValueError for impossible choices."""
    if given.jobs < 0:
        raise ValueError("--jobs must be 1 or more")
    with _cluster(given.cluster) if given.cluster else processes(given.games, given.jobs) as pool:
        yield pool


@contextmanager
def processes(games: int, jobs: int = 0) -> Iterator[Executor | None]:
    """So many processes, with 0 as many as there are cores; None if this one is enough."""
    jobs = min(jobs or os.cpu_count() or 1, games // WORTH_A_PROCESS)
    if jobs < 2:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, initializer=_let_parent_stop)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The machines of a cluster; each of them has this package too."""
    try:
        from distributed import Client
    except ImportError as error:
        raise ValueError("--cluster needs Dask: install chocobox[env]") from error
    with Client(address, timeout=10) as client:
        yield client.get_executor()


def _let_parent_stop() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
