import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chatFaults } from './chat/check.ts';
import { checkFiles } from './check/index.ts';
import { countsOf, sourceUse } from './counts.ts';
import { coveragePage } from './coverage.ts';
import { readDataFiles, readDecidingFiles, versionOf } from './files.ts';
import { issueText } from './issue.ts';
import { loadKnowledge } from './load.ts';
import { parseKnowledge } from './parse.ts';
import { reviewPages } from './review.ts';

/**
 * `check` prints every fault with file and line, then the counts. `build` writes the compiled copy. `coverage` and
 * `review` write the pages for readers and for the reviewing clinician.
 */
const commands: Readonly<Record<string, () => number | Promise<number>>> = { check, build, coverage, review };

function check(): number {
  const files = readDataFiles();
  const { knowledge, issues } = checkFiles(files);
  const spoken = knowledge === null ? [] : chatFaults(knowledge);
  for (const issue of issues) console.error(issueText(issue));
  for (const fault of spoken) console.error(fault);
  if (knowledge) {
    for (const [what, count] of countsOf(knowledge)) console.log(`${String(count).padStart(6)}  ${what}`);
    console.log('\nSources by how often they are used (tier, uses, id, title):');
    for (const { tier, uses, id, title } of sourceUse(knowledge)) {
      console.log(`  ${tier}  ${String(uses).padStart(4)}  ${id}  ${title}`);
    }
  }
  const count = issues.length + spoken.length;
  console.log(`\nKnowledge ${versionOf(readDecidingFiles())}: ${count === 0 ? 'no faults' : `${count} faults`}`);
  return count === 0 ? 0 : 1;
}

async function build(): Promise<number> {
  const { version } = await loadKnowledge();
  console.log(`Knowledge ${version} is compiled.`);
  return 0;
}

async function coverage(): Promise<number> {
  const page = fileURLToPath(new URL('../../../docs/knowledge-coverage.md', import.meta.url));
  writeFileSync(page, coveragePage(await loadKnowledge()));
  console.log('docs/knowledge-coverage.md is written.');
  return 0;
}

function review(): number {
  const { knowledge, issues } = parseKnowledge(readDataFiles());
  for (const issue of issues) console.error(issueText(issue));
  if (knowledge === null) return 1;
  const folder = fileURLToPath(new URL('../../../knowledge-review/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [name, page] of Object.entries(reviewPages(knowledge))) {
    writeFileSync(`${folder}${name}`, page);
    console.log(`knowledge-review/${name} is written.`);
  }
  return 0;
}

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Usage: cli.ts ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 2;
} else process.exitCode = await command();
