import type { Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { answer, CHECKER, DASHBOARD, type Draft, idsOf, pageOf } from './answer.ts';
import { fieldsOf } from './fields.ts';
import { fill, holds } from './fill.ts';
import type { Known } from './known.ts';
import type { Scope } from './scope.ts';
import { createSources } from './sources.ts';

export type AnswerRow = NonNullable<ChatData['intents'][string]['plan']>;

const LINKS: Readonly<Record<AnswerRow['links'][number], Draft['links'][number]>> = {
  plan: DASHBOARD,
  checker: CHECKER,
  correct: { to: '/profile', label: 'Correct an answer' },
  'take-along': { to: '/take-along', label: 'Take your plan along' },
  'log-in': { to: '/log-in', label: 'Log in' },
  questionnaire: { to: '/take-quiz', label: 'To the questionnaire' },
};

const THREADS: Readonly<Record<NonNullable<AnswerRow['others']>, (plan: Recommendation) => Draft['thread'] & object>> =
  {
    suggested: ({ supplements }) => ({ others: idsOf(supplements) }),
    'left-out': ({ excluded }) => ({ asked: 'left-out', others: idsOf(excluded) }),
  };

/** An answer by its row of intents.yaml; null where it has nothing to say and names no words for that. */
export function createFromTable(known: Known) {
  const { rowsOf } = createSources(known);
  return (row: AnswerRow, scope: Scope): Draft | null => {
    const { facts, plan } = scope;
    const fields = fieldsOf(scope);
    const isTold = row.must === undefined || rowsOf(row.must, scope).length > 0;
    const specs = isTold ? row.blocks.filter((each) => holds(each.if ?? '', fields)) : [];
    const blocks = specs.flatMap(({ of, title, text, most }) =>
      rowsOf(of, scope)
        .slice(0, most)
        .flatMap(({ fields: own, title: called, ...rest }) => {
          const told = {
            ...rest,
            text: text === undefined ? rest.text : fill(text, { ...fields, ...own, text: rest.text }),
          };
          const name = title === undefined ? (called ?? '') : fill([title], fields);
          return told.text === '' ? [] : { ...told, ...(name === '' ? {} : { title: name }) };
        }),
    );
    const lead = fill(blocks.length > 0 ? row.lead : row.none, fields);
    if (lead === '') return null;
    const usual = [...(plan === undefined ? [] : [DASHBOARD]), ...(facts === undefined ? [] : [pageOf(facts)])];
    return answer(lead, blocks, {
      links: row.links.length > 0 ? row.links.map((link) => LINKS[link]) : usual.length > 0 ? usual : [CHECKER],
      about: facts?.id ?? null,
      suggestions: row.next.map((next) => fill([next], fields)).filter(Boolean),
      ...(plan === undefined || row.others === undefined ? {} : { thread: THREADS[row.others](plan) }),
    });
  };
}

export type FromTable = ReturnType<typeof createFromTable>;
