import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. Vitest learns this from an earlier run; in a fresh clone it goes by the size of a file. */
const LONGEST = [
  'promises/promises.test.ts',
  'doubt/canonical-line.test.ts',
  'doubt/never-frees.test.ts',
  'chat/chat-corpus.test.ts',
  'reminders/reminders.test.ts',
  'chat/chat.test.ts',
  'embedded/embedded.test.ts',
  'test/reminders-processes.test.ts',
  'letter/one-voice.test.ts',
  'embedded/kill.test.ts',
];
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));

/** The longest files of each project first: started last, one would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  test: {
    // Stray console output is a defect: tests that expect it capture it themselves.
    onConsoleLog: () => undefined,
    // More than there are cores (the default keeps one back): a test that waits for a database to start, be killed or
    // time out leaves its core to another file.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['packages/*', 'apps/*', 'scripts'],
    sequence: { sequencer: LongestFirst },
  },
});
