// Runs within a frame that reaches nothing, not even this site. It makes workers there, one after
// the other, and hands
// each of them what Python needs. A stranger's code runs in those workers only.
self.onmessage = async ({ data: { script, files, wasm }, ports: [page] }) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const module = await WebAssembly.compile(files[wasm]);
  delete files[wasm];
  /** @type {Worker | null} */
  let worker = null;
  /** @type {object | undefined} */
  let memory; // of a worker that has not heard of any stranger yet
  page.onmessage = ({ data }) => {
    if (data.text) return worker?.postMessage(data);
    worker?.terminate();
    worker = data.begin ? new Worker(url) : null;
    if (!worker) return undefined;
    worker.onmessage = ({ data }) => {
      if (data.memory) memory ??= data.memory;
      else page.postMessage(data);
    };
    worker.onerror = ({ message }) =>
      page.postMessage({ failed: { code: "no-start", text: message } });
    return worker.postMessage({ files, module, memory, isAgain: true });
  };
};
