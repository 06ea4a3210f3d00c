import type { Alert } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { UrgentIcon } from '../../../components/ui/icons.tsx';
import { AlertButtons } from './alert-buttons.tsx';
import { AlertWords } from './alert-words.tsx';
import { type AlertGroup, groupAlerts, openAtOnce } from './group-alerts.ts';

/** Above every section; urgent alerts cannot be resolved by a press. */
export function UrgentAlerts({ alerts }: { readonly alerts: readonly Alert[] }) {
  const [isWhole, setWhole] = useState(false);
  const groups = groupAlerts(alerts).filter(({ severity }) => severity === 'urgent');
  const shown = isWhole ? groups : groups.slice(0, openAtOnce(groups).urgent);
  return (
    <>
      {shown.map((group) => (
        <UrgentBox key={group.key} group={group} />
      ))}
      {groups.length > shown.length && (
        <Button variant="secondary" size="sm" className="self-start" onPress={() => setWhole(true)}>
          {groups.length - shown.length} more urgent
        </Button>
      )}
    </>
  );
}

/** The most prominent element of the page, with a phone number. */
function UrgentBox({ group }: { readonly group: AlertGroup }) {
  return (
    <div
      role="alert"
      data-alert=""
      className="flex flex-col gap-3 rounded-xl border-2 border-urgent bg-urgent-wash p-4 shadow-high sm:flex-row sm:gap-4 sm:p-7"
    >
      <UrgentIcon className="size-10 shrink-0 text-urgent max-sm:hidden" />
      <div className="flex min-w-0 flex-col gap-3">
        <h3 className="text-heading text-urgent">{group.title}</h3>
        <AlertWords group={group} />
        <div className="flex flex-wrap gap-2.5">
          <AlertButtons group={group} />
        </div>
      </div>
    </div>
  );
}
