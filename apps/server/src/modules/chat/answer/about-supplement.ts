import { type Draft, type Facts, noAnswer } from './answer.ts';
import type { FromTable } from './from-table.ts';
import type { Known } from './known.ts';

/** The answer to one question about one supplement, whoever asks. */
export function createAboutSupplement({ data: { intents } }: Known, fromTable: FromTable) {
  function told(facts: Facts, ask: string): Draft | null {
    const row = intents[ask]?.general;
    if (row === undefined) return null;
    return fromTable(row, { facts }) ?? (row.instead === undefined ? null : told(facts, row.instead));
  }
  return (facts: Facts, asks: readonly string[]): Draft => {
    const asked = asks.find((each) => intents[each]?.general !== undefined) ?? null;
    const whole = told(facts, 'overview') ?? noAnswer(facts.name);
    const draft = (asked === null ? null : told(facts, asked)) ?? whole;
    // Where we cannot tell what was asked, we tell what it is: it may well be what was meant.
    const blocks = draft.blocks.length === 0 ? whole.blocks : draft.blocks;
    return { ...draft, blocks, thread: { asked } };
  };
}

export type AboutSupplement = ReturnType<typeof createAboutSupplement>;
