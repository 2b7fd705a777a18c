/** How the box gets a place of its own on this device: what the browser offers, and whose browser it is. */

import { Observed } from "../engine/observed.js";

/**
 * @typedef {{userAgent: string, maxTouchPoints?: number}} NavigatorLike
 * @typedef {"tablet" | "phone" | "computer"} Device
 * @typedef {"ios-safari" | "ios-other" | "ios-inside" | "android" | "android-samsung" | "android-inside" | "mac-safari" | "chromium" | "edge" | "firefox" | "other"} Way
 * @typedef {Event & {prompt: () => Promise<unknown>, userChoice: Promise<{outcome: string}>}} Offer
 */

/** Pages shown inside another app, which keeps nothing for them. */
const INSIDE = /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|GSA|Snapchat|Pinterest|LinkedInApp)\b/;

/** Which device this is, and which way leads to keeping the box on it. @param {NavigatorLike} navigator @returns {{device: Device, way: Way}} */
export function platformOf({ userAgent, maxTouchPoints = 0 }) {
  const is = (/** @type {RegExp} */ pattern) => pattern.test(userAgent);
  if (is(/iPhone|iPod/)) return { device: "phone", way: iosWay(is) };
  if (is(/iPad/) || (is(/Macintosh/) && maxTouchPoints > 1))
    return { device: "tablet", way: iosWay(is) };
  if (is(/Android/))
    return { device: is(/Mobile/) && !is(/Tablet/) ? "phone" : "tablet", way: androidWay(is) };
  // A large Android tablet calls itself a Linux computer; real ones with so many touch points are few.
  if (is(/X11; Linux/) && maxTouchPoints >= 5) return { device: "tablet", way: androidWay(is) };
  return { device: "computer", way: computerWay(is) };
}

/** @typedef {(pattern: RegExp) => boolean} Is */

/** Only browsers call themselves Safari there. @param {Is} is @returns {Way} */
function iosWay(is) {
  if (is(INSIDE) || !is(/Safari\//)) return "ios-inside";
  return is(/(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Brave|YaBrowser)\//)
    ? "ios-other"
    : "ios-safari";
}

/** @param {Is} is @returns {Way} */
function androidWay(is) {
  if (is(INSIDE)) return "android-inside";
  return is(/SamsungBrowser\//) ? "android-samsung" : "android";
}

/** @param {Is} is @returns {Way} */
function computerWay(is) {
  if (is(/Firefox\//)) return "firefox";
  if (is(/Edg\//)) return "edge";
  if (is(/Chrome\/|Chromium\//)) return "chromium";
  return is(/Macintosh.*Version\/.*Safari\//) ? "mac-safari" : "other";
}

export class Install extends Observed {
  /** Whether the browser would put the box in its place by itself. */
  isOffered = false;
  /** Whether that has just happened. */
  isDone = false;
  /** @type {Offer | null} */
  #offer = null;

  /** @param {Window} page */
  constructor(page = window) {
    super();
    const { device, way } = platformOf(page.navigator);
    this.device = device;
    this.way = way;
    this.page = page;
    page.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the box asks nobody by itself
      this.#offer = /** @type {Offer} */ (event);
      this.show({ isOffered: true });
    });
    page.addEventListener("appinstalled", () => {
      this.#offer = null;
      this.show({ isDone: true, isOffered: false });
    });
  }

  /** Whether the box was opened from a place of its own. */
  isOwn() {
    const { page } = this;
    return (
      page.matchMedia?.("(display-mode: standalone)").matches === true ||
      /** @type {{standalone?: boolean}} */ (page.navigator).standalone === true
    );
  }

  /** Lets the browser ask; an offer holds only once. */
  async take() {
    const offer = this.#offer;
    this.#offer = null;
    this.show({ isOffered: false });
    await offer?.prompt();
  }
}
