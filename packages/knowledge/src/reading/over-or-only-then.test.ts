import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);
const dosed = (text: string) => medicines(text).map(({ id, amount, slots }) => ({ id, amount, slots }));

describe('who ended it, and how', () => {
  it.each([
    'Methotrexate stopped by rheumatology. On hydroxychloroquine 200mg instead',
    'cut out the methotrexate, hydroxychloroquine 200mg now',
    'switched myself from methotrexate to hydroxychloroquine',
    'methotrexate, now nothing. Before that hydroxychloroquine',
  ])('%s', (text) => {
    expect(entriesIn(text)).toContain('methotrexate stopped');
  });
});

describe('a medicine continued under another name is taken', () => {
  it.each(['They changed my Ventolin for a Salamol', 'They stopped my Ventolin and gave me Salamol'])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['albuterol taking']);
  });

  it('a medicine changed from its brand is taken', () => {
    expect(entriesIn('changed from Lipitor to atorvastatin 20')).toEqual(['atorvastatin taking']);
  });
});

describe('a medicine skipped at times is taken', () => {
  it('but not one without a dose', () => {
    expect(entriesIn('amitriptyline, can’t take it')).toEqual(['amitriptyline not-taking']);
  });
});

describe('a medicine is taken despite what it is not taken with', () => {
  it.each([
    'ibuprofen 400, can’t take it while on warfarin',
    'no ibuprofen while on warfarin',
    'told not to have ibuprofen when on warfarin',
  ])('%s', (text) => {
    expect(entriesIn(text)).toContain('warfarin taking');
  });
});

describe('the rest of a denied class is taken', () => {
  it.each([
    ['no painkillers other than paracetamol', 'acetaminophen taking'],
    ['no statins except rosuvastatin 5mg', 'rosuvastatin taking'],
    ['they keep changing my water tablet, currently bumetanide 1mg', 'bumetanide taking'],
    ['sertraline 50, down to one every other day before stopping altogether', 'sertraline taking'],
    ['omeprazole 20, GP wants me to try without', 'omeprazole taking'],
    ['sertraline 150, psych wants to add quetiapine', 'quetiapine planned'],
    ['clopidogrel was only for the first year', 'clopidogrel stopped'],
    ['bisoprolol 2.5 (the nurse stopped by to check)', 'bisoprolol taking'],
  ])('%s', (text, entry) => {
    expect(entriesIn(text)).toContain(entry);
  });
});

describe('an event or another thing that ended stops nothing', () => {
  it.each([
    'apixaban 5 bd after my valve failed',
    'apixaban 5 bd, failed my driving test',
    'apixaban 5 bd since the ablation failed',
    '1> apixaban 5 2> metformin 500',
    'due to see GP about stopping apixaban 5',
    'apixaban 5, new box when these run out',
  ])('%s', (text) => {
    expect(entriesIn(text)).toContain('apixaban taking');
  });

  it('a medicine for after the other runs out is planned', () => {
    expect(entriesIn('lisinopril 10, GP’s changing me to losartan once these run out')).toEqual([
      'lisinopril taking',
      'losartan planned',
    ]);
  });
});

describe('the last one is still to come', () => {
  it.each(['doxycycline - last one tomorrow', 'doxycycline 100mg, last few left'])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['doxycycline taking']);
  });
});

describe('needs', () => {
  it('a flare is a need', () => {
    expect(entriesIn('colchicine only in a flare')).toEqual(['colchicine as-needed']);
  });

  it('a daily activity at a fixed hour is not a need', () => {
    expect(entriesIn('amlodipine 5, I have it when I feed the cat at 7am')).toEqual(['amlodipine taking']);
  });
});

describe('doses', () => {
  it.each([
    ['quetiapine 25 stopped then started again at 12.5', [{ id: 'quetiapine', amount: 12.5, slots: null }]],
    [
      'losartan hydrochlorothiazide 50/12.5',
      [
        { id: 'losartan', amount: 50, slots: null },
        { id: 'hydrochlorothiazide', amount: 12.5, slots: null },
      ],
    ],
  ])('%s', (text, entries) => {
    expect(dosed(text)).toEqual(entries);
  });

  it('two going to bed are two tablets', () => {
    expect(dosed('gabapentin 300mg - one when I wake, one mid afternoon, two going to bed')).toEqual([
      { id: 'gabapentin', amount: 1200, slots: ['on-waking', 'lunch', 'bedtime'] },
    ]);
  });

  it('back to sleep is no time of day', () => {
    expect(dosed('levothyroxine 75 about 6am with water then go back to sleep')[0]).toMatchObject({
      amount: 75,
      slots: ['on-waking'],
    });
  });

  it("a future dose is not today's", () => {
    expect(medicines('pregabalin 150 bd but cutting back to 75 bd from Monday')[0]).toMatchObject({
      amount: 300,
      status: 'taking',
    });
  });
});
