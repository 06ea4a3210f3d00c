import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { corporaFolder } from '../files.ts';
import { medicines, supplements } from './try.ts';

/** What people write beside a medicine, with and without punctuation, before and after it. */
const Halves = z.strictObject({ learned: z.array(z.string()), kept: z.array(z.string()) });
const clauses = z
  .strictObject({ life: Halves, over: Halves, planned: Halves })
  .parse(load(readFileSync(join(corporaFolder, 'unrelated/clauses.yaml'), 'utf8'), { schema: CORE_SCHEMA }));

const HEADS = [
  'Metformin 850 twice a day',
  "I'm on Keppra 500 mg morning and evening",
  'GP put me on bisoprolol 2.5mg',
];
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const behind = (head: string, clause: string): string[] => [
  `${head} ${clause}`,
  `${head}, ${clause}`,
  `${head}. ${capital(clause)}`,
  `${head}\n${clause}`,
];
const around = (head: string, clause: string): string[] => [...behind(head, clause), `${capital(clause)}. ${head}`];

const asRead = (text: string): string =>
  JSON.stringify(medicines(text).map(({ id, amount, status, slots }) => ({ id, amount, status, slots })));

/** The texts that are misread. */
const misread = (texts: readonly string[], isRight: (text: string) => boolean): string[] =>
  texts.filter((text) => !isRight(text));

const disturbed = (list: readonly string[]): { texts: number; wrong: string[] } => {
  const all = HEADS.flatMap((head) => {
    const alone = asRead(head);
    const texts = list.flatMap((clause) => around(head, clause));
    return [{ texts: texts.length, wrong: misread(texts, (text) => asRead(text) === alone) }];
  });
  return { texts: all.reduce((sum, { texts }) => sum + texts, 0), wrong: all.flatMap(({ wrong }) => wrong) };
};

const statusAmong = (list: readonly string[], statuses: ReadonlySet<string>): { texts: number; wrong: string[] } => {
  const texts = HEADS.flatMap((head) => list.flatMap((clause) => behind(head, clause)));
  // Asking about it also counts as kept.
  const isKept = (text: string): boolean => {
    const [first] = medicines(text);
    return statuses.has(first?.asked ?? first?.status ?? '');
  };
  return { texts: texts.length, wrong: misread(texts, isKept) };
};

const shareOf = ({ texts, wrong }: { readonly texts: number; readonly wrong: readonly string[] }): number =>
  (100 * wrong.length) / texts;

const OVER: ReadonlySet<string> = new Set(['stopped', 'not-taking', 'planned']);
const PLANNED: ReadonlySet<string> = new Set(['planned', 'not-taking']);

describe('unrelated text beside a medicine', () => {
  test('changes nothing about it', () => {
    const learned = disturbed(clauses.life.learned);
    const kept = disturbed(clauses.life.kept);
    expect(shareOf(learned), learned.wrong.slice(0, 20).join('\n')).toBeLessThan(2.2);
    expect(shareOf(kept), kept.wrong.slice(0, 20).join('\n')).toBeLessThan(4);
  });

  test('does not deny it before "so"', () => {
    const all = [...clauses.life.learned, ...clauses.life.kept];
    const texts = all.flatMap((clause) => [
      `${clause} so it's metformin 850`,
      `${clause}, that's why I'm on metformin 850`,
    ]);
    const denied = misread(texts, (text) => medicines(text).at(-1)?.status === 'taking');
    expect(shareOf({ texts: texts.length, wrong: denied }), denied.slice(0, 20).join('\n')).toBeLessThan(1);
  });

  test('reads what is over as over', () => {
    const learned = statusAmong(clauses.over.learned, OVER);
    const kept = statusAmong(clauses.over.kept, OVER);
    expect(shareOf(learned), learned.wrong.slice(0, 20).join('\n')).toBeLessThan(9);
    expect(shareOf(kept), kept.wrong.slice(0, 20).join('\n')).toBeLessThan(5);
  });

  test('reads what is planned as planned', () => {
    const all = statusAmong([...clauses.planned.learned, ...clauses.planned.kept], PLANNED);
    expect(shareOf(all), all.wrong.slice(0, 20).join('\n')).toBeLessThan(24);
  });
});

describe('a supplement in a question', () => {
  test.each(['Can I take magnesium with it?', 'would iron help?', 'Is it OK with ginger?'])(
    'is planned: %s',
    (text) => {
      expect(supplements(text)).toMatchObject([{ status: 'planned' }]);
    },
  );

  test.each(['can I take ibuprofen with it?', 'is warfarin a problem?', 'can I stop apixaban?'])(
    'a question does not release a medicine: %s',
    (text) => {
      expect(medicines(text)[0]).toMatchObject({ status: 'taking' });
    },
  );
});

describe('what was had, offered or measured', () => {
  test.each(['My doctor said no aspirin', 'the nurse said no ibuprofen for me', 'I said no naproxen'])(
    'a refused medicine is not taken: %s',
    (text) => {
      expect(medicines(text)).toMatchObject([{ status: 'not-taking' }]);
    },
  );

  test('a refusal does not apply to the next item', () => {
    expect(medicines('they offered a statin, I said no, aspirin 75')).toMatchObject([
      { status: 'not-taking' },
      { id: 'aspirin', status: 'taking' },
    ]);
  });

  test.each(['not on that any more', "don't take it now", 'not taking this at the moment', 'never agreed to take it'])(
    'a denial that points back applies to the medicine: %s',
    (text) => {
      expect(medicines(`metformin 850 twice a day, ${text}`)[0]?.status).toMatch(/stopped|not-taking/);
    },
  );

  test('a blood pressure is not a pair of doses, and a pair of doses is not a blood pressure', () => {
    expect(medicines('atorvastatin 80, BP yesterday 138/82')).toMatchObject([{ amount: 80 }]);
    expect(medicines('metformin 850, my BP was 142 over 86 today')).toMatchObject([{ amount: 850 }]);
    expect(asRead('Lipitor 80, Entresto 97/103 bd')).toBe(asRead('Lipitor 80\nEntresto 97/103 bd'));
  });

  test.each([
    'since I turned 60',
    'had twins at 38',
    'my sugars were up at 14',
    'seeing the nurse on 14 March at 10.30',
  ])('unrelated numbers are not a dose: %s', (text) => {
    expect(medicines(`lansoprazole, ${text}`)).toMatchObject([{ id: 'lansoprazole', amount: undefined }]);
  });
});

describe('unrelated times', () => {
  test.each([
    'starting a new job on Monday',
    'quit my job on Friday',
    'on holiday next week',
    'on holiday in August',
    'my lease ended on Tuesday',
    'due a scan next Wednesday',
  ])('change neither the frequency nor the status of a medicine: %s', (clause) => {
    const alone = asRead('Levothyroxine 100mcg first thing');
    for (const text of behind('Levothyroxine 100mcg first thing', clause)) expect(asRead(text), text).toBe(alone);
  });

  test.each(['Imodium on holiday', 'Kwells on long journeys', 'ibuprofen 400 three times a day, as needed'])(
    'a recurring occasion is a need: %s',
    (text) => {
      expect(medicines(text)).toMatchObject([{ status: 'as-needed' }]);
    },
  );

  test('a rhythm after a denial of the medicine stays', () => {
    expect(medicines('methotrexate 10 mg, never taken daily, on Mondays')).toMatchObject([{ status: 'taking' }]);
    expect(medicines('methotrexate 10mg once a week on Mondays')[0]?.amount).toBeCloseTo(10 / 7, 2);
  });
});
