// What a table is covered with: light to load, painted once, and words upon it can be read.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ASSETS = new URL("../../../assets/", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, ASSETS), "utf8");
const grounds = readdirSync(new URL("games/", ASSETS)).map((name) => ({
  name,
  style: read(`games/${name}/box.css`),
}));

test("each game has a ground of its own, drawn in few bytes and without a filter", () => {
  for (const { name, style } of grounds) {
    assert.match(style, /--ground:/, name);
    for (const [, file = ""] of style.matchAll(/url\("\.\/([^"]+)"\)/g)) {
      const drawing = read(`games/${name}/${file}`);
      assert.match(drawing, /^<svg /, file);
      assert.ok(drawing.length < 8000, `${name}: ${drawing.length} characters`);
      assert.doesNotMatch(drawing, /<filter|<fe|<image|url\(/, name);
    }
  }
});

/** A colour's light as contrast counts it. @param {string} colour */
const lightOf = (colour) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** @param {string} one @param {string} other */
const contrast = (one, other) => {
  const [less = 0, more = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};

test("words on walnut can be read, where it is lightest too, in both themes", () => {
  const tokens = read("style/tokens.css");
  /** @param {string} name */
  const coloursOf = (name) =>
    tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1]?.match(/#[0-9a-f]{6}/g) ?? [];
  for (const wood of ["walnut", "walnut-lit", "walnut-deep"].flatMap(coloursOf)) {
    for (const ink of coloursOf("on-walnut"))
      assert.ok(contrast(ink, wood) >= 7, `${ink} on ${wood}`);
    for (const ink of coloursOf("on-walnut-soft"))
      assert.ok(contrast(ink, wood) >= 4.5, `${ink} on ${wood}`);
  }
  assert.equal(coloursOf("walnut-lit").length, 2);
});

test("edges of keys, the ring of the focus and marks of seats stand out from paper and table", () => {
  const tokens = read("style/tokens.css");
  /** @param {string} name */
  const coloursOf = (name) => {
    const found = tokens.match(new RegExp(`--${name}: light-dark\\(([^;]+)\\);`))?.[1] ?? "";
    return found.match(/#[0-9a-f]{6}/g) ?? [];
  };
  const signs = ["line-strong", "foil", "foil-deep", "brand", "good", "bad"];
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
  for (const sign of [...signs, ...seats])
    for (const ground of ["table", "table-deep", "paper", "paper-deep"])
      for (const theme of [0, 1]) {
        const two = [sign, ground].map((name) => coloursOf(name)[theme] ?? "");
        assert.ok(contrast(two[0] ?? "", two[1] ?? "") >= 3, `${sign} on ${ground}: ${two}`);
      }
});
