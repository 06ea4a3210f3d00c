import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..');
/** The pages, and the tables of the contract that they print. */
const folders = [join(root, 'apps', 'web', 'src'), join(root, 'packages', 'contract', 'src')];
/** As it is read, whatever the lines of the source: one blank, one kind of apostrophe. */
const plain = (text: string): string =>
  text
    .replace(/\{' '\}/g, ' ')
    .replace(/&apos;|&rsquo;|\\'|’/g, "'")
    .replace(/\s+/g, ' ');
const pages = plain(
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
        .map((path) => readFileSync(join(folder, path), 'utf8')),
    )
    .join('\n'),
);

describe('an answer about the site', () => {
  it.each(loadChatData().site.flatMap(({ id, text }) => text.map((sentence) => [id, sentence] as const)))(
    '%s says what a page says: %s',
    (_, sentence) => {
      expect(pages.includes(plain(sentence))).toBe(true);
    },
  );
});
