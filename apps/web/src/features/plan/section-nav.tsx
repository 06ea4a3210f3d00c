import { Link } from 'react-router';
import { type PlanSectionId, sectionPath, sectionTitles } from './sections.ts';

interface SectionNavProps {
  readonly sections: readonly PlanSectionId[];
  readonly current: PlanSectionId;
  /** Open warnings, counted next to their section's name. */
  readonly openAlerts: number;
}

export function SectionNav({ sections, current, openAlerts }: SectionNavProps) {
  return (
    <nav aria-label="Parts of your plan" className="-mx-1 overflow-x-auto print:hidden">
      <ul className="flex w-max gap-1 rounded-full bg-sunken inset-ring inset-ring-line p-1">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={sectionPath(section)}
              aria-current={section === current ? 'page' : undefined}
              className="flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-2 font-medium text-ink-soft text-sm transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-low sm:px-4 forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText]"
            >
              {sectionTitles[section]}
              {section === 'safety' && openAlerts > 0 && (
                <span className="rounded-full bg-caution-wash px-1.5 text-caution text-xs">
                  {openAlerts}
                  <span className="sr-only"> open</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
