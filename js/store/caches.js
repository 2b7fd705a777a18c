/**
 * The names of what the browser keeps; one host may hold several sites, so each name holds its
 * site's address.
 */

/** The file that tells the editions of a version's games. */
export const EDITIONS = "editions.json";

/** Every file of the site. @param {string} site the address of its folder */
export const siteCache = (site) => `chocobox-site ${site}`;

/** Python as it was after its last plain start. @param {string} site the address of its folder */
export const snapshotCache = (site) => `chocobox-snapshot ${site}`;

/** A lock that a page holds while it is open, named by its main script. @param {string} script */
export const pageLock = (script) => `${PAGE}${script}`;

/**
 * Whose page holds this lock, if it is a page's.
 * @param {string} [lock]
 * @returns {string[]} the address of its main script, or none
 */
export const pageOf = (lock = "") => (lock.startsWith(PAGE) ? [lock.slice(PAGE.length)] : []);

const PAGE = "chocobox-page ";
