import { type QuestionEffect, questionEffects } from '@evidose/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/** By field; parts of an answer (`labResults.tsh`) under their own name. */
export type EffectsByField = ReadonlyMap<string, QuestionEffect['answers']>;

type Effects =
  | { readonly state: 'looking' }
  | { readonly state: 'failed' }
  | { readonly state: 'found'; readonly byField: EffectsByField };

/** What each answer can change. The page is readable without it, so it does not wait. */
export function useEffects(): Effects {
  const [effects, setEffects] = useState<Effects>({ state: 'looking' });
  useEffect(() => {
    const controller = new AbortController();
    call(questionEffects, { signal: controller.signal }).then(
      ({ questions }) =>
        setEffects({ state: 'found', byField: new Map(questions.map(({ field, answers }) => [field, answers])) }),
      () => {
        if (!controller.signal.aborted) setEffects({ state: 'failed' });
      },
    );
    return () => controller.abort();
  }, []);
  return effects;
}
