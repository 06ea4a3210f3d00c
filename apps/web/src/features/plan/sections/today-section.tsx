import { FirstScreen } from '../overview/first-screen.tsx';
import { Today } from '../today/today.tsx';
import type { SectionProps } from './section-props.ts';

export function TodaySection({ batch, entries }: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-10">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <FirstScreen batch={batch} entries={entries} />
      </div>
      <Today batch={batch} entries={entries} />
    </div>
  );
}
