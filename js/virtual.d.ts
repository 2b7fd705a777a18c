/** Pyodide's scripts as they are shipped; py/runtime/onefile.mjs builds them into a worker. */
declare module "virtual:pyodide/*";

/** The languages, and what brings either file of each; py/runtime/words.mjs makes them. */
declare module "virtual:words" {
  type Texts = () => Promise<string[]>;
  const files: Record<string, { first: Texts; later: Texts }>;
  export default files;
}
