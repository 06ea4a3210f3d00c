import type { Alert } from '@evidose/contract';
import { Callout } from '../ui/callout.tsx';

const TONES = { urgent: 'urgent', warning: 'warning', info: 'info' } as const;
const ORDER = ['urgent', 'warning', 'info'] as const;

export function AlertList({ alerts }: { readonly alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  const sorted = [...alerts].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return (
    <ul className="flex flex-col gap-3">
      {sorted.map(({ id, severity, title, message }) => (
        <li key={id}>
          <Callout tone={TONES[severity]} title={title}>
            {message}
          </Callout>
        </li>
      ))}
    </ul>
  );
}
