import type { ChatData, Need } from '@evidose/knowledge';

export const createIsAsk =
  ({ intents }: Pick<ChatData, 'intents'>) =>
  (ask: string | undefined, need: Need): boolean =>
    ask !== undefined && intents[ask]?.needs.includes(need) === true;

export type IsAsk = ReturnType<typeof createIsAsk>;
