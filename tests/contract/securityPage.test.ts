import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources of all tests, and of the suites that tests are put together from. */
function testSources(): string {
  return ['tests', 'web/src', 'platform/src', 'contract/src']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)))
    .filter((file) => !file.includes('node_modules') && (/\.(test|spec)\.tsx?$/.test(file) || /tests\/contract\/web\w+\.ts$/.test(file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test('every test that the page on security names is there', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| [\d\w]/.test(line) && !line.startsWith('| # '));
  const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(40);
  const sources = testSources();
  expect([...new Set(named)].filter((name) => !sources.includes(name))).toEqual([]);
});
