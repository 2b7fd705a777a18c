/** Wood, foil and paper: short sounds made on the spot, so that no file is loaded. Off by one tap, and that is remembered. */

/** @typedef {{get(key: string): any, set(key: string, value: any): void}} Store */
/** @typedef {(c: AudioContext, at: number, from: number, to: number, span: number) => AudioNode} Instrument its pitch goes from here to there, in Hz; times are in seconds */

/** Something hollow is hit. @type {Instrument} */
function knock(c, at, from, to, span) {
  const tone = c.createOscillator();
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + 0.03);
  tone.start(at);
  tone.stop(at + span);
  return tone;
}

/** Something thin is moved. @type {Instrument} */
function rustle(c, at, from, to, span) {
  const grain = c.createBuffer(1, Math.ceil(c.sampleRate * span), c.sampleRate);
  const data = grain.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = grain;
  const band = c.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + span);
  source.start(at);
  return source.connect(band);
}

/** A hoarse throat opens and closes. @type {Instrument} */
function squawk(c, at, from, to, span) {
  const [voice, rough] = [c.createOscillator(), c.createOscillator()];
  voice.type = "sawtooth";
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.linearRampToValueAtTime(to, at + 0.35 * span);
  voice.frequency.linearRampToValueAtTime(0.8 * from, at + span);
  rough.frequency.value = 64;
  const depth = c.createGain();
  depth.gain.value = 0.14 * to;
  rough.connect(depth).connect(voice.frequency);
  const throat = c.createBiquadFilter();
  throat.type = "bandpass";
  throat.frequency.value = 2.4 * from;
  throat.Q.value = 1.4;
  for (const tone of [voice, rough]) {
    tone.start(at);
    tone.stop(at + span);
  }
  return voice.connect(throat);
}

/** What is heard is there at once, and dies away. @param {AudioContext} c @param {number} at @param {number} span @param {number} loud */
function fading(c, at, span, loud) {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + span);
  return gain;
}

/**
 * Each sound, under half a second: its name, an instrument, when it begins, from which pitch to which, for how long, how loud.
 * @type {[name: string, Instrument, late: number, from: number, to: number, span: number, loud: number][]}
 */
export const SOUNDS = [
  ["lift", rustle, 0, 2600, 5200, 0.07, 0.1], // a card is picked up
  ["turn", rustle, 0, 1400, 2600, 0.09, 0.12], // a card is turned, or goes back
  ["paper", rustle, 0, 900, 3800, 0.2, 0.16], // a card is drawn
  ["wood", knock, 0, 285, 190, 0.13, 0.5], // a card lies on the wood
  ["wood", rustle, 0, 700, 500, 0.05, 0.2],
  ["stack", knock, 0, 390, 260, 0.1, 0.4], // a card lies on other cards
  ["stack", knock, 0.07, 495, 330, 0.1, 0.3],
  ["smartie", knock, 0, 930, 620, 0.06, 0.35], // a smartie is put down
  ["smartie", knock, 0.06, 1050, 700, 0.05, 0.18],
  ["foil", rustle, 0, 5200, 7600, 0.035, 0.09], // foil crackles: a colour is chosen, a swap is made
  ["foil", rustle, 0.05, 5200, 7600, 0.035, 0.09],
  ["foil", rustle, 0.09, 5200, 7600, 0.035, 0.09],
  ["foil", rustle, 0.16, 5200, 7600, 0.035, 0.09],
  ["foil", rustle, 0.21, 5200, 7600, 0.035, 0.09],
  ["slap", knock, 0, 180, 120, 0.12, 0.6], // a hand lands flat on a card
  ["slap", rustle, 0, 2200, 900, 0.07, 0.35],
  ["sweep", rustle, 0, 700, 1500, 0.14, 0.3], // a whole pile is swept to its winner's deck
  ["sweep", rustle, 0.05, 1000, 1920, 0.14, 0.35],
  ["sweep", rustle, 0.1, 1300, 2340, 0.14, 0.4],
  ["sweep", rustle, 0.15, 1600, 2760, 0.14, 0.45],
  ["sweep", rustle, 0.2, 1900, 3180, 0.14, 0.5],
  ["sweep", rustle, 0.25, 2200, 3600, 0.14, 0.55],
  ["sweep", knock, 0.31, 315, 210, 0.14, 0.35],
  ["parrot", squawk, 0, 620, 1150, 0.16, 0.7], // a parrot lies there: it says something twice
  ["parrot", squawk, 0.16, 560, 1000, 0.26, 0.6],
  ["boom", knock, 0, 87, 58, 0.45, 0.7], // a far-off bang: somebody has called
  ["boom", rustle, 0, 900, 200, 0.4, 0.3],
  ["bust", knock, 0, 247.5, 165, 0.2, 0.3], // something sinks in: a turn is lost
  ["bust", knock, 0.09, 208.5, 139, 0.2, 0.24],
  ["bust", knock, 0.18, 165, 110, 0.2, 0.18],
  ["end", knock, 0, 294, 196, 0.24, 0.35], // the box is closed: the game is over
  ["end", knock, 0.11, 370.5, 247, 0.24, 0.35],
  ["end", knock, 0.22, 441, 294, 0.24, 0.35],
];

/** @param {Store} store holds `sound`: false when it is off */
export function createSound(store) {
  /** @type {AudioContext | null} */
  let context = null;
  const isOn = () => store.get("sound") !== false;

  /** @param {string} wanted */
  function play(wanted) {
    const parts = SOUNDS.filter(([name]) => name === wanted);
    if (!parts.length || !isOn() || typeof AudioContext === "undefined") return;
    try {
      context ??= new AudioContext();
      if (context.state !== "running") context.resume().catch(() => undefined);
      const out = context.createGain();
      out.gain.value = 0.5;
      out.connect(context.destination);
      for (const [, instrument, late, from, to, span, loud] of parts) {
        const at = context.currentTime + late;
        const fade = fading(context, at, span, loud);
        instrument(context, at, from, to, span).connect(fade).connect(out);
      }
    } catch {
      // A browser without sound plays on in silence.
    }
  }

  return { play, isOn, toggle: () => store.set("sound", !isOn()) };
}
