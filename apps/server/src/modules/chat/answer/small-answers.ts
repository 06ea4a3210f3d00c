import type { ChatQuestion, Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import type { NameIn } from '../understand/names-in.ts';
import type { Subjects } from '../understand/subjects.ts';
import { andOf, answer, block, CHECKER, type Draft, namesOf, noAnswer, orOf, sentences } from './answer.ts';
import type { Asked } from './scope.ts';

const SUGGESTIONS = [
  'What is magnesium for?',
  'What is the limit for zinc?',
  'Ashwagandha and sertraline',
  'What helps with sleep?',
];

const NO_ANSWER = 'I have no answer for that. I know supplements, their limits, and how they mix with medicines.';
const ELSEWHERE = [
  { to: '/supplements', label: 'Look through the catalogue' },
  { to: '/contact', label: 'Write to us' },
];
const UNWELL =
  'I can’t tell what is causing this. Tell a doctor or pharmacist, with everything you take; today if it is new, gets worse or worries you.';
const SMALL_TALK: Readonly<Record<string, string>> = {
  greeting: 'Hello. Ask about a supplement, a limit, or two things you take.',
  thanks: 'You are welcome. Ask on whenever you like.',
};

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

export const createSmallAnswers = ({ foods: { advice } }: ChatData) => ({
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

  missed({ supplements: [subject], medicines, asks }: Subjects): Draft | null {
    const said = advice[medicines.length > 0 ? 'missed-medicine' : 'missed'];
    if (!asks.includes('missed') || said === undefined) return null;
    const blocks = [block(said.message, said.sources)];
    const names = namesOf(medicines);
    if (medicines.length > 0)
      return answer(`A missed dose of ${andOf(names)}`, blocks, { thread: { medicines: names }, isFixed: true });
    if (subject === undefined) return answer('A missed dose', blocks);
    const suggestions = [`When should I take ${subject.name}?`];
    return answer(`A missed dose of ${subject.name}`, blocks, { about: subject.id, suggestions });
  },

  smallTalk({ question, asked: { smallTalk }, asker: { plan } }: Asked): Draft | null {
    const lead = SMALL_TALK[smallTalk ?? ''];
    return lead === undefined ? null : noAnswer(lead, { suggestions: suggestionsFor(plan), ...spokenOf(question) });
  },

  /** Where nothing answers, the pages that come nearest are offered. */
  unanswered({ question, asked: { isUnwell }, asker: { plan } }: Asked, near: Draft['links']): Draft {
    if (isUnwell) return noAnswer(UNWELL, { links: [CHECKER], ...spokenOf(question) });
    const links = [...near, ...ELSEWHERE.filter(({ to }) => near.every((each) => each.to !== to))];
    const lead = sentences(NO_ANSWER, near.length > 0 && 'One of the pages below may be what you look for.');
    return noAnswer(lead, { links, suggestions: suggestionsFor(plan), ...spokenOf(question) });
  },
});
