import type { Learned } from '@evidose/knowledge';

/** Logistic weights over the features of messages, learned step by step in a fixed order: the same corpus, the same weights. */
export interface Example {
  readonly say: string;
  /** The card it should get, or null where it is calm. */
  readonly card: string | null;
  readonly features: readonly string[];
  /** The features of its sentences and pieces, where it is longer than one. */
  readonly parts: readonly (readonly string[])[];
  /** It is calm and sounds like danger. */
  readonly isLookAlike: boolean;
}

/** What only sounds like danger is what the opinion is asked about: it counts so many times. */
const LOOK_ALIKE = 2;
/** A sentence of a calm message is calm by itself, as the opinion reads sentences too. One of a message in danger may be either. */
const PART = 0.5;
const ROUNDS = 30;
/** The mean of the rounds from here on: the weights of the last one alone depend on which message came last. */
const SETTLED = 10;
const STEP = 0.3;
const SHRINK = 3e-4;
/** Two words in a row, or a word beside a kind, that one message alone has teach nothing; a word does. */
const LEAST_SEEN: Readonly<Record<string, number>> = { b: 2, kw: 3, wk: 3, f: 2, e: 2 };
const leastSeen = (feature: string): number => LEAST_SEEN[feature.slice(0, feature.indexOf(':'))] ?? 1;
const START = 1e-8;
const BIAS = '^';

/** A fixed shuffle, so that what is learned does not depend on the machine. */
function shuffler(): (length: number) => number[] {
  let seed = 1;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  return (length) => {
    const order = Array.from({ length }, (_, i) => i);
    for (let i = length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    return order;
  };
}

interface Task {
  readonly rows: readonly (readonly number[])[];
  readonly features: number;
  readonly targets: readonly number[];
  /** How much each message counts. */
  readonly counts: readonly number[];
}

/** One yes or no for each message; the last weight is the bias. */
function learnOne({ rows, features, targets, counts }: Task): Float64Array {
  const weights = new Float64Array(features + 1);
  const steps = new Float64Array(features + 1).fill(START);
  const means = new Float64Array(features + 1);
  const shuffle = shuffler();
  const move = (at: number, slope: number): void => {
    steps[at] = (steps[at] ?? START) + slope * slope;
    weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(steps[at] ?? 1);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const i of shuffle(rows.length)) {
      const row = rows[i] ?? [];
      const scale = 1 / Math.sqrt(Math.max(1, row.length));
      const sum = row.reduce((all, at) => all + (weights[at] ?? 0) * scale, weights[features] ?? 0);
      const miss = (1 / (1 + Math.exp(-sum)) - (targets[i] ?? 0)) * (counts[i] ?? 1);
      for (const at of row) move(at, miss * scale + SHRINK * (weights[at] ?? 0));
      move(features, miss);
    }
    if (round >= SETTLED)
      for (const [at, weight] of weights.entries()) means[at] = (means[at] ?? 0) + weight / (ROUNDS - SETTLED);
  }
  return means;
}

const isTelling = (feature: string): boolean => feature.startsWith('w:') || feature.startsWith('k:');
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

const rowsOf = (
  those: readonly Pick<Example, 'features'>[],
  numbers: ReadonlyMap<string, number>,
  isWanted: (feature: string) => boolean,
): number[][] =>
  those.map(({ features }) => features.filter(isWanted).flatMap((feature) => numbers.get(feature) ?? []));

/** The features that teach something, by their numbers. */
function tellingSigns(examples: readonly Example[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([feature, times]) => times >= leastSeen(feature));
  return new Map(kept.map(([feature], i) => [feature, i]));
}

function learnDanger(examples: readonly Example[], numbers: ReadonlyMap<string, number>): Float64Array {
  const parts = examples
    .filter(({ card }) => card === null)
    .flatMap((each) => each.parts.map((features) => ({ ...each, features, counts: PART })));
  const all = [...examples.map((each) => ({ ...each, counts: 1 })), ...parts].map((each) => ({
    ...each,
    counts: each.counts * (each.isLookAlike ? LOOK_ALIKE : 1),
  }));
  // Danger and calm weigh the same in all, however many there are of each.
  const totalOf = (isDanger: boolean): number =>
    all.reduce((sum, { card, counts }) => sum + ((card !== null) === isDanger ? counts : 0), 0);
  const [ofDanger, ofCalm] = [totalOf(true), totalOf(false)];
  return learnOne({
    rows: rowsOf(all, numbers, () => true),
    features: numbers.size,
    targets: all.map(({ card }) => (card === null ? 0 : 1)),
    counts: all.map(({ card, counts }) => (counts * examples.length) / 2 / (card === null ? ofCalm : ofDanger)),
  });
}

/** `teaches` says which cards of the corpus teach which card of the opinion. */
export function learn(examples: readonly Example[], teaches: Readonly<Record<string, readonly string[]>>): Learned {
  const numbers = tellingSigns(examples);
  const danger = learnDanger(examples, numbers);
  const cards = Object.keys(teaches);
  const taught = examples.filter(({ card }) => card !== null && Object.values(teaches).flat().includes(card));
  const rows = rowsOf(taught, numbers, isTelling);
  const byCard = cards.map((name) =>
    learnOne({
      rows,
      features: numbers.size,
      targets: taught.map(({ card }) => (teaches[name]?.includes(card ?? '') === true ? 1 : 0)),
      counts: taught.map(() => 1),
    }),
  );
  const row = (at: number, hasCards: boolean) => ({
    danger: rounded(danger[at] ?? 0, 2),
    cards: hasCards ? byCard.map((weights) => rounded(weights[at] ?? 0, 1)) : [],
  });
  return {
    cards,
    features: new Map([
      [BIAS, row(numbers.size, true)],
      ...[...numbers].map(([feature, at]) => [feature, row(at, isTelling(feature))] as const),
    ]),
  };
}
