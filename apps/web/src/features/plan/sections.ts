export const sectionIds = ['today', 'plan', 'list', 'safety', 'progress'] as const;
export type PlanSectionId = (typeof sectionIds)[number];

export const sectionTitles: Readonly<Record<PlanSectionId, string>> = {
  today: 'Today',
  plan: 'Plan',
  list: 'List',
  safety: 'Safety',
  progress: 'Progress',
};

const NAME = 'section';

/** The dashboard opens with today. */
export const sectionPath = (section: PlanSectionId): string =>
  section === 'today' ? '/dashboard' : `/dashboard?${NAME}=${section}`;

export function sectionOf(search: URLSearchParams, sections: readonly PlanSectionId[]): PlanSectionId {
  const asked = search.get(NAME);
  return sections.find((each) => each === asked) ?? 'today';
}
