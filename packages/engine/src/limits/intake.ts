import { staysWhereItIsPut } from '../local-use.ts';
import { MICROGRAMS } from '../measures.ts';
import type { CurrentSupplement } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { zeros } from '../zeros.ts';

/** Daily amounts by nutrient index. */
export interface Intake {
  /** Total. */
  readonly total: number[];
  /** Only the chemical forms that the upper limit counts. */
  readonly counted: number[];
  /** 1 if far more was written than we count: until resolved the plan adds none. */
  readonly unsettled: number[];
}

export function noIntake(nutrients: number): Intake {
  return { total: zeros(nutrients), counted: zeros(nutrients), unsettled: zeros(nutrients) };
}

/** `most`: for a doubtful amount the highest possible, which limits count; needs count the lowest. */
export function addIntake(
  intake: Omit<Intake, 'unsettled'>,
  supplement: PreparedSupplement,
  amount: number,
  most = amount,
): void {
  for (const { nutrient, perUnit, counts } of supplement.supplies) {
    intake.total[nutrient] = (intake.total[nutrient] ?? 0) + amount * perUnit;
    if (counts) intake.counted[nutrient] = (intake.counted[nutrient] ?? 0) + most * perUnit;
  }
}

/** An amount on a label in the nutrient's own unit; NaN if not comparable. */
function inUnit(amount: number, from: string, to: string): number {
  if (from === to) return amount;
  // "µg RAE" weighs the same as µg.
  const [plainFrom = from] = from.split(' ');
  const [plainTo = to] = to.split(' ');
  return (amount * (MICROGRAMS[plainFrom] ?? Number.NaN)) / (MICROGRAMS[plainTo] ?? Number.NaN);
}

/** A real label outranks the typical content of such a product. */
function addLabel(
  intake: Intake,
  prepared: Prepared,
  { supplement, supplies, amount: taken }: CurrentSupplement,
): void {
  for (const { nutrient: id, amount, unit, form } of supplies) {
    const nutrient = prepared.nutrients.findIndex((each) => each.id === id);
    const facet = prepared.nutrients[nutrient];
    if (facet === undefined) continue;
    const usual = supplement?.supplies.find((each) => each.nutrient === nutrient);
    const stated = inUnit(amount, unit, facet.unit);
    // An incomparable unit must not count as nothing: the typical content is used.
    const given = Number.isNaN(stated) ? taken * (usual?.perUnit ?? 0) : stated;
    intake.total[nutrient] = (intake.total[nutrient] ?? 0) + given;
    // A chemical form that the label does not name counts.
    const forms = facet.limitCountsForms;
    const counts = form === undefined ? usual?.counts !== false : forms === null || forms.includes(form);
    if (counts) intake.counted[nutrient] = (intake.counted[nutrient] ?? 0) + given;
  }
}

/** What was stopped, is not taken or is put on the skin adds nothing; what is planned needs its room. */
const addsToDay = (item: CurrentSupplement): boolean =>
  item.usage.status !== 'stopped' && item.usage.status !== 'not-taking' && !staysWhereItIsPut(item);

export function currentIntake(prepared: Prepared, current: readonly CurrentSupplement[]): Intake {
  const intake = noIntake(prepared.nutrients.length);
  for (const item of current) {
    if (!addsToDay(item)) continue;
    if (item.supplies.length > 0) addLabel(intake, prepared, item);
    else if (item.supplement !== null) {
      addIntake(intake, item.supplement, item.between?.low ?? item.amount, item.amount);
      if (item.between?.isFarFromWritten === true)
        for (const { nutrient } of item.supplement.supplies) intake.unsettled[nutrient] = 1;
    }
  }
  return intake;
}

/** The daily amount of a single-nutrient supplement in its unit, by its own label if there is one. */
export function amountTaken(prepared: Prepared, { supplement, supplies, amount }: CurrentSupplement): number {
  const [only] = supplement?.supplies ?? [];
  if (only === undefined || supplement?.supplies.length !== 1) return amount;
  const facet = prepared.nutrients[only.nutrient];
  const label = supplies.find(({ nutrient }) => nutrient === facet?.id);
  if (label === undefined || facet === undefined) return amount;
  const given = inUnit(label.amount, label.unit, facet.unit) / only.perUnit;
  return Number.isNaN(given) ? amount : given;
}
