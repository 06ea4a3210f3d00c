import { PageShell } from '../components/layout/page-shell.tsx';
import { Checker } from '../features/interactions/checker.tsx';

export default function InteractionsPage() {
  return (
    <PageShell
      title="Does it go together?"
      lead="Supplements and medicines can help, hinder or harm each other. Name what you take; we say what is known, how serious it is, and what to do."
    >
      <Checker />
    </PageShell>
  );
}
