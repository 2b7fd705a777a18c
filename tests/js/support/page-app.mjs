// What a page needs to be drawn without a browser: an app whose engine answers from a table, and
// the handlers of what was drawn.

import { createGoOnce } from "../../../js/links/address.js";
import { Profiles } from "../../../js/store/profiles.js";
import { createWords } from "../../../js/words/words.js";
import { allTexts } from "../../../py/runtime/words.mjs";
import { squeezed, written } from "./drawn.mjs";

export const words = createWords({ en: allTexts("en") });
export const { t } = words;

globalThis.location = /** @type {any} */ ({ href: "https://a.example/" });
Object.assign(globalThis, { innerWidth: 1024 });
globalThis.document ??= /** @type {any} */ ({
  addEventListener() {},
  removeEventListener() {},
  querySelector: () => null,
  querySelectorAll: () => [],
  documentElement: { dataset: {} },
});
globalThis.screen = /** @type {any} */ ({ width: 390, height: 844 });
/** @type {any} */
export const device = {};
Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });

/** Whatever was asked has been answered. */
export const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * An app that notes what it is asked, saves, goes to and waits for; whoever has left is no longer
 * waited for.
 * @param {Record<string, (request: any) => any>} [answers] of the engine
 * @param {any[]} [saved] games
 * @returns {any}
 */
export function appWith(answers = {}, saved = []) {
  const seen = {
    asked: /** @type {any[]} */ ([]),
    put: /** @type {any[]} */ ([]),
    gone: /** @type {string[]} */ ([]),
    waited: /** @type {string[]} */ ([]),
  };
  const where = { hasLeft: false };
  const go = (/** @type {string} */ hash) => void seen.gone.push(hash);
  return {
    ...seen,
    where,
    t,
    words,
    wait: (/** @type {string} */ title, /** @type {string} */ game) => {
      seen.waited.push(`${title} ${game}`.trim());
      return () => where.hasLeft;
    },
    draw() {},
    drawn() {},
    focus() {},
    announce() {},
    go,
    goOnce: createGoOnce(() => 0, go),
    install: { isOwn: () => false, isSecure: () => true, way: "chromium", device: "computer" },
    store: { get: () => "Zoe", set() {} },
    profiles: new Profiles(null, null),
    puzzles: { list: async () => [], put: async () => undefined, remove: async () => undefined },
    saves: {
      list: async () => saved.map((save) => ({ save })),
      put: async (/** @type {any} */ save) => void seen.put.push(save),
      isStored: () => true,
    },
    engine: {
      state: "ready",
      progress: { step: "start", loaded: 0, total: 0 },
      ask: async (/** @type {any} */ request) => {
        seen.asked.push(request);
        return answers[request.op]?.(request) ?? {};
      },
    },
  };
}

/** What a list draws, where each part has a key. @param {any[]} values @returns {any[]} */
const repeated = ([items, , each]) => (Array.isArray(items) && each ? items.map(each) : []);

/**
 * All handlers of an event, in order.
 * @param {any} template
 * @param {string} [event]
 * @returns {((event?: any) => any)[]}
 */
export function handlers(template, event = "@click=") {
  if (Array.isArray(template)) return template.flatMap((one) => handlers(one, event));
  if (template?._$litDirective$) return handlers(repeated(template.values), event);
  if (!template?.strings) return [];
  return template.values.flatMap((/** @type {any} */ value, /** @type {number} */ i) =>
    typeof value === "function" && template.strings[i].endsWith(event)
      ? [value]
      : handlers(value, event),
  );
}

/**
 * The first handler that stands after a text.
 * @param {any} template
 * @param {string} after
 * @returns {(event?: any) => void}
 */
export function handlerAfter(template, after) {
  let [text, found] = ["", /** @type {any} */ (null)];
  const walk = (/** @type {any} */ value) => {
    if (typeof value === "function") found ??= squeezed(text).includes(after) ? value : null;
    else if (Array.isArray(value)) value.forEach(walk);
    else if (Array.isArray(value?.values?.[0])) walk(repeated(value.values));
    else if (value?.strings)
      value.strings.forEach((/** @type {string} */ part, /** @type {number} */ i) => {
        text += part;
        walk(value.values[i]);
      });
    else text += written(value);
  };
  walk(template);
  if (!found) throw new Error(`nothing to touch after ${after}`);
  return found;
}
