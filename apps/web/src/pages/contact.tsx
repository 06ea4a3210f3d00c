import { PageShell } from '../components/layout/page-shell.tsx';

export default function ContactPage() {
  return (
    <PageShell
      width="form"
      title="Write to us"
      lead="A question, a mistake you found, a source we should read: a person reads it. Please leave out health details."
    />
  );
}
