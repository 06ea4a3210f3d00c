import type { ChatQuestion, Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import type { NameIn } from '../understand/names-in.ts';
import type { Question } from '../understand/read-question.ts';
import type { Said } from '../understand/reader.ts';
import type { Subjects } from '../understand/subjects.ts';
import { andOf, answer, block, CHECKER, type Draft, noAnswer, orOf, sentences } from './answer.ts';

/** Questions that do have an answer. */
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
/** What was spoken of before stays the subject: the next question may be a clearer one. */
const spokenOf = ({ about = null, thread }: ChatQuestion) => ({ about, ...(thread === undefined ? {} : { thread }) });

const UNWELL =
  'I can’t tell what is causing this. Tell a doctor or pharmacist, with everything you take; today if it is new, gets worse or worries you.';

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

interface Unanswered {
  readonly question: ChatQuestion;
  readonly asked: Question;
  readonly plan: Recommendation | null;
}

/** Where nothing answers, the pages that come nearest are offered. */
export function unanswered({ question, asked: { isUnwell }, plan }: Unanswered, near: Draft['links']): Draft {
  if (isUnwell) return noAnswer(UNWELL, { links: [CHECKER], ...spokenOf(question) });
  const lead = near.length === 0 ? NO_ANSWER : sentences(NO_ANSWER, 'One of the pages below may be what you look for.');
  const links = [...near, ...ELSEWHERE.filter(({ to }) => near.every((each) => each.to !== to))];
  return noAnswer(lead, { links, suggestions: suggestionsFor(plan), ...spokenOf(question) });
}

/** Answers that are the same for everybody, and what is no question. */
export function createSmallAnswers({ foods: { advice } }: ChatData) {
  return {
    /**
     * Names that were only guessed are asked back: each answer is the whole message with the names in it. Where a name may be several things,
     * it is asked for by itself.
     */
    askBack({ about = null }: ChatQuestion, { message, guesses }: Pick<Said, 'message' | 'guesses'>): Draft {
      const choicesOf = ({ names }: NameIn): string[] => [...new Set(names.map(({ name }) => name))];
      const isClear = guesses.every((guess) => choicesOf(guess).length === 1);
      const asked = isClear ? guesses : guesses.filter((guess) => choicesOf(guess).length > 1).slice(0, 1);
      const meant = isClear ? andOf(guesses.flatMap(choicesOf)) : orOf(asked.flatMap(choicesOf));
      const most = Math.max(...asked.map((guess) => choicesOf(guess).length));
      return noAnswer(`I do not know ${andOf(asked.map(({ text }) => `“${text}”`))}. Did you mean ${meant}?`, {
        suggestions: Array.from({ length: most }, (_, choice) =>
          guesses.reduceRight((said, guess) => {
            const choices = choicesOf(guess);
            const name = choices[asked.includes(guess) ? choice : 0] ?? choices[0] ?? guess.text;
            const isMeant = asked.includes(guess) || choices.length === 1;
            return isMeant ? said.slice(0, guess.from) + name + said.slice(guess.to) : said;
          }, message),
        ),
        about,
      });
    },

    missed({ supplements: [subject], medicines, asks }: Subjects): Draft | null {
      const { missed, 'missed-medicine': ofMedicine } = advice;
      if (!asks.includes('missed') || missed === undefined || ofMedicine === undefined) return null;
      if (medicines.length > 0) {
        const names = medicines.map(({ name }) => name);
        return answer(`A missed dose of ${andOf(names)}`, [block(ofMedicine.message, ofMedicine.sources)], {
          thread: { medicines: names },
          isFixed: true,
        });
      }
      return answer(
        subject === undefined ? 'A missed dose' : `A missed dose of ${subject.name}`,
        [block(missed.message, missed.sources)],
        {
          about: subject?.id ?? null,
          suggestions: subject === undefined ? [] : [`When should I take ${subject.name}?`],
        },
      );
    },

    smallTalk({ question, asked: { smallTalk }, plan }: Unanswered): Draft | null {
      if (smallTalk === null) return null;
      const lead =
        smallTalk === 'greeting'
          ? 'Hello. Ask about a supplement, a limit, or two things you take.'
          : 'You are welcome. Ask on whenever you like.';
      return noAnswer(lead, { suggestions: suggestionsFor(plan), ...spokenOf(question) });
    },
  };
}
