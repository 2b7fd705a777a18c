// The ready lessons as pages for catalogues and search engines: a list in each language, and a page
// for each lesson, without any script. A lesson stands in its page's head as AMB, a profile of
// schema.org's LearningResource. No visitor of the box fetches these pages.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createWords } from "../../js/words/words.js";
import { ROOT } from "./pyodide.mjs";
import { allTexts, languages } from "./words.mjs";

/**
 * @typedef {{minutes: number, of_all?: string}} Step
 * @typedef {{name: string, game: string, minutes: number, age: number, steps: Step[],
 *   material?: boolean, subject?: string}} Lesson
 * @typedef {(id: string, args?: Record<string, any>) => string} Say
 */

export const FOLDER = "lessons/";
const LOOK = "look.css";
const ICON = "../icons/icon-192.png";
const KIM = "w3id.org/kim/";
const ROLE = "http://purl.org/dcx/lrmi-vocabs/educationalAudienceRole/";

/** A term as its vocabulary labels it. @param {string} id @param {Record<string, string>} prefLabel */
const term = (id, prefLabel) => ({ type: "Concept", id, prefLabel });

/** The school subjects that a lesson's file may name. @type {Record<string, object>} */
const SUBJECTS = {
  mathematics: term(`http://${KIM}schulfaecher/s1017`, { de: "Mathematik" }),
};

const PRIMARY = term(`https://${KIM}educationalLevel/level_1`, {
  de: "Primarbereich",
  en: "Primary education",
});

/** What is true of every ready lesson. */
const OF_ALL = {
  type: ["LearningResource"],
  creator: [{ type: "Organization", name: "Chocobox" }],
  isAccessibleForFree: true,
  license: { id: "https://opensource.org/licenses/MIT" },
  conditionsOfAccess: { type: "Concept", id: `http://${KIM}conditionsOfAccess/no_login` },
  learningResourceType: [
    term(`https://${KIM}hcrt/lesson_plan`, { de: "Unterrichtsplanung", en: "Lesson Plan" }),
    term(`https://${KIM}hcrt/educational_game`, { de: "Lernspiel", en: "Game" }),
  ],
  audience: [term(`${ROLE}teacher`, { en: "teacher" }), term(`${ROLE}student`, { en: "student" })],
  educationalLevel: [PRIMARY],
};

/** @param {string} game */
const fileOfLessons = (game) => `${ROOT}assets/games/${game}/lessons.json`;

/** All ready lessons, as the teachers' page lists them: the shorter first, then the easier. @returns {Lesson[]} */
export const lessons = () =>
  readdirSync(`${ROOT}assets/games`)
    .filter((game) => existsSync(fileOfLessons(game)))
    .sort()
    .flatMap((game) =>
      JSON.parse(readFileSync(fileOfLessons(game), "utf8")).map((/** @type {object} */ own) => ({
        ...own,
        game,
      })),
    )
    .sort((one, other) => one.minutes - other.minutes || one.age - other.age);

/** The address where the site will stand, with a slash at its end; "" where none is told. @param {string} [told] */
export function siteOf(told = "") {
  if (told && !/^https?:\/\/[^\s?#"<>]+$/.test(told))
    throw new Error(
      `chocobox: SITE must be an address such as https://games.example/, not ${told}`,
    );
  return told ? told.replace(/\/*$/, "/") : "";
}

/** The file of a lesson, or of the list of all. @param {string} tag @param {Lesson} [lesson] */
const fileOf = (tag, lesson) => `${tag}${lesson ? `-${lesson.name}` : ""}.html`;

/**
 * A lesson as catalogues read it. Where no address is told, those of the site are relative, which
 * JSON-LD understands as beside the page.
 * @param {Lesson} lesson
 * @param {string} tag
 * @param {Say} t
 * @param {string} site
 */
export function described(lesson, tag, t, site) {
  const { name, game, minutes, age, subject } = lesson;
  const at = (/** @type {string} */ file) => (site ? new URL(file, site + FOLDER).href : file);
  const { language } = new Intl.Locale(tag); // the profile knows `pt`, and not `pt-BR`
  if (subject && !SUBJECTS[subject]) throw new Error(`chocobox: no vocabulary has ${subject}`);
  return {
    "@context": [
      `https://${KIM}amb/context.jsonld`,
      "https://schema.org",
      { "@language": language },
    ],
    id: at(fileOf(tag, lesson)),
    name: t(`ready-${name}-title`),
    description: t(`ready-${name}-goal`),
    keywords: [t(`game-${game}`), "Chocobox"],
    image: at(ICON),
    inLanguage: [language],
    timeRequired: `PT${minutes}M`,
    typicalAgeRange: `${age}-`,
    ...OF_ALL,
    ...(subject ? { about: [SUBJECTS[subject]] } : {}),
  };
}

/** A text within a page. @param {string} text */
const safe = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Data within a page, in which nothing ends their script. @param {object} data */
const dataOf = (data) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Its own name and direction. @param {string} tag */
const aboutOf = (tag) =>
  JSON.parse(readFileSync(`${ROOT}assets/locales/${tag}/about.json`, "utf8"));

/**
 * A page for the browser.
 * @param {{tag: string, lesson?: Lesson, title: string, line: string, site: string, data?: string,
 *   body: string}} page
 */
function htmlOf({ tag, lesson, title, line, site, data = "", body }) {
  const links = languages().map((other) => ({ other, file: fileOf(other, lesson) }));
  const folder = site && safe(site + FOLDER);
  const alternates = links.map(
    ({ other, file }) => `<link rel="alternate" hreflang="${other}" href="${folder}${file}">`,
  );
  const own = site && `<link rel="canonical" href="${folder}${fileOf(tag, lesson)}">\n`;
  const tongues = links.map(({ other, file }) => {
    const { name } = aboutOf(other);
    const here = other === tag ? ' aria-current="page"' : "";
    return `<a href="${file}" lang="${other}" hreflang="${other}"${here}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="${tag}" dir="${aboutOf(tag).dir}">
<head>
<meta charset="utf-8">
<title>${safe(title)} | Chocobox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${safe(line)}">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${LOOK}">
${own}${alternates.join("\n")}
${data}
</head>
<body>
<header><a href="../"><img src="${ICON}" alt="" width="48" height="48">Chocobox</a></header>
<main>
<h1>${safe(title)}</h1>
${body}
</main>
<footer>${tongues.join(" ")}</footer>
</body>
</html>
`;
}

/** The line below a lesson: its game, its minutes and the age. @param {Lesson} lesson @param {Say} t */
const factsOf = ({ game, minutes, age }, t) =>
  `<p class="facts">${safe(`${t(`game-${game}`)} · ${t("ready-line", { minutes, age })}`)}</p>`;

/** The course of a lesson; some steps are the same in all. @param {Lesson} lesson @param {Say} t */
function stepsOf({ name, steps }, t) {
  let own = 0;
  return steps.map(({ minutes, of_all }) => {
    const words = of_all ? t(`ready-step-${of_all}`) : t(`ready-${name}-step-${++own}`);
    return `<li><b>${safe(t("ready-minutes", { minutes }))}</b> ${safe(words)}</li>`;
  });
}

/** The page of a lesson. @param {Lesson} lesson @param {string} tag @param {Say} t @param {string} site */
function pageOf(lesson, tag, t, site) {
  const { name, material } = lesson;
  const own = material ? ` ${t(`ready-${name}-material`)}` : "";
  const parts = /** @type {const} */ ([
    ["ready-goal", t(`ready-${name}-goal`)],
    ["ready-material", t("ready-material-all") + own],
  ]);
  const body = [
    factsOf(lesson, t),
    ...parts.map(([id, text]) => `<h2>${safe(t(id))}</h2>\n<p>${safe(text)}</p>`),
    `<h2>${safe(t("ready-course"))}</h2>`,
    `<ol>${stepsOf(lesson, t).join("")}</ol>`,
    `<p><a class="key" href="../#/class/lesson-${name}">${safe(t("ready-take"))}</a></p>`,
    `<p class="small">${safe(t("about-what"))}</p>`,
    `<p><a href="${fileOf(tag)}">${safe(t("ready-title"))}</a></p>`,
  ].join("\n");
  const [title, line] = [t(`ready-${name}-title`), t(`ready-${name}-goal`)];
  const data = dataOf(described(lesson, tag, t, site));
  return htmlOf({ tag, lesson, title, line, site, data, body });
}

/** The list of all lessons. @param {string} tag @param {Say} t @param {string} site */
function listOf(tag, t, site) {
  const items = lessons().map((lesson) => {
    const [title, goal] = [t(`ready-${lesson.name}-title`), t(`ready-${lesson.name}-goal`)];
    const link = `<a href="${fileOf(tag, lesson)}">${safe(title)}</a>`;
    return `<li><h2>${link}</h2>\n${factsOf(lesson, t)}\n<p>${safe(goal)}</p></li>`;
  });
  const line = t("about-what");
  const body = `<p>${safe(line)}</p>\n<ul>${items.join("\n")}</ul>`;
  return htmlOf({ tag, title: t("ready-title"), line, site, body });
}

/** Every file of the catalogue, by its name. @param {string} site @returns {Record<string, string>} */
export function catalogue(site) {
  /** @type {Record<string, string>} */
  const files = { [FOLDER + LOOK]: lookOf() };
  for (const tag of languages()) {
    const { t } = createWords({ [tag]: allTexts(tag) });
    files[FOLDER + fileOf(tag)] = listOf(tag, t, site);
    for (const lesson of lessons())
      files[FOLDER + fileOf(tag, lesson)] = pageOf(lesson, tag, t, site);
  }
  return site ? { ...files, "sitemap.xml": mapOf(Object.keys(files), site) } : files;
}

/** The pages' look: the box's own measures and colours come first. */
const lookOf = () =>
  ["tokens", "catalogue"]
    .map((name) => readFileSync(`${ROOT}assets/style/${name}.css`, "utf8"))
    .join("\n");

/** The pages that a search engine reads; their addresses must be whole. @param {string[]} files @param {string} site */
function mapOf(files, site) {
  const pages = ["", ...files.filter((file) => file.endsWith(".html"))];
  const entries = pages.map((file) => `<url><loc>${safe(site + file)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/**
 * A plugin for Vite: writes the pages, and tells whoever reads the front page of their list.
 * @returns {import("vite").Plugin}
 */
export const writeCatalogue = () => ({
  name: "catalogue",
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "help", href: `./${FOLDER}${fileOf("en")}` }, injectTo: "head" },
  ],
  generateBundle() {
    for (const [fileName, source] of Object.entries(catalogue(siteOf(process.env.SITE))))
      this.emitFile({ type: "asset", fileName, source });
  },
});
