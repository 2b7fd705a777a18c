/** Bots that somebody wrote, in words. */

/** @import { Written } from "../store/bots.js" */

/** How long it is, and who wrote it. @param {T} t @param {Written} written */
export function writtenLine(t, { code, author = "" }) {
  const lines = code.trimEnd().split("\n").length;
  return [author && t("bot-by", { author }), t("bot-lines", { lines })].filter(Boolean).join(" · ");
}
