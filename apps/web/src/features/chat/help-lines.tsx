import type { HelpLine } from '@evidose/contract';

/** Who to call. The number is the link, large enough for a shaking thumb. */
export function HelpLines({ lines }: { readonly lines: readonly HelpLine[] }) {
  return (
    <div role="alert" className="rounded-lg border border-urgent-line bg-urgent-wash p-4">
      <p className="font-semibold">Help, now</p>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {lines.map(({ name, contact, href }) => (
          <li key={name}>
            {href === null ? (
              <span className="font-semibold">{contact}</span>
            ) : (
              <a
                href={href}
                className="inline-flex min-h-9 items-center font-semibold text-urgent underline underline-offset-4"
              >
                {contact}
              </a>
            )}
            <span className="block text-ink-soft text-xs">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
