/** A separate reviewing process, for the test that kills it and for the benchmark. Prints when it is done. */
import { recommend } from '@evidose/engine';
import { pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { createPool } from '../../database/index.ts';
import { loadEngine } from '../../engine.ts';
import { createMail } from '../mail/index.ts';
import { createTrialsService } from '../trials/service.ts';
import { createWatch } from './service.ts';

const [connectionString = '', pauseTimes = '0'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const { db, close } = createPool({ connectionString, log, max: 3 });
const send = async (): Promise<void> => {
  throw new Error('this process sends no mail');
};
const transport = { send, close: async () => undefined };
const mail = createMail({ db, clock: systemClock, log, transport });
const prepared = await loadEngine();
const publicUrl = 'http://localhost:3000';
const trials = createTrialsService({
  db,
  clock: systemClock,
  prepared,
  decide: (answers) => recommend(prepared, answers),
});
const parts = { db, clock: systemClock, log, mail, prepared, publicUrl, trials };
process.stdout.write('begins\n');
await createWatch({ ...parts, pauseTimes: Number(pauseTimes) }).run();
process.stdout.write(`done ${process.memoryUsage().rss}\n`);
await close();
