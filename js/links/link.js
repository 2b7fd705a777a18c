/**
 * Links: a game, or only what is needed of it, as a text behind `#/g/`, which no server ever sees.
 * The engine writes and reads them; here is what it is asked, how an address is made of a text, and
 * which saved game a link goes on with.
 */

import { handOver, shareOut } from "../device/file.js";
import { quietly } from "../engine/files.js";
import { kindOf, LIMITS } from "../games/box.js";
import { newSeed } from "../store/saves.js";
import { hasAddress } from "./address.js";

/**
 * @import { OpenedGame, Replies } from "../../build/types/engine"
 * @import { Request } from "../engine/engine.js"
 * @typedef {{engine: {ask(request: Request): Promise<any>}}} Asking
 * @typedef {Replies["open"]["opened"]} Opened
 * @typedef {OpenedGame["use"]} Use what a link of a game is for
 * @typedef {{text: string, address: string}} Link
 */

/** A whole game goes on or is watched; of the others a link holds no move. @type {Use[]} */
export const WHOLE = ["resume", "replay"];

/**
 * What is shared: an address that opens here; where the page has none, as a file, the text alone.
 * @param {string} text
 */
export const addressOf = (text, here = location.href) =>
  hasAddress(here) ? `${here.replace(/#.*/s, "")}#/g/${text}` : text;

/**
 * What the code of a link says: its address; where the page has none, what a scanner knows as a
 * link.
 * @param {string} address
 */
export const inCode = (address, here = location.href) =>
  hasAddress(here) || !address ? address : `#/g/${address}`;

const HERE = /^(file:|https?:\/\/(([^/@:]*\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(:\d+)?\/)/;
/** Whether no other device can open an address. @param {string} address */
export const isOnlyHere = (address) => HERE.test(address);

/**
 * The text of a link; null where the engine writes none.
 * @param {Asking} app
 * @param {Record<string, any>} link
 * @param {{names?: boolean}} [how]
 * @returns {Promise<Link | null>}
 */
export async function linkTo({ engine }, link, { names = true } = {}) {
  const { link: text } = await engine.ask({ op: "link", link, names });
  return typeof text === "string" ? { text, address: addressOf(text) } : null;
}

/**
 * What a link holds, or what is wrong with it; what is far too long is not even asked.
 * @param {Asking} app
 * @param {string} text
 * @returns {Promise<{opened?: Opened, fault?: string}>}
 */
export async function openLink({ engine }, text) {
  if (text.length > LIMITS.link) return { fault: "bad-link" };
  const reply = await engine.ask({ op: "open", text });
  return reply.opened ? { opened: reply.opened } : { fault: reply.error?.type ?? "internal" };
}

/**
 * The text in an address, to whose end a full stop or a bracket may have stuck on its way.
 * @param {string} id
 */
export const textOf = (id) => id.replace(/\s+/g, "").match(/^[\w-]+/)?.[0] ?? id;

/** Copies a link; false where the device refuses. @param {string} address */
export const copyLink = async (address) =>
  (await quietly(() => navigator.clipboard.writeText(address).then(() => true))) ?? false;

/**
 * Shows the device's own share sheet for a link; false where it refuses.
 * @param {string} title
 * @param {string} address
 */
export const sendLink = (title, address) =>
  shareOut({ title, ...(hasAddress() ? { url: address } : { text: address }) });

/**
 * Saves a link as a file.
 * @param {import("../device/file.js").Owner} app
 * @param {string} name
 * @param {string} address
 */
export const saveLink = (app, name, address) =>
  handOver(app, { name, type: "text/plain", text: `${address}\n` });

/**
 * For which words a link of this use stands: the deal of a lesson is the lesson.
 * @param {string} use
 * @param {GameRecord} record
 */
export const wordsFor = (use, record) => {
  const { name, starts_anew } = kindOf(record);
  return starts_anew ? name : use;
};

/**
 * As much of a game as a link of this use needs.
 * @param {Use} use
 * @param {GameRecord} record
 * @param {string} [position]
 * @returns {GameRecord}
 */
export function partFor(use, record, position = "") {
  const { type: _, ...whole } = record;
  if (WHOLE.includes(use)) return whole;
  if (use === "deal") return { ...whole, moves: [] };
  return { ...whole, seed: use === "position" ? newSeed() : 0, position, moves: [] };
}
