/** `npm run typecheck` */
import { checkTypes } from './lib/types.mjs';

process.exitCode = await checkTypes();
