import './lib/no-eval.ts';
import 'react-dom/client';

// The library is one piece of work, the parts that pages are made of another, and the app a third: a slow phone paints,
// and answers a touch, between them.
setTimeout(async () => {
  await import('./parts.ts');
  setTimeout(() => void import('./start.tsx'));
});
