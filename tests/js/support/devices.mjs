// Devices that meet without a browser: what one has of a connection, as far as it is used here.

import assert from "node:assert/strict";

/** Devices by their tickets. @type {Map<string, any>} */
export const devices = new Map();

/** What a browser has for one connection, as far as it is used here. */
class Device {
  iceGatheringState = "complete";
  localDescription = { sdp: "" };
  hoped = 0;
  isAsleep = false;
  /** What came while it slept. @type {string[]} */
  held = [];
  /** @type {any} */
  other = null;
  /** @type {any} */
  wanted = null;
  /** @type {any} */
  channel = null;
  isClosed = false;

  /** @param {string} _ @param {object} how */
  createDataChannel(_, how) {
    assert.deepEqual(how, { negotiated: true, id: 0 });
    this.channel = {
      bufferedAmount: 0,
      sent: [],
      send: (/** @type {string} */ text) => {
        if (!this.other) throw new Error("not open");
        if (this.isAsleep) return;
        this.channel.sent.push(text);
        this.other.hear(Buffer.from(text).toString()); // half a sign is lost
      },
    };
    return this.channel;
  }

  async setLocalDescription() {
    this.localDescription.sdp = `sdp ${devices.size}`;
    devices.set(`T${devices.size}`, this);
  }

  /** Both know each other: then it opens at once. @param {{type: string, sdp: string}} how */
  async setRemoteDescription({ type, sdp }) {
    assert.equal(type, "answer");
    if (sdp === "welcome bad") throw new Error("no answer");
    this.wanted = devices.get(sdp.slice("welcome ".length));
    if (this.wanted.wanted !== this) return;
    for (const [one, other] of [
      [this, this.wanted],
      [this.wanted, this],
    ])
      one.other = other;
    this.wanted.channel.onopen();
    this.channel.onopen();
  }

  async addIceCandidate() {
    this.hoped += 1;
  }

  /** @param {string} text */
  hear(text) {
    if (this.isAsleep) this.held.push(text);
    else queueMicrotask(() => this.channel.onmessage({ data: text }));
  }

  wake() {
    this.isAsleep = false;
    for (const text of this.held.splice(0)) this.hear(text);
  }

  close() {
    this.isClosed = true;
  }
}

globalThis.RTCPeerConnection = /** @type {any} */ (Device);
/** The engine's answers about tickets. @param {any} request @returns {Promise<any>} */
export const ask = async ({ op, sdp, ticket }) => {
  if (op === "ticket") return { ticket: `T${sdp.slice("sdp ".length)}` };
  return devices.has(ticket) || ticket === "bad"
    ? { welcome: `welcome ${ticket}` }
    : { error: { type: "no-ticket" } };
};
