import type { Alert } from '@evidose/contract';
import type { MedicinePair } from '../knowledge.ts';
import type { Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type FoundPair, severityOf } from '../safety/medicine-pairs.ts';
import { medicineNames } from '../words/names-in-text.ts';
import { fillOpenWords } from '../words/open-words.ts';
import { ASKED_DOCTOR, aboutWritten, alertOf, becauseWritten } from './alert.ts';

const SEVERITY: Readonly<Record<MedicinePair['severity'], Alert['severity']>> = {
  contraindicated: 'urgent',
  major: 'warning',
  moderate: 'info',
  minor: 'info',
};

const withStatus = (medicines: readonly Medicine[], status: Medicine['usage']['status']): Medicine[] =>
  medicines.filter(({ usage }) => usage.status === status);

/** What is planned is warned about in advance; what was stopped may act for a while. */
function standingNote(prepared: Prepared, { medicines, isPast }: FoundPair): string {
  const planned = withStatus(medicines, 'planned');
  const stopped = isPast ? withStatus(medicines, 'stopped') : [];
  return [
    ...(planned.length > 0
      ? [`You wrote that you plan to take ${medicineNames(prepared, planned)}: ask before you start.`]
      : []),
    ...(stopped.length > 0
      ? [
          `You wrote that you stopped ${medicineNames(prepared, stopped)}. It can keep working for a while. Ask your pharmacist whether it has worn off.`,
        ]
      : []),
  ].join(' ');
}

export function saidOfPair(prepared: Prepared, pair: FoundPair): string {
  const { rule, medicines, isOnSkin } = pair;
  const message = isOnSkin ? (rule.onSkin ?? rule.message) : rule.message;
  return `${standingNote(prepared, pair)} ${fillOpenWords(message, { medicine: medicineNames(prepared, medicines) })}`.trim();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Interactions between medicines, for the pairs we check. */
export const pairAlerts = (prepared: Prepared, pairs: readonly FoundPair[]): Alert[] =>
  pairs.map((pair) => {
    const { rule, medicines } = pair;
    const severity = SEVERITY[severityOf(pair)];
    return alertOf({
      id: rule.id,
      severity,
      title: `${capital(medicineNames(prepared, medicines))}${severity === 'urgent' ? ': not together' : ' together'}`,
      message: saidOfPair(prepared, pair),
      about: aboutWritten(medicines),
      because: becauseWritten(medicines),
      actions: severity === 'info' ? [] : [ASKED_DOCTOR],
      sources: rule.sources,
    });
  });
