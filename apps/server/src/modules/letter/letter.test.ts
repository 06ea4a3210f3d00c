import { letterAction, type Recommendation, resultOf, severityTexts } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { chosenOf, people, planOf } from '../../../test/people-with-plans.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { loadEngine } from '../../engine.ts';
import { buildLetter } from './build-letter.ts';
import { letterAsPdf } from './pdf/letter-pdf.ts';
import type { Plan } from './plan.ts';
import { asThirdPerson } from './third-person.ts';

const { knowledge } = await loadEngine();
const letterFrom = ({ person, batch, answers, chosen, ownWords, atMostWeeks, today }: Plan) =>
  buildLetter({
    name: `${person.firstName} ${person.lastName}`,
    batch,
    answers,
    chosen,
    ownWords,
    knowledge,
    atMostWeeks,
    today,
  });
const printed = async (plan: Plan) => readPdf((await letterAsPdf(letterFrom(plan))).content);
/** Lines wrap at the paper's edge. */
const joined = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');

/** Everything that the plan warns of, with its sources. */
function warningsOf(result: Recommendation): { message: string; sources: readonly string[] }[] {
  const rows = [...result.supplements, ...result.currentSupplements];
  return [
    ...result.alerts,
    ...rows.flatMap(({ interactions }) => interactions),
    ...result.supplements.flatMap(({ cautions, reasons }) => [...cautions, ...reasons]),
    ...result.supplements.flatMap(({ timing }) => (timing.note ? [{ message: timing.note, sources: [] }] : [])),
    ...result.currentSupplements.map(({ sources }) => ({ message: '', sources })),
    ...result.labSuggestions,
  ];
}

describe.each(Object.entries(people))('the letter of somebody %s', (_who, answers) => {
  it('holds every alert, interaction, caution, reason and source of the plan', async () => {
    const plan = await planOf(answers);
    const text = joined((await printed(plan)).text);
    const result = resultOf(plan.batch);
    for (const { message, sources } of warningsOf(result)) {
      expect(text).toContain(joined(asThirdPerson(message)));
      for (const id of sources) expect(text).toContain(joined(plan.sourceTitle(id)));
    }
    for (const { interactions } of [...result.supplements, ...result.currentSupplements]) {
      for (const row of interactions) {
        expect(text).toContain(joined(`${severityTexts[row.severity]}, with ${row.with}: ${letterAction(row)}`));
      }
    }
    for (const { text: written } of [...result.medications, ...result.currentSupplements]) {
      expect(text).toContain(joined(written));
    }
  });

  it('is at most two pages, and nothing is set smaller than 10 points', async () => {
    const { pages, sizes } = await printed(await planOf(answers));
    expect(pages).toBeLessThanOrEqual(2);
    expect(Math.min(...sizes)).toBe(10);
  });

  it('speaks about the person, not to them', async () => {
    const { text } = await printed(await planOf(answers));
    const said = text.replaceAll(/“[^”]*”/g, '').split('Sources [1]')[0] ?? '';
    expect(said).not.toMatch(/\b(you|your|yours|we|our)\b/i);
  });
});

describe('what a doctor looks for', () => {
  it('which allergies and advice have to be confirmed', async () => {
    const [answers] = Object.values(people);
    const allergic = { ...answers, allergies: 'yes' as const, allergyDetails: 'outgrew my milk allergy' };
    const { facts } = letterFrom(await planOf(allergic));
    expect(facts).toContainEqual({
      label: 'Allergies',
      value: 'outgrew my milk allergy (please confirm: “outgrew my milk allergy”)',
    });
  });

  it('fish oil and glucosamine beside apixaban, with how serious it is and what to do', async () => {
    const [answers] = Object.values(people);
    const { text } = await printed(await planOf(answers ?? {}));
    expect(text).toMatch(/Serious, with apixaban: avoid together\. Fish oil/);
    expect(text).toMatch(/Moderate, with apixaban: discuss before use\. Glucosamine/);
    for (const part of [
      'Age: 68 years',
      'Irregular heartbeat',
      'shellfish, penicillin',
      '“Eliquis 5 mg twice a day”: apixaban',
      '“Zzyqol 3 mg”: not recognized, not checked',
      'HbA1c 7.1 %',
      'in the last 6 months',
      '☐ fine',
      '☐ not',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('the generic names behind a brand', async () => {
    const { text } = await printed(await planOf(people['stressed and on the pill']));
    expect(text).toContain('drospirenone');
    expect(text).toMatch(/ethinyl ?estradiol/i);
  });

  it('that a supplement has an end', async () => {
    const plan = await planOf(people['stressed and on the pill']);
    const taken = { ...people['stressed and on the pill'], prescriptionMeds: 'no' } as const;
    const either = [plan, await planOf(taken)];
    const withEnd = either.find(({ batch }) => batch.supplements.some(({ id }) => plan.atMostWeeks(id) !== null));
    expect(withEnd).toBeDefined();
    if (withEnd !== undefined) expect((await printed(withEnd)).text).toMatch(/at most \d+ weeks/);
  });

  it('that something is on the person’s list already', async () => {
    const plan = await planOf(people['pregnant and vegan']);
    const [supplement] = plan.batch.supplements;
    if (supplement === undefined) throw new Error('a pregnant vegan is suggested something');
    const letter = letterFrom({ ...plan, chosen: [chosenOf(supplement)] });
    expect(letter.supplements.find(({ id }) => id === supplement.id)?.standing).toBe('chosen');
  });
});

describe('what is on the list but no longer in the plan', () => {
  it('stands in the letter with what speaks against it now', async () => {
    const calm = await planOf({ stressLevel: 'very-high', healthGoals: ['stress'] });
    const supplement = calm.batch.supplements.find(({ id }) => id === 'ashwagandha');
    if (supplement === undefined) throw new Error('the stressed are suggested ashwagandha');
    const pregnant = await planOf({
      ...people['pregnant and vegan'],
      stressLevel: 'very-high',
      healthGoals: ['stress'],
    });
    const { text } = await printed({ ...pregnant, chosen: [chosenOf(supplement)] });
    expect(text).toContain('On the person’s list');
    expect(text).toMatch(/Not in the newest plan\. Ashwagandha may cause miscarriage/);
  });
});

describe('names', () => {
  it.each([
    'Zoë Łukaszewicz',
    'Владимир Ковальчук',
    'Νίκος Παπαδόπουλος',
    'Nguyễn Thị Ánh',
    '山田太郎',
    '髙橋はるか',
    '陳曉華',
    '김민준',
    'სოფიო',
    'Անի',
    'ทวีชัย',
  ])('%s is printed letter for letter', async (firstName) => {
    const plan = await planOf({});
    const { text } = await printed({ ...plan, person: { ...plan.person, firstName } });
    expect(joined(text)).toContain(joined(firstName));
    expect(text).not.toMatch(/\?|U\+/);
  });

  /** PDF readers reorder letters that change places or shapes; each letter is there. */
  it.each(['محمد', 'שרה', 'अनिल', 'অনিল', 'அனில்', 'አበበ', 'ສົມ', 'သန်း'])('%s has all its letters', async (firstName) => {
    const plan = await planOf({});
    const { text } = await printed({ ...plan, person: { ...plan.person, firstName } });
    const base = [...firstName].filter((letter) => /\p{L}/u.test(letter));
    for (const letter of base) expect(text.normalize('NFKC')).toContain(letter);
    expect(text).not.toMatch(/\?|U\+/);
  });

  it('a letter that no face has is named by its number, never by another letter', async () => {
    const plan = await planOf({});
    const { text } = await printed({ ...plan, person: { ...plan.person, firstName: '\u{13000}' } });
    expect(text).toContain('[U+13000]');
  });
});
