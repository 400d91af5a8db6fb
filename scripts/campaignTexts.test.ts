import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './projectRoot.mjs';

type Fields = Record<string, unknown>;

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const textOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null ? (field as Fields)['en'] : field;

/** First two words of each text that a campaign of the sandbox replaces for some weeks of the year. */
function replacedTexts(): string[] {
  const pages = globSync('sandbox/content/*/pages/**/*.yaml', { cwd: projectRoot });
  const blocks = pages.flatMap((path) => (parse(read(path)) as { components?: Fields[] }).components ?? []);
  return blocks.flatMap((block) => {
    const replaced = ((block['campaigns'] ?? []) as Fields[]).flatMap((campaign) => Object.keys(campaign));
    return ['heading', 'text']
      .filter((field) => replaced.includes(field))
      .map((field) =>
        String(textOf(block[field]))
          .toLowerCase()
          .replaceAll(/[^a-z ]/g, '')
          .split(' ')
          .slice(0, 2)
          .join(' '),
      );
  });
}

test('no browser test expects a text that a campaign replaces, so that none depends on the day', () => {
  const texts = replacedTexts();
  expect(texts).toEqual(expect.arrayContaining(['an evening', 'loud games', 'play by']));
  const tests = globSync('tests/{e2e,engines,development,cluster}/**/*.ts', { cwd: projectRoot });
  const found = tests.flatMap((path) =>
    read(path)
      .split('\n')
      // No campaign changes a page's title.
      .filter((line) => !line.includes('toHaveTitle') && texts.some((text) => line.toLowerCase().includes(text)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
