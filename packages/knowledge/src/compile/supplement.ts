import { amountText, guardedStates } from '@evidose/contract';
import {
  type Contraindication,
  type GuardedState,
  type Indication,
  type InteractionRule,
  STATE_WORDS,
  type StateAllowance,
  type Supplement,
} from '@evidose/engine';
import type { SupplementFile } from '../schema/index.ts';
import { supportOf } from './support.ts';
import { whenOf } from './when.ts';

function targetOf(target: SupplementFile['interactions'][number]['with']): InteractionRule['with'] {
  if ('drug' in target) return { kind: 'drug', id: target.drug };
  if ('class' in target) return { kind: 'class', id: target.class };
  return { kind: 'supplement', id: target.supplement };
}

function indicationOf(row: SupplementFile['indications'][number]): Indication {
  const { when: _when, unless: _unless, forms, isVital, ...rest } = row;
  return {
    ...rest,
    ...(forms === undefined ? {} : { forms }),
    ...(isVital === undefined ? {} : { isVital }),
    when: whenOf(row),
  };
}

function contraindicationOf(row: SupplementFile['contraindications'][number]): Contraindication {
  const { id, effect, message, sources } = row;
  const maxDose = row.maxDose === undefined ? {} : { maxDose: row.maxDose };
  const askFirst = row.askFirst === undefined ? {} : { askFirst: row.askFirst };
  const needless = row.isOnlyNeedless === undefined ? {} : { isOnlyNeedless: row.isOnlyNeedless };
  const own = row.ownUpTo === undefined ? {} : { ownUpTo: row.ownUpTo };
  const said = { ...maxDose, ...askFirst, ...needless, ...own, message, sources };
  return { id, when: whenOf(row), effect, ...said, ...supportOf(row) };
}

function interactionOf(row: SupplementFile['interactions'][number]): InteractionRule {
  return {
    id: row.id,
    with: targetOf(row.with),
    severity: row.severity,
    action: row.action,
    ...(row.hours === undefined ? {} : { hours: row.hours }),
    ...(row.hoursAfter === undefined ? {} : { hoursAfter: row.hoursAfter }),
    ...(row.fromDose === undefined ? {} : { fromDose: row.fromDose }),
    mechanism: row.mechanism,
    ...(row.keepSteady === undefined ? {} : { keepSteady: row.keepSteady }),
    ...(row.belongsTogether === undefined ? {} : { belongsTogether: row.belongsTogether }),
    ...(row.sparesMedicine === undefined ? {} : { sparesMedicine: row.sparesMedicine }),
    ...(row.orWithMeal === undefined ? {} : { orWithMeal: row.orWithMeal }),
    message: row.message,
    sources: row.sources,
    ...supportOf(row),
  };
}

function allowancesOf({ name, allowedIn, dose }: SupplementFile): Supplement['allowedIn'] {
  const allowances: Partial<Record<GuardedState, StateAllowance>> = {};
  for (const state of guardedStates) {
    const row = allowedIn[state];
    if (row === undefined) continue;
    const { maxDose, sources } = row;
    const message = row.message ?? `At most ${amountText(maxDose, dose.unit, name)} a day ${STATE_WORDS[state].while}.`;
    allowances[state] = { maxDose, message, sources };
  }
  return allowances;
}

const leastAsked = ({ indications, dose }: SupplementFile): number =>
  indications.length === 0 ? dose.typical : Math.min(...indications.map((row) => row.dose.low));

/** Compiles one file, before it inherits safety rows. */
export function supplementOf(file: SupplementFile): Supplement {
  const { note, maxAtOnce, never, atMostWeeks, always } = file.timing;
  return {
    id: file.id,
    name: file.name,
    tier: file.tier,
    category: file.category,
    synonyms: file.names.synonyms,
    brands: file.names.brands,
    misspellings: file.names.misspellings,
    summary: file.summary,
    doseUnit: file.dose.unit,
    ...(file.dose.serving === undefined ? {} : { serving: file.dose.serving }),
    conversions: file.dose.conversions,
    ...(file.dose.salts === undefined ? {} : { salts: file.dose.salts }),
    leastDose: file.dose.least ?? leastAsked(file),
    typicalDailyDose: file.dose.typical,
    maxDailyDose: file.dose.max,
    ...(file.isFood === undefined ? {} : { isFood: file.isFood }),
    supplies: file.supplies,
    inherits: file.inherits,
    effects: file.effects,
    ...(file.addsUpFrom === undefined ? {} : { addsUpFrom: file.addsUpFrom }),
    ...(file.reachesBodyBy === undefined ? {} : { reachesBodyBy: file.reachesBodyBy }),
    ...(file.isMedicineToo === undefined ? {} : { isMedicineToo: file.isMedicineToo }),
    indications: file.indications.map(indicationOf),
    forms: file.forms,
    contraindications: file.contraindications.map(contraindicationOf),
    interactions: file.interactions.map(interactionOf),
    drugInteractions: file.drugInteractions,
    timing: {
      slots: file.timing.slots,
      food: file.timing.food,
      ...(never === undefined ? {} : { never }),
      ...(maxAtOnce === undefined ? {} : { maxAtOnce }),
      ...(atMostWeeks === undefined ? {} : { atMostWeeks }),
      ...(note === undefined ? {} : { note }),
      ...(always === undefined ? {} : { always }),
    },
    allowedIn: allowancesOf(file),
    whoShouldNot: file.whoShouldNot,
    sources: file.sources,
  };
}
