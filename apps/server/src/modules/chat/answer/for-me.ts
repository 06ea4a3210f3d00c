import { type CheckedPair, type ExclusionKind, exclusionTexts, type Recommendation } from '@evidose/contract';
import type { Finding } from '@evidose/engine';
import { pairBlock } from './about-pairs.ts';
import { andOf, block, caution, DASHBOARD, type Draft, type Facts, pageOf, sentences } from './answer.ts';
import { suggestedIn } from './in-plan.ts';

/** What speaks against a supplement for the person who asks, whether or not their plan speaks of it. */
export type Against = (id: string) => Promise<readonly Finding[]>;

interface Parts {
  readonly plan: Recommendation;
  readonly against: Against;
  readonly meets: (facts: Facts) => readonly CheckedPair[];
  readonly supplements: readonly Facts[];
  /** The answer tells amounts, times, forms or prices: it would offer what is not for this person. */
  readonly isOffer: boolean;
  /** What is known of it, without an amount. */
  readonly inShort: (facts: Facts) => Draft['blocks'];
}

const NOTHING_AGAINST =
  'We checked it against your answers and know of nothing that forbids it. That isn’t advice to take it or to stop a medicine.';

/** Reasons not to suggest something, and none not to take it. */
const NOT_AGAINST: readonly ExclusionKind[] = ['already-taking', 'duplicate', 'budget', 'pill-burden'];
const ABOUT_FORMS: readonly ExclusionKind[] = ['allergy', 'diet', 'format'];

const isSaidIn = ({ blocks }: Draft, said: string): boolean => blocks.some(({ text }) => text.includes(said));

/** Nothing forbids it: what it does beside their own medicines, and that they take it already, is said before the rest. */
function allowed(draft: Draft, { plan, meets, isOffer }: Parts, others: readonly Facts[]): Draft {
  const taken = plan.currentSupplements.filter(({ id }) => others.some((facts) => facts.id === id));
  const blocks = [
    ...taken.map(({ name, message, sources }) => block(message, sources, name)),
    ...(isOffer ? others.flatMap(meets).map(pairBlock) : []),
  ].filter(({ text }) => !isSaidIn(draft, text));
  const isSilent = draft.kind === 'no-answer' && draft.blocks.length === 0 && isOffer && taken.length === 0;
  const had = taken.map(({ name }) => `You take ${name} already.`).filter((each) => !draft.lead.includes(each));
  if (!isSilent && blocks.length === 0 && had.length === 0) return draft;
  return {
    ...draft,
    kind: blocks.length > 0 ? 'answer' : draft.kind,
    lead: sentences(...had, draft.lead, isSilent && others.length > 0 && NOTHING_AGAINST),
    blocks: [...blocks, ...draft.blocks],
    isFixed: true,
  };
}

export async function forMe(draft: Draft, parts: Parts): Promise<Draft> {
  const { plan, against, supplements, isOffer, inShort } = parts;
  const others = supplements.filter(({ id }) => suggestedIn(plan, id) === undefined);
  const found = await Promise.all(
    others.map(async (facts) => {
      // Of what has no forms on record nothing can be said about its forms.
      const besides = facts.forms.length > 0 ? NOT_AGAINST : [...NOT_AGAINST, ...ABOUT_FORMS];
      return { facts, findings: (await against(facts.id)).filter(({ kind }) => !besides.includes(kind)) };
    }),
  );
  const forbidden = found.filter(({ findings }) => findings.length > 0);
  if (forbidden.length === 0) return allowed(draft, parts, others);
  const blocks = forbidden.flatMap(({ facts: { name }, findings }) =>
    findings
      .filter(({ message }) => !isSaidIn(draft, message))
      .map(({ kind, message, wouldChange, sources }) =>
        caution(sentences(message, wouldChange), sources, `${name}: ${exclusionTexts[kind].toLowerCase()}`),
      ),
  );
  if (blocks.length === 0) return draft;
  const verdict = `Based on your answers, we don’t suggest ${andOf(forbidden.map(({ facts }) => facts.name))} for you.`;
  const rest = { ...draft, kind: 'answer' as const, isFixed: true };
  if (!isOffer || draft.blocks.length === 0)
    return { ...rest, lead: sentences(verdict, draft.lead), blocks: [...blocks, ...draft.blocks] };
  return {
    ...rest,
    lead: `${verdict} This is why:`,
    blocks: [...blocks, ...forbidden.flatMap(({ facts }) => inShort(facts))],
    links: [DASHBOARD, ...forbidden.map(({ facts }) => pageOf(facts))],
    suggestions: ['What is in my plan?', 'What did you leave out?'],
  };
}
