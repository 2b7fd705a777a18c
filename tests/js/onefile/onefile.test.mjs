// The one-file page: what it is made of, and how its packed files come out again.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { createPacked } from "../../../js/onefile/packed.js";
import { FRAME } from "../../../py/runtime/sandbox.mjs";
import { languages, PARTS, textsOf } from "../../../py/runtime/words.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MOST = 7_500_000;
/** What is packed besides Python. */
const OURS = ["worker.js", "decoder.js", "pages.json", "licences"];
/** The files of words, each packed by itself. */
const WORDS = languages().flatMap((tag) => Object.keys(PARTS).map((part) => [tag, part]));

describe("the page", () => {
  const folder = mkdtempSync(`${tmpdir()}/chocobox-`);
  let page = "";
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const built = JSON.parse(readFileSync(`${ROOT}build/engine.json`, "utf8"));

  /** @param {string} name */
  const make = (name) => {
    const made = spawnSync(
      process.execPath,
      [`${ROOT}py/runtime/onefile.mjs`, `${folder}/${name}`],
      { encoding: "utf8" },
    );
    assert.equal(made.status, 0, made.stderr);
    return readFileSync(`${folder}/${name}`, "utf8");
  };

  before(() => {
    page = make("first.html");
    for (const [, name = "", text = ""] of page.matchAll(
      /<script type="application\/gzip" data-packed="([^"]+)">([^<]*)</g,
    )) {
      packed.set(name, gunzipSync(Buffer.from(text, "base64")));
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  test("is small enough to be sent about", () =>
    assert.ok(Buffer.byteLength(page) <= MOST, `${Buffer.byteLength(page)} bytes`));

  test("is the same, byte by byte, when it is made again", () =>
    assert.ok(make("second.html") === page));

  test("holds what the site ships of Python, as it is", () => {
    for (const name of [built.wasm, built.library, built.engine]) {
      assert.ok(packed.get(name)?.equals(readFileSync(`${ROOT}build/public/${name}`)), name);
    }
    assert.deepEqual(
      OURS.filter((name) => !packed.has(name)),
      [],
    );
    assert.equal(packed.size, 3 + OURS.length + WORDS.length);
  });

  test("holds the words of all languages, and before the script that asks for them", () => {
    for (const [tag = "", part = ""] of WORDS) {
      const name = `${tag}-${part}.json`;
      assert.deepEqual(JSON.parse(String(packed.get(name))), textsOf(tag, part));
      assert.ok(page.indexOf(`data-packed="${name}"`) < page.lastIndexOf("<script>"));
    }
  });

  test("holds the pages that were told when it was built", () => {
    assert.ok(packed.get("pages.json")?.equals(readFileSync(`${ROOT}build/pages.json`)));
  });

  test("names nothing outside of itself", () => {
    const markup = page.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, "$1");
    const styles = [...page.matchAll(/<style>([^]*?)<\/style>/g)]
      .map(([, style]) => style)
      .join("");
    const named = [
      ...markup.matchAll(/\b(?:src|href|action|data|poster|srcset)="([^"]*)"/g),
      ...styles.matchAll(/url\(["']?([^)]*)/g),
    ];
    assert.ok(named.length >= 2, "an icon and a font");
    for (const [, address] of named) assert.match(address ?? "", /^(data:|#)/);
    assert.doesNotMatch(styles, /@import/);
    assert.doesNotMatch(markup, /<(?:link|base|iframe|object|embed)\b(?![^>]*href="data:)/);
  });

  test("runs two scripts of its own, by their sums, and may ask for nothing", () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
    const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);
    assert.equal(scripts.length, 2, "one says why the other does not run");
    const sums = scripts
      .map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
      .join(" ");
    assert.match(policy, /^default-src 'none';/);
    assert.equal(/script-src ([^;]*)/.exec(policy)?.[1], `${sums} ${FRAME} 'wasm-unsafe-eval'`);
    assert.doesNotMatch(policy, /https?:|\*|connect-src|'self'|script[^;]*'unsafe/);
    assert.ok(page.indexOf("Content-Security-Policy") < page.search(/<(?:script|style|link)/));
    assert.match(page, /<meta name="version" content="\d+\.\d+\.\d+">/);
  });

  test("brings all licences along, and asks for no file of them", () => {
    assert.ok(packed.get("licences")?.includes("SIL OPEN FONT LICENSE"));
    assert.doesNotMatch(page, /href="licences\.txt"|licences\.txt/);
  });

  test("has a worker that imports nothing", () => {
    const worker = String(packed.get("worker.js"));
    assert.doesNotMatch(worker, /^\s*(?:import|export)\b|import\.meta/m);
    assert.ok(worker.includes("loadPyodide"));
  });
});

describe("packed files", () => {
  /**
   * A page with these texts in it, which may still be loading.
   * @param {Record<string, string>} texts
   */
  const pageOf = (texts, readyState = "complete") => {
    /** @type {(() => void)[]} */
    const waiting = [];
    let nodes = Object.entries(texts).map(([name, textContent]) => ({
      getAttribute: () => name,
      textContent,
      nextElementSibling: name === "first" ? {} : null,
      remove: () => void (nodes = nodes.filter((node) => node.getAttribute() !== name)),
    }));
    const page = {
      readyState,
      querySelector: (/** @type {string} */ wanted) =>
        nodes.find(({ getAttribute }) => wanted.endsWith(`="${getAttribute()}"]`)) ?? null,
      addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) =>
        void (name === "DOMContentLoaded" && waiting.push(listener)),
    };
    return {
      page: /** @type {any} */ (page),
      left: () => nodes.length,
      load: () => waiting.forEach((listener) => listener()),
    };
  };
  /** @param {Uint8Array} bytes */
  const pack = (bytes) => gzipSync(bytes, { level: 0 }).toString("base64");
  /** Longer than a slice, so that its parts must be put together. @param {number} length */
  const noise = (length) => Uint8Array.from({ length }, (_, i) => (i * 2654435761) >>> 13);

  for (const length of [0, 1, 2, 3, 786_432 - 23, 1_000_001, 2_000_000]) {
    test(`${length} bytes come out as they went in, twice`, async () => {
      const bytes = noise(length);
      const { page, left } = pageOf({ some: pack(bytes) });
      const open = createPacked(page);
      assert.ok(Buffer.from(await open("some")).equals(bytes));
      assert.equal(left(), 0, "the text is not held any longer");
      assert.ok(Buffer.from(await open("some")).equals(bytes));
    });
  }

  test("a last file is not opened before the page has come to its end", async () => {
    const { page, left, load } = pageOf({ some: pack(noise(10)) }, "loading");
    const opened = createPacked(page)("some");
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(left(), 1);
    load();
    assert.ok(Buffer.from(await opened).equals(noise(10)));
  });

  test("a file is whole, and opened, when another element follows it", async () => {
    const { page } = pageOf({ first: pack(noise(10)), some: "" }, "loading");
    assert.ok(Buffer.from(await createPacked(page)("first")).equals(noise(10)));
  });

  test("what is not there, or is cut off, is told", async () => {
    const { page } = pageOf({ cut: pack(noise(1000)).slice(0, 400), broken: "A" });
    const open = createPacked(page);
    await assert.rejects(open("other"), /no other/);
    await assert.rejects(open("cut"));
    await assert.rejects(open("broken"));
  });

  test("a browser that reads base64 by itself is let", async () => {
    const bytes = noise(5000);
    const { page } = pageOf({ some: pack(bytes) });
    const it = /** @type {any} */ (Uint8Array);
    const own = it.fromBase64;
    let calls = 0;
    it.fromBase64 = (/** @type {string} */ text) => {
      calls += 1;
      return new Uint8Array(Buffer.from(text, "base64"));
    };
    try {
      assert.ok(Buffer.from(await createPacked(page)("some")).equals(bytes));
      assert.equal(calls, 1);
    } finally {
      it.fromBase64 = own;
      if (!own) delete it.fromBase64;
    }
  });
});
