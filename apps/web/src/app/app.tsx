import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import type { AppRouter } from './router.tsx';

const drawNow = (draw: () => unknown) => void flushSync(draw);

/** `flushSync` is handed over here, as `react-router/dom` would bring much more than that. */
export function App({ router }: { readonly router: AppRouter }) {
  return <RouterProvider router={router} flushSync={drawNow} />;
}
