import { type Prepared, prepare } from '@evidose/engine';
import { loadKnowledge } from '@evidose/knowledge';

let loading: Promise<Prepared> | undefined;

/** The knowledge, indexed for the engine: read once a process, as it changes only with a deployment. */
export function loadEngine(): Promise<Prepared> {
  loading ??= loadKnowledge().then(prepare);
  return loading;
}
