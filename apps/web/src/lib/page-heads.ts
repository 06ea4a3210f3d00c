/**
 * The first words of a page. They stand in the page itself and in the HTML that the server sends, so that a slow line
 * shows them before any script has come.
 */
export interface PageHead {
  readonly title: string;
  readonly lead: string;
  readonly width?: 'form' | 'text' | 'page';
}

export const pageHeads = {
  '/': {
    title: 'Evidence, dosed.',
    lead: 'Tell us about your health, your medicines and your goals. You get a short plan with doses, each with how sure we are and why.',
  },
  '/supplements': {
    title: 'Supplements',
    lead: 'What each one does, how sure we are, how much, how much is too much, and who should leave it alone.',
  },
  '/interactions': {
    title: 'Does it go together?',
    lead: 'Supplements and medicines can help, hinder or harm each other. Name what you take; we say what is known, how serious it is, and what to do.',
  },
  '/quiz-questions': {
    title: 'What we ask, and why',
    lead: 'No trick questions. Each is here because its answer can change what is suggested, how much, or whether it is safe.',
  },
  '/log-in': {
    title: 'Log in',
    lead: 'Your plan, your answers and your choices are waiting where you left them.',
    width: 'form',
  },
  '/pricing': {
    title: 'Pricing',
    lead: 'Free for people. Businesses pay for the API, never for a ranking. The safety checks are the same for everybody.',
  },
} as const satisfies Record<string, PageHead>;
