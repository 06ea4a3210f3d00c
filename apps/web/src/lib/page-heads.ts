/**
 * The first text of a page, used by the page and by the HTML the server sends, so that a slow line shows it before any
 * script.
 */
export interface PageHead {
  readonly title: string;
  readonly lead: string;
  readonly width?: 'form' | 'text' | 'page';
}

export const pageHeads = {
  '/': {
    title: 'Your vitamin and supplement plan, backed by evidence.',
    lead: 'For adults. Tell us about your health and your goals. You get a short list of supplements with doses and reasons, checked against the medicines you take. We never change or dose your medicines.',
  },
  '/supplements': {
    title: 'Supplements',
    lead: 'What each one does, how strong the evidence is, how much to take, how much is too much, and who should not take it.',
  },
  '/interactions': {
    title: 'Is it safe together?',
    lead: 'We check supplements against medicines and against each other. Between two medicines we look only for the best-known dangerous pairs. Your pharmacist checks the rest. Name what you take, and we tell you what is known and what to do.',
  },
  '/quiz-questions': {
    title: 'What we ask, and why',
    lead: 'No trick questions. We ask each one because your answer can change what we suggest, how much, or whether it is safe.',
  },
  '/log-in': {
    title: 'Log in',
    lead: 'Your plan, your answers and your choices are where you left them.',
    width: 'form',
  },
  '/pricing': {
    title: 'Pricing',
    lead: 'Free for people. Businesses pay to use the API. Nobody can pay to be ranked higher, and everybody gets the same safety checks.',
  },
} as const satisfies Record<string, PageHead>;
