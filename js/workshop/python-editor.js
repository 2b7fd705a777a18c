/** All that a page needs to show the code of bots: the editor, its words and its style. */

/** @param {App} app */
export async function codeParts(app) {
  const [{ createCode }] = await Promise.all([
    import("./editor.js"),
    app.moreWords("workshop"),
    app.moreWords("bots"),
    import("../../assets/style/workshop.css"),
    import("../../assets/style/bots.css"),
  ]);
  return createCode;
}
