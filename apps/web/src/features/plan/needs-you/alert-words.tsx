import type { AlertGroup } from './group-alerts.ts';

export function AlertWords({ group: { about, messages } }: { readonly group: AlertGroup }) {
  return (
    <div className="flex max-w-text flex-col gap-1.5">
      {about.length > 0 && <p className="font-medium">About {about.join(', ')}.</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
