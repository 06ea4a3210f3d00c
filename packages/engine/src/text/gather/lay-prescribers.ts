import type { Walk } from './walk.ts';

/** How far before the verb its subject may be: "my brother, a chef at the Grand, put me on". */
const FAR = 8;

/** "My brother, a chef, put me on", "the gym instructor has prescribed": not a prescriber, whatever the verb. */
export function isByLayPerson({ spans, tokens, names }: Walk, at: number): boolean {
  const { prescribers, prose, subjects } = names.words;
  if (prescribers.match(tokens, spans[at]?.from ?? 0) !== null) return false;
  for (let i = at - 1; i >= Math.max(at - FAR, 0); i--) {
    const span = spans[i];
    if (span === undefined || span.kind === 'stop' || span.kind === 'name' || span.kind === 'unknown') return false;
    const isPerson = span.kind === 'cue' && span.cue.kind === 'person';
    for (let j = span.to - 1; j >= span.from; j--) {
      const { word = '' } = tokens[j] ?? {};
      const isCalling = prose.callings.has(word);
      if (prescribers.match(tokens, j) !== null || (isCalling && subjects.has(word))) return false;
      if (isCalling) return true;
    }
    if (isPerson) return true;
  }
  return false;
}
