import type { DangerCard, HelpLine } from '@evidose/contract';

const IN_ENGLISH = {
  call: 'Whom to call',
  steps: 'What to do now',
  elsewhere: 'In another country',
  unsure: 'If somebody may be in danger',
};
const IN_SPANISH: typeof IN_ENGLISH = {
  call: 'A quién llamar',
  steps: 'Qué hacer ahora',
  elsewhere: 'En otro país',
  unsure: 'Si alguien puede estar en peligro',
};

/** Large enough for a shaking thumb. */
function Line({ name, contact, href }: HelpLine) {
  return (
    <li>
      {href === null ? (
        <span className="font-semibold">{contact}</span>
      ) : (
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-lead text-urgent underline underline-offset-4"
        >
          {contact}
        </a>
      )}
      <span className="block text-ink-soft text-xs">{name}</span>
    </li>
  );
}

interface DangerCardViewProps {
  readonly card: DangerCard;
  readonly lines: readonly HelpLine[];
}

/** What to do now and whom to call, with no supplements next to it. */
export function DangerCardView({ card: { language, title, steps, elsewhere }, lines }: DangerCardViewProps) {
  const told = language === 'es' ? IN_SPANISH : IN_ENGLISH;
  return (
    <div role="alert" lang={language} className="rounded-lg border border-urgent-line bg-urgent-wash p-4">
      <p className="font-semibold text-lead leading-snug">{title}</p>
      <ul aria-label={told.call} className="mt-2 flex flex-col gap-2 text-sm">
        {lines.map((line) => (
          <Line key={line.contact} {...line} />
        ))}
      </ul>
      <ul aria-label={told.steps} className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <details className="mt-3 text-sm">
        <summary className="min-h-9 cursor-pointer content-center text-ink-soft">{told.elsewhere}</summary>
        <ul className="mt-1 flex flex-col gap-1">
          {elsewhere.map(({ name, contact, href }) => (
            <li key={name}>
              {name}:{' '}
              <a
                href={href ?? ''}
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
              >
                {contact}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface IfUnsureProps {
  readonly lines: readonly HelpLine[];
  readonly isSpanish: boolean;
}

/** After an ordinary answer: one line to call, or several in small print when nothing suggests danger. */
export function IfUnsure({ lines, isSpanish }: IfUnsureProps) {
  const { unsure: title } = isSpanish ? IN_SPANISH : IN_ENGLISH;
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0)
    return (
      <div className="rounded-md border border-line px-3 py-2 text-sm">
        <p className="font-semibold">{title}</p>
        <ul>
          <Line {...only} />
        </ul>
      </div>
    );
  return (
    <div lang={isSpanish ? 'es' : 'en'} className="text-ink-soft text-xs">
      <p>{title}:</p>
      <ul aria-label={title} className="flex flex-wrap gap-x-4">
        {lines.map(({ name, contact, href }) => (
          <li key={contact} title={name}>
            {href === null ? contact : <QuietLink contact={contact} href={href} name={name} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuietLink({
  contact,
  href,
  name,
}: {
  readonly contact: string;
  readonly href: string;
  readonly name: string;
}) {
  return (
    <a href={href} className="inline-flex min-h-6 items-center underline underline-offset-4">
      {contact}
      <span className="sr-only">, {name}</span>
    </a>
  );
}
