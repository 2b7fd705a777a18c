// Comes before all else in a worker in the sandbox.
// Pyodide refuses a worker that can call it, lest it cannot import modules
Object.assign(self, { isSandboxed: true, importScripts: undefined });
{
  const MOST = 128 << 20; // enough memory for any bot; whoever wants more gets Python's MemoryError
  const PAGE = 1 << 16;
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
}
