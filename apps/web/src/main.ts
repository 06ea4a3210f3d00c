import './lib/no-eval.ts';
import 'react-dom/client';

// Three tasks, library, shared parts and app, so that a slow phone can paint and respond in between.
setTimeout(async () => {
  await import('./parts.ts');
  setTimeout(() => void import('./start.tsx'));
});
