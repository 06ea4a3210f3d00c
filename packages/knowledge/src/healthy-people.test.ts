import { healthyPeople } from './testing/healthy-people.ts';
import { holdHealthy } from './testing/hold-healthy.ts';

/** A pharmacist's expectations for thirty healthy people (docs/people-read.md). */

holdHealthy(healthyPeople);
