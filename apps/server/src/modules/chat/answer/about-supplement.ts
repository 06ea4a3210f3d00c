import { type Draft, type Facts, noAnswer } from './answer.ts';
import type { FromTable } from './from-table.ts';
import type { Known } from './known.ts';

export function createAboutSupplement({ data: { intents }, isAsk }: Known, fromTable: FromTable) {
  function told(facts: Facts, ask: string): Draft | null {
    const row = intents[ask]?.general;
    if (row === undefined) return null;
    return fromTable(row, { facts }) ?? (row.instead === undefined ? null : told(facts, row.instead));
  }
  return (facts: Facts, asks: readonly string[]): Draft => {
    const asked = asks.find((each) => intents[each]?.general !== undefined) ?? null;
    const whole = told(facts, 'overview') ?? noAnswer(facts.name);
    const draft = (asked === null ? null : told(facts, asked)) ?? whole;
    // Where we cannot tell what was asked, we tell what it is, but nothing of amounts where somebody else is spoken of.
    const isWhole = draft.blocks.length === 0 && !asks.some((ask) => isAsk(ask, 'of-others'));
    const blocks = isWhole ? whole.blocks : draft.blocks;
    return { ...draft, blocks, thread: { asked } };
  };
}

export type AboutSupplement = ReturnType<typeof createAboutSupplement>;
