import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import type { AppRouter } from './router.tsx';

const drawNow = (draw: () => unknown) => void flushSync(draw);

/** Passed in because importing it from `react-router/dom` costs far more. */
export function App({ router }: { readonly router: AppRouter }) {
  return <RouterProvider router={router} flushSync={drawNow} />;
}
