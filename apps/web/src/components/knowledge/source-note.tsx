import type { SourceEntry } from '@evidose/contract';

interface SourceNoteProps {
  readonly ids: readonly string[];
  /** Those that came with the answer; each id is looked up here. */
  readonly sources: readonly SourceEntry[];
  /** What the sources are for, read out after their number. */
  readonly about: string;
}

/** Tier 0 says that nobody has traced the fact yet: that is told as such, not counted as a source. */
export const isTraced = ({ tier }: SourceEntry): boolean => tier !== 0;

/** Where a claim comes from, one tap away. */
export function SourceNote({ ids, sources, about }: SourceNoteProps) {
  const wanted = new Set(ids);
  const mentioned = sources.filter(({ id }) => wanted.has(id));
  const found = mentioned.filter(isTraced);
  if (mentioned.length === 0) return null;
  if (found.length === 0) {
    return (
      <p className="pt-1 text-ink-faint text-xs">General pharmacological knowledge, not yet traced to a source.</p>
    );
  }
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-sm text-accent-text text-xs underline decoration-1 underline-offset-4 hover:decoration-2">
        {found.length === 1 ? '1 source' : `${found.length} sources`}
        <span className="sr-only"> for {about}</span>
      </summary>
      <ul className="mt-1 mb-2 flex flex-col gap-1.5 border-line border-l-2 pl-3 text-xs">
        {found.map((source) => (
          <li key={source.id}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Title, publisher, year; a way there where there is one. */
export function SourceLine({ source: { title, publisher, year, url } }: { readonly source: SourceEntry }) {
  return (
    <>
      {url === null ? (
        title
      ) : (
        <a
          href={url}
          rel="noreferrer noopener"
          target="_blank"
          className="text-accent-text underline underline-offset-2"
        >
          {title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <span className="text-ink-faint">
        {' '}
        {publisher}
        {year === null ? '' : `, ${year}`}
      </span>
    </>
  );
}
