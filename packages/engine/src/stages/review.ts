import type { CurrentReview, Interaction } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import { flatMap } from '../flat-map.ts';
import type { Intake } from '../limits/intake.ts';
import { amountTaken } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { staysWhereItIsPut } from '../local-use.ts';
import { type CurrentSupplement, isNutrient } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { deficientIn } from '../review/deficiency.ts';
import {
  type Judged,
  type Judging,
  judgeAmount,
  judgeDoubts,
  judgeFindings,
  judgeForClinician,
  judgeMedicines,
  judgeOthers,
  judgeOutside,
  OWN_LIMIT,
} from '../review/judge-one.ts';
import { gravestOf, type Judgement, judgementOf, type Verdict } from '../review/judgement.ts';
import { mergeReasons } from '../review/merge-reasons.ts';
import { asOneTablet, type ReviewedItem } from '../review/one-tablet.ts';
import { isMultiBesidePrescription, type Overdose, overdosesOf, overdoseText } from '../review/overdose.ts';
import { isPrescribedNutrient, judgePrescribed } from '../review/prescribed.ts';
import { alwaysNote, amountNote, closing, leadOf, outsideNote } from '../review/words.ts';
import { assess, notListedIn, type Separation } from '../safety/assess.ts';
import { withIngredients } from '../understand/ingredients.ts';
import { shownDose } from '../understand/shown-dose.ts';
import { usageOf } from '../understand/usage.ts';

export interface Reviewing {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
}

export interface Reviewed {
  readonly reviews: readonly CurrentReview[];
  readonly items: readonly ReviewedItem[];
  /** Those that continue, for the schedule. */
  readonly kept: readonly { readonly current: CurrentSupplement; readonly separations: readonly Separation[] }[];
  readonly overdoses: readonly Overdose[];
}

/** A prescription above the limit is no reason to stop a prenatal vitamin, only to ask whether both are meant. */
const verdictOf = ({ isGrave, isByPrescription, treats }: Overdose): Verdict =>
  isGrave ? 'stop-and-ask' : isByPrescription || treats !== null ? 'ask-first' : 'adjust';

function judgeOverdoses(item: CurrentSupplement, overdoses: readonly Overdose[]): Judgement[] {
  return overdoses
    .filter(({ givers }) => givers.includes(item))
    .map((overdose) =>
      judgementOf(verdictOf(overdose), {
        message: overdoseText(overdose),
        sources: overdose.nutrient.sources,
        kind: 'upper-limit',
        // It treats what a test or a doctor found: a question for the next visit, not a reason to pause.
        isUnhurried: overdose.treats === 'lack' || isMultiBesidePrescription(overdose),
      }),
    );
}

/**
 * What was denied counts for nothing; warnings about what was stopped or is planned come before it is taken (again).
 */
function asItStands({ usage }: CurrentSupplement, judged: Judged): Judged {
  if (usage.status === 'not-taking') return { judgements: [], interactions: [] };
  if (usage.status !== 'stopped' && usage.status !== 'planned') return judged;
  const isPlanned = usage.status === 'planned';
  return {
    ...judged,
    judgements: judged.judgements.map((each) =>
      each.verdict === 'stop-and-ask' || each.verdict === 'adjust'
        ? { ...each, verdict: 'ask-first', forbidsStart: isPlanned && each.verdict === 'stop-and-ask' }
        : each,
    ),
  };
}

/** A product's other ingredients, beyond what its own entry inherits, judged as if they had been named. */
function judgeIngredients({ prepared, facts, item, supplement }: Judging): Judged {
  const parts = withIngredients(item);
  if (parts.length === 1) return NOTHING_INSIDE;
  const inherited = new Set(supplement.data.inherits);
  const { state } = facts.person;
  // A prenatal vitamin is listed as a whole, and so is each vitamin of it.
  const isListed = state !== null && supplement.data.allowedIn[state] !== undefined;
  const judged = flatMap(parts, (part) => {
    const inside = part.supplement;
    if (part === item || inside === null || inherited.has(inside.data.id)) return [];
    const judging = { prepared, facts, item: part, supplement: inside };
    const { judgements, interactions } = judgeMedicines(judging);
    const findings = judgeFindings(judging, assess(prepared, facts, inside)).filter(
      ({ rule }) => !(isListed && rule === notListedIn(state) && isNutrient(inside.data)),
    );
    return [{ judgements: [...findings, ...judgements], interactions }];
  });
  return {
    judgements: flatMap(judged, ({ judgements }) => judgements),
    interactions: flatMap(judged, ({ interactions }) => interactions),
  };
}

const NOTHING_INSIDE: Judged = { judgements: [], interactions: [] };

function judgeAll(
  judging: Judging,
  overdoses: readonly Overdose[],
): Judged & { readonly separations: readonly Separation[] } {
  const { prepared, facts, item, supplement } = judging;
  if (staysWhereItIsPut(item)) {
    const { judgements, interactions } = asItStands(item, judgeOutside(judging));
    return { judgements, interactions, separations: [] };
  }
  const assessment = assess(prepared, facts, supplement);
  const medicines = judgeMedicines(judging);
  const others = judgeOthers(judging);
  const inside = judgeIngredients(judging);
  const all: Judged = {
    judgements: [
      ...judgeFindings(judging, assessment),
      ...judgeAmount(judging, assessment),
      ...judgeOverdoses(item, overdoses),
      ...medicines.judgements,
      ...others.judgements,
      ...inside.judgements,
      ...judgeDoubts(judging, assessment),
      ...judgeForClinician(judging),
    ],
    interactions: [...medicines.interactions, ...others.interactions, ...inside.interactions],
  };
  const { judgements, interactions } = asItStands(item, isPrescribedNutrient(item) ? judgePrescribed(item, all) : all);
  return { judgements, interactions, separations: assessment.separations };
}

/** What decided. If the amount alone did, aggravating factors are mentioned too. */
function decisiveOf(judgements: readonly Judgement[], verdict: Verdict): Judgement[] {
  const all = judgements.filter((each) => each.verdict === verdict);
  const reasons = all.filter(({ isSaidOnTop }) => !isSaidOnTop);
  const deciding = reasons.length > 0 ? reasons : all;
  // One limit is enough: the personal one says more than the general one.
  const hasOwnLimit = deciding.some(({ rule }) => rule === OWN_LIMIT);
  const own = hasOwnLimit ? deciding.filter(({ kind }) => kind !== 'upper-limit') : deciding;
  if (verdict !== 'stop-and-ask' || !own.every(({ kind }) => kind === 'upper-limit')) return own;
  const worse = judgements.filter((each) => each.verdict === 'adjust' && each.kind !== null);
  return [...own, ...worse.map((each) => ({ ...each, verdict, kind: 'upper-limit' as const }))];
}

/** No amount was written, and none matters: a glass of juice has no milligrams. */
const isAmountIdle = ({ assumed, hasNumber }: CurrentSupplement, { data }: PreparedSupplement): boolean =>
  assumed && !hasNumber && data.isFood === true;

/** A measured deficiency supports a higher dose of what is already taken, not another supplement. */
function lackNote({ prepared, facts, item, supplement }: Judging, verdict: Verdict): string[] {
  const goesOn = verdict === 'keep' || verdict === 'as-prescribed';
  if (!goesOn || item.usage.status !== 'taking') return [];
  const short = deficientIn(prepared, facts, supplement);
  if (short === null) return [];
  return [
    `Your test shows too little ${short}. If you took it at the time of the test, ask your doctor whether you need more.`,
  ];
}

/** A lower amount stays in the day, so other questions about it, such as separation, are still mentioned. */
const saidBeside = (judgements: readonly Judgement[], verdict: Verdict): Judgement[] =>
  verdict === 'adjust' ? judgements.filter((each) => each.verdict === 'ask-first' && !each.isUnhurried) : [];

function reviewOf(
  judging: Judging,
  { decisive, beside }: { readonly decisive: readonly Judgement[]; readonly beside: readonly Judgement[] },
  interactions: readonly Interaction[],
): CurrentReview {
  const { prepared, item, supplement } = judging;
  const verdict = decisive[0]?.verdict ?? 'keep';
  const messages = mergeReasons(judging.facts, [...decisive, ...beside]);
  const sources = flatMap(decisive, (each) => each.sources);
  const lines = [
    leadOf(item),
    ...outsideNote(item),
    ...messages,
    ...lackNote(judging, verdict),
    ...(staysWhereItIsPut(item) ? [] : amountNote(item, supplement)),
    ...(item.usage.status === 'taking' ? alwaysNote(supplement, verdict) : []),
    closing({
      verdict,
      item,
      supplement,
      isTiming: decisive.length > 0 && decisive.every((each) => each.isTiming),
      isUnhurried:
        decisive.some((each) => each.isUnhurried) && decisive.every((each) => each.isUnhurried || each.isTiming),
      isSteady: decisive.length > 0 && decisive.every((each) => each.keepSteady),
    }),
  ];
  return {
    text: item.text,
    id: supplement.data.id,
    name: supplement.data.name,
    dose: isAmountIdle(item, supplement)
      ? null
      : shownDose({ ...item, amount: amountTaken(prepared, item) }, supplement),
    guessed: item.guessed,
    ...usageOf(item.usage),
    doubt: item.doubt ?? null,
    prescribed: item.prescribed,
    product: item.product,
    supplies: [...item.supplies],
    verdict,
    message: lines.filter((line) => line !== '').join(' '),
    interactions: [...interactions],
    sources: [...new Set(sources.length > 0 ? sources : supplement.data.sources)],
  };
}

function reviewUnknown(item: CurrentSupplement): CurrentReview {
  const { text } = item;
  const message = 'We don’t know this one, so we couldn’t check it. Show the label and this plan to your pharmacist.';
  return {
    text,
    id: null,
    name: text,
    dose: null,
    guessed: false,
    ...usageOf(item.usage),
    doubt: item.doubt ?? null,
    prescribed: item.prescribed,
    product: item.product,
    supplies: [...item.supplies],
    verdict: 'unknown',
    message,
    interactions: [],
    sources: [],
  };
}

interface Considered extends Judged {
  readonly judging: Judging;
  readonly separations: readonly Separation[];
}

/** What has to stop needs no separation from what may stay. */
function besideStopped(all: readonly Considered[]): readonly Considered[] {
  const stopped = all.filter(({ judgements }) => gravestOf(judgements) === 'stop-and-ask');
  if (stopped.length === 0) return all;
  const texts = new Set(stopped.map(({ judging }) => judging.item.text));
  const names = new Set(stopped.map(({ judging }) => judging.supplement.data.name));
  return all.map((each) => {
    const { judging, judgements, interactions, separations } = each;
    if (texts.has(judging.item.text)) return each;
    return {
      judging,
      judgements: judgements.filter(
        ({ isTiming, kind, because }) => !(isTiming && kind === null && because.every(({ value }) => texts.has(value))),
      ),
      interactions: interactions.filter(({ action, with: other }) => !(action === 'separate' && names.has(other))),
      separations,
    };
  });
}

/** Reviews current supplements: kept, adjusted, or to be asked about. */
export function review({ prepared, facts, limits, current }: Reviewing): Reviewed {
  const overdoses = overdosesOf(prepared, facts, limits, current);
  const considered = flatMap(facts.understood.current, (item): Considered[] => {
    const { supplement } = item;
    if (supplement === null) return [];
    const judging: Judging = { prepared, facts, item, supplement };
    const { judgements, interactions, separations } = judgeAll(judging, overdoses);
    return [{ judging, judgements, interactions, separations }];
  });
  const each = besideStopped(considered).map(({ judging, judgements, interactions, separations }): ReviewedItem => {
    const { item, supplement } = judging;
    const verdict = gravestOf(judgements);
    const decisive = decisiveOf(judgements, verdict);
    const said = { decisive, beside: saidBeside(judgements, verdict) };
    return { item, supplement, review: reviewOf(judging, said, interactions), decisive, separations };
  });
  const items = asOneTablet(each);
  const known = new Map(items.map(({ item, review: reviewed }) => [item, reviewed]));
  return {
    reviews: facts.understood.current.map((item) => known.get(item) ?? reviewUnknown(item)),
    items,
    kept: items
      .filter(({ review: { verdict } }) => verdict !== 'stop-and-ask')
      .map(({ item, separations }) => ({ current: item, separations })),
    overdoses,
  };
}
