import type { Alert, Because } from '@evidose/contract';
import { byUrgency } from './alert.ts';

/** One cause, one alert: what follows from one value, or warns of one thing that is taken, is told together. */

const isOwn = ({ field }: Because): boolean => field === 'otcSupplementsList';
const isLab = ({ field }: Because): boolean => field.startsWith('labResults.');
const isSame = (a: Because, b: Because): boolean => a.field === b.field && a.value === b.value;
const isIn = (list: readonly Because[], one: Because): boolean => list.some((each) => isSame(each, one));

/** From the review of what is taken: these give way to what was found by rule. */
const isOfReview = ({ id }: Alert): boolean => /^(ask-about|over-limit)-/.test(id);

const sharesValue = (a: Alert, b: Alert): boolean => {
  const fields = new Set(a.because.filter(isLab).map(({ field }) => field));
  return b.because.some((each) => isLab(each) && fields.has(each.field));
};

/** Whom it holds for anyway: no cause of its own. */
const FOR_EVERYBODY: ReadonlySet<string> = new Set(['age', 'biologicalSex']);

/** Both warn of the same things, and the one knows no further cause that the other does not. */
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
  // Vitamin D3 is what a test of vitamin D is about.
  return tested.some((lab) => plain(taken) === lab || plain(taken) === `${lab}3`);
}

const hasOneCause = (guest: Alert, host: Alert): boolean =>
  sharesValue(guest, host) || warnsOfNoMore(guest, host) || isShownByTest(guest, host);

const sentencesOf = (message: string): string[] => message.split(/(?<=[.!?]) (?=[A-Z“])/);

const ASKS = /^Ask your doctor or pharmacist before you (take more of|change|start)\b/;
const FORBIDS = /\b(stop|take (none|no)|no more)\b/i;

/** The other's words, without what stands there already; beside another alert "it" could be anything. */
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

/** A value alone, told by its rule; what sees it beside a medicine or a sign says more. */
const isPlainValue = ({ id }: Alert): boolean => id.startsWith('lab-');

/** Of two as grave the one that says more gives the title. */
const together = (host: Alert, guest: Alert): Alert =>
  isPlainValue(host) && !isPlainValue(guest) && !isOfReview(guest) && host.severity === guest.severity
    ? joined(guest, host)
    : joined(host, guest);

/** In their order on the page: the gravest of one cause takes the others in. */
export function oneACause(alerts: readonly Alert[]): Alert[] {
  if (alerts.length < 2) return [...alerts];
  const told: Alert[] = [];
  for (const alert of alerts) {
    const at = told.findIndex((host) => byUrgency(host, alert) <= 0 && hasOneCause(alert, host));
    const host = told[at];
    if (host === undefined) told.push(alert);
    else told[at] = together(host, alert);
  }
  return told;
}
