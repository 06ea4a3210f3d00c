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
  it('looks for the last entry, and says where it starts', async () => {
    const found = (await post('/v1/names/search', { kind: 'medicine', text: 'Synthroid 50 mcg, 2 warf' })).json();
    expect(found.matches[0].name).toBe('warfarin');
    expect(found.from).toBe('Synthroid 50 mcg, 2 '.length);
  });

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
    expect(await understand('medicine', 'Coumadin 5 mg\nlisinoprl 10 mg, Xyzolamide')).toMatchObject([
      { text: 'Coumadin 5 mg', state: 'understood', name: 'warfarin', parts: [], question: null },
      { text: 'lisinoprl 10 mg', state: 'guessed', name: 'lisinopril', parts: [] },
      { text: 'Xyzolamide', state: 'unknown', name: 'Xyzolamide', parts: [], question: null },
    ]);
  });

  it('says where each entry stands, so that a correction changes that one alone', async () => {
    const text = 'zinc, magnesium\nzinc 15 mg';
    const items = await understand('supplement', text);
    for (const { text: entry, from, to } of items) expect(text.slice(from, to)).toBe(entry);
    expect(new Set(items.map(({ from }: { from: number }) => from)).size).toBe(items.length);
  });

  it('asks back what a guess and a bare range word mean, with what to write', async () => {
    const [guessed] = await understand('medicine', 'lisinoprl 10 mg');
    expect(guessed.question).toEqual({
      text: 'Did you mean',
      choices: [{ label: 'lisinopril', write: 'lisinopril 10 mg' }],
    });
    const [around] = await understand('medicine', 'half a lisinoprl 10 mg at night since 2019');
    expect(around.question.choices[0].write).toBe('half a lisinopril 10 mg at night since 2019');
    const [nurofen] = await understand('medicine', 'Nurofen');
    expect(nurofen.question.text).toBe('Which Nurofen?');
    expect(nurofen.question.choices).toContainEqual({ label: 'Nurofen Plus', write: 'Nurofen Plus' });
  });

  it('offers the likeliest products where several fit, and what to write leads to that one alone', async () => {
    const [centrum] = await understand('supplement', 'centrum');
    expect(centrum.product).toBeNull();
    expect(centrum.question.choices).toHaveLength(3);
    const written = centrum.question.choices.map(({ write }: { write: string }) => write);
    expect(new Set(written).size).toBe(3);
    expect(written.join()).not.toMatch(/[/&+()]/);
    const [olly] = await understand('supplement', 'olly sleep');
    expect(olly).toMatchObject({ question: null, product: { serving: '2 chews' }, state: 'understood' });
  });

  it('names the parts of a combination', async () => {
    const [item] = await understand('medicine', 'Exforge HCT');
    expect(item.parts).toEqual(expect.arrayContaining(['amlodipine', 'valsartan']));
  });

  it('reads the amount of a supplement, and says when it counts a typical one', async () => {
    const [vitaminD, magnesium] = await understand('supplement', 'vitamin d 2000 IU, magnesium');
    expect(vitaminD).toMatchObject({ name: 'Vitamin D3', dose: { text: '50 mcg (2,000 IU)', isAssumed: false } });
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

describe('products', () => {
  it('are found while they are typed, in lower case and in part, beside the names of ours', async () => {
    const kinds = async (text: string) => (await search('supplement', text)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds('centrum sil')).toContain('product');
    expect(await kinds('magn')).toContain('supplement');
    expect(await kinds('nature made d3')).toContain('product');
    const medicines = await search('medicine', 'centrum');
    expect(medicines.map(({ kind }: { kind: string }) => kind)).not.toContain('product');
  });

  it('show their label as it is printed; an unknown one has none', async () => {
    const label = async (id: string) => (await post('/v1/names/label', { id })).json().label;
    const found = await label('21225');
    expect(found).toMatchObject({ name: 'Nature Made D3 2000 IU (50 mcg)', serving: '1 tablet' });
    expect(found.rows).toContainEqual({ name: 'Vitamin D', amount: '2,000 IU', parts: [], isDoubtful: false });
    expect(await label('0')).toBeNull();
  });

  it('brands of other countries are offered with what is in them and where', async () => {
    const [zapain] = await search('medicine', 'zapai');
    expect(zapain).toMatchObject({ name: 'Zapain', kind: 'medicine', detail: 'acetaminophen + codeine (UK)' });
  });
});

describe('privacy', () => {
  it('needs the gate, refuses what is too long or of another shape, and never writes a name to the log', async () => {
    const without = await app.inject({
      method: 'POST',
      url: '/v1/names/search',
      payload: { kind: 'any', text: 'warf' },
    });
    expect(without.json().error.code).toBe('NO_API_KEY');
    expect((await post('/v1/names/search', { kind: 'any', text: 'x'.repeat(101) })).statusCode).toBe(400);
    expect((await post('/v1/names/understand', { kind: 'any', text: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await post('/v1/names/understand', { kind: 'person', text: 'x' })).json().error.field).toBe('kind');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('').toLowerCase()).not.toMatch(/warf|coumadin|lisinop/);
  });
});
