import {
  type ChosenSupplement,
  type ExclusionKind,
  type LatestBatch,
  type Letter,
  type LetterSupplement,
  type PartialAnswers,
  type Recommendation,
  resultOf,
  type SuggestedBatch,
} from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';
import { letterMedicine } from './medicines.ts';
import { labsOf, labsWhenOf, personFacts } from './person-facts.ts';
import { numberSources } from './source-numbers.ts';
import { letterCurrent, letterSuggested } from './supplements.ts';
import { asThirdPerson } from './third-person.ts';

export interface LetterParts {
  readonly name: string;
  readonly batch: LatestBatch;
  /** The answers that the plan was made from. */
  readonly answers: PartialAnswers;
  /** What the person put on their list. */
  readonly chosen: readonly ChosenSupplement[];
  /** Entries worded by the person rather than by a plan. */
  readonly ownWords: ReadonlySet<string>;
  readonly knowledge: Pick<Knowledge, 'sources' | 'drugs'>;
  readonly atMostWeeks: (supplementId: string) => number | null;
  readonly today: Date;
}

const ALERT_ORDER = ['urgent', 'warning', 'info'] as const;

/** Safety reasons, strongest first; a wish for fewer pills does not concern a doctor. */
const SAFETY: readonly (readonly [ExclusionKind, string])[] = [
  ['interaction', 'Does not go with something taken'],
  ['pregnancy', 'Pregnancy or breastfeeding'],
  ['condition', 'A condition'],
  ['allergy', 'An allergy'],
  ['lab', 'A test result'],
  ['age', 'Age'],
  ['upper-limit', 'Would pass an upper limit'],
  ['advised-not-to-take', 'Advised against before'],
  ['lifestyle', 'A habit'],
  ['unrecognised-medication', 'A medicine that was not recognized'],
];

function leftOutOf({ excluded, currentSupplements }: Recommendation): Letter['leftOut'] {
  const taken = new Set(currentSupplements.map(({ id }) => id));
  const strongest = excluded
    .filter(({ id }) => !taken.has(id))
    .map(({ name, reasons }) => ({
      name,
      kind: SAFETY.find(([kind]) => reasons.some((reason) => reason.kind === kind))?.[0],
    }));
  return SAFETY.map(([kind, because]) => ({
    because,
    names: strongest.filter((row) => row.kind === kind).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
}

function notChecked(result: Recommendation, answers: PartialAnswers): string[] {
  const unknown = result.medications.filter(({ id, classes }) => id === null && classes.length === 0);
  const other = answers.medicalConditions?.includes('other') === true;
  return [
    'Medicines with each other, beyond the best-known dangerous pairs, and whether each is right for the person.',
    'The content and quality of the products that the person buys.',
    ...(unknown.length > 0
      ? [`Interactions with ${unknown.map(({ text }) => `“${text}”`).join(', ')}: not recognized, so not checked.`]
      : []),
    ...(result.currentSupplements.some(({ id }) => id === null)
      ? ['What the supplements that were not recognized contain.']
      : []),
    ...(other ? ['A condition that the questionnaire does not list: the person ticked “Something else”.'] : []),
    ...(Object.keys(answers.labResults ?? {}).length === 0 ? ['Laboratory values: none were given.'] : []),
    'Anything that the person did not write down.',
  ];
}

function notRecognised({ medications, currentSupplements }: Recommendation): string[] {
  return [
    ...medications
      .filter(({ id, classes }) => id === null && classes.length === 0)
      .map(({ text }) => `${text} (medicine)`),
    ...currentSupplements.filter(({ id }) => id === null).map(({ text }) => `${text} (supplement)`),
  ];
}

/** On the list but not in the newest plan: what speaks against it comes first among its cautions. */
function onListOnly(
  chosen: readonly ChosenSupplement[],
  { supplements, recommendation }: SuggestedBatch,
): ChosenSupplement[] {
  const suggested = new Set(supplements.map(({ id }) => id));
  return chosen
    .filter(({ id }) => !suggested.has(id))
    .map((entry) => {
      const reasons = recommendation.excluded.find(({ id }) => id === entry.id)?.reasons ?? [];
      const against = reasons.map(({ message, sources }) => ({
        message: `Not in the newest plan. ${message}`,
        sources,
      }));
      const said = against.length > 0 ? against : [{ message: 'Not in the newest plan.', sources: [] }];
      return { ...entry, supplement: { ...entry.supplement, cautions: [...said, ...entry.supplement.cautions] } };
    });
}

/** We cannot vouch for any of it; its warnings stay. */
const inOwnWords = (row: LetterSupplement): LetterSupplement => ({
  ...row,
  name: `“${row.name}”`,
  evidence: null,
  why: [],
  cautions: [{ message: 'In the person’s own words: from no plan, and not checked.', sources: [] }, ...row.cautions],
});

/** What the page tells the person, told to their doctor. No warning of the page is left out. */
export function buildLetter(parts: LetterParts): Letter {
  const { name, batch, answers, chosen, ownWords, knowledge, atMostWeeks, today } = parts;
  const result = resultOf(batch);
  const numbers = numberSources(knowledge);
  const drugs = new Map(knowledge.drugs.map((drug) => [drug.id, drug.name]));
  const drugName = (id: string) => drugs.get(id) ?? id.replaceAll('-', ' ');
  const planMadeOn = batch.addedOn.slice(0, 10);
  const statement = ({ message, sources }: { message: string; sources: readonly string[] }) => ({
    message: asThirdPerson(message),
    sources: numbers.of(sources),
  });
  const alerts = result.alerts
    .toSorted((a, b) => ALERT_ORDER.indexOf(a.severity) - ALERT_ORDER.indexOf(b.severity))
    .map(({ severity, title, ...said }) => ({ severity, title: asThirdPerson(title), ...statement(said) }));
  const supplements = [
    ...result.currentSupplements.map((review) => letterCurrent(review, numbers)),
    ...batch.supplements.map((item) =>
      letterSuggested(item, numbers, {
        standing: chosen.some(({ id }) => id === item.id) ? 'chosen' : 'suggested',
        atMostWeeks: atMostWeeks(item.id),
      }),
    ),
  ];
  const gone = onListOnly(chosen, batch).map(({ supplement }) => {
    const row = letterSuggested(supplement, numbers, { standing: 'chosen', atMostWeeks: atMostWeeks(supplement.id) });
    return ownWords.has(supplement.id) ? inOwnWords(row) : row;
  });
  const tests = result.labSuggestions.map(({ name: test, ...said }) => ({
    name: asThirdPerson(test),
    ...statement(said),
  }));
  return {
    planMadeOn,
    answersChangedOn: batch.answersChangedOn?.slice(0, 10) ?? null,
    madeOn: today.toISOString().slice(0, 10),
    name,
    facts: personFacts(answers, result),
    labs: labsOf(answers),
    labsWhen: labsOf(answers).length === 0 ? null : labsWhenOf(answers, planMadeOn),
    medicines: result.medications.map((medicine) => letterMedicine(medicine, drugName)),
    alerts,
    supplements: [...supplements, ...gone],
    leftOut: leftOutOf(result),
    notRecognised: notRecognised(result),
    notChecked: notChecked(result, answers),
    tests,
    sources: numbers.list(),
  };
}
