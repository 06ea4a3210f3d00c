import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../lib/cx.ts';
import { UrgentIcon } from './icons.tsx';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** When set, the field is invalid and the message is announced. */
  readonly errorMessage?: string | null | undefined;
}

export const inputStyle = cx(
  'w-full min-h-12 rounded-md border border-edge bg-surface px-4 py-2.5 text-base text-ink transition placeholder:text-ink-faint',
  'hovered:border-ink-faint focused:border-accent focused:outline-2 focused:outline-accent focused:-outline-offset-1',
  'invalid:border-urgent off:bg-sunken off:text-ink-faint',
);

export function FieldLabel({ children }: { readonly children: ReactNode }) {
  return <Label className="font-semibold leading-snug text-ink">{children}</Label>;
}

export function FieldHelp({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <Text slot="description" className="block text-ink-soft text-sm">
      {children}
    </Text>
  );
}

export function FieldProblem({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <Text slot="errorMessage" role="alert" className="flex items-start gap-1.5 font-medium text-sm text-urgent">
      <UrgentIcon className="mt-0.5 shrink-0" />
      {message}
    </Text>
  );
}
