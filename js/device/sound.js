/** Wood, foil and paper: short sounds made on the spot, so that no file is loaded. Off by one tap, and that is remembered. */

/** @typedef {{get(key: string): any, set(key: string, value: any): void}} Store */
/** @typedef {(context: AudioContext, out: AudioNode, at: number) => void} Part */

/** Something hollow is hit, so many seconds late. @param {number} late @param {{pitch: number, span: number, loud: number}} how @returns {Part} */
const knock =
  (late, { pitch, span, loud }) =>
  (c, out, now) => {
    const at = now + late;
    const tone = c.createOscillator();
    tone.frequency.setValueAtTime(pitch * 1.5, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
    tone.connect(fading(c, out, at, span, loud));
    tone.start(at);
    tone.stop(at + span);
  };

/** Something thin is moved. @param {number} late @param {{low: number, high: number, span: number, loud: number}} how @returns {Part} */
const rustle =
  (late, { low, high, span, loud }) =>
  (c, out, now) => {
    const at = now + late;
    const grain = c.createBuffer(1, Math.ceil(c.sampleRate * span), c.sampleRate);
    const data = grain.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    const source = c.createBufferSource();
    source.buffer = grain;
    const band = c.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(low, at);
    band.frequency.exponentialRampToValueAtTime(high, at + span);
    source.connect(band).connect(fading(c, out, at, span, loud));
    source.start(at);
  };

/** A hoarse throat opens and closes. @param {number} late @param {{low: number, high: number, span: number, loud: number}} how @returns {Part} */
const squawk =
  (late, { low, high, span, loud }) =>
  (c, out, now) => {
    const at = now + late;
    const [voice, rough] = [c.createOscillator(), c.createOscillator()];
    voice.type = "sawtooth";
    voice.frequency.setValueAtTime(low, at);
    voice.frequency.linearRampToValueAtTime(high, at + 0.35 * span);
    voice.frequency.linearRampToValueAtTime(0.8 * low, at + span);
    rough.frequency.value = 64;
    const depth = c.createGain();
    depth.gain.value = 0.14 * high;
    rough.connect(depth).connect(voice.frequency);
    const throat = c.createBiquadFilter();
    throat.type = "bandpass";
    throat.frequency.value = 2.4 * low;
    throat.Q.value = 1.4;
    voice.connect(throat).connect(fading(c, out, at, span, loud));
    for (const tone of [voice, rough]) {
      tone.start(at);
      tone.stop(at + span);
    }
  };

/** @param {AudioContext} c @param {AudioNode} out @param {number} at @param {number} span @param {number} loud */
function fading(c, out, at, span, loud) {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + span);
  gain.connect(out);
  return gain;
}

/** @type {Record<string, Part[]>} each under half a second */
export const RECIPES = {
  /** A card is picked up. */
  lift: [rustle(0, { low: 2600, high: 5200, span: 0.07, loud: 0.1 })],
  /** A card is turned, or goes back. */
  turn: [rustle(0, { low: 1400, high: 2600, span: 0.09, loud: 0.12 })],
  /** A card is drawn. */
  paper: [rustle(0, { low: 900, high: 3800, span: 0.2, loud: 0.16 })],
  /** A card lies on the wood. */
  wood: [
    knock(0, { pitch: 190, span: 0.13, loud: 0.5 }),
    rustle(0, { low: 700, high: 500, span: 0.05, loud: 0.2 }),
  ],
  /** A card lies on other cards. */
  stack: [
    knock(0, { pitch: 260, span: 0.1, loud: 0.4 }),
    knock(0.07, { pitch: 330, span: 0.1, loud: 0.3 }),
  ],
  /** A smartie is put down. */
  smartie: [
    knock(0, { pitch: 620, span: 0.06, loud: 0.35 }),
    knock(0.06, { pitch: 700, span: 0.05, loud: 0.18 }),
  ],
  /** Foil crackles: a colour is chosen, a swap is made. */
  foil: [0, 0.05, 0.09, 0.16, 0.21].map((late) =>
    rustle(late, { low: 5200, high: 7600, span: 0.035, loud: 0.09 }),
  ),
  /** A hand lands flat on a card. */
  slap: [
    knock(0, { pitch: 120, span: 0.12, loud: 0.6 }),
    rustle(0, { low: 2200, high: 900, span: 0.07, loud: 0.35 }),
  ],
  /** A whole pile is swept to its winner's deck. */
  sweep: [
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const [low, high, loud] = [700 + 300 * i, 1500 + 420 * i, 0.3 + 0.05 * i];
      return rustle(i * 0.05, { low, high, span: 0.14, loud });
    }),
    knock(0.31, { pitch: 210, span: 0.14, loud: 0.35 }),
  ],
  /** A parrot lies there: it says something twice. */
  parrot: [
    squawk(0, { low: 620, high: 1150, span: 0.16, loud: 0.7 }),
    squawk(0.16, { low: 560, high: 1000, span: 0.26, loud: 0.6 }),
  ],
  /** A far-off bang: somebody has called. */
  boom: [
    knock(0, { pitch: 58, span: 0.45, loud: 0.7 }),
    rustle(0, { low: 900, high: 200, span: 0.4, loud: 0.3 }),
  ],
  /** Something sinks in: a turn is lost. */
  bust: [165, 139, 110].map((pitch, i) =>
    knock(i * 0.09, { pitch, span: 0.2, loud: 0.3 - i * 0.06 }),
  ),
  /** The box is closed: the game is over. */
  end: [196, 247, 294].map((pitch, i) => knock(i * 0.11, { pitch, span: 0.24, loud: 0.35 })),
};

/** @param {Store} store holds `sound`: false when it is off */
export function createSound(store) {
  /** @type {AudioContext | null} */
  let context = null;

  /** @param {string} name */
  function play(name) {
    const recipe = RECIPES[name];
    if (!recipe || store.get("sound") === false || typeof AudioContext === "undefined") return;
    try {
      context ??= new AudioContext();
      if (context.state !== "running") context.resume().catch(() => undefined);
      const out = context.createGain();
      out.gain.value = 0.5;
      out.connect(context.destination);
      for (const part of recipe) part(context, out, context.currentTime);
    } catch {
      // A browser without sound plays on in silence.
    }
  }

  return {
    play,
    isOn: () => store.get("sound") !== false,
    toggle: () => store.set("sound", store.get("sound") === false),
  };
}
