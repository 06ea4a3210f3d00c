import type { Recommendation } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import type { Question } from '../understand/read-question.ts';
import type { Subjects } from '../understand/subjects.ts';
import { aboutPairs } from './about-pairs.ts';
import type { Draft, Facts } from './answer.ts';
import type { AnswerRow, FromTable } from './from-table.ts';
import { suggestedIn } from './in-plan.ts';
import type { Known } from './known.ts';
import { areNew, effectsOfMedicine, newMedicine, ownMedicines } from './own-medicines.ts';
import type { Asker, Scope } from './scope.ts';

interface Asking {
  readonly plan: Recommendation;
  readonly subjects: Subjects;
  readonly asked: Question;
  readonly asker: Asker;
}

type Condition = NonNullable<ChatData['intents'][string]['when']['plan']>[number];
const IS_MET: Readonly<Record<Condition, (asked: Question) => boolean>> = {
  mine: ({ isMine, refersBack }) => isMine || refersBack,
  own: ({ isMine }) => isMine,
  short: ({ isShort }) => isShort,
  slots: ({ slots }) => slots.length > 0,
};

const LISTED: readonly string[] = ['list', 'ordered', 'runs-out'];

/** An answer from the person's own plan, or null where the plan has nothing to say to this. */
export function createFromPlan(known: Known, fromTable: FromTable) {
  const { isAsk, factsOf, checked } = known;
  const { intents } = known.data;

  const told = (row: AnswerRow | undefined, scope: Scope): Draft | null => (row ? fromTable(row, scope) : null);

  async function byAsk(ask: string, { plan, asked, asker }: Asking, facts?: Facts): Promise<Draft | null> {
    const who = facts === undefined ? 'plan' : 'one';
    const { [who]: row, when } = intents[ask] ?? { when: {} };
    if (when[who]?.every((condition) => !IS_MET[condition](asked)) === true) return null;
    const newest = ask === 'changed' ? { changes: (await asker.changes?.()) ?? null } : {};
    return told(row, { plan, facts, slots: asked.slots, ...newest });
  }

  /** "Why magnesium?": it is suggested, taken already, left out, or there is no reason for it. */
  function why(plan: Recommendation, facts: Facts): Draft | null {
    const isIt = ({ id }: { readonly id: string | null }): boolean => id === facts.id;
    const states = [plan.supplements, plan.currentSupplements, plan.excluded].map((all) => all.some(isIt));
    const { one, taken, excluded, neither } = intents['why'] ?? {};
    return told([one, taken, excluded].find((_, at) => states[at]) ?? neither, { plan, facts });
  }

  async function ofOne(asking: Asking, facts: Facts): Promise<Draft | null> {
    const { plan, asked, subjects } = asking;
    const { asks } = subjects;
    const own = ownMedicines(plan);
    if ((asks[0] === 'apart' && own.length > 0) || asked.namesOwnMedicines || asks[0] === 'own-medicines')
      return aboutPairs(checked(own, [facts]));
    const isSuggested = suggestedIn(plan, facts.id) !== undefined;
    // What is right for the person of the plan is wrong for a child, and may be in a pregnancy.
    if (!asks.includes('why') && asks.some((ask) => isAsk(ask, 'of-others'))) return null;
    // "Can you take too much selenium?": whether it suits the person is not all that is asked.
    const isToTry = !isSuggested && !asks.some((ask) => isAsk(ask, 'of-any'));
    for (const ask of asks) {
      if (ask === 'why' || ask === 'left-out' || ask === 'contains' || (ask === 'fits' && isToTry))
        return why(plan, facts);
      const found = isSuggested ? await byAsk(ask, asking, facts) : null;
      if (found !== null || ask === 'evidence') return found;
    }
    const isGeneral = asks.some((ask) => isAsk(ask, 'in-general'));
    return isSuggested && !isGeneral ? told(intents['overview']?.one, { plan, facts }) : null;
  }

  /** "Does my levothyroxine clash with anything you gave me?" */
  function withMedicine({ plan, asked: { speaksOfPlan }, subjects: { medicines, asks } }: Asking): Draft | null {
    if (asks[0] === 'apart') return told(intents['apart']?.plan, { plan });
    const isOther = asks.some((ask) => isAsk(ask, 'of-medicine'));
    if ((isOther && !speaksOfPlan) || plan.supplements.length === 0) return null;
    const isNew = areNew(medicines, plan);
    if (asks[0] === 'timing' && !isNew) return told(intents['day']?.plan, { plan });
    const suggested = plan.supplements.flatMap(({ id }) => factsOf(id) ?? []);
    const pairs = aboutPairs(checked(medicines, suggested));
    if (asks[0] === 'side-effects') return effectsOfMedicine(medicines, pairs);
    return isNew ? newMedicine(medicines, plan, pairs) : pairs;
  }

  return async (asking: Asking): Promise<Draft | null> => {
    const { plan, asked } = asking;
    const { list } = asking.asker;
    const { supplements, medicines, asks } = asking.subjects;
    const [subject] = supplements;
    const [ask = ''] = asks;
    // "Why is there iron on my list?" asks for the reason, whichever list it stands on.
    const isWhy = subject !== undefined && asks.includes('why');
    if (!isWhy && LISTED.includes(ask) && medicines.length === 0 && list !== undefined)
      return told(intents[ask]?.plan, { plan, facts: subject, list: await list() });
    if (supplements.length > 1 || (subject !== undefined && medicines.length > 0)) return null;
    if (subject !== undefined) return ofOne(asking, subject);
    if (medicines.length > 0) return withMedicine(asking);
    for (const each of asks) {
      if (each !== 'apart' && asked.topics.length > 0) return null;
      const found = await byAsk(each, asking);
      if (found !== null) return found;
    }
    // A time of day and nothing that we know to answer: what is due then.
    const isOfDay = asked.slots.length > 0 && asked.topics.length === 0;
    return isOfDay ? told(intents['day']?.plan, { plan, slots: asked.slots }) : null;
  };
}
