import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { cx } from '../../lib/cx.ts';
import { ChevronDownIcon } from './icons.tsx';

interface DisclosureProps extends Omit<AriaDisclosureProps, 'className' | 'children'> {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Shown under the title while closed. */
  readonly summary?: string;
  readonly level?: 2 | 3 | 4 | 5;
  /** line: in a list of questions. inline: "why we ask" next to a field. */
  readonly look?: 'line' | 'inline';
}

export function Disclosure({ title, children, summary, level = 3, look = 'line', ...disclosure }: DisclosureProps) {
  const isLine = look === 'line';
  return (
    <AriaDisclosure {...disclosure} className={cx(isLine && 'border-line border-b')}>
      {({ isExpanded }) => (
        <>
          <Heading level={level} className="font-sans tracking-normal">
            <Button
              slot="trigger"
              className={cx(
                'group/trigger flex cursor-pointer items-center gap-3 rounded-sm text-left transition',
                isLine
                  ? 'w-full justify-between py-4 font-semibold hovered:text-accent-text'
                  : 'min-h-9 font-medium text-accent-text text-sm underline underline-offset-4',
              )}
            >
              {title}
              <ChevronDownIcon className="shrink-0 transition group-aria-expanded/trigger:rotate-180" />
            </Button>
          </Heading>
          {summary !== undefined && summary !== '' && !isExpanded && (
            <div className="-mt-3 pr-8 pb-4">
              <p className="line-clamp-3 text-ink-soft text-sm">{summary}</p>
            </div>
          )}
          <DisclosurePanel>
            <div className={cx('max-w-text text-ink-soft', isLine ? 'pb-5' : 'pt-1 pb-2 text-sm')}>{children}</div>
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}
