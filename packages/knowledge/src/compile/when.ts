import type { Criterion, When } from '@evidose/engine';
import { ALSO_TAKES } from '../fields.ts';
import type { WhenMap } from '../schema/index.ts';

function criteriaOf(map: WhenMap): Criterion[] {
  return Object.entries(map).map(([name, wanted]) => {
    const field = name === ALSO_TAKES ? 'takes' : name;
    if (Array.isArray(wanted)) return { field, in: wanted };
    return {
      field,
      ...(wanted.atLeast === undefined ? {} : { atLeast: wanted.atLeast }),
      ...(wanted.below === undefined ? {} : { below: wanted.below }),
    };
  });
}

export function whenOf(rule: { readonly when: WhenMap; readonly unless: readonly WhenMap[] }): When {
  return { all: criteriaOf(rule.when), unless: rule.unless.flatMap(criteriaOf) };
}
