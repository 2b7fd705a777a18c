/**
 * The channel to one other device, without any server: each shows a ticket and reads the other's.
 * It is never torn down while the other page may live, since a device that slept comes back by
 * itself.
 */

/** @import { Engine } from "../engine/engine.js" */
/** @typedef {"waiting" | "open" | "away" | "closed"} State */
/**
 * @typedef {{ask: Engine["ask"], onOpen?: () => void, onOther?: () => void, onMessage?: (value: any)
 *   => void, onState?: (state: State) => void}} Wish onOpen: the two have met, which happens once;
 *   onOther: the other one has another version, and is left
 */

/** All in ms. */
const TIME = {
  beat: 100, // a ping so often measures the way, and keeps radios awake
  away: 1000, // after so long without a sign the other one is away
  late: 500, // a beat so late tells that this page slept itself
  gather: 3000, // addresses are not waited for any longer
  hope: 2000, // so often comes an address that nobody has, or Firefox gives up after five seconds
};
const NOBODY = { candidate: "candidate:9 1 udp 1 0.0.0.0 9 typ host", sdpMid: "0" };

/** So many letters go into one message; a longer text goes in parts, each of 200 KB at most. */
const PART = 50_000;
/** No text of another device is longer. */
const MOST = 4_000_000;
/** So many of the last round trips are kept. */
const TRIPS = 100;
/** While so many bytes wait to be sent, no more pings are added. */
const QUEUE = 4096;

/** The first letter of a message says what it is. */
const [PING, PONG, MORE, LAST] = ["?", "!", "+", "."];

/** The version of the box, which each device says first; devices that meet have the same. */
const BOX = import.meta.env?.VITE_VERSION ?? "";

/** Whether this browser can meet others at all. */
export const canMeet = () => typeof globalThis.RTCPeerConnection === "function";

export class Peer {
  /** @type {State} */
  state = "waiting";
  /** The last round trips, in ms. @type {number[]} */
  trips = [];
  /** The ticket that was read. */
  #other = "";
  /** @type {RTCPeerConnection | null} */
  #connection = null;
  /** @type {RTCDataChannel | null} */
  #channel = null;
  /** @type {Promise<string> | null} */
  #ticket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** When the last sign came, and when the last beat was. */
  #heard = 0;
  #beaten = 0;
  /** The parts of a message that is not whole yet. */
  #parts = "";
  /** @type {(value: null) => void} */
  #settle = () => {};
  /** It is kept when the two have met. */
  met = new Promise((settle) => {
    this.#settle = settle;
  });

  /** @param {Wish} wish */
  constructor(wish) {
    this.wish = wish;
  }

  /**
   * The text that the other device needs. Wanted once the camera is allowed: before that a browser
   * hides its addresses behind names.
   * @returns {Promise<string>}
   */
  ticket() {
    this.#ticket ??= this.#begin();
    return this.#ticket;
  }

  /**
   * Goes to the device with this ticket, which needs this one's ticket too.
   * @param {string} ticket
   * @returns {Promise<string>} why that cannot be; "" if all is well
   */
  async join(ticket) {
    await this.ticket();
    const connection = this.#connection;
    if (!connection || this.#other) return this.#other === ticket ? "" : "joined";
    const sdp = connection.localDescription?.sdp;
    const { welcome, error } = await this.wish.ask({ op: "welcome", sdp, ticket });
    if (error) return error.type;
    if (this.#other || connection !== this.#connection)
      return this.#other === ticket ? "" : "joined";
    this.#other = ticket;
    const answer = /** @type {const} */ ({ type: "answer", sdp: welcome });
    const isGood = await connection.setRemoteDescription(answer).then(
      () => true,
      () => false,
    );
    if (!isGood) this.#other = "";
    else if (this.state === "waiting") this.#run();
    return isGood ? "" : "no-ticket";
  }

  /** Whether it has read another one's ticket, and so goes to that one alone. */
  hasRead = () => this.#other !== "";

  /** Whether there is a way: the other one answers, though it may not have read the ticket yet. */
  hasWay() {
    const state = this.#connection?.iceConnectionState ?? "";
    return state === "connected" || state === "completed";
  }

  /** Begins anew, with another ticket; only before both have met. */
  again() {
    this.#end();
    this.#other = "";
    this.#ticket = null;
    return this.ticket();
  }

  /** @param {unknown} value anything that JSON holds */
  send(value) {
    const parts = JSON.stringify(value).match(new RegExp(`.{1,${PART}}`, "gsu")) ?? [];
    const last = parts.length - 1;
    parts.forEach((part, i) => {
      this.#say((i < last ? MORE : LAST) + part);
    });
  }

  /** Nobody wants it any more. */
  close() {
    this.#end();
    this.#show("closed");
  }

  async #begin() {
    const connection = new RTCPeerConnection();
    this.#connection = connection;
    const channel = connection.createDataChannel("table", { negotiated: true, id: 0 });
    this.#channel = channel;
    channel.onopen = () => this.send({ box: BOX });
    channel.onclose = () => channel === this.#channel && this.close();
    channel.onmessage = ({ data }) => this.#hear(String(data));
    await connection.setLocalDescription();
    await gathered(connection);
    const sdp = connection.localDescription?.sdp;
    const { ticket, error } = await this.wish.ask({ op: "ticket", sdp });
    if (error) throw new Error(error.text);
    return ticket;
  }

  #end() {
    clearTimeout(this.#clock);
    this.#channel = null;
    this.#connection?.close();
    this.#connection = null;
  }

  /** The other one's first word has come. @param {any} value */
  #meet(value) {
    this.#settle(null);
    if (value?.box !== BOX) {
      this.wish.onOther?.();
      return this.close();
    }
    this.#beaten = this.#heard;
    this.state = "open";
    this.#run();
    this.wish.onOpen?.();
    return this.wish.onState?.("open");
  }

  #run() {
    clearTimeout(this.#clock);
    const isWaiting = this.state === "waiting";
    const beat = () => {
      this.#run();
      if (isWaiting) this.#connection?.addIceCandidate(NOBODY).catch(() => {});
      else this.#beat();
    };
    this.#clock = setTimeout(beat, isWaiting ? TIME.hope : TIME.beat);
  }

  #beat() {
    const now = performance.now();
    if (now - this.#beaten > TIME.late) this.#heard = now;
    this.#beaten = now;
    if ((this.#channel?.bufferedAmount ?? 0) < QUEUE) this.#say(PING + now);
    if (now - this.#heard > TIME.away) this.#show("away");
  }

  /** @param {string} text */
  #say(text) {
    try {
      this.#channel?.send(text);
    } catch {
      // the channel is full or not open: whoever comes back gets the newest of all
    }
  }

  /** @param {string} text */
  #hear(text) {
    this.#heard = performance.now();
    const [kind, rest] = [text[0], text.slice(1)];
    if (kind === PING) this.#say(PONG + rest);
    const trip = kind === PONG ? this.#heard - Number(rest) : -1;
    // what was away for longer says nothing of the way
    if (trip >= 0 && trip < TIME.away) this.trips = [...this.trips, trip].slice(-TRIPS);
    if (this.state === "away") this.#show("open");
    if (kind === MORE) this.#parts = (this.#parts + rest).slice(0, MOST);
    if (kind === LAST) this.#take(this.#parts + rest);
  }

  /** @param {string} text */
  #take(text) {
    this.#parts = "";
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      return; // what is no message says nothing
    }
    if (this.state === "waiting") this.#meet(value);
    else if (this.state !== "closed") this.wish.onMessage?.(value);
  }

  /** @param {State} state */
  #show(state) {
    if (state === this.state) return;
    this.state = state;
    this.wish.onState?.(state);
  }
}

/** All addresses are known, or no more are waited for. @param {RTCPeerConnection} connection */
const gathered = (connection) =>
  new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve(null);
    connection.onicegatheringstatechange = look;
    setTimeout(resolve, TIME.gather);
    look();
  });
