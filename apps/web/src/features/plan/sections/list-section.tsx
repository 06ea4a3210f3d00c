import { CostCard } from '../cost-card.tsx';
import { ExportCard } from '../export-card.tsx';
import { YourList } from '../list/your-list.tsx';
import { Totals } from '../totals.tsx';
import type { SectionProps } from './section-props.ts';

export default function ListSection({ batch, entries }: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <YourList batch={batch} />
        <Totals batch={batch} entries={entries} />
      </div>
      <aside aria-label="Cost and files" className="flex flex-col gap-5">
        {batch.supplements.length + entries.length > 0 && <CostCard batch={batch} entries={entries} />}
        <ExportCard />
      </aside>
    </div>
  );
}
