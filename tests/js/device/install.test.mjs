// Which device and browser this is, and when the box can be put in a place of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Install, platformOf } from "../../../js/device/install.js";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`;
const IPAD = `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`;
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${BLINK}`;
const PIXEL = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}`;

/**
 * @type {[string, string, number, string, string][]} what it is, its user agent, touch points,
 *   device, way
 */
const BROWSERS = [
  [
    "Safari on an iPad that calls itself a Mac",
    `${MAC} Version/18.5 Safari/605.1.15`,
    5,
    "tablet",
    "ios-safari",
  ],
  [
    "Safari on an iPad that says so",
    `${IPAD} Version/17.7 Mobile/15E148 Safari/604.1`,
    5,
    "tablet",
    "ios-safari",
  ],
  [
    "Safari on an iPhone",
    `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    5,
    "phone",
    "ios-safari",
  ],
  [
    "Chrome on an iPhone",
    `${IPHONE} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`,
    5,
    "phone",
    "ios-other",
  ],
  [
    "Chrome on an iPad, as if a desktop",
    `${MAC} CriOS/138 Version/11.1.1 Safari/605.1.15`,
    5,
    "tablet",
    "ios-other",
  ],
  [
    "Firefox on an iPad",
    `${IPAD} FxiOS/140.2 Mobile/15E148 Safari/605.1.15`,
    5,
    "tablet",
    "ios-other",
  ],
  [
    "Edge on an iPhone",
    `${IPHONE} Version/18.0 EdgiOS/138.0.3351.83 Mobile/15E148 Safari/605.1.15`,
    5,
    "phone",
    "ios-other",
  ],
  [
    "a page inside Instagram on an iPhone",
    `${IPHONE} Mobile/22F76 Instagram 388.0.0.28.91 (iPhone14,5; iOS 18_5)`,
    5,
    "phone",
    "ios-inside",
  ],
  [
    "a page inside the Google app on an iPhone",
    `${IPHONE} GSA/378.0.780293646 Mobile/15E148 Safari/604.1`,
    5,
    "phone",
    "ios-inside",
  ],
  ["a page inside some app on an iPad", MAC, 5, "tablet", "ios-inside"],
  ["Chrome on an Android phone", `${ANDROID} Mobile Safari/537.36`, 5, "phone", "android"],
  ["Chrome on an Android tablet", `${ANDROID} Safari/537.36`, 10, "tablet", "android"],
  [
    "Chrome on an Android tablet, as if a desktop",
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`,
    10,
    "tablet",
    "android",
  ],
  [
    "Firefox on an Android phone",
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    5,
    "phone",
    "android",
  ],
  [
    "Firefox on an Android tablet",
    "Mozilla/5.0 (Android 14; Tablet; rv:109.0) Gecko/115.0 Firefox/115.0",
    5,
    "tablet",
    "android",
  ],
  [
    "Samsung Internet on a phone",
    `${ANDROID.replace("Chrome", "SamsungBrowser/28.0 Chrome")} Mobile Safari/537.36`,
    5,
    "phone",
    "android-samsung",
  ],
  [
    "Samsung Internet on a tablet",
    `${ANDROID.replace("Chrome", "SamsungBrowser/28.0 Chrome")} Safari/537.36`,
    10,
    "tablet",
    "android-samsung",
  ],
  [
    "a page inside an app on Android",
    `${PIXEL} ${BLINK.replace("Chrome", "Version/4.0 Chrome")} Mobile Safari/537.36`,
    5,
    "phone",
    "android-inside",
  ],
  ["Chrome on Windows", `${WINDOWS} Safari/537.36`, 0, "computer", "chromium"],
  ["Chrome on a Windows tablet", `${WINDOWS} Safari/537.36`, 10, "computer", "chromium"],
  [
    "Chrome on a Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Safari/537.36`,
    0,
    "computer",
    "chromium",
  ],
  [
    "Chrome on a Chromebook",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`,
    10,
    "computer",
    "chromium",
  ],
  [
    "Chromium on Linux",
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`,
    0,
    "computer",
    "chromium",
  ],
  ["Edge on Windows", `${WINDOWS} Safari/537.36 Edg/143.0.0.0`, 0, "computer", "edge"],
  [
    "Firefox on Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    0,
    "computer",
    "firefox",
  ],
  [
    "Firefox on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    0,
    "computer",
    "firefox",
  ],
  ["Safari on a Mac", `${MAC} Version/18.5 Safari/605.1.15`, 0, "computer", "mac-safari"],
  ["something nobody has heard of", "Lynx/2.9.0 libwww-FM/2.14", 0, "computer", "other"],
];

for (const [name, userAgent, maxTouchPoints, device, way] of BROWSERS) {
  test(`${name} is known`, () =>
    assert.deepEqual(platformOf({ userAgent, maxTouchPoints }), { device, way }));
}

/** A window that can be told of offers. @param {{standalone?: boolean, mode?: string}} [how] */
function windowOf({ standalone, mode } = {}) {
  const navigator = { userAgent: `${WINDOWS} Safari/537.36`, maxTouchPoints: 0, standalone };
  const matchMedia = (/** @type {string} */ query) => ({
    matches: query === `(display-mode: ${mode})`,
  });
  return /** @type {any} */ (Object.assign(new EventTarget(), { navigator, matchMedia }));
}

test("the browser's offer waits for a person, and holds once", async () => {
  const page = windowOf();
  const install = new Install(page);
  let [told, asked] = [0, 0];
  install.subscribe(() => {
    told += 1;
  });
  const prompt = async () => {
    asked += 1;
  };
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  page.dispatchEvent(offer);
  assert.deepEqual([install.offer, offer.defaultPrevented, told, asked], [offer, true, 1, 0]);
  await install.take();
  await install.take();
  assert.deepEqual([install.offer, install.isDone, asked], [null, false, 1]);
});

test("it is known when the box has been put in its place", () => {
  const page = windowOf();
  const install = new Install(page);
  page.dispatchEvent(new Event("beforeinstallprompt"));
  page.dispatchEvent(new Event("appinstalled"));
  assert.deepEqual([install.isDone, install.offer], [true, null]);
});

test("a window of its own is known, by the standard and as Safari says it", () => {
  assert.equal(new Install(windowOf()).isOwn(), false);
  assert.equal(new Install(windowOf({ mode: "standalone" })).isOwn(), true);
  assert.equal(new Install(windowOf({ standalone: true })).isOwn(), true);
});
