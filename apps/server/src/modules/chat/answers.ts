import type { ChatQuestion, CheckedPair, SourceEntry } from '@evidose/contract';
import { interactionSeverities } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { catalogueEntries, createFacts, createSourceBook } from '../catalogue/index.ts';
import { createChecker } from '../interactions/service.ts';
import { aboutExtraDose } from './about-extra-dose.ts';
import { aboutFood, inPlanMeets, type Meets } from './about-food.ts';
import { aboutStopping, createDepletions, doNotStop } from './about-medicine.ts';
import { aboutMedicine, aboutPairs } from './about-pairs.ts';
import { withoutPlan } from './about-plan.ts';
import { aboutSite } from './about-site.ts';
import { createAboutSupplement } from './about-supplement.ts';
import { aboutTopic, topicInPlan } from './about-topic.ts';
import { answer, block, CHECKER, type Draft, type Facts, noAnswer, orOf } from './answer.ts';
import { createConcerns } from './concerns.ts';
import { aboutConversion } from './conversions.ts';
import type { createHelp } from './danger/help.ts';
import { fromPlan } from './from-plan.ts';
import type { Question } from './read-question.ts';
import type { KnownName, NameIn } from './reading/names-in.ts';
import type { Said } from './reading/reader.ts';
import type { Asker } from './service.ts';

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
/** Asks that only a plan can answer. */
const PLAN_ONLY = [
  'budget',
  'buy',
  'changed',
  'contains',
  'day',
  'diet',
  'duration',
  'first',
  'food',
  'left-out',
  'list',
  'medicines-read',
  'ordered',
  'own-medicines',
  'plan',
  'runs-out',
  'save',
  'side-effects',
  'swap',
  'total',
  'warnings',
  'weeks',
];
/** Asks that are answered of each supplement by itself, also where two are named. */
const EACH = ['pregnancy', 'children', 'side-effects', 'diet', 'weeks'];

export interface Asked {
  readonly said: Said;
  readonly question: ChatQuestion;
  readonly asked: Question;
  readonly asker: Asker;
}

/** What the message is about, with what the conversation was about before. */
export interface Subjects {
  readonly supplements: readonly Facts[];
  readonly medicines: readonly KnownName[];
  readonly asks: readonly string[];
}

/** One answer to one message, by what it names and what it asks. */
export function createAnswers(prepared: Prepared, data: ChatData, help: ReturnType<typeof createHelp>) {
  const factsOf = createFacts(prepared);
  const check = createChecker(prepared);
  const entries = catalogueEntries(prepared);
  const depletions = createDepletions(prepared);
  const rowsOn = createConcerns(prepared);
  const aboutSupplement = createAboutSupplement({ rowsOn, notes: data.notes });
  const own = Object.entries(data.foods.sources).map(([id, source]) => ({
    id,
    ...source,
    tier: 1 as const,
    kind: 'reference' as const,
  }));
  const sourcesOf: (mentioned: unknown) => SourceEntry[] = createSourceBook({
    ...prepared.knowledge,
    sources: [...prepared.knowledge.sources, ...own],
  });
  const medicineByName = new Map(
    [...prepared.knowledge.drugs, ...prepared.knowledge.drugClasses.map((each) => ({ ...each, classes: [] }))].map(
      ({ id, name, classes }) => [name, { kind: 'medicine', id, name, groups: [id, ...classes] } as const],
    ),
  );

  /** A name that was only guessed is asked back: each answer is the message with that name in it. */
  function askBack({ message, about = null }: ChatQuestion, { text, names, from, to }: NameIn): Draft {
    const choices = [...new Set(names.map(({ name }) => name))];
    return noAnswer(`I do not know “${text}”. Did you mean ${orOf(choices)}?`, {
      suggestions: choices.map((name) => message.slice(0, from) + name + message.slice(to)),
      about,
    });
  }

  const checked = (medicines: readonly KnownName[], supplements: readonly Facts[]) =>
    check({ medicines: medicines.map(({ name }) => name), supplements: supplements.map(({ name }) => name) });

  function conflictsOf({ name }: KnownName): CheckedPair[] {
    const pairs = entries.flatMap((entry) => check({ medicines: [name], supplements: [entry.name] }).pairs);
    const rank = ({ severity }: CheckedPair) => interactionSeverities.indexOf(severity);
    return pairs.filter(({ kind }) => kind === 'medicine').sort((a, b) => rank(a) - rank(b));
  }

  /** "And zinc?", "it", "the other one": what was spoken of before stays the subject. */
  function subjectsOf({ question, asked }: Asked): Subjects {
    const { about = null, thread } = question;
    const named = asked.supplements.flatMap((id) => factsOf(id) ?? []);
    const before = (asked.wantsOther ? thread?.others.slice(0, 1) : about === null ? [] : [about]) ?? [];
    const isOpen = named.length === 0 && (asked.refersBack || asked.wantsOther || asked.isAgain || isBare(asked));
    const supplements = isOpen ? before.flatMap((id) => factsOf(id) ?? []) : named;
    const isSame = asked.isAgain && asked.medicines.length === 0 && asked.asks.length === 0;
    const earlier = isSame && thread?.asked === 'interactions' ? thread.medicines : [];
    const medicines = [...asked.medicines, ...earlier.flatMap((name) => medicineByName.get(name) ?? [])];
    const asks = isSame && typeof thread?.asked === 'string' ? [thread.asked] : asked.asks;
    return { supplements, medicines, asks };
  }

  /** "And the limit?": it asks something and names nothing. */
  const isBare = ({ asks, medicines, topics, isMine }: Question): boolean =>
    asks.length > 0 && medicines.length === 0 && topics.length === 0 && !isMine;

  function named({ supplements, medicines, asks }: Subjects): Draft | null {
    const [subject] = supplements;
    const [medicine, another] = medicines;
    if (medicine !== undefined && asks.includes('depletes') && !asks.includes('interactions')) {
      const draft = depletions(
        medicines,
        supplements.map(({ name }) => name),
      );
      if (draft.blocks.length > 0 || subject === undefined) return draft;
    }
    if (supplements.length > 1 && medicine === undefined && EACH.includes(asks[0] ?? ''))
      return ofEach(supplements, asks);
    if (supplements.length > 1 || (subject !== undefined && medicine !== undefined))
      return aboutPairs(checked(medicines, supplements));
    if (subject !== undefined) return aboutSupplement(subject, asks);
    if (another !== undefined) {
      return noAnswer(
        'I have no answer for that: I check supplements with medicines, not medicines with each other. Please ask a pharmacist.',
        { links: [CHECKER], thread: { medicines: medicines.map(({ name }) => name).slice(0, 5) } },
      );
    }
    if (medicine === undefined) return null;
    return aboutMedicine(medicine.name, conflictsOf(medicine));
  }

  function ofEach(supplements: readonly Facts[], asks: readonly string[]): Draft {
    const drafts = supplements.map((facts) => aboutSupplement(facts, asks.slice(0, 1)));
    return {
      ...answer(
        drafts.map(({ lead }) => lead).join(' '),
        drafts.flatMap(({ blocks }) => blocks),
      ),
      kind: drafts.some(({ kind }) => kind === 'answer') ? 'answer' : 'no-answer',
      links: drafts.flatMap(({ links }) => links),
      about: supplements[0]?.id ?? null,
      thread: { asked: asks[0] ?? null, others: supplements.slice(1).map(({ id }) => id) },
    };
  }

  function stopping({ medicines, supplements }: Subjects): Draft {
    const known = medicines.length > 0 && supplements.length > 0 ? aboutPairs(checked(medicines, supplements)) : null;
    return aboutStopping(medicines, known);
  }

  function withFood({ asked, asker }: Asked, { supplements, medicines }: Subjects): Draft | null {
    const [food] = asked.foods;
    if (food === undefined) return null;
    const meets: Meets[] = [...supplements.map(({ id, name }) => ({ id, name, groups: [id] })), ...medicines];
    // Two supplements of which one is the food itself (garlic, cranberry) are a pair, not a meal.
    if (meets.length === 0 && asker.plan !== null && (asked.isMine || asked.refersBack))
      return aboutFood(food, inPlanMeets(asker.plan), data, true);
    return aboutFood(food, meets, data);
  }

  function general({ asks }: Subjects): Draft | null {
    const { missed, surgery } = data.foods.advice;
    if (asks.includes('missed') && missed !== undefined)
      return answer('A missed dose', [block(missed.message, missed.sources)]);
    if (asks.includes('surgery') && surgery !== undefined)
      return answer('Before surgery', [block(surgery.message, surgery.sources)], { links: [CHECKER] });
    return null;
  }

  function missed({ supplements: [subject], asks }: Subjects): Draft | null {
    const { missed: advice } = data.foods.advice;
    if (!asks.includes('missed') || advice === undefined) return null;
    return answer(
      subject === undefined ? 'A missed dose' : `A missed dose of ${subject.name}`,
      [block(advice.message, advice.sources)],
      {
        about: subject?.id ?? null,
        suggestions: subject === undefined ? [] : [`When should I take ${subject.name}?`],
      },
    );
  }

  function smallTalk({ asked, question }: Asked): Draft | null {
    if (asked.smallTalk === null) return null;
    const lead =
      asked.smallTalk === 'greeting'
        ? 'Hello. Ask about a supplement, a limit, or two things you take.'
        : 'You are welcome. Ask on whenever you like.';
    const { about = null, thread } = question;
    return noAnswer(lead, { about, suggestions: SUGGESTIONS, ...(thread === undefined ? {} : { thread }) });
  }

  /** Whoever asks for something else about a medicine than what goes with it hears first that it goes on. */
  async function draft(all: Asked): Promise<Draft> {
    const found = await draftOf(all);
    const { maySpeakOfStopping, stopsMedicine, guess } = all.asked;
    if (!maySpeakOfStopping || stopsMedicine || guess !== null) return found;
    const first = doNotStop(all.asked.medicines);
    return found.lead.startsWith(first) ? found : { ...found, lead: `${first} ${found.lead}`, isFixed: true };
  }

  async function draftOf(all: Asked): Promise<Draft> {
    const { asked, asker, question, said } = all;
    const subjects = subjectsOf(all);
    const { supplements, medicines, asks } = subjects;
    if (asked.stopsMedicine) return stopping(subjects);
    if (asked.guess !== null) return askBack(question, asked.guess);
    const [subject] = supplements;
    const converted =
      subject !== undefined && asks[0] === 'convert' && (said.amounts.length > 0 || !asks.includes('limit'))
        ? aboutConversion(subject, said.amounts)
        : null;
    if (converted !== null) return converted;
    if (asked.isDoubleDose && subject !== undefined)
      return aboutExtraDose(subject, { foods: data.foods, ifUnsure: help.ifUnsure(question.region) });
    const isNameless = supplements.length === 0 && medicines.length === 0;
    const page =
      asked.site !== null && asked.supplements.length === 0 && medicines.length === 0
        ? aboutSite(asked.site, data)
        : null;
    if (
      page !== null &&
      !(asker.plan !== null && asks.some((ask) => ask === 'cost' || ask === 'budget') && asked.isMine)
    )
      return page;
    const food = withFood(all, subjects);
    if (food !== null) return food;
    const { plan } = asker;
    if (plan !== null) {
      const mine = await fromPlan({
        plan,
        subjects,
        asked,
        changes: asker.changes,
        list: asker.list,
        facts: data,
        factsOf,
        rowsOn,
        pairs: (facts, names) =>
          aboutPairs(check({ medicines: [...names], supplements: facts.map(({ name }) => name) })),
      });
      if (mine !== null) return { ...mine, isFixed: true };
    }
    const late = missed(subjects);
    if (late !== null) return late;
    const [topic] = asked.topics;
    if (isNameless && topic !== undefined) {
      return plan === null
        ? aboutTopic(topic, { entries, factsOf })
        : { ...topicInPlan(topic, plan, { entries, factsOf }), isFixed: true };
    }
    const nearest = isNameless && asked.nearPage !== null ? aboutSite(asked.nearPage, data) : null;
    if (plan === null && isAboutPlan(subjects, asked)) {
      if (subject === undefined) return nearest ?? withoutPlan(asker.isSignedIn);
      const known = aboutSupplement(subject, []);
      return { ...known, lead: `${withoutPlan(asker.isSignedIn).lead} In general:` };
    }
    return (
      named(subjects) ??
      general(subjects) ??
      smallTalk(all) ??
      nearest ??
      noAnswer(NO_ANSWER, { links: ELSEWHERE, suggestions: SUGGESTIONS })
    );
  }

  const isAboutPlan = ({ supplements, medicines, asks }: Subjects, { isMine }: Question): boolean => {
    if (medicines.length > 0) return false;
    if (asks[0] === 'why' || asks[0] === 'left-out') return true;
    return (
      supplements.length === 0 &&
      asks.some((ask) => PLAN_ONLY.includes(ask) || (isMine && (ask === 'cost' || ask === 'units')))
    );
  };

  return {
    draft,
    sourcesOf,
    /** What is known of the first supplement and medicine that were named. */
    pairsOf(names: readonly KnownName[]): CheckedPair[] {
      const supplements = names.filter(({ kind }) => kind === 'supplement').flatMap(({ id }) => factsOf(id) ?? []);
      const medicines = names.filter(({ kind }) => kind === 'medicine');
      return supplements.length + medicines.length < 2 ? [] : [...checked(medicines, supplements).pairs];
    },
  };
}
