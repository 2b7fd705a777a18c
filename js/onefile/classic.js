/**
 * Pyodide refuses a worker that can call `importScripts`, lest it cannot import modules; here it
 * needs none.
 */

Object.assign(self, { importScripts: undefined });
