import type { Plugin } from 'vite';

/** Words in thirty languages: the pages are in English, and so is what a screen reader says of them. */
const OTHER_LANGUAGES = /\/react-(?:aria|aria-components|stately)\/.*\/intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Leaves out React Aria's words in other languages; what is missing falls back to American English. */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    apply: 'build',
    transform: { filter: { id: OTHER_LANGUAGES }, handler: () => 'export default undefined;' },
  };
}
