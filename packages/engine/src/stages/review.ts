import type { CurrentReview, Interaction } from '@evidose/contract';
import type { Facts } from '../criteria/facts.ts';
import type { InteractionRule } from '../knowledge.ts';
import type { Intake } from '../limits/intake.ts';
import type { Limits } from '../limits/limits.ts';
import { tidyNumber } from '../limits/round.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { PairRow } from '../prepare/pairs.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { type Overdose, overdosesOf, overdoseText, supplies } from '../review/overdose.ts';
import { type Assessment, assess, type Separation } from '../safety/assess.ts';
import { withoutEchoes } from '../safety/echoes.ts';
import { gravestOfEach, isForbidden, rowsWithMedicines, shownInteraction } from '../safety/medicine-rows.ts';
import { shownRow } from '../safety/shown-row.ts';
import { statedAgainst } from '../safety/wishes-against.ts';
import { toldOf } from '../understand/told.ts';

export interface Reviewing {
  readonly prepared: Prepared;
  readonly facts: Facts;
  readonly limits: Limits;
  readonly current: Intake;
}

export interface Reviewed {
  readonly reviews: readonly CurrentReview[];
  /** Those that stay, for the day's schedule. */
  readonly kept: readonly { readonly current: CurrentSupplement; readonly separations: readonly Separation[] }[];
  readonly overdoses: readonly Overdose[];
}

type Verdict = CurrentReview['verdict'];
interface Judgement {
  readonly verdict: Verdict;
  readonly messages: readonly string[];
  readonly sources: readonly string[];
}

/** A missing fact is no verdict; a sufficient lab value asks for less, not for a stop. */
const VERDICT_OF_KIND: Readonly<Partial<Record<Finding['kind'], Verdict>>> = {
  'unrecognised-medication': 'unknown',
  lab: 'adjust',
};

const ORDER: readonly Verdict[] = ['stop-and-ask', 'adjust', 'ask-first', 'unknown', 'as-prescribed', 'keep'];
const gravest = (judgements: readonly Judgement[]): Verdict =>
  ORDER.find((verdict) => judgements.some((each) => each.verdict === verdict)) ?? 'keep';

function judgeFindings(findings: readonly Finding[]): Judgement[] {
  return findings.map(({ kind, message, sources, rule }) => {
    const isOpen = rule === 'not-checked' || rule === 'advice-unread';
    const verdict = isOpen ? 'unknown' : (VERDICT_OF_KIND[kind] ?? 'stop-and-ask');
    return { verdict, messages: [message], sources };
  });
}

function judgeAmount(item: CurrentSupplement, supplement: PreparedSupplement, { caps }: Assessment): Judgement[] {
  const judgements: Judgement[] = [];
  for (const { max, isBelow, finding } of caps) {
    const tooMuch = isBelow ? item.amount >= max : item.amount > max;
    if (!tooMuch) continue;
    const { message, sources, kind } = finding;
    const verdict = kind === 'interaction' || kind === 'pregnancy' ? 'stop-and-ask' : 'adjust';
    const limit = isBelow ? '' : ` The most for you is ${max} ${supplement.data.doseUnit} a day.`;
    judgements.push({ verdict, messages: [`${message}${limit}`], sources });
  }
  const { maxDailyDose, doseUnit, sources } = supplement.data;
  if (maxDailyDose !== null && item.amount > maxDailyDose) {
    const message = `This is more than we would suggest to anyone (${maxDailyDose} ${doseUnit} a day).`;
    judgements.push({ verdict: 'adjust', messages: [message], sources });
  }
  return judgements;
}

function judgeOverdoses(supplement: PreparedSupplement, overdoses: readonly Overdose[]): Judgement[] {
  return overdoses
    .filter((overdose) => supplies(supplement, overdose))
    .map((overdose) => ({
      verdict: overdose.isGrave ? 'stop-and-ask' : 'adjust',
      messages: [overdoseText(overdose)],
      sources: overdose.nutrient.sources,
    }));
}

/** One row says it for a pair: the gravest. */
const gravestRule = (rows: readonly PairRow[]): InteractionRule | undefined =>
  (rows.find(({ rule }) => isForbidden(rule)) ?? rows[0])?.rule;

function judgeOthers(
  prepared: Prepared,
  item: CurrentSupplement,
  supplement: PreparedSupplement,
  all: readonly CurrentSupplement[],
): { readonly judgements: Judgement[]; readonly interactions: Interaction[] } {
  const judgements: Judgement[] = [];
  const interactions: Interaction[] = [];
  for (const other of all) {
    if (other === item || other.supplement === null) continue;
    const pair = prepared.pairs.of(supplement, other.supplement);
    if (other.supplement.index === supplement.index || pair.areAlike) {
      judgements.push({ verdict: 'adjust', messages: [`It doubles “${other.text}”.`], sources: [] });
    }
    for (const { rule, owner } of pair.rows) {
      const amount = owner === supplement ? item.amount : other.amount;
      if (rule.fromDose !== undefined && amount < rule.fromDose) continue;
      if (rule === gravestRule(pair.rows)) interactions.push(shownRow(other.supplement.data.name, rule));
      if (isForbidden(rule))
        judgements.push({ verdict: 'stop-and-ask', messages: [rule.message], sources: rule.sources });
    }
  }
  return { judgements, interactions };
}

function closing(verdict: Verdict, supplement: PreparedSupplement): string {
  switch (verdict) {
    case 'stop-and-ask':
      return 'Ask your doctor or pharmacist before you take more of it.';
    case 'adjust':
      return 'Ask your doctor or pharmacist about a smaller amount, or whether you still need it.';
    case 'unknown':
      return 'Ask your pharmacist.';
    case 'ask-first':
      return 'Ask your doctor or pharmacist before you go on with it.';
    case 'as-prescribed':
      return 'Take it as your doctor prescribed it.';
    case 'keep':
      return supplement.data.tier === 'suggestible'
        ? 'Nothing that we know speaks against going on with it.'
        : `We found nothing against it in your answers, and would not suggest it ourselves. ${supplement.data.summary}`;
  }
}

/** A serving's name may go on to say what its amount counts ("1 tablet, named by its zinc"). */
const plainServing = (serving: string): string => serving.split(',')[0] ?? serving;

function amountNote(item: CurrentSupplement, supplement: PreparedSupplement): string[] {
  if (!item.assumed) return [];
  const { doseUnit, serving, typicalDailyDose } = supplement.data;
  const servings = tidyNumber(item.amount / typicalDailyDose);
  const counted =
    serving === undefined
      ? `${tidyNumber(item.amount)} ${doseUnit}`
      : servings === 1
        ? plainServing(serving)
        : `${servings} × ${plainServing(serving)}`;
  return [`We could not read how much you take, so we counted a typical amount (${counted} a day).`];
}

function reviewKnown(
  reviewing: Reviewing,
  item: CurrentSupplement,
  supplement: PreparedSupplement,
  overdoses: readonly Overdose[],
): { readonly review: CurrentReview; readonly separations: readonly Separation[] } {
  const { prepared, facts } = reviewing;
  const assessment = assess(prepared, facts, supplement);
  const others = judgeOthers(prepared, item, supplement, facts.understood.current);
  const judgements = [
    ...judgeFindings(withoutEchoes([...statedAgainst(facts, supplement), ...assessment.findings])),
    ...judgeAmount(item, supplement, assessment),
    ...judgeOverdoses(supplement, overdoses),
    ...others.judgements,
  ];
  const verdict = gravest(judgements);
  const decisive = judgements.filter((each) => each.verdict === verdict);
  const cautions = assessment.cautions.map(({ message }) => message);
  const messages = [...decisive.flatMap((each) => each.messages), ...(verdict === 'keep' ? cautions : [])];
  const rows = rowsWithMedicines(facts, supplement).filter(({ row }) => item.amount >= (row.data.fromDose ?? 0));
  const sources = verdict === 'keep' ? supplement.data.sources : decisive.flatMap((each) => each.sources);
  const review: CurrentReview = {
    text: item.text,
    id: supplement.data.id,
    name: supplement.data.name,
    dose: { amount: tidyNumber(item.amount), unit: supplement.data.doseUnit, assumed: item.assumed },
    guessed: item.guessed,
    ...partsOf(item),
    verdict,
    message: [...new Set(messages), ...amountNote(item, supplement), closing(verdict, supplement)].join(' '),
    interactions: [...gravestOfEach(rows).map((row) => shownInteraction(prepared, row)), ...others.interactions],
    sources: [...new Set(sources)],
  };
  return { review, separations: assessment.separations };
}

function partsOf({ told, prescribed, product, supplies: given }: CurrentSupplement) {
  return { ...toldOf(told), prescribed, product, supplies: [...given] };
}

function reviewUnknown(item: CurrentSupplement): CurrentReview {
  const { text } = item;
  const message =
    'We do not know this one, so we could not check it. Show the label to your pharmacist together with this plan.';
  return {
    text,
    id: null,
    name: text,
    dose: null,
    guessed: false,
    ...partsOf(item),
    verdict: 'unknown',
    message,
    interactions: [],
    sources: [],
  };
}

/** Beside the plan: what the person takes already is kept, adjusted, or to be asked about. */
export function review(reviewing: Reviewing): Reviewed {
  const { prepared, facts, limits, current } = reviewing;
  const overdoses = overdosesOf(prepared, facts, limits, current);
  const reviews: CurrentReview[] = [];
  const kept: { current: CurrentSupplement; separations: readonly Separation[] }[] = [];
  for (const item of facts.understood.current) {
    if (item.supplement === null) {
      reviews.push(reviewUnknown(item));
      continue;
    }
    const reviewed = reviewKnown(reviewing, item, item.supplement, overdoses);
    reviews.push(reviewed.review);
    const { separations } = reviewed;
    if (reviewed.review.verdict !== 'stop-and-ask') kept.push({ current: item, separations });
  }
  return { reviews, kept, overdoses };
}
