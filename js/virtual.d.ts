/** Pyodide's scripts as they are shipped; py/runtime/onefile.mjs builds them into a worker. */
declare module "virtual:pyodide/*";
