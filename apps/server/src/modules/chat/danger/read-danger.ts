import type { ChatData } from '@evidose/knowledge';
import type { Reader, Said } from '../reading/reader.ts';

export interface Danger {
  readonly card: string;
  /** The phrase that found it, so that a clinician can see which rule spoke. */
  readonly phrase: string;
}

/** The first stage of every message: whether somebody is in danger. It runs before anything else is read. */
export function createDangerReader({ compile, fits }: Reader, { danger }: ChatData) {
  const calm = danger.calm.flatMap(({ says }) => says.map(compile));
  const rules = danger.rules.map(({ card, says, together, unless }) => ({
    card,
    together: together.map((phrases) => ({ phrase: phrases.join(' + '), all: phrases.map((each) => fits([each])) })),
    says: says.map((phrase) => ({ phrase, pattern: compile(phrase) })),
    isExcused: fits(unless),
  }));

  return ({ text }: Pick<Said, 'text'>): Danger | null => {
    const rest = calm.reduce((left, pattern) => left.replace(pattern, '~ '), text);
    for (const { card, says, together, isExcused } of rules) {
      const found =
        says.find(({ pattern }) => rest.search(pattern) >= 0) ??
        together.find(({ all }) => all.every((isThere) => isThere(rest)));
      if (found !== undefined && !isExcused(rest)) return { card, phrase: found.phrase };
    }
    return null;
  };
}
