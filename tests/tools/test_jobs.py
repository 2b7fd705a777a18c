"""Who plays many games: the result is the same with one process, several, or a cluster."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.__main__ import main
from chocobox.analysis.fitting import learned
from chocobox.games import BOTS, GAMES
from chocobox.jobs import processes
from chocobox.tournament import Contest, run

CUP = ["tournament", "choco_challenge", "--bots", "cautious,baker,cautious", "--games", "20"]


@pytest.mark.processes
def test_the_command_line_says_how_many_processes(capsys: Any) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main([*CUP, "--jobs", jobs]) == 0
        found.append(capsys.readouterr())
    assert found[0] == found[1]
    assert found[0].err == ""


def test_a_few_games_start_no_other_process() -> None:
    for games, jobs, is_alone in ((9, 4, True), (19, 4, True), (20, 1, True), (20, 4, False)):
        with processes(games, jobs) as pool:
            assert (pool is None) == is_alone


@pytest.mark.nightly
@pytest.mark.processes
def test_a_cluster_finds_the_same(capsys: Any) -> None:
    """A whole cluster of Dask on this machine: a scheduler, and two processes that play."""
    from distributed import Client, LocalCluster  # the extra that nightly installs

    contest = Contest(GAMES["kaboom"], BOTS["kaboom"][:2], 7)
    here = run(contest, 4), learned(None, "choco_boom", 1, 5)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            pool = client.get_executor()
            there = run(contest, 4, pool), learned(pool, "choco_boom", 1, 5)
        assert there == here
        found = []
        for place in (["--jobs", "1"], ["--cluster", cluster.scheduler_address]):
            assert main([*CUP, *place]) == 0
            found.append(capsys.readouterr().out)
    assert found[0] == found[1]
