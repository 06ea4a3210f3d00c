import { healthyPeople } from './testing/healthy-people.ts';
import { holdHealthy } from './testing/hold-healthy.ts';

/** What a pharmacist expected of thirty healthy people (docs/people-read.md). */

holdHealthy(healthyPeople);
