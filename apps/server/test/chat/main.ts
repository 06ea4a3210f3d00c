import { loadChatData } from '@evidose/knowledge';
import { loadEngine } from '../../src/engine.ts';
import { createChat } from '../../src/modules/chat/service.ts';
import { type Half, scoreChat } from './score.ts';

/** `npm run chat:score`: by group, on messages that nothing was tuned on. `-- all --wrong` says what went wrong. */
const half =
  (['tuned', 'unseen', 'all'] as const).find((each) => process.argv.includes(each)) ?? ('unseen' satisfies Half);
const prepared = await loadEngine();
const scores = await scoreChat(prepared, createChat(prepared, loadChatData()), half);
process.stdout.write(`Messages: ${half}\n`);
for (const { group, right, of, wrong } of scores) {
  process.stdout.write(
    `${group.padEnd(20)} ${String(right).padStart(4)} of ${String(of).padEnd(4)} ${((100 * right) / of).toFixed(1).padStart(6)} %\n`,
  );
  if (process.argv.includes('--wrong')) for (const line of wrong) process.stdout.write(`    ${line}\n`);
}
