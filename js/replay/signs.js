/** The signs on a replay's keys, as strokes in a box of 24. */

import { html } from "lit-html";

/** @type {Record<string, string>} */
const SIGNS = {
  run: "M8 5.5v13l10.5-6.5Z",
  pause: "M8.5 6v12M15.500 6v12",
  back: "M15 6l-6 6l6 6",
  on: "M9 6l6 6l-6 6",
  "moment-back": "M19 6l-6 6l6 6M7.500 7.500l-4 4.500l4 4.500l4-4.500Z",
  "moment-on": "M5 6l6 6l-6 6M16.500 7.500l4 4.500l-4 4.500l-4-4.500Z",
  sight:
    "M2.500 12c2.500-4 5.500-6 9.500-6s7 2 9.500 6c-2.500 4-5.500 6-9.500 6s-7-2-9.500-6ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
  open: "M4 8.500h7v11H4ZM13 8.500h7v11h-7ZM7.500 5l4.500-2l4.500 2M6.500 12h2M15.500 12h2",
  branch: "M6 4v16M6 14c0-5 11-3 11-9M13.500 7.500L17 4l3.500 3.500",
  gem: "M12 4l7 8l-7 8l-7-8Z",
  moments: "M12 3l3 4l-3 4l-3-4ZM5 14.500h14M5 19h9",
  share:
    "M12 14V4M8 7.500L12 3.500l4 4M5 12.500v6A1.500 1.500 0 0 0 6.500 20h11a1.500 1.500 0 0 0 1.500-1.500v-6",
};

/** @param {string} name */
export const sign = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name] ?? ""} /></svg>`;
