import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at } from '../root.mjs';

/**
 * A text that people read, and its location.
 * @typedef {{ readonly file: string, readonly text: string }} Said
 */

/** Programs with text for users; text for operators and API clients does not follow this voice. */
const SOURCES = [
  'apps/web/src',
  'packages/contract/src',
  'packages/engine/src',
  'apps/server/src/modules/contact',
  'apps/server/src/modules/identity/mails.ts',
  'apps/server/src/modules/calendar',
  'apps/server/src/modules/chat',
];
const NOT_SPOKEN =
  /\.test\.tsx?$|\/testing\/|\/dev\/|\/chat\/(?:reading|danger|model)\/|\/routes\/|errors\.ts$|\/text\/|openapi\.ts$|api-descriptions\.ts$/;
const KNOWLEDGE = [
  'packages/knowledge/data/supplements',
  'packages/knowledge/data',
  'packages/knowledge/data/language/chat/notes.yaml',
  'packages/knowledge/data/language/chat/foods.yaml',
  'packages/knowledge/data/language/chat/intents.yaml',
];

/** @param {string} folder @param {RegExp} ending @param {boolean} isDeep @returns {string[]} */
function filesIn(folder, ending, isDeep) {
  if (ending.test(folder)) return [at(folder)];
  return readdirSync(at(folder), { withFileTypes: true, recursive: isDeep })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const isSentence = (/** @type {string} */ text) => /^[^a-z]?[A-Z“"{$][^\n]*[a-z]{2,} [a-z]{2,} /.test(`${text} `);
const isCode = (/** @type {string} */ text) => /=>|&&|\bconst\b|[a-z]-\[|\/v1\/|\bselect\b .* \bfrom\b/i.test(text);
const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** Comments are for developers, not for readers. */
const withoutComments = (/** @type {string} */ code) =>
  code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1');

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** Up to the next tag or value; what follows a value is a separate text. */
const BETWEEN_TAGS = /[>}]([^<>{}=;]*[a-z][^<>{}=;]*)(?=[<{])/g;

/** @param {string} code @returns {string[]} */
export function textsOfCode(code) {
  const plain = withoutComments(code).replace(/className=(?:"[^"]*"|\{`[^`]*`\})/g, '');
  const quoted = [...plain.matchAll(QUOTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const drawn = [...plain.matchAll(BETWEEN_TAGS)].map((match) => match[1] ?? '');
  return [...quoted, ...drawn]
    .map((text) => tidy(text).replace(/\\(['"`])/g, '$1'))
    .filter((text) => isSentence(text) && !isCode(text));
}

const ROW = /^\s*(?:- )?(?:message|title|summary|note|always|mechanism):\s+(.+)$/gm;
/** A message within a line, in either kind of quotes: `{ about: [zinc], message: "…" }`. */
const ROW_WITHIN = /\{.*\bmessage: ("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/g;

/** @param {string} yaml @returns {string[]} */
export const textsOfKnowledge = (yaml) =>
  [...yaml.matchAll(ROW), ...yaml.matchAll(ROW_WITHIN)].map((match) =>
    tidy((match[1] ?? '').replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'")),
  );

/** @returns {{ readonly interface: readonly Said[], readonly knowledge: readonly Said[] }} */
export function textsForPeople() {
  /** @param {readonly string[]} files @param {(text: string) => string[]} read @returns {Said[]} */
  const said = (files, read) =>
    files.flatMap((file) => read(readFileSync(file, 'utf8')).map((text) => ({ file: relative(at('.'), file), text })));
  const isSpoken = (/** @type {string} */ file) => !NOT_SPOKEN.test(`/${relative(at('.'), file)}`);
  const code = SOURCES.flatMap((folder) => filesIn(folder, /\.tsx?$/, true)).filter(isSpoken);
  const yaml = KNOWLEDGE.flatMap((folder) => filesIn(folder, /\.yaml$/, false)).filter(
    (file) => !/sources\.yaml$/.test(file),
  );
  return { interface: said(code, textsOfCode), knowledge: said(yaml, textsOfKnowledge) };
}
