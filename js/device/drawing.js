/**
 * A drawing of the page as a file that needs nothing of the page: its colours, letters and symbols
 * are written into it. And the same as a bitmap.
 */

const SVG = "http://www.w3.org/2000/svg";
const LINK = "http://www.w3.org/1999/xlink";

/** What a part has from the part around it, unless it says otherwise. */
const INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"],
  ...["stroke-linecap", "stroke-linejoin", "stroke-dasharray", "text-anchor"],
  ...["font-family", "font-size", "font-weight", "letter-spacing", "visibility"],
];
/** What it has of its own, and how that usually is. @type {Record<string, string>} */
const OWN = { opacity: "1", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1" };
/** Letters of the page are not in the file. */
const LETTERS = "sans-serif";
/** The names of attributes that are of use in the page alone. */
const USELESS = /^(class|style|role|tabindex|aria-.*|data-(?!symbol).*)$/;

/**
 * The text of an SVG file with the same drawing on white.
 * @param {SVGSVGElement} drawing as it stands on the page
 * @param {number} long its longer side, in pixels
 */
export function textOf(drawing, long) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const place = document.createElement("div");
  place.className = "unseen paper-copy";
  place.append(copy);
  drawing.parentNode?.append(place); // what its style is depends on where it stands
  try {
    const drawn = unfolded(copy);
    for (const write of [copy, ...copy.querySelectorAll("*")].map(written)) write();
    for (const comment of commentsIn(copy)) comment.remove();
    for (const one of drawn.reverse()) fold(copy, one);
    return new XMLSerializer().serializeToString(framed(copy, long));
  } finally {
    place.remove();
  }
}

/**
 * @typedef {{place: Element, box: string, id: string}} Unfolded a symbol in its first place; box:
 *   its viewBox
 */

/**
 * Each symbol stands where it is used first, so that its style can be read there. Where it is used
 * in the same way again, its use stays.
 * @param {SVGSVGElement} copy
 */
function unfolded(copy) {
  /** @type {Map<string, Unfolded>} */
  const known = new Map();
  const symbols = new Map([...copy.querySelectorAll("symbol")].map((one) => [one.id, one]));
  for (const symbol of symbols.values()) symbol.remove();
  const next = () => copy.querySelector("use:not([data-symbol])");
  for (let use = next(); use; use = next()) {
    const name = (use.getAttribute("href") ?? "").slice(1);
    const symbol = symbols.get(name) ?? document.getElementById(name);
    const style = getComputedStyle(use);
    const key = [name, ...["color", ...INHERITED].map((it) => style.getPropertyValue(it))].join();
    const id = known.get(key)?.id ?? `drawn-${known.size}`;
    if (symbol && !known.has(key)) known.set(key, { id, ...inPlace(use, symbol) });
    if (symbol) use.setAttribute("data-symbol", id);
    else use.remove();
  }
  return [...known.values()];
}

/** @param {string} name */
const element = (name) => document.createElementNS(SVG, name);

/** A symbol after its use, within all that this says. @param {Element} use @param {Element} symbol */
function inPlace(use, symbol) {
  const [place, inner] = [element("g"), element("g")];
  place.setAttribute("data-place", "");
  take(place, use, ["class", "style"]);
  const isSymbol = symbol.localName === "symbol";
  if (isSymbol) {
    const own = [...symbol.attributes].map(({ name }) => name);
    take(
      inner,
      symbol,
      own.filter((name) => !["id", "viewBox"].includes(name)),
    );
    inner.append(...symbol.cloneNode(true).childNodes);
  } else inner.append(symbol.cloneNode(true));
  inner.firstElementChild?.removeAttribute("id");
  place.append(inner);
  use.after(place);
  return { place, box: (isSymbol && symbol.getAttribute("viewBox")) || "" };
}

/** @param {Element} to @param {Element} from @param {string[]} names of attributes */
function take(to, from, names) {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}

/** The symbol goes where it is only looked up. @param {SVGSVGElement} copy @param {Unfolded} one */
function fold(copy, { id, box, place }) {
  const symbol = element(box ? "symbol" : "g");
  symbol.id = id;
  if (box) symbol.setAttribute("viewBox", box);
  symbol.append(place);
  const aside = element("defs");
  aside.append(symbol);
  copy.prepend(aside);
  for (const use of copy.querySelectorAll(`use[data-symbol="${id}"]`)) {
    use.removeAttribute("data-symbol");
    use.removeAttribute("href");
    use.setAttributeNS(LINK, "xlink:href", `#${id}`);
  }
}

/** Reads a part's style; what it returns writes that into the part. @param {Element} part */
function written(part) {
  const { parentElement } = part;
  const style = getComputedStyle(part);
  const around =
    parentElement && parentElement.localName !== "div" && getComputedStyle(parentElement);
  const isPlace = part.hasAttribute("data-place"); // its use has what is its own
  const names = isPlace ? INHERITED : [...INHERITED, ...Object.keys(OWN)];
  /** @type {[string, string][]} */
  const found = [];
  for (const name of names) {
    const value = style.getPropertyValue(name);
    const usual = OWN[name] ?? (around ? around.getPropertyValue(name) : "");
    if (value !== usual) found.push([name, name === "font-family" ? LETTERS : local(value)]);
  }
  const [x = "", y = "0"] = style.translate.match(/-?[\d.]+/g) ?? [];
  if (x && !isPlace && !part.hasAttribute("transform"))
    found.push(["transform", `translate(${x} ${y})`]);
  const isGone = style.display === "none";
  return () => {
    for (const { name } of [...part.attributes])
      if (USELESS.test(name) || names.includes(name)) part.removeAttribute(name);
    for (const [name, value] of found) part.setAttribute(name, value);
    if (isGone) part.remove();
  };
}

/** What is looked up in the page is looked up in the file. @param {string} value */
const local = (value) => value.replace(/url\(["']?[^"')]*(#[^"')]+)["']?\)/g, "url($1)");

/** What lit has noted for itself. @param {Element} copy */
function commentsIn(copy) {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found = /** @type {Comment[]} */ ([]);
  while (walker.nextNode()) found.push(/** @type {Comment} */ (walker.currentNode));
  return found;
}

/** Its size, and white paper below. @param {SVGSVGElement} copy @param {number} long */
function framed(copy, long) {
  const [x = 0, y = 0, w = 1, h = 1] = (copy.getAttribute("viewBox") ?? "")
    .split(/\s+/)
    .map(Number);
  const scale = long / Math.max(w, h);
  const paper = document.createElementNS(SVG, "rect");
  const size = { width: Math.round(w * scale), height: Math.round(h * scale) };
  const far = { x: x - w, y: y - h, width: 3 * w, height: 3 * h }; // no edge shines through
  for (const [name, value] of Object.entries({ ...far, fill: "white" }))
    paper.setAttribute(name, `${value}`);
  copy.prepend(paper);
  copy.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:xlink", LINK);
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, `${value}`);
  return copy;
}

/** An SVG file as a bitmap. @param {string} text @returns {Promise<Blob>} */
export async function bitmapOf(text) {
  const image = new Image();
  await new Promise((resolve, reject) => {
    Object.assign(image, { onload: resolve, onerror: reject });
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no bitmap"))), "image/png"),
  );
}
