import type { Answers, Because } from '@evidose/contract';
import type { Situation } from '../knowledge.ts';

/** A situation with its words ready to be looked for. */
export interface PreparedSituation {
  readonly data: Situation;
  readonly says: RegExp;
  readonly unless: RegExp | null;
}

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, 'iu');

export const situationsOf = (rows: readonly Situation[]): PreparedSituation[] =>
  rows.map((data) => ({
    data,
    says: anyOf(data.says),
    unless: data.unless.length === 0 ? null : anyOf(data.unless),
  }));

/** Answers in people's own words, and what has to be answered for a list to count. */
const FREE_TEXT = ['pastSupplementExperience', 'painDescription', 'otherDiet'] as const;

function textsOf(answers: Answers): { readonly field: string; readonly text: string }[] {
  const texts: { field: string; text: string }[] = FREE_TEXT.flatMap((field) => {
    const text = answers[field];
    return text === undefined || text === '' ? [] : [{ field, text }];
  });
  const { prescriptionMedsList: taken = '', otcSupplementsList: own = '' } = answers;
  if (answers.prescriptionMeds === 'yes' && taken !== '') texts.push({ field: 'prescriptionMedsList', text: taken });
  if (answers.otcSupplements === 'yes' && own !== '') texts.push({ field: 'otcSupplementsList', text: own });
  return texts;
}

const CLAUSE_END = /[.!?;\n]+|, (?:but|and now)\b/;

/** Whether a clause of the text says so, and does not take it back. */
export function clauseThatSays({ says, unless }: PreparedSituation, text: string): string | null {
  if (!says.test(text)) return null;
  const clause = text.split(CLAUSE_END).find((each) => says.test(each) && unless?.test(each) !== true);
  return clause?.trim() ?? null;
}

export interface MentionedSituation {
  readonly situation: Situation;
  readonly because: Because;
}

/** The situations mentioned anywhere in the person's own words. */
export function mentionedSituations(situations: readonly PreparedSituation[], answers: Answers): MentionedSituation[] {
  const texts = textsOf(answers);
  if (texts.length === 0) return [];
  return situations.flatMap((each) => {
    for (const { field, text } of texts) {
      const clause = clauseThatSays(each, text);
      if (clause !== null) return [{ situation: each.data, because: { field, value: clause } }];
    }
    return [];
  });
}
