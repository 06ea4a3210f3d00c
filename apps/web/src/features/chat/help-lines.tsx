import type { DangerCard, HelpLine } from '@evidose/contract';

/** A number as a link, large enough for a shaking thumb. */
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

/** What to do now and whom to call: nothing is for sale beside it. */
export function DangerCardView({ card: { title, steps, elsewhere }, lines }: DangerCardViewProps) {
  return (
    <div role="alert" className="rounded-lg border border-urgent-line bg-urgent-wash p-4">
      <p className="font-semibold text-lead leading-snug">{title}</p>
      <ul aria-label="Whom to call" className="mt-2 flex flex-col gap-2 text-sm">
        {lines.map((line) => (
          <Line key={line.contact} {...line} />
        ))}
      </ul>
      <ul aria-label="What to do now" className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <details className="mt-3 text-sm">
        <summary className="min-h-9 cursor-pointer content-center text-ink-soft">In another country</summary>
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

/** After a calm answer, for whoever is not sure. */
export function IfUnsure({ lines }: { readonly lines: readonly HelpLine[] }) {
  return (
    <div className="rounded-md border border-line px-3 py-2 text-sm">
      <p className="font-semibold">If you are unsure</p>
      <ul>
        {lines.map((line) => (
          <Line key={line.contact} {...line} />
        ))}
      </ul>
    </div>
  );
}
