import { CloseIcon } from '../../components/ui/icons.tsx';
import { Section } from './section.tsx';

const REFUSALS = [
  'Suggest anything known to be unsafe with a medicine or a condition you told us about.',
  'Go above the upper limit for your age. We count what you already take.',
  'Call weak evidence strong, or hide a study because it disagrees.',
  'Tell you to stop, start or change a medicine, or choose its dose.',
  'Scare you into buying something.',
];

export function Refusals() {
  return (
    <Section title="What we won’t do">
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
