import { evidenceGrades } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { surelyHolds } from '../criteria/holds.ts';
import type { Indication } from '../knowledge.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedIndication, PreparedSupplement } from '../prepare/supplement.ts';
import { coveredAlready } from '../stages/dose.ts';
import { findingsAgainst } from '../stages/exclude.ts';
import { contraindicationsOf, isKnown, valuesOf } from './contraindications.ts';
import { type QuickFact, quickFact } from './quick-fact.ts';

/** A supplement that serves a goal, with what must and must not be true. */
export interface QuickCandidate {
  readonly supplement: PreparedSupplement;
  readonly indication: Indication;
  /** The person's goals that it serves. */
  readonly goals: readonly string[];
  /** Empty: the goal alone is enough. */
  readonly fitsIf: readonly QuickFact[];
  readonly unless: readonly QuickFact[];
  /** False: too much has to be known to tick in a few lines. */
  readonly canCheck: boolean;
}

/** More lines than this would be a questionnaire of their own. */
const MOST_LINES = 20;

/** Treats low mood: offered only after the two mood questions. */
const NOT_WITHOUT_SCREEN = 'depression';

function goalsServed(prepared: Prepared, { when }: PreparedIndication, facts: Facts): string[] {
  const served = new Set(
    when.all.filter(({ field }) => field === 'healthGoals').flatMap((criterion) => valuesOf(prepared, criterion)),
  );
  return facts.answers.healthGoals.filter((goal) => served.has(goal));
}

/** Supported by a goal, given answers that were not asked for. */
function mayComeIn(prepared: Prepared, indication: PreparedIndication, facts: Facts): boolean {
  const { data, when } = indication;
  if (data.clinicianOnly || goalsServed(prepared, indication, facts).length === 0) return false;
  const known = {
    all: when.all.filter(({ field }) => isKnown(field)),
    unless: when.unless.filter(({ field }) => isKnown(field)),
  };
  return surelyHolds(known, facts);
}

/** Null if something must be true that cannot be ticked: a test result, a medicine. */
function fitsIfOf(prepared: Prepared, { data, when }: PreparedIndication): readonly QuickFact[] | null {
  const facts: QuickFact[] = [];
  for (const criterion of when.all) {
    if (isKnown(criterion.field)) continue;
    const values = criterion.field === 'takes' ? [] : valuesOf(prepared, criterion);
    const fact = quickFact(criterion.field, values, { why: null, sources: data.sources });
    if (fact === null) return null;
    facts.push(fact);
  }
  return facts;
}

function candidateOf(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): QuickCandidate | null {
  const fitting = supplement.indications
    .filter((each) => mayComeIn(prepared, each, facts))
    .map((each) => ({ each, fitsIf: each.data.outcome === NOT_WITHOUT_SCREEN ? null : fitsIfOf(prepared, each) }))
    .sort(
      (a, b) =>
        Number(a.fitsIf === null) - Number(b.fitsIf === null) ||
        (a.fitsIf?.length ?? 0) - (b.fitsIf?.length ?? 0) ||
        evidenceGrades.indexOf(a.each.data.evidence) - evidenceGrades.indexOf(b.each.data.evidence),
    );
  const [best] = fitting;
  if (best === undefined) return null;
  const { data: indication, when: indicationWhen } = best.each;
  const against = contraindicationsOf({ prepared, facts, supplement, indication, indicationWhen }).facts ?? [];
  const fitsIf = best.fitsIf ?? [];
  const needed = new Set(fitsIf.map(({ id }) => id));
  const unless = against.filter(({ id }) => !needed.has(id));
  const goals = [...new Set(fitting.flatMap(({ each }) => goalsServed(prepared, each, facts)))];
  const canCheck = best.fitsIf !== null && unless.length > 0 && unless.length + fitsIf.length <= MOST_LINES;
  return { supplement, indication, goals, fitsIf, unless, canCheck };
}

const rankOf = ({ indication }: QuickCandidate): number => evidenceGrades.indexOf(indication.evidence);

/** Candidates, best first, without those already forbidden or taken in a useful amount. */
export function candidatesFor(prepared: Prepared, facts: Facts): QuickCandidate[] {
  return prepared.suggestible
    .flatMap((supplement) => candidateOf(prepared, facts, supplement) ?? [])
    .filter(({ supplement }) => findingsAgainst(prepared, facts, supplement).length === 0)
    .filter(({ supplement, indication }) => coveredAlready({ current: facts.intake }, supplement) < indication.dose.low)
    .sort(
      (a, b) =>
        Number(b.canCheck) - Number(a.canCheck) ||
        rankOf(a) - rankOf(b) ||
        b.goals.length - a.goals.length ||
        a.fitsIf.length - b.fitsIf.length ||
        a.unless.length - b.unless.length ||
        a.supplement.data.name.localeCompare(b.supplement.data.name, 'en'),
    );
}
