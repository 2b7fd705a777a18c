/**
 * How the box gets a place of its own on this device: what the browser offers, and whose browser it
 * is.
 */

import { Observed } from "../engine/observed.js";

/**
 * @typedef {{userAgent: string, maxTouchPoints?: number}} NavigatorLike
 * @typedef {"tablet" | "phone" | "computer"} Device
 * @typedef {"ios-safari" | "ios-other" | "ios-inside" | "android" | "android-samsung" |
 *   "android-inside" | "mac-safari" | "chromium" | "edge" | "firefox" | "other"} Way
 * @typedef {Event & {prompt: () => Promise<unknown>}} Offer
 * @typedef {"ios" | "android" | "computer"} System
 */

/** A page inside another app, which keeps nothing for it. */
const INSIDE = /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|GSA|Snapchat|Pinterest|LinkedInApp)\b/;

/**
 * What browsers call themselves on each system; the first that fits counts.
 * @type {[System, RegExp, Way][]}
 */
const WAYS = [
  ["ios", INSIDE, "ios-inside"],
  ["ios", /^(?!.*Safari\/)/, "ios-inside"], // only browsers call themselves Safari there
  ["ios", /(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Brave|YaBrowser)\//, "ios-other"],
  ["ios", /^/, "ios-safari"],
  ["android", INSIDE, "android-inside"],
  ["android", /SamsungBrowser\//, "android-samsung"],
  ["android", /^/, "android"],
  ["computer", /Firefox\//, "firefox"],
  ["computer", /Edg\//, "edge"],
  ["computer", /Chrome\/|Chromium\//, "chromium"],
  ["computer", /Macintosh.*Version\/.*Safari\//, "mac-safari"],
];

/**
 * Which device this is, and which way leads to keeping the box on it.
 * @param {NavigatorLike} navigator
 * @returns {{device: Device, way: Way}}
 */
export function platformOf({ userAgent, maxTouchPoints = 0 }) {
  const is = (/** @type {RegExp} */ pattern) => pattern.test(userAgent);
  const wayOn = (/** @type {System} */ system) =>
    WAYS.find(([on, pattern]) => on === system && is(pattern))?.[2] ?? "other";
  const isPhone = is(/iPhone|iPod/) || (is(/Android/) && is(/Mobile/) && !is(/Tablet/));
  const device = isPhone ? "phone" : "tablet";
  if (is(/iPhone|iPod|iPad/) || (is(/Macintosh/) && maxTouchPoints > 1))
    return { device, way: wayOn("ios") };
  // A large Android tablet calls itself a Linux computer; real ones with so many touch points are
  // few.
  if (is(/Android/) || (is(/X11; Linux/) && maxTouchPoints >= 5))
    return { device, way: wayOn("android") };
  return { device: "computer", way: wayOn("computer") };
}

export class Install extends Observed {
  /** The browser would put the box in its place by itself. @type {Offer | null} */
  offer = null;
  /** Whether that has just happened. */
  isDone = false;

  constructor(page = window) {
    super();
    this.page = page;
    const { device, way } = platformOf(page.navigator);
    this.device = device;
    this.way = way;
    page.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the box asks nobody by itself
      this.show({ offer: event });
    });
    page.addEventListener("appinstalled", () => this.show({ isDone: true, offer: null }));
  }

  /** Whether the box was opened from a place of its own. */
  isOwn() {
    const { page } = this;
    // Safari says it so
    const { standalone } = /** @type {{standalone?: boolean}} */ (page.navigator);
    return standalone === true || page.matchMedia("(display-mode: standalone)").matches;
  }

  /**
   * Whether a browser would keep anything of this address; it does so only where nobody on the way
   * can change it.
   */
  isSecure() {
    return this.page.isSecureContext;
  }

  /** Lets the browser ask; an offer holds only once. */
  async take() {
    const { offer } = this;
    this.show({ offer: null });
    await offer?.prompt();
  }
}
