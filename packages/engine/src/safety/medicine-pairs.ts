import { flatMap } from '../flat-map.ts';
import type { MedicinePair } from '../knowledge.ts';
import type { Medicine } from '../model.ts';
import type { PairPlace } from '../prepare/medicine-pairs.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { routeOf } from '../understand/route.ts';
import { standingOfMedicine } from '../understand/standing.ts';
import { systemicPartOf } from '../understand/systemic-effect.ts';

export interface FoundPair {
  readonly rule: MedicinePair;
  /** In written order. */
  readonly medicines: readonly Medicine[];
  /** One side was stopped, but may still be in the body. */
  readonly isPast: boolean;
  /** Stopped so recently that it certainly still acts. */
  readonly actsStill: boolean;
  /** One side is only applied to the skin. */
  readonly isOnSkin: boolean;
}

interface Member {
  readonly medicine: Medicine;
  readonly isOnSkin: boolean;
}

/** Stopped or topical medicines lower the severity; one that certainly still acts lowers it by one step. */
export function severityOf({ rule, isPast, actsStill, isOnSkin }: FoundPair): MedicinePair['severity'] {
  if (!isPast && !isOnSkin) return rule.severity;
  return actsStill && !isOnSkin && rule.severity === 'contraindicated' ? 'major' : 'moderate';
}

const idsOf = ({ drugs, classes }: Pick<Medicine, 'drugs' | 'classes'>): string[] => [
  ...drugs.map(({ id }) => id),
  ...classes,
];

function isExcepted(prepared: Prepared, { except, exceptGiven }: MedicinePair, medicine: Medicine): boolean {
  const ids = idsOf(medicine);
  if (except.some((id) => ids.includes(id))) return true;
  const route = routeOf(prepared, medicine);
  return exceptGiven.some((given) => given.route === route && ids.includes(given.drug));
}

/** The drugs and classes of each pair, by its index. */
function membersOf(prepared: Prepared, medicines: readonly Medicine[]): Map<number, Member[][]> {
  const { rules, placesOf } = prepared.medicinePairs;
  const found = new Map<number, Member[][]>();
  const note = ({ rule, side }: PairPlace, member: Member): void => {
    const row = rules[rule];
    if (row === undefined || (member.isOnSkin && row.onSkin === undefined)) return;
    const sides = found.get(rule) ?? row.sides.map(() => []);
    found.set(rule, sides);
    const known = sides[side];
    if (known === undefined || known.some(({ medicine }) => medicine === member.medicine)) return;
    if (!isExcepted(prepared, row, member.medicine)) known.push(member);
  };
  for (const medicine of medicines) {
    if (medicine.isSupplement || standingOfMedicine(prepared, medicine) === 'not') continue;
    const whole = idsOf(systemicPartOf(prepared, medicine));
    for (const id of whole) for (const place of placesOf.get(id) ?? []) note(place, { medicine, isOnSkin: false });
    if (routeOf(prepared, medicine) !== 'skin') continue;
    const local = idsOf(medicine).filter((id) => !whole.includes(id));
    for (const id of local) for (const place of placesOf.get(id) ?? []) note(place, { medicine, isOnSkin: true });
  }
  return found;
}

const wordOf = ({ usage, text }: Medicine): string => (usage.word ?? text).toLowerCase();

/** Two of one class: two drugs, or one under two names; never one medicine in two strengths. */
function areTwo({ sides, sameDrug }: MedicinePair, a: Medicine, b: Medicine): boolean {
  const [kind = []] = sides;
  const meant = ({ drugs, id }: Medicine) =>
    drugs.length === 0
      ? [id]
      : drugs.flatMap((drug) =>
          idsOf({ drugs: [drug], classes: drug.classes }).some((each) => kind.includes(each)) ? [drug.id] : [],
        );
  const [ofA, ofB] = [meant(a), meant(b)];
  if (ofA.some((id) => !ofB.includes(id)) && ofB.some((id) => !ofA.includes(id))) return true;
  return sameDrug && wordOf(a) !== wordOf(b);
}

const isStopped = ({ medicine }: Member): boolean => medicine.usage.status === 'stopped';

/** For one class: those with another one present. */
const paired = (rule: MedicinePair, members: readonly Member[]): Member[] =>
  members.filter((one) => members.some((other) => one !== other && areTwo(rule, one.medicine, other.medicine)));

function foundOf(rule: MedicinePair, sides: readonly (readonly Member[])[]): FoundPair | null {
  const isOfOneKind = sides.length === 1;
  // What is taken comes first; what was stopped counts only if nothing else fills its side.
  const current = sides.map((members) => members.filter((each) => !isStopped(each)));
  const filled = (each: readonly (readonly Member[])[]): Member[] => {
    const all = isOfOneKind ? paired(rule, each[0] ?? []) : flatMap(each, (members) => members);
    const isWhole = isOfOneKind || each.every((members) => members.length > 0);
    return isWhole && new Set(all.map(({ medicine }) => medicine)).size > 1 ? all : [];
  };
  const now = filled(current);
  const members = now.length > 0 ? now : filled(sides);
  if (members.length === 0 || members.every(isStopped)) return null;
  return {
    rule,
    medicines: [...new Set(members.map(({ medicine }) => medicine))],
    isPast: now.length === 0,
    actsStill: members.some(({ medicine: { usage } }) => usage.stoppedDaysAgo !== undefined),
    isOnSkin: isOnSkinOnly(sides, members),
  };
}

/** A gel next to a tablet of its class is two medicines; if a tablet fills the side, the gel changes nothing. */
function isOnSkinOnly(sides: readonly (readonly Member[])[], members: readonly Member[]): boolean {
  if (sides.length === 1) return members.filter(({ isOnSkin }) => !isOnSkin).length < 2;
  return sides.some((side) => side.every(({ isOnSkin }) => isOnSkin));
}

/** Every matching pair, without those a more serious one covers. */
export function pairsAmong(prepared: Prepared, medicines: readonly Medicine[]): FoundPair[] {
  if (medicines.length < 2 || prepared.medicinePairs.rules.length === 0) return [];
  const found: FoundPair[] = [];
  for (const [at, sides] of [...membersOf(prepared, medicines)].sort(([a], [b]) => a - b)) {
    const rule = prepared.medicinePairs.rules[at];
    const pair = rule === undefined ? null : foundOf(rule, sides);
    if (pair !== null) found.push(pair);
  }
  const replaced = new Set(
    found.filter(({ isPast, isOnSkin }) => !isPast && !isOnSkin).flatMap(({ rule }) => rule.replaces),
  );
  return found.filter(({ rule }) => !replaced.has(rule.id));
}
