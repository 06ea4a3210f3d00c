import { useState } from 'react';
import { PageShell } from '../components/layout/page-shell.tsx';
import { AlertDialog } from '../components/ui/alert-dialog.tsx';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Callout } from '../components/ui/callout.tsx';
import { Card } from '../components/ui/card.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ErrorNotice } from '../components/ui/error-notice.tsx';
import { EvidenceBadge } from '../components/ui/evidence-badge.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { InfoIcon, MoreIcon, PencilIcon, TrashIcon } from '../components/ui/icons.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { Menu } from '../components/ui/menu.tsx';
import { Meter } from '../components/ui/meter.tsx';
import { Popover } from '../components/ui/popover.tsx';
import { Progress } from '../components/ui/progress.tsx';
import { Skeleton, SkeletonRegion } from '../components/ui/skeleton.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { Switch } from '../components/ui/switch.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { Tag } from '../components/ui/tag.tsx';
import { toast, toastWithUndo } from '../components/ui/toast.ts';
import { Tooltip } from '../components/ui/tooltip.tsx';
import { withLoading } from '../lib/loading.ts';
import { StyleFields } from './style-fields.tsx';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every component in every look. Only in development: /style. */
export default function StylePage() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null);
  return (
    <PageShell title="Style" lead="Every component, in every look. What is not here is not part of the system.">
      <div className="grid gap-10">
        <section className="grid gap-4">
          <h2 className="text-heading">Buttons</h2>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <div key={size} className="flex flex-wrap items-center gap-3">
              <Button size={size}>Primary</Button>
              <Button size={size} variant="secondary">
                Secondary
              </Button>
              <Button size={size} variant="quiet">
                Quiet
              </Button>
              <Button size={size} variant="danger">
                Danger
              </Button>
              <Button size={size} isPending>
                Pending
              </Button>
              <Button size={size} isDisabled>
                Disabled
              </Button>
              <LinkButton size={size} to="/" variant="secondary">
                A link
              </LinkButton>
            </div>
          ))}
        </section>
        <StyleFields />
        <section className="grid gap-4">
          <h2 className="text-heading">Words</h2>
          <div className="flex flex-wrap items-center gap-2.5">
            {(['neutral', 'accent', 'info', 'caution', 'urgent', 'good'] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone} 250 µg
              </Badge>
            ))}
            <EvidenceBadge grade="A" />
            <EvidenceBadge grade="B" />
            <EvidenceBadge grade="C" />
            <EvidenceBadge grade="B" isShort />
            <Tag>Metformin</Tag>
            <Tag
              onRemove={() => toastWithUndo('Levothyroxine removed', () => undefined)}
              removeLabel="Remove levothyroxine"
            >
              Levothyroxine
            </Tag>
            <Spinner label="Working" />
          </div>
        </section>
        <section className="grid gap-4">
          <h2 className="text-heading">Messages</h2>
          <Callout title="Good to know">Vitamin D is best taken with a meal that has some fat.</Callout>
          <Callout tone="warning" title="Keep four hours apart">
            Iron and levothyroxine hinder each other.
          </Callout>
          <Callout tone="urgent" title="See a doctor first">
            You said that you fainted lately. That should be looked at before any supplement.
          </Callout>
          <Callout tone="success" title="Your answers are saved" />
          <ErrorNotice error={new Error('raw')} onRetry={() => undefined} />
          <EmptyState title="Nothing chosen" action={<LinkButton to="/supplements">Look around</LinkButton>}>
            What you choose from your plan is kept here.
          </EmptyState>
        </section>
        <section className="grid gap-5 sm:grid-cols-2">
          <h2 className="text-heading sm:col-span-2">Amounts</h2>
          <Card className="grid gap-6">
            <Meter
              label="Vitamin D"
              value={45}
              max={120}
              text="45 of 20 µg"
              mark={{ at: 100, text: 'Upper limit 100 µg' }}
            />
            <Meter
              label="Zinc"
              value={44}
              max={50}
              text="44 mg"
              tone="urgent"
              mark={{ at: 40, text: 'Upper limit 40 mg' }}
            />
            <Progress label="Questionnaire" value={4} max={11} text="4 of 11 sections" />
          </Card>
          <Card>
            <SkeletonRegion label="Fetching your plan">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="mt-4 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-4/5" />
            </SkeletonRegion>
            <div className="mt-6">
              <Switch defaultSelected>Remind me</Switch>
              <Switch>Share with my doctor</Switch>
            </div>
          </Card>
        </section>
        <section className="grid gap-5">
          <h2 className="text-heading">Layers</h2>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onPress={() => setOpen('dialog')}>
              Dialog
            </Button>
            <Button variant="secondary" onPress={() => setOpen('alert')}>
              Alert dialog
            </Button>
            <Button variant="secondary" onPress={() => toast('Saved')}>
              Toast
            </Button>
            <Button variant="secondary" onPress={() => toastWithUndo('Magnesium removed', () => toast('Back again'))}>
              Toast with undo
            </Button>
            <Button
              variant="secondary"
              onPress={() => withLoading('Checking your medicines', () => pause(4000)).then(() => undefined)}
            >
              Overlay
            </Button>
            <Menu
              label="More"
              trigger={
                <IconButton label="More">
                  <MoreIcon />
                </IconButton>
              }
              actions={[
                { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: () => undefined },
                { id: 'delete', label: 'Delete', icon: <TrashIcon />, isDangerous: true, onAction: () => undefined },
              ]}
            />
            <Popover
              label="About the grade"
              trigger={
                <IconButton label="About the grade">
                  <InfoIcon />
                </IconButton>
              }
            >
              Three trials in 1,200 people agree.
            </Popover>
            <Tooltip
              text="Change it"
              trigger={
                <IconButton label="Change">
                  <PencilIcon />
                </IconButton>
              }
            />
          </div>
          <Tabs
            label="Plan"
            items={[
              { id: 'a', label: 'Suggested', content: <p>What is suggested.</p> },
              { id: 'b', label: 'Left out', content: <p>What was left out.</p> },
              { id: 'c', label: 'Your day', content: <p>Morning, noon, night.</p> },
            ]}
          />
          <Disclosure title="Is this medical advice?">No. Bring it to somebody who gives some.</Disclosure>
          <Disclosure title="Why we ask" look="inline">
            Some supplements pass into milk.
          </Disclosure>
        </section>
      </div>
      <Dialog
        title="Where this comes from"
        isOpen={open === 'dialog'}
        onOpenChange={() => setOpen(null)}
        actions={<Button onPress={() => setOpen(null)}>Close</Button>}
      >
        <p>Two meta-analyses and one guideline.</p>
      </Dialog>
      <AlertDialog
        title="Delete your account?"
        isOpen={open === 'alert'}
        isDangerous
        confirmLabel="Delete everything"
        onCancel={() => setOpen(null)}
        onConfirm={() => setOpen(null)}
      >
        Your answers, plans and choices are deleted at once. This cannot be undone.
      </AlertDialog>
    </PageShell>
  );
}
