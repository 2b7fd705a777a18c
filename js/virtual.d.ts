/** Made by py/runtime/licences.mjs when the site is built. */
declare module "virtual:licences" {
  const licences: { name: string; version: string; licence: string; home: string }[];
  export default licences;
}
