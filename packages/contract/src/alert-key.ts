import type { Alert } from './recommendation.ts';

/** FNV-1a, 32 bits: short, portable, and enough to distinguish one person's alerts. */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Identifies an alert by its cause. The next plan raises the same alert under the same key, so that it stays resolved;
 * another medicine or value gives another key, and the person is asked again.
 */
export function alertKey({ id, severity, about, because }: Alert): string {
  const cause = [
    ...about.map(({ text, name }) => `${text ?? ''}\n${name}`),
    ...because.map(({ field, value }) => `${field}\n${value}`),
  ];
  return `${id}-${severity}-${shortDigest([...cause].sort().join('\n'))}`;
}
