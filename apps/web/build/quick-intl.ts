import type { Plugin } from 'vite';

interface Question {
  readonly module: RegExp;
  readonly slow: string | RegExp;
  readonly quick: string;
}

const QUESTIONS: readonly Question[] = [
  {
    // Asked only to hear whether the language has a valid name.
    module: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    slow: 'Intl.DateTimeFormat.supportedLocalesOf([',
    quick: 'Intl.getCanonicalLocales([',
  },
  {
    // Which way the language is written: the list of languages below it says so as well.
    module: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/,
    slow: 'if (Intl.Locale) {',
    quick: 'if (false) {',
  },
  {
    // Whether the browser knows signs of numbers: all that we support do.
    module: /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    slow: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    quick: 'true',
  },
];

/**
 * React Aria asks the browser about languages and formats at once and on every page. For that the browser reads its
 * tables of all languages: a tenth of a second and more on a slow phone. Other questions have the same answers.
 */
export function quickIntl(): Plugin {
  return {
    name: 'quick-intl',
    apply: 'build',
    transform: {
      filter: { id: QUESTIONS.map(({ module }) => module) },
      handler: (code, id) => {
        const question = QUESTIONS.find(({ module }) => module.test(id));
        if (question === undefined) return null;
        const answered = code.replace(question.slow, question.quick);
        if (answered === code) throw new Error(`${id} asks in another way: build/quick-intl.ts has to follow`);
        return answered;
      },
    },
  };
}
