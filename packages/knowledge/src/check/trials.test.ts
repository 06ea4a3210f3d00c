import { describe, expect, test } from 'vitest';
import { goodFiles } from '../testing/good-files.ts';
import { checkFiles } from './index.ts';

const FILE = 'trials.yaml';
const issuesOf = (text: string): string[] =>
  checkFiles([...goodFiles(), { path: FILE, text }]).issues.flatMap(({ file, message }) =>
    file === FILE ? [message] : [],
  );

const ROW = `- id: a-trial
  supplement: magnesium
  uses: [USE]
  rate: { question: How was it?, worst: Bad, best: Good }
  onsetDays: 1
  washoutDays: 1
  blockDays: 4
  blocks: 10
  notFor:
    - { when: { takes: warfarin }, message: Not with {medicine}. }
  message: A rule for tests.
  sources: [nih-ods-magnesium]
  cases:
    - { id: one, answers: {}, expect: may-try }
    - { id: other, answers: {}, expect: not-for }
`;
const supplement = goodFiles().find(({ path }) => path === 'supplements/magnesium.yaml')?.text ?? '';
const useOf = (kind: string) => new RegExp(`id: ([a-z0-9-]+)\\n\\s+kind: ${kind}`).exec(supplement)?.[1];
const good = ROW.replace('message: Not with {medicine}.', "message: 'Not with {medicine}.'");
const WISH = useOf('wish') ?? '';
const row = good.replace('USE', WISH);

describe('trials', () => {
  test('accepts a good row', () => {
    expect(WISH).not.toBe('');
    expect(issuesOf(row)).toEqual([]);
  });
  test.each([
    ['supplement: magnesium', 'supplement: nothing', "no supplement is called 'nothing'"],
    [`uses: [${WISH}]`, 'uses: [nothing]', "has no indication 'nothing'"],
    [`uses: [${WISH}]`, `uses: [${useOf('need')}]`, 'is a need'],
    ['washoutDays: 1', 'washoutDays: 2', 'three days of a block'],
    ['blocks: 10', 'blocks: 9', 'even'],
    ['blocks: 10', 'blocks: 6', '>=8'],
    ['blockDays: 4', 'blockDays: 14', 'keeps that up'],
    ['takes: warfarin', 'takes: nothing', "'nothing' is not an answer"],
    ['[nih-ods-magnesium]', '[no-such-source]', 'no source'],
    ['A rule for tests.', 'It cures everything.', 'a medical claim'],
  ])('%s as %s', (from, to, fault) => {
    expect(issuesOf(row.replace(from, to)).join()).toContain(fault);
  });
  test('rejects a duplicate row', () => {
    expect(issuesOf(row + row).join()).toContain('stands twice');
  });
});
