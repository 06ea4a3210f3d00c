import { I18nProvider } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import type { AppRouter } from './router.tsx';

const drawNow = (draw: () => unknown) => void flushSync(draw);

/**
 * React Aria speaks the language of the pages, not of the browser. `flushSync` is passed in because importing it from
 * `react-router/dom` costs far more.
 */
export function App({ router }: { readonly router: AppRouter }) {
  return (
    <I18nProvider locale="en-US">
      <RouterProvider router={router} flushSync={drawNow} />
    </I18nProvider>
  );
}
