import {
  type Alert,
  alertKey,
  dailyDoseText,
  type PlanDetail,
  type Recommendation,
  type SuggestedSupplement,
  slotTexts,
  verdictTexts,
} from '@evidose/contract';

/** The parts of a plan compared besides its suggestions. */
export interface Detailed
  extends Pick<Recommendation, 'alerts' | 'currentSupplements' | 'medications' | 'schedule' | 'labSuggestions'> {
  readonly excluded: readonly (Pick<Recommendation['excluded'][number], 'id' | 'name'> & {
    readonly reasons: readonly Pick<Recommendation['excluded'][number]['reasons'][number], 'message' | 'because'>[];
  })[];
  readonly supplements: readonly Pick<SuggestedSupplement, 'id' | 'name' | 'cautions' | 'interactions'>[];
}

/** A difference, and the answers that the plan names for it. */
export type Difference = Omit<PlanDetail, 'causes'>;

interface Row {
  readonly id: string;
  readonly name: string;
  /** The text to show, and the value to compare. */
  readonly state: string;
  readonly why: string;
  readonly answers: readonly string[];
}

const fieldsOf = (because: readonly { readonly field: string }[]): string[] => [
  ...new Set(because.map(({ field }) => field.split('.')[0] ?? field)),
];

const ALERT_STATES: Readonly<Record<Alert['severity'], string>> = {
  urgent: 'Urgent',
  warning: 'Take care',
  info: 'Note',
};

const alertRows = ({ alerts }: Detailed): Row[] =>
  alerts.map((alert) => ({
    id: alertKey(alert),
    name: alert.title,
    state: ALERT_STATES[alert.severity],
    why: alert.message,
    answers: fieldsOf(alert.because),
  }));

const ownKey = ({ id, text }: { readonly id: string | null; readonly text: string }) => id ?? text.toLowerCase();

const ownRows = ({ currentSupplements }: Detailed): Row[] =>
  currentSupplements.map((review) => ({
    id: ownKey(review),
    name: review.name,
    state: verdictTexts[review.verdict],
    why: review.message,
    answers: [],
  }));

function timeRows({ schedule }: Detailed): Row[] {
  const places = new Map<string, { readonly name: string; readonly at: string[] }>();
  for (const { slot, items } of schedule) {
    for (const { kind, id, name } of items) {
      const key = `${kind} ${id ?? name.toLowerCase()}`;
      const place = places.get(key) ?? { name, at: [] };
      places.set(key, place);
      place.at.push(slotTexts[slot]);
    }
  }
  return [...places].map(([id, { name, at }]) => ({ id, name, state: at.join(' and '), why: '', answers: [] }));
}

const amountRows = ({ currentSupplements, medications }: Detailed): Row[] =>
  [...currentSupplements, ...medications].flatMap(({ id, text, name, dose }) =>
    dose === null
      ? []
      : [{ id: ownKey({ id, text }), name, state: `${dailyDoseText(dose, name)} a day`, why: '', answers: [] }],
  );

const cautionRows = ({ supplements }: Detailed): Row[] =>
  supplements.flatMap(({ id, name, cautions, interactions }) =>
    [...cautions, ...interactions].map(({ message }) => ({
      id: `${id} ${message}`,
      name,
      state: 'To mind',
      why: message,
      answers: [],
    })),
  );

const testRows = ({ labSuggestions }: Detailed): Row[] =>
  labSuggestions.map(({ id, name, message, because }) => ({
    id,
    name,
    state: 'Worth asking about',
    why: message,
    answers: fieldsOf(because),
  }));

const leftOutRows = ({ excluded }: Detailed): Row[] =>
  excluded.map(({ id, name, reasons: [first] }) => ({
    id,
    name,
    state: 'Left out',
    why: first?.message ?? '',
    answers: fieldsOf(first?.because ?? []),
  }));

interface Kind {
  readonly kind: PlanDetail['kind'];
  readonly rows: (plan: Detailed) => Row[];
  /** Items in only one of the plans are reported elsewhere, as added or removed. */
  readonly isOfBoth?: boolean;
}

const KINDS: readonly Kind[] = [
  { kind: 'alert', rows: alertRows },
  { kind: 'own', rows: ownRows },
  { kind: 'time', rows: timeRows, isOfBoth: true },
  { kind: 'amount', rows: amountRows, isOfBoth: true },
  { kind: 'caution', rows: cautionRows },
  { kind: 'test', rows: testRows },
  { kind: 'left-out', rows: leftOutRows },
];

function differencesOf({ kind, rows, isOfBoth = false }: Kind, before: Detailed, after: Detailed): Difference[] {
  const was = new Map(rows(before).map((row) => [row.id, row]));
  const is = new Map(rows(after).map((row) => [row.id, row]));
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  return ids.flatMap((id): Difference[] => {
    const [then, now] = [was.get(id), is.get(id)];
    const row = now ?? then;
    const isSame = then !== undefined && now !== undefined && then.state === now.state && then.why === now.why;
    if (row === undefined || isSame || (isOfBoth && (then === undefined || now === undefined))) return [];
    return [
      {
        kind,
        id,
        name: row.name,
        before: then?.state ?? null,
        after: now?.state ?? null,
        why: now?.why ?? '',
        answers: [...row.answers],
      },
    ];
  });
}

/** Added or removed suggestions are not also reported as changed cautions or exclusions. */
function isReportedAlready(before: Detailed, after: Detailed): (difference: Difference) => boolean {
  const ids = ({ supplements }: Detailed) => new Set(supplements.map(({ id }) => id));
  const [was, is] = [ids(before), ids(after)];
  return ({ kind, id }) => {
    if (kind === 'left-out') return was.has(id) || is.has(id);
    if (kind !== 'caution') return false;
    const [of = ''] = id.split(' ', 1);
    return was.has(of) !== is.has(of);
  };
}

/** Everything actionable that differs between two plans, besides the suggestions. */
export function planDetails(before: Detailed, after: Detailed): Difference[] {
  const isReported = isReportedAlready(before, after);
  return KINDS.flatMap((kind) => differencesOf(kind, before, after)).filter((difference) => !isReported(difference));
}
