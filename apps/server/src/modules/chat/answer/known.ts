import type { Prepared } from '@evidose/engine';
import type { ChatData } from '@evidose/knowledge';
import { catalogueEntries, createFacts } from '../../catalogue/index.ts';
import { createChecker } from '../../interactions/service.ts';
import { createIsAsk } from '../intents.ts';
import type { KnownName } from '../understand/names-in.ts';
import { namesOf } from './answer.ts';

export function createKnown(prepared: Prepared, data: ChatData) {
  const check = createChecker(prepared);
  return {
    prepared,
    data,
    isAsk: createIsAsk(data),
    factsOf: createFacts(prepared),
    entries: catalogueEntries(prepared),
    checked: (medicines: readonly KnownName[], supplements: readonly { readonly name: string }[]) =>
      check({ medicines: namesOf(medicines), supplements: namesOf(supplements) }),
  };
}

export type Known = ReturnType<typeof createKnown>;
