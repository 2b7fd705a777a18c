/** Schokoly's things are the box's own chocolates. */

export { moulds } from "../../table/chocolates.js";
