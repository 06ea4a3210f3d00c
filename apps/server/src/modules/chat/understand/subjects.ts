import type { ChatQuestion } from '@evidose/contract';
import type { Facts } from '../answer/answer.ts';
import type { Known } from '../answer/known.ts';
import type { IsAsk } from '../intents.ts';
import { asKnown, type KnownName } from './names-in.ts';
import type { Question } from './read-question.ts';

export interface Subjects {
  readonly supplements: readonly Facts[];
  readonly medicines: readonly KnownName[];
  readonly foods: readonly string[];
  readonly asks: readonly string[];
  /** A medicine is to be stopped, changed or replaced; also "it", where one was spoken of. */
  readonly isStopping: boolean;
}

/** Asked of the substance, and not of the medicine that it is on prescription. */
const OF_SUBSTANCE: readonly (string | undefined)[] = [
  'absorbed',
  'forms',
  'dose',
  'limit',
  'in-food',
  'lacking',
  'need',
  'avoid',
  'side-effects',
  'warnings',
];

const FOOD = 'food:';
/** What the thread carries after a question about a food: "and valerian?" asks the same of valerian. */
export const askedOfFood = (food: string): string => `${FOOD}${food}`;

/** "And the limit?": it asks something and names nothing. "What did you leave out?" asks it of the whole plan. */
function isBare({ asks, medicines, topics, foods, isMine }: Question, isAsk: IsAsk): boolean {
  const [ask] = asks;
  if (ask === undefined || medicines.length > 0 || topics.length > 0 || foods.length > 0) return false;
  if (ask === 'left-out') return asks.includes('why');
  return !isMine || isAsk(ask, 'of-subject');
}

function placed({ about = null, thread }: ChatQuestion, { wantsOther, place }: Question): readonly string[] | null {
  const others = thread?.others ?? [];
  if (wantsOther) return others.slice(0, 1);
  const all = about === null ? others : [about, ...others];
  if (place === null || all.length < 2) return null;
  const id = all.at(place);
  return id === undefined ? [] : [id];
}

/** "And zinc?", "it", "the other one": what was spoken of before stays the subject. */
export function createSubjects({ prepared: { knowledge }, data, factsOf, isAsk }: Known) {
  const medicines = [
    ...knowledge.drugs.map((each) => asKnown('medicine', each, each.classes)),
    ...knowledge.drugClasses.map((each) => asKnown('medicine', each)),
  ];
  const same: Readonly<Record<string, string | undefined>> = data.words['as-supplements'];
  const medicineByName = new Map(medicines.map((each) => [each.name, each]));
  /** A supplement that is a food as well: grapefruit. */
  const isFood = (id: string): boolean => data.foods.foods[id] !== undefined;
  return (question: ChatQuestion, asked: Question): Subjects => {
    const { about = null, thread } = question;
    const others = asked.medicines.filter(({ id }) => same[id] === undefined);
    // "Potassium pills with lisinopril", "B12 shots or tablets": what is a supplement as well is told as one.
    const isSubstance =
      asked.supplements.length === 0 &&
      others.length < asked.medicines.length &&
      (others.length > 0 || OF_SUBSTANCE.includes(asked.asks[0]));
    const ids = isSubstance ? asked.medicines.flatMap(({ id }) => same[id] ?? []) : asked.supplements;
    const named = ids.flatMap((id) => factsOf(id) ?? []);
    const chosen = named.length > 0 ? null : placed(question, asked);
    const isOpen =
      named.length === 0 &&
      (asked.refersBack || asked.wantsOther || asked.isAgain || asked.isWhatIf || isBare(asked, isAsk));
    // "And a glass of wine?" after grapefruit is asked of what one takes, not of the grapefruit.
    const isMeal = about !== null && isFood(about) && asked.foods.length > 0;
    const before = chosen ?? (isOpen && about !== null && !isMeal ? [about] : []);
    const supplements = named.length > 0 ? named : before.flatMap((id) => factsOf(id) ?? []);
    const own = chosen === null ? asked.asks : asked.asks.filter((ask) => ask !== 'first');
    const isSame = asked.isAgain && own.length === 0 && asked.foods.length === 0;
    const last = thread?.asked ?? null;
    const asksPair = last === 'interactions' || last === 'depletes' || last?.startsWith(FOOD) === true;
    // "How long between them?" is asked of the two that were named before.
    const isBetween = isOpen && asksPair && (asked.isWhatIf || own[0] === 'apart' || own[0] === 'interactions');
    const isEaten = asked.foods.length > 0 && (asked.isAgain || isOpen) && !isMeal;
    const stopsIt = asked.mayStopIt && (thread?.medicines ?? []).length > 0;
    const isPair = isBetween || isEaten || stopsIt || (isSame && asksPair && named.length > 0);
    const keepsMedicine = asked.medicines.length === 0 && isPair;
    const earlier = keepsMedicine ? (thread?.medicines ?? []).flatMap((name) => medicineByName.get(name) ?? []) : [];
    const food = (isSame || isBetween) && last?.startsWith(FOOD) === true ? [last.slice(FOOD.length)] : [];
    // After a food both sides would stay: the newly named one takes the place of what was meant before.
    const kept = isSame && food.length > 0 ? [] : earlier;
    return {
      supplements,
      medicines: isSubstance ? others : [...asked.medicines, ...kept],
      foods: asked.foods.length > 0 ? asked.foods : food,
      asks: isSame && last !== null && food.length === 0 ? [last] : own,
      isStopping: asked.stopsMedicine || (stopsIt && asked.medicines.length === 0),
    };
  };
}
