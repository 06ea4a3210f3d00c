import { type Prepared, prepare } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';

let loading: Promise<Prepared> | undefined;

/** Loaded once per process, as knowledge changes only with a deployment. */
export function loadEngine(): Promise<Prepared> {
  loading ??= loadKnowledge().then(prepare);
  return loading;
}
