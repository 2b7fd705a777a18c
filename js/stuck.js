// A classic script: it runs even where no module does, as in a frame without an origin or from a folder, and comes after the first of them.

if (!document.documentElement.hasAttribute("data-begun")) {
  const said = /** @type {HTMLElement} */ (
    document.getElementById(self.origin === "null" ? "shut" : "stuck")
  );
  said.querySelector("button")?.addEventListener("click", () => location.reload());
  said.hidden = false;
}
