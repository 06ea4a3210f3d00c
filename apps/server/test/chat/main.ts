import { readChatBatch } from '@evidose/knowledge';
import { loadCorpusChat } from './load-chat.ts';
import { scoreChat } from './score.ts';

/**
 * `npm run chat:score`: by group, on messages that nothing was tuned on. `-- all --wrong` says what went wrong, and
 * `-- new.yaml` scores a file of the form of unseen.yaml, before any of it is learned from.
 */
const file = process.argv.slice(2).find((each) => each.endsWith('.yaml'));
const half = (['tuned', 'unseen', 'all'] as const).find((each) => process.argv.includes(each)) ?? 'unseen';
const { prepared, chat } = await loadCorpusChat();
const scores = await scoreChat(prepared, chat, file === undefined ? half : readChatBatch(file));
process.stdout.write(`Messages: ${file ?? half}\n`);
for (const { group, right, of, wrong } of scores) {
  process.stdout.write(
    `${group.padEnd(20)} ${String(right).padStart(4)} of ${String(of).padEnd(4)} ${((100 * right) / of).toFixed(1).padStart(6)} %\n`,
  );
  if (process.argv.includes('--wrong')) for (const line of wrong) process.stdout.write(`    ${line}\n`);
}
