import { Card } from '../../components/ui/card.tsx';
import { CheckIcon } from '../../components/ui/icons.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';

const INCLUDED = [
  'The quick quiz, the full questionnaire and as many new plans as you like',
  'Every safety check, grade, dose and source',
  'Your daily schedule, what you have taken, and the history of your plans',
  'PDF for your doctor, calendar, CSV, JSON and FHIR',
  'The catalogue and the interaction check, without an account',
] as const;

export function ForPeople() {
  return (
    <Card tint="accent" className="grid gap-8 lg:grid-cols-[1fr_1.4fr]">
      <div className="flex flex-col items-start gap-4">
        <p className="display mt-2 text-display">$0</p>
        <p className="text-ink-soft text-lead">
          Everything is free for you. No card, no trial that ends, no automatic renewal.
        </p>
        <LinkButton to="/take-quiz" size="lg">
          Make my plan
        </LinkButton>
      </div>
      <ul className="flex flex-col gap-3 self-center">
        {INCLUDED.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <CheckIcon className="mt-1 shrink-0 text-accent" /> {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}
