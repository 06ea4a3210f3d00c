import { isGrave, type Supplement } from '@evidose/engine';
import type { CompiledKnowledge } from './compile/compiled.ts';

/** Generates docs/knowledge-coverage.md: what is known about each supplement, and the gaps. */
export function coveragePage(knowledge: CompiledKnowledge): string {
  const tiers = new Map(knowledge.sources.map((source) => [source.id, source.tier]));
  const [suggestible, recognised] = [
    knowledge.supplements.filter(({ tier }) => tier === 'suggestible'),
    knowledge.supplements.filter(({ tier }) => tier === 'recognised-only'),
  ];
  return [
    '# What the knowledge covers',
    '',
    'Made by `npm run knowledge:coverage`; a test fails when it is out of date. "own + inherited": rows of the file itself, and rows',
    'that come from what it contains. "to review": rows without a traced source. "best": the best tier among its sources.',
    'No row has been reviewed by a clinician yet: see [clinical-review.md](clinical-review.md).',
    '',
    ...standing(knowledge),
    `## Supplements that can be suggested: ${suggestible.length}`,
    '',
    ...table(suggestible, tiers),
    '',
    `## Supplements that are recognised only: ${recognised.length}`,
    '',
    ...table(recognised, tiers),
    '',
    '## Medicine classes that no rule names',
    '',
    'Medicines of these classes are recognised. Nothing speaks against a supplement because of the class itself.',
    '',
    unnamedClasses(knowledge).join(', '),
    '',
  ].join('\n');
}

/** Counts safety rows that are signed, sourced, precautions or untraced. */
function standing({ supplements }: CompiledKnowledge): string[] {
  const rows = supplements
    .flatMap(({ contraindications, interactions }) => [...contraindications, ...interactions])
    .filter((row) => !row.inheritedFrom);
  const grave = rows.filter((row) => ('severity' in row ? isGrave(row) : row.effect === 'exclude'));
  const count = (wanted: (row: (typeof rows)[number]) => boolean) => {
    const share = (list: typeof rows) => {
      const found = list.filter(wanted).length;
      return `${found} (${list.length === 0 ? 0 : ((100 * found) / list.length).toFixed(1)} %)`;
    };
    return `${share(rows)} | ${share(grave)}`;
  };
  const isUntraced = (row: (typeof rows)[number]) => row.directness === 'untraced';
  const isPrecaution = (row: (typeof rows)[number]) => row.directness === 'precaution';
  return [
    '## Safety rows by what they stand on',
    '',
    '| | all | those that leave something out |',
    '|---|---|---|',
    `| signed by a clinician | ${count((row) => row.signed !== null)} |`,
    `| sourced | ${count((row) => !isUntraced(row) && !isPrecaution(row))} |`,
    `| precaution: no study | ${count(isPrecaution)} |`,
    `| general knowledge, not traced | ${count(isUntraced)} |`,
    `| compared with its page on a known day | ${count((row) => row.checked !== null)} |`,
    `| all | ${rows.length} | ${grave.length} |`,
    '',
  ];
}

function table(supplements: readonly Supplement[], tiers: ReadonlyMap<string, number>): string[] {
  return [
    '| supplement | category | indications (A, B, C) | contraindications | interactions | to review | allowed in | sources | best |',
    '|---|---|---|---|---|---|---|---|---|',
    ...supplements.map((supplement) => `| ${cells(supplement, tiers).join(' | ')} |`),
  ];
}

function cells(supplement: Supplement, tiers: ReadonlyMap<string, number>): (string | number)[] {
  const { indications, contraindications, interactions } = supplement;
  const rows = [...contraindications, ...interactions];
  const grades = (['A', 'B', 'C'] as const).map(
    (grade) => indications.filter(({ evidence }) => evidence === grade).length,
  );
  const sources = sourcesOf(supplement);
  const states = Object.keys(supplement.allowedIn);
  return [
    supplement.id,
    supplement.category,
    indications.length === 0 ? '–' : `${indications.length} (${grades.join(', ')})`,
    ownAndInherited(contraindications),
    ownAndInherited(interactions),
    rows.filter((row) => row.review === 'needed' && !row.inheritedFrom).length,
    states.length === 0 ? '–' : states.join(', '),
    sources.length,
    bestTier(sources, tiers),
  ];
}

function ownAndInherited(rows: readonly { readonly inheritedFrom?: string }[]): string {
  const inherited = rows.filter((row) => row.inheritedFrom !== undefined).length;
  return inherited === 0 ? `${rows.length}` : `${rows.length - inherited} + ${inherited}`;
}

function sourcesOf({ sources, indications, contraindications, interactions, allowedIn }: Supplement): string[] {
  const rows = [...indications, ...contraindications, ...interactions, ...Object.values(allowedIn)];
  return [...new Set([...sources, ...rows.flatMap((row) => row.sources)])];
}

/** Tier 0 means untraced, so it sorts last. */
function bestTier(sources: readonly string[], tiers: ReadonlyMap<string, number>): number {
  const traced = sources.map((id) => tiers.get(id) ?? 0).filter((tier) => tier > 0);
  return traced.length === 0 ? 0 : Math.min(...traced);
}

function unnamedClasses({ supplements, effectRules, drugClasses }: CompiledKnowledge): string[] {
  const whens = [...effectRules, ...supplements.flatMap(({ contraindications }) => contraindications)].map(
    ({ when }) => when,
  );
  const taken = whens
    .flatMap(({ all, unless }) => [...all, ...unless])
    .flatMap((criterion) => (criterion.field === 'takes' && 'in' in criterion ? criterion.in : []));
  const named = new Set([
    ...taken,
    ...supplements.flatMap(({ interactions }) => interactions.map((row) => row.with.id)),
  ]);
  return drugClasses.filter(({ id }) => !named.has(id)).map(({ id }) => id);
}
