import type { ChatAnswer, ChatQuestion, CheckedPair, Recommendation } from '@evidose/contract';
import { interactionSeverities } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { catalogueEntries, createFacts, createSourceBook } from '../catalogue/index.ts';
import { createChecker } from '../interactions/service.ts';
import { aboutMedicine, aboutPairs } from './about-pairs.ts';
import { wholePlan, whyInPlan, withoutPlan } from './about-plan.ts';
import { aboutSupplement } from './about-supplement.ts';
import { aboutTopic } from './about-topic.ts';
import { CHECKER, type Draft, noAnswer, pageOf } from './answer.ts';
import { type Question, readQuestion } from './read-question.ts';
import { helpLeadFor, helpLinesFor, redFlagsIn } from './red-flags.ts';

/** What the assistant may look at beside the knowledge. `plan` is null where there is none. */
export interface Asker {
  readonly isSignedIn: boolean;
  readonly plan: Recommendation | null;
}

export const SUGGESTIONS = [
  'What is magnesium for?',
  'What is the limit for zinc?',
  'Ashwagandha and sertraline',
  'What helps with sleep?',
];
const NO_ANSWER =
  'I have no answer for that. I know supplements, their limits, and how they go together with medicines.';
const ELSEWHERE = [
  { to: '/supplements', label: 'Look through the catalogue' },
  { to: '/contact', label: 'Write to us' },
];

/** Answers from the knowledge and from the person's own plan. It has no words of its own for facts, and keeps nothing. */
export function createChat(prepared: Prepared) {
  const factsOf = createFacts(prepared);
  const sourcesOf = createSourceBook(prepared.knowledge);
  const check = createChecker(prepared);
  const entries = catalogueEntries(prepared);

  function conflictsOf(medicine: string): CheckedPair[] {
    const pairs = entries.flatMap(({ name }) => check({ medicines: [medicine], supplements: [name] }).pairs);
    const rank = ({ severity }: CheckedPair) => interactionSeverities.indexOf(severity);
    return pairs.filter(({ kind }) => kind === 'medicine').sort((a, b) => rank(a) - rank(b));
  }

  function aboutNames({ intent, medicines, topics }: Question, supplements: readonly string[], asker: Asker): Draft {
    const subjects = supplements.flatMap((id) => factsOf(id) ?? []);
    const [subject] = subjects;
    const isAboutPlan = intent === 'why' || intent === 'plan';
    if (isAboutPlan && subject !== undefined && medicines.length === 0) {
      if (asker.plan !== null) return whyInPlan(asker.plan, subject);
      const general = aboutSupplement(subject, null);
      return { ...general, lead: `${withoutPlan(asker.isSignedIn, []).lead} In general:` };
    }
    if (isAboutPlan && subject === undefined && medicines.length === 0) {
      return asker.plan === null ? withoutPlan(asker.isSignedIn, []) : wholePlan(asker.plan);
    }
    if (subjects.length > 1 || (subject !== undefined && medicines.length > 0)) {
      return aboutPairs(check({ medicines, supplements: subjects.map(({ name }) => name) }));
    }
    if (subject !== undefined) return aboutSupplement(subject, intent);
    const [medicine, another] = medicines;
    if (another !== undefined) {
      return noAnswer(
        'I have no answer for that: I check supplements with medicines, not medicines with each other. Please ask a pharmacist.',
        { links: [CHECKER] },
      );
    }
    if (medicine !== undefined) return aboutMedicine(medicine, conflictsOf(medicine));
    const [topic] = topics;
    if (topic !== undefined) return aboutTopic(topic, { entries, factsOf });
    return noAnswer(NO_ANSWER, { links: ELSEWHERE, suggestions: SUGGESTIONS });
  }

  function draftOf(question: Question, about: string | null, asker: Asker): Draft {
    const { supplements, medicines, topics, intent, refersBack } = question;
    const isOpen =
      supplements.length === 0 && (refersBack || (medicines.length === 0 && topics.length === 0 && intent !== null));
    const subjects = isOpen && about !== null && intent !== 'plan' ? [about] : supplements;
    const draft = aboutNames(question, subjects, asker);
    const read = question.corrected.map(({ text, name }) => `I read “${text}” as ${name}.`);
    return read.length === 0 ? draft : { ...draft, lead: [...read, draft.lead].join(' ') };
  }

  return ({ message, about = null }: ChatQuestion, asker: Asker): ChatAnswer => {
    const flags = redFlagsIn(message);
    const helpLines = helpLinesFor(flags);
    const question = readQuestion(prepared, message);
    // In a crisis nothing but help. When too much was taken no amounts either: only whom to call, and the page.
    const [subject] = question.supplements.flatMap((id) => factsOf(id) ?? []);
    const isHelpOnly = flags.length > 0 && (!flags.every((flag) => flag === 'emergency') || subject === undefined);
    if (isHelpOnly) {
      const links = flags.includes('crisis') || subject === undefined ? [] : [pageOf(subject)];
      return {
        ...noAnswer(helpLeadFor(flags)),
        kind: 'help',
        helpLines,
        blocks: [],
        links,
        sources: [],
        suggestions: [],
      };
    }
    const asked = flags.length > 0 ? { ...question, intent: 'avoid' as const } : question;
    const { blocks, links, suggestions, ...draft } = draftOf(asked, about, asker);
    return {
      ...draft,
      lead: flags.length > 0 ? `${helpLeadFor(flags)} ${draft.lead}` : draft.lead,
      helpLines,
      blocks: [...blocks],
      links: [...links],
      suggestions: [...suggestions],
      sources: sourcesOf(blocks),
    };
  };
}
