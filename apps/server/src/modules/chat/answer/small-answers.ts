import type { ChatQuestion, Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import type { NameIn } from '../understand/names-in.ts';
import { andOf, CHECKER, type Draft, noAnswer, orOf, sentences } from './answer.ts';
import type { Asked } from './scope.ts';

const SUGGESTIONS = [
  'What is magnesium for?',
  'What is the limit for zinc?',
  'Ashwagandha and sertraline',
  'What helps with sleep?',
];

const ELSEWHERE = [
  { to: '/supplements', label: 'Look through the catalogue' },
  { to: '/contact', label: 'Write to us' },
];
/** What was spoken of before stays the subject: the next question may be a clearer one. */
const spokenOf = ({ about = null, thread }: ChatQuestion) => ({ about, ...(thread === undefined ? {} : { thread }) });

/** What to ask: whoever has a plan is offered questions about it. */
function suggestionsFor(plan: Recommendation | null): readonly string[] {
  const [first, second] = plan?.supplements ?? [];
  if (plan === null || first === undefined) return SUGGESTIONS;
  const isApart = plan.supplements.some(({ interactions }) => interactions.some(({ action }) => action === 'separate'));
  return [
    `Why ${first.name}?`,
    isApart ? 'What do I keep apart?' : 'What does my day look like?',
    `I missed a dose of ${(second ?? first).name}`,
    plan.excluded.length > 0 ? 'What did you leave out?' : 'Which one matters most?',
  ];
}

export const createSmallAnswers = ({ intents }: ChatData) => ({
  /** Each answer offered is the whole message with the names in it; a name that may be several things is asked for by itself. */
  askBack({ question: { about = null }, said: { message, guesses } }: Asked): Draft {
    const choicesOf = ({ names }: NameIn): string[] => [...new Set(names.map(({ name }) => name))];
    const unclear = guesses.filter((guess) => choicesOf(guess).length > 1).slice(0, 1);
    const asked = unclear.length === 0 ? guesses : unclear;
    const meant = (unclear.length === 0 ? andOf : orOf)(asked.flatMap(choicesOf));
    const most = Math.max(...asked.map((guess) => choicesOf(guess).length));
    const withName = (choice: number): string =>
      guesses.reduceRight((said, guess) => {
        const choices = choicesOf(guess);
        if (!asked.includes(guess) && choices.length > 1) return said;
        return said.slice(0, guess.from) + (choices[choice] ?? choices[0]) + said.slice(guess.to);
      }, message);
    return noAnswer(`I do not know ${andOf(asked.map(({ text }) => `“${text}”`))}. Did you mean ${meant}?`, {
      suggestions: Array.from({ length: most }, (_, choice) => withName(choice)),
      about,
    });
  },

  smallTalk({ question, asked: { smallTalk }, asker: { plan } }: Asked): Draft | null {
    const lead = intents[smallTalk ?? '']?.any?.none.join(' ');
    return lead === undefined ? null : noAnswer(lead, { suggestions: suggestionsFor(plan), ...spokenOf(question) });
  },

  /** Where nothing answers, the pages that come nearest are offered. */
  unanswered({ question, asked: { isUnwell }, asker: { plan } }: Asked, near: Draft['links']): Draft {
    const [unwell = '', nothing = ''] = ['unwell', 'nothing'].map((row) => intents[row]?.any?.none.join(' '));
    if (isUnwell) return noAnswer(unwell, { links: [CHECKER], ...spokenOf(question) });
    const links = [...near, ...ELSEWHERE.filter(({ to }) => near.every((each) => each.to !== to))];
    const lead = sentences(nothing, near.length > 0 && 'One of the pages below may be what you look for.');
    return noAnswer(lead, { links, suggestions: suggestionsFor(plan), ...spokenOf(question) });
  },
});
