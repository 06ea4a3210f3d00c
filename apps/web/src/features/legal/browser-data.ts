import type { LocalKey, SessionKey } from '../../lib/storage.ts';

export interface BrowserRow {
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

const TAB = 'Until the tab is closed';
const SENT_OR_CLOSED = 'Until it is sent or the tab is closed';

/** Every key of lib/storage.ts in plain words. The types ensure that none is missing. */
const tabRows: Readonly<Record<Exclude<SessionKey, `draft:${string}`>, BrowserRow>> = {
  email: { what: 'Your email address', why: 'To tell you where the verification email went', kept: TAB },
  quizData: {
    what: 'Your answers so far',
    why: 'To bring them back after a reload or a log-in',
    kept: 'Until they are stored with your account, you clear them, or the tab is closed',
  },
  userState: { what: 'Whether you are signed in', why: 'To show the right pages', kept: TAB },
  loading: { what: 'Whether something is being worked out', why: 'To show that it is', kept: TAB },
  pendingVerification: {
    what: 'That your address still needs to be verified',
    why: 'To show the page that waits for it',
    kept: 'Until it is verified',
  },
  signupCompleted: { what: 'That you have just signed up', why: 'To lead you to the questionnaire', kept: TAB },
  returnAfterGate: { what: 'Which page you were going to', why: 'To bring you there after the PIN', kept: TAB },
  returnAfterLogin: { what: 'Which page you were going to', why: 'To bring you there after the log-in', kept: TAB },
  providerRedirect: {
    what: 'That you are signing in with another company',
    why: 'To finish it when you come back',
    kept: 'Until you are back',
  },
  providerAnswer: {
    what: 'What that company answered',
    why: 'To finish signing in',
    kept: 'Until you are signed in',
  },
};

const deviceRows: Readonly<Record<Exclude<LocalKey, `durable:${string}`>, BrowserRow>> = {
  pinAuthExpiry: { what: 'When your access ends', why: 'To ask for the PIN again at the right time', kept: 'One hour' },
  pendingVerification: {
    what: 'That your address still needs to be verified',
    why: 'To go on when you open the link in another tab',
    kept: 'Until it is verified',
  },
  identitySession: {
    what: 'The tokens that keep you signed in',
    why: 'So you don’t have to log in on every visit',
    kept: 'Until you sign out, or after 14 days without use',
  },
  theme: { what: 'Light or dark, if you chose', why: 'To show it that way', kept: 'Until you choose again' },
};

/** Key prefixes. */
const families: Readonly<Record<'draft' | 'durable', readonly BrowserRow[]>> = {
  draft: [
    { what: 'What you typed into a form', why: 'So you don’t lose what you typed', kept: SENT_OR_CLOSED },
    { what: 'The answers and the result of the quick quiz', why: 'To show the result', kept: TAB },
  ],
  durable: [
    {
      what: 'A copy of your answers so far, unless you switch it off',
      why: 'To go on another day',
      kept: 'Until they are stored with your account or you clear them; 30 days at most',
    },
  ],
};

/** IndexedDB, and the service worker's cache (lib/offline/). */
const offline: readonly BrowserRow[] = [
  {
    what: 'Your plan, your list, your diary, your check-ins and trials, as you last saw them, unless you switch off the copy of your answers',
    why: 'To show them when you are offline',
    kept: 'Until you sign out; 30 days at most',
  },
  {
    what: 'What you tick or change, until we have it',
    why: 'To send it when you are back online',
    kept: 'Until it is sent or you sign out',
  },
  {
    what: 'The app itself: scripts, styles, fonts and icons. Nothing about you',
    why: 'To open without a connection',
    kept: 'Until a newer version takes its place, or you clear your browser',
  },
  {
    what: 'That notifications are on, if you turned them on',
    why: 'To show your reminders',
    kept: 'Until you turn them off or sign out',
  },
];

export const inTab: readonly BrowserRow[] = [...Object.values(tabRows), ...families.draft];
export const onDevice: readonly BrowserRow[] = [...Object.values(deviceRows), ...families.durable, ...offline];
