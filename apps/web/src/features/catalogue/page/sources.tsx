import type { SourceKind, SupplementFacts } from '@evidose/contract';
import { authoritiesFirst, SourceLine } from '../../../components/knowledge/source-note.tsx';
import { Section } from './section.tsx';

/** Authorities first; untraced facts last, labelled as such. */
const GROUPS: readonly { readonly title: string; readonly kinds: readonly SourceKind[] }[] = [
  { title: 'Product information, regulators, guidelines', kinds: ['label', 'regulator', 'guideline'] },
  { title: 'Fact sheets of authorities', kinds: ['fact-sheet'] },
  { title: 'Studies', kinds: ['review', 'trial', 'case-report'] },
  { title: 'Reference works', kinds: ['reference', 'web'] },
  { title: 'Not traced to a source', kinds: ['none'] },
];

export function Sources({ facts }: { readonly facts: SupplementFacts }) {
  return (
    <Section
      id="sources"
      title="Sources"
      lead={`This page is based on ${facts.sources.length} sources. Knowledge version ${facts.knowledgeVersion}.`}
    >
      {GROUPS.map(({ title, kinds }) => {
        const sources = authoritiesFirst(facts.sources.filter(({ kind }) => kinds.includes(kind)));
        if (sources.length === 0) return null;
        return (
          <div key={title}>
            <h3 className="text-ink-soft text-sm">{title}</h3>
            <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-sm marker:text-ink-faint">
              {sources.map((source) => (
                <li key={source.id}>
                  <SourceLine source={source} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Section>
  );
}
