import { PageShell } from '../components/layout/page-shell.tsx';

export default function PricingPage() {
  return (
    <PageShell
      title="Pricing"
      lead="You pay for the work, never for a ranking. The safety checks are the same for everybody."
    />
  );
}
