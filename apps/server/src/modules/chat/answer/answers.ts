import type { CheckedPair, Recommendation, SourceEntry } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { createSourceBook } from '../../catalogue/index.ts';
import { asKnown, type KnownName } from '../understand/names-in.ts';
import type { Question } from '../understand/read-question.ts';
import { createSubjects, type Subjects } from '../understand/subjects.ts';
import { aboutFood, inPlanMeets } from './about-food.ts';
import { aboutListed } from './about-listed.ts';
import { aboutStopping, doNotStop, isToldToStay } from './about-medicine.ts';
import { createAboutNamed } from './about-named.ts';
import { aboutOrgan } from './about-organ.ts';
import { aboutSite, pagesOf } from './about-site.ts';
import { createAboutSupplement } from './about-supplement.ts';
import { aboutGroup, aboutTopic, topicInPlan } from './about-topic.ts';
import { answer, type Draft, type Facts, sentences } from './answer.ts';
import { aboutConversion, weightsOf } from './conversions.ts';
import { forMe } from './for-me.ts';
import { createFromPlan } from './from-plan.ts';
import { type AnswerRow, createFromTable } from './from-table.ts';
import type { createHelp } from './help.ts';
import { suggestedIn } from './in-plan.ts';
import { createKnown } from './known.ts';
import { meantInPlan } from './meant-in-plan.ts';
import { areNew, meantByOwner, namesUnread, nicknamed, ownMedicines } from './own-medicines.ts';
import type { Asked, Scope } from './scope.ts';
import { createSmallAnswers } from './small-answers.ts';

/** Pages that are asked for with a name: an error on the page of zinc, a tablet that the doctor changed, who profits from it. */
const NAMING_PAGES = ['report', 'correct-answer', 'not-listed', 'who-for', 'sell-supplements'];

const MOST_TOLD = 2;

export function createAnswers(prepared: Prepared, data: ChatData, help: ReturnType<typeof createHelp>) {
  const known = createKnown(prepared, data);
  const { isAsk, factsOf, checked } = known;
  const fromTable = createFromTable(known);
  const aboutSupplement = createAboutSupplement(known, fromTable);
  const { named, stopping } = createAboutNamed(known, aboutSupplement);
  const fromPlan = createFromPlan(known, fromTable);
  const subjectsOf = createSubjects(known);
  const small = createSmallAnswers(data);
  const own = Object.entries(data.foods.sources).map(([id, source]) => {
    return { id, ...source, tier: 1 as const, kind: 'reference' as const };
  });
  const sourcesOf: (mentioned: unknown) => SourceEntry[] = createSourceBook({
    ...prepared.knowledge,
    sources: [...prepared.knowledge.sources, ...own],
  });

  function withFood(
    { asked, asker: { plan } }: Asked,
    { supplements, medicines, foods, asks }: Subjects,
  ): Draft | null {
    // "Any of these bad with grapefruit": beside what is taken it is a food.
    const [eaten] = asked.refersBack || asked.isMine ? supplements.filter(({ id }) => data.foods.foods[id]) : [];
    if (plan !== null && eaten !== undefined && supplements.length + medicines.length === 1)
      return aboutFood(eaten.id, inPlanMeets(plan), data, true);
    const [food] = foods;
    // "Which vitamin E is free of soy": what a form holds is no meal beside it.
    if (food === undefined || (asks.includes('diet') && medicines.length === 0)) return null;
    if (supplements.length + medicines.length === 0 && plan !== null)
      return aboutFood(food, inPlanMeets(plan), data, true);
    const found = aboutFood(food, [...supplements.map((each) => asKnown('supplement', each)), ...medicines], data);
    const [subject, another] = supplements;
    const isTold = found?.blocks.some(({ tone }) => tone !== 'plain') !== false;
    if (found === null || isTold || subject === undefined || another !== undefined) return found;
    // Nothing is known of the two: what is asked of the one is the answer.
    if (asked.several.length === 0 && asks.some((ask) => data.intents[ask]?.general !== undefined)) return null;
    return { ...found, blocks: [...blocksOf(data.intents['timing']?.general, { facts: subject }), ...found.blocks] };
  }

  /** Whoever asks for something else about a medicine than what goes with it hears first that it goes on. */
  async function draft(all: Asked): Promise<Draft> {
    const { asker, question, said } = all;
    const { isEnglish } = prepared.names.words;
    const short = asker.plan === null ? [] : nicknamed(said.text, asker.plan, isEnglish);
    const medicines = [...new Map([...all.asked.medicines, ...short].map((each) => [each.id, each])).values()];
    const asked = { ...all.asked, medicines };
    const meant = subjectsOf(question, asked);
    const subjects = unnamed(all, asker.plan === null ? meant : meantByOwner(meant, asker.plan));
    const found = await personal(withNeighbors(await draftOf(all, subjects), all, subjects), all, subjects);
    const isOwn = short.length > 0 || (asker.plan !== null && namesUnread(said.text, asker.plan, isEnglish));
    if (!(isOwn || subjects.isStopping || asked.speaksOfMedicine || asked.mayStop) || isToldToStay(found.lead))
      return found;
    const first = doNotStop(medicines.length > 0 ? medicines : subjects.medicines);
    return { ...found, lead: sentences(first, found.lead), isFixed: true };
  }

  /** Where nothing is named: what is measured ("my ferritin"), or what of the plan has that amount or serves that goal. */
  function unnamed({ said, asked, asker: { plan } }: Asked, subjects: Subjects): Subjects {
    if (subjects.supplements.length + subjects.medicines.length > 0) return subjects;
    const meant = factsOf(asked.measured ?? '') ?? (plan === null ? undefined : meantInPlan(said, asked, plan, known));
    if (meant === undefined) return subjects;
    return { ...subjects, supplements: [meant], asks: subjects.asks.filter((ask) => ask !== 'convert') };
  }

  const blocksOf = (row: AnswerRow | undefined, scope: Scope): Draft['blocks'] =>
    (row && fromTable(row, scope)?.blocks) ?? [];

  function withRest(found: Draft, rest: Draft['blocks']): Draft {
    const blocks = [...found.blocks];
    const isTold = ({ title, text, tone }: (typeof rest)[number]): boolean =>
      blocks.some((each) => each.text.includes(text) || (tone !== 'plain' && each.title === title));
    for (const each of rest) if (!isTold(each)) blocks.push(each);
    return { ...found, blocks };
  }

  /** Beside what may miss the question: the plan in short, or the day where an own medicine was named. */
  function withPlan(found: Draft, { asked, asker: { plan } }: Asked, subjects: Subjects): Draft {
    const { medicines, asks } = subjects;
    const isTold = (asked.isCertain && found.kind === 'answer') || found.isGuessed === true || asked.topics.length > 0;
    if (plan === null || isTold || asked.group !== null || asked.listed !== null) return found;
    if (medicines.length > 0)
      return areNew(medicines, plan) ? found : withRest(found, blocksOf(data.intents['beside']?.plan, { plan }));
    // What is the same for everybody, or of somebody else, is not asked of one's own plan.
    const isOfPlan = asks.slice(0, 1).some((ask) => data.intents[ask]?.plan !== undefined && !isAsk(ask, 'of-others'));
    if (asked.isShort || !isOfPlan || asked.foods.length > 0) return found;
    return { ...withRest(found, planInShort(plan)?.blocks ?? []), isFixed: true };
  }

  /** Where it is not certain what is asked of a supplement, or nothing is known of that, the rest of it is told shortly. */
  function withNeighbors(found: Draft, all: Asked, subjects: Subjects): Draft {
    const { asked, asker } = all;
    const { supplements, medicines, asks, isStopping } = subjects;
    if (isStopping || asked.guess !== null || asked.site !== null || found.ifUnsure !== undefined) return found;
    if (supplements.length === 0) return withPlan(found, all, subjects);
    const isEmpty = found.kind === 'no-answer';
    const isOne = supplements.length === 1;
    const isWarned = asked.foods.length > 0 && found.blocks.some(({ tone }) => tone !== 'plain');
    const isPair = (isWarned || found.thread?.asked === 'interactions') && asked.several.length === 0;
    if (!isEmpty && (!isOne || asked.isCertain || isPair)) return found;
    const plan = asker.plan ?? undefined;
    const isOfOthers = [...asks, ...asked.several].some((ask) => isAsk(ask, 'of-others'));
    const isMeant = !isOfOthers && (isEmpty || medicines.length === 0);
    const told = supplements.slice(0, MOST_TOLD).flatMap((facts) => {
      const isOwn = plan !== undefined && suggestedIn(plan, facts.id) !== undefined;
      const isOffered = plan === undefined || isOwn || !asks.some((ask) => isAsk(ask, 'no-offer'));
      const rest = isMeant ? [!isOffered ? 'not-offered' : isOne ? 'neighbors' : 'beside'] : [];
      return [...asked.several, ...rest].flatMap((ask) => {
        const { one, general } = data.intents[ask] ?? {};
        return blocksOf(isOwn ? (one ?? general) : general, { facts, plan });
      });
    });
    return withRest(found, told);
  }

  function planInShort(plan: Recommendation, rest: Partial<Draft> = {}): Draft | null {
    const row = data.intents['neighbors']?.plan;
    const found = row === undefined || plan.supplements.length === 0 ? null : fromTable(row, { plan });
    return found && { ...found, isGuessed: true, isFixed: true, ...rest };
  }

  async function personal(found: Draft, { asked, asker }: Asked, { supplements, asks }: Subjects): Promise<Draft> {
    const { plan, against } = asker;
    if (plan === null || against === undefined || supplements.length === 0) return found;
    if (asked.guess !== null || found.ifUnsure !== undefined) return found;
    const meets = (facts: Facts) => checked(ownMedicines(plan), [facts]).pairs;
    const isOffer = supplements.length + asked.foods.length === 1 && !asks.some((ask) => isAsk(ask, 'no-offer'));
    const inShort = (facts: Facts) => blocksOf(data.intents['not-offered']?.general, { facts });
    return forMe(found, { plan, against, meets, supplements, isOffer, inShort });
  }

  /** "How many IU is mine?": the amount of the plan is told in units anyway. */
  function converted({ said: { amounts }, asker: { plan } }: Asked, { supplements: [subject], asks }: Subjects) {
    if (asks[0] !== 'convert') return null;
    const weights = weightsOf(amounts);
    if (subject?.perInternationalUnit === undefined && weights.length > 0) return answer(weights.join(' '), []);
    if (subject === undefined) return null;
    const isOwn = asks.includes('limit') || (plan !== null && suggestedIn(plan, subject.id) !== undefined);
    return amounts.length === 0 && isOwn ? null : aboutConversion(subject, amounts);
  }

  function extraDose({ asked, question }: Asked, { supplements: [subject] }: Subjects): Draft | null {
    const row = data.intents['extra-dose']?.general;
    if (!asked.isDoubleDose || subject === undefined || row === undefined) return null;
    const found = fromTable(row, { facts: subject });
    return found && { ...found, ifUnsure: help.ifUnsure(question.region), isFixed: true };
  }

  function page({ asked, asker }: Asked, { supplements, medicines, asks }: Subjects): Draft | null {
    const isNameless = supplements.length === 0 && medicines.length === 0;
    if (asked.site === null || !((isNameless && !asked.mayStop) || NAMING_PAGES.includes(asked.site))) return null;
    const isOfOwn = (ask: string): boolean =>
      isAsk(ask, 'own') && (asked.isBare || (asked.isMine && isAsk(ask, 'money')));
    if (asker.plan !== null && asks.some(isOfOwn)) return null;
    const found = aboutSite(asked.site, data);
    const others = pagesOf(asked.otherPages.slice(0, 2), data).filter(({ to }) =>
      found?.links.every((each) => each.to !== to),
    );
    return found && { ...found, links: [...found.links, ...others.slice(0, 1)] };
  }

  function there({ asked: { organ } }: Asked, { supplements, medicines, asks }: Subjects): Draft | null {
    const [subject, another] = supplements;
    const isMeant = another === undefined && medicines.length === 0 && isAsk(asks[0] ?? 'fits', 'of-organ');
    return subject !== undefined && isMeant && organ !== null ? aboutOrgan(subject, organ, data) : null;
  }

  function ofTopic({ asked: { topics }, asker: { plan } }: Asked, { supplements, medicines }: Subjects): Draft | null {
    const [topic] = topics;
    if (topic === undefined || supplements.length + medicines.length > 0) return null;
    if (plan === null) return aboutTopic(topic, known);
    const found = topicInPlan(topic, plan, known);
    const rest = found.blocks.length > 0 ? null : planInShort(plan, { lead: sentences(found.lead, 'What it holds:') });
    return rest ?? { ...found, isFixed: true };
  }

  async function draftOf(all: Asked, subjects: Subjects): Promise<Draft> {
    const { asked, asker } = all;
    const { plan } = asker;
    const { supplements, medicines, asks } = subjects;
    const [subject] = supplements;
    if (subjects.isStopping) return withRest(stopping(subjects), withFood(all, subjects)?.blocks ?? []);
    if (asked.guess !== null) return small.askBack(all);
    const isNameless = supplements.length === 0 && medicines.length === 0;
    const isOfNutrient = asks[0] === 'in-food' || asks[0] === 'swallow';
    const first =
      (medicines.length === 0 ? ofAll(subjects, 'any') : null) ??
      converted(all, subjects) ??
      extraDose(all, subjects) ??
      (isNameless && asked.listed !== null ? aboutListed(asked.listed, known) : null) ??
      (isNameless && asked.group !== null ? aboutGroup(data.questions.groups[asked.group], plan, known) : null) ??
      page(all, subjects) ??
      (isOfNutrient ? null : withFood(all, subjects)) ??
      there(all, subjects) ??
      (await mine(all, subjects)) ??
      (asks.includes('missed') && medicines[0] ? ofAll({ ...subjects, asks: ['missed-medicine'] }, 'any') : null) ??
      ofTopic(all, subjects);
    if (first !== null) return first;
    const nearest = isNameless && asked.nearPage !== null ? aboutSite(asked.nearPage, data) : null;
    if (plan === null && isAboutPlan(subjects, asked)) {
      const missing = ofAll({ ...subjects, asks: ['without-plan'] }, asker.isSignedIn ? 'otherwise' : 'any');
      const told = subject === undefined ? ofAll(subjects, 'otherwise') : aboutSupplement(subject, asks);
      if (told !== null)
        return asked.isMine || subject !== undefined ? { ...told, lead: `${missing?.lead} In general:` } : told;
      const other = nearest ?? missing;
      if (other !== null) return other;
    }
    const last = named(subjects) ?? ofAll(subjects, 'otherwise') ?? small.smallTalk(all);
    if (last !== null) return last;
    const others = pagesOf(asked.otherPages, data);
    if (asked.mayStop || (asked.mayMeanMedicine && (asked.speaksOfStopping || (nearest === null && plan === null)))) {
      const stays = aboutStopping([], null);
      return { ...stays, links: [...stays.links, ...others.slice(0, 2)] };
    }
    if (nearest !== null) return { ...nearest, isGuessed: true };
    const near = asked.nearAsk === null ? null : await mine(all, { ...subjects, asks: [asked.nearAsk] });
    if (near !== null && isNameless) return { ...near, isGuessed: true };
    const short = plan === null || asked.isUnwell || !asked.isOurs ? null : planInShort(plan);
    return short === null ? small.unanswered(all, others) : { ...short, links: [...short.links, ...others] };
  }

  /** Asked of anything at all, or of nothing by name: the same for everybody. */
  function ofAll({ supplements: [facts], asks }: Subjects, who: 'any' | 'otherwise'): Draft | null {
    const [row] = asks.flatMap((ask) => data.intents[ask]?.[who] ?? []);
    const found = row === undefined ? null : fromTable(row, { facts });
    return found && { ...found, suggestions: [], isFixed: true };
  }

  async function mine({ asked, asker }: Asked, subjects: Subjects): Promise<Draft | null> {
    const found = asker.plan && (await fromPlan({ plan: asker.plan, subjects, asked, asker }));
    return found && { ...found, isFixed: true };
  }

  const isAboutPlan = ({ supplements, medicines, asks }: Subjects, { isMine }: Question): boolean => {
    if (medicines.length > 0) return false;
    const isTold = supplements.length > 0 && asks.some((ask) => data.intents[ask]?.general !== undefined);
    if (asks[0] === 'why' || asks[0] === 'left-out') return !isTold;
    const isOfOwn = (ask: string): boolean =>
      isAsk(ask, 'plan-only') || (isMine && (ask === 'cost' || ask === 'units'));
    return supplements.length === 0 && asks.some(isOfOwn);
  };

  return {
    draft,
    sourcesOf,
    pairsOf(names: readonly KnownName[]): readonly CheckedPair[] {
      const supplements = names.filter(({ kind }) => kind === 'supplement').flatMap(({ id }) => factsOf(id) ?? []);
      const medicines = names.filter(({ kind }) => kind === 'medicine');
      return supplements.length + medicines.length < 2 ? [] : checked(medicines, supplements).pairs;
    },
  };
}
