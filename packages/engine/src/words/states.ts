import type { GuardedState } from '../knowledge.ts';

/** A guarded state as it reads inside a sentence: one table, so that all texts agree. */
export const STATE_WORDS: Readonly<Record<GuardedState, { while: string; name: string; time: string; yours: string }>> =
  {
    pregnant: { while: 'in pregnancy', name: 'pregnancy', time: 'pregnancy', yours: 'your pregnancy' },
    breastfeeding: {
      while: 'while breastfeeding',
      name: 'breastfeeding',
      time: 'breastfeeding',
      yours: 'your breastfeeding',
    },
    'trying-to-conceive': {
      while: 'while trying to conceive',
      name: 'trying to conceive',
      time: 'the time of trying to conceive',
      yours: 'your wish to conceive',
    },
  };
