import { type AlertAction, alertKey } from '@evidose/contract';
import { Suspense } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { CheckIcon, PencilIcon, PhoneIcon } from '../../../components/ui/icons.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { type Resolving, useResolveAlert } from '../queries.ts';
import type { AlertGroup } from './group-alerts.ts';

/** Lazy: it imports the reader's call, which few alerts need. */
const ConfirmButton = lazyPart(() => import('./confirm-button.tsx'));
const ReadingButtons = lazyPart(() => import('./reading-buttons.tsx'));

export function AlertButtons({ group }: { readonly group: AlertGroup }) {
  const resolve = useResolveAlert();
  const resolveAll = (how: Resolving['how']) => {
    for (const alert of group.alerts) resolve.mutate({ key: alertKey(alert), title: alert.title, how });
  };
  return (
    <>
      {group.actions.map((action) => (
        <ActionButton
          key={JSON.stringify(action)}
          action={action}
          group={group}
          isResolving={resolve.isPending}
          onResolve={(how) => resolveAll(how)}
        />
      ))}
      {group.severity === 'info' && (
        <Button variant="quiet" size="sm" isDisabled={resolve.isPending} onPress={() => resolveAll('read')}>
          Got it
          <span className="sr-only">: {group.title}</span>
        </Button>
      )}
    </>
  );
}

interface ActionButtonProps {
  readonly action: AlertAction;
  readonly group: AlertGroup;
  readonly isResolving: boolean;
  readonly onResolve: (how: Resolving['how']) => void;
}

function ActionButton({ action, group, isResolving, onResolve }: ActionButtonProps) {
  switch (action.kind) {
    case 'call':
      return (
        <a
          href={`tel:${action.tel.replaceAll(/[^+\d]/g, '')}`}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-urgent px-5 py-2 font-semibold text-canvas no-underline"
        >
          <PhoneIcon /> {action.label}
        </a>
      );
    case 'open-answer':
      return (
        <LinkButton variant="secondary" size="sm" to={`/profile#answer-${action.field}`}>
          <PencilIcon /> Open my answer
          <span className="sr-only">: {group.title}</span>
        </LinkButton>
      );
    case 'confirm-reading':
      return (
        <Suspense>
          <ConfirmButton reading={action} alerts={group.alerts} />
        </Suspense>
      );
    case 'settle-reading':
      return (
        <Suspense>
          <ReadingButtons doubt={action} alerts={group.alerts} />
        </Suspense>
      );
    case 'asked-doctor':
      return (
        <Button variant="secondary" size="sm" isDisabled={isResolving} onPress={() => onResolve('asked-doctor')}>
          <CheckIcon /> I asked my doctor
        </Button>
      );
  }
}
