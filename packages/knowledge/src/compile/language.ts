import type { Language } from '@evidose/engine';
import type { ParsedLanguage } from '../parse.ts';

/** The language files as the engine gets them: each under its name, unchanged. */
export function languageOf(files: ParsedLanguage, english: string): Language {
  const parts = Object.entries(files).map(([name, { value }]) => [name, value]);
  return { ...Object.fromEntries(parts), english } as unknown as Language;
}
