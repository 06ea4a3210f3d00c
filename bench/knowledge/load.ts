/** One cold load in a new process: started by main.ts, prints its milliseconds. */
import type { LoadOptions } from '@evidose/knowledge';

const options: LoadOptions = process.argv[2] === 'files' ? { cache: null } : {};
const start = performance.now();
const { loadKnowledge } = await import('@evidose/knowledge');
const knowledge = await loadKnowledge(options);
console.log(JSON.stringify({ ms: performance.now() - start, supplements: knowledge.supplements.length }));
