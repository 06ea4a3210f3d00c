import type { Because, SuggestedSupplement } from '@evidose/contract';
import { servingText } from '../day/amount-text.ts';
import { buyOf, type LabelWords } from '../dose/buy.ts';
import type { PlannedItem } from '../plan/search.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import type { Day } from '../stages/schedule/table.ts';
import { addsOf } from './adds.ts';

const uniqueBy = <T>(list: readonly T[], key: (each: T) => string): T[] =>
  list.length < 2 ? [...list] : [...new Map(list.map((each) => [key(each), each])).values()];

const isSame = (a: Because, b: Because): boolean => a.field === b.field && a.value === b.value;

function timingNote(supplement: PreparedSupplement, day: Day): string | undefined {
  const { note } = supplement.data.timing;
  const lines = [...(note === undefined ? [] : [note]), ...(day.hours.get(supplement) ?? [])];
  return lines.length === 0 ? undefined : lines.join(' ');
}

interface Chosen {
  readonly prepared: Prepared;
  readonly pick: PlannedItem;
  readonly day: Day;
  readonly alternatives: readonly PreparedSupplement[];
  readonly label: LabelWords;
}

/** One chosen supplement in words. Spelled out field by field: object copies dominated its cost. */
export function suggestionOf({ prepared, pick, day, alternatives, label }: Chosen): SuggestedSupplement {
  const { candidate, dosed } = pick;
  const { supplement, reasons } = candidate;
  const { data } = supplement;
  const { form } = dosed;
  const note = timingNote(supplement, day);
  const slot = [...(day.times.get(supplement) ?? [])];
  const withFood = data.timing.food === 'with';
  const [lead] = reasons;
  const evidence = reasons.reduce(
    (best, { indication }) => (indication.evidence < best ? indication.evidence : best),
    lead?.indication.evidence ?? 'C',
  );
  const remaining = candidate.interactions.filter(({ fromDose }) => dosed.total >= fromDose).map(({ shown }) => shown);
  return {
    id: data.id,
    name: data.name,
    form: {
      id: form.data.id,
      format: form.data.format,
      label: form.data.label,
      contains: [...form.data.contains],
      animalFree: form.animalFree,
    },
    dose:
      data.serving === undefined
        ? { amount: dosed.amount, unit: data.doseUnit, perDay: dosed.perDay }
        : { amount: dosed.amount, unit: data.doseUnit, perDay: dosed.perDay, serving: servingText(dosed) },
    timing: note === undefined ? { slot, withFood } : { slot, withFood, note },
    evidence,
    // An answer is mentioned once, with the strongest of its reasons.
    reasons: reasons
      .filter(({ because }, i) => reasons.findIndex((other) => isSame(other.because, because)) === i)
      .map(({ indication, because, message }) => ({
        field: because.field,
        value: because.value,
        message,
        evidence: indication.evidence,
        sources: [...indication.sources],
        use: indication.id,
      })),
    cautions: uniqueBy(
      candidate.cautions.map(({ message, sources, directness, askFirst }) => ({
        message,
        sources: [...sources],
        directness,
        askFirst,
      })),
      ({ message }) => message,
    ),
    interactions: uniqueBy(remaining, (each) => `${each.with} ${each.message}`),
    expectedWeeks: lead === undefined ? [0, 0] : [...lead.indication.weeks],
    monthlyCost: dosed.monthlyCost,
    alternatives: alternatives.map((other) => ({
      id: other.data.id,
      name: other.data.name,
      message: `It can help with some of the same goals. We chose ${data.name} because your answers or the evidence make it the better choice.`,
    })),
    buy: buyOf({ data, dosed, label }),
    adds: addsOf(prepared, pick),
  };
}
