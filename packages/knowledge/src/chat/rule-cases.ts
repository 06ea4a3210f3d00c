import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../files.ts';
import type { DangerFile } from './schema.ts';

/** How many messages of the corpus each rule of danger.yaml is needed for (rule-cases.csv, written by `npm run chat:rules`). */
type Rules = DangerFile['rules'];

const LEAST_CASES = 3;
/** Rules from before this was asked, still short of a case or three. None is added here; a changed one is another rule. */
const STILL_SHORT: ReadonlySet<string> = new Set([
  'd9fb83eff05d', // breathing
  '28c74a3e8e93', // crisis-other
  '8b79d32df5f4', // crisis-other
  'e1e259ff8eb4', // muscle
  '651f48a97d59', // domestic
  'ab4ea850ec2d', // eating-disorder
  '85759b63a65f', // anaphylaxis
]);
const MADE_BY = '# Made by: npm run chat:rules. Not written by hand.';
const path = join(corporaFolder, 'chat', 'rule-cases.csv');

/** Another wording is another rule: its cases are counted again. */
const keyOf = (rule: Rules[number]): string =>
  createHash('sha256').update(JSON.stringify(rule)).digest('hex').slice(0, 12);

export function writeRuleCases(rules: Rules, needs: readonly number[]): void {
  const rows = rules.map((rule, at) => [rule.card, keyOf(rule), needs[at] ?? 0].join(','));
  writeFileSync(path, `${[MADE_BY, 'card,rule,cases', ...rows].join('\n')}\n`);
}

/** The rules that nothing shows to be needed, and those that were changed since that was counted. */
export function ruleFaults(rules: Rules, written = readFileSync(path, 'utf8')): string[] {
  const rows = written.trimEnd().split('\n').slice(2);
  const counted = new Map(rows.map((row) => row.split(',')).map(([, key = '', cases]) => [key, Number(cases)]));
  return rules.flatMap((rule) => {
    const key = keyOf(rule);
    const cases = counted.get(key);
    const where = `language/chat/danger.yaml ${rule.card}: "${rule.says[0]}"`;
    if (cases === undefined) return [`${where}: its cases were not counted, run npm run chat:rules`];
    return cases < LEAST_CASES && !STILL_SHORT.has(key)
      ? [`${where}: ${cases} cases need it, not ${LEAST_CASES}: add cases or take it out`]
      : [];
  });
}
