import { LazyDisclosure } from './lazy-disclosure.tsx';
import type { SchemaRow } from './schema-rows.ts';

export function FieldList({ rows }: { readonly rows: readonly SchemaRow[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y text-sm">
      {rows.map((row) => (
        <li key={row.name} className="py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <code className="break-all font-mono font-semibold text-ink">{row.name}</code>
            <span className="text-ink-faint">{row.isRequired ? 'always' : 'optional'}</span>
          </p>
          {row.about !== '' && <p className="text-ink-soft">{row.about}</p>}
          <p className="break-words text-ink-soft text-xs">{row.type}</p>
          {row.rows.length > 0 && (
            <LazyDisclosure
              look="inline"
              title={
                <>
                  {row.rows.length} fields<span className="sr-only"> of {row.name}</span>
                </>
              }
            >
              {() => <FieldList rows={row.rows} />}
            </LazyDisclosure>
          )}
        </li>
      ))}
    </ul>
  );
}
