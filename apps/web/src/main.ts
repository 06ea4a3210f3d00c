import './lib/no-eval.ts';
import 'react-dom/client';

// The library is one piece of work and the app another: a slow phone paints, and answers a touch, between the two.
setTimeout(() => void import('./start.tsx'));
