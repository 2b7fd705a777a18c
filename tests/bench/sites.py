"""What is visited: this site, and beside it a page that does nothing but start a stock Pyodide."""

from __future__ import annotations

import shutil
from pathlib import Path

from support.serving import ROOT

PAGES = ("box", "bare")
STOCK = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

BARE = """<!doctype html><title>bare</title><script type="module">
const { loadPyodide } = await import("./PYODIDE/pyodide.mjs");
await loadPyodide();
performance.mark("engine-ready");
document.documentElement.dataset.engine = "ready";
</script>"""

READY = """() => new Promise((resolve) => {
  const root = document.documentElement;
  const look = () => {
    if (!["ready", "failed"].includes(root.dataset.engine)) return;
    const marks = performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime]);
    resolve(Object.fromEntries(marks));
  };
  new MutationObserver(look).observe(root, { attributes: true });
  look();
})"""
"""All marks of a page in ms, once Python is there; without `engine-ready` the start has failed."""

SHIFTS = """() => new Promise((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return resolve(null);
  new PerformanceObserver((list) => {
    resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(resolve, 300, 0);
})"""
"""How much has moved by itself, as Chromium counts it; null where nobody counts."""

MEMORY = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chocobox-snapshot"));
  const [key] = names.length ? await (await caches.open(names[0])).keys() : [];
  if (!key) return {};
  const begun = performance.now();
  const { byteLength } = await (await caches.match(key)).arrayBuffer();
  return { "memory kept": byteLength / 1e6, "memory read": performance.now() - begun };
}"""
"""How much of Python's memory is kept, in MB, and how long the browser takes to give it, in ms."""

KEPT = """async () => {
  const soon = (pause) => new Promise((resolve) => setTimeout(resolve, pause));
  const count = async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  };
  const isKept = () => document.documentElement.dataset.offline !== "getting";
  const memories = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("chocobox-snapshot"));
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  };
  for (let tries = 0; !isKept() && tries < 300; tries++) await soon(100);
  if (document.documentElement.dataset.offline === "ready") {
    for (let tries = 0; !(await memories()).length && tries < 50; tries++) await soon(100);
  }
  let [before, now] = [-1, await count()];
  while (before !== now) {
    await soon(1000);
    [before, now] = [now, await count()];
  }
  return document.documentElement.dataset.offline ?? "";
}"""
"""Settles when a page keeps nothing more in the browser: its files, and Python's memory."""


def lay_out(folder: Path, dist: Path) -> None:
    """Two pages side by side; the bare one has Pyodide's files as they come from npm."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "box").symlink_to(dist.resolve())
    stock = next(path.name for path in dist.iterdir() if path.name.startswith("pyodide-"))
    target = folder / "bare" / stock
    target.mkdir(parents=True)
    for name in STOCK:
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, target)
    (folder / "bare" / "index.html").write_text(BARE.replace("PYODIDE", stock))
