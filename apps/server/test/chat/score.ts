import type { ChatAnswer, ChatQuestion } from '@evidose/contract';
import { answersOf } from '@evidose/contract/testing';
import { type Prepared, recommend, whyNot } from '@evidose/engine';
import { type ChatBatch, type ChatCase, readChatCases } from '@evidose/knowledge';
import type { Asker } from '../../src/modules/chat/answer/scope.ts';
import type { Chat } from '../../src/modules/chat/service.ts';

export interface Score {
  readonly group: string;
  readonly right: number;
  readonly of: number;
  /** What went wrong, for those who mend the rules. */
  readonly wrong: readonly string[];
}

/** What is scored: messages that nothing was tuned on (unseen.yaml), those that the rules were mended on, or both. */
type Half = 'unseen' | 'tuned' | 'all';

export const textOf = ({ lead, blocks, card }: ChatAnswer): string =>
  [lead, ...(card?.steps ?? []), ...blocks.flatMap(({ title, text }) => [title ?? '', text])].join('\n');

const STAYS_ON =
  /^(?:Do not stop or change .* without talking to the person who prescribed it|No deje ni cambie .* sin hablar)/;

const VISITOR: Asker = { isSignedIn: false, plan: null };

/** Takes levothyroxine, has low vitamin D and low ferritin, and sleeps badly. Magnesium is on the list, ordered and begun. */
export function personWithPlan(prepared: Prepared): Asker {
  const answers = answersOf({
    prescriptionMeds: 'yes',
    prescriptionMedsList: 'levothyroxine 50 mcg in the morning',
    healthGoals: ['sleep', 'stress'],
    shareTestResults: 'yes',
    labResults: { vitaminD: 28, ferritin: 9, magnesium: 0.65 },
    sleepIssues: 'falling-asleep',
    budgetRange: '50-100',
  });
  const plan = recommend(prepared, answers);
  const list = plan.supplements
    .filter(({ id }) => id === 'magnesium' || id === 'iron')
    .map((supplement) => ({
      id: supplement.id,
      supplement,
      addedOn: '2026-01-01T08:00:00.000Z',
      orderedOn: supplement.id === 'magnesium' ? '2026-01-02T08:00:00.000Z' : null,
      startedOn: supplement.id === 'magnesium' ? '2026-01-05' : null,
      packUnits: null,
    }));
  return {
    isSignedIn: true,
    plan,
    changes: async () => null,
    list: async () => list,
    against: async (id) => whyNot(prepared, answers, id) ?? [],
  };
}

function faultOf(answer: ChatAnswer, { has, not, about, to }: ChatCase): string | null {
  const text = textOf(answer);
  if (answer.card !== null) return `card ${answer.card.id}`;
  if (has !== undefined && !new RegExp(has).test(text)) return `lacks ${has}: ${text.slice(0, 110)}`;
  if (not !== undefined && new RegExp(not).test(text)) return `holds ${not}`;
  if (about !== undefined && answer.about !== about) return `about ${answer.about}: ${text.slice(0, 80)}`;
  if (to !== undefined && !answer.links.some((link) => link.to === to)) return `no link ${to}: ${text.slice(0, 80)}`;
  return null;
}

/**
 * `every`: of the groups whose score is a share, one message in so many, in the order of the files; the share is about
 * the same. Groups of which every message must be right are scored whole. `groups`: nobody asks for the others.
 */
export async function scoreChat(
  prepared: Prepared,
  chat: Chat,
  half: Half | ChatBatch,
  { every = 1, groups }: { readonly every?: number; readonly groups?: readonly string[] } = {},
): Promise<Score[]> {
  const some = <T>(items: readonly T[]): readonly T[] => items.filter((_, index) => index % every === 0);
  const cases = readChatCases();
  const mine = personWithPlan(prepared);
  const ask = async (question: ChatQuestion, asker = VISITOR) => (await chat.answer(question, asker)).answer;
  const scored = async <T>(
    group: string,
    items: readonly T[],
    judge: (item: T) => Promise<string | null>,
  ): Promise<Score> => {
    if (groups?.includes(group) === false) return { group, right: 0, of: 0, wrong: [] };
    const faults = await Promise.all(items.map(judge));
    const wrong = faults.flatMap((fault) => fault ?? []);
    return { group, right: items.length - wrong.length, of: items.length, wrong };
  };
  const expected = (asker: Asker) => async (each: ChatCase) => {
    const fault = faultOf(await ask({ message: each.say }, asker), each);
    return fault === null ? null : `${each.say} → ${fault}`;
  };
  const scoredOf =
    typeof half === 'string'
      ? { unseen: [cases.unseen], tuned: [cases, cases.short], all: [cases.unseen, cases, cases.short] }[half]
      : [half];
  const inSpanish =
    typeof half === 'string'
      ? { unseen: [cases.spanish.unseen], tuned: [cases.spanish.tuned], all: Object.values(cases.spanish) }[half]
      : [];
  const stopping = scoredOf.flatMap(({ stopMedicine }) => stopMedicine);
  /** Told not to stop it before anything else; the card may stand beside it where that is danger too. */
  const staysOn = (asker: Asker) => async (say: string) => {
    const { lead, notice } = await ask({ message: say }, asker);
    return STAYS_ON.test(notice ?? '') || STAYS_ON.test(lead) ? null : `${say} → ${lead.slice(0, 90)}`;
  };
  const danger = scoredOf
    .flatMap((each) => Object.entries(each.danger))
    .flatMap(([card, says]) =>
      some(says).map((say) => ({ card, say, found: chat.help({ message: say })?.card?.id ?? 'none' })),
    );
  const calmOf = (group: string): readonly string[] => some(scoredOf.flatMap((each) => each.calm[group] ?? []));
  const calm = async (say: string) => {
    const found = chat.help({ message: say });
    return found === null ? null : `${say} → ${found.card?.id}`;
  };
  return [
    await scored('danger caught', danger, async ({ say, found }) => (found === 'none' ? say : null)),
    await scored('danger, right card', danger, async ({ say, card, found }) =>
      found === card || (card === 'any' && found !== 'none') ? null : `${say} → ${found}, not ${card}`,
    ),
    await scored('look-alikes calm', calmOf('look-alike'), calm),
    await scored('others calm', calmOf('calm'), calm),
    await scored('stop-medicine', stopping, staysOn(VISITOR)),
    await scored('stop-medicine, own plan', stopping, staysOn(mine)),
    await scored(
      'Spanish danger',
      inSpanish.flatMap((each) => Object.values(each.danger).flat()),
      async (say) => (chat.help({ message: say })?.card?.language === 'es' ? null : say),
    ),
    await scored(
      'Spanish calm',
      inSpanish.flatMap((each) => Object.values(each.calm).flat()),
      async (say) => {
        const { card, notice } = await ask({ message: say });
        return card === null && notice !== null ? null : `${say} → ${card?.id ?? 'read as English'}`;
      },
    ),
    await scored(
      'Spanish stopping',
      inSpanish.flatMap(({ stopMedicine }) => stopMedicine),
      staysOn(mine),
    ),
    await scored('lines where no answer', some(calmOf('calm')), async (say) => {
      const { kind, ifUnsure } = await ask({ message: say });
      return kind !== 'no-answer' || ifUnsure.length >= 3 ? null : say;
    }),
    await scored('plan', some(scoredOf.flatMap(({ plan }) => plan)), expected(mine)),
    await scored('knowledge', some(scoredOf.flatMap(({ knowledge }) => knowledge)), expected(VISITOR)),
    await scored('site', some(scoredOf.flatMap(({ site }) => site)), expected(VISITOR)),
    await scored('follow-ups', cases.followUps, async (turns) => {
      let before: ChatAnswer | null = null;
      for (const turn of turns) {
        const answer: ChatAnswer = await ask({
          message: turn.say,
          about: before?.about ?? null,
          ...(before === null ? {} : { thread: before.thread }),
        });
        const fault = faultOf(answer, turn);
        if (fault !== null) return `${turn.say} → ${fault}`;
        before = answer;
      }
      return null;
    }),
  ];
}
