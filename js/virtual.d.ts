/** Made by py/runtime/licences.mjs when the site is built. */
declare module "virtual:licences" {
  export const licenceTexts: string;
}

/** Pyodide's scripts as they are shipped; py/runtime/onefile.mjs builds them into a worker. */
declare module "virtual:pyodide/*";
