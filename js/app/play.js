/**
 * The pages where games are chosen, played and kept, with all games and their table: one script,
 * which is brought once the shelf stands.
 */

export { PAGES } from "../games/pages.js";
export { page as table } from "../pages/table.js";
export { learn, page as begin } from "./new.js";
export { page as saves } from "./saves.js";
export { page as setUp } from "./setup.js";
