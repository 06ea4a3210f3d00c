import {
  amountText,
  doseText,
  type Slot,
  type SuggestedSupplement,
  slots,
  slotTexts,
  stalePlanText,
} from '@evidose/contract';
import { digest } from '../../secret.ts';
import type { Plan } from '../letter/index.ts';
import { checkInOf, measured } from './check-in.ts';
import { daysLater, type Entry, entriesOf } from './entries.ts';
import { type Component, floating, icalText, inUtc, type Property, text } from './ical-text.ts';

const NAME = 'Evidose plan';
const CHECK_TIME = '10:00';
/** Minutes since this date: a later export always has a higher sequence number. */
const SEQUENCE_START = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

export interface CalendarParts {
  readonly plan: Plan;
  /** file: imported, starts today and cancels what an older import left. feed: polled. */
  readonly kind: 'file' | 'feed';
  /** Events of earlier files, which an import may have left. */
  readonly former: readonly string[];
}

interface Event {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly day: Date;
  readonly time: string;
  readonly repeats?: { readonly until: Date | null };
}

function propertiesOf({ title, description, day, time, repeats }: Event): Property[] {
  const until = repeats?.until ? `;UNTIL=${floating(repeats.until, time)}` : '';
  return [
    ['DTSTART', floating(day, time)],
    ['DURATION', 'PT10M'],
    ...(repeats === undefined ? [] : [['RRULE', `FREQ=DAILY${until}`] as const]),
    ['SUMMARY', text(title)],
    ['DESCRIPTION', text(description)],
    ['TRANSP', 'TRANSPARENT'],
  ];
}

/** At the exact time: a duration needs a number, so zero is spelled out. */
const alarm = (title: string): Component => ({
  name: 'VALARM',
  properties: [
    ['ACTION', 'DISPLAY'],
    ['TRIGGER', 'PT0S'],
    ['DESCRIPTION', text(title)],
  ],
});

function amountOf({ name, dose, buy }: SuggestedSupplement): string {
  const amount = dose.serving ?? amountText(dose.amount, dose.unit, name);
  if (buy === null || dose.serving !== undefined) return amount;
  const word = buy.unitsPerDose === 1 || buy.unitWord.endsWith('s') ? buy.unitWord : pluralOf(buy.unitWord);
  return `${buy.unitsPerDose} ${word} (${amount})`;
}

const pluralOf = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** Medicines are not named: others may see the calendar. */
function apartNote({ interactions }: SuggestedSupplement): string {
  const hours = Math.max(0, ...interactions.map(({ action, hours: apart = 0 }) => (action === 'separate' ? apart : 0)));
  return hours === 0 ? '' : `; keep it ${hours} hours from what your plan names`;
}

const lineOf = (item: SuggestedSupplement) =>
  `${item.name}: ${amountOf(item)}${item.timing.withFood ? ', with food' : ''}${apartNote(item)}`;

const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const staleLines = ({ batch: { answersChangedOn } }: Plan): string[] =>
  answersChangedOn === null ? [] : [stalePlanText(shortDay.format(new Date(answersChangedOn)))];

const checkDay = ({ supplement, from }: Entry): Date => daysLater(from, supplement.expectedWeeks[1] * 7);

/** Taken until the supporting test is due again. A gap in the diet lasts as long as the diet. */
function dailyUntil(entry: Entry): Date | null {
  if (measured(entry.supplement).length === 0) return entry.last;
  const due = checkDay(entry);
  return entry.last === null || due < entry.last ? due : entry.last;
}

function dailyEvents({ plan, kind }: CalendarParts, entries: readonly Entry[], key: string): Event[] {
  return slots.flatMap((slot) => {
    const here = entries
      .filter(({ supplement }) => supplement.timing.slot.includes(slot))
      .map((entry) => ({ ...entry, last: dailyUntil(entry) }))
      .filter(({ last }) => last === null || daysLater(last, 1) > plan.today);
    const endless = here.filter(({ last }) => last === null);
    const start = (list: readonly Entry[]) => startOf(list, { plan, kind });
    const time = plan.times[slot];
    const groups = [
      ...(endless.length === 0 ? [] : [{ uid: `${key}-${slot}`, list: endless, until: null }]),
      ...here
        .filter(({ last }) => last !== null)
        .map((entry) => ({ uid: `${key}-${slot}-${entry.supplement.id}`, list: [entry], until: entry.last })),
    ];
    return groups.map(({ uid, list, until }) => ({
      uid,
      title: titleOf(slot, list),
      description: [...staleLines(plan), ...list.map(({ supplement }) => lineOf(supplement))].join('\n'),
      day: start(list),
      time,
      repeats: { until },
    }));
  });
}

const titleOf = (slot: Slot, list: readonly Entry[]) =>
  `${slotTexts[slot]}: ${list.map(({ supplement }) => supplement.name).join(', ')}`;

function startOf(list: readonly Entry[], { plan, kind }: Pick<CalendarParts, 'plan' | 'kind'>): Date {
  const first = new Date(Math.min(...list.map(({ from }) => from.getTime())));
  return kind === 'file' && first < plan.today ? plan.today : first;
}

const weeksText = (weeks: number | null) => (weeks === 1 ? 'one week' : `${weeks} weeks`);

function singleEvents(plan: Plan, entries: readonly Entry[], key: string): Event[] {
  return entries.flatMap((entry) => {
    const { supplement, last } = entry;
    const due = checkDay(entry);
    const isNeed = supplement.reasons.some((reason) => plan.isNeed(supplement.id, reason.message));
    const checks = last !== null && due >= last ? [] : [{ ...checkInOf(supplement, isNeed), day: due }];
    const ends =
      last === null
        ? []
        : [
            {
              title: `Last day of ${supplement.name}`,
              description: `${supplement.name}, ${doseText(supplement.dose, supplement.name)}: it’s meant for ${weeksText(plan.atMostWeeks(supplement.id))} at most. Stop after today.`,
              day: last,
            },
          ];
    return [
      ...checks.map((event) => ({ ...event, uid: `${key}-check-${supplement.id}`, time: CHECK_TIME })),
      ...ends.map((event) => ({ ...event, uid: `${key}-end-${supplement.id}`, time: CHECK_TIME })),
    ];
  });
}

/** An import keeps events it does not know: those of earlier files are cancelled by id. */
const calledOff = (used: ReadonlySet<string>, { plan, former }: CalendarParts): Event[] =>
  former
    .filter((uid) => !used.has(uid))
    .map((uid) => ({ uid, title: 'Called off', description: '', day: plan.today, time: CHECK_TIME }));

export interface PlanCalendar {
  readonly content: string;
  /** The ids of its events, for cancelling in the next file. */
  readonly events: readonly string[];
}

/** The person's list as a calendar. Ids are stable, so that a new import replaces the old one. */
export function planAsCalendar(parts: CalendarParts): PlanCalendar {
  const { plan, kind } = parts;
  const key = digest(`calendar:${plan.person.uid}`).slice(0, 16);
  const entries = entriesOf(plan);
  const events = [...dailyEvents(parts, entries, key), ...singleEvents(plan, entries, key)];
  const off = kind === 'file' ? calledOff(new Set(events.map(({ uid }) => uid)), parts) : [];
  const sequence = Math.max(0, Math.floor((plan.today.getTime() - SEQUENCE_START) / MINUTE_MS));
  const component = (event: Event, isOff: boolean): Component => ({
    name: 'VEVENT',
    properties: [
      ['UID', `${event.uid}@evidose`],
      ['DTSTAMP', inUtc(plan.today)],
      ['SEQUENCE', String(sequence)],
      ['STATUS', isOff ? 'CANCELLED' : 'CONFIRMED'],
      ...propertiesOf(event),
    ],
    parts: isOff ? [] : [alarm(event.title)],
  });
  const components = [...events.map((event) => component(event, false)), ...off.map((event) => component(event, true))];
  return { content: calendarOf(kind, components), events: events.map(({ uid }) => uid) };
}

function calendarOf(kind: CalendarParts['kind'], parts: readonly Component[]): string {
  const refreshed = [
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'],
    ['X-PUBLISHED-TTL', 'PT12H'],
  ] as const;
  return icalText({
    name: 'VCALENDAR',
    properties: [
      ['VERSION', '2.0'],
      ['PRODID', '-//Evidose//Plan//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['X-WR-CALNAME', NAME],
      ...(kind === 'feed' ? refreshed : []),
    ],
    parts,
  });
}

/** The feed of a person without a plan. */
export const emptyCalendar = (): string => calendarOf('feed', []);
