import type { Plugin } from 'vite';

const MODULE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const SLOW = 'Intl.DateTimeFormat.supportedLocalesOf([';
const QUICK = 'Intl.getCanonicalLocales([';

/**
 * React Aria asks the browser's date formats, at once and on every page, only to hear whether the language has a valid
 * name: they are read from the disk for that, a tenth of a second on a slow phone. Another question has the same answer.
 */
export function quickLocale(): Plugin {
  return {
    name: 'quick-locale',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler: (code) => {
        if (!code.includes(SLOW))
          throw new Error('React Aria finds its language another way: build/quick-locale.ts can go');
        return code.replace(SLOW, QUICK);
      },
    },
  };
}
