import { exclusionTexts, type Recommendation } from '@evidose/contract';
import type { Finding } from '@evidose/engine';
import { suggestedIn } from './about-plan.ts';
import { andOf, block, caution, DASHBOARD, type Draft, type Facts, pageOf, sentences } from './answer.ts';

/** What speaks against a supplement for the person who asks, whether or not their plan speaks of it. */
export type Against = (id: string) => Promise<readonly Finding[]>;

interface Parts {
  readonly plan: Recommendation;
  readonly against: Against;
  readonly supplements: readonly Facts[];
  /** The answer tells amounts, times, forms or prices: it would offer what is not for this person. */
  readonly isOffer: boolean;
}

/** Asked about these, an answer does not offer: a limit, a test or a side effect is worth knowing in any case. */
const NO_OFFER = [
  'avoid',
  'children',
  'convert',
  'depletes',
  'interactions',
  'left-out',
  'limit',
  'missed',
  'pregnancy',
  'side-effects',
  'surgery',
  'tests',
  'why',
];
const NOTHING_AGAINST =
  'We checked it against your answers and know of nothing that forbids it. That is no advice to take it, and no permission to stop a medicine.';
export const isOffer = (asks: readonly string[]): boolean => !asks.some((ask) => NO_OFFER.includes(ask));

/** Of what has no forms on record nothing can be said about its forms. */
const isTrueOf =
  ({ forms }: Facts) =>
  ({ kind }: Finding): boolean =>
    forms.length > 0 || !['allergy', 'diet', 'format'].includes(kind);

/** Before anything else is said of a supplement, what speaks against it for this person. */
export async function forMe(draft: Draft, { plan, against, supplements, isOffer: offers }: Parts): Promise<Draft> {
  const found = await Promise.all(
    supplements
      .filter(({ id }) => suggestedIn(plan, id) === undefined)
      .map(async (facts) => ({ facts, findings: (await against(facts.id)).filter(isTrueOf(facts)) })),
  );
  const said = new Set(draft.blocks.map(({ text }) => text));
  const isSaid = (message: string): boolean => [...said].some((text) => text.includes(message));
  const forbidden = found.filter(({ findings }) => findings.length > 0);
  const blocks = forbidden.flatMap(({ facts, findings }) =>
    findings
      .filter(({ message }) => !isSaid(message))
      .map(({ kind, message, wouldChange, sources }) =>
        caution(sentences(message, wouldChange), sources, `${facts.name}: ${exclusionTexts[kind].toLowerCase()}`),
      ),
  );
  if (
    blocks.length === 0 &&
    forbidden.length === 0 &&
    draft.kind === 'no-answer' &&
    draft.blocks.length === 0 &&
    offers
  )
    return { ...draft, lead: sentences(draft.lead, found.length > 0 && NOTHING_AGAINST), isFixed: true };
  if (blocks.length === 0) return draft;
  const names = andOf(forbidden.map(({ facts }) => facts.name));
  const verdict = `By your answers ${names} ${forbidden.length === 1 ? 'is' : 'are'} not for you.`;
  const rest = { ...draft, kind: 'answer' as const, isFixed: true };
  if (!offers || draft.blocks.length === 0)
    return { ...rest, lead: sentences(verdict, draft.lead), blocks: [...blocks, ...draft.blocks] };
  return {
    ...rest,
    lead: `${verdict} This is why:`,
    blocks: [...blocks, ...forbidden.map(({ facts }) => block(facts.summary, facts.mainSources, facts.name))],
    links: [DASHBOARD, ...forbidden.map(({ facts }) => pageOf(facts))],
    suggestions: ['What is in my plan?', 'What did you leave out?'],
  };
}
