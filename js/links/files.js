/**
 * Files that were chosen, dropped or pasted: their texts, and in pictures the texts of their codes.
 */

import { LIMITS } from "../games/box.js";
import { Parts, partIn } from "./pieces.js";

/** @import { Found } from "../../build/types/engine" */
/**
 * @typedef {Pick<Found, "place" | "text"> & {why?: string}} Source a file's name and its text; the
 *   name is "" for a pasted text; why: if there is no link in it, the end of the name of the
 *   message that says so
 * @typedef {(pictures: Blob[]) => Promise<string[][]>} Read finds the codes in pictures
 */

/** The largest file of text that is read, in bytes. A file of results is far smaller. */
const LARGEST = 4_000_000;

/** A longer text is asked about in pieces, so that the letters that mean more have room too. */
export const PIECE = LIMITS.request / 2;

/**
 * The links in texts, one after the other, so many at most and one more.
 * @param {import("./link.js").Asking} app
 * @param {Source[]} sources
 * @param {number} most
 */
export async function linksIn({ engine }, sources, most) {
  /** @type {Found[]} */
  const all = [];
  for (const { place, text } of sources) {
    let lines = 0;
    for (const piece of piecesOf(text)) {
      const { found = [] } = await engine.ask({ op: "find", text: piece, place });
      for (const one of /** @type {Found[]} */ (found))
        all.push({ ...one, line: one.line + lines, last: one.last + lines });
      if (all.length > most) return all.slice(0, most + 1);
      lines += piece.split("\n").length - 1;
    }
  }
  return all;
}

/**
 * A text in pieces of whole lines; where it can be, they end at an empty line: mail breaks a link
 * into lines that follow each other.
 * @param {string} text
 */
function* piecesOf(text) {
  for (let from = 0, end = 0; from < text.length; from = end) {
    end = from + PIECE;
    const last = (/** @type {string} */ mark) => text.lastIndexOf(mark, end - 1) + mark.length;
    if (end < text.length)
      end = [last("\n\n"), last("\r\n\r\n"), last("\n")].find((it) => it > from + 4) ?? end;
    yield text.slice(from, end);
  }
}

/** @param {Blob} file */
export const isPicture = ({ type }) => type.startsWith("image/");

/** @type {Read} */
const readByScanner = async (pictures) =>
  (await import("../scanner/scanner.js")).codesOf(pictures).catch(() => pictures.map(() => []));

/** @param {Iterable<File> | null} [files] @param {Read} [read] @returns {Promise<Source[]>} */
export async function sourcesOf(files, read = readByScanner) {
  const all = [...(files ?? [])];
  const pictures = all.filter(isPicture);
  const codes = pictures.length ? await read(pictures).catch(() => []) : [];
  const texts = all.filter((file) => !isPicture(file)).map(textOf);
  const inPictures = pictures.map(({ name }, i) => ({ place: name, codes: codes[i] ?? [] }));
  return [...(await Promise.all(texts)), ...joined(inPictures)];
}

/** @param {File} file @returns {Promise<Source>} */
const textOf = async (file) => ({
  place: file.name,
  text: file.size > LARGEST ? "" : await file.text().catch(() => ""),
});

/**
 * The parts of one link may lie in several pictures; the last of them stands for all.
 * @param {{place: string, codes: string[]}[]} pictures
 * @returns {Source[]}
 */
function joined(pictures) {
  const parts = new Parts();
  /** Each link in parts, as far as it is here. @type {Map<string, Source>} */
  const links = new Map();
  /** @type {Source[]} */
  const sources = [];
  for (const { place, codes } of pictures) {
    const plain = codes.filter((code) => !partIn(code));
    for (const part of codes.flatMap((code) => partIn(code) ?? []))
      links.set(part.mark, { place, text: parts.take(part).whole, why: "parts" });
    if (plain.length || !codes.length)
      sources.push({ place, text: plain.join("\n"), why: "no-code" });
  }
  return [...sources, ...links.values()];
}
