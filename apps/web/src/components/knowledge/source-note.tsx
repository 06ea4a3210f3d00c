import { type Directness, directnessTexts, type SourceEntry, sourceKinds, sourceKindTexts } from '@evidose/contract';

interface SourceNoteProps {
  readonly ids: readonly string[];
  /** Sources that came with the response; each id is looked up here. */
  readonly sources: readonly SourceEntry[];
  /** What the sources support; read aloud after their number. */
  readonly about: string;
  readonly directness?: Directness | undefined;
  /** The day somebody last opened them. */
  readonly checked?: string | null | undefined;
}

/** Tier 0 means nobody has traced the fact yet: we say so and do not count it as a source. */
export const isTraced = ({ tier }: SourceEntry): boolean => tier !== 0;

const authority = ({ kind }: SourceEntry): number => sourceKinds.indexOf(kind);

/** Labels, regulators and guidelines first, then reviews and studies, then the rest. */
export const authoritiesFirst = (sources: readonly SourceEntry[]): SourceEntry[] =>
  [...sources].sort((a, b) => authority(a) - authority(b) || (b.year ?? 0) - (a.year ?? 0));

export function SourceNote({ ids, sources, about, directness, checked }: SourceNoteProps) {
  const wanted = new Set(ids);
  const mentioned = sources.filter(({ id }) => wanted.has(id));
  const found = authoritiesFirst(mentioned.filter(isTraced));
  if (mentioned.length === 0) return null;
  const words = directness === undefined ? null : directnessTexts[directness];
  if (found.length === 0) {
    return <p className="pt-1 text-ink-faint text-xs">{words ?? directnessTexts.untraced}</p>;
  }
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-sm text-accent-text text-xs underline decoration-1 underline-offset-4 hover:decoration-2">
        {found.length === 1 ? '1 source' : `${found.length} sources`}
        <span className="sr-only"> for {about}</span>
      </summary>
      {words !== null && (
        <p className="mt-1 text-ink-soft text-xs">
          {words}
          {typeof checked === 'string' && ` Last checked on ${checked}.`}
        </p>
      )}
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

export function SourceLine({ source }: { readonly source: SourceEntry }) {
  const { title, publisher, year, url, kind, citation, gist } = source;
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
        {year === null ? '' : `, ${year}`} ({sourceKindTexts[kind]})
      </span>
      {url === null && citation !== undefined && <span className="block text-ink-faint">{citation}</span>}
      {gist !== undefined && <span className="block text-ink-soft">{gist}</span>}
    </>
  );
}
