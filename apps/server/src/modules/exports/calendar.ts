import { doseText, type Slot, type SuggestedBatch, slotTexts } from '@evidose/contract';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { Plan } from '../letter/plan.ts';

/** Usual hours; the person moves them in their own calendar. */
const SLOT_TIMES: Readonly<Record<Slot, readonly [number, number]>> = {
  'on-waking': [6, 30],
  breakfast: [7, 30],
  lunch: [12, 30],
  dinner: [18, 30],
  bedtime: [22, 30],
};
const REVIEW_TIME = [10, 0] as const;

const calendarName = 'Evidose plan';

function dateOf(day: Date, [hour, minute]: readonly [number, number]): DateArray {
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate(), hour, minute];
}

function weeksLater(day: Date, weeks: number): Date {
  return new Date(day.getTime() + weeks * 7 * 24 * 60 * 60 * 1000);
}

const alarm = (description: string) => [
  { action: 'display' as const, description, trigger: { minutes: 0, before: true } },
];

/** Times without a zone: eight in the morning stays eight in the morning when the person travels. */
const floating = { startInputType: 'local', startOutputType: 'local' } as const;

function slotEvents({ batch, today }: Plan): EventAttributes[] {
  return batch.recommendation.schedule.flatMap(({ slot, items, note }) => {
    const lines = items.filter(({ kind }) => kind === 'supplement');
    if (lines.length === 0) return [];
    const title = `${slotTexts[slot]}: ${lines.map(({ name }) => name).join(', ')}`;
    return [
      {
        ...floating,
        uid: `${batch.id}-${slot}@evidose`,
        calName: calendarName,
        productId: 'evidose/plan',
        title,
        description: [...lines.map(({ name, amount }) => (amount ? `${name}: ${amount}` : name)), note]
          .filter(Boolean)
          .join('\n'),
        start: dateOf(today, SLOT_TIMES[slot]),
        duration: { minutes: 10 },
        recurrenceRule: 'FREQ=DAILY',
        alarms: alarm(title),
      },
    ];
  });
}

type Item = SuggestedBatch['supplements'][number];

function reviewEvent({ batch, today }: Plan, item: Item): EventAttributes {
  const [, weeks] = item.expectedWeeks;
  const title = `Is ${item.name} helping?`;
  return {
    ...floating,
    uid: `${batch.id}-review-${item.id}@evidose`,
    calName: calendarName,
    productId: 'evidose/plan',
    title,
    description: `${item.name}, ${doseText(item.dose)}: after ${weeks} weeks it should have done what it can. If you notice nothing, stopping is fine.`,
    start: dateOf(weeksLater(today, weeks), REVIEW_TIME),
    duration: { minutes: 10 },
    alarms: alarm(title),
  };
}

export function planAsCalendar(plan: Plan): string {
  const events = [...slotEvents(plan), ...plan.batch.supplements.map((item) => reviewEvent(plan, item))];
  if (events.length === 0) return emptyCalendar();
  const { error, value } = createEvents(events);
  if (error || !value) throw error ?? new Error('the calendar could not be written');
  return value;
}

/** A plan without anything to take is still a valid calendar. */
function emptyCalendar(): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:evidose/plan',
    `X-WR-CALNAME:${calendarName}`,
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
