export { type EmbeddedDatabase, EmbeddedDatabaseError, startEmbedded } from './embedded/index.ts';
export { classifyFailure, sqlStateOf } from './failures.ts';
export { MigrationError, migrate } from './migrate.ts';
export { once, sweepKeys } from './once.ts';
export { DatabaseStartError, openPool } from './open.ts';
export { buryPerson, personalWrite, sweepPeople } from './people.ts';
export { createPool, type Database, type DatabasePool } from './pool.ts';
export { deleteInBatches } from './sweep.ts';
export { inTransaction, repeatable } from './transaction.ts';
