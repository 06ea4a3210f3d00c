import { holdHealthy } from './testing/hold-healthy.ts';
import { peopleOfManyKinds } from './testing/people-of-many-kinds.ts';

/** Ten healthy people and ten patients (docs/people-read.md). */

holdHealthy(peopleOfManyKinds);
