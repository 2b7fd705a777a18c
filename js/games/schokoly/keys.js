/** Schokoly's own keys and great buttons, and how to play by touch. */

/** One may take the other's place under a quick finger. */
export const great = ["lay", "end"];

/** @type {string[]} */
export const help = ["schokoly-help-touch", "schokoly-help-board"];

export const keys = {
  /** @type {Record<string, string>} */
  taps: { r: "turn", "]": "turn", R: "turn-back", "[": "turn-back", s: "smartie", d: "end" },
  /** @type {[string, string][]} */
  help: [
    ["1 … 4", "schokoly-key-take"],
    ["R", "schokoly-key-turn"],
    ["S", "schokoly-key-smartie"],
    ["← ↑ → ↓", "schokoly-key-arrows"],
    ["Enter", "schokoly-key-lay"],
    ["D", "schokoly-key-end"],
    ["Esc", "schokoly-key-back"],
  ],
};
