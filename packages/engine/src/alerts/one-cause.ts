import type { Alert, Because } from '@evidose/contract';
import { byUrgency } from './alert.ts';

/** Merges alerts with one cause: what follows from one value, or warns about one thing that is taken. */

const isOwn = ({ field }: Because): boolean => field === 'otcSupplementsList';
const isLab = ({ field }: Because): boolean => field.startsWith('labResults.');
const isSame = (a: Because, b: Because): boolean => a.field === b.field && a.value === b.value;
const isIn = (list: readonly Because[], one: Because): boolean => list.some((each) => isSame(each, one));

/** From the review of current supplements: these give way to alerts of rules. */
const isOfReview = ({ id }: Alert): boolean => /^(ask-about|over-limit)-/.test(id);

const sharesValue = (a: Alert, b: Alert): boolean => {
  const fields = new Set(a.because.filter(isLab).map(({ field }) => field));
  return b.because.some((each) => isLab(each) && fields.has(each.field));
};

/** Who it applies to anyway; not a cause of its own. */
const FOR_EVERYBODY: ReadonlySet<string> = new Set(['age', 'biologicalSex']);

/** Both warn about the same things, and the second names no further cause. */
function warnsOfNoMore(guest: Alert, host: Alert): boolean {
  const own = guest.because.filter(isOwn);
  const causes = guest.because.filter(({ field }) => !FOR_EVERYBODY.has(field));
  return own.length > 0 && isOfReview(guest) && causes.every((each) => isIn(host.because, each));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Too much of it is taken, and a test of the same nutrient is high. */
function isShownByTest(guest: Alert, host: Alert): boolean {
  const taken = /^(?:ask-about|over-limit)-(.+)$/.exec(guest.id)?.[1];
  if (taken === undefined || !/high/.test(host.id)) return false;
  const tested = host.because.filter(isLab).map(({ field }) => plain(field.replace('labResults.', '')));
  // A test of vitamin D concerns vitamin D3.
  return tested.some((lab) => plain(taken) === lab || plain(taken) === `${lab}3`);
}

const hasOneCause = (guest: Alert, host: Alert): boolean =>
  sharesValue(guest, host) || warnsOfNoMore(guest, host) || isShownByTest(guest, host);

const sentencesOf = (message: string): string[] => message.split(/(?<=[.!?]) (?=[A-Z“])/);

const ASKS = /^Ask your doctor or pharmacist before you (take more of|change|start)\b/;
const FORBIDS = /\b(stop|take (none|no)|no more)\b/i;

/** The other's text without repetitions; next to another alert "it" would be ambiguous. */
function added({ message, about }: Alert, host: Alert): string {
  const [first] = about.filter(({ text }) => text !== null);
  const known = new Set(sentencesOf(host.message));
  const isForbidden = FORBIDS.test(`${host.title} ${host.message}`);
  const isNamed = first !== undefined && host.message.includes(first.name);
  return sentencesOf(message)
    .filter((sentence) => !known.has(sentence) && !(isForbidden && isNamed && ASKS.test(sentence)))
    .map((sentence) =>
      first === undefined ? sentence : sentence.replace(/\b(of|change|start) it\b/, `$1 ${first.name}`),
    )
    .join(' ');
}

const unique = <T>(list: readonly T[], key: (each: T) => string): T[] => [
  ...new Map(list.map((each) => [key(each), each])).values(),
];

const whole = (each: unknown): string => JSON.stringify(each);

function joined(host: Alert, guest: Alert): Alert {
  return {
    ...host,
    message: `${host.message} ${added(guest, host)}`.trim(),
    because: unique([...host.because, ...guest.because], whole),
    sources: [...new Set([...host.sources, ...guest.sources])],
    about: unique([...host.about, ...guest.about], whole),
    actions: unique([...host.actions, ...guest.actions], whole),
  };
}

/** About a value alone; an alert that also considers a medicine or a symptom says more. */
const isPlainValue = ({ id }: Alert): boolean => id.startsWith('lab-');

/** Of two equally serious ones, the one that says more gives the title. */
const mergedAlert = (host: Alert, guest: Alert): Alert =>
  isPlainValue(host) && !isPlainValue(guest) && !isOfReview(guest) && host.severity === guest.severity
    ? joined(guest, host)
    : joined(host, guest);

/** In page order: the most serious alert of a cause absorbs the others. */
export function oneACause(alerts: readonly Alert[]): Alert[] {
  if (alerts.length < 2) return [...alerts];
  const merged: Alert[] = [];
  for (const alert of alerts) {
    const at = merged.findIndex((host) => byUrgency(host, alert) <= 0 && hasOneCause(alert, host));
    const host = merged[at];
    if (host === undefined) merged.push(alert);
    else merged[at] = mergedAlert(host, alert);
  }
  return merged;
}
