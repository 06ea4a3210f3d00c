import type { Alert, Answers, Exclusion, Recommendation, ShortAnswers } from '@evidose/contract';
import { alertOf } from '../alerts/alert.ts';
import { isMinor } from '../criteria/derived.ts';
import { type Facts, factsOf } from '../criteria/facts.ts';
import { exclusionOf } from '../explain/exclusion.ts';
import type { Finding } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { decide } from '../recommend.ts';
import { findingsAgainst } from '../stages/exclude.ts';
import { understand } from '../stages/understand.ts';
import { assumedAnswers, withFacts } from './assumed-answers.ts';
import { candidatesFor, type QuickCandidate } from './candidates.ts';
import { isKnown, mayBePregnant } from './contraindications.ts';
import { isAboutMedicines, type QuickFact } from './quick-fact.ts';

/** The person's ticks on the candidates' lines. */
export interface QuickSaid {
  readonly applies: readonly string[];
  /** Supplements whose lines were all read, with no others true. */
  readonly cleared: readonly string[];
  /** Medicines by name: each is checked, so that taking one excludes only what interacts with it. */
  readonly medicines?: string | undefined;
}
const NOTHING_SAID: QuickSaid = { applies: [], cleared: [] };

export interface QuickDecision {
  readonly recommendation: Recommendation;
  /** From the answers alone: the lines stay the same while ticking. */
  readonly candidates: readonly QuickCandidate[];
}

const WOULD_CHANGE = 'The full questionnaire asks for what is missing, and may bring it in.';

/** What cannot be excluded without knowing medicines, conditions, habits or a pregnancy. */
function openQuestions(supplement: PreparedSupplement, facts: Facts): Finding[] {
  const { data, hasNoKnownRisk, drugInteractions } = supplement;
  const because = facts.answers.healthGoals.slice(0, 1).map((value) => ({ field: 'healthGoals', value }));
  const finding = (kind: Finding['kind'], message: string): Finding => ({
    kind,
    rule: 'quick-quiz',
    message,
    because,
    sources: data.sources,
    wouldChange: WOULD_CHANGE,
  });
  const findings: Finding[] = [];
  if (!hasNoKnownRisk) {
    const what =
      drugInteractions.size === 0
        ? 'We can’t be sure that it mixes with every medicine'
        : 'It doesn’t mix with every medicine';
    findings.push(finding('interaction', `${what}, and the quick quiz doesn’t ask about yours.`));
  }
  const open = data.contraindications.filter(
    ({ effect, when }) => effect === 'exclude' && when.all.some(({ field }) => !isKnown(field)),
  );
  if (open.length > 0) {
    const who = data.whoShouldNot.length > 0 ? ` (${data.whoShouldNot.join('; ')})` : '';
    findings.push(
      finding('condition', `It’s not for everyone${who}, and the quick quiz doesn’t ask about conditions.`),
    );
  }
  const isListed = data.allowedIn.pregnant !== undefined && data.allowedIn.breastfeeding !== undefined;
  if (mayBePregnant(facts) && !isListed) {
    findings.push(
      finding('pregnancy', 'It’s not for pregnancy or breastfeeding, and the quick quiz doesn’t ask about them.'),
    );
  }
  return findings;
}

const becauseOfFact = ({ field, values }: QuickFact) => ({ field, value: values[0] ?? '' });

const KIND_OF_FIELD: Readonly<Record<string, Finding['kind']>> = {
  prescriptionMeds: 'interaction',
  pregnancyStatus: 'pregnancy',
  alcoholConsumption: 'lifestyle',
  tobaccoUse: 'lifestyle',
  specificDiet: 'diet',
};

/** What was ticked against it, in the knowledge's words. */
function tickedAgainst({ unless }: QuickCandidate, applies: ReadonlySet<string>): Finding[] {
  return unless
    .filter(({ id }) => applies.has(id))
    .map((fact) => ({
      kind: KIND_OF_FIELD[fact.field] ?? 'condition',
      rule: 'quick-quiz-said',
      message: fact.why ?? fact.label,
      because: [becauseOfFact(fact)],
      sources: fact.sources,
    }));
}

function notFitting({ supplement, fitsIf }: QuickCandidate, applies: ReadonlySet<string>): Finding[] {
  const missing = fitsIf.filter(({ id }) => !applies.has(id));
  if (missing.length === 0) return [];
  return [
    {
      kind: 'condition',
      rule: 'quick-quiz-said',
      message: `${supplement.data.name} helps only where this is true: ${missing.map(({ label }) => label).join('; ')}.`,
      because: missing.map(becauseOfFact),
      sources: supplement.data.sources,
    },
  ];
}

interface Said {
  readonly applies: ReadonlySet<string>;
  readonly cleared: ReadonlySet<string>;
}

/** The finding against a candidate after the lines were read; null before. */
function saidAgainst(candidate: QuickCandidate, { applies, cleared }: Said): readonly Finding[] | null {
  const ticked = tickedAgainst(candidate, applies);
  if (ticked.length > 0) return ticked;
  if (!candidate.canCheck || !cleared.has(candidate.supplement.data.id)) return null;
  return notFitting(candidate, applies);
}

function waitingFinding(supplement: PreparedSupplement, facts: Facts): Finding[] {
  const open = openQuestions(supplement, facts);
  if (open.length > 0) return open;
  return [
    {
      kind: 'condition',
      rule: 'quick-quiz',
      message: 'Whether it fits you depends on answers that the quick quiz doesn’t ask for.',
      because: facts.answers.healthGoals.map((value) => ({ field: 'healthGoals', value })),
      sources: supplement.data.sources,
      wouldChange: WOULD_CHANGE,
    },
  ];
}

const ALERT: Alert = alertOf({
  id: 'quick-quiz',
  severity: 'info',
  title: 'A careful first look',
  message:
    'The quick quiz doesn’t ask about your medicines, your conditions or your diet. So we suggest a supplement here only after you have read what would rule it out, and only at a low dose. If you take a medicine, have a health condition or might be pregnant, ask your pharmacist first.',
  because: [],
  about: [{ text: null, name: 'your medicines, conditions and diet' }],
});

/** Excluded only for what the quick quiz does not ask. */
export const waitsForFullQuestionnaire = ({ reasons }: Exclusion): boolean =>
  reasons.every(({ wouldChange }) => wouldChange === WOULD_CHANGE);

function summaryOf({ supplements, outcome, summary }: Recommendation, open: number, all: number): string {
  if (outcome !== 'recommended' || supplements.length > 0) return summary;
  if (all === 0) {
    return 'We don’t suggest anything from these few answers. We’d need to know about your medicines, your health and your diet.';
  }
  if (open === 0) {
    return 'What you ticked rules out everything here. The full questionnaire looks at each of your answers, and often finds something that fits.';
  }
  const count = open === 1 ? 'One supplement may fit' : `${open} supplements may fit`;
  return `${count} your goals. We don’t know enough about you yet, so check what would rule ${open === 1 ? 'it' : 'each one'} out.`;
}

/** Candidates not excluded by any tick. */
function openCandidates(
  candidates: readonly QuickCandidate[],
  { applies }: Said,
  { excluded }: Recommendation,
): number {
  const ruledOut = new Set(excluded.filter((each) => !waitsForFullQuestionnaire(each)).map(({ id }) => id));
  return candidates.filter(
    ({ supplement, unless }) => !ruledOut.has(supplement.data.id) && !unless.some(({ id }) => applies.has(id)),
  ).length;
}

function decided(prepared: Prepared, facts: Facts, candidates: readonly QuickCandidate[], said: Said): Recommendation {
  const bySupplement = new Map(candidates.map((each) => [each.supplement, each]));
  const against = (supplement: PreparedSupplement): readonly Finding[] => {
    const candidate = bySupplement.get(supplement);
    const findings = candidate === undefined ? null : saidAgainst(candidate, said);
    if (findings === null) return openQuestions(supplement, facts);
    // Not repeated if the plan's own rules already say it.
    return findingsAgainst(prepared, facts, supplement).length > 0 ? [] : findings;
  };
  const result = decide(prepared, facts, { careful: true, against });
  const notNeeded = new Set(result.notNeeded);
  const silent = candidates.filter(({ supplement }) => notNeeded.has(supplement.data.id));
  for (const { supplement } of silent) notNeeded.delete(supplement.data.id);
  const left = silent.map((candidate) => {
    const { id, name } = candidate.supplement.data;
    const findings = saidAgainst(candidate, said) ?? [];
    return exclusionOf({ id, name }, findings.length > 0 ? findings : waitingFinding(candidate.supplement, facts));
  });
  return {
    ...result,
    alerts: [...result.alerts, ALERT],
    excluded: [...result.excluded, ...left],
    notNeeded: [...notNeeded],
  };
}

/** The plan for the quick quiz: first what needs no further answer, then also what the person has cleared. */
export function recommendQuick(
  prepared: Prepared,
  short: ShortAnswers,
  { applies, cleared, medicines = '' }: QuickSaid = NOTHING_SAID,
): QuickDecision {
  const assumed = assumedAnswers(prepared, short);
  const before = factsOf(prepared, assumed, understand(prepared, assumed));
  const candidates = isMinor(before.person) ? [] : candidatesFor(prepared, before);
  const areNamed = medicines.trim() !== '';
  const ticked = areNamed ? applies.filter((id) => !isAboutMedicines(id)) : applies;
  const said: Said = { applies: new Set(ticked), cleared: new Set(cleared) };
  const lines = new Map(
    candidates
      .filter(({ canCheck }) => canCheck)
      .flatMap(({ fitsIf, unless }) => [...fitsIf, ...unless])
      .map((fact) => [fact.id, fact]),
  );
  const given: Answers = areNamed ? { ...assumed, prescriptionMeds: 'yes', prescriptionMedsList: medicines } : assumed;
  const answers = withFacts(
    given,
    [...said.applies].flatMap((id) => lines.get(id) ?? []),
  );
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  const recommendation = decided(prepared, facts, candidates, said);
  const summary = summaryOf(recommendation, openCandidates(candidates, said, recommendation), candidates.length);
  return { recommendation: { ...recommendation, summary }, candidates };
}
