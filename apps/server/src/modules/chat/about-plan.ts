import { doseText, exclusionTexts, type Recommendation } from '@evidose/contract';
import { andOf, block, type Draft, type Facts, noAnswer, pageOf, sentences } from './answer.ts';

const DASHBOARD = { to: '/dashboard', label: 'Your plan' };

const draft = (facts: Facts, lead: string, blocks: Draft['blocks']): Draft => ({
  kind: 'answer',
  lead,
  blocks,
  links: [DASHBOARD, pageOf(facts)],
  about: facts.id,
  suggestions: [],
});

/** "Why magnesium?": what the newest plan says of it, in the plan's own words and with its sources. */
export function whyInPlan(plan: Recommendation, facts: Facts): Draft {
  const { id, name } = facts;
  const suggested = plan.supplements.find((each) => each.id === id);
  if (suggested !== undefined) {
    const reasons = suggested.reasons.map(({ message, evidence, sources }) =>
      block(`${message} (Evidence grade ${evidence}.)`, sources),
    );
    const cautions = suggested.cautions.map(({ message, sources }) => ({
      ...block(message, sources),
      tone: 'caution' as const,
    }));
    return draft(facts, `Your plan suggests ${name}, ${doseText(suggested.dose)}, because:`, [...reasons, ...cautions]);
  }
  const taken = plan.currentSupplements.find((each) => each.id === id);
  if (taken !== undefined) return draft(facts, `You take ${name} already.`, [block(taken.message, taken.sources)]);
  const excluded = plan.excluded.find((each) => each.id === id);
  if (excluded !== undefined) {
    const blocks = excluded.reasons.map(({ kind, message, sources, wouldChange }) => ({
      ...block(sentences(message, wouldChange), sources, exclusionTexts[kind]),
      tone: 'caution' as const,
    }));
    return draft(facts, `Your plan leaves ${name} out, because:`, blocks);
  }
  return noAnswer(`Nothing in your answers speaks for ${name}, so your plan does not hold it.`, {
    links: [DASHBOARD, pageOf(facts)],
    about: id,
  });
}

/** "What is in my plan?" */
export function wholePlan(plan: Recommendation): Draft {
  const [first] = plan.supplements;
  if (first === undefined) return noAnswer(plan.summary, { links: [DASHBOARD] });
  return {
    kind: 'answer',
    lead: plan.summary,
    blocks: plan.supplements.map(({ name, dose, reasons }) =>
      block(
        `${doseText(dose)}. ${reasons[0]?.message ?? ''}`,
        reasons.flatMap(({ sources }) => sources),
        name,
      ),
    ),
    links: [DASHBOARD],
    about: null,
    suggestions: [`Why ${first.name}?`],
  };
}

/** Asked about a plan that is not here: nobody is signed in, or none was made yet. */
export const withoutPlan = (isSignedIn: boolean, names: readonly string[]): Draft =>
  noAnswer(
    isSignedIn
      ? 'You have no plan yet: it starts with the questionnaire.'
      : `I can only see a plan when you are logged in${names.length > 0 ? `. What I can tell you about ${andOf(names)} is on the page` : ''}.`,
    {
      links: isSignedIn ? [{ to: '/take-quiz', label: 'To the questionnaire' }] : [{ to: '/log-in', label: 'Log in' }],
    },
  );
