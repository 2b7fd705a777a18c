/**
 * A link that is too long for one code is cut into parts, each in a code of its own. A part says
 * its number, of how many, and the first letters of its link, which hold the link's checksum; so
 * parts can come in any order, and the engine checks the whole.
 */

/**
 * @typedef {{number: number, count: number, mark: string, piece: string}} Part mark: the first
 *   letters of its link
 * @typedef {{count: number, here: number[], missing: number[], whole: string, isNew: boolean}}
 *   Progress whole: the link as soon as all parts are here, "" before; isNew: this part was not
 *   here yet
 */

/**
 * So many letters of a link are in one part: its code has few enough squares for a camera that is
 * not held still.
 */
const LONGEST = 600;
/** The version and the checksum. */
const MARK = 5;
/** As an address, and as messengers write it. */
const PART =
  /(?:#|%23)(?:\/|%2F)scan(?:\/|%2F)(\d{1,2})\.(\d{1,2})\.([\w-]{5})\.([\w-]{1,800})(?![\w.-])/i;

/**
 * The addresses of all parts of a link; one that fits into a part is left whole.
 * @param {string} address
 * @returns {string[]}
 */
export function partsOf(address) {
  const [, page = "", text = ""] = address.match(/^(.*)#\/g\/([\w-]+)$/s) ?? [];
  if (text.length <= LONGEST) return [address];
  const [mark, rest] = [text.slice(0, MARK), text.slice(MARK)];
  const count = Math.ceil(rest.length / LONGEST);
  const size = Math.ceil(rest.length / count);
  return Array.from({ length: count }, (_, i) => {
    const piece = rest.slice(i * size, (i + 1) * size);
    return `${page}#/scan/${i + 1}.${count}.${mark}.${piece}`;
  });
}

/** Which part a text is; null if it is none. @param {string} text @returns {Part | null} */
export function partIn(text) {
  const [, number, count, mark = "", piece = ""] = text.match(PART) ?? [];
  const part = { number: Number(number), count: Number(count), mark, piece };
  return part.number >= 1 && part.number <= part.count ? part : null;
}

/** Joins parts, of several links at once too. */
export class Parts {
  /** The pieces of each link. @type {Map<string, Map<number, string>>} */
  #links = new Map();

  /** @param {Part} part @returns {Progress} */
  take({ number, count, mark, piece }) {
    const name = `${mark} ${count}`;
    const pieces = this.#links.get(name) ?? new Map();
    this.#links.set(name, pieces);
    const isNew = pieces.get(number) !== piece;
    pieces.set(number, piece);
    const all = Array.from({ length: count }, (_, i) => i + 1);
    const missing = all.filter((one) => !pieces.has(one));
    const here = all.filter((one) => pieces.has(one));
    const whole = missing.length ? "" : `#/g/${mark}${all.map((one) => pieces.get(one)).join("")}`;
    return { count, here, missing, whole, isNew };
  }
}
