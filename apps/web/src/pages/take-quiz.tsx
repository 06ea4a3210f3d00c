import { sectionIds, sections } from '@evidose/contract';
import { PageShell } from '../components/layout/page-shell.tsx';

export default function TakeQuizPage() {
  return (
    <PageShell
      title="Let us get to know you"
      lead="Short sections, one thing at a time. Everything is saved as you go, so you can stop and come back."
    >
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {sectionIds.map((id, index) => (
          <li key={id} className="border-line border-t pt-4">
            <p aria-hidden="true" className="display text-ink-faint text-subhead">
              {index + 1}
            </p>
            <h2 className="mt-1 text-subhead">{sections[id].title}</h2>
            <p className="mt-1 text-ink-soft text-sm">{sections[id].intro}</p>
          </li>
        ))}
      </ol>
    </PageShell>
  );
}
