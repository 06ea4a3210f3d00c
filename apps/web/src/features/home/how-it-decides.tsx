import type { ComponentType, SVGProps } from 'react';
import { BookIcon, CapsuleIcon, ShieldIcon, UserIcon } from '../../components/ui/icons.tsx';
import { Section } from './section.tsx';

interface Step {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  {
    icon: UserIcon,
    title: 'You answer',
    text: 'Age, conditions, medicines, food, sleep, goals. Each question says what its answer can change.',
  },
  {
    icon: ShieldIcon,
    title: 'Safety decides first',
    text: 'What does not go with your medicines, conditions, allergies or a pregnancy is left out, and you are told why. A medicine we do not recognise holds things back; it never clears them.',
  },
  {
    icon: BookIcon,
    title: 'Then the evidence',
    text: 'What is left is ranked by trials in people, for the outcome you care about. Every grade names its sources.',
  },
  {
    icon: CapsuleIcon,
    title: 'Then the dose',
    text: 'An amount for you, counting what you already take and eat, and below the upper limit for your age.',
  },
];

export function HowItDecides() {
  return (
    <Section
      title="How it decides"
      lead="Four steps, always in this order. None of them is a guess, and none can be bought."
    >
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="border-ink/80 border-t-2 pt-4">
            <div className="flex items-center justify-between text-accent-text">
              <Icon className="size-7" />
              <span aria-hidden="true" className="display text-ink-faint text-subhead">
                {index + 1}
              </span>
            </div>
            <h3 className="mt-4 text-subhead">{title}</h3>
            <p className="mt-2 text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
