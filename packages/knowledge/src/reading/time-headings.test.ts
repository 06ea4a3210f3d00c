import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const lines = (...all: string[]) => all.join('\n');
const entriesIn = (text: string) =>
  medicines(text).map(({ id, amount, slots }) => [id, amount ?? '', (slots ?? []).join('+')].join(' ').trim());

describe('a time alone on a line', () => {
  it.each([
    ['with a colon', lines('Morning:', 'bisoprolol 2.5 mg', 'furosemide 40 mg', 'Night:', 'atorvastatin 20 mg')],
    ['with a dash', lines('Morning -', 'bisoprolol 2.5 mg', 'furosemide 40 mg', 'Night -', 'atorvastatin 20 mg')],
    ['over bullets', lines('AM:', '- bisoprolol 2.5 mg', '- furosemide 40 mg', 'Bedtime:', '- atorvastatin 20 mg')],
    ['without a colon', lines('MORNING', 'bisoprolol 2.5 mg', 'furosemide 40 mg', 'BED TIME', 'atorvastatin 20 mg')],
    [
      'over bullets without a colon',
      lines('Breakfast', '* bisoprolol 2.5 mg', '* furosemide 40 mg', 'Bedtime', '* atorvastatin 20 mg'),
    ],
    [
      'over numbers',
      lines('Mornings:', '1. bisoprolol 2.5 mg', '2. furosemide 40 mg', 'Nights:', '1. atorvastatin 20 mg'),
    ],
    [
      'with an empty line below it',
      lines('Morning:', '', 'bisoprolol 2.5 mg', 'furosemide 40 mg', '', 'Night:', '', 'atorvastatin 20 mg'),
    ],
    [
      'in a sentence',
      lines(
        'With breakfast I take:',
        'bisoprolol 2.5 mg',
        'furosemide 40 mg',
        'At bedtime I take:',
        'atorvastatin 20 mg',
      ),
    ],
    [
      'with what it is a time of',
      lines('My morning tablets', '- bisoprolol 2.5 mg', '- furosemide 40 mg', 'Night tablets', '- atorvastatin 20 mg'),
    ],
  ])('applies to everything below it, %s', (_, text) => {
    expect(entriesIn(text)).toEqual(['bisoprolol 2.5 breakfast', 'furosemide 40 breakfast', 'atorvastatin 20 bedtime']);
  });

  it('gives the frequency as well', () => {
    expect(
      entriesIn(lines('Weekly:', '- methotrexate 14 mg', '- alendronate 70 mg', 'Twice a day:', 'metformin 500 mg')),
    ).toEqual(['methotrexate 2', 'alendronate 10', 'metformin 1000 breakfast+dinner']);
    expect(medicines(lines('As needed:', '- ibuprofen 400 mg', '- cetirizine')).map(({ status }) => status)).toEqual([
      'as-needed',
      'as-needed',
    ]);
  });

  it("yields to a line's own time", () => {
    expect(entriesIn(lines('Evening:', '- simvastatin 40 mg at 10 pm', '- 2 x ramipril 5 mg'))).toEqual([
      'simvastatin 40 bedtime',
      'ramipril 10 dinner',
    ]);
    expect(entriesIn(lines('Twice a day:', 'apixaban 5 mg twice a day', 'gliclazide 80 mg in the morning'))).toEqual([
      'apixaban 10 breakfast+dinner',
      'gliclazide 80 breakfast',
    ]);
  });

  it('ends with an empty line', () => {
    expect(entriesIn(lines('Night:', 'atorvastatin 20 mg', '', 'I also have bisoprolol 2.5 mg'))).toEqual([
      'atorvastatin 20 bedtime',
      'bisoprolol 2.5',
    ]);
  });

  it('applies to what follows an empty line, or to what stands above one', () => {
    expect(entriesIn(lines('bisoprolol 2.5 mg', '', 'BEFORE BED', 'atorvastatin 20 mg', 'ramipril 5 mg'))).toEqual([
      'bisoprolol 2.5',
      'atorvastatin 20 bedtime',
      'ramipril 5 bedtime',
    ]);
    expect(entriesIn(lines('bisoprolol 2.5 mg', 'MORNING', '', 'atorvastatin 20 mg', 'NIGHT'))).toEqual([
      'bisoprolol 2.5 breakfast',
      'atorvastatin 20 bedtime',
    ]);
  });

  it('applies to the previous line where each has its own', () => {
    expect(
      entriesIn(lines('bisoprolol 2.5 mg', 'morning', 'ramipril 5 mg', 'bedtime', 'atorvastatin 20 mg', 'evening')),
    ).toEqual(['bisoprolol 2.5 breakfast', 'ramipril 5 bedtime', 'atorvastatin 20 dinner']);
  });

  it.each([
    'I work nights',
    'Up at 6 every morning',
    'I sleep badly at night',
    'Carer comes every morning',
    'I walk the dog every day',
    'Hi, I see my doctor every Monday',
  ])('is none in a story: %s', (head) => {
    expect(entriesIn(lines(head, '- bisoprolol 2.5 mg', '- ramipril 5 mg'))).toEqual(['bisoprolol 2.5', 'ramipril 5']);
  });
});

describe('a status or a need alone on a line', () => {
  const status = (text: string) => medicines(text).map((each) => `${each.id} ${each.status}`);

  it.each([
    ['among heads of times', lines('MORNING', 'bisoprolol', 'WHEN NEEDED', 'ibuprofen', 'STOPPED', 'ramipril')],
    ['over bullets', lines('Daily', '- bisoprolol', 'Occasionally', '- ibuprofen', 'Stopped', '- ramipril')],
    ['behind an empty line', lines('Regular', 'bisoprolol', '', 'PRN', 'ibuprofen', '', 'Past', 'ramipril')],
    ['in capitals', lines('bisoprolol', 'WHEN REQUIRED', 'ibuprofen', 'CEASED', 'ramipril')],
    ['where a list begins with one', lines('Current meds', 'bisoprolol', 'prn', 'ibuprofen', 'stopped', 'ramipril')],
  ])('applies to those below it, %s', (_, text) => {
    expect(status(text)).toEqual(['bisoprolol taking', 'ibuprofen as-needed', 'ramipril stopped']);
  });

  it('applies to the previous line where each has its own', () => {
    expect(status(lines('ramipril', 'stopped', 'losartan'))).toEqual(['ramipril stopped', 'losartan taking']);
  });

  it.each([
    lines('NOW', 'bisoprolol', 'DISCONTINUED', 'ramipril', 'ALLERGIES', 'penicillin'),
    lines('Bisoprolol', 'GAVE UP', 'Ramipril', 'ALLERGIC TO', 'Penicillin'),
    lines('taking', 'bisoprolol', 'came off', 'ramipril', 'allergies', 'penicillin'),
  ])('separates current, past and not tolerated medicines: %s', (text) => {
    expect(status(text)).toEqual(['bisoprolol taking', 'ramipril stopped', 'penicillin-v not-taking']);
  });

  it.each(['nil known', 'none', 'NKDA', 'n/a', 'no'])('asks for allergies and is answered below: %s', (answer) => {
    expect(status(lines('CURRENT', 'bisoprolol', 'CEASED', 'ramipril', 'ALLERGIES', answer))).toEqual([
      'bisoprolol taking',
      'ramipril stopped',
    ]);
    expect(status(lines('bisoprolol', 'Ramipril', '', 'ALLERGIES', answer))).toEqual([
      'bisoprolol taking',
      'ramipril taking',
    ]);
  });

  it('is a label below each name where the names are in capitals too', () => {
    expect(status(lines('RAMIPRIL', 'STOPPED', 'LOSARTAN'))).toEqual(['ramipril stopped', 'losartan taking']);
  });

  it.each(['No', 'none', 'Not on anything', 'I stopped smoking', 'Stopped work last year'])(
    'denies nothing as an answer or about something else: %s',
    (head) => expect(status(lines(head, '- bisoprolol'))).toEqual(['bisoprolol taking']),
  );
});

describe('text that only looks like an end', () => {
  it.each([
    ['Meds on d/c: bisoprolol 2.5mg od, ramipril 5mg', ['bisoprolol taking', 'ramipril taking']],
    ['amlodipine d/c 3/24, losartan 50', ['amlodipine stopped', 'losartan taking']],
    [lines('Breakfast - bisoprolol', 'Lunch - nothing', 'Dinner - ramipril'), ['bisoprolol taking', 'ramipril taking']],
    ['Was on citalopram, stopped that in March and went onto sertraline', ['citalopram stopped', 'sertraline taking']],
  ])('%s', (text, expected) => {
    expect(medicines(text).map(({ id, status }) => `${id} ${status}`)).toEqual(expected);
  });
});
