import type { Language } from '@evidose/engine';
import type { ParsedLanguage } from '../parse.ts';

/** The files of words as the engine is told them: each under its name, as it was written. */
export function languageOf(files: ParsedLanguage, english: string): Language {
  const parts = Object.entries(files).map(([name, { value }]) => [name, value]);
  return { ...Object.fromEntries(parts), english } as unknown as Language;
}
