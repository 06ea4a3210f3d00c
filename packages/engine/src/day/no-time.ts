import type { Answers } from '@evidose/contract';
import { flatMap } from '../flat-map.ts';
import type { CurrentSupplement, Finding } from '../model.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Separation } from '../safety/assess.ts';
import { andList } from '../words/open-words.ts';

interface WithoutTime extends Pick<Answers, 'dosingPreference'> {
  readonly supplement: PreparedSupplement;
  readonly separations: readonly Separation[];
  /** It would fit if the person agreed to one more time a day. */
  readonly isPreference: boolean;
}

/** Why a suggestion finds no time in the day. */
export function noTimeFinding({ supplement, separations, isPreference, dosingPreference }: WithoutTime): Finding {
  if (isPreference) {
    return {
      kind: 'pill-burden',
      rule: null,
      message: 'It needs its own time of day, and you would rather not take something that often.',
      because: [{ field: 'dosingPreference', value: dosingPreference }],
      sources: [],
      wouldChange: 'It can come back if you take something more often.',
    };
  }
  const medicines = [...new Set(separations.map(({ medicine }) => medicine))];
  const names = [...new Set(medicines.map(({ name }) => name))];
  const from = names.length > 0 ? ` and your medicines (${names.join(', ')})` : '';
  return {
    kind: 'interaction',
    rule: null,
    message: `There’s no time of day far enough from the rest of your plan${from}.`,
    because: medicines.map(({ field, text }) => ({ field, value: text })),
    sources: supplement.data.sources,
    wouldChange: 'A pharmacist can help you find a time for it.',
  };
}

/** It would leave no time for a current supplement. */
export function crowdsOutFinding(own: readonly { readonly current: CurrentSupplement }[]): Finding {
  const names = [...new Set(own.map(({ current }) => current.supplement?.data.name ?? current.text))];
  return {
    kind: 'interaction',
    rule: null,
    message: `It would leave no time of day for ${andList(names)}, which you take already: the two have to be hours apart.`,
    because: own.map(({ current: { field, text } }) => ({ field, value: text })),
    sources: [...new Set(flatMap(own, ({ current }) => current.supplement?.data.sources ?? []))],
    wouldChange: 'A pharmacist can help you find a time for it.',
  };
}
