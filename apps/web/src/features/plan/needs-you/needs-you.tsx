import { type Alert, alertKey, type SettledAlert } from '@evidose/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { UrgentIcon } from '../../../components/ui/icons.tsx';
import { useSettle, useSettled } from '../queries.ts';
import { AlertButtons } from './alert-buttons.tsx';
import { type AlertGroup, groupAlerts, isSettled } from './group-alerts.ts';

const MOST_OPEN = 4;

/** What needs the person, each with the buttons that settle it. What is settled folds away. */
export function NeedsYou({ alerts }: { readonly alerts: readonly Alert[] }) {
  const settled = useSettled();
  const [isWhole, setWhole] = useState(false);
  const groups = groupAlerts(alerts);
  if (groups.length === 0) return null;
  const known = settled.data ?? [];
  const open = groups.filter((group) => !isSettled(group, known));
  const done = groups.filter((group) => isSettled(group, known));
  const shown = isWhole ? open : open.slice(0, MOST_OPEN);
  return (
    <section aria-labelledby="needs-you-title" id="needs-you" className="flex scroll-mt-24 flex-col gap-3 print:hidden">
      <h2 id="needs-you-title" className={open.length === 0 ? 'sr-only' : 'text-heading'}>
        What needs your attention
      </h2>
      <ul className="flex flex-col gap-3">
        {shown.map((group) => (
          <li key={group.key}>
            {group.severity === 'urgent' ? <UrgentBox group={group} /> : <CalmBox group={group} />}
          </li>
        ))}
      </ul>
      {open.length > shown.length && (
        <Button variant="secondary" size="sm" className="self-start" onPress={() => setWhole(true)}>
          {open.length - shown.length} more
        </Button>
      )}
      {done.length > 0 && <Done groups={done} settled={known} />}
    </section>
  );
}

/** Louder than everything else on the page, and the telephone within reach. */
function UrgentBox({ group }: { readonly group: AlertGroup }) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-4 rounded-xl border-2 border-urgent bg-urgent-wash p-5 shadow-high sm:flex-row sm:p-7"
    >
      <UrgentIcon className="size-10 shrink-0 text-urgent" />
      <div className="flex min-w-0 flex-col gap-3">
        <h3 className="text-heading text-urgent">{group.title}</h3>
        <Words group={group} />
        <div className="flex flex-wrap gap-2.5">
          <AlertButtons group={group} />
        </div>
      </div>
    </div>
  );
}

function CalmBox({ group }: { readonly group: AlertGroup }) {
  return (
    <Callout
      tone={group.severity === 'info' ? 'info' : 'warning'}
      title={group.title}
      actions={<AlertButtons group={group} />}
    >
      <Words group={group} />
    </Callout>
  );
}

function Words({ group: { about, messages } }: { readonly group: AlertGroup }) {
  return (
    <div className="flex max-w-text flex-col gap-1.5">
      {about.length > 0 && <p className="font-medium">About {about.join(', ')}.</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

const HOW: Readonly<Record<SettledAlert['how'], string>> = {
  'asked-doctor': 'you asked your doctor',
  confirmed: 'you confirmed it',
  read: 'you read it',
};

function Done({
  groups,
  settled,
}: {
  readonly groups: readonly AlertGroup[];
  readonly settled: readonly SettledAlert[];
}) {
  const settle = useSettle();
  const howOf = ({ key }: AlertGroup) => settled.find((each) => each.key === key)?.how ?? 'read';
  return (
    <Disclosure look="inline" title={`Settled (${groups.length})`}>
      <ul className="flex flex-col gap-3">
        {groups.map((group) => (
          <li key={group.key} className="flex flex-col items-start gap-1">
            <p>
              <span className="font-medium text-ink">{group.title}</span>: {HOW[howOf(group)]}.
            </p>
            <Words group={group} />
            <Button
              variant="quiet"
              size="sm"
              onPress={() => {
                for (const alert of group.alerts)
                  settle.mutate({ key: alertKey(alert), title: alert.title, how: null });
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
