import mailDomains from './mail-domains.json' with { type: 'json' };

/** Top-level domains a provider uses. A star: it uses more, in other countries. */
const endingsOf: Readonly<Record<string, readonly string[]>> = mailDomains;
const domains = Object.entries(endingsOf).flatMap(([name, endings]) =>
  endings.filter((ending) => ending !== '*').map((ending) => `${name}.${ending}`),
);
const known = new Set(domains);

/** Two typos in a short name make another name. */
const LONG_ENOUGH_FOR_ONE = 7;
const LONG_ENOUGH_FOR_TWO = 9;

/** Edit distance with swaps of neighboring letters. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : changed;
      (rows[i] ?? [])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped);
    }
  }
  return at(a.length, b.length);
}

function mayBeMeant(typed: string, domain: string, slips: number): boolean {
  if (slips === 1) return domain.length >= LONG_ENOUGH_FOR_ONE;
  return slips === 2 && domain.length >= LONG_ENOUGH_FOR_TWO && typed[0] === domain[0];
}

function nearest(typed: string): string | null {
  const near = domains
    .map((domain) => ({ domain, slips: slipsBetween(typed, domain) }))
    .filter(({ domain, slips }) => mayBeMeant(typed, domain, slips))
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.domain ?? null;
}

/** The address that was probably meant, if its domain looks like a typo of a well-known one. Only ever a suggestion. */
export function findMeantAddress(typed: string): string | null {
  const [, mailbox, domain = ''] = /^(.+)@([^@\s]+\.[^@\s]{2,})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (mailbox === undefined || known.has(domain)) return null;
  const dot = domain.indexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const endings = Object.hasOwn(endingsOf, name) ? (endingsOf[name] ?? []) : [];
  // A country not in the list, except that .con is never one.
  if (endings.includes('*') && isCountry(ending)) return null;
  const meant = nearest(domain) ?? (endings.length > 0 ? `${name}.${endings[0]}` : null);
  const kept = typed.trim().slice(0, -domain.length);
  return meant === null ? null : kept + meant;
}

const SLIPS_OF_COM = new Set(['co', 'cm', 'om']);
/** `de`, `co.nz`, `com.mx`. Three of these endings are countries too, but far more often a typo. */
const isCountry = (ending: string): boolean =>
  !SLIPS_OF_COM.has(ending) && (/^[a-z]{2}$/.test(ending) || /^(co|com|net|org)\.[a-z]{2}$/.test(ending));
