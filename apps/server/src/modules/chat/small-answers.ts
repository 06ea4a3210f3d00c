import type { ChatQuestion } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { ADULTS_ONLY } from './about-supplement.ts';
import { andOf, answer, block, CHECKER, type Draft, noAnswer, orOf, sentences } from './answer.ts';
import type { Question } from './read-question.ts';
import type { NameIn } from './reading/names-in.ts';
import type { Subjects } from './subjects.ts';

/** Questions that do have an answer. */
const SUGGESTIONS = [
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
/** What was spoken of before stays the subject: the next question may be a clearer one. */
const spokenOf = ({ about = null, thread }: ChatQuestion) => ({ about, ...(thread === undefined ? {} : { thread }) });

const UNWELL =
  'I cannot tell what this comes from. Tell a doctor or pharmacist, with everything you take; today if it is new, gets worse or worries you.';

/** Where nothing answers, the pages that come nearest are offered. */
export function unanswered(question: ChatQuestion, { isUnwell }: Question, near: Draft['links']): Draft {
  if (isUnwell) return noAnswer(UNWELL, { links: [CHECKER], ...spokenOf(question) });
  const lead = near.length === 0 ? NO_ANSWER : sentences(NO_ANSWER, 'One of the pages below may be what you look for.');
  const links = [...near, ...ELSEWHERE.filter(({ to }) => near.every((each) => each.to !== to))];
  return noAnswer(lead, { links, suggestions: SUGGESTIONS, ...spokenOf(question) });
}

/** Answers that are the same for everybody, and what is no question. */
export function createSmallAnswers({ foods: { advice } }: ChatData) {
  return {
    /** A name that was only guessed is asked back: each answer is the message with that name in it. */
    askBack({ message, about = null }: ChatQuestion, { text, names, from, to }: NameIn): Draft {
      const choices = [...new Set(names.map(({ name }) => name))];
      return noAnswer(`I do not know “${text}”. Did you mean ${orOf(choices)}?`, {
        suggestions: choices.map((name) => message.slice(0, from) + name + message.slice(to)),
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

    general({ asks }: Subjects): Draft | null {
      if (asks.includes('children')) return noAnswer(ADULTS_ONLY, { links: [CHECKER] });
      const { surgery } = advice;
      if (!asks.includes('surgery') || surgery === undefined) return null;
      return answer('Before surgery', [block(surgery.message, surgery.sources)], { links: [CHECKER] });
    },

    smallTalk({ smallTalk }: Question, question: ChatQuestion): Draft | null {
      if (smallTalk === null) return null;
      const lead =
        smallTalk === 'greeting'
          ? 'Hello. Ask about a supplement, a limit, or two things you take.'
          : 'You are welcome. Ask on whenever you like.';
      return noAnswer(lead, { suggestions: SUGGESTIONS, ...spokenOf(question) });
    },
  };
}
