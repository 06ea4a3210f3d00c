import type { ReactNode } from 'react';
import { Tabs as AriaTabs, type TabsProps as AriaTabsProps, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { cx } from '../../lib/cx.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps extends Omit<AriaTabsProps, 'className' | 'children' | 'orientation'> {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly className?: string;
}

export function Tabs({ label, items, className, ...tabs }: TabsProps) {
  return (
    <AriaTabs {...tabs} className={cx('flex flex-col gap-6', className)}>
      <TabList
        aria-label={label}
        className="flex gap-1 self-start overflow-x-auto rounded-full bg-sunken inset-ring inset-ring-line p-1"
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className="cursor-pointer whitespace-nowrap rounded-full px-4 py-2 font-medium text-ink-soft text-sm transition hovered:text-ink selected:bg-raised selected:text-ink selected:shadow-low forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText] forced-colors:selected:forced-color-adjust-none"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="rounded-sm">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
