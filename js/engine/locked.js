/**
 * Takes from the worker all that could reach the net, keep anything or make code of a text. A
 * page's policy does not hold for its worker, and Python could ask for anything through `import
 * js`. What still needs such things holds them by itself.
 */

/** What only computes stays; whatever else a browser has, or will have one day, goes. */
const LANGUAGE = `Object Function Array Number Boolean String Symbol BigInt Date RegExp Promise Map Set WeakMap
  WeakSet WeakRef FinalizationRegistry Proxy Reflect Iterator DisposableStack AsyncDisposableStack
  Error AggregateError EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError
  URIError InternalError ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array
  Float16Array Float32Array Float64Array JSON Math Intl Temporal WebAssembly Infinity NaN
  undefined globalThis eval parseFloat parseInt isFinite isNaN decodeURI decodeURIComponent
  encodeURI encodeURIComponent escape unescape`;
const BROWSER = `self name location origin navigator console performance crypto isSecureContext
  crossOriginIsolated WorkerGlobalScope DedicatedWorkerGlobalScope WorkerLocation WorkerNavigator
  Performance Crypto SubtleCrypto CryptoKey EventTarget Event ErrorEvent MessageEvent
  PromiseRejectionEvent addEventListener removeEventListener dispatchEvent onmessage
  onmessageerror onerror onunhandledrejection onrejectionhandled reportError postMessage
  MessageChannel MessagePort setTimeout clearTimeout setInterval clearInterval queueMicrotask
  structuredClone atob btoa TextEncoder TextDecoder Blob Response Headers ReadableStream
  WritableStream TransformStream CompressionStream DecompressionStream URL URLSearchParams
  AbortController AbortSignal DOMException`;
const NAVIGATOR = "userAgent language languages platform onLine hardwareConcurrency";

/** @param {any} scope the worker's global object */
export function lock(scope = globalThis) {
  strip(scope, `${LANGUAGE} ${BROWSER}`);
  strip(scope.navigator, NAVIGATOR);
  for (const name of ["setTimeout", "setInterval"])
    replaceAll(scope, name, (own) => forFunctions(scope, own));
  replaceAll(scope, "eval", () => refuse);
  for (const made of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    const kind = Object.getPrototypeOf(made);
    const instead = Object.defineProperties(
      function () {
        refuse();
      },
      { name: { value: kind.constructor.name }, prototype: { value: kind } },
    );
    put(kind, "constructor", instead);
    if (kind === Function.prototype) put(scope, "Function", instead);
  }
}

/** Throws; where JavaScript would make code of a text. */
function refuse() {
  throw new EvalError("no code is made of texts here");
}

/** A clock that would make code of a text otherwise. @param {any} scope @param {Function} own */
const forFunctions =
  (scope, own) =>
  (/** @type {unknown} */ work, /** @type {unknown[]} */ ...rest) =>
    typeof work === "function" ? own.call(scope, work, ...rest) : refuse();

/** Leaves these names alone, and what all objects have. @param {any} thing @param {string} names */
function strip(thing, names) {
  const exempt = new Set(["constructor", ...names.split(/\s+/)]);
  for (const holder of holders(thing)) {
    for (const name of Object.getOwnPropertyNames(holder))
      if (!exempt.has(name)) put(holder, name, undefined);
  }
}

/** @param {any} thing @param {string} name @param {(own: any) => any} change */
function replaceAll(thing, name, change) {
  const value = change(thing[name]);
  for (const holder of holders(thing)) if (Object.hasOwn(holder, name)) put(holder, name, value);
}

/**
 * An object and what it inherits from, for browsers keep the same thing at different places.
 * @param {any} thing
 * @returns {any[]}
 */
const holders = (thing) =>
  thing && thing !== Object.prototype ? [thing, ...holders(Object.getPrototypeOf(thing))] : [];

/** For good. @param {any} holder @param {string} name @param {unknown} value */
const put = (holder, name, value) =>
  Reflect.defineProperty(holder, name, {
    value,
    writable: false,
    enumerable: false,
    configurable: false,
  });
