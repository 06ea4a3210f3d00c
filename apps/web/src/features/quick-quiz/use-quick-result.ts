import { type AppError, type QuickResult, quickRecommendation, type ShortAnswers } from '@evidose/contract';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { toAppError } from '../../lib/errors.ts';
import { type FromAddress, keepResult, readAddress, readResult } from './result.ts';

export type QuickResultState =
  | { readonly state: 'none' }
  | { readonly state: 'broken' }
  | { readonly state: 'deciding' }
  | { readonly state: 'failed'; readonly error: AppError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly userInfo: ShortAnswers; readonly result: QuickResult };

function opened(from: FromAddress): QuickResultState {
  if (from.state === 'broken') return { state: 'broken' };
  if (from.state === 'answers') return { state: 'deciding' };
  const kept = readResult();
  return kept === null ? { state: 'none' } : { state: 'ready', ...kept };
}

/**
 * Answers in the address are removed from it at once and decided again: a result in the address could be anybody's text
 * and must not be shown as ours.
 */
export function useQuickResult(): QuickResultState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [from] = useState(() => readAddress(search));
  const [shown, setShown] = useState(() => opened(from));

  useLayoutEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [search, pathname, navigate]);

  const decide = useCallback(async (userInfo: ShortAnswers, signal?: AbortSignal) => {
    setShown({ state: 'deciding' });
    try {
      const body = { ...userInfo };
      const result = await call(quickRecommendation, signal === undefined ? { body } : { body, signal });
      keepResult({ userInfo, result });
      setShown({ state: 'ready', userInfo, result });
    } catch (thrown) {
      if (signal?.aborted === true) return;
      setShown({ state: 'failed', error: toAppError(thrown), retry: () => void decide(userInfo) });
    }
  }, []);

  useEffect(() => {
    if (from.state !== 'answers') return;
    const controller = new AbortController();
    void decide(from.userInfo, controller.signal);
    return () => controller.abort();
  }, [from, decide]);

  return shown;
}
