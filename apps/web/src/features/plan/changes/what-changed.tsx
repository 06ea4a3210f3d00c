import type { SuggestedBatch } from '@evidose/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { dateText } from '../../../lib/date-text.ts';
import { useResolveAlert } from '../queries.ts';
import { ChangeLines } from './change-lines.tsx';

/** Shown after a new plan until dismissed; the history keeps it. */
export default function WhatChanged({ batch }: { readonly batch: SuggestedBatch }) {
  const resolve = useResolveAlert();
  const key = `what-changed-${batch.id}`;
  if (batch.changes === null) return null;
  const title = `What changed on ${dateText(batch.addedOn)}`;
  return (
    <Card as="section" tint="accent" labelledBy="what-changed" className="flex flex-col gap-4 print:hidden">
      <h2 id="what-changed" className="text-heading">
        What changed and why
      </h2>
      <ChangeLines changes={batch.changes} />
      <p className="text-ink-soft text-sm">Your list, your orders and what you checked off today stay the same.</p>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isDisabled={resolve.isPending}
        onPress={() => resolve.mutate({ key, title, how: 'read' })}
      >
        Got it
        <span className="sr-only">: what changed</span>
      </Button>
    </Card>
  );
}
