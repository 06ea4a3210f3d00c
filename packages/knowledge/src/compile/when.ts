import type { Criterion, When } from '@evidose/engine';
import type { WhenMap } from '../schema/index.ts';

function criteriaOf(map: WhenMap): Criterion[] {
  return Object.entries(map).map(([field, wanted]) => {
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
