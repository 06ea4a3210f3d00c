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
    text: 'Goals, age, conditions, medicines, food and sleep. Each question tells you what your answer can change.',
  },
  {
    icon: ShieldIcon,
    title: 'We check safety first',
    text: 'We leave out anything that’s not safe with your medicines, conditions, allergies or a pregnancy, and we tell you why. If we don’t know one of your medicines, we suggest less, not more.',
  },
  {
    icon: BookIcon,
    title: 'Then we weigh the evidence',
    text: 'We rank what is left by studies in people, for the goal you care about. Every grade lists its sources.',
  },
  {
    icon: CapsuleIcon,
    title: 'Then we set the dose',
    text: 'You get an amount that fits you. We count what you already take and eat, and we stay under the upper limit for your age.',
  },
];

export function HowItDecides() {
  return (
    <Section
      title="How we decide"
      lead="Four steps, always in this order. No step is a guess, and nobody can pay to change one."
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
