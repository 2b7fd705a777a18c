"""Whether all that a screen says can be read where it stands, and all its keys be touched."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

READ = """([first, within]) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const rgba = (css) => {
    if (!known.has(css)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      known.set(css, [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
    }
    return known.get(css);
  };
  const over = (top, base) => base.map((part, i) => top[i] * top[3] + part * (1 - top[3]));
  const light = (colour) => {
    const linear = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (...two) => {
    const [dark, bright] = two.map(light).sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const coloursOf = ({ backgroundColor, backgroundImage }) => {
    const base = rgba(backgroundColor);
    const stops = (backgroundImage.match(/(?:rgba?|oklab|color)\\([^()]*\\)/g) ?? []).map(rgba);
    if (base[3] === 1) return [base, ...stops.map((stop) => over(stop, base))];
    return stops.filter((stop) => stop[3] > 0.9);
  };

  const told = (thing) => thing.outerHTML.replace(/<!--.*?-->|\\s+(?=\\s)/g, "").slice(0, 70);
  const parents = (thing) => {
    const all = [];
    for (let it = thing; it && it !== document.body; it = it.parentElement) all.push(it);
    return all;
  };
  const isHeard = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return (width <= 1.5 && height <= 1.5) || getComputedStyle(thing).clipPath === "inset(50%)";
  };
  const isSeen = (thing) =>
    thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !parents(thing).some((one) => isHeard(one) || one.inert);
  const paints = (thing) => {
    const { backgroundColor, backgroundImage, fill, stroke } = getComputedStyle(thing);
    if (/^(img|canvas|video)$/.test(thing.localName)) return true;
    const isDrawn = thing instanceof SVGElement && !(thing instanceof SVGSVGElement);
    const colours = isDrawn ? [fill, stroke].filter((one) => one !== "none") : [backgroundColor];
    return backgroundImage !== "none" || colours.some((one) => rgba(one)[3] > 0.5);
  };
  const scrolls = (thing) => {
    const { overflowX, overflowY } = getComputedStyle(thing);
    return /auto|scroll/.test(overflowX + overflowY)
      && (thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1);
  };
  const has = ({ left, right, top, bottom }, [x, y], slack = 0) =>
    x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.scrollingElement;
  const isHigher = page.scrollHeight > innerHeight + 1;

  /* What follows a key reaches farther than the key, and is clear. */
  const paintsAt = (one, point) => paints(one) && has(one.getBoundingClientRect(), point);

  /* Where a thing's point is: "" if it is seen, "scrolled" away, or what is wrong. */
  const whereIs = (thing, point) => {
    for (const one of parents(thing)) {
      const { overflow, position } = getComputedStyle(one);
      if (overflow !== "visible" && !has(one.getBoundingClientRect(), point))
        return scrolls(one) ? "scrolled" : `cut by ${told(one)}`;
      if (position === "fixed") break;
    }
    if (!has(screen, point)) return "off the screen";
    for (const one of document.elementsFromPoint(...point)) {
      if (thing.contains(one)) return "";
      if (paintsAt(one, point)) return one.contains(thing) ? "" : `covered by ${told(one)}`;
    }
    return "";
  };
  const wrongAt = (thing, points) => points.map((at) => whereIs(thing, at)).find(Boolean) ?? "";
  const lineAcross = ({ left, right, top, bottom, width, height }, isTurned = width < height) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return isTurned
      ? [[x, top + 2], [x, y], [x, bottom - 2]]
      : [[left + 2, y], [x, y], [right - 2, y]];
  };
  /* A single digit is higher than it is broad, and yet not turned. */
  const isWrittenDown = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return (width - height) * (thing.offsetWidth - thing.offsetHeight) < 0;
  };
  const cornersOf = ({ left, right, top, bottom }) =>
    [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) =>
      [x + ((left + right) / 2 - x) / 3, y + ((top + bottom) / 2 - y) / 3]);

  const lines = [];
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: thing } = walker.currentNode;
    if (!data.trim() || thing.closest("svg, script, style, noscript")) continue;
    if (!isSeen(thing) || !thing.closest(within)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const isBlock = (one) => !/inline$|contents/.test(getComputedStyle(one).display);
    const block = parents(thing).find(isBlock);
    const isLine = ({ width, height }) => Math.min(width, height) > 2;
    const boxes = () => [...range.getClientRects()].filter(isLine);
    const words = data.trim();
    boxes().forEach((_, number) => lines.push({ thing, block, words, box: () => boxes()[number] }));
  }
  const keys = [...sheet.querySelectorAll("a[href], button, input, summary")]
    .filter((thing) => isSeen(thing) && !thing.disabled && !thing.closest("label"))
    .filter((thing) => thing.closest(within))
    .map((thing) => {
      const box = () => thing.getBoundingClientRect();
      return { thing, words: told(thing), box, isKey: true };
    });

  const faults = new Set();
  const fault = ({ words }, what) => faults.add(`"${words.slice(0, 60)}" ${what}`);
  const wrong = ({ thing, box, isKey }) =>
    wrongAt(thing, isKey ? cornersOf(box()) : lineAcross(box()));
  const style = new CSSStyleSheet();
  style.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(style);

  const away = [];
  for (const one of [...lines, ...keys]) {
    const what = wrong(one);
    one.place = one.box();
    one.isSeen = !what;
    if (what === "scrolled" || (what && isHigher)) away.push(one);
    else if (what) fault(one, what);
    if (what === "scrolled" && first && one.thing.closest(first) && !one.isKey)
      fault(one, "is not seen at once");
  }
  const seen = lines.filter((one) => one.isSeen);
  for (const [number, one] of seen.entries()) {
    const { block, place, thing } = one;
    const line = lineAcross(place, isWrittenDown(thing));
    if (block && line.some((at) => !has(block.getBoundingClientRect(), at, 2)))
      fault(one, `is broader than its room, ${told(block)}`);
    for (const other of seen.slice(number + 1)) {
      const [a, b] = [place, other.place];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (Math.min(across, down) > 6 && other.thing !== thing)
        fault(one, `lies upon "${other.words.slice(0, 40)}"`);
    }
  }
  for (const one of keys) {
    const { width, height } = one.place;
    if (!one.thing.innerText.trim() && width > 3 * height) fault(one, "is a bar without a word");
  }
  for (const one of seen) {
    const { color, fontSize, fontWeight, opacity } = getComputedStyle(one.thing);
    if (opacity !== "1" || one.thing.closest(":disabled")) continue;
    const [, middle] = lineAcross(one.place);
    const below = document.elementsFromPoint(...middle).find((one) => paintsAt(one, middle));
    if (!below || below instanceof SVGElement || below.localName === "img") continue;
    const all = coloursOf(getComputedStyle(below)).map((it) => contrast(rgba(color), it));
    const least = Math.min(...all);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.6 : 24);
    if (least < (isLarge ? 3 : 4.5))
      fault(one, `has a contrast of ${least.toFixed(1)} on ${told(below)}`);
  }

  const moved = new Set();
  for (const one of away) {
    for (const around of parents(one.thing).filter(scrolls)) {
      const [box, room] = [one.box(), around.getBoundingClientRect()];
      const scale = room.height / around.offsetHeight || 1;
      around.scrollTop += ((box.top + box.bottom) / 2 - (room.top + room.bottom) / 2) / scale;
      around.scrollLeft += ((box.left + box.right) / 2 - (room.left + room.right) / 2) / scale;
      moved.add(around);
    }
    let what = wrong(one);
    for (const height of isHigher ? [0.5, 0.15, 0.85] : []) { // what sticks to an edge may cover it
      if (!what) break;
      const { top, bottom } = one.box();
      scrollBy({ top: (top + bottom) / 2 - height * innerHeight, behavior: "instant" });
      what = wrong(one);
    }
    if (what) fault(one, `is ${what}, however it is scrolled`);
  }
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const around of moved) {
    around.scrollTo({ top: 0, left: 0, behavior: "instant" });
    const room = around.clientHeight / em;
    if (room < 2.9) faults.add(`only ${room.toFixed(1)} em are seen at a time of ${told(around)}`);
  }
  if (isHigher) scrollTo({ top: 0, behavior: "instant" });
  document.adoptedStyleSheets.pop();
  return [...faults];
}"""
"""What cannot be read or touched: cut, covered, off the screen, broader than its room, too pale.

What can be scrolled to is looked at there; what matters first has to be seen without that.
"""

LARGE = "(text) => { document.documentElement.style.fontSize = `${text}%`; }"
"""Type as large as somebody needs it, in hundredths of the usual."""


def unread(page: Page, first: str = "", within: str = "body") -> Iterator[str]:
    """All in there that cannot be read or touched; what is `first` has to be seen at once."""
    yield from page.evaluate(READ, [first, within])
