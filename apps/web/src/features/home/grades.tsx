import { EvidenceBadge, type EvidenceGrade, evidenceGrades } from '../../components/ui/evidence-badge.tsx';
import { Section } from './section.tsx';

const GRADES: readonly EvidenceGrade[] = ['A', 'B', 'C'];

export function Grades() {
  return (
    <Section
      title="How sure are we?"
      lead="Every suggestion shows a grade. A grade is about one goal at a time, so a supplement can be an A for one thing and a C for another."
    >
      <dl className="divide-y divide-line border-line border-y">
        {GRADES.map((grade) => (
          <div key={grade} className="grid items-baseline gap-2 py-5 sm:grid-cols-[11rem_1fr]">
            <dt>
              <EvidenceBadge grade={grade} />
            </dt>
            <dd className="max-w-text text-ink-soft">{evidenceGrades[grade].meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
