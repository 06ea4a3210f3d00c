import { PageShell } from '../components/layout/page-shell.tsx';
import { Card } from '../components/ui/card.tsx';
import { NotFor } from '../features/business/not-for.tsx';
import { WhatYouGet } from '../features/business/what-you-get.tsx';
import { MessageForm } from '../features/contact/message-form.tsx';

export default function BusinessPage() {
  return (
    <PageShell
      kicker="For clinics and shops"
      title="Careful supplement plans in your own product"
      lead="Send answers, get a plan: safety checks, grades, doses, reasons and sources, over one API. You keep your design and your customers."
    >
      <WhatYouGet />
      <div className="mt-20 grid items-start gap-x-10 gap-y-20 lg:grid-cols-2">
        <section aria-labelledby="limits">
          <h2 id="limits" className="mb-5 text-heading">
            What it isn’t for
          </h2>
          <NotFor />
        </section>
        <Card as="section">
          <h2 className="text-heading">Talk to us</h2>
          <p className="mt-2 mb-6 text-ink-soft">
            Tell us what you are building and about how many plans you need a month. A person answers within three
            working days.
          </p>
          <MessageForm
            kind="business"
            messageLabel="What are you building?"
            messageHelp="Please send no patient data. A short description is enough."
          />
        </Card>
      </div>
    </PageShell>
  );
}
