/** Pages that Python told when the site was built: they open before Python runs. */

import { readAtOnce } from "../store/kinds.js";
import { builtPages } from "./built-pages.js";
import * as notFound from "./not-found.js";
import { PythonPage } from "./page.js";

/** @import { Address, Page as PageValue } from "../../build/types/engine" */
/** @import { Where } from "./page.js" */
/**
 * @typedef {object} Built a page, at these parts of an address and on a device with these facts
 * @property {string} name
 * @property {string[]} params
 * @property {Record<string, string>} query what stands for each value, in the page
 * @property {Record<string, Record<string, unknown>>} given by kind
 * @property {PageValue} page
 */

/**
 * @param {App} app
 * @param {Address} address
 * @param {Where} where
 * @returns {Promise<Page>}
 */
export async function open(app, address, where) {
  const all = /** @type {Built[]} */ (await builtPages());
  if (!valueFor(all, app, address, where)) return notFound.page(app);
  return new BuiltPage(all, app, address, where);
}

/** A page that is looked up again whenever it is drawn: the device may have changed. */
class BuiltPage extends PythonPage {
  /** @param {Built[]} all @param {App} app @param {Address} address @param {Where} where */
  constructor(all, app, address, where) {
    super(app, address, where);
    this.all = all;
  }

  renew = async () => {
    this.app.draw();
    return this.value;
  };

  render() {
    this.value = valueFor(this.all, this.app, this.address, this.where);
    return super.render();
  }
}

/**
 * The first page that fits.
 * @param {Built[]} all
 * @param {App} app
 * @param {Address} address
 * @param {Where} where
 */
function valueFor(all, app, { name, needs }, where) {
  const { params, query } = where;
  const device = readAtOnce(app, needs, where);
  const found = all.find(
    (one) =>
      one.name === name &&
      `${one.params}` === `${params}` &&
      Object.keys(one.query).every((key) => query[key]) &&
      Object.entries(one.given).every(([kind, facts]) =>
        Object.entries(facts).every(([fact, value]) => device[kind]?.[fact] === value),
      ),
  );
  return found ? filled(found, query) : null;
}

/** A page with the values of its address. @param {Built} built @param {Where["query"]} values */
function filled({ page, query }, values) {
  const text = Object.entries(query).reduce(
    (all, [key, place]) => all.replaceAll(place, encodeURIComponent(values[key] ?? "")),
    JSON.stringify(page),
  );
  return /** @type {PageValue} */ (JSON.parse(text));
}
