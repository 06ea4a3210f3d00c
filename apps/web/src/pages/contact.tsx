import { PageShell } from '../components/layout/page-shell.tsx';
import { Callout } from '../components/ui/callout.tsx';
import { MessageForm } from '../features/contact/message-form.tsx';

export default function ContactPage() {
  return (
    <PageShell
      width="form"
      title="Write to us"
      lead="Ask a question, tell us about a mistake, or send us a source to read. A person answers within three working days."
    >
      <div className="flex flex-col gap-8">
        <Callout tone="warning" title="Not for emergencies">
          If you feel unwell or took too much of something, call your local emergency number or poison center. We can’t
          answer in time.
        </Callout>
        <MessageForm
          kind="contact"
          messageLabel="Your message"
          messageHelp="Please leave out health details. This form isn’t part of your account."
        />
      </div>
    </PageShell>
  );
}
