/** Requirements of a page. */
export type PageGuard = 'open' | 'gate' | 'pending-verification' | 'gate-and-signup' | 'gate-and-verified-user';

/** A route of the app as plain data: the browser routes by it, the server writes the page's head from it. */
export interface PageRoute {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly guard: PageGuard;
  /** Dashboard and profile have their own navigation bar; a doctor's letter needs none. */
  readonly navbar: 'site' | 'account' | 'none';
  /** The page's file in `apps/web/src/pages`, without its extension. */
  readonly file: string;
}

/**
 * What somebody shares with their doctor: opened with a code and not listed. The secret is in the hash, which never
 * reaches a server.
 */
export const SHARED_PAGE = '/shared';

/** Where a mail's recipient unsubscribes; the token is in the hash. */
export const END_REMINDERS_PAGE = '/end-reminders';

export const pages: readonly PageRoute[] = [
  {
    path: '/pin-auth',
    title: 'Enter your PIN',
    description: 'Evidose is open by invitation. Enter the PIN you were given.',
    guard: 'open',
    navbar: 'site',
    file: 'pin-auth',
  },
  {
    path: '/',
    title: 'Evidose: evidence, dosed',
    description:
      'A personal supplement plan from what you tell us and what the trials show, checked against your medicines.',
    guard: 'gate',
    navbar: 'site',
    file: 'home',
  },
  {
    path: '/take-quiz',
    title: 'The questionnaire',
    description: 'Your health, your medicines, your goals: the answers your plan is made from.',
    guard: 'gate',
    navbar: 'site',
    file: 'take-quiz',
  },
  {
    path: '/CompleteProfile',
    title: 'Complete your profile',
    description: 'Your account is ready. The questionnaire turns it into a plan.',
    guard: 'gate-and-signup',
    navbar: 'site',
    file: 'complete-profile',
  },
  {
    path: '/quiz-results',
    title: 'Your quick result',
    description: 'What the two-minute quiz suggests, and what the full questionnaire would add.',
    guard: 'gate',
    navbar: 'site',
    file: 'quiz-results',
  },
  {
    path: '/quiz-questions',
    title: 'What we ask, and why',
    description: 'Every question of the questionnaire and what its answer can change in a plan.',
    guard: 'gate',
    navbar: 'site',
    file: 'quiz-questions',
  },
  {
    path: '/supplements',
    title: 'Supplements',
    description: 'The whole catalogue: what each supplement does, how sure we are, doses, limits and sources.',
    guard: 'gate',
    navbar: 'site',
    file: 'supplements',
  },
  {
    path: '/supplements/:id',
    title: 'Supplement',
    description: 'What it does, how sure we are, doses, limits, interactions, who should not take it, and sources.',
    guard: 'gate',
    navbar: 'site',
    file: 'supplement',
  },
  {
    path: '/interactions',
    title: 'Check interactions',
    description: 'Which supplements and medicines should not be taken together, how serious it is, and what to do.',
    guard: 'gate',
    navbar: 'site',
    file: 'interactions',
  },
  {
    path: '/log-in',
    title: 'Log in',
    description: 'Log in to your plan, or create an account.',
    guard: 'open',
    navbar: 'site',
    file: 'log-in',
  },
  {
    path: '/verify',
    title: 'Verify your email',
    description: 'Confirm that the address is yours, and go on to your plan.',
    guard: 'pending-verification',
    navbar: 'site',
    file: 'verify',
  },
  {
    path: '/forgot-password',
    title: 'Reset your password',
    description: 'Get a link to choose a new password.',
    guard: 'open',
    navbar: 'site',
    file: 'forgot-password',
  },
  {
    path: '/dashboard',
    title: 'Your plan',
    description: 'What is suggested for you, what was left out and why, and how to take it.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    file: 'dashboard',
  },
  {
    path: '/take-along',
    title: 'For your doctor and your day',
    description: 'The letter for your doctor, a link to it, and your calendar.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    file: 'take-along',
  },
  {
    path: '/shared',
    title: 'A letter about supplements',
    description: 'A letter that somebody shares with their doctor. It opens with a code.',
    guard: 'open',
    navbar: 'none',
    file: 'shared',
  },
  {
    path: '/end-reminders',
    title: 'Stop reminders',
    description: 'One press ends the mails or notifications that you came from.',
    guard: 'open',
    navbar: 'site',
    file: 'end-reminders',
  },
  {
    path: '/profile',
    title: 'Your profile',
    description: 'Your details, your answers, your data.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    file: 'profile',
  },
  {
    path: '/business',
    title: 'For clinics and shops',
    description: 'Safety-checked supplement plans in your own product, through our API.',
    guard: 'gate',
    navbar: 'site',
    file: 'business',
  },
  {
    path: '/api',
    title: 'API',
    description: 'The Evidose API: try it, get a key, read the limits and the OpenAPI document.',
    guard: 'gate',
    navbar: 'site',
    file: 'api',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'What Evidose costs, and what it will never cost.',
    guard: 'open',
    navbar: 'site',
    file: 'pricing',
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Write to us: a person reads it.',
    guard: 'open',
    navbar: 'site',
    file: 'contact',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What we store about you, why, for how long, and how to get it or delete it.',
    guard: 'open',
    navbar: 'site',
    file: 'privacy-policy',
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy',
    description: 'The two cookies we set, and what we keep in your browser.',
    guard: 'open',
    navbar: 'site',
    file: 'cookie-policy',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    description: 'What you can expect of Evidose, and what Evidose expects of you.',
    guard: 'open',
    navbar: 'site',
    file: 'terms-of-service',
  },
];

/** Pages that need neither gate nor account: what search engines may list. */
export const openPages: readonly string[] = pages
  .filter(({ guard, path }) => guard === 'open' && path !== SHARED_PAGE && path !== END_REMINDERS_PAGE)
  .map(({ path }) => path);
