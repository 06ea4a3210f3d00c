/** What the specification says about each address, independent of the app. */
export interface KnownRoute {
  readonly path: string;
  readonly needs: 'nothing' | 'gate' | 'gate and signup' | 'pending verification' | 'gate and user';
  readonly title: string | RegExp;
}

/** The questionnaire shows the current section in the title. */
const SECTION_TITLE = /^\S.+ · Evidose$/;

export const knownRoutes: readonly KnownRoute[] = [
  { path: '/pin-auth', needs: 'nothing', title: 'Enter your PIN · Evidose' },
  { path: '/', needs: 'gate', title: 'Evidose: evidence, dosed' },
  { path: '/take-quiz', needs: 'gate', title: SECTION_TITLE },
  { path: '/CompleteProfile', needs: 'gate and signup', title: SECTION_TITLE },
  { path: '/quiz-results', needs: 'gate', title: 'Your quick result · Evidose' },
  { path: '/quiz-questions', needs: 'gate', title: 'What we ask, and why · Evidose' },
  { path: '/supplements', needs: 'gate', title: 'Supplements · Evidose' },
  { path: '/interactions', needs: 'gate', title: 'Check interactions · Evidose' },
  { path: '/log-in', needs: 'nothing', title: 'Log in · Evidose' },
  { path: '/verify', needs: 'pending verification', title: 'Verify your email · Evidose' },
  { path: '/dashboard', needs: 'gate and user', title: 'Your plan · Evidose' },
  { path: '/take-along', needs: 'gate and user', title: 'For your doctor and your day · Evidose' },
  { path: '/shared', needs: 'nothing', title: 'A letter about supplements · Evidose' },
  { path: '/profile', needs: 'gate and user', title: 'Your profile · Evidose' },
  { path: '/business', needs: 'gate', title: 'For clinics and shops · Evidose' },
  { path: '/contact', needs: 'nothing', title: 'Contact · Evidose' },
  { path: '/privacy-policy', needs: 'nothing', title: 'Privacy policy · Evidose' },
  { path: '/cookie-policy', needs: 'nothing', title: 'Cookie policy · Evidose' },
  { path: '/terms-of-service', needs: 'nothing', title: 'Terms of service · Evidose' },
  { path: '/forgot-password', needs: 'nothing', title: 'Reset your password · Evidose' },
  { path: '/api', needs: 'gate', title: 'API · Evidose' },
  { path: '/pricing', needs: 'nothing', title: 'Pricing · Evidose' },
];

/** Routes that a visitor without an account can open, given the gate and the sign-up markers. */
export const visitorRoutes = knownRoutes.filter(({ needs }) => needs !== 'gate and user');
