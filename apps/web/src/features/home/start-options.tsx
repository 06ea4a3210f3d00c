import { Card } from '../../components/ui/card.tsx';
import { ClockIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Section } from './section.tsx';

export function StartOptions() {
  return (
    <Section title="Two ways to start">
      <div className="grid gap-5 lg:grid-cols-[1fr_1.35fr]">
        <Card className="flex flex-col items-start">
          <Duration text="Two minutes" />
          <h3 className="display mt-3 text-heading">The quick quiz</h3>
          <p className="mt-2 mb-6 text-ink-soft">
            Eight questions, no account. See which supplements may fit your goals, what would rule each one out, and a
            low dose to start with.
          </p>
          <LinkButton to="/take-quiz?quick" variant="secondary" className="mt-auto">
            Start the quick quiz
          </LinkButton>
        </Card>
        <Card tint="accent" className="flex flex-col items-start">
          <Duration text="About ten minutes" />
          <h3 className="display mt-3 text-heading">The full questionnaire</h3>
          <p className="mt-2 mb-6 text-ink-soft">
            Your medicines, conditions, food, blood tests and habits. We check every supplement for safety, choose a
            dose for you and plan your day around the medicines you take. We save each answer, so you can stop at any
            time. You need a free account to see your plan.
          </p>
          <LinkButton to="/take-quiz" className="mt-auto">
            Make my plan
          </LinkButton>
        </Card>
      </div>
    </Section>
  );
}

function Duration({ text }: { readonly text: string }) {
  return (
    <p className="flex items-center gap-2 font-medium text-accent-text text-sm">
      <ClockIcon /> {text}
    </p>
  );
}
