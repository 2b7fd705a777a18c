/** For teachers: one set with its results. */

import { setPage } from "./class-set.js";

/** @param {App} app @param {Params} params @returns {Promise<Page | null>} */
export const page = (app, { id }) => setPage(app, id);
