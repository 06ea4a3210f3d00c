import { type ReadingStatus, type Slot, slotTexts, type UnderstoodName } from '@evidose/contract';

/** One line: name, daily amount, times, status, and whose brand it is. */

const STATUS: Readonly<Record<ReadingStatus, string>> = {
  taking: '',
  'as-needed': 'when needed',
  stopped: 'stopped',
  planned: 'not started yet',
  'not-taking': 'you don’t take it, so we don’t count it',
};

const COUNTRIES: Readonly<Record<string, string>> = {
  AR: 'Argentina',
  AT: 'Austria',
  AU: 'Australia',
  BD: 'Bangladesh',
  BE: 'Belgium',
  BR: 'Brazil',
  CA: 'Canada',
  CH: 'Switzerland',
  CO: 'Colombia',
  DE: 'Germany',
  ES: 'Spain',
  EU: 'Europe',
  FR: 'France',
  ID: 'Indonesia',
  IE: 'Ireland',
  IN: 'India',
  IT: 'Italy',
  KE: 'Kenya',
  MX: 'Mexico',
  NG: 'Nigeria',
  NZ: 'New Zealand',
  PH: 'the Philippines',
  PK: 'Pakistan',
  PL: 'Poland',
  TR: 'Türkiye',
  UK: 'the UK',
  US: 'the US',
  ZA: 'South Africa',
};

/** 'a, b, and c'. Created lazily: it takes a slow phone a tenth of a second. */
const joined = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const timesOf = (slots: readonly Slot[]): string => joined(slots.map((slot) => slotTexts[slot].toLowerCase()));

/** Spelled out, since it counts toward every limit. */
function doseOf({ dose, product, rhythm }: UnderstoodName): string {
  if (product !== null) return `counted by its label${dose?.isAssumed === true ? `, ${product.serving} a day` : ''}`;
  if (dose === null) return '';
  if (rhythm !== undefined) return `about ${dose.text} a day on average`;
  return dose.isAssumed ? `no clear amount, so we count ${dose.text} a day` : `${dose.text} a day`;
}

function nameOf({ state, name, parts, product }: UnderstoodName): string {
  if (state === 'unknown') return 'not recognized: we’ll be careful';
  if (state === 'guessed') return parts.length > 1 ? `guessed: ${parts.join(' or ')}?` : `guessed: ${name}?`;
  if (product !== null) return `understood as ${product.name}`;
  return parts.length > 1 ? `understood as ${name}: ${parts.join(', ')}` : `understood as ${name}`;
}

export function readingText(item: UnderstoodName): string {
  const { status, slots, countries, rhythm = '' } = item;
  const rest = [
    rhythm,
    doseOf(item),
    slots === null || slots.length === 0 ? '' : timesOf(slots),
    STATUS[status],
    countries.length === 0 ? '' : `as sold in ${joined(countries.map((code) => COUNTRIES[code] ?? code))}`,
  ].filter((part) => part !== '');
  return [nameOf(item), ...rest].join('; ');
}
