import type { Language } from '@evidose/engine';
import type { ParsedLanguage } from '../parse.ts';

/** The files of words as the engine is told them: each under its name, as it was written. */
export function languageOf(files: ParsedLanguage): Language {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value])) as unknown as Language;
}
