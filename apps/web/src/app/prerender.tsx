import { latestSuggested, listChosen, listResolvedAlerts } from '@evidose/contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Background } from '../components/layout/background.tsx';
import { Navbar } from '../components/layout/navbar.tsx';
import { PrerenderContext } from '../lib/prerender-context.ts';
import type { LocalKey } from '../lib/storage.ts';
import HomePage from '../pages/home.tsx';
import InteractionsPage from '../pages/interactions.tsx';
import LogInPage from '../pages/log-in.tsx';
import PricingPage from '../pages/pricing.tsx';
import QuizQuestionsPage from '../pages/quiz-questions.tsx';
import { SupplementShell } from '../pages/supplement.tsx';
import SupplementsPage from '../pages/supplements.tsx';

/** Run by the build (build/page-hints.ts), never in a browser. */

/** The server fills in a supplement's text for those who may see it. */
const SupplementWords = () => <SupplementShell name="{{title}}" lead="{{lead}}" />;

/** Pages whose first text is worth sending with the HTML; the others get only the frame. */
const FIRST_WORDS: Readonly<Record<string, ComponentType>> = {
  '/': HomePage,
  '/supplements': SupplementsPage,
  '/interactions': InteractionsPage,
  '/quiz-questions': QuizQuestionsPage,
  '/log-in': LogInPage,
  '/pricing': PricingPage,
  '/supplements/:id': SupplementWords,
};

export const drawHeads = (): Record<string, string> =>
  Object.fromEntries(Object.entries(FIRST_WORDS).map(([path, Page]) => [path, draw(path, Page)]));

function draw(path: string, Page: ComponentType): string {
  return renderToStaticMarkup(
    <PrerenderContext value>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <Page />
        </main>
      </MemoryRouter>
    </PrerenderContext>,
  );
}

export const drawFrame = (): string =>
  renderToStaticMarkup(
    <PrerenderContext value>
      <MemoryRouter>
        <Background />
        <Navbar />
      </MemoryRouter>
    </PrerenderContext>,
  );

const keys = {
  theme: 'theme',
  gateEnd: 'pinAuthExpiry',
  session: 'identitySession',
} as const satisfies Record<string, LocalKey>;

/** What src/early.js needs to know: it runs before any module and cannot import anything. */
export const earlyValues = {
  keys,
  plan: {
    page: '/dashboard',
    calls: [latestSuggested, listChosen, listResolvedAlerts].map(({ path }) => path),
  },
} as const;
