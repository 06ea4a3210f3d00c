import { holdHealthy } from './testing/hold-healthy.ts';
import { twentyFresh } from './testing/twenty-fresh.ts';

/** Ten healthy people and ten patients (docs/people-read.md). */

holdHealthy(twentyFresh);
