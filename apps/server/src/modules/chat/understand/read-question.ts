import type { ChatData } from '@evidose/knowledge';
import { createIsAsk, type IsAsk } from '../intents.ts';
import { createLikely, type Likely } from './likely.ts';
import type { NameIn } from './names-in.ts';
import { createParts } from './parts.ts';
import type { Reader, Said } from './reader.ts';

/** What a message says beside what it asks, by the phrases of questions.yaml that say it. */
const FEATURES = {
  isOneForGoal: 'one-for',
  isMine: 'mine',
  isAgain: 'again',
  wantsOther: 'other',
  refersBack: 'back',
  isWhatIf: 'what-if',
  mayMeanMedicine: 'remedy-words',
  namesOwnMedicines: 'own-medicines',
  isDoubleDose: 'double-dose',
  isUnwell: 'unwell',
} as const satisfies Readonly<Record<string, keyof ChatData['questions']>>;
type Feature = keyof typeof FEATURES;

const NOTHING: Likely = { kind: 'none', id: '', share: 0, near: 0 };
const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** "Is 7 pm ok for it?" names an hour and no amount: when it is taken is asked, and not how much. */
const atTheHour = (amounts: Said['amounts'], asks: readonly string[]): readonly string[] =>
  asks[0] === 'limit' && amounts.length > 0 && amounts.every(({ unit }) => unit === 'am' || unit === 'pm')
    ? once(['timing', ...asks.slice(1)])
    : asks;

type Weight = 'plain' | 'sure' | 'some' | 'none';

/** What the phrases found and what is likely, put together: the likely one leads where it is sure or alone. */
function asksOf(found: readonly string[], { kind, id }: Likely, weight: Weight, isAsk: IsAsk): readonly string[] {
  if (kind !== 'asks' || weight === 'none') return found;
  if (id === 'what') return weight === 'plain' ? [] : found;
  if (isAsk(id, 'no-ask') || (isAsk(id, 'named') && !found.includes(id))) return found;
  return weight === 'some' || isAsk(id, 'last') ? [...found, id] : [id, ...found];
}

/** By itself a word means its page, or one's own plan. */
const FEW = 2;
/** "How long for": so short, and without a word of the site, it is asked of one's own plan. */
const SHORT = 3;
const MOST_PAGES = 3;

/** A misspelled medicine stands for one. */
const withGuesses = (text: string, guesses: readonly NameIn[]): string =>
  guesses.reduce(
    (said, { text: typed, names: [{ kind, id }] }) =>
      said.replace(` ${typed.toLowerCase()} `, ` @${kind === 'medicine' ? 'm' : 's'}:${id} `),
    text,
  );

/** Licorice tea is licorice, and where a herb is drunk, "the tea" later on is that one: not the tea of the breakfast table. */
function withoutHerbs(text: string): string {
  const ofIt = text.replace(/( @s\S+ )teas?\S* /g, '$1');
  return ofIt === text ? text : ofIt.replace(/ teas?\S* /g, ' ');
}

export function createQuestionReader(reader: Reader, data: ChatData, likely = createLikely(reader, data)) {
  const { fits, allIn, stopping } = reader;
  const isAsk = createIsAsk(data);
  const { questions } = data;
  const { alone, over, ahead, last, plainly, offered, beside, own, short, 'as-near': asNear } = data.likely.thresholds;
  const saysOf = <T>(rows: Readonly<Record<string, T>>, says: (row: T) => readonly string[]) =>
    allIn(Object.entries(rows).map(([id, row]) => ({ is: id, says: says(row) })));
  const asksIn = allIn(questions.asks.map(({ ask, says, not }) => ({ is: ask, says, not })));
  const pagesIn = allIn(data.site.map(({ id, says, not }) => ({ is: id, says, not })));
  const slotsIn = allIn(questions.slots.map(({ slots, says }) => ({ is: slots, says })));
  const placesIn = allIn(questions.places.map(({ at, says }) => ({ is: at, says })));
  const topicsIn = saysOf(questions.topics, (says) => says);
  const groupsIn = saysOf(questions.groups, ({ says }) => says);
  const drinksIn = saysOf(data.foods.foods, ({ words }) => words);
  const organsIn = saysOf(questions.organs, ({ says }) => says);
  const measuredIn = saysOf(questions.measured, (says) => says);
  const smallTalkIn = saysOf(questions['small-talk'], (says) => says);
  const featuresIn = saysOf(FEATURES, (key) => questions[key]);
  const listsIn = allIn(
    Object.entries(questions.listed).map(([list, { says, not, words }]) => {
      const wordsIn = saysOf(words, (word) => word.says);
      return { is: (text: string) => wordsIn(text).map((word) => ({ list, word })), says, not };
    }),
  );
  const isForGoal = fits(questions['for-goal']);
  const foodsIn = (text: string): string[] => drinksIn(withoutHerbs(text));
  const partsOf = createParts(reader, data, { asksIn, foodsIn });

  /** Whoever has a plan asks of the plan more often than of the site. */
  const ofOwner = (all: readonly Likely[], words: number): Likely[] => {
    const ofPlan = words <= SHORT ? own * short : own;
    const weightOfKind = ({ kind, share }: Likely): number => (kind === 'asks' ? share * ofPlan : share);
    return [...all].sort((a, b) => weightOfKind(b) - weightOfKind(a));
  };
  /** None where what is not answered here comes nearest. */
  const otherPagesOf = (all: readonly Likely[], best: Likely): string[] =>
    all
      .filter(
        ({ kind, near }) => kind === 'site' && best.kind !== 'none' && near >= Math.max(offered, beside * best.near),
      )
      .slice(0, MOST_PAGES)
      .map(({ id }) => id);
  /** Two that are about as near are both answered; a page that is nearer is the answer. */
  const nearAsksOf = (all: readonly Likely[], best: Likely): string[] =>
    best.kind !== 'asks' || best.share < last
      ? []
      : all
          .filter(({ kind, share }) => kind === 'asks' && share >= best.share * asNear)
          .slice(0, 2)
          .map(({ id }) => id);
  const weightOf = ({ share }: Likely, next: number): Weight => {
    if (share < alone || share < next * ahead) return 'none';
    return share >= plainly ? 'plain' : share >= over ? 'sure' : 'some';
  };
  /** Whoever asks, and whatever their plan holds. */
  const isLikelyStopping = ([best = NOTHING, next = NOTHING]: readonly Likely[]): boolean =>
    best.kind === 'asks' && best.id === 'stop' && weightOf(best, next.share) !== 'none';

  /** What a message asks, as far as we can tell. */
  return ({ text, names, guesses, amounts }: Said, hasPlan: boolean) => {
    const said = featuresIn(text);
    const has = (feature: Feature): boolean => said.includes(feature);
    const found = asksIn(text);
    const words = (text.match(/[^\s.]+/g) ?? []).length;
    const unowned = likely.likelyIn(text);
    const all = hasPlan ? ofOwner(unowned, words) : unowned;
    const near = all.slice(0, 3);
    const [best = NOTHING, next = NOTHING] = near;
    const weight = weightOf(best, next.share);
    const isSure = weight === 'sure' || weight === 'plain';
    const isQuestion = best.kind === 'asks' && !isAsk(best.id, 'no-ask');
    const isBare = words <= FEW;
    const [page = null] = pagesIn(text);
    const foods = foodsIn(text);
    const goals = topicsIn(text);
    const isPage =
      best.kind === 'site' &&
      foods.length === 0 &&
      // "And if I am pregnant?" goes on with what was asked before, and corrects no answer.
      !(found.length > 0 && has('isAgain')) &&
      // What is plainly said of one's own supplements is no page, unless that is plainer.
      !(hasPlan && best.share < plainly && found.some((ask) => isAsk(ask, 'of-plan'))) &&
      (page === null ? isSure || (weight === 'some' && goals.length === 0) : best.share >= plainly);
    const isNoPage = isQuestion && isSure && !isBare && !(isAsk(best.id, 'of-list') && !hasPlan);
    const asks = once([...found.filter((ask) => isAsk(ask, 'plain')), ...asksOf(found, best, weight, isAsk)]);
    // "Refresh my memory": what is plainly asked of the plan is no goal.
    const isNoTopic =
      found.some((ask) => isAsk(ask, 'no-topic')) ||
      (isQuestion && !isForGoal(text) && (isSure || (weight === 'some' && found.length === 0)));
    const medicines = names.filter(({ kind }) => kind === 'medicine');
    return {
      ...(Object.fromEntries(Object.keys(FEATURES).map((each) => [each, said.includes(each)])) as Record<
        Feature,
        boolean
      >),
      /** Taken twice, and not only perhaps one that was missed. */
      isDoubleDose: has('isDoubleDose') && !found.some((ask) => isAsk(ask, 'not-taken')),
      /** Everything it may be asking, the likeliest first. What is right in a pregnancy is asked before what is right for oneself. */
      asks: atTheHour(amounts, asks.includes('pregnancy') ? once(['pregnancy', ...asks]) : asks),
      supplements: once(names.filter(({ kind }) => kind === 'supplement').map(({ id }) => id)),
      medicines: [...new Map(medicines.map((name) => [name.id, name])).values()],
      /** Values of `healthGoals`; `goals` also where something else is plainly asked. */
      topics: isNoTopic ? [] : goals,
      goals,
      /** What it asks a supplement for, by its id among the groups of questions.yaml. */
      group: groupsIn(text)[0] ?? null,
      /** Times of day that it speaks of. */
      slots: slotsIn(text).flat(),
      foods,
      /** Its two questions, where it asks two. */
      parts: partsOf(text),
      /** A part of the body, by its id in questions.yaml. */
      organ: organsIn(text)[0] ?? null,
      /** What it looks for in one of the lists of questions.yaml. */
      listed: listsIn(text).flatMap((wordsIn) => wordsIn(text))[0] ?? null,
      /** The supplement for what it calls low or measured, where it names none. */
      measured: measuredIn(text)[0] ?? null,
      /** A page's own answer, by its id in site.yaml. */
      site: isPage ? best.id : isNoPage ? null : page,
      /** The page that comes nearest, for where nothing else answers. */
      nearPage:
        best.kind === 'none' ? null : (near.find(({ kind, share }) => kind === 'site' && share >= last)?.id ?? null),
      /** What comes nearest to be asked of a plan, where that is nearer than any page; two where they are about as near. */
      nearAsks: nearAsksOf(all, best),
      /** Pages that may be meant as well, the likeliest first. */
      otherPages: otherPagesOf(all, best),
      /** A word or two and nothing else: "price?" */
      isBare,
      isShort: words <= SHORT,
      /** "The first one", "the last": its place among what was named before, from the end where negative. */
      place: placesIn(text)[0] ?? null,
      stopsMedicine:
        stopping.stops(text) ||
        (foods.length === 0 &&
          medicines.length > 0 &&
          !stopping.goesOn(text) &&
          !found.some((ask) => isAsk(ask, 'goes-on')) &&
          isLikelyStopping(unowned)),
      /** "Can I halve it?": a medicine, where one was spoken of before. */
      mayStopIt: stopping.stopsIt(text) || (names.length === 0 && stopping.speaksOfStopping(text)),
      /** It names a medicine, or may name one that is misspelled, and does not only ask what goes with it. */
      speaksOfMedicine: stopping.speaksOfMedicine(withGuesses(text, guesses)),
      /** It speaks of stopping what may be a medicine. */
      mayStop: stopping.mayStop(text, page !== null),
      /** It has words of stopping, whatever is to be stopped. */
      speaksOfStopping: stopping.speaksOfStopping(text),
      smallTalk: smallTalkIn(text)[0] ?? null,
      /** A word that may be a misspelled name: asked back, never answered. */
      guess: guesses[0] ?? null,
    };
  };
}

export type Question = ReturnType<ReturnType<typeof createQuestionReader>>;
