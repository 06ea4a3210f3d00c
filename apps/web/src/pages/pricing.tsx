import { PageShell } from '../components/layout/page-shell.tsx';
import { ApiPlans } from '../features/pricing/api-plans.tsx';
import { ForPeople } from '../features/pricing/for-people.tsx';
import { Promises } from '../features/pricing/promises.tsx';
import { pageHeads } from '../lib/page-heads.ts';

export default function PricingPage() {
  return (
    <PageShell {...pageHeads['/pricing']}>
      <section aria-labelledby="people">
        <h2 id="people" className="mb-6 text-heading">
          For people
        </h2>
        <ForPeople />
      </section>
      <section aria-labelledby="business" className="mt-20">
        <h2 id="business" className="text-heading">
          For business: the API
        </h2>
        <p className="mt-2 mb-6 max-w-text text-ink-soft">
          Prices in US dollars, before tax. The server uses the same limits as this page.
        </p>
        <ApiPlans />
      </section>
      <section aria-labelledby="promises" className="mt-20">
        <h2 id="promises" className="mb-4 text-heading">
          In plain words
        </h2>
        <Promises />
      </section>
    </PageShell>
  );
}
