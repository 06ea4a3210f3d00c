/**
 * `npm run voice`: prints the reading grade of the interface and of the knowledge, the hardest files, and every phrase
 * that `docs/voice.md` bans; a banned phrase fails it.
 */
import { findBanned } from './lib/voice/find-banned.mjs';
import { gradeOf } from './lib/voice/grade.mjs';
import { textsForPeople } from './lib/voice/texts.mjs';

const HARDEST = 8;
const LEAST_TEXTS = 8;

const said = textsForPeople();
for (const [part, texts] of Object.entries(said)) {
  const whole = gradeOf(texts.map(({ text }) => text));
  console.log(`${part}: ${texts.length} texts, reading grade ${whole.toFixed(1)}`);
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const { file, text } of texts) byFile.set(file, [...(byFile.get(file) ?? []), text]);
  const hardest = [...byFile]
    .filter(([, own]) => own.length >= LEAST_TEXTS)
    .map(([file, own]) => ({ file, grade: gradeOf(own) }))
    .sort((a, b) => b.grade - a.grade)
    .slice(0, HARDEST);
  for (const { file, grade } of hardest) console.log(`  ${grade.toFixed(1)}  ${file}`);
}
const found = findBanned([...said.interface, ...said.knowledge]);
for (const { file, text, instead } of found) console.log(`${file}: “${text}” → ${instead}`);
console.log(`${found.length} banned turns`);
process.exitCode = found.length === 0 ? 0 : 1;
