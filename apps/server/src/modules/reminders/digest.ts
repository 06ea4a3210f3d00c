import { daysAfter, type ReminderSettings, type Slot, slots, slotTexts } from '@evidose/contract';
import type { Plan } from '../letter/index.ts';
import { composeMail, type Message } from '../mail/index.ts';
import type { DueItems } from './due.ts';

interface Digest {
  readonly plan: Plan;
  readonly settings: ReminderSettings;
  /** Items of the day neither ticked nor skipped. */
  readonly open: readonly { readonly name: string; readonly slot: Slot }[];
  readonly due: DueItems;
  /** Ticks, day by day. */
  readonly days: readonly { readonly day: string; readonly taken: number; readonly skipped: number }[];
  readonly day: string;
  readonly publicUrl: string;
  readonly endToken: string;
}

const list = new Intl.ListFormat('en');
const things = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function todayLines({ open, settings: { showsNames } }: Digest): string[] {
  if (open.length === 0) return [];
  if (!showsNames) return [`Your list for today has ${things(open.length, 'thing', 'things')} to take.`];
  return slots.flatMap((slot) => {
    const names = open.filter((dose) => dose.slot === slot).map(({ name }) => name);
    return names.length === 0 ? [] : [`${slotTexts[slot]}: ${list.format(names)}.`];
  });
}

function dueLines({ due: { refills, checkIns }, settings: { showsNames } }: Digest): string[] {
  const line = (names: readonly string[], named: string, unnamed: string) =>
    names.length === 0 ? [] : [showsNames ? `${named}: ${list.format(names)}.` : unnamed];
  return [
    ...line(refills, 'Runs out soon', 'Something on your list runs out soon.'),
    ...line(checkIns, 'Time to check in', 'It is time to check in on your plan.'),
  ];
}

const WEEK_DAYS = 7;

function weekLines({ days, day, settings: { digest } }: Digest): string[] {
  if (digest !== 'weekly') return [];
  const week = days.filter((each) => each.day > daysAfter(day, -WEEK_DAYS - 1) && each.day < day);
  const taken = week.reduce((sum, each) => sum + each.taken, 0);
  return taken === 0 ? [] : [`You ticked ${things(taken, 'thing', 'things')} in the last seven days.`];
}

/** Nothing due: no mail. */
export function digestMail(digest: Digest): Message | null {
  const { plan, settings, publicUrl, endToken } = digest;
  const due = [...todayLines(digest), ...dueLines(digest)];
  if (due.length === 0) return null;
  const title = settings.digest === 'weekly' ? 'Your week with Evidose' : 'Your day with Evidose';
  const page = new URL('/end-reminders', publicUrl);
  page.hash = endToken;
  const letter = composeMail({
    title,
    paragraphs: [...weekLines(digest), ...due],
    button: { label: 'Open Today', href: new URL('/dashboard', publicUrl).href },
    notes: [`You asked for this mail. To stop it, open ${page.href}`],
  });
  return {
    to: plan.person.email,
    subject: title,
    ...letter,
    endsAt: new URL(`/v1/reminders/end/${endToken}`, publicUrl).href,
  };
}
