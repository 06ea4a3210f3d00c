import type { Interaction, Recommendation } from '@evidose/contract';

/** A plan as a review diff shows it: every decision, without storage details. */

const because = (list: readonly { readonly field: string; readonly value: string }[]): string =>
  list.map(({ field, value }) => `${field}: ${value.replaceAll('\n', ' ')}`).join('; ');

const interactionLine = ({ with: other, severity, action, hours, message }: Interaction): string =>
  `${severity}, ${action}${hours === undefined ? '' : ` ${hours} h`} with ${other}: ${message}`;

function suggestion(each: Recommendation['supplements'][number]) {
  const { dose, form, timing, evidence, monthlyCost, expectedWeeks } = each;
  const often = dose.perDay === 1 ? 'once a day' : `${dose.perDay} times a day`;
  return {
    take: `${dose.amount} ${dose.unit} ${often}${dose.serving === undefined ? '' : ` (${dose.serving})`}, ${form.label}`,
    when: `${timing.slot.join(', ')}${timing.withFood ? ', with food' : ''}`,
    ...(timing.note === undefined ? {} : { note: timing.note }),
    grade: `${evidence}, ${expectedWeeks.join(' to ')} weeks, $${monthlyCost} a month`,
    why: each.reasons.map(
      ({ field, value, message, evidence: grade }) => `${grade} (${field}: ${value.replaceAll('\n', ' ')}) ${message}`,
    ),
    ...(each.cautions.length === 0 ? {} : { cautions: each.cautions.map(({ message }) => message) }),
    ...(each.interactions.length === 0 ? {} : { interactions: each.interactions.map(interactionLine) }),
    ...(each.alternatives.length === 0 ? {} : { instead: each.alternatives.map(({ id }) => id).join(', ') }),
  };
}

export function digestOf(result: Recommendation) {
  const {
    outcome,
    summary,
    alerts,
    supplements,
    excluded,
    medications,
    currentSupplements,
    nutrientTotals,
    schedule,
    cost,
    labSuggestions,
  } = result;
  return {
    outcome,
    summary,
    alerts: alerts.map(({ severity, title, message }) => `${severity}: ${title}. ${message}`),
    suggested: Object.fromEntries(supplements.map((each) => [each.id, suggestion(each)])),
    excluded: Object.fromEntries(
      excluded.map(({ id, reasons }) => [
        id,
        reasons.map(({ kind, message, because: from }) => `${kind}: ${message} [${because(from)}]`),
      ]),
    ),
    medicines: medications.map(
      ({ text, id, guessed }) => `${text.replaceAll('\n', ' ')} → ${id ?? '?'}${guessed ? ' (guessed)' : ''}`,
    ),
    own: currentSupplements.map(({ text, id, verdict, message, dose, interactions }) => ({
      [`${text.replaceAll('\n', ' ')} → ${id ?? '?'}`]: `${verdict}${dose === null ? '' : `, ${dose.amount} ${dose.unit}${dose.assumed ? ' assumed' : ''}`}. ${message}`,
      ...(interactions.length === 0 ? {} : { interactions: interactions.map(interactionLine) }),
    })),
    totals: nutrientTotals.map(
      ({ nutrient, fromCurrent, fromPlan, unit, target, upperLimit, europeanLimit }) =>
        `${nutrient}: ${fromCurrent} + ${fromPlan} ${unit} (target ${target ?? '–'}, limit ${upperLimit ?? '–'}${europeanLimit === null ? '' : `, European ${europeanLimit}`})`,
    ),
    day: schedule.map(
      ({ slot, items, note }) =>
        `${slot}: ${items.map(({ name, amount, kind }) => `${name}${amount === undefined ? '' : ` ${amount}`}${kind === 'medication' ? ' (medicine)' : ''}`).join(', ')}${note === '' ? '' : `. ${note}`}`,
    ),
    cost: `$${cost.monthly} of ${cost.budget.max === null ? 'any' : `$${cost.budget.max}`}`,
    tests: labSuggestions.map(({ name, message }) => `${name}: ${message}`),
  };
}
