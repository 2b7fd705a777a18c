// A classic script, after the first module. It runs even where no module does: in a frame without an origin, or from a folder.

if (!document.documentElement.hasAttribute("data-begun")) {
  const said = /** @type {HTMLElement} */ (
    document.getElementById(self.origin === "null" ? "shut" : "stuck")
  );
  said.querySelector("button")?.addEventListener("click", () => location.reload());
  said.hidden = false;
}
