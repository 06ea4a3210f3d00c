import type { Slot } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { createIsAsk, type IsAsk } from '../intents.ts';
import { createLikely, type Likely } from './likely.ts';
import type { KnownName, NameIn } from './names-in.ts';
import { createParts, type Part } from './parts.ts';
import type { Reader, Said } from './reader.ts';
import { createStopping } from './stopping.ts';

/** What a message asks, as far as we can tell. */
interface Found {
  /** Everything it may be asking, the likeliest first. */
  readonly asks: readonly string[];
  readonly supplements: readonly string[];
  readonly medicines: readonly KnownName[];
  /** Values of `healthGoals`. */
  readonly topics: readonly string[];
  /** The same, also where something else is plainly asked. */
  readonly goals: readonly string[];
  readonly foods: readonly string[];
  /** Its two questions, where it asks two. */
  readonly parts: readonly Part[];
  /** A part of the body, by its id in questions.yaml. */
  readonly organ: string | null;
  /** A food of which it asks what it holds, as the notes call it. */
  readonly held: string | null;
  /** The supplement for what it calls low or measured, where it names none. */
  readonly measured: string | null;
  /** A page's own answer, by its id in site.yaml. */
  readonly site: string | null;
  /** The page that comes nearest, for where nothing else answers. */
  readonly nearPage: string | null;
  /** What comes nearest to be asked of a plan, where that is nearer than any page; two where they are about as near. */
  readonly nearAsks: readonly string[];
  /** Pages that may be meant as well, the likeliest first. */
  readonly otherPages: readonly string[];
  /** Times of day that it speaks of. */
  readonly slots: readonly Slot[];
  /** A word or two and nothing else: "price?" */
  readonly isBare: boolean;
  /** A word or three. */
  readonly isShort: boolean;
  /** "The first one", "the last": its place among what was named before, from the end where negative. */
  readonly place: number | null;
  readonly stopsMedicine: boolean;
  /** "Can I halve it?": a medicine, where one was spoken of before. */
  readonly mayStopIt: boolean;
  /** It names a medicine, or may name one that is misspelled, and does not only ask what goes with it. */
  readonly speaksOfMedicine: boolean;
  /** It speaks of stopping what may be a medicine. */
  readonly mayStop: boolean;
  /** It has words of stopping, whatever is to be stopped. */
  readonly speaksOfStopping: boolean;
  readonly smallTalk: 'thanks' | 'greeting' | null;
  /** A word that may be a misspelled name: asked back, never answered. */
  readonly guess: NameIn | null;
}

/** What a message says beside what it asks, by the phrases that say it. */
const FEATURES = {
  /** "The one for sleep": it speaks of one thing by what that is for. */
  isOneForGoal: ({ questions }: ChatData) => questions['one-for'],
  /** It is about the person. */
  isMine: ({ questions }: ChatData) => questions.mine,
  /** "How sure are you of iron?" */
  speaksToUs: () => ['(you | your | you are)'],
  /** It speaks of what was suggested: "what you gave me". */
  isPlan: ({ questions }: ChatData) => questions.plan,
  /** "and zinc?": the question before is asked again. */
  isAgain: ({ questions }: ChatData) => questions.again,
  /** It names another and asks nothing new: "and for calcium?" */
  isNext: ({ questions }: ChatData) => questions.next,
  /** "The other one." */
  wantsOther: ({ questions }: ChatData) => questions.other,
  /** It speaks of "it". */
  refersBack: ({ questions }: ChatData) => questions.back,
  /** "And only a little?": the pair before, under another condition. */
  isWhatIf: ({ questions }: ChatData) => questions['what-if'],
  /** It may be about a medicine that it does not name. */
  mayMeanMedicine: ({ questions }: ChatData) => questions['remedy-words'],
  /** "with my medicines", none of them named. */
  namesOwnMedicines: () => ['(with | and | alongside | beside | between | from | to) .. <my-medicine>'],
  /** A second dose of something harmless. */
  isDoubleDose: ({ questions }: ChatData) => questions['double-dose'],
  /** It tells of something that hurts or troubles. */
  isUnwell: ({ questions }: ChatData) => questions.unwell,
} satisfies Record<string, (data: ChatData) => readonly string[]>;
type Feature = keyof typeof FEATURES;
export type Question = Found & Readonly<Record<Feature, boolean>>;

const NOTHING: Likely = { kind: 'none', id: '', share: 0, near: 0 };
const once = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** What is right in a pregnancy is asked before what is right for oneself. */
const pregnancyFirst = (asks: readonly string[]): readonly string[] =>
  asks.includes('pregnancy') ? once(['pregnancy', ...asks]) : asks;

/** "Is 7 pm ok for it?" names an hour and no amount: when it is taken is asked, and not how much. */
const atTheHour = (amounts: Said['amounts'], asks: readonly string[]): readonly string[] =>
  asks[0] === 'limit' && amounts.length > 0 && amounts.every(({ unit }) => unit === 'am' || unit === 'pm')
    ? once(['timing', ...asks.slice(1)])
    : asks;

/** What the phrases found and what is likely, put together: the likely one leads where it is sure or alone. */
function asksOf(found: readonly string[], { kind, id }: Likely, weight: Weight, isAsk: IsAsk): readonly string[] {
  if (kind !== 'asks' || weight === 'none') return found;
  if (id === 'what') return weight === 'plain' ? [] : found;
  if (isAsk(id, 'no-ask') || (isAsk(id, 'named') && !found.includes(id))) return found;
  return once(weight === 'some' || isAsk(id, 'last') ? [...found, id] : [id, ...found]);
}

/** By itself a word means its page, or one's own plan. */
const FEW = 2;
/** "How long for": so short, and without a word of the site, it is asked of one's own plan. */
const SHORT = 3;
const wordsIn = (text: string): number => (text.match(/[^\s.]+/g) ?? []).length;

/** A misspelled medicine stands for one. */
const withGuesses = (text: string, guesses: readonly NameIn[]): string =>
  guesses.reduce(
    (said, { text: typed, names: [{ kind, id }] }) =>
      said.replace(` ${typed.toLowerCase()} `, ` @${kind === 'medicine' ? 'm' : 's'}:${id} `),
    text,
  );

type Weight = 'plain' | 'sure' | 'some' | 'none';

export function createQuestionReader(reader: Reader, data: ChatData, likely = createLikely(reader, data)) {
  const { fits } = reader;
  const isAsk = createIsAsk(data);
  const { questions, site, foods } = data;
  const { alone, over, ahead, last, plainly, offered, beside, own, short, 'as-near': asNear } = data.likely.thresholds;
  /** Whoever has a plan asks of the plan more often than of the site. */
  const ofOwner = (all: readonly Likely[], text: string): Likely[] => {
    const ofPlan = wordsIn(text) <= SHORT ? own * short : own;
    const weightOfKind = ({ kind, share }: Likely): number => (kind === 'asks' ? share * ofPlan : share);
    return [...all].sort((a, b) => weightOfKind(b) - weightOfKind(a));
  };
  /** Three at most, and none where what is not answered here comes nearest. */
  const otherPagesOf = (all: readonly Likely[]): string[] => {
    const [best = NOTHING] = all;
    const least = best.kind === 'none' ? 1 : Math.max(offered, beside * best.near);
    return all
      .filter(({ kind, near }) => kind === 'site' && near >= least)
      .slice(0, 3)
      .map(({ id }) => id);
  };
  /** Two that are about as near are both answered; a page that is nearer is the answer. */
  const nearAsksOf = ([best = NOTHING, ...rest]: readonly Likely[]): string[] =>
    best.kind === 'asks' && best.share >= last
      ? [best, ...rest.filter(({ kind, share }) => kind === 'asks' && share >= best.share * asNear).slice(0, 1)].map(
          ({ id }) => id,
        )
      : [];
  const weightOf = ({ share }: Likely, next: number): Weight => {
    if (share < alone || share < next * ahead) return 'none';
    return share >= plainly ? 'plain' : share >= over ? 'sure' : 'some';
  };
  /** Whoever asks, and whatever their plan holds. */
  const isLikelyStopping = ([best = NOTHING, next = NOTHING]: readonly Likely[]): boolean =>
    best.kind === 'asks' && best.id === 'stop' && weightOf(best, next.share) !== 'none';
  const slots = questions.slots.map((each) => ({ slots: each.slots, fits: fits(each.says) }));
  const isForGoal = fits(questions['for-goal']);
  const asks = questions.asks.map(({ ask, says, not }) => ({ ask, fits: fits(says), not: fits(not) }));
  const topics = Object.entries(questions.topics).map(([topic, words]) => ({ topic, fits: fits(words) }));
  const drinks = Object.entries(foods.foods).map(([id, { words }]) => ({ id, fits: fits(words) }));
  const pages = site.map(({ id, says, not }) => ({ id, fits: fits(says), not: fits(not) }));
  /** Licorice tea is licorice, and not the tea of the breakfast table. */
  const ofHerb = /( @s\S+ )teas?\S* /g;
  const organs = Object.entries(questions.organs).map(([id, { says }]) => ({ id, fits: fits(says) }));
  const asksWhatIsHeld = fits(questions.held.says);
  const held = Object.entries(questions.held.foods).map(([food, says]) => ({ food, fits: fits(says) }));
  const measured = Object.entries(questions.measured).map(([id, says]) => ({ id, fits: fits(says) }));
  const asksIn = (text: string): string[] =>
    asks.filter((each) => each.fits(text) && !each.not(text)).map(({ ask }) => ask);
  const foodsIn = (text: string): string[] => {
    // Where a herb is drunk, "the tea" later on is that one.
    const ofIt = text.replace(ofHerb, '$1');
    const drunk = ofIt === text ? text : ofIt.replace(/ teas?\S* /g, ' ');
    return drinks.filter((each) => each.fits(drunk)).map(({ id }) => id);
  };
  const partsOf = createParts(reader, data, { asksIn, foodsIn });
  const places = questions.places.map(({ at, says }) => ({ at, fits: fits(says) }));
  const features = Object.entries(FEATURES).map(([feature, phrasesIn]) => ({ feature, fits: fits(phrasesIn(data)) }));
  const featuresOf = (text: string) =>
    Object.fromEntries(features.map((each) => [each.feature, each.fits(text)])) as Record<Feature, boolean>;
  const { stops, stopsIt, goesOn, mayStop, speaksOfMedicine, speaksOfStopping } = createStopping(reader, data);
  const isThanks = fits(questions['small-talk'].thanks);
  const isGreeting = fits(questions['small-talk'].greeting);

  return ({ text, names, guesses, amounts }: Said, hasPlan: boolean): Question => {
    const says = featuresOf(text);
    const found = asksIn(text);
    const isBare = wordsIn(text) <= FEW;
    const unowned = likely.likelyIn(text);
    const all = hasPlan ? ofOwner(unowned, text) : unowned;
    const near = all.slice(0, 3);
    const [best = NOTHING, next = NOTHING] = near;
    const weight = weightOf(best, next.share);
    const likelyAsks = asksOf(found, best, weight, isAsk);
    const isSure = weight === 'sure' || weight === 'plain';
    const isQuestion = best.kind === 'asks' && !isAsk(best.id, 'no-ask');
    const said = pages.find((page) => page.fits(text) && !page.not(text))?.id ?? null;
    const eaten = foodsIn(text);
    const goals = topics.filter((each) => each.fits(text)).map(({ topic }) => topic);
    const isPage =
      best.kind === 'site' &&
      eaten.length === 0 &&
      // "And if I am pregnant?" goes on with what was asked before, and corrects no answer.
      !(found.length > 0 && says.isAgain) &&
      // What is plainly said of one's own supplements is no page, unless that is plainer.
      !(hasPlan && best.share < plainly && found.some((ask) => isAsk(ask, 'of-plan'))) &&
      (said === null ? isSure || (weight === 'some' && goals.length === 0) : best.share >= plainly);
    return {
      ...says,
      asks: atTheHour(amounts, pregnancyFirst(once([...found.filter((ask) => isAsk(ask, 'plain')), ...likelyAsks]))),
      supplements: once(names.filter(({ kind }) => kind === 'supplement').map(({ id }) => id)),
      medicines: [...new Map(names.filter(({ kind }) => kind === 'medicine').map((name) => [name.id, name])).values()],
      // "Refresh my memory": what is plainly asked of the plan is no goal.
      topics:
        found.some((ask) => isAsk(ask, 'no-topic')) ||
        (isQuestion && !isForGoal(text) && (isSure || (weight === 'some' && found.length === 0)))
          ? []
          : goals,
      goals,
      slots: slots.filter((each) => each.fits(text)).flatMap((each) => each.slots),
      foods: eaten,
      parts: partsOf(text),
      organ: organs.find((each) => each.fits(text))?.id ?? null,
      held: asksWhatIsHeld(text) ? (held.find((each) => each.fits(text))?.food ?? null) : null,
      measured: measured.find((each) => each.fits(text))?.id ?? null,
      nearPage:
        best.kind === 'none' ? null : (near.find(({ kind, share }) => kind === 'site' && share >= last)?.id ?? null),
      nearAsks: nearAsksOf(all),
      otherPages: otherPagesOf(all),
      site: isPage
        ? best.id
        : isQuestion && isSure && !isBare && !(isAsk(best.id, 'of-list') && !hasPlan)
          ? null
          : said,
      isBare,
      isShort: wordsIn(text) <= SHORT,
      place: places.find((each) => each.fits(text))?.at ?? null,
      stopsMedicine:
        stops(text) ||
        (eaten.length === 0 &&
          !goesOn(text) &&
          !found.some((ask) => isAsk(ask, 'goes-on')) &&
          isLikelyStopping(unowned) &&
          names.some(({ kind }) => kind === 'medicine')),
      mayStopIt: stopsIt(text) || (names.length === 0 && speaksOfStopping(text)),
      speaksOfMedicine: speaksOfMedicine(withGuesses(text, guesses)),
      mayStop: mayStop(text, said !== null),
      speaksOfStopping: speaksOfStopping(text),
      smallTalk: isThanks(text) ? 'thanks' : isGreeting(text) ? 'greeting' : null,
      guess: guesses[0] ?? null,
    };
  };
}
