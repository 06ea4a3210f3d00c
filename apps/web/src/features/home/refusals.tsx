import { CloseIcon } from '../../components/ui/icons.tsx';
import { Section } from './section.tsx';

const REFUSALS = [
  'Suggest anything that is known to clash with a medicine or a condition you told us about.',
  'Go above the upper limit for your age, what you already take included.',
  'Call weak evidence strong, or leave out a study because it disagrees.',
  'Tell you to stop a prescribed medicine.',
  'Make you feel ill so that you buy something.',
];

export function Refusals() {
  return (
    <Section title="What it will not do">
      <ul className="grid max-w-[60rem] gap-x-10 gap-y-4 sm:grid-cols-2">
        {REFUSALS.map((text) => (
          <li key={text} className="flex gap-3 text-ink-soft">
            <CloseIcon className="mt-1 size-5 shrink-0 text-urgent" />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
