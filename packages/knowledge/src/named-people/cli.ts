import { prepare } from '@evidose/engine';
import { compileFiles } from '../compile/files.ts';
import { readDecidingFiles } from '../files.ts';
import { loadKnowledge } from '../load.ts';
import { changesOf } from './changed-plan.ts';
import { supplementFilesAt } from './files-at.ts';
import { people } from './people.ts';
import { planOf } from './plan-of.ts';
import { withEarlierSupplements } from './with-earlier-supplements.ts';

/** `npm run -s knowledge:people -- <commit>`: which named people get a different plan since that commit, and why. */
const ref = process.argv[2];
if (ref === undefined) {
  console.error('Usage: npm run -s knowledge:people -- <commit>');
  process.exitCode = 2;
} else await compare(ref);

async function compare(since: string): Promise<void> {
  const knowledge = await loadKnowledge();
  const earlier = compileFiles(withEarlierSupplements(readDecidingFiles(), supplementFilesAt(since)), since);
  const [before, after] = [prepare({ ...knowledge, ...earlier }), prepare(knowledge)];
  const changed = Object.entries(people).flatMap(([name, answers]) => {
    const changes = changesOf(planOf(before, answers), planOf(after, answers));
    return changes.length === 0 ? [] : [{ name, changes }];
  });
  for (const { name, changes } of changed) {
    console.log(name);
    for (const line of changes) console.log(`  ${line}`);
  }
  const suggestions = changed.filter(({ changes }) => changes.some((line) => /suggested: /.test(line)));
  console.log(
    `\n${changed.length} of ${Object.keys(people).length} people differ since ${since}, ${suggestions.length} of them in what is suggested.`,
  );
}
