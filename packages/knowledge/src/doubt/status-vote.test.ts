import { canonicalLine, type LineParts, ReadingStatus } from '@evidose/contract';
import { lineOf, readDoubted } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';

const readIn = (text: string) =>
  readDoubted(prepared, 'medicines', text).entries.map(({ medicine }) => ({
    status: medicine?.usage.status,
    asked: medicine?.doubt?.readings.map(({ says }) => says) ?? null,
  }));

describe('the vote of the words near a name', () => {
  test('speaks against taking where no rule does: it counts as taken, and is asked about', () => {
    const [first] = readIn("Lisinopril gave me the cough so now it's losartan 50");
    expect(first).toEqual({ status: 'taking', asked: ['I take it', 'stopped'] });
  });

  test.each([
    'lisinopril 10 mg daily',
    'metformin 500 mg twice a day',
    'ibuprofen 400 mg as needed',
    'stopped ramipril last month',
    'codeine, allergic',
    'quit taking apixaban',
    'my husband takes warfarin',
    'starting sertraline next week',
  ])('%s leaves nothing to ask', (text) => {
    expect(readIn(text).map(({ asked }) => asked)).toEqual([null]);
  });

  const PARTS: LineParts = {
    name: 'Tecfidera',
    amount: { value: 240, unit: 'mg' },
    often: 'twice a day',
    weekdays: [],
    slots: ['breakfast', 'dinner'],
    status: 'taking',
    stoppedDaysAgo: null,
    route: 'oral',
    isPrescribed: false,
    isChecked: false,
  };
  test.each(ReadingStatus.options)('a line written as %s is not asked about again', (status) => {
    const line = canonicalLine({ ...PARTS, status });
    expect(readIn(line)).toEqual([{ status, asked: null }]);
    const [read] = readDoubted(prepared, 'medicines', line).entries;
    expect(read && lineOf(prepared, 'medicines', read)).not.toBeNull();
  });
});
