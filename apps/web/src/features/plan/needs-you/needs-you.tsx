import { type Alert, alertKey, type ResolvedAlert } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { useResolveAlert, useResolvedAlerts } from '../queries.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { AlertWords } from './alert-words.tsx';
import { type AlertGroup, groupAlerts, isResolved, openAtOnce } from './group-alerts.ts';

/** Open alerts with their buttons; resolved ones collapse. */
export function NeedsYou({ alerts }: { readonly alerts: readonly Alert[] }) {
  const resolved = useResolvedAlerts();
  const [isWhole, setWhole] = useState(false);
  // Urgent alerts are shown above every section.
  const all = groupAlerts(alerts);
  const groups = all.filter(({ severity }) => severity !== 'urgent');
  if (groups.length === 0) return null;
  const known = resolved.data ?? [];
  const open = groups.filter((group) => !isResolved(group, known));
  const done = groups.filter((group) => isResolved(group, known));
  const shown = isWhole ? open : open.slice(0, openAtOnce(all).others);
  return (
    <section aria-labelledby="needs-you-title" id="needs-you" className="flex scroll-mt-24 flex-col gap-3 print:hidden">
      <h2 id="needs-you-title" className={open.length === 0 ? 'sr-only' : 'text-heading'}>
        What needs your attention
      </h2>
      <ul className="flex flex-col gap-3">
        {shown.map((group) => (
          <li key={group.key}>
            <CalmBox group={group} />
          </li>
        ))}
      </ul>
      {open.length > shown.length && (
        <Button variant="secondary" size="sm" className="self-start" onPress={() => setWhole(true)}>
          {open.length - shown.length} more
        </Button>
      )}
      {done.length > 0 && <Done groups={done} resolved={known} />}
    </section>
  );
}

function CalmBox({ group }: { readonly group: AlertGroup }) {
  return (
    <Callout
      isMarked
      tone={group.severity === 'info' ? 'info' : 'warning'}
      title={group.title}
      actions={<AlertButtons group={group} />}
    >
      <AlertWords group={group} />
    </Callout>
  );
}

const HOW: Readonly<Record<ResolvedAlert['how'], string>> = {
  'asked-doctor': 'you asked your doctor',
  confirmed: 'you confirmed it',
  read: 'you read it',
};

function Done({
  groups,
  resolved,
}: {
  readonly groups: readonly AlertGroup[];
  readonly resolved: readonly ResolvedAlert[];
}) {
  const resolve = useResolveAlert();
  const howOf = ({ key }: AlertGroup) => resolved.find((each) => each.key === key)?.how ?? 'read';
  return (
    <Disclosure look="inline" title={`Resolved (${groups.length})`}>
      <ul className="flex flex-col gap-3">
        {groups.map((group) => (
          <li key={group.key} className="flex flex-col items-start gap-1">
            <p>
              <span className="font-medium text-ink">{group.title}</span>: {HOW[howOf(group)]}.
            </p>
            <AlertWords group={group} />
            <Button
              variant="quiet"
              size="sm"
              onPress={() => {
                for (const alert of group.alerts)
                  resolve.mutate({ key: alertKey(alert), title: alert.title, how: null });
              }}
            >
              Open again
              <span className="sr-only">: {group.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
