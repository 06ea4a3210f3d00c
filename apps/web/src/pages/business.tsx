import { PageShell } from '../components/layout/page-shell.tsx';

export default function BusinessPage() {
  return (
    <PageShell
      kicker="For clinics and shops"
      title="The same careful pharmacist, in your own product"
      lead="Send answers, get a plan: safety checks, grades, doses, reasons and sources, over one API. You keep your design and your customers."
    />
  );
}
