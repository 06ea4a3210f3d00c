import type { Recommendation, TrialDesign, TrialOffer } from '@evidose/contract';
import type { TrialJudgement } from '@evidose/engine';

export const designOf = ({ rule }: TrialJudgement): TrialDesign => ({
  blocks: rule.blocks,
  blockDays: rule.blockDays,
  washoutDays: Math.max(rule.onsetDays, rule.washoutDays),
  ...rule.rate,
  message: rule.message,
  sources: [...rule.sources],
});

const BUILDS_UP =
  'It needs weeks to work, or stays in the body for long. So days with it and days without would look alike.';
const FILLS_A_GAP =
  'It fills a gap that you may not feel. A test or a look at your diet tells whether it works. Please don’t stop it just because you notice nothing.';

interface Offering {
  readonly plan: Recommendation;
  /** On the person's list. */
  readonly listed: readonly { readonly id: string; readonly name: string }[];
  readonly judged: readonly TrialJudgement[];
  readonly isNeed: (id: string) => boolean;
}

/**
 * What is suggested, listed or taken and not unsafe: an on-off trial where that can tell, otherwise how an effect is
 * noticed.
 */
export function offersOf({ plan, listed, judged, isNeed }: Offering): TrialOffer[] {
  const names = new Map([
    ...plan.currentSupplements.flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const])),
    ...plan.supplements.map(({ id, name }) => [id, name] as const),
    ...listed.map(({ id, name }) => [id, name] as const),
  ]);
  const barred = new Set(plan.excluded.map(({ id }) => id));
  return [...names].flatMap(([supplementId, name]): TrialOffer[] => {
    const own = judged.filter(({ rule }) => rule.supplement === supplementId);
    const open = own.find(({ verdict }) => verdict === 'may-try');
    const offer = { supplementId, name };
    if (isNeed(supplementId) || own.some(({ verdict }) => verdict === 'need')) {
      return [{ ...offer, trialId: null, way: 'lab-or-diet', why: FILLS_A_GAP, design: null }];
    }
    if (open !== undefined) {
      return [{ ...offer, trialId: open.rule.id, way: 'on-and-off', why: '', design: designOf(open) }];
    }
    if (barred.has(supplementId) || own.some(({ verdict }) => verdict === 'unsafe')) return [];
    const why = own.find(({ verdict }) => verdict === 'not-for')?.why ?? BUILDS_UP;
    return [{ ...offer, trialId: null, way: 'before-and-after', why, design: null }];
  });
}
