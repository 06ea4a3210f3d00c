import type { InteractionCheck } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const lines: string[] = [];
const { app, openGate } = await createTestApp({ logTo: { write: (line: string) => lines.push(line) > 0 } });
const cookie = await openGate();

const post = (payload: object) =>
  app.inject({ method: 'POST', url: '/v1/interactions/check', headers: { cookie }, payload });
const check = async (medicines: string | string[], supplements: string | string[]) =>
  (await post({ medicines, supplements })).json<InteractionCheck>();

describe('the interaction check', () => {
  it('finds the conflict of a brand with a synonym, with what to do and where it comes from', async () => {
    const { pairs, sources } = await check('Coumadin 5 mg', 'st johns wort');
    expect(pairs[0]).toMatchObject({ kind: 'medicine', with: { name: 'warfarin' }, action: 'avoid' });
    expect(['contraindicated', 'major']).toContain(pairs[0]?.severity);
    expect(pairs[0]?.mechanism).not.toBe('');
    const known = sources.map(({ id }) => id);
    for (const pair of pairs) expect(known).toEqual(expect.arrayContaining(pair.sources));
  });

  it('says how many hours to keep apart', async () => {
    const { pairs } = await check(['Synthroid'], ['calcium']);
    expect(pairs[0]).toMatchObject({ action: 'separate', hours: 4 });
  });

  it('checks supplement with supplement', async () => {
    const { pairs, pairsChecked } = await check('', '5-HTP, St Johns wort');
    expect(pairs).toMatchObject([{ kind: 'supplement', severity: 'contraindicated', action: 'avoid' }]);
    expect(pairsChecked).toBe(1);
  });

  it('takes lists and text alike, most serious first, and counts what it looked at', async () => {
    const asText = await check('warfarin, metformin', 'vitamin k, magnesium');
    const asList = await check(['warfarin', 'metformin'], ['vitamin k', 'magnesium']);
    expect(asList.pairs).toEqual(asText.pairs);
    expect(asText.pairsChecked).toBe(5);
    const order = ['contraindicated', 'major', 'moderate', 'minor'];
    const ranks = asText.pairs.map(({ severity }) => order.indexOf(severity));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('tells the best-known dangerous pairs of medicines, with their sources', async () => {
    const { medicinePairs, pairs, sources } = await check('Coumadin 5 mg, Advil', '');
    expect(medicinePairs).toMatchObject([{ medicines: ['warfarin', 'ibuprofen'], severity: 'major' }]);
    expect(pairs).toEqual([]);
    const known = sources.map(({ id }) => id);
    for (const pair of medicinePairs) expect(known).toEqual(expect.arrayContaining(pair.sources));
    expect((await check('metformin, lisinopril', '')).medicinePairs).toEqual([]);
  });

  it('names what it could not check, and never counts it as checked', async () => {
    const { unchecked, pairs, pairsChecked } = await check('Xyzolamide', 'magnesium, moondust');
    expect(unchecked.map(({ text }) => text)).toEqual(expect.arrayContaining(['Xyzolamide', 'moondust']));
    expect([pairs.length, pairsChecked]).toEqual([0, 0]);
  });

  it('checks each ingredient of a product with the medicines, and shows a pair once, by its gravest row', async () => {
    const { pairs, supplements } = await check('Synthroid, warfarin', 'olly sleep, berocca');
    expect(supplements.map(({ product }) => product?.name)).toEqual([
      'Olly Sleep Melatonin, L-Theanine & Botanicals',
      'Berocca Vitamin B Group with Vitamin C',
    ]);
    const ends = pairs.map(({ supplement, with: other }) => [supplement.id, other.id].sort().join());
    expect(new Set(ends).size).toBe(ends.length);
    expect(ends).toContain('calcium,levothyroxine');
    expect(ends).toContain('chamomile,warfarin');
  });

  it('nothing in, nothing out', async () => {
    expect(await check('', [])).toMatchObject({ pairs: [], unchecked: [], medicines: [], supplements: [] });
  });

  it('is bounded, needs the gate, and leaves no name in the log', async () => {
    expect((await post({ medicines: 'x'.repeat(2001), supplements: '' })).statusCode).toBe(400);
    expect((await post({ medicines: new Array(61).fill('a'), supplements: '' })).statusCode).toBe(400);
    expect((await post({ medicines: '' })).json().error.field).toBe('supplements');
    const closed = await app.inject({
      method: 'POST',
      url: '/v1/interactions/check',
      payload: { medicines: 'warfarin', supplements: '' },
    });
    expect(closed.json().error.code).toBe('NO_API_KEY');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('').toLowerCase()).not.toMatch(/warfarin|coumadin|synthroid|magnesium/);
  });
});
