import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router';
import type { Guard } from './guards.ts';

export interface AppRoute {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly guard: Guard;
  /** The dashboard and the profile have a navigation bar of their own. */
  readonly navbar: 'site' | 'account';
  readonly Page: LazyPage;
}

interface LazyPage extends LazyExoticComponent<ComponentType> {
  /** Fetches the page before it is drawn. */
  readonly preload: () => Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

/** A page of words, or one that makes its few calls itself. */
function page(load: Load): LazyPage {
  let loaded: ReturnType<Load> | undefined;
  const once = () => {
    loaded ??= load();
    return loaded;
  };
  return Object.assign(lazy(once), { preload: once });
}

/** A page that fetches and caches: the query library comes with the first of them, beside the page. */
const dataPage = (load: Load): LazyPage =>
  page(async () => {
    const [{ default: Page }, { withQueries }] = await Promise.all([load(), import('./with-queries.tsx')]);
    return { default: withQueries(Page) };
  });

/** A living page of every component, for those who build with them. Cut out of the production build. */
const developmentRoutes: readonly AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/style',
        title: 'Style',
        description: 'Every component in every look.',
        guard: 'open',
        navbar: 'site',
        Page: page(() => import('../dev/style-page.tsx')),
      },
    ]
  : [];

/** Every address of the app: who may enter, what it is called, and the page, fetched when it is first needed. */
export const appRoutes: readonly AppRoute[] = [
  {
    path: '/pin-auth',
    title: 'Enter your PIN',
    description: 'Evidose is open by invitation. Enter the PIN you were given.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/pin-auth.tsx')),
  },
  {
    path: '/',
    title: 'Evidose: evidence, dosed',
    description:
      'A personal supplement plan from what you tell us and what the trials show, checked against your medicines.',
    guard: 'gate',
    navbar: 'site',
    Page: page(() => import('../pages/home.tsx')),
  },
  {
    path: '/take-quiz',
    title: 'The questionnaire',
    description: 'Your health, your medicines, your goals: the answers your plan is made from.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/take-quiz.tsx')),
  },
  {
    path: '/CompleteProfile',
    title: 'Complete your profile',
    description: 'Your account is ready. The questionnaire turns it into a plan.',
    guard: 'gate-and-signup',
    navbar: 'site',
    Page: dataPage(() => import('../pages/complete-profile.tsx')),
  },
  {
    path: '/quiz-results',
    title: 'Your quick result',
    description: 'What the two-minute quiz suggests, and what the full questionnaire would add.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/quiz-results.tsx')),
  },
  {
    path: '/quiz-questions',
    title: 'What we ask, and why',
    description: 'Every question of the questionnaire and what its answer can change in a plan.',
    guard: 'gate',
    navbar: 'site',
    Page: page(() => import('../pages/quiz-questions.tsx')),
  },
  {
    path: '/supplements',
    title: 'Supplements',
    description: 'The whole catalogue: what each supplement does, how sure we are, doses, limits and sources.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/supplements.tsx')),
  },
  {
    path: '/supplements/:id',
    title: 'Supplement',
    description: 'What it does, how sure we are, doses, limits, interactions, who should not take it, and sources.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/supplement.tsx')),
  },
  {
    path: '/interactions',
    title: 'Check interactions',
    description: 'Which supplements and medicines do not go together, how serious it is, and what to do.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/interactions.tsx')),
  },
  {
    path: '/log-in',
    title: 'Log in',
    description: 'Log in to your plan, or create an account.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/log-in.tsx')),
  },
  {
    path: '/verify',
    title: 'Verify your email',
    description: 'Confirm that the address is yours, and go on to your plan.',
    guard: 'pending-verification',
    navbar: 'site',
    Page: dataPage(() => import('../pages/verify.tsx')),
  },
  {
    path: '/forgot-password',
    title: 'Reset your password',
    description: 'Get a link to choose a new password.',
    guard: 'open',
    navbar: 'site',
    Page: dataPage(() => import('../pages/forgot-password.tsx')),
  },
  {
    path: '/dashboard',
    title: 'Your plan',
    description: 'What is suggested for you, what was left out and why, and how to take it.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    Page: dataPage(() => import('../pages/dashboard.tsx')),
  },
  {
    path: '/take-along',
    title: 'For your doctor and your day',
    description: 'The letter for your doctor, a link to it, and your calendar.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    Page: dataPage(() => import('../pages/take-along.tsx')),
  },
  {
    path: '/shared',
    title: 'A letter about supplements',
    description: 'A letter that somebody shares with their doctor. It opens with a code.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/shared.tsx')),
  },
  {
    path: '/profile',
    title: 'Your profile',
    description: 'Your details, your answers, your data.',
    guard: 'gate-and-verified-user',
    navbar: 'account',
    Page: dataPage(() => import('../pages/profile.tsx')),
  },
  {
    path: '/business',
    title: 'For clinics and shops',
    description: 'Safety-checked supplement plans in your own product, through our API.',
    guard: 'gate',
    navbar: 'site',
    Page: page(() => import('../pages/business.tsx')),
  },
  {
    path: '/api',
    title: 'API',
    description: 'The Evidose API: try it, get a key, read the limits and the OpenAPI document.',
    guard: 'gate',
    navbar: 'site',
    Page: dataPage(() => import('../pages/api.tsx')),
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'What Evidose costs, and what it will never cost.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/pricing.tsx')),
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Write to us: a person reads it.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/contact.tsx')),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What we store about you, why, for how long, and how to get it or delete it.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/privacy-policy.tsx')),
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy',
    description: 'The one cookie we set, and what we keep in your browser.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/cookie-policy.tsx')),
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    description: 'What you can expect of Evidose, and what Evidose expects of you.',
    guard: 'open',
    navbar: 'site',
    Page: page(() => import('../pages/terms-of-service.tsx')),
  },
  ...developmentRoutes,
];

/** The page of an address, fetched; a page that cannot be had is told to the person when it is drawn. */
export async function preloadPage(path: string): Promise<void> {
  const route = appRoutes.find((each) => matchPath(each.path, path) !== null);
  await route?.Page.preload().catch(() => undefined);
}
