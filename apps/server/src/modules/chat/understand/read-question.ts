import type { ChatData } from '@evidose/knowledge';
import { createIsAsk, type IsAsk } from '../intents.ts';
import type { Compare, Likely } from './likely.ts';
import type { NameIn } from './names-in.ts';
import type { Reader, Said } from './reader.ts';

/** What a message says beside what it asks, by the phrases of questions.yaml that say it. */
const FEATURES = {
  isOneForGoal: 'one-for',
  isMine: 'mine',
  speaksOfPlan: 'plan',
  isAgain: 'again',
  wantsOther: 'other',
  refersBack: 'back',
  isWhatIf: 'what-if',
  mayMeanMedicine: 'remedy-words',
  namesOwnMedicines: 'own-medicines',
  isOfOther: 'of-other',
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

/** Where one question may end and another begin; the signs of a word's families stand behind it. */
const JOINT = /\s(?:and|also|plus|but|\.)[\uE000-\uE0FF]*\s/;

type Weight = 'plain' | 'sure' | 'some' | 'none';

/** What the phrases found and what is likely, put together: the likely one leads where it is sure or alone. */
function asksOf(found: readonly string[], { kind, id }: Likely, weight: Weight, isAsk: IsAsk): readonly string[] {
  if (kind !== 'asks' || weight === 'none') return found;
  if (id === 'what') return weight === 'plain' ? [] : found;
  if (isAsk(id, 'no-ask') || (isAsk(id, 'named') && !found.includes(id))) return found;
  return weight === 'some' || isAsk(id, 'last') ? [...found, id] : [id, ...found];
}

const FEW = 2;
/** "How long for": so short, and without a word of the site, it is asked of one's own plan. */
const SHORT = 3;
const MOST_PAGES = 3;

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

export function createQuestionReader(reader: Reader, data: ChatData, likelyIn: Compare) {
  const { fits, allIn, stopping } = reader;
  const isAsk = createIsAsk(data);
  const { questions } = data;
  const { alone, over, ahead, last, plainly, offered, beside, own, short } = data.likely.thresholds;
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

  /** Whoever has a plan asks of the plan more often than of the site. */
  const ofOwner = (all: readonly Likely[], words: number): Likely[] => {
    const ofPlan = words <= SHORT ? own * short : own;
    const weightOfKind = ({ kind, share }: Likely): number => (kind === 'asks' ? share * ofPlan : share);
    return [...all].sort((a, b) => weightOfKind(b) - weightOfKind(a));
  };
  const otherPagesOf = (all: readonly Likely[], best: Likely): string[] =>
    all
      .filter(
        ({ kind, near }) => kind === 'site' && best.kind !== 'none' && near >= Math.max(offered, beside * best.near),
      )
      .slice(0, MOST_PAGES)
      .map(({ id }) => id);
  const weightOf = ({ share }: Likely, next: number): Weight => {
    if (share < alone || share < next * ahead) return 'none';
    return share >= plainly ? 'plain' : share >= over ? 'sure' : 'some';
  };
  const isLikelyStopping = ([best = NOTHING, next = NOTHING]: readonly Likely[]): boolean =>
    best.kind === 'asks' && best.id === 'stop' && weightOf(best, next.share) !== 'none';

  return ({ text, names, guesses, amounts }: Said, hasPlan: boolean) => {
    const said = featuresIn(text);
    const has = (feature: Feature): boolean => said.includes(feature);
    const found = asksIn(text);
    const words = (text.match(/[^\s.]+/g) ?? []).length;
    const unowned = likelyIn(text);
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
      (page === null ? isSure || (weight === 'some' && goals.length === 0 && !hasPlan) : best.share >= plainly);
    const isNoPage = isQuestion && isSure && !isBare && !(isAsk(best.id, 'of-list') && !hasPlan);
    // "Folate or folic acid": two names of one thing ask how its forms differ.
    const isOfForms = /(@s\S+) (?:\S+ ){1,2}\1/.test(text);
    const plain = found.filter((ask) => isAsk(ask, 'plain'));
    const asks = once([...plain, ...(isOfForms ? ['absorbed'] : []), ...asksOf(found, best, weight, isAsk)]);
    // "Refresh my memory": what is plainly asked of the plan is no goal.
    const isNoTopic =
      found.some((ask) => isAsk(ask, 'no-topic')) ||
      (isQuestion && !isForGoal(text) && (isSure || (weight === 'some' && found.length === 0)));
    const medicines = names.filter(({ kind }) => kind === 'medicine');
    const told = JOINT.test(text) ? found.filter((ask) => questions.several.includes(ask)) : [];
    const several = told.length + foods.length + Number(medicines.length > 0) > 1 ? told.slice(0, 2) : [];
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
      topics: isNoTopic ? [] : goals,
      goals,
      group: groupsIn(text)[0] ?? null,
      slots: slotsIn(text).flat(),
      foods,
      organ: organsIn(text)[0] ?? null,
      listed: listsIn(text).flatMap((wordsIn) => wordsIn(text))[0] ?? null,
      measured: measuredIn(text)[0] ?? null,
      site: isPage ? best.id : isNoPage ? null : page,
      /** The page that comes nearest, for where nothing else answers. */
      nearPage:
        best.kind === 'none' || (hasPlan && best.kind !== 'site')
          ? null
          : (near.find(({ kind, share }) => kind === 'site' && share >= last)?.id ?? null),
      /** It asks one thing, and phrases and likeness agree what that is. */
      isCertain: several.length === 0 && (weight === 'plain' || (isSure && found.includes(best.id))),
      /** "Before or after the gym, and how many grams": what it asks, where that is more than one thing. */
      several,
      /** What comes nearest to be asked of a plan, where that is nearer than any page. */
      nearAsk:
        best.kind === 'asks' && best.share >= Math.max(last, words > SHORT ? next.share * ahead : 0) ? best.id : null,
      /** Something that is answered here comes about as near as what is not. */
      isOurs: best.share > 0 && all.some(({ kind, near: one }) => kind !== 'none' && one >= beside * best.near),
      otherPages: otherPagesOf(all, best),
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
      mayStop: stopping.mayStop(text, page !== null),
      speaksOfStopping: stopping.speaksOfStopping(text),
      smallTalk: smallTalkIn(text)[0] ?? null,
      /** A word that may be a misspelled name: asked back, never answered. */
      guess: guesses[0] ?? null,
    };
  };
}

export type Question = ReturnType<ReturnType<typeof createQuestionReader>>;
