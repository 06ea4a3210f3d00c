import { type CheckedPair, interactionSeverities } from '@evidose/contract';
import type { KnownName } from '../understand/names-in.ts';
import type { Subjects } from '../understand/subjects.ts';
import { aboutStopping, createDepletions } from './about-medicine.ts';
import { aboutMedicine, aboutPairs } from './about-pairs.ts';
import type { AboutSupplement } from './about-supplement.ts';
import { answer, block, CHECKER, type Draft, type Facts, namesOf, noAnswer } from './answer.ts';
import type { Known } from './known.ts';
import { effectsOfMedicine } from './own-medicines.ts';

export function createAboutNamed(known: Known, aboutSupplement: AboutSupplement) {
  const { prepared, data, isAsk, entries, checked } = known;
  const depletions = createDepletions(prepared);

  function conflictsOf(medicine: KnownName): CheckedPair[] {
    const rank = ({ severity }: CheckedPair) => interactionSeverities.indexOf(severity);
    return entries
      .flatMap((entry) => checked([medicine], [entry]).pairs.filter(({ kind }) => kind === 'medicine'))
      .sort((a, b) => rank(a) - rank(b));
  }

  /** "Is it bad to have grapefruit with simvastatin" is told of itself; "B12 when I take metformin", with nothing against it, of what is used up. */
  function usedUp({ medicines, supplements, asks }: Subjects): Draft | null {
    if (medicines.length === 0) return null;
    const isAsked = asks.includes('depletes') && !asks.includes('interactions');
    const draft = depletions(medicines, namesOf(supplements));
    if (supplements.length === 0) return isAsked ? draft : null;
    // "One of the B vitamins": what is used up is within what is named.
    const holds = ({ name, nutrients }: Facts, title = '') =>
      name === title || (isAsked && nutrients.some((each) => each.name === title));
    const isNamed = draft.blocks.some(({ title }) => supplements.some((each) => holds(each, title)));
    const isFree = checked(medicines, supplements).pairs.length === 0;
    const isWanted = isAsked ? isNamed || isFree : isNamed && isFree;
    return isWanted && draft.blocks.length > 0 ? draft : null;
  }

  function ofMedicines(medicines: readonly KnownName[]): Draft {
    const found = aboutPairs(checked(medicines, []));
    if (found.kind === 'answer') return found;
    return noAnswer(
      'I have no answer for that: I check supplements with medicines, not medicines with each other. Please ask a pharmacist.',
      { links: [CHECKER], thread: { medicines: namesOf(medicines) } },
    );
  }

  function together({ medicines, supplements }: Subjects): Draft {
    const pairs = aboutPairs(checked(medicines, supplements));
    const good = (data.notes['together'] ?? [])
      .filter(({ about }) => about.every((id) => supplements.some((each) => each.id === id)))
      .map(({ message, sources }) => block(message, sources));
    return good.length === 0 ? pairs : { ...pairs, kind: 'answer', blocks: [...good, ...pairs.blocks] };
  }

  function ofEach({ supplements, asks: [ask = ''] }: Subjects): Draft {
    const drafts = supplements.map((facts) => aboutSupplement(facts, [ask]));
    const lead = [...new Set(drafts.map((each) => each.lead))].join(' ');
    const blocks = drafts.flatMap((each) => each.blocks);
    const [about = null, ...others] = supplements.map(({ id }) => id);
    return answer(lead, blocks, { links: drafts.flatMap(({ links }) => links), about, thread: { asked: ask, others } });
  }

  return {
    named(subjects: Subjects): Draft | null {
      const { supplements, medicines, asks } = subjects;
      const [subject, second] = supplements;
      const [medicine, another] = medicines;
      const [ask] = asks;
      const draft = usedUp(subjects);
      if (draft !== null) return draft;
      if (second !== undefined && medicine === undefined && isAsk(ask, 'of-each')) return ofEach(subjects);
      if (second !== undefined || (subject !== undefined && medicine !== undefined)) return together(subjects);
      if (subject !== undefined) return aboutSupplement(subject, asks);
      if (medicine === undefined) return null;
      if (ask === 'side-effects') return effectsOfMedicine(medicines);
      return another === undefined ? aboutMedicine(medicine.name, conflictsOf(medicine)) : ofMedicines(medicines);
    },

    /** "What not to take with it" sounds like not taking it: it hears that it goes on, and what does not go with it or what it uses up. */
    stopping({ medicines, supplements, asks }: Subjects): Draft {
      const [medicine] = medicines;
      const isOfWith = supplements.length === 0 && asks.some((ask) => ask === 'interactions' || ask === 'avoid');
      if (medicine === undefined) return aboutStopping(medicines, null);
      if (isOfWith) return aboutStopping(medicines, aboutMedicine(medicine.name, conflictsOf(medicine)));
      if (asks.includes('depletes')) return aboutStopping(medicines, depletions(medicines, []));
      return aboutStopping(medicines, supplements.length > 0 ? aboutPairs(checked(medicines, supplements)) : null);
    },
  };
}
