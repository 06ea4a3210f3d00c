import { Card } from '../../components/ui/card.tsx';
import { ClockIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Section } from './section.tsx';

export function TwoWaysIn() {
  return (
    <Section title="Two ways in">
      <div className="grid gap-5 lg:grid-cols-[1fr_1.35fr]">
        <Card className="flex flex-col items-start">
          <Duration text="Two minutes" />
          <h3 className="display mt-3 text-heading">The quick quiz</h3>
          <p className="mt-2 mb-6 text-ink-soft">
            Eight questions, no account. A first direction for your goals, and an honest list of what it could not
            check.
          </p>
          <LinkButton to="/take-quiz?quick" variant="secondary" className="mt-auto">
            Start quick
          </LinkButton>
        </Card>
        <Card tint="accent" className="flex flex-col items-start">
          <Duration text="About ten minutes" />
          <h3 className="display mt-3 text-heading">The full questionnaire</h3>
          <p className="mt-2 mb-6 text-ink-soft">
            Your whole picture: medicines, conditions, food, tests, habits. Checked for safety, dosed for you, laid out
            over your day around the medicines you take. Every answer is saved as you give it; stop whenever you like.
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
