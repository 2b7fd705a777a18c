/** Made by py/runtime/licences.mjs when the site is built. */
declare module "virtual:licences" {
  const licences: { name: string; version: string; licence: string; homepage: string }[];
  export const licenceTexts: string;
  export default licences;
}

/** Pyodide's scripts as they are shipped; py/runtime/onefile.mjs builds them into a worker. */
declare module "virtual:pyodide/*";
