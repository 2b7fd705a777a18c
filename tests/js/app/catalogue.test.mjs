// The pages of ready lessons for catalogues: what each says of its lesson, in each language, and
// that none needs anything which is not beside it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { catalogue, described, FOLDER, lessons, siteOf } from "../../../py/runtime/catalogue.mjs";
import { languages } from "../../../py/runtime/words.mjs";
import { wordsIn } from "../support/drawn.mjs";

const SITE = "https://games.example/box/";
const RELATIVE = catalogue("");
const FILES = catalogue(SITE);
const PAGES = languages().flatMap((tag) => lessons().map((lesson) => ({ tag, lesson })));
const IS_OWN = /^(id|image)$/;

/** @param {{tag: string, lesson: {name: string}}} of */
const nameOf = ({ tag, lesson }) => `${FOLDER}${tag}-${lesson.name}.html`;

/** What a page says of its lesson. @param {string} page */
function saidIn(page) {
  const head = page.split("</head>")[0] ?? "";
  const [found, more] = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  assert.equal(more, undefined);
  return JSON.parse(found?.[1] ?? "");
}

/** The profile's own schema (https://w3id.org/kim/amb/20231019/), as published. */
const { schemas } = JSON.parse(readFileSync(new URL("amb.json", import.meta.url), "utf8"));
const AMB = addFormats(new Ajv({ allErrors: true })).addSchema(schemas);
const isAmb = AMB.compile(schemas[0]);

/** What the schema finds wrong, each with its place. @param {object} said */
const faultsOf = (said) =>
  isAmb(said) ? [] : (isAmb.errors ?? []).map((it) => `${it.instancePath} ${it.message}`);

test("each lesson in each language is said as the profile asks", () => {
  assert.ok(PAGES.length >= 36);
  for (const of of PAGES) {
    const said = saidIn(FILES[nameOf(of)] ?? "");
    assert.deepEqual(faultsOf(said), []);
    const besides = Object.keys(said).filter((field) => !(field in schemas[0].properties));
    assert.deepEqual(besides, ["timeRequired", "typicalAgeRange"]); // schema.org has them
    const { t } = wordsIn(of.tag, "later");
    assert.equal(said.name, t(`ready-${of.lesson.name}-title`));
    assert.deepEqual([said.inLanguage, said["@context"][2]], [[of.tag], { "@language": of.tag }]);
    assert.equal(said.timeRequired, `PT${of.lesson.minutes}M`);
    assert.equal(said.typicalAgeRange, `${of.lesson.age}-`);
    assert.equal(said.id, SITE + nameOf(of));
    assert.ok(FILES[nameOf(of)]?.includes(`<link rel="canonical" href="${said.id}">`));
  }
  const ids = PAGES.map((of) => saidIn(FILES[nameOf(of)] ?? "").id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(PAGES.some((of) => saidIn(FILES[nameOf(of)] ?? "").about));
});

test("what the profile does not allow is found, at its place", () => {
  const [of = assert.fail()] = PAGES;
  const said = saidIn(FILES[nameOf(of)] ?? "");
  const wrong = {
    id: "en-call.html",
    type: ["Course"],
    inLanguage: ["English"],
    license: "MIT",
    creator: [{ type: "Organization" }],
    educationalLevel: [{ type: "Concept", id: "https://levels.example/1" }],
    isAccessibleForFree: "yes",
  };
  for (const [field, value] of Object.entries(wrong))
    assert.ok(faultsOf({ ...said, [field]: value })[0]?.startsWith(`/${field}`), field);
  assert.match(faultsOf({ ...said, name: undefined }).join(), /name/);
});

test("a language of one country is named as the profile names languages", () => {
  const [{ lesson } = assert.fail()] = PAGES;
  assert.deepEqual(faultsOf(described(lesson, "pt-BR", (id) => id, SITE)), []);
});

test("without an address a lesson's own stand beside its page, and lead to the same", () => {
  for (const of of PAGES) {
    const [here, there] = [RELATIVE, FILES].map((files) => saidIn(files[nameOf(of)] ?? ""));
    const page = `${SITE}${nameOf(of)}`;
    const whole = Object.entries(here).map(([field, value]) => [
      field,
      IS_OWN.test(field) ? new URL(value, page).href : value,
    ]);
    assert.deepEqual(Object.fromEntries(whole), there);
    assert.notEqual(here.id, there.id);
    assert.deepEqual(faultsOf(here), [
      '/id must match format "uri"',
      '/image must match format "uri"',
    ]);
  }
});

test("a page says all of its lesson, in the language and the direction that it names", () => {
  for (const of of PAGES) {
    const page = RELATIVE[nameOf(of)] ?? "";
    const { t } = wordsIn(of.tag, "later");
    const { name, minutes, age, steps } = of.lesson;
    const about = `../../../assets/locales/${of.tag}/about.json`;
    const { dir } = JSON.parse(readFileSync(new URL(about, import.meta.url), "utf8"));
    assert.ok(page.includes(`<html lang="${of.tag}" dir="${dir}">`));
    for (const id of [`ready-${name}-title`, `ready-${name}-goal`, "ready-material-all"])
      assert.ok(page.includes(t(id)), id);
    assert.ok(page.includes(t("ready-line", { minutes, age })));
    assert.equal(page.match(/<li>/g)?.length, steps.length);
    const own = steps.filter(({ of_all }) => !of_all).map((_, i) => `ready-${name}-step-${i + 1}`);
    for (const id of own) assert.ok(page.includes(`</b> ${t(id)}</li>`), id);
    assert.doesNotMatch(page, /[> ]ready-|undefined/);
    assert.ok(page.includes(`href="../#/class/lesson-${name}"`));
  }
});

test("every list names all lessons, and every page all languages", () => {
  for (const tag of languages()) {
    const list = RELATIVE[`${FOLDER}${tag}.html`] ?? "";
    for (const { name } of lessons()) assert.ok(list.includes(`href="${tag}-${name}.html"`));
  }
  for (const [file, page] of Object.entries(RELATIVE).filter(([name]) => name.endsWith(".html")))
    for (const tag of languages())
      assert.ok(page.includes(`lang="${tag}" hreflang="${tag}"`), `${file} ${tag}`);
});

test("all that a page names lies in the site, and none has a script that runs", () => {
  const outside = new Set(["../", "../icons/icon-192.png"]);
  for (const [file, page] of Object.entries(RELATIVE).filter(([name]) => name.endsWith(".html"))) {
    for (const [, to = ""] of page.matchAll(/(?:href|src)="([^"#]*)/g))
      assert.ok(outside.has(to) || RELATIVE[FOLDER + to], `${file} names ${to}`);
    assert.doesNotMatch(page, /<script(?! type="application\/ld\+json")|<style| on\w+="|style="/);
  }
});

test("a site whose address is told has a map of whole addresses", () => {
  assert.equal(RELATIVE["sitemap.xml"], undefined);
  const named = [...(FILES["sitemap.xml"] ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, it]) => it,
  );
  const pages = Object.keys(FILES).filter((file) => file.endsWith(".html"));
  assert.deepEqual(named, [SITE, ...pages.map((file) => SITE + file)]);
});

test("an address with a sign that HTML reads stands whole in every page", () => {
  const site = siteOf("https://games.example/a&lt=b/");
  for (const [file, page] of Object.entries(catalogue(site)).filter(([it]) => !/css$/.test(it))) {
    assert.doesNotMatch(page.replace(/<script.*<\/script>/g, ""), /a&lt/, file);
    const named = file.endsWith(".html") ? languages().length + 1 : Object.keys(FILES).length - 1;
    assert.equal(page.split(site.replace("&", "&amp;")).length - 1, named, file);
  }
});

test("an address is one of the web, with a slash at its end", () => {
  assert.deepEqual(
    [siteOf(), siteOf(""), siteOf(SITE), siteOf("https://a.example")],
    ["", "", SITE, "https://a.example/"],
  );
  for (const wrong of ["a.example", "ftp://a.example/", "https://a.example/#/g"])
    assert.throws(() => siteOf(wrong), /SITE must be an address/);
});

test("the pages' look has the box's colours and no other", () => {
  const look = readFileSync(
    new URL("../../../assets/style/catalogue.css", import.meta.url),
    "utf8",
  );
  const tokens = RELATIVE[`${FOLDER}look.css`] ?? "";
  for (const [, name = ""] of look.matchAll(/var\((--[\w-]+)\)/g))
    assert.ok(tokens.includes(`${name}:`), name);
});
