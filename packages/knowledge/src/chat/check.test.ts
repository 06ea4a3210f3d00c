import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corporaFolder, dataFolder, readDataFiles } from '../files.ts';
import { parseKnowledge } from '../parse.ts';
import { readChatCases } from './cases.ts';
import { chatFaults } from './check.ts';
import { loadChatData } from './load.ts';
import { ruleFaults } from './rule-cases.ts';

const { knowledge } = parseKnowledge(readDataFiles());
if (knowledge === null) throw new Error('the knowledge does not load');
const data = loadChatData();

describe("the assistant's data", () => {
  test('speaks of nothing that is not there', () => {
    expect(chatFaults(knowledge, data)).toEqual([]);
  });

  test('a family, a card, an id or a source that is not there is a fault, and so is an open bracket', () => {
    const broken = {
      ...data,
      danger: {
        ...data.danger,
        grave: ['unobtainium'],
        rules: [{ card: 'nobody', says: ['<nothing> at all', '(open', '(a ]'], together: [], unless: [] }],
      },
      foods: { ...data.foods, advice: { missed: { message: 'Wait.', sources: ['no-such-source'] } } },
    };
    const faults = chatFaults(knowledge, broken).join('\n');
    expect(faults).toContain('there is no family <nothing>');
    expect(faults).toContain('a bracket is not closed');
    expect(faults).toContain('brackets do not match');
    expect(faults).toContain('there is no card nobody');
    expect(faults).toContain('there is no unobtainium');
    expect(faults).toContain('there is no source no-such-source');
  });

  test('a rule of danger that two messages need is a fault, and so is one that was changed since they were counted', () => {
    const [rule] = data.danger.rules;
    if (rule === undefined) throw new Error('there are no rules');
    const two = readFileSync(join(corporaFolder, 'chat', 'rule-cases.csv'), 'utf8').replace(/,\d+$/gm, ',2');
    expect(ruleFaults([rule], two).join()).toContain('2 cases need it, not 3');
    expect(ruleFaults([{ ...rule, says: [...rule.says, 'help'] }], two).join()).toContain('were not counted');
  });

  test('no phrase is cut short by its own number sign: behind a blank it begins a comment', () => {
    const folder = join(dataFolder, 'language', 'chat');
    const cut = readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
      .filter((line) => /^ *- [^"'{].* #/.test(line));
    expect(cut).toEqual([]);
  });

  test('the corpus holds at least 400 messages, none of them twice', () => {
    const { danger, calm, stopMedicine, plan, knowledge: facts, site, followUps } = readChatCases();
    const says = [
      ...Object.values(danger).flat(),
      ...Object.values(calm).flat(),
      ...stopMedicine,
      ...[...plan, ...site].map(({ say }) => say),
      ...followUps.flat().map(({ say }) => say),
    ];
    expect(says.length + facts.length).toBeGreaterThanOrEqual(400);
    const dangers = Object.values(danger).flat();
    expect(new Set(dangers).size).toBe(dangers.length);
  });
});
