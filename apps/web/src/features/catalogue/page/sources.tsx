import type { SourceEntry, SupplementFacts } from '@evidose/contract';
import { SourceLine } from '../../../components/knowledge/source-note.tsx';
import { Section } from './section.tsx';

const TIERS: Readonly<Record<SourceEntry['tier'], string>> = {
  1: 'Journals, labels, authorities',
  2: 'Hospitals and monographs',
  3: 'Articles',
  0: 'General knowledge, still to be traced',
};

export function Sources({ facts }: { readonly facts: SupplementFacts }) {
  return (
    <Section
      id="sources"
      title="Sources"
      lead={`${facts.sources.length} sources stand behind this page. Knowledge version ${facts.knowledgeVersion}.`}
    >
      {([1, 2, 3, 0] as const).map((tier) => {
        const sources = facts.sources.filter((source) => source.tier === tier);
        if (sources.length === 0) return null;
        return (
          <div key={tier}>
            <h3 className="text-ink-soft text-sm">{TIERS[tier]}</h3>
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
