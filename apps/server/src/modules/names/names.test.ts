import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const lines: string[] = [];
const { app, openGate } = await createTestApp({ logTo: { write: (line: string) => lines.push(line) > 0 } });
const cookie = await openGate();

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers: { cookie }, payload });
const search = async (kind: string, text: string) => (await post('/v1/names/search', { kind, text })).json().matches;
const understand = async (kind: string, text: string) =>
  (await post('/v1/names/understand', { kind, text })).json().items;

describe('type-ahead', () => {
  it('finds medicines by generic name and by brand, and says what a brand is', async () => {
    expect((await search('medicine', 'warf'))[0]).toMatchObject({ name: 'warfarin', kind: 'medicine', detail: null });
    expect((await search('medicine', 'coumad'))[0]).toMatchObject({ name: 'Coumadin', detail: 'warfarin' });
  });

  it('keeps to the kind that is asked for', async () => {
    const kinds = async (kind: string) =>
      new Set((await search(kind, 'ma')).map((match: { kind: string }) => match.kind));
    expect(await kinds('medicine')).toEqual(new Set(['medicine']));
    expect(await kinds('supplement')).toEqual(new Set(['supplement']));
  });

  it('has an id of its own for every line, and nothing for nothing', async () => {
    const matches = await search('supplement', 'vit');
    expect(new Set(matches.map((match: { id: string }) => match.id)).size).toBe(matches.length);
    expect(await search('any', '  ')).toEqual([]);
    expect(await search('any', '%_\\')).toEqual([]);
  });
});

describe('understanding a list', () => {
  it('tells understood, guessed and unknown apart, in the order typed', async () => {
    expect(await understand('medicine', 'Coumadin 5 mg\nlisinoprl 10 mg, Xyzolamide')).toEqual([
      { text: 'Coumadin 5 mg', state: 'understood', name: 'warfarin', parts: [], dose: null },
      { text: 'lisinoprl 10 mg', state: 'guessed', name: 'lisinopril', parts: [], dose: null },
      { text: 'Xyzolamide', state: 'unknown', name: 'Xyzolamide', parts: [], dose: null },
    ]);
  });

  it('names the parts of a combination', async () => {
    const [item] = await understand('medicine', 'Exforge HCT');
    expect(item.parts).toEqual(expect.arrayContaining(['amlodipine', 'valsartan']));
  });

  it('reads the amount of a supplement, and says when it counts a typical one', async () => {
    const [vitaminD, magnesium] = await understand('supplement', 'vitamin d 2000 IU, magnesium');
    expect(vitaminD).toMatchObject({ name: 'Vitamin D3', dose: { text: '50 µg', isAssumed: false } });
    expect(magnesium.dose.isAssumed).toBe(true);
  });

  it('a medicine among the supplements is not lost', async () => {
    const items = await understand('supplement', 'zinc, warfarin');
    expect(items.map((item: { name: string }) => item.name)).toEqual(expect.arrayContaining(['warfarin']));
  });

  it('advice may name a kind, everything, or something we do not know', async () => {
    const states = async (text: string) => (await understand('any', text)).map((item: { state: string }) => item.state);
    expect(await states("St John's wort, herbs")).toEqual(['understood', 'understood']);
    expect(await states('all supplements')).toEqual(['understood']);
    expect(await states('zzyzx')).toEqual(['unknown']);
    expect(await states('no')).toEqual([]);
  });
});

describe('privacy', () => {
  it('needs the gate, refuses what is too long or of another shape, and never writes a name to the log', async () => {
    const without = await app.inject({
      method: 'POST',
      url: '/v1/names/search',
      payload: { kind: 'any', text: 'warf' },
    });
    expect(without.json().error.code).toBe('GATE_CLOSED');
    expect((await post('/v1/names/search', { kind: 'any', text: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await post('/v1/names/understand', { kind: 'any', text: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await post('/v1/names/understand', { kind: 'person', text: 'x' })).json().error.field).toBe('kind');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('').toLowerCase()).not.toMatch(/warf|coumadin|lisinop/);
  });
});
