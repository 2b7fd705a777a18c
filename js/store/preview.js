/** The set that a teacher sees as pupils will see it, and the page to go back to. */

let preview = { key: "", from: "" };

/** @param {string} key of the set @param {string} from the address of the teacher's page */
export const previewFrom = (key, from) => {
  preview = { key, from };
};

/** The set that was looked at last, and where from. */
export const previewed = () => preview;
