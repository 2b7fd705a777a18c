/**
 * What stands around the page: for the site and the one file, nothing. In the SCORM package
 * `scorm.js` takes the place of this file.
 */

/**
 * @typedef {object} Platform a learning platform that may want to know a result
 * @property {string} start the address of its class set, "" where it has none
 * @property {boolean} isHeard whether it listens; then it also knows who plays
 * @property {Promise<unknown>} ready comes when what the platform has kept is among the saved games
 * @property {(key: string) => {message: string, args?: Record<string, any>} | null} tells a line
 *   for the page of a set
 */

/** @param {any} _app @returns {Platform | null} */
export const createPlatform = (_app) => null;
