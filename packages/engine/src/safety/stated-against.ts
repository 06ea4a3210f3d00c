import type { Facts } from '../criteria/facts.ts';
import type { Finding } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Cap } from './assess.ts';

/** "At most 200 mg a day", as a clinician said. */
export function advisedCaps({ understood, answers }: Facts, { index }: PreparedSupplement): readonly Cap[] {
  const most = understood.advice.most.get(index);
  if (most === undefined) return [];
  const finding: Finding = {
    kind: 'advised-not-to-take',
    rule: 'advice',
    message: `You were advised to take no more (“${most.text}”).`,
    because: [{ field: 'advisedNotToTake', value: answers.advisedNotToTake }],
    sources: [],
  };
  return [{ max: most.max, isBelow: false, finding }];
}

/** What the person reported against it: a clinician's advice, or an allergy to it. */
export function statedAgainst(facts: Facts, supplement: PreparedSupplement): Finding[] {
  const { advice, allergySupplements } = facts.understood;
  const findings: Finding[] = [];
  const text = advice.supplements.get(supplement.index) ?? advice.everything ?? undefined;
  if (text !== undefined) {
    findings.push({
      kind: 'advised-not-to-take',
      rule: 'advice',
      message: `You were advised not to take it (“${text}”).`,
      because: [{ field: 'advisedNotToTake', value: facts.answers.advisedNotToTake }],
      sources: [],
    });
  } else if (advice.unread.length > 0 && !supplement.hasNoKnownRisk) {
    findings.push({
      kind: 'advised-not-to-take',
      rule: 'advice-unread',
      message: `We couldn’t read what you were advised against (“${advice.unread.join('”, “')}”), so we suggest only what has the least risk.`,
      because: [{ field: 'advisedNotToTake', value: facts.answers.advisedNotToTake }],
      sources: [],
      wouldChange: 'This may come back if you use its usual name or write “no”.',
    });
  }
  const allergy = allergySupplements.get(supplement.index);
  if (allergy !== undefined) {
    findings.push({
      kind: 'allergy',
      rule: null,
      message: `You’re allergic to it (“${allergy}”).`,
      because: [{ field: 'allergyDetails', value: allergy }],
      sources: supplement.data.sources,
    });
  }
  return findings;
}
