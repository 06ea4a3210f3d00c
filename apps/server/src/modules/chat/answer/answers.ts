import type { ChatQuestion, CheckedPair, Recommendation, SourceEntry } from '@evidose/contract';
import { interactionSeverities } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { catalogueEntries, createFacts, createSourceBook } from '../../catalogue/index.ts';
import { createChecker } from '../../interactions/service.ts';
import { createIsAsk } from '../intents.ts';
import type { Asker } from '../service.ts';
import type { KnownName } from '../understand/names-in.ts';
import type { Question } from '../understand/read-question.ts';
import type { Said } from '../understand/reader.ts';
import { createSubjects, type Subjects } from '../understand/subjects.ts';
import { aboutExtraDose } from './about-extra-dose.ts';
import { aboutFood, inPlanMeets, type Meets } from './about-food.ts';
import { aboutHeld } from './about-held.ts';
import { aboutStopping, createDepletions, doNotStop, isToldToStay } from './about-medicine.ts';
import { aboutOrgan } from './about-organ.ts';
import { aboutMedicine, aboutPairs } from './about-pairs.ts';
import { aboutSite, pagesOf, withOthers } from './about-site.ts';
import { createAboutSupplement } from './about-supplement.ts';
import { aboutTopic, topicInPlan } from './about-topic.ts';
import { answer, block, CHECKER, DASHBOARD, type Draft, type Facts, noAnswer, sentences } from './answer.ts';
import { bothOf } from './both-questions.ts';
import { createConcerns, createUsesFor } from './concerns.ts';
import { aboutConversion } from './conversions.ts';
import { forMe } from './for-me.ts';
import { createFromPlan } from './from-plan.ts';
import { createFromTable } from './from-table.ts';
import type { createHelp } from './help.ts';
import { suggestedIn } from './in-plan.ts';
import { meantInPlan } from './meant-in-plan.ts';
import { effectsOfMedicine, meantByOwner, namesUnread, nicknamed, ownMedicines } from './own-medicines.ts';
import { createSmallAnswers, unanswered } from './small-answers.ts';
import { createSources } from './sources.ts';

/** Pages that are asked for with a name: an error on the page of zinc, a tablet that the doctor changed, who profits from it. */
const NAMING_PAGES = ['report', 'correct-answer', 'not-listed', 'who-for', 'sell-supplements'];

export interface Asked {
  readonly said: Said;
  readonly question: ChatQuestion;
  readonly asked: Question;
  readonly asker: Asker;
}

interface UsedUp {
  readonly medicines: readonly KnownName[];
  readonly supplements: readonly Facts[];
  /** It was asked what is used up. */
  readonly isAsked: boolean;
}

/** Medicines and classes of medicines by the name that we know them by. */
const medicinesByName = ({ knowledge }: Prepared): ReadonlyMap<string, KnownName> =>
  new Map(
    [...knowledge.drugs, ...knowledge.drugClasses.map((each) => ({ ...each, classes: [] }))].map(
      ({ id, name, classes }) => [name, { kind: 'medicine', id, name, groups: [id, ...classes] }],
    ),
  );

/** "How many IU is mine?": the amount of the plan is told in units anyway. */
const isOwn = ({ plan }: Asker, { id }: Facts, asks: readonly string[]): boolean =>
  asks.includes('limit') || (plan !== null && suggestedIn(plan, id) !== undefined);

/** Asked about a plan that is not here: nobody is signed in, or none was made yet. */
const withoutPlan = (isSignedIn: boolean): Draft =>
  isSignedIn
    ? noAnswer('You have no plan yet: it starts with the questionnaire.', {
        links: [{ to: '/take-quiz', label: 'To the questionnaire' }, DASHBOARD],
      })
    : noAnswer('I can only see a plan when you’re logged in.', {
        links: [{ to: '/log-in', label: 'Log in' }, DASHBOARD],
      });

/** One answer to one message, by what it names and what it asks. */
export function createAnswers(prepared: Prepared, data: ChatData, help: ReturnType<typeof createHelp>) {
  const factsOf = createFacts(prepared);
  const check = createChecker(prepared);
  const entries = catalogueEntries(prepared);
  const depletions = createDepletions(prepared);
  const isAsk = createIsAsk(data);
  const rows = { data, factsOf, rowsOn: createConcerns(prepared), usesFor: createUsesFor(prepared) };
  const fromTable = createFromTable(createSources(rows));
  const aboutSupplement = createAboutSupplement(data, fromTable);
  const fromPlan = createFromPlan({
    data,
    fromTable,
    factsOf,
    inGeneral: aboutSupplement,
    pairs: (facts, names) => aboutPairs(check({ medicines: [...names], supplements: facts.map(({ name }) => name) })),
  });
  const own = Object.entries(data.foods.sources).map(([id, source]) => ({
    id,
    ...source,
    tier: 1 as const,
    kind: 'reference' as const,
  }));
  const subjectsOf = createSubjects({
    factsOf,
    isFood: (id) => data.foods.foods[id] !== undefined,
    medicineByName: medicinesByName(prepared),
    isAsk,
  });
  const small = createSmallAnswers(data);
  const sourcesOf: (mentioned: unknown) => SourceEntry[] = createSourceBook({
    ...prepared.knowledge,
    sources: [...prepared.knowledge.sources, ...own],
  });
  const checked = (medicines: readonly KnownName[], supplements: readonly Facts[]) =>
    check({ medicines: medicines.map(({ name }) => name), supplements: supplements.map(({ name }) => name) });

  function conflictsOf({ name }: KnownName): CheckedPair[] {
    const pairs = entries.flatMap((entry) => check({ medicines: [name], supplements: [entry.name] }).pairs);
    const rank = ({ severity }: CheckedPair) => interactionSeverities.indexOf(severity);
    return pairs.filter(({ kind }) => kind === 'medicine').sort((a, b) => rank(a) - rank(b));
  }

  function named({ supplements, medicines, asks }: Subjects): Draft | null {
    const [subject] = supplements;
    const [medicine, another] = medicines;
    if (medicine !== undefined) {
      const draft = usedUp({
        medicines,
        supplements,
        isAsked: asks.includes('depletes') && !asks.includes('interactions'),
      });
      if (draft !== null) return draft;
    }
    if (supplements.length > 1 && medicine === undefined && isAsk(asks[0] ?? '', 'of-each'))
      return ofEach(supplements, asks);
    if (supplements.length > 1 || (subject !== undefined && medicine !== undefined))
      return goodTogether(supplements, aboutPairs(checked(medicines, supplements)));
    if (subject !== undefined) return aboutSupplement(subject, asks);
    if (medicine !== undefined && asks[0] === 'which-medicine') {
      return noAnswer(
        'I have no answer for that: I know supplements, and don’t choose medicines. A pharmacist can tell you which one goes with what you take.',
        { links: [CHECKER], thread: { medicines: medicines.map(({ name }) => name) } },
      );
    }
    if (medicine !== undefined && asks[0] === 'side-effects') return effectsOfMedicine(medicines);
    if (another !== undefined) {
      const asOne = asSupplement(medicines);
      if (asOne !== null) return asOne;
      return noAnswer(
        'I have no answer for that: I check supplements with medicines, not medicines with each other. Please ask a pharmacist.',
        { links: [CHECKER], thread: { medicines: medicines.map(({ name }) => name) } },
      );
    }
    if (medicine === undefined) return null;
    return aboutMedicine(medicine.name, conflictsOf(medicine));
  }

  /**
   * What medicines use up. "Is it bad to have grapefruit when you take simvastatin" sounds like it: what does not go with a
   * medicine is told of itself. "Should I have B12 when I take metformin" does not: with nothing against it, it is told.
   */
  function usedUp({ medicines, supplements, isAsked }: UsedUp): Draft | null {
    const draft = depletions(
      medicines,
      supplements.map(({ name }) => name),
    );
    if (supplements.length === 0) return isAsked ? draft : null;
    // "One of the B vitamins": what is used up is within what is named.
    const holds = ({ name, nutrients }: Facts, title = '') =>
      name === title || (isAsked && nutrients.some((each) => each.name === title));
    const isNamed = draft.blocks.some(({ title }) => supplements.some((each) => holds(each, title)));
    const isFree = checked(medicines, supplements).pairs.length === 0;
    const isWanted = isAsked ? isNamed || isFree : isNamed && isFree;
    return isWanted && draft.blocks.length > 0 ? draft : null;
  }

  /** "Potassium pills with lisinopril": one of the two is a supplement as well, and what is known of it answers. */
  function asSupplement(medicines: readonly KnownName[]): Draft | null {
    const idOf = ({ id }: KnownName) => data.words['as-supplements'][id] ?? '';
    const supplements = medicines.flatMap((each) => factsOf(idOf(each)) ?? []);
    const others = medicines.filter((each) => idOf(each) === '');
    return supplements.length === 0 || others.length === 0 ? null : aboutPairs(checked(others, supplements));
  }

  /** What is good about two supplements that were named together, beside what speaks against it. */
  function goodTogether(supplements: readonly Facts[], pairs: Draft): Draft {
    const ids = new Set(supplements.map(({ id }) => id));
    const good = (data.notes['together'] ?? [])
      .filter(({ about }) => about.every((id) => ids.has(id)))
      .map(({ message, sources }) => block(message, sources));
    return good.length === 0 ? pairs : { ...pairs, kind: 'answer', blocks: [...good, ...pairs.blocks] };
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

  /** "What not to take with it" sounds like not taking it: it hears that it goes on, and what does not go with it or what it uses up. */
  function stopping({ medicines, supplements, asks }: Subjects): Draft {
    const [medicine] = medicines;
    const isOfWith = supplements.length === 0 && asks.some((ask) => ask === 'interactions' || ask === 'avoid');
    if (medicine !== undefined && isOfWith)
      return aboutStopping(medicines, aboutMedicine(medicine.name, conflictsOf(medicine)));
    if (medicine !== undefined && asks.includes('depletes')) return aboutStopping(medicines, depletions(medicines, []));
    const known = medicine !== undefined && supplements.length > 0 ? aboutPairs(checked(medicines, supplements)) : null;
    return aboutStopping(medicines, known);
  }

  function withFood({ asker }: Asked, { supplements, medicines, foods, asks }: Subjects): Draft | null {
    const [food] = foods;
    // "Which vitamin E is free of soy": what a form holds is no meal beside it.
    if (food === undefined || (asks.includes('diet') && medicines.length === 0)) return null;
    const meets: Meets[] = [
      ...supplements.map(({ id, name }) => ({ kind: 'supplement' as const, id, name, groups: [id] })),
      ...medicines,
    ];
    if (meets.length === 0 && asker.plan !== null) return aboutFood(food, inPlanMeets(asker.plan), data, true);
    const found = aboutFood(food, meets, data);
    const [subject, another] = supplements;
    // No row about this food: how it is taken with food in general is the better half of the answer.
    if (
      found === null ||
      subject === undefined ||
      another !== undefined ||
      found.blocks.some(({ tone }) => tone !== 'plain')
    )
      return found;
    return { ...found, blocks: [...aboutSupplement(subject, ['timing']).blocks, ...found.blocks] };
  }

  /** Whoever asks for something else about a medicine than what goes with it hears first that it goes on. */
  async function draft(all: Asked): Promise<Draft> {
    const { asker, question, said } = all;
    const { isEnglish } = prepared.names.words;
    const short = asker.plan === null ? [] : nicknamed(said.text, asker.plan, isEnglish);
    const medicines = [...new Map([...all.asked.medicines, ...short].map((each) => [each.id, each])).values()];
    const asked = { ...all.asked, medicines };
    const named = subjectsOf(question, asked);
    const subjects = asker.plan === null ? named : ofPlan(all, meantByOwner(named, asker.plan), asker.plan);
    const found = await personal(await draftOfAll(all, subjects), all, subjects);
    const isOwn = short.length > 0 || (asker.plan !== null && namesUnread(said.text, asker.plan, isEnglish));
    if (!(isOwn || subjects.isStopping || asked.speaksOfMedicine || asked.mayStop) || isToldToStay(found.lead))
      return found;
    const first = doNotStop(medicines.length > 0 ? medicines : subjects.medicines);
    return { ...found, lead: sentences(first, found.lead), isFixed: true };
  }

  /** "The one for sleep" is the one of the plan, where no other is named. */
  function ofPlan({ question, asked }: Asked, subjects: Subjects, plan: Recommendation): Subjects {
    if (subjects.supplements.length > 0 || subjects.medicines.length > 0) return subjects;
    const measured = asked.measured !== null && suggestedIn(plan, asked.measured) !== undefined ? asked.measured : null;
    const meant =
      measured === null
        ? meantInPlan(question.message, asked, plan, { entries, factsOf })
        : asked.asks.includes('tests')
          ? undefined
          : factsOf(measured);
    // Whose amount it is, it is not asked to be converted: both units are told anyway.
    return meant === undefined
      ? subjects
      : { ...subjects, supplements: [meant], asks: subjects.asks.filter((ask) => ask !== 'convert') };
  }

  /** Two questions about one supplement are answered both. */
  async function draftOfAll(all: Asked, subjects: Subjects): Promise<Draft> {
    const { asked } = all;
    const [first, second] = asked.parts;
    const isOne = subjects.supplements.length === 1 && !subjects.isStopping && asked.guess === null;
    if (first === undefined || second === undefined || !isOne || asked.isDoubleDose) return draftOf(all, subjects);
    const drafts = [first, second].map(({ asks, foods, namesMedicine }) =>
      draftOf(
        { ...all, asked: { ...asked, site: null } },
        { ...subjects, asks, foods, medicines: namesMedicine ? subjects.medicines : [] },
      ),
    );
    return (await Promise.all(drafts)).reduce(bothOf);
  }

  /** Somebody with a plan hears first what speaks against what they ask about. */
  async function personal(found: Draft, { asked, asker }: Asked, { supplements, asks }: Subjects): Promise<Draft> {
    const { plan, against } = asker;
    if (plan === null || against === undefined || supplements.length === 0) return found;
    if (asked.guess !== null || found.ifUnsure !== undefined) return found;
    const meets = (facts: Facts) => checked(ownMedicines(plan), [facts]).pairs;
    return forMe(found, {
      plan,
      against,
      meets,
      supplements,
      isOffer: supplements.length === 1 && !asks.some((ask) => isAsk(ask, 'no-offer')),
    });
  }

  async function draftOf(all: Asked, subjects: Subjects): Promise<Draft> {
    const { asked, asker, question, said } = all;
    const { supplements, medicines, asks } = subjects;
    if (subjects.isStopping) return stopping(subjects);
    if (asked.guess !== null) return small.askBack(question, said);
    const forAll = medicines.length === 0 ? ofAll(subjects, 'any') : null;
    if (forAll !== null) return forAll;
    const [subject] = supplements;
    const converted =
      subject !== undefined && asks[0] === 'convert' && (said.amounts.length > 0 || !isOwn(asker, subject, asks))
        ? aboutConversion(subject, said.amounts)
        : null;
    if (converted !== null) return converted;
    if (asked.isDoubleDose && subject !== undefined && !isAsk(asks[0] ?? '', 'not-taken'))
      return aboutExtraDose(subject, { foods: data.foods, ifUnsure: help.ifUnsure(question.region) });
    const isNameless = supplements.length === 0 && medicines.length === 0;
    const inFood = isNameless && asked.held !== null ? aboutHeld(asked.held, { notes: data.notes, factsOf }) : null;
    if (inFood !== null) return inFood;
    const page =
      asked.site !== null && ((isNameless && !asked.mayStop) || NAMING_PAGES.includes(asked.site))
        ? aboutSite(asked.site, data)
        : null;
    if (
      page !== null &&
      !(
        asker.plan !== null &&
        asks.some((ask) => isAsk(ask, 'own') && (asked.isBare || (asked.isMine && isAsk(ask, 'money'))))
      )
    )
      return withOthers(page, pagesOf(asked.otherPages.slice(0, 2), data));
    const food = asks[0] === 'in-food' || asks[0] === 'swallow' ? null : withFood(all, subjects);
    if (food !== null) return food;
    const { plan } = asker;
    if (subject !== undefined && asks[0] === 'in-food') return aboutSupplement(subject, asks);
    const isOfOrgan = supplements.length === 1 && medicines.length === 0 && isAsk(asks[0] ?? 'fits', 'of-organ');
    const there =
      subject !== undefined && isOfOrgan && asked.organ !== null ? aboutOrgan(subject, asked.organ, data) : null;
    if (there !== null) return there;
    const fromOwn = await mine(all, subjects);
    if (fromOwn !== null) return fromOwn;
    const late = small.missed(subjects);
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
    const known = named(subjects) ?? ofAll(subjects, 'otherwise') ?? small.smallTalk({ question, asked, plan });
    if (known !== null) return known;
    const others = pagesOf(asked.otherPages, data);
    if (asked.mayStop || (asked.mayMeanMedicine && (nearest === null || asked.speaksOfStopping))) {
      const stays = aboutStopping([], null);
      return { ...stays, links: [...stays.links, ...others.slice(0, 2)] };
    }
    const lacking = isNameless && asked.measured !== null ? factsOf(asked.measured) : undefined;
    if (lacking !== undefined) return aboutSupplement(lacking, asks);
    const guessed = isNameless ? await ofNearAsks(all, subjects) : null;
    const near = guessed ?? nearest;
    return near === null ? unanswered({ question, asked, plan }, others) : { ...near, isGuessed: true };
  }

  /** Asked of anything at all, or of nothing by name: the same for everybody. */
  function ofAll({ supplements: [facts], asks }: Subjects, who: 'any' | 'otherwise'): Draft | null {
    const row = asks.flatMap((ask) => data.intents[ask]?.[who] ?? [])[0];
    const found = row === undefined ? null : fromTable(row, { facts });
    return found === null ? null : { ...found, suggestions: [], isFixed: true };
  }

  /** Where it is not sure which of two is asked of the plan, both are answered shortly. */
  async function ofNearAsks(all: Asked, subjects: Subjects): Promise<Draft | null> {
    const drafts = await Promise.all(all.asked.nearAsks.map((ask) => mine(all, { ...subjects, asks: [ask] })));
    const found = drafts.filter((each) => each !== null);
    return found.length === 0 ? null : found.reduce(bothOf);
  }

  async function mine({ asked, asker: { plan, changes, list } }: Asked, subjects: Subjects): Promise<Draft | null> {
    if (plan === null) return null;
    const found = await fromPlan({ plan, subjects, asked, changes, list });
    return found === null ? null : { ...found, isFixed: true };
  }

  const isAboutPlan = ({ supplements, medicines, asks }: Subjects, { isMine }: Question): boolean => {
    if (medicines.length > 0) return false;
    if (asks[0] === 'why' || asks[0] === 'left-out') return true;
    return (
      supplements.length === 0 &&
      asks.some((ask) => isAsk(ask, 'plan-only') || (isMine && (ask === 'cost' || ask === 'units')))
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
